"""Out, the three kinds of fish, and what is left in the hands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from kozel.core.events import Event, Moved, Scored, Shown, Staged
from kozel.core.game import Game, State
from kozel.core.moves import HOUSE
from kozel.core.options import Value
from kozel.core.views import Layout
from kozel.dominoes.tiles import PIPS, TILES
from tests.dominoes.table import (
    Case,
    at_random,
    cases,
    deal,
    filled,
    game,
    later,
    play,
    texts,
    tile,
)

SINGLES, WITH_DOUBLE = cases("fish_detect", "T01")
"""The golden lines: with the double in a hand, and on the table."""


def ending(state: State) -> Staged | None:
    """How the round on the table ended; None while it is played."""
    told = [
        event
        for event in state.game.view(state, 0).history
        if isinstance(event, Staged) and event.name in ("out", "fish")
    ]
    return told[-1] if told else None


def layout(state: State) -> Layout:
    found = state.game.view(state, 0).table.layout
    assert found is not None
    return found


def lay(
    of: Game, line: Sequence[str], *, more: Sequence[str] = (), never: Sequence[str] = ()
) -> tuple[State, tuple[Event, ...]]:
    """A later round of two in which this line is laid rightwards; seat 1 holds `more`, too.
    The state and the events of the last tile."""
    hands = [line[0::2], [*line[1::2], *more]]
    state, _ = deal(of, filled(hands, never), standing=later(of, 0))
    moves = [tile(piece) + "@right" * (at > 0) for at, piece in enumerate(line)]
    return play(state, *moves)


@pytest.mark.rule("D0.5")
@pytest.mark.parametrize("by_six", [True, False])
@pytest.mark.parametrize("case", [SINGLES, WITH_DOUBLE], ids=lambda case: case["id"])
def test_golden_fish(case: Case, by_six: bool) -> None:
    of = game(2, fish_by_six=by_six)
    held = ["2-2"] if case is SINGLES else []
    line = case["line"]
    before, _ = lay(of, line[:-1], more=held, never=line[-1:])
    assert ending(before) is None
    state, events = lay(of, line, more=held)
    assert [arm.end for arm in layout(state).arms] == case["ends"]
    if case["fish_by_six_singles"] if by_six else case["fish_by_definition"]:
        assert events[1] == Staged("fish", (len(line) - 1) % 2)
        assert state.game.waiting(state) == (HOUSE,)
    else:
        assert ending(state) is None
        assert texts(state) == ["2-2@left", "2-2@right"]


@pytest.mark.rule("D0.5", "D0.8")
def test_the_fisherman_leads_the_next_round_and_all_is_shown() -> None:
    state, events = lay(game(2), WITH_DOUBLE["line"])
    assert events[1] == Staged("fish", 1)
    assert [event.zone for event in events if isinstance(event, Shown)] == ["hand:0", "hand:1"]
    assert state.standing.next_leader == 1
    view = state.game.view(state, 0)
    assert all(None not in zone.pieces and zone.pieces for zone in view.table.zones)
    assert view.table.unknown.pieces == ()


@pytest.mark.rule("D0.5")
def test_a_block_leaves_the_boneyard_unless_it_is_to_be_drained() -> None:
    state, events = lay(game(2, fish_by_six=False), WITH_DOUBLE["line"])
    assert events[1] == Staged("fish", 1)
    assert state.game.view(state, 0).table.zones[2].count == 14
    state, _ = lay(game(2, fish_by_six=False, drain_first=True), WITH_DOUBLE["line"])
    for _ in range(14):
        assert ending(state) is None
        assert texts(state) == ["draw"]
        state, events = play(state, "draw")
    assert events[1] == Staged("fish", 1)
    assert state.game.view(state, 0).table.zones[2].count == 0


@pytest.mark.rule("D0.5")
def test_a_reserve_is_not_drained() -> None:
    of = game(2, fish_by_six=False, drain_first=True, boneyard_reserve=2)
    state, _ = lay(of, WITH_DOUBLE["line"])
    state, events = play(state, *["draw"] * 12)
    assert events[1] == Staged("fish", 1)
    assert state.game.view(state, 0).table.zones[2].count == 2


@pytest.mark.rule("D0.5")
def test_when_all_have_passed_in_turn_it_is_a_fish() -> None:
    """The double of the open number is in the boneyard, out of reach: nobody can move."""
    of = game(2, fish_by_six=False, draw="none")
    state, _ = lay(of, SINGLES["line"], never=["2-2"])
    state, _ = play(state, "pass")
    assert ending(state) is None
    _, events = play(state, "pass")
    assert events[1] == Staged("fish", 0)


@pytest.mark.rule("D0.5")
def test_going_out_with_a_tile_that_blocks_is_no_fish() -> None:
    """All six other twos lie on the table; 2-5 is the last tile of seat 0 and blocks."""
    line = ["2-4", "4-1", "1-2", "2-6", "6-0", "0-2", "2-3", "3-5", "5-4", "4-0", "0-1", "1-5",
            "5-2"]  # fmt: skip
    state, events = lay(game(2, redeal_suit=False), line)
    assert events[1] == Staged("out", 0)
    assert [arm.end for arm in layout(state).arms] == [2, 2]


@pytest.mark.rule("D0.5")
def test_out_ends_the_round_and_the_others_show() -> None:
    source = Random(3)
    seen = 0
    while not seen:
        for _, who, _, after, events in at_random(game(rounds=1), source):
            out = next((e for e in events if isinstance(e, Staged) and e.name == "out"), None)
            if out is None:
                continue
            seen += 1
            assert isinstance(events[0], Moved)
            assert out.seat == who
            assert after.game.view(after, 0).table.zones[who].count == 0
            shown = [event.seat for event in events if isinstance(event, Shown)]
            assert shown == [seat for seat in range(4) if seat != who]


@cache
def leftovers() -> dict[tuple[str, ...], set[int]]:
    """What every hand left over counted, in rounds of random moves."""
    found: defaultdict[tuple[str, ...], set[int]] = defaultdict(set)
    source = Random("left over")
    for _ in range(40):
        for _, _, _, after, events in at_random(game(rounds=50), source):
            if any(isinstance(event, Scored) for event in events):
                zones = after.game.view(after, 0).table.zones[:4]
                for zone, counted in zip(zones, after.lines[-1].counted, strict=True):
                    found[tuple(sorted(map(str, zone.pieces)))].add(counted)
    return found


@pytest.mark.rule("D0.9", "D1.1")
@pytest.mark.parametrize("case", cases("hand_pips", "T01"), ids=lambda case: case["id"])
def test_golden_hands_left_over(case: Case) -> None:
    assert leftovers()[tuple(sorted(map(tile, case["hand"])))] == {case["pips"]}


@pytest.mark.rule("D1.1")
def test_a_hand_counts_its_pips_and_who_is_out_has_none() -> None:
    for hand, counts in leftovers().items():
        if hand != ("0-0",):
            assert counts == {sum(PIPS[each] for each in hand)}
    assert leftovers()[()] == {0}


@pytest.mark.rule("D0.9")
@pytest.mark.parametrize(("hand", "options", "pips"), [
    (["0-0"], {"blank_alone": 25}, 25),
    (["0-0"], {"blank_alone": 0}, 0),
    (["6-6"], {}, 12),
    (["6-6"], {"six_alone": 50}, 50),
    (["0-0", "6-6"], {}, 12),
    (["0-0", "6-6"], {"both_alone": 75}, 75),
    (["6-6", "0-1"], {"six_alone": 50, "both_alone": 75}, 13),
])  # fmt: skip
def test_lonely_tiles(hand: list[str], options: dict[str, Value], pips: int) -> None:
    of = game(2, draw="none", redeal_doubles=0, redeal_suit=False, fish_by_six=False, **options)
    assert left_with(of, hand).lines[-1].counted[1] == pips


def left_with(of: Game, hand: list[str]) -> State:
    """A round of two, without drawing, after which seat 1 holds just this hand."""
    source = Random("left with")
    for _ in range(2000):
        pool: list[str] = [each for each in TILES if not set(each) & {"0", "6"}]
        source.shuffle(pool)
        hands = [pool[:7], [*pool[7 : 14 - len(hand)], *hand]]
        state, _ = deal(of, hands, standing=later(of, 0))
        while not of.deal_over(state):
            (seat,) = of.waiting(state)
            state, _ = of.play(state, seat, source.choice(of.legal(state, seat).moves))
        if sorted(map(str, of.view(state, 0).table.zones[1].pieces)) == sorted(hand):
            return state
    raise AssertionError(f"never left with {hand}")
