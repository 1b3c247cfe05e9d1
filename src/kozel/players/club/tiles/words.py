"""What club says before a round of tiles is led: redeals, who leads, "to a hundred"."""

from __future__ import annotations

from kozel.core.messages import Arg, Message
from kozel.core.moves import GO, Choose
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.dominoes.principles import pressure
from kozel.dominoes.tiles import NUMBERS, is_double
from kozel.players.club.tiles.numbers import WEAK
from kozel.players.port import Decision
from kozel.players.reading.tiles import TileSight
from kozel.players.reading.tricks import own_hand

DEMAND = Choose("redeal")
KEEP, PASS_ON = Choose("lead", "keep"), Choose("lead", "pass")
HUNDRED = Choose("hundred")

HEAVY_DOUBLES = 4
"""So many doubles are a burden; many tiles of one number are a strength."""
CHANCE, CHANCE_FREE, CHANCE_MATE = 0.24, 0.35, 0.16
"""How often who leads 6-6 is out first, with other doubles in hand and without; and how much
oftener the one or the partner is."""


def redeal(view: View, offer: Offer) -> Decision | None:
    """Ask with many doubles, play with many tiles of one number (D0.6)."""
    if view.table.layout is None or DEMAND not in offer.moves:
        return None
    doubles = _doubles(view)
    if doubles >= HEAVY_DOUBLES:
        told = Message("reason-tiles-redeal", {"number": doubles}, "D0.6")
        return Decision(DEMAND, told)
    return Decision(GO, Message("reason-tiles-redeal-not", {"number": _strongest(view)}, "D0.6"))


def lead(view: View, offer: Offer) -> Decision | None:
    """Keep the lead with a number to lead and few doubles, else pass it on (D0.8, D8.3)."""
    if view.table.layout is None or not {KEEP, PASS_ON} <= set(offer.required):
        return None
    number = _strongest(view)
    weak = pressure(own_hand(view), number) < WEAK or _doubles(view) >= HEAVY_DOUBLES
    args: dict[str, Arg] = {"number": number}
    if weak:
        return Decision(PASS_ON, Message("reason-tiles-lead-pass", args, "D8.3"))
    return Decision(KEEP, Message("reason-tiles-lead-keep", args, "D8.3"))


def hundred(view: View, offer: Offer) -> Decision | None:
    """Lead "to a hundred" while there is little to lose: being out first wins at once, else what
    is written is gone (D4.6)."""
    if HUNDRED not in offer.moves or view.sheet.target is None:
        return None
    written = next(
        account.written
        for side, account in zip(view.sheet.sides, view.sheet.accounts, strict=True)
        if view.viewer in side
    )
    chance = CHANCE_FREE if _doubles(view) == 1 else CHANCE
    if TileSight(view).options.hundred_by_partner:
        chance += CHANCE_MATE
    if written < chance * view.sheet.target:
        return Decision(HUNDRED, Message("reason-tiles-hundred", {"number": written}, "D4.6"))
    return None


def _doubles(view: View) -> int:
    return sum(map(is_double, own_hand(view)))


def _strongest(view: View) -> int:
    hand = own_hand(view)
    return max(NUMBERS, key=lambda number: pressure(hand, number))
