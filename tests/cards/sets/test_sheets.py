"""The rules sheets of the family: every rule of C8 and C9 with its number, in both languages."""

import pytest

from kozel.core.messages import IllegalMove, KozelError
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.games import make, preset, sheet
from kozel.texts.texts import Texts
from tests.cards.sets.tables import dealt, declare

LANGUAGES = ("ru", "en")
PRESETS = ("mnogo", "mnogo-hook", "pairs", "burkozel")


def ids(name: str, seats: int, values: dict[str, Value], *, teams: bool = False) -> list[str]:
    game = make(name, values, Seating.of(seats, teams=teams))
    return [message.id.removeprefix("clause-sets-") for _, message in sheet(game)]


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_of_a_game_stands_in_its_sheet(name: str) -> None:
    rules = {message.rule for _, message in sheet(make(name))}
    played = {f"C8.{number}" for number in (3, 4, 5, 11)}
    if name == "burkozel":
        played |= {"C9", "C9.1", "C9.2", "C9.3", "C9.4", "C9.5", "C9.6"}
    else:
        played |= {"C8.1", "C8.2", "C8.6"}
        played |= {"C8.10"} if name == "pairs" else {"C8.7", "C8.8"}
    assert played <= rules


@pytest.mark.rule("C8.1", "C8.9")
def test_a_sheet_tells_the_trumps_of_its_game() -> None:
    assert "trump-cut" in ids("mnogo", 2, {})
    assert "trumps-none" in ids("pairs", 2, {})
    assert "trumps-permanent" in ids("mnogo-hook", 4, {}, teams=True)
    assert "trump-turned" in ids("burkozel", 2, {})


@pytest.mark.rule("C8.9")
def test_last_trumps_are_explained_where_they_may_be_given() -> None:
    for when, clause in (("before_lead", "give-before"), ("after_draw", "give-after")):
        told = ids("mnogo-hook", 4, {"give_trumps": when}, teams=True)
        assert [each for each in told if each.startswith("give")] == [clause]
    assert not [each for each in ids("mnogo", 4, {}, teams=True) if each.startswith("give")]


@pytest.mark.rule("C8.7", "C9.6")
def test_two_sides_and_more_are_counted_in_their_own_words() -> None:
    assert "count-two" in ids("mnogo", 6, {}, teams=True)
    assert "count-many" in ids("mnogo", 3, {})
    assert "count-wrong-two" in ids("burkozel", 4, {}, teams=True)
    assert "count-wrong-many" in ids("burkozel", 3, {})


@pytest.mark.rule("C0.9", "C9.2")
def test_what_may_be_looked_at_is_said_once() -> None:
    for name, values, clause in (
        ("mnogo", {}, "piles-closed"),
        ("mnogo", {"discards": "open", "open_tricks": True}, "piles-open"),
        ("burkozel", {}, "piles-own"),
        ("burkozel", {"open_tricks": True}, "piles-open"),
    ):
        told = ids(name, 2, values)  # type: ignore[arg-type]
        assert [each for each in told if each.startswith("piles")] == [clause]


@pytest.mark.rule("C8.8")
def test_of_two_sides_one_is_the_goat_of_more_there_may_be_several() -> None:
    assert "goat" in ids("mnogo", 4, {}, teams=True)
    assert "goats" in ids("mnogo", 3, {})


@pytest.mark.rule("C9.4")
def test_four_tens_are_told_where_they_count() -> None:
    texts = Texts("en", strict=True)
    for tens, told in ((True, "four aces or four tens"), (False, "four aces)")):
        game = make("burkozel", {"four_tens": tens})
        state = dealt(game, {1: "KH 8C 7C 6C"}, "QD")
        with pytest.raises(IllegalMove, match="set-not-held") as refused:
            game.play(state, 1, declare("four_ends"))
        assert told in texts.message(refused.value.message)


@pytest.mark.rule("C0.2")
def test_cards_out_of_the_deck_are_named() -> None:
    assert "removed" in ids("mnogo", 5, {})
    assert "removed" not in ids("mnogo", 6, {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_any_mixture_of_options_reads_well(language: str, name: str) -> None:
    texts = Texts(language, strict=True)
    found = preset(name)
    for option in found.offered:
        assert texts.option(option)
        assert texts.option_help(option)
        for value in found.choices(option):
            try:
                game = make(name, {option: value})
            except KozelError:  # needs another option beside it
                continue
            lines = texts.sheet_lines(game)
            assert not [line for line in lines if set(line) & set("{}$[]")]


def test_examples_hold_no_trumps_where_they_speak_of_plain_cards() -> None:
    """With the hook queens, jacks and clubs are trumps, so the examples are others."""
    game = make("mnogo-hook")
    trumps = set(game.rules.setup.orders[""].trumps)  # type: ignore[attr-defined]
    plain = ("lead-suit", "lead-any", "answer", "pairing")
    for _, message in sheet(game):
        if message.id.removeprefix("clause-sets-") in plain:
            for name, cards in message.args.items():
                if name.startswith("card"):
                    assert not trumps & set(cards if isinstance(cards, tuple) else (cards,))
