"""The arguments of the clauses, most of them cards that show what the rule means."""

from __future__ import annotations

from kozel.cards.deck import DECKS
from kozel.cards.sets.beating import Cards
from kozel.cards.sets.clauses.about import data_of, permanent, setup_of
from kozel.cards.sets.counting import ENOUGH
from kozel.cards.sets.giving import MOST
from kozel.cards.sets.order import RANK
from kozel.cards.sets.scoring import written
from kozel.cards.sets.setup import PERMANENT_SUIT, combos_of
from kozel.core.clauses import Subject
from kozel.core.messages import Arg

EXAMPLE_SUIT = "D"
"""The trump suit of examples, where a card tells it."""


def removed(subject: Subject) -> Cards:
    """The cards out of the deck (C0.2)."""
    return setup_of(subject).removed


def deck(subject: Subject) -> dict[str, Arg]:
    """How many cards, and which ranks."""
    cards = DECKS[data_of(subject).deck]
    ranks = tuple(rank for rank in RANK if any(card[0] == rank for card in cards))
    return {"number": len(cards), "ranks": ranks}


def plain_order(subject: Subject) -> dict[str, Arg]:
    """The ranks of a plain suit from the highest down."""
    gone = "QJ" if permanent(subject) else ""
    return {"ranks": tuple(rank for rank in reversed(RANK) if rank not in gone)}


def trumps_from_top(subject: Subject) -> dict[str, Arg]:
    """The permanent trumps from the highest down (C8.9)."""
    trumps = setup_of(subject).orders[""].trumps
    return {"cards": tuple(reversed(trumps)), "number": len(trumps), "card": trumps[0]}


def lead_of_suit(_: Subject) -> dict[str, Arg]:
    """Cards of one suit led together."""
    return {"cards": ("AS", "9S", "7S"), "suit": "S"}


def lead_of_rank(_: Subject) -> dict[str, Arg]:
    """Cards of one rank led together."""
    return {"cards": ("9S", "9H"), "rank": "9"}


def hand_of_leads(subject: Subject) -> dict[str, Arg]:
    """The hand of the text; with permanent trumps one without any."""
    hand = ("AS", "TS", "9D", "8H") if permanent(subject) else ("AS", "JS", "9C", "8H")
    return {"cards": hand, "cards_both": hand[:2]}


def answers(_: Subject) -> dict[str, Arg]:
    """A lead of two, cards that beat it, and cards that beat only part."""
    return {"cards": ("KS", "9S"), "cards_beat": ("AS", "TS"), "cards_not": ("AS", "8S")}


def answers_with_trumps(subject: Subject) -> dict[str, Arg]:
    """The two lowest trumps beat any plain cards."""
    trumps = setup_of(subject).orders["" if permanent(subject) else EXAMPLE_SUIT].trumps
    return {**_told(subject), "cards": ("KS", "9S"), "cards_beat": trumps[:2]}


def _told(subject: Subject) -> dict[str, Arg]:
    """The trump suit of an example; `fixed`: trumps are always the same and need no telling."""
    fixed = permanent(subject)
    return {"suit": PERMANENT_SUIT if fixed else EXAMPLE_SUIT, "fixed": "yes" if fixed else "no"}


def pairing(_: Subject) -> dict[str, Arg]:
    """A lead of two, an answer, and which of its cards beats which."""
    return {
        "cards": ("9S", "KS"),
        "cards_beat": ("AS", "TS"),
        "card": "AS",
        "card_other": "TS",
        "card_low": "9S",
        "card_high": "KS",
    }


def four_trumps(subject: Subject) -> dict[str, Arg]:
    """The four lowest trumps."""
    trumps = setup_of(subject).orders["" if permanent(subject) else EXAMPLE_SUIT].trumps
    return {**_told(subject), "cards": trumps[:4]}


def four_of_a_suit(_: Subject) -> dict[str, Arg]:
    """Four cards of a plain suit."""
    return {"cards": ("TS", "9S", "8S", "7S")}


def swap(subject: Subject) -> dict[str, Arg]:
    """A last trump to be given."""
    trumps = setup_of(subject).orders[""].trumps
    return {"most": MOST, "card": trumps[1], "number": subject.seating.seats // 2}


def combos(subject: Subject) -> dict[str, Arg]:
    """The three combinations in their order; texts name them by these words."""
    first, second, third = (combo.name for combo in combos_of(data_of(subject), subject.options))
    return {"first": first, "second": second, "third": third}


def moscow(_: Subject) -> dict[str, Arg]:
    """Three aces."""
    return {"cards": ("AS", "AH", "AC")}


def enough(_: Subject) -> dict[str, Arg]:
    """The points that win a deal."""
    return {"number": ENOUGH}


def open_one(subject: Subject) -> dict[str, Arg]:
    """Who plays open, and for how many points."""
    return {"seat": str(subject.options.open_seat), "number": subject.options.odds}


def goat(_: Subject) -> dict[str, Arg]:
    """The written points of a goat."""
    return {"number": written.GOAT}


def wins(subject: Subject) -> dict[str, Arg]:
    """How many deals win the match."""
    return {"number": subject.options.wins}


def deals(subject: Subject) -> dict[str, Arg]:
    """How many deals a match has."""
    return {"number": subject.options.deals}
