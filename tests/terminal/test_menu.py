"""What a typed line means: numbers, notation, Russian and Latin letters, words."""

from __future__ import annotations

import pytest

from kozel.core.messages import Message
from kozel.core.moves import Choose, Move, Number, Part, Pick, Play
from kozel.core.offers import Group, Offer, Remark
from kozel.core.views import PieceFacts
from kozel.terminal.menu import Menu
from kozel.texts.texts import Texts

REASON = Message("ask-wait", {}, "C1.5")


def card(*pieces: str) -> Play:
    return Play(tuple(Part(piece) for piece in pieces))


def tile(piece: str, place: str, flag: str = "") -> Play:
    return Play((Part(piece, place, flag),))


def menu(moves: list[Move], hand: list[str], *, barred: tuple[str, ...] = ()) -> Menu:
    offer = Offer(
        0, Message("ask-wait"), (Group("offer-play", tuple(moves)),),
        lambda: [(piece, REASON) for piece in barred],
    )  # fmt: skip
    facts = [PieceFacts(p, "T" if p[0] == "Q" else p[1], "789TJKAQ".index(p[0]), 0)
             for p in hand if "-" not in p]  # fmt: skip
    return Menu(offer, hand, facts, Texts("ru"))


CARDS = menu([card("9S"), card("KS"), card("QC")], ["9S", "KS", "QC", "AH", "TD"],
             barred=("AH", "TD"))  # fmt: skip


@pytest.mark.parametrize(
    "text",
    ["1", "QC", "qc", "Д♣", "дт", "Q♣", "q♣ ", " ДТ"],
)
def test_ways_to_say_a_card(text: str) -> None:
    assert CARDS.read(text) == card("QC")


def test_numbers_follow_the_hand_trumps_first() -> None:
    assert [CARDS.read(str(n)) for n in (1, 2, 3)] == [card("QC"), card("KS"), card("9S")]


@pytest.mark.rule("C0.6a")
@pytest.mark.parametrize("text", ["AH", "тч", "10♦", "10б", "Td"])
def test_a_barred_card_tells_the_reason(text: str) -> None:
    assert CARDS.read(text) == REASON


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("4", "terminal-no-such-number"),
        ("0", "terminal-no-such-number"),
        ("JC", "terminal-not-in-hand"),
        ("hello", "terminal-not-understood"),
        ("QC@left", "terminal-not-now"),
        ("QC+KS", "terminal-not-now"),
        ("shuffle deal", "terminal-not-understood"),
    ],
)
def test_what_means_no_move(text: str, answer: str) -> None:
    told = CARDS.read(text)
    assert isinstance(told, Message)
    assert told.id == answer or told.id.startswith("notation-") or answer.endswith("understood")


TILES = menu([tile("2-3", "left"), tile("2-3", "right"), tile("3-3", "right"),
              tile("6-6", "up"), tile("6-6", "up", "closed")], ["2-3", "3-3", "6-6"])  # fmt: skip


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2-3@left", tile("2-3", "left")),
        ("3-2 слева", tile("2-3", "left")),
        ("3:2 right", tile("2-3", "right")),
        ("2-3 направо", tile("2-3", "right")),
        ("3-3", tile("3-3", "right")),
        ("6-6@up", tile("6-6", "up")),
        ("6-6@up!", tile("6-6", "up", "closed")),
        ("6-6@сверху!", tile("6-6", "up", "closed")),
    ],
)
def test_ways_to_say_a_tile(text: str, move: Move) -> None:
    assert TILES.read(text) == move


def test_a_tile_that_fits_twice_is_asked_back() -> None:
    told = TILES.read("2-3")
    assert isinstance(told, Message)
    assert told.id == "terminal-which"


SETS = menu([card("7C"), card("8C"), card("7C", "8C"), Pick("lay", ("9D", "TD"))],
            ["7C", "8C", "9D", "TD"])  # fmt: skip


@pytest.mark.parametrize("text", ["7C+8C", "8C+7C", "7т 8т", "8♣, 7♣"])
def test_several_cards_in_any_order(text: str) -> None:
    assert SETS.read(text) == card("7C", "8C")


@pytest.mark.parametrize("text", ["lay 9D+TD", "lay TD 9D", "9♦ 10♦"])
def test_chosen_cards(text: str) -> None:
    assert SETS.read(text) == Pick("lay", ("9D", "TD"))


def test_words_and_their_notation() -> None:
    words = menu([Choose("go"), Number("cut", 5)], [])
    assert words.read("Дальше") == Choose("go")
    assert words.read("go") == Choose("go")
    assert words.read("cut 5") == Number("cut", 5)


def test_many_numbers_are_typed_as_they_are() -> None:
    cut = menu([Number("cut", n) for n in range(1, 32)], [])
    assert cut.read("17") == Number("cut", 17)
    assert isinstance(cut.read("32"), Message)
    assert len(cut.lines()) == 1


def test_where_moves_are_too_many_the_pieces_are_numbered() -> None:
    hand = [f"{rank}{suit}" for suit in "SH" for rank in "89TJ"]
    picks = tuple(Pick("lay", (a, b)) for n, a in enumerate(hand) for b in hand[n + 1 :])
    groups = (Group("offer-play", picks), Group("offer-play", (Choose("go"),)))
    facts = [PieceFacts(card, card[1], "89TJ".index(card[0]), 0) for card in hand]
    both = Menu(Offer(0, Message("ask-wait"), groups), hand, facts, Texts("en"))
    assert both.hand[:2] == ("JS", "TS")
    assert both.read("1 2") in picks
    assert both.read("2, 1") == both.read("1+2") == both.read("JS TS")
    assert both.read("9") == Choose("go")
    for text in ("10", "0 1", "1 9", "1 1", "9" * 5000):
        assert isinstance(both.read(text), Message)


TOLD = Message("set-mixed-suits", {"cards": ("7C", "8H")}, "C8.3")


def sets(*plays: Play) -> Menu:
    """Cards of which 7C and 8H beat nothing together and are only enough to discard."""
    discard = Group("offer-set-discard", (Pick("discard", ("7C", "8H")),))
    groups = (Group("offer-set-beat", plays), discard) if plays else (discard,)
    offer = Offer(
        0, Message("ask-wait"), groups, remarks=lambda: [Remark(("7C", "8H"), TOLD)]
    )  # fmt: skip
    return Menu(offer, ["7C", "8H", "9C"], [], Texts("ru"))


@pytest.mark.rule("C8.4")
def test_cards_that_are_no_play_are_told_why_before_they_are_discarded() -> None:
    menu = sets(card("7C", "9C"))
    assert menu.read("8h 7c") == TOLD
    assert menu.why(("8H", "7C")) == TOLD
    assert menu.read("discard 7C+8H") == Pick("discard", ("7C", "8H"))
    assert menu.read("2") == Pick("discard", ("7C", "8H"))
    assert menu.read("7c 9c") == card("7C", "9C")


@pytest.mark.rule("C8.4")
def test_where_nothing_can_be_played_bare_cards_are_discarded() -> None:
    assert sets().read("8h 7c") == Pick("discard", ("7C", "8H"))
