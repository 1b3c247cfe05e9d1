"""The rules sheets of the free-play games and their words, in both languages."""

import pytest

from kozel.core.messages import KozelError
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.games import make, preset
from kozel.texts.texts import Texts

LANGUAGES = ("ru", "en")
GAMES = ("stock", "halves", "chips")


def sheet(language: str, name: str, seats: str, **options: Value) -> str:
    number, teams = seats.removesuffix("t"), seats.endswith("t")
    game = make(name, options, Seating.of(int(number), teams=teams))
    return "\n".join(Texts(language, strict=True).sheet_lines(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "option"), [(name, option) for name in GAMES for option in preset(name).offered]
)
def test_changing_any_option_changes_the_sheet(language: str, name: str, option: str) -> None:
    found = preset(name)
    usual = getattr(found.base(), option)
    seats, teams = found.seatings[0]
    where = f"{seats}{'t' if teams else ''}"
    values = [usual, *(value for value in found.choices(option) if value != usual)]
    sheets = {sheet(language, name, where, **{option: value}) for value in values}
    assert len(sheets) == len(values) > 1


@pytest.mark.rule("C7.1", "C7.2", "C7.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_seating_has_a_sheet_of_its_own(language: str, name: str) -> None:
    sheets = [
        sheet(language, name, f"{seats}{'t' if teams else ''}")
        for seats, teams in preset(name).seatings
    ]
    assert len(set(sheets)) == len(sheets)


@pytest.mark.rule("C7")
def test_the_sheet_shows_what_is_unusual_by_an_example() -> None:
    told = sheet("en", "halves", "4")
    assert "On the table K♠ A♥ 10♠ 7♣: 10♠ takes it" in told
    assert "On the table A♠ A♦ J♦ J♣: J♣ takes it" in told
    told = sheet("en", "halves", "4", jack_ladder="without_clubs")
    assert "On the table A♠ A♦ J♦ J♣: J♦ takes it" in told
    assert "that brings 5; a winning dealer gets 6" in sheet("en", "chips", "4")
    assert "that brings 1; a winning dealer gets 2" in sheet("en", "chips", "2")
    assert "Say 56 and 5 more: that wins" in sheet("en", "stock", "2", target=61)


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize(("seats", "out"), [("3", True), ("4", False), ("6t", True)])
def test_the_sheet_names_the_cards_taken_out(seats: str, *, out: bool) -> None:
    assert ("7♦ 7♥" in sheet("ru", "stock", seats)) == out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_words(language: str, name: str) -> None:
    texts = Texts(language, strict=True)
    found = preset(name)
    assert texts.about(name).endswith(".")
    for option in found.offered:
        assert texts.option_help(option)
        for value in found.choices(option):
            words = texts.option_value(option, value)
            assert isinstance(value, bool | int) or words != value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_number_of_players_is_refused_in_words(language: str) -> None:
    texts = Texts(language, strict=True)
    for name, seats in (("stock", 7), ("halves", 3), ("chips", 5)):
        with pytest.raises(KozelError) as refused:
            make(name, None, Seating.of(seats))
        assert texts.game(name) in texts.message(refused.value.message)


@pytest.mark.rule("C0.4a", "C7.2")
def test_halves_always_have_a_number_of_deals() -> None:
    with pytest.raises(KozelError, match=r"option-out-of-bounds.*C0\.4a"):
        make("halves", {"deals": 0})
    assert make("halves").options.deals == 1
    assert make("chips").options.deals == make("stock").options.deals == 0


@pytest.mark.rule("C7.1", "C7.2")
def test_what_cannot_happen_between_two_sides_is_not_told() -> None:
    for name, seats, options, told in (
        ("halves", "4", {}, True),
        ("halves", "4t", {}, False),
        ("halves", "2", {}, False),
        ("stock", "3", {}, True),
        ("stock", "6t", {}, False),
        ("stock", "2", {"target": 61}, True),
    ):
        words = "60 не набрал никто" if name == "halves" else "нет ни у кого"
        assert (words in sheet("ru", name, seats, **options)) == told


@pytest.mark.rule("C7.3")
def test_the_sheet_tells_where_the_fifteen_cards_are() -> None:
    assert "Fifteen cards go round face down; the sixteenth" in sheet("en", "chips", "4")
    assert "fifteen cards each are dealt" in sheet("en", "chips", "2")
    assert "ifteen" not in sheet("en", "halves", "4")
