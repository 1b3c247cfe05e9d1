"""club@2: as club@1, and it is at home in every game of the catalogue.

A judge looks at one kind of question and has no opinion on any other (None); the first that has
one decides. What no judge knows is decided as club@1 does. A new kind of question is a new
judge in its own module.
"""

from __future__ import annotations

from collections.abc import Callable

from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club import (
    alone,
    bidding,
    calling,
    challenging,
    contract,
    drawing,
    giving,
    hunting,
    jacks,
    laying,
    leading,
    least,
    naming,
    praising,
    redealing,
    sets,
    teams,
    tiles,
)
from kozel.players.club.tiles import words
from kozel.players.frozen.club_1 import CLUB_1
from kozel.players.port import Decision

Judge = Callable[[View, Offer], Decision | None]

WINDOWS: tuple[Judge, ...] = (
    challenging.judge,
    giving.window,
    words.redeal,
    words.hundred,
    redealing.window,
    sets.window,
)
"""They look at what may be done beside the moves that a seat owes."""

JUDGES: tuple[Judge, ...] = (
    words.lead,
    tiles.judge,
    bidding.judge,
    laying.judge,
    naming.judge,
    praising.judge,
    drawing.judge,
    calling.judge,
    redealing.judge,
    giving.judge,
    leading.judge,
    least.judge,
    alone.judge,
    contract.judge,
    hunting.judge,
    teams.judge,
    jacks.judge,
    sets.judge,
)
"""They choose among the moves that a seat owes."""


class Club:
    """A solid player for every game."""

    id = "club"
    version = 2

    def choose(self, view: View, offer: Offer, units: int, seed: int) -> Decision:
        """The best move by rules of thumb; a challenge only where a breach is proven."""
        for judge in WINDOWS if _is_window(offer) else ():
            decision = judge(view, offer)
            if decision is not None:
                return decision
        for judge in JUDGES if len(offer.lawful) > 1 else ():
            decision = judge(view, offer)
            if decision is not None:
                return decision
        return CLUB_1.choose(view, offer, units, seed)


def _is_window(offer: Offer) -> bool:
    return any(group.optional for group in offer.groups)


CLUB = Club()
