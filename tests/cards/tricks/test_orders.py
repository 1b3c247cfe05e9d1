"""How cards rank in the games of the yard: the golden tricks (C2.1, C3.1, C4.1, C6)."""

from typing import Any

import pytest

from kozel.cards.deck import DECKS
from kozel.core.events import Moved
from kozel.core.game import Game, State
from kozel.core.moves import Choose
from tests.cards.tricks.table import after, card, cases, events_of, offered, refusal
from tests.cards.tricks.yard import QUIET, before_play, closed, kon, yard

ORDERS = {"A10K": "above_king", "AK10": "natural"}
TOPS = {"K01": "", "K02": "7C", "K04": "6C", "K05": "7C"}
"""The trump above the queens."""


def _game(name: str, ten_order: str = "above_king") -> Game:
    """Leads are free and nothing is asked but who leads."""
    free: dict[str, Any] = {"ten_order": ten_order, "trump_lead": "free"}
    match name:
        case "K01":
            return yard("khvalyony", **QUIET, **free, give_last_trump=0, ace_dump_ban=False)
        case "K02":
            return yard("kryuk", **QUIET, **free, give_last_trump=0, dry="off", catch="none")
        case "K04":
            return yard("nizhny", **QUIET, **free, catch="none")
        case _:
            return yard("sixes", **free, give_last_trump=0)


def _leads(game: Game, hands: dict[int, list[str]]) -> State:
    """Seat 0 leads in the second kon."""
    state = closed(game, before_play(game, hands, kon(2, dealer=3, next_side=0)))
    asked = game.view(state, 0).table.stage == "leader"
    return after(game, state, [Choose("lead", "keep")]) if asked else state


def _hands(game: Game, name: str, trump: str, plays: list[str]) -> dict[int, list[str]]:
    """Hands in which these cards may be played in turn: who does not follow cannot."""
    deck = DECKS[getattr(game.options, "deck")]  # noqa: B009
    each = len(deck) // 4

    def cls(c: str) -> str:
        return "T" if c[0] in "QJ" or c[1] == trump or c == TOPS[name] else c[1]

    led = cls(plays[0])
    hands = {seat: [plays[seat]] for seat in range(4)}
    rest = sorted((c for c in deck if c not in plays), key=lambda c: cls(c) != led)
    for c in rest:
        able = [s for s in range(4) if len(hands[s]) < each]
        if cls(c) == led:
            able = [s for s in able if cls(plays[s]) == led]
        else:
            able.sort(key=lambda s: cls(plays[s]) == led)
        hands[able[0]].append(c)
    return hands


def _id(case: dict[str, Any]) -> str:
    return str(case["id"])


TRICKS = cases("trick", *TOPS)


@pytest.mark.rule("C1.5", "C2.1", "C2.2", "C3.1", "C4.1", "C6", "C0.3")
@pytest.mark.parametrize("case", TRICKS, ids=_id)
def test_golden_trick(case: dict[str, Any]) -> None:
    game = _game(case["game"], ORDERS[case["side_order"]])
    plays = [card(each) for each in case["plays"]]
    state = _leads(game, _hands(game, case["game"], case["named"], plays))
    assert game.view(state, 0).table.named["trump"] == case["named"]
    state = after(game, state, plays[:3])
    events = events_of(game, state, 3, plays[3])
    (taken,) = [e for e in events if isinstance(e, Moved) and e.source == "trick"]
    assert taken.seat == case["winner"] - 1
    points = {fact.piece: fact.points for fact in game.view(state, 0).table.facts}
    assert sum(points[piece or ""] for piece in taken.pieces) == case["points"]


def test_the_golden_tricks_are_there() -> None:
    assert len(TRICKS) == 8


@pytest.mark.rule("C3.1")
def test_with_the_hook_the_king_beats_the_ten() -> None:
    game = _game("K02", "natural")
    plays = ["KH", "TH", "7H", "AS"]
    state = after(game, _leads(game, _hands(game, "K02", "C", plays)), plays)
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C2.1", "C3.1", "C4.1")
@pytest.mark.parametrize("case", cases("trump_ladder", *TOPS), ids=_id)
def test_golden_ladder(case: dict[str, Any]) -> None:
    usual = {"K02": "natural"}
    game = _game(case["game"], usual.get(case["game"], "above_king"))
    facts = game.view(_leads(game, {}), 0).table.facts
    trumps = sorted((fact for fact in facts if fact.trump), key=lambda fact: -fact.power)
    assert [fact.piece for fact in trumps] == [card(each) for each in case["high_to_low"]]
    assert len(trumps) == case["count"]


@pytest.mark.rule("C2.1")
def test_clubs_may_be_trumps_instead_of_diamonds() -> None:
    game = yard("khvalyony", trump_suit="clubs")
    facts = game.view(before_play(game, {}), 0).table.facts
    trumps = {fact.piece for fact in facts if fact.trump}
    assert {"AC", "7C"} < trumps
    assert "AD" not in trumps
    assert len(trumps) == 14


@pytest.mark.rule("C6")
@pytest.mark.parametrize("case", cases("trump_count", "K05"), ids=_id)
def test_golden_number_of_trumps(case: dict[str, Any]) -> None:
    game = _game("K05")
    for suit, number in case["by_named"].items():
        state = _leads(game, {0: [f"A{suit}"]})
        assert game.view(state, 0).table.named["trump"] == suit
        assert sum(fact.trump for fact in game.view(state, 0).table.facts) == number


@pytest.mark.rule("C4.9")
@pytest.mark.parametrize(
    ("name", "number", "each", "top"), [("nizhny-28", 13, 7, "6C"), ("nizhny-24", 12, 6, "7C")]
)
def test_the_smaller_packs_of_nizhny(name: str, number: int, each: int, top: str) -> None:
    game = yard(name)
    view = game.view(before_play(game, {}), 0)
    trumps = sorted((fact for fact in view.table.facts if fact.trump), key=lambda f: -f.power)
    assert len(trumps) == number
    assert trumps[0].piece == top
    assert [zone.count for zone in view.table.zones if zone.kind == "hand"] == [each] * 4


@pytest.mark.rule("C1.5", "C2.5", "C0.6a")
@pytest.mark.parametrize("case", cases("legal_follow", "K01", "K04"), ids=_id)
def test_golden_hand(case: dict[str, Any]) -> None:
    """Seat 0 leads, and seat 1 is left with as many more cards as do not follow either."""
    game = _game(case["game"])
    led, held = card(case["led"]), [card(each) for each in case["hand"]]
    legal = {card(each) for each in case["legal"]}
    cls = {fact.piece: fact.cls for fact in game.view(_leads(game, {}), 0).table.facts}
    others = [c for c in cls if cls[c] != cls[led] and c not in held and c != led]
    size = len(cls) // 4
    state = _leads(game, {0: [led], 1: [*held, *others[: size - len(held)]]})
    state = after(game, state, [led])
    assert offered(game, state, 1) & set(held) == legal
    for wrong in set(held) - legal:
        assert refusal(game, state, 1, wrong)[1] == "C1.5"
