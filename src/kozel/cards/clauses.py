"""Clauses of the rules sheet that card games share (C0); each family takes those it needs."""

from __future__ import annotations

from collections.abc import Callable

from kozel.cards.deck import DECKS, RANKS
from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg

TABLE, VALUES, DEALING = "cards-table", "cards-values", "cards-dealing"
PLAY, COUNT, MATCH, MANNERS = "cards-play", "cards-count", "cards-match", "cards-manners"
"""The chapters, in the order in which one explains a card game at a table."""


def option_is(name: str, *values: object) -> Callable[[Subject], bool]:
    """Whether the option has one of these values."""
    return lambda subject: getattr(subject.options, name) in values


def _deck(subject: Subject) -> dict[str, Arg]:
    deck = DECKS[subject.options.deck]
    found = {card[0] for card in deck}
    return {"number": len(deck), "ranks": tuple(rank for rank in RANKS if rank in found)}


def _blind(subject: Subject) -> dict[str, Arg]:
    blind = subject.seating.blind
    return {"number": len(blind), "seats": tuple(map(str, blind))}


TEAMS = Clause(
    "cards-teams",
    TABLE,
    "C0",
    lambda subject: subject.seating.teams,
    lambda subject: {"number": subject.seating.seats},
)
SOLO = Clause(
    "cards-solo",
    TABLE,
    "C0",
    lambda subject: not subject.seating.teams,
    lambda subject: {"number": subject.seating.seats},
)
BLIND = Clause("cards-blind", TABLE, "C0.8", lambda subject: bool(subject.seating.blind), _blind)
DECK = Clause("cards-deck", TABLE, "C0.2", args=_deck)
POINTS = Clause("cards-points", VALUES, "C0.1")
DEALER = Clause("cards-dealer", DEALING, "C0.4")
CUT_AUTO = Clause("cards-cut-auto", DEALING, "C0.5", option_is("cut", "auto"))
CUT_BY_HAND = Clause("cards-cut-by-hand", DEALING, "C0.5", option_is("cut", "by_hand"))
DEALS = Clause(
    "cards-deals",
    MATCH,
    "C0.4a",
    lambda subject: subject.options.deals > 0,
    lambda subject: {"number": subject.options.deals},
)
TALK_OFF = Clause("cards-talk-off", MANNERS, "C0.7", option_is("talk", "off"))
TALK_PHRASES = Clause("cards-talk-phrases", MANNERS, "C0.7", option_is("talk", "phrases"))
