"""What a match carries from deal to deal. Any point of a match can be set up with it."""

from __future__ import annotations

from typing import Any

import msgspec

from kozel.core.moves import Seat
from kozel.core.sheets import Account, ScoreLine
from kozel.core.views import Verdict


class Standing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The state of a match between two deals.

    `accounts`: per side. `deal`: the number of the deal about to be played, from 1. `dealer`:
    None while a lot must decide (C0.4). `decided`: deals that counted (C0.4a). `eggs`: drawn
    deals waiting to be paid (C2.11, C4.4). `carried`: the fish sum carried (D1.4). `series`:
    matches won per side (C1.8). `next_leader`, `next_side`: who leads next, where the last
    deal decided it. `first_leader`: who led this match's first deal; before it is led, who did
    so in the match that this one is the rematch of (D8). `redeals`: demands and redeals of the
    deal about to be played. `extra`: what only one family keeps.
    """

    accounts: tuple[Account, ...]
    deal: int = 1
    dealer: Seat | None = None
    decided: int = 0
    eggs: int = 0
    carried: int = 0
    series: tuple[int, ...] = ()
    next_leader: Seat | None = None
    next_side: int | None = None
    first_leader: Seat | None = None
    redeals: int = 0
    extra: Any = None


class Settlement(msgspec.Struct, frozen=True):
    """What a finished deal came to: the new standing, its line on the sheet, and the verdict
    when the match ended with it."""

    standing: Standing
    line: ScoreLine
    verdict: Verdict | None = None
