"""Other worlds: the same deal with hidden pieces changed about, found without the sampler.

Pieces change places in the order of the shuffle, and in every move whose content the viewer
may not know; then the deal is played again. A world that cannot be played so far, or in which
the viewer was told something else, is one that the viewer can exclude.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from kozel.core.events import Event, Moved, Shown
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Move, Pick, Piece, Play, Seat, Shuffle
from tests.batteries.walk import Step

Swap = Mapping[Piece, Piece]


class Past(NamedTuple):
    """A deal so far, as one viewer knows it. `secret`: for each step whether the content of
    its move is hidden from the viewer."""

    viewer: Seat
    steps: tuple[Step, ...]
    secret: tuple[bool, ...]

    @property
    def now(self) -> State:
        return self.steps[-1].after


def past(steps: tuple[Step, ...], viewer: Seat) -> Past:
    """The steps of one deal, from its first."""
    secret = []
    for step in steps:
        readers = step.before.game.readers(step.before, step.who, step.move)
        secret.append(readers is not None and viewer not in readers)
    return Past(viewer, steps, tuple(secret))


def hidden(told: Past) -> set[Piece]:
    """The pieces whose faces the viewer has not seen since they were last shuffled."""
    found: set[Piece] = set()
    for step in told.steps:
        if isinstance(step.move, Shuffle):
            found |= set(step.move.order)
        found -= seen_faces(step.events, told.viewer)
    return found


def loose(told: Past) -> set[Piece]:
    """The pieces that the viewer has seen but cannot place any more: something went face down
    from where they lay."""
    known: dict[Piece, str] = {}
    found: set[Piece] = set()
    for step in told.steps:
        for event in step.events:
            if isinstance(event, Moved) and not visible_to(event, told.viewer):
                found |= {piece for piece, zone in known.items() if zone == event.source}
            elif isinstance(event, Moved | Shown):
                zone = event.target if isinstance(event, Moved) else event.zone
                known |= {piece: zone for piece in event.pieces if piece is not None}
    return found


def visible_to(event: Moved | Shown, viewer: Seat) -> bool:
    """Whether the viewer sees the faces."""
    return event.faces is None or viewer in event.faces


def seen_faces(events: Iterable[Event], viewer: Seat) -> set[Piece]:
    """The pieces whose faces these events show to the viewer."""
    return {
        piece
        for event in events
        if isinstance(event, Moved | Shown) and visible_to(event, viewer)
        for piece in event.pieces
        if piece is not None
    }


def swaps(pieces: Iterable[Piece], where: Mapping[Piece, str], source: Random) -> Iterator[Swap]:
    """All swaps of two pieces in different places, in random order; then all rotations of
    three that are not all in one place."""
    pool = sorted(pieces)
    source.shuffle(pool)
    for one, other in combinations(pool, 2):
        if where[one] != where[other]:
            yield {one: other, other: one}
    for a, b, c in combinations(pool, 3):
        if len({where[a], where[b], where[c]}) > 1:
            yield {a: b, b: c, c: a}
            yield {a: c, c: b, b: a}


def played_with(told: Past, swap: Swap) -> State | None:
    """The state that the deal comes to with these pieces changed about; None if it cannot be
    played so."""
    changed = _since_the_shuffle(told, swap)
    state = told.steps[changed].before
    for number in range(changed, len(told.steps)):
        step, secret = told.steps[number], told.secret[number]
        move = _renamed(state, step.who, step.move, swap) if secret else step.move
        try:
            state, _ = state.game.play(state, step.who, move)
        except IllegalMove:
            return None
    return state


def _since_the_shuffle(told: Past, swap: Swap) -> int:
    """The last shuffle in which these pieces took part: what lies before it stays."""
    return max(
        number
        for number, step in enumerate(told.steps)
        if isinstance(step.move, Shuffle) and set(swap) <= set(step.move.order)
    )


def _renamed(state: State, who: Seat, move: Move, swap: Swap) -> Move:
    match move:
        case Shuffle(label, order):
            return Shuffle(label, tuple(swap.get(piece, piece) for piece in order))
        case Pick(word, pieces):
            wanted = tuple(swap.get(piece, piece) for piece in pieces)
            return _offered(state.game, state, who, Pick(word, wanted))
        case Play(parts):
            return Play(tuple(replace(p, piece=swap.get(p.piece, p.piece)) for p in parts))
        case _:
            return move


def _offered(game: Game, state: State, who: Seat, move: Pick) -> Move:
    """The same choice in the order in which it is offered."""
    if who == HOUSE:
        return move
    for offered in game.legal(state, who).moves:
        if (
            isinstance(offered, Pick)
            and offered.word == move.word
            and set(offered.pieces) == set(move.pieces)
        ):
            return offered
    return move
