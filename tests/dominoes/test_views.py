"""What a seat and a watcher can know, and that nothing else leaves the rules (D0.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from kozel.core.events import Moved, Said
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, WATCHER, Move, Seat, Shuffle
from kozel.core.options import Value
from kozel.core.views import Unknown, View
from kozel.core.worlds import Worlds
from kozel.dominoes.tiles import ALL_PIPS, PIPS, TILES
from tests.dominoes.table import at_random, deal, filled, game, later, play

VARIANTS: list[tuple[int, str, dict[str, Value]]] = [
    (4, "domino-kozel", {}),
    (3, "domino-kozel", {}),
    (2, "domino-kozel", {"draw": "one", "must_lead_it": False}),
    (3, "domino-kozel", {"draw": "none", "lead_double": True, "rounds": 3}),
    (2, "domino-kozel", {"multi_double": 2, "boneyard_reserve": 2, "drain_first": True}),
    (3, "telephone", {"multi_double": 4, "deals": 4}),
]
IDS = [f"{name}-{seats}-{'-'.join(options)}" for seats, name, options in VARIANTS]

Step = tuple[Seat, Move]


def rounds(of: Game, source: Random, number: int) -> Iterator[tuple[list[Step], State]]:
    """The moves of a match so far, and the state after them, at points drawn at random."""
    for _ in range(number):
        steps: list[Step] = []
        for _, who, move, after, _ in at_random(of, source):
            steps.append((who, move))
            if source.random() < 0.05:
                yield list(steps), after


def hidden(state: State) -> dict[str, tuple[str, ...]]:
    """The tiles of every zone, as they truly lie."""
    found = {}
    for seat in range(state.game.seating.seats):
        zone = state.game.view(state, seat).table.zones[seat]
        found[zone.name] = tuple(map(str, zone.pieces))
    return found


def fits(unknown: Unknown, where: dict[str, str]) -> bool:
    """Whether the tiles may lie in these zones by the masks: a matching of tiles to places."""
    room = [place.count for place in unknown.places]
    allowed = {
        tile: [
            index
            for index, place in enumerate(unknown.places)
            if mask >> index & 1 and place.zone == where[tile]
        ]
        for tile, mask in zip(unknown.pieces, unknown.masks, strict=True)
    }
    taken: dict[int, list[str]] = {index: [] for index in range(len(room))}

    def settle(tile: str, tried: set[int]) -> bool:
        for index in allowed[tile]:
            if index in tried:
                continue
            tried.add(index)
            if len(taken[index]) < room[index]:
                taken[index].append(tile)
                return True
            for other in list(taken[index]):
                if settle(other, tried):
                    taken[index].remove(other)
                    taken[index].append(tile)
                    return True
        return False

    return all(settle(tile, set()) for tile in unknown.pieces)


def truth(state: State, view: View) -> dict[str, str]:
    where = {tile: zone for zone, tiles in hidden(state).items() for tile in tiles}
    return {tile: where.get(tile, "boneyard") for tile in view.table.unknown.pieces}


@pytest.mark.rule("D0.10")
@pytest.mark.parametrize(("seats", "name", "options"), VARIANTS, ids=IDS)
def test_the_unseen_tiles_lie_where_a_view_says_they_may(
    seats: int, name: str, options: dict[str, Value]
) -> None:
    of = game(seats, name, **options)
    looked = 0
    for _, state in rounds(of, Random(5), 2):
        if of.deal_over(state):
            continue
        for viewer in (*range(seats), WATCHER):
            view = of.view(state, viewer)
            unknown = view.table.unknown
            assert sum(place.count for place in unknown.places) == len(unknown.pieces)
            seen = [tile for zone in view.table.zones for tile in zone.pieces if tile is not None]
            assert not set(seen) & set(unknown.pieces)
            assert fits(unknown, truth(state, view))
            if unknown.pieces:
                Worlds(unknown).draw(Random(1))
                looked += 1
    assert looked > 10


def replayed(of: Game, steps: list[Step]) -> State | None:
    state = of.start()
    try:
        for who, move in steps:
            if of.waiting(state) != (who,):
                return None
            state, _ = of.play(state, who, move)
    except IllegalMove:
        return None
    return state


def swapped(steps: list[Step], one: str, other: str) -> list[Step]:
    """The same match with two tiles exchanged in its last shuffle."""
    last = max(at for at, (_, move) in enumerate(steps) if isinstance(move, Shuffle))
    shuffle = steps[last][1]
    assert isinstance(shuffle, Shuffle)
    turned = {one: other, other: one}
    order = tuple(turned.get(tile, tile) for tile in shuffle.order)
    return [*steps[:last], (HOUSE, Shuffle(shuffle.label, order)), *steps[last + 1 :]]


@pytest.mark.rule("D0.10")
@pytest.mark.parametrize(("seats", "name", "options"), VARIANTS, ids=IDS)
def test_worlds_a_seat_cannot_tell_apart_look_the_same(
    seats: int, name: str, options: dict[str, Value]
) -> None:
    """Two hidden tiles exchanged from the shuffle on: where the same moves stay possible and
    the same seat leads for the same tile, as all were told, view and offer are equal and the
    masks allow that world, too."""
    of = game(seats, name, **options)
    source = Random(11)
    found: Counter[bool] = Counter()
    for steps, state in rounds(of, source, 2):
        if of.deal_over(state) or not any(isinstance(move, Shuffle) for _, move in steps):
            continue
        viewer = source.choice((*range(seats), WATCHER))
        view = of.view(state, viewer)
        pairs = list(combinations(view.table.unknown.pieces, 2))
        for one, other in source.sample(pairs, min(20, len(pairs))):
            world = replayed(of, swapped(steps, one, other))
            if world is None or hidden(world) == hidden(state) or of.deal_over(world):
                continue
            same = of.view(world, viewer).table.named == view.table.named
            found[same] += 1
            if same:
                assert of.view(world, viewer) == view
                assert of.legal(world, viewer) == of.legal(state, viewer)
                assert fits(view.table.unknown, truth(world, view))
    assert found[True] > 20


@pytest.mark.rule("D0.10")
def test_a_pass_and_a_draw_rule_out_the_open_numbers() -> None:
    hands = filled([["1-1", "1-2"], ["0-3", "0-4"]], ["1-3"])
    hands[1] = ["0-3", "0-4", "3-4", "5-6", "4-6", "3-6", "5-5"]
    hands[0] = ["1-1", "1-2", "0-1", "1-6", "6-6", "0-0", "2-2"]
    of = game(2)
    state, _ = deal(of, hands, stock=["0-6", "0-5", "1-3"])
    state, _ = play(state, "1-1", "draw", "draw")
    unknown = of.view(state, 0).table.unknown
    assert [(place.zone, place.count) for place in unknown.places] == [
        ("hand:1", 8), ("hand:1", 1), ("boneyard", 12),
    ]  # fmt: skip
    masks = dict(zip(unknown.pieces, unknown.masks, strict=True))
    assert masks["1-3"] == 0b110  # not among the eight on which it was drawn
    assert masks["3-4"] == 0b111
    state, events = play(state, "draw", "1-3@left")
    assert events == (Moved(("1-3",), "hand:1", "layout", 1, ("left",)),)
    after = of.view(state, 0).table.unknown
    assert [(place.zone, place.count) for place in after.places] == [
        ("hand:1", 9),
        ("boneyard", 11),
    ]
    assert dict(zip(after.pieces, after.masks, strict=True))["1-4"] == 0b10


@pytest.mark.rule("D0.7", "D0.10")
def test_the_first_lead_tells_where_lower_doubles_cannot_be() -> None:
    of = game(2)
    state, _ = deal(of, filled([["3-3"], []], ["1-1", "2-2"]))
    unknown = of.view(state, 1).table.unknown
    assert [(place.zone, place.count) for place in unknown.places] == [
        ("hand:0", 1), ("hand:0", 6), ("boneyard", 14),
    ]  # fmt: skip
    masks = dict(zip(unknown.pieces, unknown.masks, strict=True))
    assert (masks["3-3"], masks["1-1"], masks["5-6"]) == (0b111 & masks["3-3"], 0b100, 0b110)
    assert masks["3-3"] & 1


@pytest.mark.rule("D0.10")
def test_hands_and_draws_are_seen_by_their_owner_alone() -> None:
    of = game(2)
    state = None
    for _, _, move, after, events in at_random(of, Random(2)):
        drawn = [e for e in events if isinstance(e, Moved) and e.source == "boneyard"]
        if drawn:
            state = (after, drawn[0], move)
            break
    assert state is not None
    after, event, _ = state
    for viewer in (0, 1, WATCHER):
        told = [e for e in of.view(after, viewer).history if isinstance(e, Moved)]
        assert (told[-1].pieces == event.pieces) is (viewer == event.seat)
        assert told[-1].positions == event.positions
        hands = [e for e in told if e.target.startswith("hand:") and e.source == "deck"]
        assert [None not in e.pieces for e in hands] == [viewer == 0, viewer == 1]
    assert of.readers(of.start(), HOUSE, Shuffle("deal", TILES)) == ()


@pytest.mark.rule("D0.10", "D0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_pip_is_lost(seats: int) -> None:
    of = game(seats)
    for _, _, move, after, _ in at_random(of, Random(seats)):
        if isinstance(move, Shuffle) or not of.view(after, 0).table.layout:
            continue
        view = of.view(after, WATCHER)
        layout = view.table.layout
        assert layout is not None
        laid = [layout.first] if layout.first else []
        laid += [each.tile for arm in layout.arms for each in arm.tiles]
        counts = sum(zone.count for zone in view.table.zones)
        if counts + len(laid) == 0:
            continue
        rest = set(TILES) - set(laid)
        assert counts + len(laid) == 28
        if of.deal_over(after):
            open_tiles = [tile for zone in view.table.zones for tile in zone.pieces]
            assert set(open_tiles) == rest
        assert sum(PIPS[tile] for tile in laid) + sum(PIPS[tile] for tile in rest) == ALL_PIPS


def test_a_pass_tells_the_open_numbers() -> None:
    for _, _, _, after, events in at_random(game(), Random(4)):
        for event in events:
            if isinstance(event, Said):
                view = after.game.view(after, WATCHER)
                assert event.word == "knock"
                layout = view.table.layout
                assert layout is not None
                ends = sorted({str(arm.end) for arm in layout.arms})
                assert event.args == {"numbers": tuple(ends)}


@pytest.mark.rule("D0.8", "D0.10")
def test_who_must_lead_a_double_and_leads_another_tile_holds_none() -> None:
    of = game(2, lead_double=True)
    doubles = [f"{n}-{n}" for n in range(7)]
    state, _ = deal(of, filled([["3-4"], ["1-1"]], doubles), standing=later(of, 0))
    state, _ = play(state, "3-4")
    unknown = of.view(state, WATCHER).table.unknown
    masks = dict(zip(unknown.pieces, unknown.masks, strict=True))
    assert [place.zone for place in unknown.places] == ["hand:0", "hand:1", "boneyard"]
    assert masks["1-1"] == 0b110
    assert masks["0-1"] == 0b111
