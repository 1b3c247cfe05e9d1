"""The rules sheet and the texts of the family, in both languages."""

import pytest

from kozel.core.moves import Choose, Number, Pick
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.games import make, preset
from kozel.texts.texts import Texts

LANGUAGES = ("ru", "en")


def _sheet(language: str, options: dict[str, Value], seating: Seating | None = None) -> list[str]:
    game = make("classic", options, seating)
    texts = Texts(language, strict=True)
    return [p for chapter in texts.sheet(game) for p in (chapter.title, *chapter.paragraphs)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", preset("classic").offered)
def test_changing_any_option_changes_the_sheet(language: str, option: str) -> None:
    found = preset("classic")
    default = getattr(found.base(), option)
    seen = [_sheet(language, {})]
    for value in found.choices(option):
        if value != default:
            sheet = _sheet(language, {option: value})
            assert sheet not in seen
            seen.append(sheet)
    assert len(seen) > 1


@pytest.mark.rule("C0.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_blind_seats_are_explained(language: str) -> None:
    seatings = (
        None,
        Seating.of(4, teams=True, blind=(1,)),
        Seating.of(4, teams=True, blind=(1, 2)),
    )
    sheets = [_sheet(language, {}, seating) for seating in seatings]
    assert sheets[0] != sheets[1] != sheets[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["classic", "troika-risk"])
def test_every_option_has_words(language: str, name: str) -> None:
    texts = Texts(language, strict=True)
    found = preset(name)
    assert texts.game(name) != name
    assert texts.about(name)
    for option in found.offered:
        assert texts.option(option)
        assert texts.option_help(option)
        for value in found.choices(option):
            words = texts.option_value(option, value)
            assert isinstance(value, bool | int) or words != value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_family_has_a_label(language: str) -> None:
    texts = Texts(language, strict=True)
    moves = (
        Choose("trump", "H"),
        Choose("take"),
        Number("cut", 12),
        Number("challenge", 2),
        Number("dealer", 1),
        Pick("lay", ("7C", "8C")),
    )
    assert len({texts.move(move) for move in moves}) == len(moves)
