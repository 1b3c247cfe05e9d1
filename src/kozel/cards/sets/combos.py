"""The combinations that take the lead out of turn: who holds one, whose goes first (C8.2, C8.3,
C9.4)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import msgspec

from kozel.cards.sets.beating import Cards
from kozel.cards.sets.order import TRUMPS, Order

FOUR_ENDS, MOLODKA, MOSCOW = "four_ends", "molodka", "moscow"
MOLOTKA, ONE_SUIT = "molotka", "one_suit"

COMBO_ORDERS: dict[str, tuple[str, str, str]] = {
    "ends_molodka_moscow": (FOUR_ENDS, MOLODKA, MOSCOW),
    "ends_moscow_molodka": (FOUR_ENDS, MOSCOW, MOLODKA),
    "molodka_ends_moscow": (MOLODKA, FOUR_ENDS, MOSCOW),
    "molodka_moscow_ends": (MOLODKA, MOSCOW, FOUR_ENDS),
    "moscow_ends_molodka": (MOSCOW, FOUR_ENDS, MOLODKA),
    "moscow_molodka_ends": (MOSCOW, MOLODKA, FOUR_ENDS),
}
"""The combinations of Burkozel from the highest down, by value of the option ``combo_order``."""

WHOLE_HAND = 4
ACES_OF_MOSCOW = 3

Find = Callable[[Cards, Order], tuple[Cards, ...]]


class Combo(msgspec.Struct, frozen=True):
    """A combination. `rule`: its number. `size`: the fewest cards of a hand that can hold it.
    `find`: the sets of cards of a hand that are one. `first_lead`: only before the first lead of
    a deal. `free`: its holder may lead anything; else exactly one of those sets."""

    name: str
    rule: str
    size: int
    find: Find
    first_lead: bool = False
    free: bool = False


def is_four_trumps(hand: Cards, order: Order) -> bool:
    """Four trumps: bura in Burkozel (C9.4), molotka in its kin (C8.2)."""
    return len(hand) == WHOLE_HAND and all(order.classes[card] == TRUMPS for card in hand)


def four_trumps(hand: Cards, order: Order) -> tuple[Cards, ...]:
    """The whole hand, if it is four trumps."""
    return (hand,) if is_four_trumps(hand, order) else ()


def one_suit(hand: Cards, order: Order) -> tuple[Cards, ...]:
    """The whole hand, if it is four cards of a suit; all trumps are one suit."""
    alike = len({order.classes[card] for card in hand}) == 1
    return (hand,) if len(hand) == WHOLE_HAND and alike else ()


def plain_suit(hand: Cards, order: Order) -> tuple[Cards, ...]:
    """The whole hand, if it is four cards of a plain suit."""
    return () if is_four_trumps(hand, order) else one_suit(hand, order)


def four_of(ranks: str) -> Find:
    """Finds four cards of one of these ranks."""

    def find(hand: Cards, _: Order) -> tuple[Cards, ...]:
        alike = any(all(card[0] == rank for card in hand) for rank in ranks)
        return (hand,) if len(hand) == WHOLE_HAND and alike else ()

    return find


def three_aces(hand: Cards, _: Order) -> tuple[Cards, ...]:
    """Three aces; four aces are it in four ways."""
    return tuple(combinations((card for card in hand if card[0] == "A"), ACES_OF_MOSCOW))


def of_burkozel(order: str, *, four_tens: bool) -> tuple[Combo, ...]:
    """The combinations of Burkozel from the highest down (C9.4)."""
    known = {
        FOUR_ENDS: Combo(FOUR_ENDS, "C9.4", WHOLE_HAND, four_of("AT" if four_tens else "A")),
        MOLODKA: Combo(MOLODKA, "C9.4", WHOLE_HAND, plain_suit),
        MOSCOW: Combo(MOSCOW, "C9.4", ACES_OF_MOSCOW, three_aces),
    }
    return tuple(known[name] for name in COMBO_ORDERS[order])


def of_mnogo(*, trumps: bool, by_rank: bool) -> tuple[Combo, ...]:
    """Four trumps for the first lead (C8.2), and four of a suit where pairs are led (C8.3)."""
    molotka = Combo(MOLOTKA, "C8.2", WHOLE_HAND, four_trumps, first_lead=True, free=True)
    four = Combo(ONE_SUIT, "C8.3", WHOLE_HAND, one_suit)
    return (*((molotka,) if trumps else ()), *((four,) if by_rank else ()))
