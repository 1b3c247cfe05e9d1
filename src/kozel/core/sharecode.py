"""Share codes: house rules as a short text that any server opens to the same rules (P3).

    classic.1.to~above_king.bo~3.k7x

The preset, the version of its defaults, what differs from them by short keys, a checksum.
Only characters that need no escape in an address: letters, digits and ``-._~``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from kozel.core.messages import OptionError
from kozel.core.options import Options, Value
from kozel.core.presets import Preset

_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
_CHECK_LENGTH = 3


def encode(preset: Preset, options: Options) -> str:
    """The code of these options of a preset, against the newest defaults."""
    parts = [preset.id, str(preset.version)]
    for name, value in preset.differences(options).items():
        declared = preset.declared(name)
        parts.append(f"{declared.key}~{declared.write(value).replace('+', '~')}")
    body = ".".join(parts)
    return f"{body}.{_checksum(body)}"


def decode(text: str, lookup: Callable[[str], Preset]) -> tuple[Preset, Options]:
    """The preset and options of a code; `lookup` finds a preset by its id.

    Raises `OptionError` for a code that is damaged, too new, or names what does not exist.
    """
    body, _, check = text.strip().rpartition(".")
    name, *rest = body.split(".")
    if not rest or not name:
        raise OptionError("sharecode-form", "P3", given=text.strip())
    if check != _checksum(body):
        raise OptionError("sharecode-damaged", "P3", given=text.strip())
    preset = lookup(name)
    version = _version(preset, rest[0])
    values: dict[str, Value] = {}
    for part in rest[1:]:
        key, _, written = part.partition("~")
        option = _option(preset, key)
        if option in values:
            raise OptionError("sharecode-twice", "P3", option=option)
        values[option] = preset.declared(option).read(option, written.replace("~", "+"))
    return preset, preset.configure(values, version=version)


def _version(preset: Preset, text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise OptionError("sharecode-form", "P3", given=text)
    version = int(text)
    if version > preset.version:
        raise OptionError("sharecode-newer", "P3", preset=preset.id, number=version)
    return version


def _option(preset: Preset, key: str) -> str:
    for name in preset.offered:
        if preset.declared(name).key == key:
            return name
    raise OptionError("sharecode-key", "P3", preset=preset.id, given=key)


def _checksum(body: str) -> str:
    number = int.from_bytes(hashlib.sha256(body.encode()).digest()[:4], "big")
    digits = []
    for _ in range(_CHECK_LENGTH):
        number, digit = divmod(number, len(_DIGITS))
        digits.append(_DIGITS[digit])
    return "".join(digits)
