"""What ends a deal before the hands are empty: the queen is caught, or "dry" is lost."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.tricks.captured import Trick
from kozel.cards.tricks.stages.challenge import ChallengeWindow
from kozel.cards.tricks.state import Deal, Outcome, Terms
from kozel.core.events import Staged
from kozel.core.moves import Piece, Seat


def ended(terms: Terms, deal: Deal) -> Outcome | None:
    """The deal after its last trick ended it at once; None while it goes on.

    Who has declared dry must take every trick: the first one of the opponents decides (C3.6),
    and till then no catch ends the deal.
    """
    declarer = deal.fixed.contract
    if declarer is not None:
        if deal.tricks[-1].taker not in deal.opponents(declarer):
            return None
        return _to_the_end(deal), (Staged("dry-lost", declarer),)
    return _caught(terms, deal) if terms.hunting else None


def _caught(terms: Terms, deal: Deal) -> Outcome | None:
    """Hunter and prey met in one trick, from different teams, in either order (C3.4, C4.5)."""
    hunter, prey = terms.data.hunter, terms.data.prey
    trick = deal.tricks[-1]
    if hunter not in trick.cards or prey not in trick.cards:
        return None
    catcher, caught = _player(trick, hunter), _player(trick, prey)
    if caught not in deal.opponents(catcher):
        return None
    told = Staged("queen-caught", caught, {"card": prey, "card_hunter": hunter})
    return _to_the_end(deal.with_fixed(caught=caught)), (told,)


def _player(trick: Trick, card: Piece) -> Seat:
    """Who played the card."""
    return (trick.leader + trick.cards.index(card)) % len(trick.cards)


def _to_the_end(deal: Deal) -> Deal:
    """Challenges may still be made; nothing else comes."""
    at = next(n for n, stage in enumerate(deal.stages) if isinstance(stage, ChallengeWindow))
    return replace(deal, stages=deal.stages[at:])
