"""Broken duties that can be proven from what one seat has seen (C0.6).

Whoever plays a card claims something by it: not following means to hold nothing of that class,
leading a trump where that is limited means to hold no plain card. A card that turns up later
and gives the lie to such a claim is the proof. Draws of a praise and offers of last trumps are
claims of numbers: so many cards of this hand are good ones, there are no more trumps than these.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from kozel.core.events import Event, Moved, Named, Said, Shown, Staged
from kozel.core.moves import HOUSE, Piece, Seat
from kozel.core.views import View
from kozel.players.reading.ranks import under
from kozel.players.reading.tricks import DECK, HAND, TALON, TRICK, Card, facts_of

DRAWING = ("trousers", "double_trousers")
"""Praises in which cards are drawn and laid."""
ACE = 11


class Proof(NamedTuple):
    """Who broke a duty: ``revoke``, ``trump``, ``lead``, ``ace``, ``first``, ``laid``,
    ``laid-ace``, ``drawn`` or ``gave``."""

    seat: Seat
    duty: str


class _Claim(NamedTuple):
    duty: str
    lacking: frozenset[Piece]


class _Offer(NamedTuple):
    """Last trumps that were offered: how many, by whom, and whether they changed hands."""

    giver: Seat
    number: int
    swapped: bool


def proven(view: View, accused: Collection[Seat]) -> Proof | None:
    """The first certain breach of one of these seats; None where there is none."""
    if getattr(view.options, "revokes", "") != "caught":
        return None
    walk = _Walk(view)
    found = [walk.step(event) for event in view.history]
    found += walk.numbers()
    return next((proof for proof in found if proof and proof.seat in accused), None)


class _Walk:
    """The deal's events one after another, and what was claimed by then."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.facts: Mapping[Piece, Card] = facts_of(view)
        self.seats = view.seating.seats
        self.claims: dict[Seat, list[_Claim]] = {}
        self.led = ""
        self.been_led: set[str] = set()
        self.first: tuple[Seat, Piece] | None = None
        self.praiser: Seat | None = None
        self.laying = False
        self.draws: dict[Seat, list[int]] = {}
        self.laid: dict[Seat, list[Piece]] = {}
        self.rows: dict[Seat, int] = {}
        self.passed_on = False
        self.offers: list[_Offer] = []
        self.shown: dict[Seat, list[Piece]] = {}

    def step(self, event: Event) -> Proof | None:
        """Take the event in; a breach that it proves."""
        match event:
            case Moved():
                return self._moved(event)
            case Shown(pieces, zone, seat):
                return self._turned(pieces, zone, seat)
            case Named(seat, what, value):
                self._named(seat, what, value)
            case Said(seat, word, args) if word.startswith("last-trump"):
                self._offered(seat, word, args.get("number"))
            case Staged("praise-void"):
                self._forget()
            case _:
                pass
        return None

    def _named(self, seat: Seat, what: str, value: str) -> None:
        match what:
            case "praise":
                self.laying = value in DRAWING
                self.praiser = None if value == "none" else seat
            case "praiser":
                self.praiser = seat
            case "leader":
                self.laying = False
            case "first-card" if not self.facts[value].trump:
                self.first = (seat, value)
            case "trump":
                self.facts = under(
                    value, facts_of(self.view), self.view.table.named.get("trump", "")
                )
            case _:
                pass

    def _forget(self) -> None:
        """Whatever was drawn and laid goes back into the pack."""
        self.laying = False
        self.praiser = None
        self.draws, self.laid, self.rows = {}, {}, {}

    def _offered(self, seat: Seat, word: str, number: object) -> None:
        if word == "last-trump" and isinstance(number, int):
            self.offers.append(_Offer(seat, number, swapped=False))
        elif word == "last-trump-yes" and self.offers:
            self.offers[-1] = self.offers[-1]._replace(swapped=True)

    def _turned(self, pieces: Iterable[Piece | None], zone: str, seat: Seat) -> Proof | None:
        """A card of the talon asks for its class (C10.3); a dark card is turned up."""
        for piece in pieces:
            if piece is None:
                continue
            if zone == TALON:
                self._lead(piece)
            elif zone == TRICK:
                return self._lay(seat, piece)
        return None

    def _moved(self, event: Moved) -> Proof | None:
        source, target, seat = event.source, event.target, event.seat
        if source == DECK and target.startswith(HAND):
            self._dealt(int(target.removeprefix(HAND)), seat, len(event.pieces))
        elif self.laying and source.startswith(HAND) and target == TRICK:
            self.rows[seat] = self.rows.get(seat, 0) + len(event.pieces)
            found = [self._lay(seat, piece) for piece in event.pieces if piece is not None]
            return next((proof for proof in found if proof), None)
        elif self.laying and (source.startswith(HAND) or target == "aside"):
            self.passed_on = True
        elif target == TRICK and source.startswith(HAND):
            for piece in event.pieces:
                if piece is not None:
                    return self._played(seat, piece)
        elif target == TRICK:
            self.been_led.update(self.facts[piece].cls for piece in event.pieces if piece)
        elif source in (TRICK, TALON):
            self.led = ""
        return None

    def _dealt(self, seat: Seat, drawer: Seat, number: int) -> None:
        """New cards make old claims void; what was drawn is told apart from what was dealt."""
        self.claims.pop(seat, None)
        if self.laying and drawer == seat:
            self.draws.setdefault(seat, []).append(number)
        elif self.laying and drawer == HOUSE and not self._all_have_laid():
            self.passed_on = True

    def _all_have_laid(self) -> bool:
        return len(self.rows) == self.seats

    def _lay(self, seat: Seat, piece: Piece) -> Proof | None:
        """Trumps are kept in every praise, aces by whom the game says (C5)."""
        card = self.facts[piece]
        self.been_led.add(card.cls)
        self.laid.setdefault(seat, []).append(piece)
        if card.trump:
            return Proof(seat, "laid")
        keeps = self.view.table.named.get("keeps-aces", "nobody")
        kept = keeps == "everybody" or (keeps == "praiser" and seat == self.praiser)
        return Proof(seat, "laid-ace") if kept and card.points == ACE else None

    def _lead(self, piece: Piece) -> None:
        self.led = self.facts[piece].cls
        self.been_led.add(self.led)

    def _played(self, seat: Seat, piece: Piece) -> Proof | None:
        """A card is played: does it belie what its seat has claimed before?"""
        found = self._belied(seat, piece)
        self.first = None
        self.shown.setdefault(seat, []).append(piece)
        if seat not in self.view.seating.blind:
            self.claims.setdefault(seat, []).extend(self._claimed(seat, self.facts[piece]))
        if not self.led:
            self._lead(piece)
        return found

    def _belied(self, seat: Seat, piece: Piece) -> Proof | None:
        if self.first is not None and self.first[0] == seat and piece != self.first[1]:
            return Proof(seat, "first")
        for claim in self.claims.get(seat, ()):
            if piece in claim.lacking:
                return Proof(seat, claim.duty)
        return None

    def _claimed(self, seat: Seat, card: Card) -> Iterable[_Claim]:
        """What the seat says of its other cards by playing this one."""
        options = self.view.options
        if not self.led:
            limit = getattr(options, "trump_lead", "free")
            free = limit == "free" or (limit == "praiser_only" and seat == self.praiser)
            if card.trump and not free:
                yield _Claim("lead", self._those(lambda other: not other.trump))
            return
        if card.cls == self.led:
            return
        led, been_led = self.led, frozenset(self.been_led)
        yield _Claim("revoke", self._those(lambda other: other.cls == led))
        if getattr(options, "must_trump_when_void", False) and not card.trump:
            yield _Claim("trump", self._those(lambda other: other.trump))
        if getattr(options, "ace_dump_ban", False) and _banned(card, been_led):
            yield _Claim("ace", self._those(lambda other: not _banned(other, been_led)))

    def _those(self, fits: Callable[[Card], bool]) -> frozenset[Piece]:
        return frozenset(piece for piece, card in self.facts.items() if fits(card))

    def numbers(self) -> Iterator[Proof]:
        """Breaches that only the number of cards proves."""
        size = len(self.facts) // self.seats
        plain = {
            seat: sum(not self.facts[piece].trump for piece in pieces)
            for seat, pieces in self.shown.items()
        }
        for offer in self.offers:
            trumps = len(self.shown.get(offer.giver, ())) - plain.get(offer.giver, 0)
            holder = (offer.giver + self.seats // 2) % self.seats if offer.swapped else offer.giver
            if trumps > offer.number or plain.get(holder, 0) > size - offer.number:
                yield Proof(offer.giver, "gave")
        if not self.passed_on:
            yield from self._overdrawn(size)

    def _overdrawn(self, size: int) -> Iterator[Proof]:
        """Until the last draw fewer cards than needed may have been other than good ones."""
        for seat, draws in self.draws.items():
            good = sum(draws[:-1]) - max(0, self.rows.get(seat, 1) - 1)
            cards = (*self.laid.get(seat, ()), *self.shown.get(seat, ()))
            others = sum(
                not self.facts[piece].trump and self.facts[piece].points < ACE for piece in cards
            )
            if others > size - good:
                yield Proof(seat, "drawn")


def _banned(card: Card, been_led: frozenset[str]) -> bool:
    """A plain ace whose suit was not led yet (C2.7)."""
    return card.points == ACE and not card.trump and card.cls not in been_led
