"""The combinations of Burkozel: who holds one, and whose goes first (C9.4)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from kozel.cards.sets.beating import Cards
from kozel.cards.sets.order import TRUMPS, Order

FOUR_ENDS = "four_ends"
MOLODKA = "molodka"
MOSCOW = "moscow"

COMBO_ORDERS: dict[str, tuple[str, str, str]] = {
    "ends_molodka_moscow": (FOUR_ENDS, MOLODKA, MOSCOW),
    "ends_moscow_molodka": (FOUR_ENDS, MOSCOW, MOLODKA),
    "molodka_ends_moscow": (MOLODKA, FOUR_ENDS, MOSCOW),
    "molodka_moscow_ends": (MOLODKA, MOSCOW, FOUR_ENDS),
    "moscow_ends_molodka": (MOSCOW, FOUR_ENDS, MOLODKA),
    "moscow_molodka_ends": (MOSCOW, MOLODKA, FOUR_ENDS),
}
"""The combinations from the highest down, by value of the option ``combo_order``."""

WHOLE_HAND = 4
SHORTEST = 3
"""The fewest cards of a combination: with fewer in hand nobody has anything to declare."""


def is_bura(hand: Cards, order: Order) -> bool:
    """Four trumps."""
    return len(hand) == WHOLE_HAND and all(order.classes[card] == TRUMPS for card in hand)


def held(hand: Cards, order: Order, *, four_tens: bool) -> Mapping[str, tuple[Cards, ...]]:
    """The combinations in this hand, each with the leads it allows: one, but four aces give
    Moscow in four ways."""
    found: dict[str, tuple[Cards, ...]] = {}
    aces = tuple(card for card in hand if card[0] == "A")
    if len(hand) == WHOLE_HAND:
        tens = four_tens and all(card[0] == "T" for card in hand)
        if tens or len(aces) == WHOLE_HAND:
            found[FOUR_ENDS] = (hand,)
        classes = {order.classes[card] for card in hand}
        if len(classes) == 1 and TRUMPS not in classes:
            found[MOLODKA] = (hand,)
    if len(aces) >= SHORTEST:
        found[MOSCOW] = tuple(combinations(aces, SHORTEST))
    return found
