"""Redeals: hands too poor to play, and a hand that must be declared (C2.8, C3.6, C4.7).

A redeal annuls the deal: it is counted as such, and the same dealer deals the kon again. The
third demand of a kon is no longer granted. After a praise its winner may keep what it brought;
then only the rest is dealt anew, within the same deal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from msgspec.structs import replace

from kozel.cards.deck import points
from kozel.cards.tricks.counting import counted
from kozel.cards.tricks.inference import DRY_QUEENS, GREAT_QUEENS, QUEENS
from kozel.cards.tricks.scoring.teams import MOST_DEMANDS
from kozel.cards.tricks.stages.opening import CutPack, DealCards
from kozel.cards.tricks.state import Deal, Outcome, Stage, Terms, expect
from kozel.core.chance import Close, Request, Shuffling
from kozel.core.events import Event, Moved, Named, Said, Shown, Staged
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import GO, HOUSE, Choose, Move, Seat, Shuffle
from kozel.core.offers import Group, Offer

REDEAL = "redeal"
POOR, NO_QUEENS = "poor", "no_queens"
"""The rights to a redeal, by what a `RedealWindow` is made with."""
FEW_POINTS = 12
"""Card points up to which a hand is poor (C2.8)."""
_NINES = 4

_DEMAND = Group("offer-redeal", (Choose(REDEAL),), optional=True)
_AGAIN, _KEEP = Choose("praised", "again"), Choose("praised", "keep")


def _poor(terms: Terms, deal: Deal, seat: Seat) -> bool:  # noqa: ARG001
    """All four nines, or twelve points and less (C2.8)."""
    hand = deal.hands[seat]
    return sum(card[0] == "9" for card in hand) == _NINES or sum(map(points, hand)) <= FEW_POINTS


def _no_queens(terms: Terms, deal: Deal, seat: Seat) -> bool:
    """No queen in the team but perhaps that of diamonds (C4.7)."""
    team = terms.seating.sides[terms.seating.side(seat)]
    return not any(card in GREAT_QUEENS for each in team for card in deal.hands[each])


_RIGHTS: dict[str, tuple[Callable[[Terms, Deal, Seat], bool], str]] = {
    POOR: (_poor, "C2.8"),
    NO_QUEENS: (_no_queens, "C4.7"),
}
"""Whether a seat may ask, and the rule that says so."""


class CompulsoryRedeal(Stage, frozen=True):
    """The hook with three or four queens must be declared "dry" (C3.6)."""

    name: ClassVar[str] = "dry"

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Such a hand is dealt anew, or its team must take every trick."""
        dry = terms.options.dry
        declarer = None if dry == "off" else _dry_hand(terms, deal)
        if declarer is None:
            return deal.passed_on(), ()
        if dry == "contract":
            return deal.passed_on().with_fixed(contract=declarer), (Named(declarer, "dry"),)
        held = tuple(
            card for card in deal.hands[declarer] if card == terms.data.hunter or card in QUEENS
        )
        shown = (Staged("dry-shown", declarer), Shown(held, f"hand:{declarer}", declarer))
        return _annulled(terms, deal.with_fixed(demands=deal.fixed.demands + 1), shown)


def _dry_hand(terms: Terms, deal: Deal) -> Seat | None:
    """Who holds the hook and at least three queens."""
    for seat, hand in enumerate(deal.hands):
        queens = sum(card in QUEENS for card in hand)
        if terms.data.hunter in hand and queens >= DRY_QUEENS:
            return seat
    return None


class RedealWindow(Stage, frozen=True):
    """Whoever may ask for a redeal may do so now. `right`: which hands or teams may."""

    name: ClassVar[str] = REDEAL
    right: str

    def enter(self, terms: Terms, deal: Deal) -> Outcome:
        """Where redeals are not agreed on there is no window. A right that depends on the
        partner's hand is told to both partners, and to each of the others that they have none."""
        if not terms.options.redeal:
            return deal.passed_on(), ()
        window: tuple[Event, ...] = (Staged("redeals-open"),)
        if self.right != NO_QUEENS:
            return deal, window
        told = tuple(seat for seat in range(terms.seats) if self._may(terms, deal, seat))
        answers = tuple(
            Staged("redeal-right", seat, {"answer": "yes" if seat in told else "no"}, (seat,))
            for seat in range(terms.seats)
        )
        return deal.with_fixed(told=told), window + answers

    def _may(self, terms: Terms, deal: Deal, seat: Seat) -> bool:
        return 0 <= seat < terms.seats and _RIGHTS[self.right][0](terms, deal, seat)

    @property
    def _rule(self) -> str:
        return _RIGHTS[self.right][1]

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """The house closes the window."""
        return Close(
            REDEAL, tuple(seat for seat in range(terms.seats) if self._may(terms, deal, seat))
        )

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """A demand for who may make it."""
        groups = (_DEMAND,) if self._may(terms, deal, seat) else ()
        return Offer(seat, Message(f"ask-redeal-{self.right}", rule=self._rule), groups)

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """A demand, or the house's go. Of several demands the first one counts (C0.8a)."""
        if move == Choose(REDEAL):
            if not self._may(terms, deal, who):
                raise IllegalMove(f"tricks-no-redeal-{self.right}", self._rule)
            return self._demanded(terms, deal, who)
        if who != HOUSE:
            raise IllegalMove("cards-house-to-move")
        if move != GO:
            raise IllegalMove("cards-window-open")
        return deal.passed_on(), ()

    def _demanded(self, terms: Terms, deal: Deal, who: Seat) -> Outcome:
        said: tuple[Event, ...] = (Said(who, REDEAL),)
        if self.right == POOR:
            said = (*said, Shown(deal.hands[who], f"hand:{who}", who))
        asked = deal.with_fixed(demands=deal.fixed.demands + 1)
        if asked.fixed.praise and asked.fixed.demands < MOST_DEMANDS:
            return asked.passed_on(PraiseAgainOrKeep(self)), said
        return _annulled(terms, asked, said)


