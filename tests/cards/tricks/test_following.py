"""What may be played and who takes the trick (C1.3 to C1.5, C0.6a), with the golden tricks."""

from typing import Any

import pytest

from kozel.core.events import Moved
from kozel.core.messages import Message
from kozel.core.moves import Choose, Part, Play
from tests.cards.tricks.table import (
    after,
    card,
    cases,
    events_of,
    offered,
    pair_game,
    praised,
    refusal,
    standing,
    zone,
)

TRICKS = cases("trick", "K03")
HANDS = cases("legal_follow", "K03")


def _named(case: dict[str, Any]) -> str:
    return str(case["id"])


def test_the_golden_cases_are_there() -> None:
    assert len(TRICKS) == 3
    assert len(HANDS) == 1


@pytest.mark.rule("C1.3", "C1.5", "C0.1")
@pytest.mark.parametrize("case", TRICKS, ids=_named)
def test_golden_trick(case: dict[str, Any]) -> None:
    """Led by seat 0, who takes the first trick with the queen of clubs and then leads the case."""
    game = pair_game()
    plays = [card(each) for each in case["plays"]]
    opening = [c for c in ("QC", "7D", "8D", "9D") if c not in plays]
    hands = {seat: [opening[seat], plays[seat]] for seat in range(4)}
    state = praised(game, _without_followers(hands, plays[0], case["named"]), case["named"])
    state = after(game, state, ["QC", "QS", "QH", "QD"])
    state = after(game, state, plays[:3])
    events = events_of(game, state, 3, plays[3])
    (taken,) = [e for e in events if isinstance(e, Moved) and e.source == "trick"]
    assert taken.seat == case["winner"] - 1
    view = game.view(after(game, state, plays[3:]), 0)
    points = {fact.piece: fact.points for fact in view.table.facts}
    assert sum(points[piece or ""] for piece in taken.pieces) == case["points"]


def _without_followers(hands: dict[int, list[str]], led: str, trump: str) -> dict[int, list[str]]:
    """The first trick is the four queens; whoever does not follow the case's lead must hold no
    card of its suit, so the whole hands are made of other cards."""
    queens = ["QC", "QS", "QH", "QD"]
    suit = led[1]
    plays = {seat: cards[1] for seat, cards in hands.items()}
    free = [rank + s for s in "CDHS" for rank in "789TAKJ" if rank + s not in plays.values()]
    followers = [seat for seat in range(4) if plays[seat][1] == suit and plays[seat][0] not in "JQ"]
    full = {seat: [queens[seat], plays[seat]] for seat in range(4)}
    for piece in free:
        own_suit = piece[1] == suit and piece[0] != "J"
        able = [
            seat for seat in range(4) if len(full[seat]) < 8 and (not own_suit or seat in followers)
        ]
        able.sort(key=lambda seat: (own_suit == (seat not in followers), len(full[seat])))
        full[able[0]].append(piece)
    assert trump != suit
    return full


@pytest.mark.rule("C1.5")
@pytest.mark.parametrize("case", HANDS, ids=_named)
def test_golden_hand(case: dict[str, Any]) -> None:
    """The hand may hold the queen of clubs, so it praises, leads it, and then follows."""
    game = pair_game()
    held = [card(each) for each in case["hand"]]
    hands = {
        0: [*held, "JC", "JS", "JH", "JD", "8H"],
        1: ["QS", card(case["led"])],
        2: ["QH"],
        3: ["QD"],
    }
    state = praised(game, hands, case["named"])
    state = after(game, state, ["8H", "QS", "QH", "QD", card(case["led"])])
    while game.waiting(state) != (0,):
        seat = game.waiting(state)[0]
        state = game.play(state, seat, game.legal(state, seat).moves[0])[0]
    legal = offered(game, state, 0) & set(held)
    assert legal == {card(each) for each in case["legal"]}
    assert offered(game, state, 0) == legal


@pytest.mark.rule("C1.5", "C0.6a")
def test_a_plain_lead_asks_for_its_suit_and_says_so() -> None:
    game = pair_game()
    state = praised(game, {0: ["QC", "9S"], 1: ["JS", "KS", "7S", "AH"]}, "H")
    state = after(game, state, ["9S"])
    assert offered(game, state, 1) >= {"KS", "7S"}
    assert not offered(game, state, 1) & {"JS", "AH"}
    reason = game.legal(state, 1).reasons["JS"]
    assert reason.id == "tricks-follow-suit"
    assert reason.rule == "C1.5"
    assert reason.args["suit"] == "S"
    assert refusal(game, state, 1, "JS") == ("tricks-follow-suit", "C1.5")
    assert "KS" not in game.legal(state, 1).reasons


