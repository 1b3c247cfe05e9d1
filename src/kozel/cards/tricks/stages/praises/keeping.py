"""Which cards a praise lets a seat keep, and where they go when there is no room (C5)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from kozel.cards.tricks.known import Sighting
from kozel.cards.tricks.order import TRUMPS
from kozel.cards.tricks.praising import Aside, Sure
from kozel.cards.tricks.stages.opening import from_deck
from kozel.cards.tricks.state import Deal, Outcome, Terms
from kozel.core.events import Event, Moved
from kozel.core.moves import Piece, Seat


class Rooms(msgspec.Struct, frozen=True):
    """How many cards the hand of a seat and that of its partner may hold after laying."""

    own: int
    partner: int


def praiser(deal: Deal) -> Seat:
    """Who praised in this deal."""
    if deal.fixed.praiser is None:
        raise LookupError("nobody praised")
    return deal.fixed.praiser


def share(terms: Terms) -> int:
    """The cards that fall to each in a deal, those laid in a praise included."""
    return len(terms.deck) // terms.seats


def trumps(deal: Deal) -> frozenset[Piece]:
    """All trumps: what is kept in the mirror."""
    return frozenset(card for card, cls in deal.order.cls.items() if cls == TRUMPS)


def good(terms: Terms, deal: Deal, seat: Seat) -> frozenset[Piece]:
    """The cards this seat keeps in trousers: all trumps, and aces where the game says so."""
    aces = terms.data.praising.aces
    if aces == "everybody" or (aces == "praiser" and seat == praiser(deal)):
        return trumps(deal) | {card for card in terms.deck if card[0] == "A"}
    return trumps(deal)


def own(deal: Deal, seat: Seat) -> tuple[Piece, ...]:
    """What the seat holds but for the cards that the partner passed on to it."""
    passed = {seen.card for seen in deal.fixed.sightings if seen.seat == seat}
    return tuple(card for card in deal.hands[seat] if card not in passed)


def layable(terms: Terms, deal: Deal, seat: Seat) -> tuple[Piece, ...]:
    """What the seat holds of its own draws and need not keep."""
    kept = good(terms, deal, seat)
    return tuple(card for card in own(deal, seat) if card not in kept)


def collect(
    terms: Terms,
    deal: Deal,
    seat: Seat,
    positions: Iterable[int],
    kept: frozenset[Piece],
    rooms: Rooms,
) -> Outcome:
    """Cards leave the pack, seen by the seat alone. Those in `kept` for which its hand has no
    room go to the partner; where the partner has none either they are laid aside."""
    fixed = deal.fixed
    partner = terms.seating.partners(seat)[0]
    mine, theirs, aside = list[int](), list[int](), list[int]()
    loose = sum(card not in kept for card in own(deal, seat))
    held = len(deal.hands[seat]) - loose
    for at in positions:
        if fixed.pack[at] not in kept:
            mine.append(at)
        elif held < rooms.own:
            mine.append(at)
            held += 1
        elif len(deal.hands[partner]) + len(theirs) < rooms.partner:
            theirs.append(at)
        else:
            aside.append(at)
    events: list[Event] = []
    if mine:
        events.append(replace(from_deck(fixed, tuple(mine), f"hand:{seat}", (seat,)), seat=seat))
    if theirs:
        events.append(from_deck(fixed, tuple(theirs), f"hand:{partner}", (seat, partner)))
    if aside:
        events.append(replace(from_deck(fixed, tuple(aside), "aside", (seat,)), seat=seat))
    hands = list(deal.hands)
    hands[seat] += tuple(fixed.pack[at] for at in mine)
    hands[partner] += tuple(fixed.pack[at] for at in theirs)
    passed = tuple(Sighting(fixed.pack[at], partner, (seat,)) for at in theirs)
    gone = {*mine, *theirs, *aside}
    taken = replace(deal, hands=tuple(hands)).with_fixed(
        stock=tuple(at for at in fixed.stock if at not in gone),
        aside=fixed.aside + tuple(Aside(at, seat) for at in aside),
        sightings=fixed.sightings + passed,
    )
    if not terms.caught:
        taken = sure(taken, Sure(partner, len(theirs), kept, seat))
    return taken, tuple(events)


def trimmed(terms: Terms, deal: Deal, seat: Seat, kept: frozenset[Piece], room: int) -> Outcome:
    """After laying a seat may hold more than its share: of what it drew last, plain cards first,
    so many leave the hand; good ones go to the partner while there is room."""
    hand = deal.hands[seat]
    over = len(hand) - room
    if over <= 0:
        return deal, ()
    fixed = deal.fixed
    partner = terms.seating.partners(seat)[0]
    last_first = own(deal, seat)[::-1]
    leaving = sorted(last_first, key=lambda card: card in kept)[:over]
    free = max(0, room - len(deal.hands[partner]))
    given = tuple([card for card in leaving if card in kept][:free])
    laid = tuple(card for card in leaving if card not in given)
    hands = list(deal.hands)
    hands[seat] = tuple(card for card in hand if card not in leaving)
    hands[partner] += given
    events: list[Event] = []
    if given:
        faces = (seat, partner)
        events.append(Moved(given, f"hand:{seat}", f"hand:{partner}", seat, faces=faces))
    if laid:
        events.append(Moved(laid, f"hand:{seat}", "aside", seat, faces=(seat,)))
    after = replace(deal, hands=tuple(hands)).with_fixed(
        aside=fixed.aside + tuple(Aside(fixed.pack.index(card), seat) for card in laid),
        sightings=fixed.sightings + tuple(Sighting(card, partner, (seat,)) for card in given),
    )
    if not terms.caught:
        after = _fewer(after, seat, over)
        after = sure(after, Sure(partner, len(given), kept, seat))
    return after, tuple(events)


def _fewer(deal: Deal, seat: Seat, number: int) -> Deal:
    """Some cards left the hand; each may be one of those that were known."""
    own_draws = [each for each in deal.fixed.sure if each.seat == seat == each.by]
    return settled(deal, seat, *(replace(each, number=each.number - number) for each in own_draws))


def sure(deal: Deal, *found: Sure) -> Deal:
    """The deal in which everybody knows this, too."""
    return deal.with_fixed(sure=deal.fixed.sure + tuple(each for each in found if each.number > 0))


def settled(deal: Deal, seat: Seat, *found: Sure) -> Deal:
    """The deal in which this is what everybody knows of the seat's own draws."""
    others = tuple(each for each in deal.fixed.sure if (each.seat, each.by) != (seat, seat))
    return sure(deal.with_fixed(sure=others), *found)
