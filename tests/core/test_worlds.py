from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozel.core.views import Place, Unknown
from kozel.core.worlds import NoWorldError, Worlds

World = tuple[frozenset[str], ...]


def unknown(masks: list[int], counts: list[int]) -> Unknown:
    pieces = tuple("abcdefghij"[: len(masks)])
    places = tuple(Place(f"hand:{at}", count) for at, count in enumerate(counts))
    return Unknown(pieces, places, tuple(masks))


def brute(given: Unknown) -> set[World]:
    """Every world, by trying all orders of the pieces."""
    slots = [at for at, place in enumerate(given.places) for _ in range(place.count)]
    found = set()
    for order in permutations(range(len(given.pieces))):
        if all(given.masks[piece] >> slot & 1 for piece, slot in zip(order, slots, strict=True)):
            world: list[set[str]] = [set() for _ in given.places]
            for piece, slot in zip(order, slots, strict=True):
                world[slot].add(given.pieces[piece])
            found.add(tuple(map(frozenset, world)))
    return found


def drawn(worlds: Worlds, source: Random) -> World:
    return tuple(frozenset(pieces) for _, pieces in sorted(worlds.draw(source).items()))


@st.composite
def small(draw: st.DrawFn) -> Unknown:
    counts = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3))
    size = sum(counts)
    masks = st.lists(st.integers(0, (1 << len(counts)) - 1), min_size=size, max_size=size)
    return unknown(draw(masks), counts)


@given(small())
@settings(max_examples=60, deadline=None)
def test_worlds_are_counted_as_by_trying_them_all(given: Unknown) -> None:
    all_worlds = brute(given) if len(given.pieces) <= 7 else None
    if all_worlds is None:
        return
    if not all_worlds:
        with pytest.raises(NoWorldError):
            Worlds(given)
        return
    worlds = Worlds(given)
    assert worlds.count == len(all_worlds)
    source = Random(1)
    for _ in range(5):
        assert drawn(worlds, source) in all_worlds


@pytest.mark.parametrize(
    ("masks", "counts"),
    [
        ([0b111] * 6, [2, 2, 2]),
        ([0b111, 0b011, 0b011, 0b101, 0b110, 0b111], [2, 2, 2]),
        ([0b11, 0b11, 0b01, 0b11, 0b10, 0b11], [4, 2]),
        ([0b001, 0b111, 0b111, 0b110, 0b110], [1, 3, 1]),
        ([0b1111, 0b0111, 0b0011, 0b1110, 0b1001], [1, 1, 1, 2]),
    ],
)
def test_every_world_comes_equally_often(masks: list[int], counts: list[int]) -> None:
    given = unknown(masks, counts)
    all_worlds = brute(given)
    worlds, source = Worlds(given), Random(20)
    each = 150
    found = Counter(drawn(worlds, source) for _ in range(each * len(all_worlds)))
    assert set(found) == all_worlds
    chi_square = sum((n - each) ** 2 / each for n in found.values())
    free = len(all_worlds) - 1
    assert chi_square < free + 4 * (2 * free) ** 0.5 + 8


def test_a_whole_pack_is_counted_at_once() -> None:
    from math import comb

    masks = [0b111] * 24
    given = Unknown(
        tuple(f"p{at}" for at in range(24)),
        tuple(Place(f"hand:{at}", 8) for at in range(3)),
        tuple(masks),
    )
    assert Worlds(given).count == comb(24, 8) * comb(16, 8)


def test_nothing_unknown_is_one_world() -> None:
    worlds = Worlds(Unknown())
    assert worlds.count == 1
    assert worlds.draw(Random(1)) == {}


def test_what_fits_nowhere_is_refused() -> None:
    with pytest.raises(NoWorldError, match="worlds-none"):
        Worlds(unknown([0b01, 0b01], [1, 1]))
    with pytest.raises(NoWorldError):
        Worlds(unknown([0b11, 0b11], [1, 2]))