@pytest.mark.rule("C1.5", "C0.6a")
def test_a_trump_lead_asks_for_any_trump() -> None:
    game = pair_game()
    state = praised(game, {0: ["QC"], 1: ["JS", "KS", "7H", "AD"]}, "H")
    state = after(game, state, ["QC"])
    assert {"JS", "7H"} <= offered(game, state, 1)
    assert "KS" not in offered(game, state, 1)
    assert game.legal(state, 1).reasons["KS"] == Message(
        "tricks-follow-trumps", {"cards": tuple(_hand_order(game, state, 1))}, "C1.5"
    )
    assert refusal(game, state, 1, "AD") == ("tricks-follow-trumps", "C1.5")


def _hand_order(game: Any, state: Any, seat: int) -> list[str]:
    hand = zone(game.view(state, seat), f"hand:{seat}").pieces
    return [piece for piece in hand if piece in offered(game, state, seat)]


VOID = {
    0: ["QC", "9S", "8S", "7S", "TS", "KS", "AS", "JC"],
    1: ["JD", "7H", "AD", "KD", "TD", "AC", "KC", "TC"],
}


@pytest.mark.rule("C1.5")
def test_a_player_without_the_class_plays_anything() -> None:
    game = pair_game()
    state = after(game, praised(game, VOID, "H"), ["9S"])
    assert offered(game, state, 1) == set(VOID[1])
    assert game.legal(state, 1).reasons == {}


@pytest.mark.rule("C1.5", "C0.6a")
def test_where_it_is_agreed_a_void_player_must_trump() -> None:
    game = pair_game({"must_trump_when_void": True})
    state = after(game, praised(game, VOID, "H"), ["9S"])
    assert offered(game, state, 1) == {"JD", "7H"}
    assert game.legal(state, 1).reasons["AD"].id == "tricks-must-trump"
    assert refusal(game, state, 1, "AD") == ("tricks-must-trump", "C1.5")
    assert offered(game, after(game, state, ["7H"]), 2)


@pytest.mark.rule("C1.5")
def test_a_void_player_without_trumps_plays_anything_even_so() -> None:
    game = pair_game({"must_trump_when_void": True})
    no_trumps = ["AD", "KD", "TD", "AC", "KC", "TC", "9C", "8C"]
    state = after(game, praised(game, {0: VOID[0], 1: no_trumps}, "H"), ["9S"])
    assert offered(game, state, 1) == set(no_trumps)


@pytest.mark.rule("C1.3")
@pytest.mark.parametrize(("order", "taker"), [("natural", 1), ("above_king", 0)])
def test_the_ten_stands_where_the_option_puts_it(order: str, taker: int) -> None:
    game = pair_game({"ten_order": order})
    hands = {0: ["QC", "TS"], 1: ["KS"], 2: ["7S"], 3: ["8S"]}
    state = after(game, praised(game, hands, "H"), ["TS", "KS", "7S", "8S"])
    assert game.waiting(state) == (taker,)


@pytest.mark.rule("C1.4")
def test_the_taker_of_a_trick_leads_the_next() -> None:
    game = pair_game()
    state = praised(game, {0: ["QC", "7S"], 1: ["8S"], 2: ["AS"], 3: ["9S"]}, "H")
    state = after(game, state, ["7S", "8S", "AS"])
    state = after(game, state, ["9S"])
    assert game.waiting(state) == (2,)
    assert len(offered(game, state, 2)) == 7
    assert zone(game.view(state, 0), "pile:0").count == 4


def test_what_is_no_play_is_refused_in_words() -> None:
    game = pair_game()
    state = praised(game, {0: ["QC", "9S"], 1: ["KS"]}, "H")
    assert refusal(game, state, 0, "KS")[0] == "cards-not-in-hand"
    assert refusal(game, state, 0, "XX")[0] == "cards-no-such-card"
    assert refusal(game, state, 0, Play((Part("QC", "left"),)))[0] == "cards-no-such-card"
    assert refusal(game, state, 0, Play((Part("QC"), Part("9S"))))[0] == "cards-one-card"
    assert refusal(game, state, 0, Play(()))[0] == "cards-one-card"
    assert refusal(game, state, 0, Choose("trump", "S"))[0] == "cards-play-a-card"
    assert refusal(game, state, 1, "KS")[0] == "cards-not-your-turn"
    assert refusal(game, state, -1, "9S")[0] == "cards-not-your-turn"
    assert refusal(game, state, -2, "9S")[0] == "cards-not-your-turn"


def test_after_the_match_there_is_nothing_to_play() -> None:
    game = pair_game()
    hands = {0: ["QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD"]}
    state = praised(game, hands, "S", standing(written=(0, 10)))
    for piece in hands[0]:
        state = after(game, state, [piece])
        while game.waiting(state) not in ((0,), ()):
            seat = game.waiting(state)[0]
            state = game.play(state, seat, game.legal(state, seat).moves[0])[0]
    assert state.over
    assert refusal(game, state, 0, "QC") == ("match-over", None)
