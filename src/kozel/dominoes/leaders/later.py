"""Who leads a round after the first, and the duty to lead a double (D0.8)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.core.moves import Seat
from kozel.core.standing import Standing
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.seats import partners
from kozel.dominoes.standings import kept_of
from kozel.dominoes.state import Hand, Lead, Sides
from kozel.dominoes.tiles import SIX, is_double


def later_lead(options: DominoOptions, standing: Standing, hands: tuple[Hand, ...]) -> Lead | None:
    """The leader of a round after the first (D0.8); None if the first-lead rule decides."""
    if standing.next_leader is not None:
        return Lead(standing.next_leader, double=options.lead_double, rule="D0.8")
    by_rule = options.lead == "holder_of_6_6" and standing.deal > 1
    if by_rule or kept_of(standing).six_leads:
        seat = next(seat for seat, hand in enumerate(hands) if SIX in hand)
        return Lead(seat, SIX, must=True, rule="D0.8" if by_rule else "D8.3")
    return None


def with_a_double(lead: Lead, sides: Sides, hands: tuple[Hand, ...]) -> Lead:
    """Where a double must be led and only the partner has one, the partner leads (D0.8)."""
    if not lead.double:
        return lead
    mates = partners(sides, lead.seat)
    if not any(map(is_double, hands[lead.seat])):
        for partner in mates:
            if any(map(is_double, hands[partner])):
                return replace(lead, seat=partner, bare=(lead.seat,))
    return replace(lead, mates=mates) if mates else lead


def passed_on(lead: Lead, partner: Seat, sides: Sides, hands: tuple[Hand, ...]) -> Lead:
    """The lead after it was passed to the partner, who may lead any tile (D8.3)."""
    holder = None
    if lead.tile is not None:
        holder = lead.seat if lead.holder is None else lead.holder
    given = replace(lead, seat=partner, must=False, holder=holder, rule="D8.3")
    return with_a_double(given, sides, hands)
