"""When club asks for a redeal (C2.8, C4.7), and what it does with a praise then."""

from __future__ import annotations

from kozel.core.events import Moved
from kozel.core.messages import Message
from kozel.core.moves import GO, Choose
from kozel.core.offers import Offer
from kozel.core.views import View
from kozel.players.club.strength import strength
from kozel.players.port import Decision
from kozel.players.reading.kons import REDEAL, demands, is_ours, team_lacks_queens
from kozel.players.reading.tricks import DECK, HAND, TRICK, facts_of

DEMAND = Choose(REDEAL)
AGAIN, KEEP = Choose("praised", "again"), Choose("praised", "keep")

POOR, POOR_TEAM = 0.0, 4.0
"""Worth too little to be played: a poor hand, and one beside a partner without queens."""
LAST_GRANTED = 2
"""After so many demands the next one is paid for by the dealer's team."""
PRAISING = 3.0
"""What it is worth to praise once more, in card points."""
OF_A_TRUMP = 1.5
"""What a trump that was drawn is worth, in card points."""


def window(view: View, offer: Offer) -> Decision | None:
    """Ask with a hand that is worth too little, or where the other side pays for it."""
    if DEMAND not in offer.moves:
        return None
    rule = "C4.7" if team_lacks_queens(view) else "C2.8"
    if demands(view) >= LAST_GRANTED:
        if is_ours(view, view.table.dealer):
            return Decision(GO, Message("reason-redeal-dear", {}, rule))
        return Decision(DEMAND, Message("reason-redeal-pays", {}, rule))
    enough = POOR_TEAM if team_lacks_queens(view) else POOR
    if strength(view) < enough:
        return Decision(DEMAND, Message("reason-redeal", {}, rule))
    return Decision(GO, Message("reason-redeal-play", {}, rule))


def judge(view: View, offer: Offer) -> Decision | None:
    """Keep a praise that brought something, praise anew where it did not (C4.7)."""
    if not {AGAIN, KEEP} <= set(offer.required):
        return None
    praiser = view.table.named.get("praiser")
    anew = PRAISING if praiser and is_ours(view, int(praiser)) else -PRAISING
    if brought(view) < anew:
        return Decision(AGAIN, Message("reason-praise-again", {}, "C4.7"))
    return Decision(KEEP, Message("reason-praise-keep", {}, "C4.7"))


def brought(view: View) -> float:
    """What the praise came to for the viewer's side: the card points of its tricks above half
    of them, and the trumps the viewer drew."""
    facts = facts_of(view)
    own = f"{HAND}{view.viewer}"
    value = 0.0
    trumps = 0
    for event in view.history:
        if not isinstance(event, Moved):
            continue
        cards = [facts[piece] for piece in event.pieces if piece is not None]
        if event.source == DECK and event.target == own and event.seat == view.viewer:
            trumps += sum(card.trump for card in cards)
        elif event.source == TRICK:
            points = sum(card.points for card in cards)
            value += points / 2 if is_ours(view, event.seat) else -points / 2
    return value + OF_A_TRUMP * trumps
