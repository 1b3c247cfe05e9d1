"""Double trousers: two cards from the top and two from the bottom at a time (C5.3)."""

from __future__ import annotations

from kozel.cards.tricks.stages.opening import DealCards
from kozel.cards.tricks.stages.praises.drawing import FirstDraw
from kozel.cards.tricks.stages.praises.naming import named
from kozel.cards.tricks.stages.praises.trousers import Trousers
from kozel.cards.tricks.state import Stage, Terms
from kozel.core.moves import Seat

PAIRS = 2
CARDS = {"one_card": 1, "two_cards": 2}
"""How many cards each lays, by the option ``double_trousers``."""


def double_trousers(terms: Terms, seat: Seat) -> tuple[Stage, ...]:
    """The stages of this praise up to the last card dealt."""
    cards = CARDS[terms.options.double_trousers]
    return (
        FirstDraw(PAIRS),
        *named(terms, seat, "C5.3"),
        Trousers(pairs=PAIRS, cards=cards),
        DealCards(),
    )
