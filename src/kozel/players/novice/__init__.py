"""novice@2: as novice@1, and with the simplest ideas of every game of the catalogue.

Counts trumps before taking, lays away what takes nothing, and when it is for the least stays
below whatever can be stayed below. Praises as soon as it may, asks for whatever it may ask.
"""

from __future__ import annotations

from collections.abc import Callable

from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.frozen.novice_1 import NOVICE_1
from kozel.players.novice import alone, jacks, least, praising, sets, tiles, windows
from kozel.players.port import Decision

Judge = Callable[[View, Offer], Decision | None]

WINDOWS: tuple[Judge, ...] = (windows.give, windows.redeal, sets.declare)
"""They look at what may be said beside the moves that a seat owes."""

JUDGES: tuple[Judge, ...] = (
    alone.bid,
    alone.lay,
    praising.kind,
    praising.lay,
    praising.rounds,
    tiles.lead,
    tiles.put_tiles,
    windows.give_back,
    windows.keep,
    least.card,
    jacks.judge,
    sets.judge,
)
"""Each looks at one kind of question and has no opinion on any other."""


class Novice:
    """Plays by a few rules that everybody learns first."""

    id = "novice"
    version = 2

    def choose(self, view: View, offer: Offer, units: int, seed: int) -> Decision:
        """A sensible move, found without counting."""
        judges = JUDGES if len(offer.lawful) > 1 else () if offer.required else WINDOWS
        for judge in (sets.claim, *judges):
            decision = judge(view, offer)
            if decision is not None:
                return decision
        return alone.worded(view, NOVICE_1.choose(view, offer, units, seed))


NOVICE = Novice()
