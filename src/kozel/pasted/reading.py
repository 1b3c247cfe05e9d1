"""A reading: one way in which the text so far can be meant, played by the real rules."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from kozel.core.chance import Close, Cut, Lot, Request, Shuffling, Turn
from kozel.core.events import Event
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import GO, HOUSE, WATCHER, Move, Number, Piece, Seat
from kozel.pasted.document import PastedError
from kozel.pasted.packing import Pack, is_shuffle

MOST_PLAYS = 12_000
"""How many moves are tried for one text."""
_MOST_DEALT = 16
"""How often one shuffle is put right in a row."""

Made = tuple[Seat, Move]


class Effort:
    """Counts what is played, so that no text takes long."""

    def __init__(self, game: Game, most: int = MOST_PLAYS) -> None:
        self.game = game
        self._left = most

    def play(self, state: State, who: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The game's `play`; `PastedError` when too much was tried."""
        self._left -= 1
        if self._left < 0:
            raise PastedError("pasted-too-hard")
        return self.game.play(state, who, move)


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """One way. `start`: which of the ways to begin. `base`: the state before the last shuffle,
    after so many moves of `path`. `led`: who led the match before, where it is a rematch. `trump`:
    the suit or card that the text tells to be trumps, "" if it does not."""

    effort: Effort
    state: State
    path: tuple[Made, ...] = ()
    base: State
    base_at: int = 0
    pack: Pack | None = None
    start: int = 0
    led: Seat | None = None
    trump: str = ""

    @property
    def game(self) -> Game:
        """The game."""
        return self.effort.game

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who is to move."""
        return self.game.waiting(self.state)

    @property
    def request(self) -> Request | None:
        """What the house is asked for; None if nothing."""
        return self.game.chance(self.state) if self.waiting == (HOUSE,) else None

    @property
    def deal_over(self) -> bool:
        """Whether the deal has ended."""
        return self.game.deal_over(self.state)

    def after(self, who: Seat, move: Move) -> Reading:
        """The reading after a move; `IllegalMove` if the rules refuse it. What it shows of the
        shuffle puts the pack right."""
        state, events = self.effort.play(self.state, who, move)
        moved = replace(self, state=state, path=(*self.path, (who, move)))
        if self.pack is None:
            return moved
        learned = self.pack.learned(events)
        if learned is self.pack or learned.order == self.pack.order:
            return replace(moved, pack=learned)
        again = moved.dealt_anew(learned)
        if again is None:
            raise IllegalMove("pasted-cannot-deal")
        return again

    def shuffled(self, pack: Pack, trump: str = "") -> Reading:
        """The reading after the shuffle that the house is asked for."""
        before = replace(self, base=self.state, base_at=len(self.path), pack=pack, trump=trump)
        return before.after(HOUSE, pack.shuffle)

    def dealt_anew(self, pack: Pack) -> Reading | None:
        """The same moves since the shuffle with another order; None if the rules refuse one."""
        moves = self.path[self.base_at :]
        for _ in range(_MOST_DEALT):
            state, learned = self.base, pack.unseen()
            made: list[Made] = []
            try:
                for who, written in moves:
                    move = pack.shuffle if is_shuffle(written, pack) else written
                    state, events = self.effort.play(state, who, move)
                    learned = learned.learned(events)
                    made.append((who, move))
            except IllegalMove:
                return None
            if learned.order == pack.order:
                path = (*self.path[: self.base_at], *made)
                return replace(self, state=state, path=path, pack=learned)
            pack = learned
        return None

    def told(self, at: int, piece: Piece) -> Reading | None:
        """The same with this piece at that place of the shuffle; None if that cannot be."""
        if self.pack is None:
            return None
        pinned = self.pack.pinned
        found = self.dealt_anew(pinned.settled(at, piece))
        if found is not None:
            return found
        displaced = pinned.order.index(piece)
        for other in pinned.loose:  # what lies there now may not lie there instead
            if other not in (piece, pinned.order[at]):
                found = self.dealt_anew(pinned.swapped(displaced, other).settled(at, piece))
                if found is not None:
                    return found
        return None

    def guessing(self, at: int, piece: Piece) -> Reading | None:
        """The same with this piece at that place for now; None if that cannot be."""
        return None if self.pack is None else self.dealt_anew(self.pack.swapped(at, piece))


def starts(effort: Effort, last: Seat, dealer: Seat | None) -> Iterator[Reading]:
    """Every way to begin, up to the first shuffle: by lots as they may fall, and as a rematch.
    `last`: who deals if nobody is named and any dealer will do."""
    game = effort.game
    number = 0
    for led in (None, *range(game.seating.seats)):
        standing = replace(game.rules.opening(), first_leader=led)
        state = game.start(standing)
        begun = Reading(effort=effort, state=state, base=state, led=led)
        for reading in _by_lot(begun, last):
            if dealer in (None, game.view(reading.state, WATCHER).table.dealer):
                yield replace(reading, start=number)
                number += 1


def _by_lot(reading: Reading, last: Seat) -> Iterator[Reading]:
    request = reading.request
    if not isinstance(request, Lot):
        yield reading
        return
    for move in lots(reading.game, request, last):
        yield from _by_lot(reading.after(HOUSE, move), last)


def lots(game: Game, request: Lot, last: Seat) -> tuple[Number, ...]:
    """How a lot may fall: for any seat; of a lot among other things the first stands for all."""
    seats = game.seating.seats
    if request.choices != seats:
        return (Number(request.label, 0),)
    order = sorted(range(seats), key=lambda seat: seat != last)
    return tuple(Number(request.label, seat) for seat in order)


def by_house(reading: Reading, last: Seat) -> tuple[Reading, ...]:
    """The readings after the house's next move, where the text need not tell it; none where it
    waits for hands."""
    match reading.request:
        case Lot() as request if request.choices != reading.game.seating.seats:
            return tuple(_trumps_by_lot(reading, request))
        case Lot() as request:
            moves: tuple[Move, ...] = lots(reading.game, request, last)
        case Cut():
            moves = (Number("cut", 1),)
        case Turn(_, move):
            moves = (move,)
        case Close():
            moves = (GO,)
        case Shuffling() | None:
            return ()
    return tuple(reading.after(HOUSE, move) for move in moves)


def trump_of(reading: Reading) -> str:
    """The suit that is trumps, "" while none is."""
    return reading.game.view(reading.state, WATCHER).table.named.get("trump", "")


def _trumps_by_lot(reading: Reading, request: Lot) -> Iterator[Reading]:
    """The readings after a lot among the cards: one for each suit that it makes trumps, or the
    one that the text tells."""
    made: set[str] = set()
    for number in range(request.choices):
        after = reading.after(HOUSE, Number(request.label, number))
        trump = trump_of(after)
        card = after.game.view(after.state, WATCHER).table.named.get("trump-card", "")
        if trump not in made and reading.trump in ("", trump, card):
            made.add(trump)
            yield after
