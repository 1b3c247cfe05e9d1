"""What club lays in trousers and double trousers (C5.1 to C5.3, C12).

The praiser's card leads: high ones take. The partner adds points, the others give little. The
prices, in card points, were found by playing many praises with every card laid.
"""

from __future__ import annotations

from msgspec.structs import replace

from kozel.core.messages import Arg, Message
from kozel.core.moves import Pick
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.port import Decision
from kozel.players.reading.kons import is_ours
from kozel.players.reading.lying import DARK, OPEN, Row, own_row, praiser_of, rows
from kozel.players.reading.tricks import Card, facts_of, winning

LEAD_POINT, LEAD_HEIGHT = 0.5, 4.0
"""A card that leads: each point of it, and the share of its suit below it."""
SECOND = 1.0
"""What a second dark card costs, with which the others get a trick to win, too (C5.2)."""
GIFT_POINT, LOST_POINT, HOPE = 0.5, 0.35, 1.5
"""A card laid to an unseen lead: each point for a partner's praise or against an opponent's,
and how far a high card may yet take it."""
LEAN = 0.15
"""A point on a row where the own side's open cards are so much higher than the other's."""
OURS, THEIRS = 0.85, 0.2
"""How likely the own side takes a row that its own, or the other's, open card holds."""
ACE = 11


def judge(view: View, offer: Offer) -> Decision | None:
    """Which cards to lay, and where they lie face down, how many."""
    moves = [m for m in offer.lawful if isinstance(m, Pick) and m.word in (DARK, OPEN)]
    if not moves:
        return None
    laid = rows(view)
    at = own_row(view, laid)
    best = max(moves, key=lambda move: sum(_prices(move, view, laid, at)))
    return Decision(best, _reason(best, view, laid, at))


def _prices(move: Pick, view: View, laid: tuple[Row, ...], at: int) -> list[float]:
    facts = facts_of(view)
    found = []
    for step, piece in enumerate(move.pieces):
        row = laid[at + step] if at + step < len(laid) else Row()
        found.append(price(facts[piece], row, view) - (SECOND * step if not row.cards else 0))
    return found


def price(card: Card, row: Row, view: View) -> float:
    """The card in this row."""
    if not row.cards:
        return LEAD_POINT * card.points + LEAD_HEIGHT * height(card, view)
    if row.led is not None:
        ours = _likely_ours(card, row, view)
        table = sum(seen.points for _, seen in row.seen) + card.points
        return (2 * ours - 1) * table * GIFT_POINT
    lean = LEAN * card.points * _lean(row, view)
    if is_ours(view, praiser_of(view)):
        return lean + GIFT_POINT * card.points
    return lean + HOPE * height(card, view) - LOST_POINT * card.points


def height(card: Card, view: View) -> float:
    """The share of the other cards of its class that are below the card."""
    others = [
        other.power
        for other in view.table.facts
        if other.cls == card.cls and other.piece != card.piece
    ]
    return sum(power < card.power for power in others) / max(1, len(others))


def _lean(row: Row, view: View) -> float:
    """Whose open cards are the higher ones: from -1, the other side's, to 1, the own side's."""
    best = {True: 0.0, False: 0.0}
    for seat, card in row.seen:
        ours = is_ours(view, seat)
        best[ours] = max(best[ours], height(card, view))
    return best[True] - best[False]


def _likely_ours(card: Card, row: Row, view: View) -> float:
    """The chance that the own side takes a row whose led card lies open."""
    if row.led is None:
        raise ValueError("the lead is not seen")
    holder, _ = winning((*row.seen, (view.viewer, card)), row.led.cls)
    return OURS if is_ours(view, holder) else THEIRS


def _reason(move: Pick, view: View, laid: tuple[Row, ...], at: int) -> Message:
    facts = facts_of(view)
    told: dict[str, Arg] = {"cards": move.pieces}
    card = facts[move.pieces[0]]
    row = laid[at] if at < len(laid) else Row()
    if not row.cards:
        if len(move.pieces) > 1:
            return Message("reason-dark-two", told, "C5.2")
        sure = height(card, view) == 1 or card.points == ACE - 1
        return Message("reason-dark-high" if sure else "reason-dark-best", told, "C12")
    if len(move.pieces) > 1:
        return Message("reason-cover", told, "C5.2")
    if row.led is not None and winning((*row.seen, (view.viewer, card)), row.led.cls)[0] == (
        view.viewer
    ):
        return Message("reason-open-take", told, "C12")
    ours = is_ours(view, praiser_of(view))
    if row.led is not None:
        ours = _likely_ours(replace(card, power=-1), row, view) == OURS
    if ours:
        return Message("reason-lay-gift" if card.points else "reason-lay-empty", told, "C12")
    return Message("reason-lay-dear" if card.points else "reason-lay-cheap", told, "C12")