def _annulled(terms: Terms, deal: Deal, said: tuple[Event, ...]) -> Outcome:
    """The deal does not count: it is redealt, unless this was one demand too many."""
    number = deal.fixed.demands
    name = "redealt" if number < MOST_DEMANDS else "third-demand"
    told = Staged(name, deal.dealer, {"number": number})
    return counted(terms, deal.with_fixed(annulled=REDEAL)), (*said, told)


class PraiseAgainOrKeep(Stage, frozen=True):
    """After a demand in a praised kon: whoever won the praise, and so has the lead, decides
    for the team whether it is praised again or keeps what the praise brought (C4.7).

    `window`: where one may ask again once the rest is dealt anew.
    """

    name: ClassVar[str] = "praise-again"
    window: RedealWindow

    def waiting(self, terms: Terms, deal: Deal) -> tuple[Seat, ...]:
        """The winner of the praise."""
        return (deal.turn,)

    def offer(self, terms: Terms, deal: Deal, seat: Seat) -> Offer:
        """Once more from the start, or only the rest."""
        if seat != deal.turn:
            return super().offer(terms, deal, seat)
        group = Group("offer-praise-again", (_AGAIN, _KEEP))
        return Offer(seat, Message("ask-praise-again", rule="C4.7"), (group,))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """All cards are dealt anew, or those that the praise did not bring."""
        expect(terms, deal, who)
        if move == _AGAIN:
            return _annulled(terms, deal, (Said(who, "praise-again"),))
        if move != _KEEP:
            raise IllegalMove("tricks-praise-again-or-keep", "C4.7")
        after = deal.passed_on(ShuffleRest(), CutPack(), DealCards(), self.window)
        gathered, events = _gathered(after)
        return gathered, (Said(who, "praise-kept"), *events)


def _gathered(deal: Deal) -> Outcome:
    """All but what the praise brought goes back to the pack, face down."""
    back = tuple(
        tuple(card for card in hand if card not in kept)
        for hand, kept in zip(deal.hands, deal.fixed.drawn, strict=True)
    )
    pack = tuple(card for cards in back for card in cards)
    gathered = deal.with_fixed(
        pack=pack, stock=tuple(range(len(pack))), told=None, label=f"rest-{deal.fixed.demands}"
    )
    return replace(gathered, hands=deal.fixed.drawn), tuple(
        Moved(cards, f"hand:{seat}", "deck", seat, faces=()) for seat, cards in enumerate(back)
    )


class ShuffleRest(Stage, frozen=True):
    """The cards that go round once more are shuffled (C4.7)."""

    name: ClassVar[str] = "shuffle"

    def chance(self, terms: Terms, deal: Deal) -> Request:
        """Their order, under a label of its own. They are asked for in no telling order."""
        return Shuffling(deal.fixed.label, tuple(sorted(deal.fixed.pack)))

    def play(self, terms: Terms, deal: Deal, who: Seat, move: Move) -> Outcome:
        """They lie ready."""
        expect(terms, deal, who)
        fixed = deal.fixed
        match move:
            case Shuffle(label, order) if label == fixed.label and sorted(order) == sorted(
                fixed.pack
            ):
                return deal.passed_on().with_fixed(pack=order), (Staged("rest-shuffled"),)
            case _:
                raise IllegalMove("cards-shuffle-wrong", "C4.7", number=len(fixed.pack))

    def readers(self, terms: Terms, who: Seat, move: Move) -> tuple[Seat, ...] | None:
        """Nobody."""
        return ()
