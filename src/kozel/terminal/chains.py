"""The domino layout as text: one line a chain, read from left to right."""

from __future__ import annotations

from kozel.core.views import Arm, Laid, Layout

_CLOSED = "({})"


def chain(layout: Layout) -> str:
    """The line through the first tile, such as ``5-3 3-3 3-1``: halves that touch are equal.

    A closed double stands in brackets.
    """
    arms = {arm.name: arm for arm in layout.arms}
    left = [_tile(laid, to_left=True) for laid in reversed(_tiles(arms.get("left")))]
    right = [_tile(laid, to_left=False) for laid in _tiles(arms.get("right"))]
    first = [layout.first] if layout.first else []
    return " ".join([*left, *first, *right])


def cross_arms(layout: Layout) -> tuple[tuple[str, str], ...]:
    """The other arms by name, each from the spinner outwards; empty ones left out."""
    return tuple(
        (arm.name, " ".join(_tile(laid, to_left=False) for laid in arm.tiles))
        for arm in layout.arms
        if arm.name not in ("left", "right") and arm.tiles
    )


def ends(layout: Layout) -> tuple[tuple[str, int], ...]:
    """The open ends: the arm's name and the number that fits there."""
    return tuple((arm.name, arm.end) for arm in layout.arms if arm.end is not None)


def _tiles(arm: Arm | None) -> tuple[Laid, ...]:
    return arm.tiles if arm else ()


def _tile(laid: Laid, *, to_left: bool) -> str:
    low, high = laid.tile.split("-")
    outward = str(laid.outward)
    inward = high if outward == low else low
    text = f"{outward}-{inward}" if to_left else f"{inward}-{outward}"
    return _CLOSED.format(text) if laid.closed else text
