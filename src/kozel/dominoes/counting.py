"""What a finished round came to: the tiles left, as they count, and the last turn (D0.9)."""

from __future__ import annotations

from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import Deal, Hand, LastTurn, Round
from kozel.dominoes.tiles import BLANK, SIX, Tile, pips

ALWAYS = 50
"""What 0-0 counts among other tiles too, where it does (D8.2)."""


def left_in_hand(options: DominoOptions, hand: Hand) -> int:
    """What a hand counts at the end of a round, lonely tiles included (D0.9)."""
    if options.blank_fifty and BLANK in hand:
        return pips(hand) + ALWAYS
    if hand == (BLANK,):
        return options.blank_alone
    if hand == (SIX,):
        return options.six_alone or pips(hand)
    if options.both_alone and len(hand) == 2 and {*hand} == {BLANK, SIX}:
        return options.both_alone
    return pips(hand)


def round_of(options: DominoOptions, deal: Deal) -> Round | None:
    """The summary of a finished round; None while it is played."""
    ending, lead, dealer = deal.ending, deal.start.lead, deal.start.dealer
    if ending is None or lead is None or dealer is None:
        return None
    return Round(
        ending,
        tuple(left_in_hand(options, hand) for hand in deal.hands),
        dealer,
        lead.seat,
        deal.scored,
        tuple(map(len, deal.hands)),
        last_turn(deal) if ending.kind == "out" else None,
        lead.hundred,
    )


def last_turn(deal: Deal) -> LastTurn:
    """The last turn, with the numbers of the ends before and after it."""
    act = deal.acts[-1]
    return LastTurn(
        tuple(Tile(part.piece) for part in act.parts),
        tuple(number for _, number in act.before),
        tuple(number for _, number in deal.layout.ends),
    )
