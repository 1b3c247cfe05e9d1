"""Giving the last trump to the partner (C2.6, C3.7, C6).

The offer and the answer are heard by all, the cards change hands face down. Whoever offers gives
all trumps there are in the hand; as many cards come back, plain ones as far as there are any.
"""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.tricks.captured import Breach
from kozel.cards.tricks.known import LastTrumps, Sighting
from kozel.cards.tricks.order import TRUMPS
from kozel.cards.tricks.state import WAIT, Deal, Outcome, Stage, Terms, expect
from kozel.core.chance import Close, Request
from kozel.core.events import Moved, Said, Staged
from kozel.core.messages import Arg, IllegalMove, Message
from kozel.core.moves import GO, HOUSE, Choose, Move, Pick, Piece, Seat
from kozel.core.offers import Group, Offer

Cards = tuple[Piece, ...]

GIVE, RETURN = "give", "return"
SWAP = "swap"
"""The duty that a wrong swap breaks, where that is possible (C0.6)."""
_REFUSE = Choose("refuse")
_RULES = {1: "C2.6", 2: "C3.7"}


class LastTrumpWindow(Stage, frozen=True):
    """Offers, answers and swaps, at most one swap per team."""

    name: ClassVar[str] = "last-trump"

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Where trumps are not given, or both teams have swapped, there is no window."""
        sides = {terms.seating.side(swap.giver) for swap in deal.fixed.given if swap.returned}
        if not terms.options.give_last_trump or len(sides) == len(terms.seating.sides):
            return deal.passed_on(), ()
        return deal, () if deal.fixed.given else (Staged("last-trump-window"),)

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """The house closes the window."""
        entitled = tuple(seat for seat in range(terms.seats) if _offers(terms, deal, seat))
        return Close(self.name, entitled)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """All trumps of the hand, where they are few enough; where cheating is possible, any
        cards."""
        prompt = Message("ask-last-trump", {"number": terms.options.give_last_trump}, _rule(terms))
        moves = _offers(terms, deal, seat)
        groups = (Group("offer-give", moves, optional=True),) if moves else ()
        return Offer(seat, prompt, groups, partial(_wrong_to_give, terms, deal, seat))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """An offer, or the house's go."""
        if isinstance(move, Pick) and move.word == GIVE:
            return self._offered(terms, deal, who, move)
        if who != HOUSE:
            raise IllegalMove("cards-house-to-move")
        if move != GO:
            raise IllegalMove("cards-window-open")
        return deal.passed_on(), ()

    def _offered(self, terms: Terms, deal: Deal, who: Seat, move: Pick) -> Outcome:
        given = _own(deal, who, move.pieces)
        if not _may_offer(terms, deal, who):
            raise IllegalMove("tricks-give-once", _rule(terms))
        if Pick(GIVE, given) not in _offers(terms, deal, who):
            number = terms.options.give_last_trump
            raise IllegalMove("tricks-give-not-last", _rule(terms), number=number)
        asked = LastTrumps(who, terms.seating.partners(who)[0], given)
        after = deal.passed_on(AnswerOffer()).with_fixed(given=(*deal.fixed.given, asked))
        if given != _few_trumps(terms, deal, who):
            wrong = next((c for c in given if deal.order.cls[c] != TRUMPS), given[0])
            after = replace(after, breaches=(*deal.breaches, Breach(who, wrong, 0, SWAP)))
        return after, (Said(who, "last-trump", {"number": len(given)}),)

    def readers(self, terms: Terms, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Which cards are offered is known to their holder alone."""
        return (who,) if isinstance(move, Pick) else None


class AnswerOffer(Stage, frozen=True):
    """The partner takes the offered trumps and gives as many cards back, or says no."""

    name: ClassVar[str] = "last-trump"

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """The partner."""
        return (deal.fixed.given[-1].partner,)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """What may come back, and no."""
        asked = deal.fixed.given[-1]
        if seat != asked.partner:
            return Offer(seat, WAIT)
        args: dict[str, Arg] = {"seat": asked.giver, "number": len(asked.given)}
        groups = (
            Group("offer-return", _returns(terms, deal)),
            Group("offer-refuse", (_REFUSE,)),
        )
        why = partial(_wrong_to_return, terms, deal)
        return Offer(seat, Message("ask-return", args, _rule(terms)), groups, why)

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """The swap, face down; or nothing. Then others may offer."""
        expect(terms, deal, who)
        asked = deal.fixed.given[-1]
        after = deal.passed_on(LastTrumpWindow())
        if move == _REFUSE:
            refused = (*deal.fixed.given[:-1], replace(asked, returned=()))
            return after.with_fixed(given=refused), (Said(who, "last-trump-no"),)
        if not isinstance(move, Pick) or move.word != RETURN:
            raise IllegalMove("tricks-return-or-refuse", _rule(terms))
        returned = _own(deal, who, move.pieces)
        number = len(asked.given)
        if len(returned) != number:
            raise IllegalMove("tricks-return-number", _rule(terms), number=number)
        if returned not in _right_returns(deal, who, number):
            if not terms.caught:
                raise IllegalMove("tricks-return-plain", _rule(terms))
            wrong = next(card for card in returned if deal.order.cls[card] == TRUMPS)
            after = replace(after, breaches=(*deal.breaches, Breach(who, wrong, 0, SWAP)))
        return _swapped(terms, after, replace(asked, returned=returned))

    def readers(self, terms: Terms, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Which cards come back is known to the two alone, and to the giver by sight."""
        return (who,) if isinstance(move, Pick) else None


def _swapped(terms: Terms, deal: Deal, swap: LastTrumps) -> Outcome:
    """The cards change hands. Each of the two knows what the other got; an open card that was
    given is known to lie with the partner now, unless anything may have been given (C0.6)."""
    giver, mate, given = swap.giver, swap.partner, swap.given
    returned = swap.returned or ()
    hands = list(deal.hands)
    hands[giver] = tuple(c for c in hands[giver] if c not in given) + returned
    hands[mate] = tuple(c for c in hands[mate] if c not in returned) + given
    open_to_all = {s.card for s in deal.fixed.sightings if s.viewers is None and not terms.caught}
    seen = (
        *(Sighting(c, mate, None if c in open_to_all else (giver,)) for c in given),
        *(Sighting(c, giver, (mate,)) for c in returned),
    )
    fixed = replace(
        deal.fixed,
        given=(*deal.fixed.given[:-1], swap),
        sightings=deal.fixed.sightings + seen,
    )
    both = (giver, mate)
    return replace(deal, fixed=fixed, hands=tuple(hands)), (
        Said(mate, "last-trump-yes"),
        Moved(given, f"hand:{giver}", f"hand:{mate}", giver, faces=both),
        Moved(returned, f"hand:{mate}", f"hand:{giver}", mate, faces=both),
    )


def _rule(terms: Terms) -> str:
    return _RULES[terms.options.give_last_trump]


def _trumps(deal: Deal, hand: Cards) -> Cards:
    return tuple(card for card in hand if deal.order.cls[card] == TRUMPS)


def _few_trumps(terms: Terms, deal: Deal, seat: Seat) -> Cards:
    """All trumps of the hand, if they are few enough to be given; else none."""
    trumps = _trumps(deal, deal.hands[seat])
    return trumps if len(trumps) <= terms.options.give_last_trump else ()


def _may_offer(terms: Terms, deal: Deal, seat: Seat) -> bool:
    """One swap a team, one offer a player."""
    if not 0 <= seat < terms.seats:
        return False
    team = (seat, *terms.seating.partners(seat))
    return not any(
        each.giver == seat or (each.returned and each.giver in team) for each in deal.fixed.given
    )


def _offers(terms: Terms, deal: Deal, seat: Seat) -> tuple[Pick, ...]:
    """What the seat may offer. Where a swap can be disputed, also what is no last trump."""
    if not _may_offer(terms, deal, seat):
        return ()
    if not terms.caught:
        trumps = _few_trumps(terms, deal, seat)
        return (Pick(GIVE, trumps),) if trumps else ()
    hand = deal.hands[seat]
    number = min(max(1, len(_trumps(deal, hand))), terms.options.give_last_trump)
    return tuple(Pick(GIVE, cards) for cards in combinations(hand, number))


def _wrong_to_give(terms: Terms, deal: Deal, seat: Seat) -> tuple[tuple[Piece, Message], ...]:
    """Why these cards are no last trumps of the hand."""
    if not terms.caught or not 0 <= seat < terms.seats:
        return ()
    few = _few_trumps(terms, deal, seat)
    args: dict[str, Arg] = {"number": terms.options.give_last_trump}
    why = Message("tricks-give-not-last", args, _rule(terms))
    return tuple((card, why) for card in deal.hands[seat] if card not in few)


def _right_returns(deal: Deal, seat: Seat, number: int) -> tuple[Cards, ...]:
    """Plain cards; trumps only where these do not suffice."""
    hand = deal.hands[seat]
    trumps = _trumps(deal, hand)
    plain = tuple(card for card in hand if card not in trumps)
    if len(plain) >= number:
        return tuple(combinations(plain, number))
    filled = combinations(trumps, number - len(plain))
    return tuple(tuple(card for card in hand if card in plain or card in more) for more in filled)


def _returns(terms: Terms, deal: Deal) -> tuple[Pick, ...]:
    asked = deal.fixed.given[-1]
    number = len(asked.given)
    if terms.caught:
        found = tuple(combinations(deal.hands[asked.partner], number))
    else:
        found = _right_returns(deal, asked.partner, number)
    return tuple(Pick(RETURN, cards) for cards in found)


def _wrong_to_return(terms: Terms, deal: Deal) -> tuple[tuple[Piece, Message], ...]:
    """Why these cards must stay."""
    asked = deal.fixed.given[-1]
    right = {c for cards in _right_returns(deal, asked.partner, len(asked.given)) for c in cards}
    why = Message("tricks-return-plain", rule=_rule(terms))
    return tuple((card, why) for card in deal.hands[asked.partner] if card not in right)


def _own(deal: Deal, seat: Seat, cards: Cards) -> Cards:
    """These cards in the order of the seat's hand; `IllegalMove` if it does not hold them."""
    hand = deal.hands[seat] if 0 <= seat < len(deal.hands) else ()
    missing = next((card for card in cards if card not in hand), None)
    if missing is not None:
        raise IllegalMove("cards-not-in-hand", card=missing)
    if len(set(cards)) != len(cards):
        raise IllegalMove("tricks-same-card-twice", card=cards[0])
    return tuple(card for card in hand if card in cards)
