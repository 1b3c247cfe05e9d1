"""The golden cases of Multi-card Kozel, Pairs and Burkozel, played through the public API."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kozel.cards.sets.deal import Summary
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.sheets import Account
from kozel.core.standing import Settlement, Standing
from tests.cards.sets.tables import (
    CLAIM,
    begun,
    burkozel,
    cards,
    dealt,
    declare,
    discard,
    go,
    lead,
    mnogo,
    played,
)

FILE = Path(__file__).parents[2] / "cases" / "jacks_and_sets.jsonl"
CASES: list[dict[str, Any]] = [
    case
    for case in map(json.loads, FILE.read_text(encoding="utf-8").splitlines())
    if case.get("game") in ("U01", "W04", "W05", "W06")
]
COMBOS = {"molodka": "molodka", "moscow": "moscow", "four ends": "four_ends"}


def of(kind: str) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == kind]


def test_every_case_is_played() -> None:
    kinds = {"beats", "special_hand", "claim", "penalty", "match_score"}
    assert {case["kind"] for case in CASES} == kinds | {"legal_leads", "answer_count"}
    assert len(CASES) == 19


@pytest.mark.rule("C8.4", "C8.11", "C9.2")
@pytest.mark.parametrize("case", of("beats"))
def test_beats(case: dict[str, Any]) -> None:
    led, answer = " ".join(case["lead"]), " ".join(case["answer"])
    game = burkozel(2)
    state = dealt(game, {1: led, 0: answer}, f"K{case['trump']}")
    if len({card[-1] for card in case["lead"]}) > 1:
        state = played(game, state, [(1, declare("moscow"))])
    state = played(game, go(game, state), [(1, lead(led))])
    if case["beats"]:
        assert set(cards(answer)) in [
            set(getattr(move, "pieces", ()))
            for group in game.legal(state, 0).groups
            if group.label == "offer-set-beat"
            for move in group.moves
        ]
        state, _ = game.play(state, 0, lead(answer))
        assert game.view(state, 0).table.named["leader"] == "0"
    else:
        with pytest.raises(IllegalMove, match=r"C8\.4"):
            game.play(state, 0, lead(answer))


@pytest.mark.rule("C9.4")
@pytest.mark.parametrize("case", of("special_hand"))
def test_special_hands(case: dict[str, Any]) -> None:
    game = burkozel(3)
    state = dealt(game, {0: " ".join(case["hand"])}, f"Q{case['trump']}")
    found, _, _ = case["value"].partition(":")
    combo = COMBOS.get(found)
    if combo is None:
        assert case["value"].startswith("nothing")
        assert game.legal(state, 0).moves == ()
        return
    assert game.legal(state, 0).moves[0] == declare(combo)
    state = go(game, played(game, state, [(0, declare(combo))]))
    assert game.waiting(state) == (0,)
    assert game.legal(state, 0).required


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize("case", of("claim"))
def test_claims(case: dict[str, Any]) -> None:
    game = burkozel(2)
    state = sixty_one_taken(game)
    state, _ = game.play(state, 1, CLAIM)
    line = game.view(state, 0).sheet.lines[-1]
    assert line.counted[1] == case["points"]
    assert case["result"] == "claimant wins"
    assert [account.wins for account in line.after] == [0, 1]


def sixty_one_taken(game: Game) -> State:
    """Seat 1 has taken 61 and is about to lead."""
    hands = {1: "AS TS KS QS", 0: "6H 7H 8H 9H"}
    state = dealt(game, hands, "6D", draws="AC 6C TC 7C KC JC QC QH")
    state = go(game, state)
    state = played(game, state, [(1, lead("AS TS KS QS")), (0, discard("6H 7H 8H 9H"))])
    state = go(game, state)
    state = played(game, state, [(1, lead("AC TC KC QC")), (0, discard("6C 7C JC QH"))])
    return go(game, state)


def finished(game: Game, taken: tuple[int, ...], written: tuple[int, ...] = (0, 0)) -> Settlement:
    """A deal in which the seats took these points."""
    accounts = tuple(Account(written=points) for points in written)
    standing = Standing(accounts=accounts, dealer=0, deal=2)
    return game.settle(standing, Summary(0, taken, last_taker=0))


@pytest.mark.rule("C8.7")
@pytest.mark.parametrize("case", of("penalty"))
def test_penalties(case: dict[str, Any]) -> None:
    own = case["own_points"]
    for game in (mnogo(2), mnogo(2, preset="mnogo-hook")):
        after = finished(game, (own, 120 - own)).standing.accounts
        assert [account.written for account in after] == [case["penalty"], 0]


@pytest.mark.rule("C8.7", "C8.8")
@pytest.mark.parametrize("case", of("match_score"))
def test_the_score_of_a_match(case: dict[str, Any]) -> None:
    game = mnogo(4, teams=True)
    names = list(case["before"])
    end = finished(game, (0, 70, 0, 50), tuple(case["before"].values()))
    assert {n: a.written for n, a in zip(names, end.standing.accounts, strict=True)} == case[
        "after"
    ]
    assert end.verdict is not None
    lost = {names[seat % 2] for seat, came in enumerate(end.verdict.outcome) if came == "lost"}
    assert lost == {case["loser"]}


@pytest.mark.rule("C8.10", "C8.3")
@pytest.mark.parametrize("case", of("legal_leads"))
def test_legal_leads(case: dict[str, Any]) -> None:
    game = mnogo(preset="pairs")
    state = go(game, begun(game, {0: " ".join(case["hand"])}))
    offered = [sorted(getattr(move, "pieces", ())) for move in game.legal(state, 0).required]
    assert sorted(offered) == sorted(sorted(lead) for lead in case["legal"])


@pytest.mark.rule("C8.4")
@pytest.mark.parametrize("case", of("answer_count"))
def test_answers_have_as_many_cards(case: dict[str, Any]) -> None:
    game = mnogo(preset="pairs")
    led = " ".join(case["lead"])
    state = played(game, go(game, begun(game, {0: f"{led} 9C 8H"})), [(0, lead(led))])
    counts = {len(getattr(move, "pieces", ())) for move in game.legal(state, 1).required}
    assert counts == {case["must_play"]}
