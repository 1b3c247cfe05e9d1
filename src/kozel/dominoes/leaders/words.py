"""What is said before the lead: who of a side leads (D0.8, D8.3), "to a hundred" (D4.6)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.core.events import Event, Named, Said
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Choose, Move, Seat
from kozel.core.offers import Group, Offer
from kozel.dominoes.leaders.later import passed_on, with_a_double
from kozel.dominoes.seats import partners, side_of
from kozel.dominoes.state import Deal, Lead, Setting, Stage
from kozel.dominoes.tiles import SIX

KEEP, PASS_ON = Choose("lead", "keep"), Choose("lead", "pass")
HUNDRED = Choose("hundred")
OPENER = "opener"

ASK_LEADER = Message("ask-keep-lead", rule="D8.3")
LEADER_GROUPS = (Group("offer-lead", (KEEP, PASS_ON)),)
HUNDRED_GROUP = Group("offer-hundred", (HUNDRED,), optional=True)


def asked(setting: Setting, deal: Deal, lead: Lead) -> tuple[Seat, ...]:
    """Who says which of a side leads: its two where they choose, the leader where the lead may
    be passed on; nobody else."""
    side = deal.start.standing.next_side
    if side is not None:
        return setting.sides[side]
    can_pass = setting.options.pass_lead and partners(setting.sides, lead.seat)
    return (lead.seat,) if can_pass else ()


def offer(seat: Seat) -> Offer:
    """Keep the lead or pass it on."""
    return Offer(seat, ASK_LEADER, LEADER_GROUPS)


def told(lead: Lead) -> Event:
    """Who leads, and the tile that made it so."""
    if lead.tile is not None and lead.holder is None:
        return Named(lead.seat, "opener-tile", lead.tile)
    return Named(lead.seat, OPENER)


def decided(setting: Setting, deal: Deal, who: Seat, move: Move) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after a side said who leads; of two whoever answers first."""
    lead = deal.start.lead
    if lead is None or who not in deal.start.asked or move not in (KEEP, PASS_ON):
        raise IllegalMove("domino-keep-or-pass-lead", "D8.3")
    alone = len(deal.start.asked) == 1
    if move == KEEP:
        kept = with_a_double(replace(lead, seat=who), setting.sides, deal.hands)
        return begun(deal, kept), () if alone else (told(kept),)
    partner = partners(setting.sides, who)[0]
    given = passed_on(replace(lead, seat=who), partner, setting.sides, deal.hands)
    said: tuple[Event, ...] = (Said(who, "pass-lead"),) if alone else ()
    return begun(deal, given), (*said, told(given))


def begun(deal: Deal, lead: Lead) -> Deal:
    """The round in which this lead is awaited."""
    start = replace(deal.start, lead=lead)
    return replace(deal, start=start, stage=Stage.PLAY, turn=lead.seat)


def may_announce(setting: Setting, deal: Deal, seat: Seat) -> bool:
    """Whether this seat may lead 6-6 "to a hundred" now (D4.6)."""
    return setting.game.hundred and why_no_hundred(setting, deal, seat) is None


def why_no_hundred(setting: Setting, deal: Deal, seat: Seat) -> Message | None:
    """Why this seat cannot announce it; None if it can (D4.6)."""
    lead = deal.start.lead
    if not setting.game.hundred:
        return Message("domino-no-hundred-here")
    if lead is None or lead.seat != seat or deal.layout.placed or deal.stage is not Stage.PLAY:
        return Message("domino-hundred-when-leading", {}, "D4.6")
    if not deal.start.standing.accounts[side_of(setting.sides, seat)].opened:
        return Message("domino-hundred-not-writing", {}, "D4.6")
    if SIX not in deal.hands[seat] or (lead.must and lead.tile != SIX):
        return Message("domino-hundred-without-six", {}, "D4.6")
    if lead.hundred:
        return Message("domino-hundred-said", {}, "D4.6")
    return None


def announce(setting: Setting, deal: Deal, seat: Seat) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after "to a hundred": 6-6 must be led now (D4.6)."""
    reason = why_no_hundred(setting, deal, seat)
    if reason is not None or deal.start.lead is None:
        raise IllegalMove.because(reason or Message("domino-no-hundred-here"))
    lead = replace(deal.start.lead, tile=SIX, must=True, rule="D4.6", hundred=True)
    start = replace(deal.start, lead=lead)
    return replace(deal, start=start), (Said(seat, "hundred"),)
