"""The hunt for the queen (C3.4, C4.5): who may still catch her, and what a card means for that.

Where it is agreed on, the highest trump hunts the next one, the queen of clubs: both in one
trick, from different teams, end the deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from kozel.core.moves import Piece, Seat
from kozel.core.views import View
from kozel.players.reading.tricks import Card, TrickSight, facts_of


class Hunt(msgspec.Struct, frozen=True):
    """The hunter and the queen it hunts, both still in hands or on the table.

    `holds_hunter`, `holds_queen`: per seat the chance, the own one included.
    """

    hunter: Card
    queen: Card
    holds_hunter: dict[Seat, float]
    holds_queen: dict[Seat, float]

    def by_foes(self, sight: TrickSight, *, queen: bool) -> float:
        """The chance that an opponent holds the queen, or else the hunter."""
        holds = self.holds_queen if queen else self.holds_hunter
        return sum(
            chance for seat, chance in holds.items() if seat != sight.me and seat not in sight.mates
        )


def is_hunt(view: View) -> bool:
    """Whether a queen can be caught in this game."""
    return getattr(view.options, "catch", "none") != "none"


def hunt_of(view: View, sight: TrickSight) -> Hunt | None:
    """The hunt as the seat sees it; None where there is none or it is over."""
    if not is_hunt(view):
        return None
    hunter, queen = pair(facts_of(view).values())
    on_table = {card.piece for _, card in sight.trick}
    found = [_holders(sight, piece) for piece in (hunter.piece, queen.piece)]
    for card, holders in zip((hunter, queen), found, strict=True):
        if not holders and card.piece not in on_table:
            return None
    return Hunt(hunter, queen, found[0], found[1])


def pair(cards: Iterable[Card]) -> tuple[Card, Card]:
    """The highest trump and the next one."""
    first, second = sorted(cards, key=lambda card: card.power)[-1:-3:-1]
    return first, second


def _holders(sight: TrickSight, piece: Piece) -> dict[Seat, float]:
    if any(card.piece == piece for card in sight.hand):
        return {sight.me: 1.0}
    return {
        seat: chance
        for seat, cards in sight.chances.items()
        for card, chance in cards
        if card.piece == piece
    }


def caught(card: Card, sight: TrickSight, hunt: Hunt) -> float:
    """The chance that the own side catches the queen in this trick if the card is played, less
    the chance that it loses her."""
    trick = (*sight.trick, (sight.me, card))
    led = sight.led or card.cls
    by = {played.piece: seat for seat, played in trick}
    hunter, queen = by.get(hunt.hunter.piece), by.get(hunt.queen.piece)
    if hunter is not None and queen is not None:
        return float(_ours(sight, hunter)) if _ours(sight, hunter) != _ours(sight, queen) else 0.0
    if queen is not None:
        return _hunted(sight, hunt, led, _ours(sight, queen))
    if hunter is not None:
        return _forced(sight, hunt, led, _ours(sight, hunter))
    return 0.0


def _ours(sight: TrickSight, seat: Seat) -> int:
    """1 for the own side, -1 for the other."""
    return 1 if seat == sight.me or seat in sight.mates else -1


def _hunted(sight: TrickSight, hunt: Hunt, led: str, side: int) -> float:
    """The queen lies there: somebody later of the other side may hold the hunter and be free
    to play it."""
    chance = 0.0
    for seat in sight.later:
        if _ours(sight, seat) != side:
            free = 1.0 if led == hunt.hunter.cls else lacking(sight.chances[seat], led)
            chance += hunt.holds_hunter.get(seat, 0.0) * free
    return -side * min(1.0, chance)


def _forced(sight: TrickSight, hunt: Hunt, led: str, side: int) -> float:
    """The hunter lies there: somebody later of the other side may have to give the queen, who
    is that seat's only trump."""
    if led != hunt.queen.cls:
        return 0.0
    chance = 0.0
    for seat in sight.later:
        if _ours(sight, seat) != side:
            others = tuple(
                each for each in sight.chances[seat] if each[0].piece != hunt.queen.piece
            )
            chance += hunt.holds_queen.get(seat, 0.0) * lacking(others, led)
    return side * min(1.0, chance)


def lacking(cards: Sequence[tuple[Card, float]], cls: str) -> float:
    """The chance that the holder of such cards has none of the class."""
    found = 1.0
    for card, chance in cards:
        if card.cls == cls:
            found *= 1 - chance
    return found
