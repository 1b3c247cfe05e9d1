"""How a round ends: out, and the fish of three kinds (D0.5)."""

from __future__ import annotations

from kozel.core.events import Event, Shown, Staged
from kozel.dominoes.layout import blocked, closed_by_six
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import Deal, Ending, Hand


def drawable(options: DominoOptions, stock: int) -> bool:
    """Whether a boneyard of so many tiles can be drawn from (D0.3)."""
    return options.draw != "none" and stock > options.boneyard_reserve


def after_laying(options: DominoOptions, deal: Deal) -> Ending | None:
    """The ending a laid tile brings: out before fish (D0.5)."""
    if not deal.hands[deal.last]:
        return Ending("out", deal.last)
    return fish(options, deal)


def fish(options: DominoOptions, deal: Deal) -> Ending | None:
    """The fish that shows itself on the table (D0.5 a, b), or all ends are closed (D5.3)."""
    layout = deal.layout
    if (options.fish_by_six and closed_by_six(layout)) or (
        blocked(layout)
        and not (options.drain_first and layout.ends and drawable(options, len(deal.stock)))
    ):
        return Ending("fish", deal.last)
    return None


def end_events(ending: Ending, hands: tuple[Hand, ...]) -> tuple[Event, ...]:
    """The end as it is told, and the tiles turned up."""
    shown = tuple(Shown(hand, f"hand:{seat}", seat) for seat, hand in enumerate(hands) if hand)
    return (Staged(ending.kind, ending.seat), *shown)
