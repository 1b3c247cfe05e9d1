"""The order of a shuffle that deals the hands of a text.

Which place goes to which hand is not asked of the rules: it is seen in what they deal. So a pack
is dealt, looked at, put right and dealt anew, until every hand is as the text has it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from kozel.core.events import Event, Moved
from kozel.core.moves import Move, Piece, Seat, Shuffle

_HAND = "hand:"


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a shuffle.

    `hands`: what each seat is dealt. `stock`: what is left, from the top. `where`: the pieces
    that are told to lie at a place. `guessed`: what lies at other places until the text tells
    more. `unknown`: the seats that drew from these places, newest last. `covered`: the places
    that have left the deck.
    """

    label: str
    pieces: tuple[Piece, ...]
    hands: dict[Seat, tuple[Piece, ...]]
    stock: tuple[Piece, ...]
    where: dict[int, Piece] = {}
    guessed: dict[int, Piece] = {}
    unknown: tuple[tuple[Seat, int], ...] = ()
    covered: frozenset[int] = frozenset()

    @property
    def shuffle(self) -> Shuffle:
        """The order, the first piece on top."""
        return Shuffle(self.label, self.order)

    @property
    def order(self) -> tuple[Piece, ...]:
        """Told and guessed places first, then the stock, then what nobody knows of."""
        lying = {**self.guessed, **self.where}
        placed = set(lying.values())
        dealt = [piece for hand in self.hands.values() for piece in hand]
        known = {*placed, *dealt, *self.stock}
        free = [piece for piece in self.stock if piece not in placed]
        free += [piece for piece in self.pieces if piece not in known]
        free += [piece for piece in dealt if piece not in placed]
        rest = iter(free)
        return tuple(lying.get(at) or next(rest) for at in range(len(self.pieces)))

    @property
    def loose(self) -> tuple[Piece, ...]:
        """The pieces of which the text does not tell where they lie, those last that somebody
        may have drawn."""
        told = {*self.where.values(), *self.stock}
        told.update(piece for hand in self.hands.values() for piece in hand)
        drawn = {at for _, at in self.unknown}
        lying = sorted(enumerate(self.order), key=lambda each: each[0] in drawn)
        return tuple(piece for _, piece in lying if piece not in told)

    def undealt(self, seat: Seat) -> tuple[Piece, ...]:
        """What of a hand no place was found for yet."""
        placed = set(self.where.values())
        return tuple(piece for piece in self.hands.get(seat, ()) if piece not in placed)

    def drawn_by(self, seat: Seat) -> tuple[int, ...]:
        """The places from which this seat got pieces that the text does not name, newest
        first."""
        return tuple(at for who, at in reversed(self.unknown) if who == seat)

    def settled(self, at: int, piece: Piece) -> Pack:
        """The pack in which this piece is told to lie at this place."""
        pack = self.swapped(at, piece) if self.guessed else self
        guessed = {place: lying for place, lying in pack.guessed.items() if place != at}
        unknown = tuple(each for each in self.unknown if each[1] != at)
        where = {**self.where, at: piece}
        return replace(pack, where=where, guessed=guessed, unknown=unknown)

    def swapped(self, at: int, piece: Piece) -> Pack:
        """The pack in which this piece and what is guessed to lie at this place have changed
        places; all others stay."""
        lying = {place: each for place, each in enumerate(self.order) if place not in self.where}
        other = next(place for place, each in enumerate(self.order) if each == piece)
        if at in lying and other in lying:
            lying[at], lying[other] = lying[other], lying[at]
        return replace(self, guessed=lying)

    @property
    def pinned(self) -> Pack:
        """The pack in which all that lies at places untold is guessed to stay there."""
        return self.swapped(0, self.order[0])

    def unseen(self) -> Pack:
        """The pack before anything of it was dealt."""
        return replace(self, unknown=(), covered=frozenset())

    def learned(self, events: Sequence[Event]) -> Pack:
        """What these events tell of the places, put right where hands differ from the text."""
        pack = self
        for event in events:
            if isinstance(event, Moved) and event.shuffle == self.label and event.positions:
                pack = replace(pack, covered=pack.covered | set(event.positions))
                if event.target.startswith(_HAND):
                    pack = pack.dealt(int(event.target[len(_HAND) :]), event.positions)
        return pack

    def dealt(self, seat: Seat, places: tuple[int, ...]) -> Pack:
        """The pack after these places were dealt to a seat."""
        pack = self
        known = {at for _, at in self.unknown}
        for at in places:
            pack = pack.without_others(seat, at)
            if at in pack.where or at in known:
                continue
            due = pack.undealt(seat)
            lying = pack.order[at]
            if due:
                pack = pack.settled(at, due[0])
            elif lying in self.stock:
                pack = pack.settled(at, lying)
            else:
                pack = replace(pack, unknown=(*pack.unknown, (seat, at)))
        return pack

    def without_others(self, seat: Seat, at: int) -> Pack:
        """The pack in which this place is not settled with a piece of another hand: how many
        cards are dealt first may depend on the cards (C10)."""
        piece = self.where.get(at)
        if not any(piece in hand for other, hand in self.hands.items() if other != seat):
            return self
        where = {place: lying for place, lying in self.where.items() if place != at}
        return replace(self, where=where)


def is_shuffle(move: Move, pack: Pack) -> bool:
    """Whether a move is the shuffle of this pack."""
    return isinstance(move, Shuffle) and move.label == pack.label
