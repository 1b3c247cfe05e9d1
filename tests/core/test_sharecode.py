import re
from typing import Any

import pytest

from kozel.core.messages import OptionError
from kozel.core.options import Options
from kozel.core.presets import Preset
from kozel.core.sharecode import decode, encode
from tests.core.toy import TOY, ToyOptions


def lookup(name: str) -> Preset:
    if name != TOY.id:
        raise OptionError("preset-unknown", preset=name, values=(TOY.id,))
    return TOY


def refused(text: str) -> str:
    with pytest.raises(OptionError) as caught:
        decode(text, lookup)
    return caught.value.message.id


def checked(body: str) -> str:
    """A code with a right checksum, whatever stands in it."""
    from kozel.core.sharecode import _checksum

    return f"{body}.{_checksum(body)}"


@pytest.mark.rule("P3")
@pytest.mark.parametrize(
    "values",
    [
        {},
        {"order": "low"},
        {"reach": 20, "drawing": False},
        {"extras": ("salt",)},
        {"extras": ("salt", "pepper"), "deals": 10, "talk": "phrases"},
    ],
)
def test_a_code_opens_to_the_same_rules(values: dict[str, Any]) -> None:
    options = TOY.configure(values)
    code = encode(TOY, options)
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", code)
    assert decode(code, lookup) == (TOY, options)
    assert decode(f"  {code}\n", lookup) == (TOY, options)


@pytest.mark.rule("P3")
def test_a_code_names_only_what_differs_from_the_defaults() -> None:
    assert encode(TOY, TOY.configure()).startswith("toy.2.")
    assert encode(TOY, TOY.configure({"order": "low"})).startswith("toy.2.or~low.")


def test_a_code_keeps_the_defaults_of_its_own_version() -> None:
    old: Options = decode(checked("toy.1.or~low"), lookup)[1]
    assert isinstance(old, ToyOptions)
    assert old.reach == 2
    new = decode(checked("toy.2.or~low"), lookup)[1]
    assert isinstance(new, ToyOptions)
    assert new.reach == 3


def test_any_slip_of_the_pen_is_noticed() -> None:
    code = encode(TOY, TOY.configure({"order": "low", "reach": 12}))
    unnoticed = 0
    for at in range(len(code)):
        for other in "abkxz1279":
            if other != code[at]:
                slip = code[:at] + other + code[at + 1 :]
                try:
                    unnoticed += decode(slip, lookup)[1] != TOY.configure()
                except OptionError:
                    continue
    assert unnoticed == 0


def test_what_does_not_exist_is_refused_in_words() -> None:
    assert refused("") == "sharecode-form"
    assert refused("toy") == "sharecode-form"
    assert refused("toy.2.zzz") == "sharecode-damaged"
    assert refused(checked("toy.x")) == "sharecode-form"
    assert refused(checked("toy.0")) == "sharecode-form"
    assert refused(checked("toy.3")) == "sharecode-newer"
    assert refused(checked("boy.2")) == "preset-unknown"
    assert refused(checked("toy.2.zz~1")) == "sharecode-key"
    assert refused(checked("toy.2.un~1")) == "sharecode-key"  # not offered by this game
    assert refused(checked("toy.2.or~low.or~high")) == "sharecode-twice"
    assert refused(checked("toy.2.or~middle")) == "option-value-unknown"
    assert refused(checked("toy.2.re~many")) == "option-not-a-number"
    assert refused(checked("toy.2.re~21")) == "option-out-of-bounds"
    assert refused(checked("toy.2.ex~sugar")) == "option-value-unknown"
