"""Plays what a text tells, in every way in which it can be meant, as far as the rules allow.

A text leaves things out: at which end a tile was put, what was drawn, who shuffled, that somebody
could only pass. So all readings are kept side by side, and an act that no reading allows is the
faulty one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kozel.core.chance import Close
from kozel.core.game import Game
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import HOUSE, PASS, WATCHER, Move, Piece, Play, Seat
from kozel.pasted.document import Act, Kind
from kozel.pasted.matching import DRAW, as_move, meant, unwritten
from kozel.pasted.reading import Reading, by_house, trump_of

MOST_READINGS = 32
"""As many are kept side by side."""
_FEW = 4
"""More are compared, so that those that come to the same are kept only once."""
_STEPS = 24
"""How many things in a row a text may leave out."""


def goes_on(readings: Iterable[Reading], act: Act, seat: Seat | None) -> tuple[Reading, ...]:
    """The readings after the act of this seat, or of whoever's turn it is; none if the rules
    refuse it in every one."""
    found: list[Reading] = []
    for reading in readings:
        found += _after(reading, act, seat, _STEPS)
    return _different(found)


def _different(readings: list[Reading]) -> tuple[Reading, ...]:
    """Without those that come to the same as another one."""
    if len(readings) <= _FEW:
        return tuple(readings)
    kept: dict[object, Reading] = {}
    for reading in readings:
        kept.setdefault(_looks(reading), reading)
    return tuple(kept.values())[:MOST_READINGS]


def _looks(reading: Reading) -> object:
    """What tells readings apart: the ends of the layout, however they are called, the hands, and
    the trumps."""
    game, state = reading.game, reading.state
    layout = game.view(state, WATCHER).table.layout
    arms: list[str] = []
    if layout is not None:
        arms = sorted(f"{arm.end} {arm.counted} {arm.root}" for arm in layout.arms)
    drawn = () if reading.pack is None else tuple(sorted(reading.pack.where.items()))
    return reading.waiting, tuple(arms), drawn, layout and layout.spinner, trump_of(reading)


def _after(reading: Reading, act: Act, seat: Seat | None, steps: int) -> Iterator[Reading]:
    """The readings after one act."""
    if act.kind in (Kind.NOTHING, Kind.PASSED) and reading.deal_over:
        yield reading  # a block may be shown by passes that nobody needs to make
        return
    done = tuple(_done(reading, act, seat))
    if done:
        yield from done
        return
    if act.kind is Kind.NOTHING and (seat is None or seat not in reading.waiting):
        yield reading
        return
    if steps:
        for before in _left_out(reading, act, seat):
            yield from _after(before, act, seat, steps - 1)


def _done(reading: Reading, act: Act, seat: Seat | None) -> Iterator[Reading]:
    """The readings in which the act is done at once."""
    for who in _able(reading, seat):
        moves = meant(act, reading.game.legal(reading.state, who))
        if moves:
            for move in moves:
                yield from _made(reading, act, who, move)
        else:
            yield from _drawn_before(reading, act, who)


def _able(reading: Reading, seat: Seat | None) -> tuple[Seat, ...]:
    """Whose act it can be: the seats that are waited for; in a window whoever may use it."""
    request = reading.request
    able = reading.waiting
    if isinstance(request, Close):
        able = tuple(range(reading.game.seating.seats))
    if HOUSE in able:
        return ()
    return able if seat is None else tuple(who for who in able if who == seat)


def _made(reading: Reading, act: Act, who: Seat, move: Move) -> Iterator[Reading]:
    try:
        after = reading.after(who, move)
    except IllegalMove:
        return
    if act.kind is not Kind.DREW or not act.parts:
        yield after
        return
    named = _naming_drawn(after, act.parts[0].piece)
    if named is not None:
        yield named


def _naming_drawn(reading: Reading, tile: Piece) -> Reading | None:
    """The reading in which this tile was drawn last; None if it lies elsewhere."""
    pack = reading.pack
    if pack is None:
        return None
    last = [event for event in reading.state.history if getattr(event, "positions", ())][-1]
    at = last.positions[-1]  # type: ignore[union-attr]
    if at in pack.where:
        return reading if pack.where[at] == tile else None
    return reading.told(at, tile) if tile in pack.loose else None


def _drawn_before(reading: Reading, act: Act, who: Seat) -> Iterator[Reading]:
    """What the seat drew without the text telling it was such that the act is possible."""
    pack = reading.pack
    if pack is None or not pack.drawn_by(who):
        return
    move = as_move(act)
    pieces = () if move is None else getattr(move, "pieces", ())
    missing = tuple(piece for piece in pieces if piece in pack.loose)
    other = _holding(reading, who, missing) if pieces else _unable(reading, act, who)
    if other is None:
        return
    for each in meant(act, other.game.legal(other.state, who)):
        yield from _made(other, act, who, each)


def _holding(reading: Reading, who: Seat, pieces: tuple[Piece, ...]) -> Reading | None:
    """The reading in which the seat drew these pieces; None if it cannot have."""
    if not pieces:
        return reading
    for at in reading.pack.drawn_by(who) if reading.pack else ():
        other = reading.told(at, pieces[0])
        found = None if other is None else _holding(other, who, pieces[1:])
        if found is not None:
            return found
    return None


def _unable(reading: Reading, act: Act, who: Seat) -> Reading | None:
    """The reading in which nothing that the seat drew can be played, so that it draws again or
    passes; None if there is none."""
    for _ in range(_FEW):
        could = _playable(reading, who)
        if not could or meant(act, reading.game.legal(reading.state, who)):
            return reading
        others = (
            other
            for at in (reading.pack.drawn_by(who) if reading.pack else ())
            for piece in (reading.pack.loose if reading.pack else ())
            if (other := reading.guessing(at, piece)) is not None
            and len(_playable(other, who)) < len(could)
        )
        better = next(others, None)
        if better is None:
            return None
        reading = better
    return reading


def _playable(reading: Reading, who: Seat) -> tuple[Move, ...]:
    offer = reading.game.legal(reading.state, who)
    return tuple(move for move in offer.moves if isinstance(move, Play))


def _left_out(reading: Reading, act: Act, seat: Seat | None) -> Iterator[Reading]:
    """The readings after one thing that the text does not tell."""
    if reading.waiting == (HOUSE,):
        yield from by_house(reading, reading.game.seating.seats - 1)
        return
    for who in reading.waiting:
        for move in unwritten(reading.game.legal(reading.state, who)):
            if _same_turn(act, move) if who == seat else move != DRAW or seat is not None:
                try:
                    yield reading.after(who, move)
                except IllegalMove:
                    continue


def _same_turn(act: Act, move: Move) -> bool:
    """Whether a seat may have done this before its act in the same turn: not passed."""
    return move != PASS and not (act.kind is Kind.DREW and move == DRAW)


def to_the_end(reading: Reading) -> Reading:
    """The reading after windows that nobody used and passes that nobody wrote, if they end the
    deal; else as it is."""
    now = reading
    for _ in range(_STEPS):
        if now.deal_over:
            return now
        if isinstance(now.request, Close):
            now = by_house(now, 0)[0]
            continue
        if len(now.waiting) != 1 or now.waiting == (HOUSE,):
            break
        who = now.waiting[0]
        if now.game.legal(now.state, who).required != (PASS,):
            break
        now = now.after(who, PASS)
    return now if now.deal_over else reading


def why_not(readings: tuple[Reading, ...], act: Act, seat: Seat | None) -> Message:
    """Why the rules refuse the act in the reading in which it came nearest."""
    best = min(readings, key=lambda reading: (_far(reading, seat), reading.start))
    for reading in _waiting_for(best, seat):
        message = _reason(reading.game, reading, act, seat)
        if message is not None:
            return message
    return Message("pasted-unclear", {"given": act.text})


def _far(reading: Reading, seat: Seat | None) -> bool:
    return seat is not None and seat not in reading.waiting


def _waiting_for(reading: Reading, seat: Seat | None) -> Iterator[Reading]:
    """The reading once the house has done its part."""
    if reading.waiting == (HOUSE,):
        for after in by_house(reading, reading.game.seating.seats - 1)[:1]:
            yield from _waiting_for(after, seat)
            return
    yield reading


def _reason(game: Game, reading: Reading, act: Act, seat: Seat | None) -> Message | None:
    waiting = reading.waiting
    if not waiting:
        return Message("match-over")
    if waiting == (HOUSE,):
        return Message("pasted-hands-expected")
    who = waiting[0] if seat is None else seat
    move = as_move(act)
    if move is None:
        return None
    try:
        game.play(reading.state, who, move)
    except IllegalMove as error:
        return error.message
    if act.kind is Kind.DREW:
        return Message("pasted-drew-otherwise", {"tile": act.parts[0].piece})
    return None
