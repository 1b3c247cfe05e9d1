"""Who takes a trick, what may be played, what is refused (C7)."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from kozel.cards.deck import pack
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Choose, Move, Part, Play
from tests.cards.jacks.table import (
    backward_deal,
    begun,
    card,
    cards,
    halves,
    stock,
    thrown,
)

FILE = Path(__file__).parents[2] / "cases" / "jacks_and_sets.jsonl"
LADDER = next(
    case
    for case in map(json.loads, FILE.read_text(encoding="utf-8").splitlines())
    if case["id"] == "C-W01-01"
)


LOW = pack("789QK")


def table(trick: str, trump: str = "D", ladder: str = "all_four") -> tuple[Game, State]:
    """A deal in which seat 1 leads and these cards can be played one after another."""
    game = halves(jack_ladder=ladder)
    pieces = cards(trick)
    turned = next(f"{rank}{trump}" for rank in "9876QK" if f"{rank}{trump}" not in pieces)
    rest = iter([piece for piece in LOW if piece not in (*pieces, turned)])
    hands = {
        seat: " ".join([piece, *(next(rest) for _ in range(3))])
        for seat, piece in zip((1, 2, 3, 0), pieces, strict=True)
    }
    hands[1] = " ".join([*hands[1].split()[:3], turned])
    return game, begun(game, backward_deal(4, hands, first=0))


def taker(trick: str, trump: str = "D", ladder: str = "all_four") -> int:
    """Which of four cards takes the trick, from 0 in order of play."""
    game, state = table(trick, trump, ladder)
    state = thrown(game, state, trick)
    return (game.waiting(state)[0] - 1) % 4


@pytest.mark.rule("C7")
@pytest.mark.parametrize(
    ("trick", "place"),
    [
        ("KS 10S 7C AH", 1),  # the ten is above the king; another suit never wins
        ("QS 8S KS AS", 3),
        ("9S 8S 7S QC", 0),
        ("AS 7D QC KH", 1),  # any trump beats a plain ace
        ("8D 10D AD KD", 2),
        ("AS AD JD KS", 2),  # a jack beats trumps
        ("AS JD AD JH", 3),
        ("7S JD 8S AS", 1),  # and any plain card, of the suit led, too
        ("7D JH JS JD", 2),
        ("JC JS AD AS", 0),
        ("JS 7C JC AD", 2),
        ("JD AS AC AH", 0),  # a jack led: aces do not beat it
    ],
)
def test_who_takes(trick: str, place: int) -> None:
    assert taker(trick) == place


@pytest.mark.rule("C7")
def test_the_golden_ladder() -> None:
    high_to_low = [piece.replace("trump ", "") for piece in LADDER["high_to_low"]]
    ladder = [piece if len(piece) == 2 else f"{piece}D" for piece in high_to_low]
    assert ladder == ["JC", "JS", "JH", "JD", "AD"]
    for better, worse in pairwise(ladder):
        assert taker(f"7S {worse} {better} 8S") == 2
        assert taker(f"7S {better} {worse} 8S") == 1


@pytest.mark.rule("C7")
def test_without_clubs_their_jack_is_an_ordinary_card() -> None:
    three = "without_clubs"
    assert taker("AS JD JC KS", ladder=three) == 1
    assert taker("9C JC 8C 7S", ladder=three) == 1
    assert taker("9C JC QC 7S", ladder=three) == 2
    assert taker("9C JC 8C 7S", trump="C", ladder=three) == 1
    assert taker("AC JC QD JD", trump="C", ladder=three) == 3
    assert taker("9S JC AS 7S", ladder=three) == 2


@pytest.mark.rule("C7")
def test_any_card_may_be_played_to_any_lead() -> None:
    game, state = table("AS KS QC 7H")
    for _ in range(4):
        seat = game.waiting(state)[0]
        hand = set(game.view(state, seat).table.zones[seat].pieces)
        offer = game.legal(state, seat)
        assert {move.pieces[0] for move in offer.moves} == hand  # type: ignore[union-attr]
        assert offer.reasons == {}
        state = thrown(game, state, offer.moves[0].pieces[0])  # type: ignore[union-attr]


def test_the_offer_tells_who_holds_the_trick() -> None:
    game, state = table("KS 10S 7C AH")
    assert game.legal(state, 1).prompt.id == "ask-jacks-lead"
    assert game.legal(state, 2).moves == ()
    state = thrown(game, state, "KS 10S")
    prompt = game.legal(state, 3).prompt
    assert (prompt.id, prompt.args) == ("ask-jacks-answer", {"seat": 2, "card": "TS"})


@pytest.mark.rule("C7.1", "C7.2")
def test_the_taker_leads() -> None:
    game, state = table("KS 10S 7C AH")
    assert game.waiting(thrown(game, state, "KS 10S 7C AH")) == (2,)
    two = stock(2)
    deal = begun(two, ["7S", "AS", "8S", "KS"], dealer=0)
    assert two.waiting(thrown(two, deal, "7S AS")) == (0,)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (card("AC"), "cards-not-in-hand"),
        (Play((Part("KS"), Part("9D"))), r"cards-one-card.*C7"),
        (Play((Part("KS", "left"),)), "cards-no-such-card"),
        (Play((Part("KS", flag="closed"),)), "cards-no-such-card"),
        (card("6S"), "cards-no-such-card"),
        (Choose("pass"), "cards-play-a-card"),
    ],
)
def test_what_is_no_card_of_the_hand_is_refused(move: Move, why: str) -> None:
    game, state = table("KS 10S 7C AH")
    with pytest.raises(IllegalMove, match=why):
        game.play(state, 1, move)


def test_nobody_plays_out_of_turn() -> None:
    game, state = table("KS 10S 7C AH")
    for who in (2, HOUSE):
        with pytest.raises(IllegalMove, match="cards-not-your-turn"):
            game.play(state, who, card("10S"))
