"""How a round ends: out, fish of three kinds, and the pips left in the hands (D0.5, D0.9)."""

from __future__ import annotations

from kozel.core.events import Event, Shown, Staged
from kozel.dominoes.layout import blocked, closed_by_six
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import Deal, Ending, Hand, Round
from kozel.dominoes.tiles import pips

BLANK = ("0-0",)
SIX = ("6-6",)


def left_in_hand(options: DominoOptions, hand: Hand) -> int:
    """What a hand counts at the end of a round, lonely tiles included (D0.9)."""
    if hand == BLANK:
        return options.blank_alone
    if hand == SIX:
        return options.six_alone or pips(hand)
    if options.both_alone and len(hand) == 2 and {*hand} == {*BLANK, *SIX}:
        return options.both_alone
    return pips(hand)


def drawable(options: DominoOptions, stock: int) -> bool:
    """Whether a boneyard of so many tiles can be drawn from (D0.3)."""
    return options.draw != "none" and stock > options.boneyard_reserve


def after_laying(options: DominoOptions, deal: Deal) -> Ending | None:
    """The ending a laid tile brings: out before fish (D0.5)."""
    if not deal.hands[deal.last]:
        return Ending("out", deal.last)
    return fish(options, deal)


def fish(options: DominoOptions, deal: Deal) -> Ending | None:
    """The fish that shows itself on the table (D0.5 a, b)."""
    layout = deal.layout
    if (options.fish_by_six and closed_by_six(layout)) or (
        blocked(layout) and not (options.drain_first and drawable(options, len(deal.stock)))
    ):
        return Ending("fish", deal.last)
    return None


def round_of(options: DominoOptions, deal: Deal) -> Round | None:
    """The summary of a finished round; None while it is played."""
    ending, lead, dealer = deal.ending, deal.start.lead, deal.start.dealer
    if ending is None or lead is None or dealer is None:
        return None
    hands = tuple(left_in_hand(options, hand) for hand in deal.hands)
    return Round(ending, hands, dealer, lead.seat, deal.scored)


def end_events(ending: Ending, hands: tuple[Hand, ...]) -> tuple[Event, ...]:
    """The end as it is told, and the tiles turned up."""
    shown = tuple(Shown(hand, f"hand:{seat}", seat) for seat, hand in enumerate(hands) if hand)
    return (Staged(ending.kind, ending.seat), *shown)
