"""How a layout grows by a tile: the end it makes, the arms it opens, the end it closes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from kozel.core.moves import Part
from kozel.dominoes.layout.form import CLOSED, PLAIN, Form
from kozel.dominoes.layout.value import CROSS, LINE, Ends, Layout
from kozel.dominoes.tiles import BIT, HALVES, is_double, other_half


def put(layout: Layout, part: Part) -> Layout:
    """The layout with one more tile, which must fit."""
    if layout.form is not PLAIN:
        return _put_with_doubles(layout, part)
    tile = part.piece
    return Layout(
        PLAIN,
        (*layout.placed, part),
        _grown(layout.ends, tile, part.place),
        layout.laid | BIT[tile],
    )


@lru_cache(maxsize=1 << 16)
def _grown(ends: Ends, tile: str, place: str) -> Ends:
    if not ends:
        low, high = HALVES[tile]
        return ("left", low), ("right", high)
    return tuple(
        (name, other_half(tile, number)) if name == place else (name, number)
        for name, number in ends
    )


def _put_with_doubles(layout: Layout, part: Part) -> Layout:
    tile = part.piece
    placed = (*layout.placed, part)
    first = layout.first_double or (tile if is_double(tile) else None)
    ends = _grown(layout.ends, tile, part.place)
    if part.flag == CLOSED:
        ends = tuple(end for end in ends if end[0] != part.place)
    crossed = layout.crossed
    for spinner in _spinners(layout.form, placed, first):
        if spinner.piece not in crossed:
            number = HALVES[spinner.piece][0]
            ends = (*ends, *((arm, number) for arm in cross_arms(spinner, first)))
            crossed = (*crossed, spinner.piece)
    return Layout(layout.form, placed, ends, layout.laid | BIT[tile], first, crossed)


def cross_arms(spinner: Part, first_double: str | None) -> tuple[str, str]:
    """The names of a spinner's two cross arms, by the arm on which it lies."""
    if spinner.piece == first_double:
        return CROSS
    number = spinner.piece[0]
    first, second = LINE if spinner.place.startswith(CROSS) else CROSS
    return first + number, second + number


def _spinners(form: Form, placed: tuple[Part, ...], first: str | None) -> Iterator[Part]:
    """The doubles whose cross arms may be used; a closed one has none (D5.3)."""
    if form.spinner == "none":
        return
    for index, part in enumerate(placed):
        if not is_double(part.piece) or part.flag == CLOSED:
            continue
        if (form.spinner == "all" or part.piece == first) and (
            not form.after_line or _line_covered(placed, index)
        ):
            yield part


def _line_covered(placed: tuple[Part, ...], index: int) -> bool:
    """Whether both long sides of this double are covered (D6)."""
    side = placed[index].place
    beyond = {part.place for part in placed[index + 1 :]}
    return side in beyond if side else beyond.issuperset(LINE)
