"""The rules sheet of the free-play games (C7), put together from what a game has."""

from __future__ import annotations

from collections.abc import Callable

from kozel.cards import clauses as shared
from kozel.cards.clauses import COUNT, DEALING, MATCH, PLAY, TABLE, VALUES, option_is
from kozel.cards.deck import DECKS, RANKS
from kozel.cards.jacks.scoring import (
    HALF,
    PAID,
    PAID_BY_DEALER,
    TWELVE,
    chips_change_hands,
    first_to_target,
    sixty_wins,
)
from kozel.cards.jacks.setup import DECK, LADDERS, JackData, Way, ranked
from kozel.cards.tricks.following import taker
from kozel.cards.tricks.order import RANK_ORDERS
from kozel.cards.trim import trimmed
from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg
from kozel.core.moves import Piece

_TRUMP = "D"
_TEN_TAKES = ("KS", "AH", "TS", "7C")
"""Spades led, diamonds trumps: an ace of another suit wins nothing, a ten beats a king."""
_JACK_TAKES = ("AS", "AD", "JD", "JC")
"""An ace led, trumped, and two jacks on it, the last of which some do not reckon as one."""


def _data(subject: Subject) -> JackData:
    data: JackData = subject.preset.data
    return data


def _way(subject: Subject) -> Way:
    return _data(subject).way(subject.seating.seats)


def _settled_by(settle: object) -> Callable[[Subject], bool]:
    return lambda subject: _data(subject).settle is settle


_TO_TARGET = _settled_by(first_to_target)
_SIXTY = _settled_by(sixty_wins)
_CHIPS = _settled_by(chips_change_hands)


def _drawn(subject: Subject) -> bool:
    return _way(subject).stock


def _in_halves(subject: Subject) -> bool:
    return not _drawn(subject) and len(_way(subject).owners) < len(DECKS[DECK])


def _all_at_once(subject: Subject) -> bool:
    return len(_way(subject).owners) == len(DECKS[DECK])


def _chips_end(value: str) -> Callable[[Subject], bool]:
    return lambda subject: _CHIPS(subject) and subject.options.chips_end == value


def _ladder(subject: Subject) -> tuple[Piece, ...]:
    return LADDERS[subject.options.jack_ladder]


def _removed(subject: Subject) -> tuple[Piece, ...]:
    return trimmed(DECKS[DECK], subject.seating.seats, _ladder(subject))[1]


def _deck(_: Subject) -> dict[str, Arg]:
    found = {card[0] for card in DECKS[DECK]}
    return {
        "number": len(DECKS[DECK]),
        "ranks": tuple(rank for rank in RANKS if rank in found),
    }


def _plain_order(subject: Subject) -> dict[str, Arg]:
    plain = {card[0] for card in DECKS[DECK] if card not in _ladder(subject)}
    ranks = reversed(RANK_ORDERS["above_king"])
    return {"ranks": tuple(rank for rank in ranks if rank in plain)}


def _examples(subject: Subject) -> dict[str, Arg]:
    table = ranked(_ladder(subject), _TRUMP, DECKS[DECK])
    return {
        "suit": _TRUMP,
        "cards": _TEN_TAKES,
        "card": _TEN_TAKES[taker(table, _TEN_TAKES, table.cls[_TEN_TAKES[0]])],
        "cards_jacks": _JACK_TAKES,
        "card_jacks": _JACK_TAKES[taker(table, _JACK_TAKES, table.cls[_JACK_TAKES[0]])],
    }


def _turned_for_dealer(subject: Subject) -> bool:
    """Whether the last card of the half, which is turned, falls to the dealer."""
    return _in_halves(subject) and _way(subject).owners[-1] % subject.seating.seats == 0


def _turned_for_left(subject: Subject) -> bool:
    return _in_halves(subject) and not _turned_for_dealer(subject)


def _halves(subject: Subject) -> dict[str, Arg]:
    """How many cards each gets of a half."""
    return {"number": len(_way(subject).owners) // subject.seating.seats}


def _teams(subject: Subject) -> str:
    """For sentences that speak of teams where there are some."""
    return "yes" if subject.seating.teams else "no"


def _sixty(subject: Subject) -> dict[str, Arg]:
    return {"number": HALF, "teams": _teams(subject)}


def _nobody_may_have(points: Callable[[Subject], int]) -> Callable[[Subject], bool]:
    """Whether so many points can be missed by all: of two sides one has half of them."""
    return lambda subject: len(subject.seating.sides) > 2 or points(subject) > HALF


def _target(subject: Subject) -> dict[str, Arg]:
    target = subject.options.target
    return {"number": target, "number_less": target - 5, "teams": _teams(subject)}


_MISSED_SIXTY = _nobody_may_have(lambda _: HALF)
_MISSED_TARGET = _nobody_may_have(lambda subject: subject.options.target)


def _chips_paid(subject: Subject) -> dict[str, Arg]:
    others = subject.seating.seats - 1
    return {
        "number": HALF,
        "number_each": PAID,
        "number_dealer": PAID_BY_DEALER,
        "number_all": PAID * (others - 1) + PAID_BY_DEALER,
        "number_to_dealer": PAID * others,
    }


CLAUSES = (
    shared.TEAMS,
    shared.SOLO,
    Clause("cards-deck", TABLE, "C0.2", args=_deck),
    Clause(
        "jacks-removed",
        TABLE,
        "C0.2",
        lambda subject: bool(_removed(subject)),
        lambda subject: {"cards": _removed(subject)},
    ),
    shared.POINTS,
    Clause("jacks-ladder", VALUES, "C7", args=lambda s: {"cards": _ladder(s)[::-1]}),
    Clause(
        "jacks-club-plain",
        VALUES,
        "C7",
        option_is("jack_ladder", "without_clubs"),
        lambda _: {"card": "JC"},
    ),
    Clause("jacks-plain-order", VALUES, "C7", args=_plain_order),
    shared.DEALER,
    shared.CUT_AUTO,
    shared.CUT_BY_HAND,
    Clause("jacks-stock-dealt", DEALING, "C7.1", _drawn),
    Clause("jacks-stock-drawn", DEALING, "C7.1", _drawn),
    Clause("jacks-half-dealt", DEALING, "C7.2", _turned_for_left, _halves),
    Clause("jacks-half-turned", DEALING, "C7.2", _turned_for_left),
    Clause("jacks-fifteen-dealt", DEALING, "C7.3", _turned_for_dealer, _halves),
    Clause("jacks-fifteen-turned", DEALING, "C7.3", _turned_for_dealer),
    Clause("jacks-half-second", DEALING, "C7.2", _in_halves),
    Clause("jacks-fifteen-each", DEALING, "C7.3", _all_at_once),
    Clause("jacks-leads", PLAY, "C7"),
    Clause("jacks-free", PLAY, "C7"),
    Clause("jacks-takes", PLAY, "C7", args=_examples),
    Clause("jacks-piles-closed", PLAY, "C0.9", option_is("open_tricks", False)),
    Clause("jacks-piles-open", PLAY, "C0.9", option_is("open_tricks", True)),
    Clause("jacks-sixty", COUNT, "C7.2", _SIXTY, _sixty),
    Clause(
        "jacks-sixty-void",
        COUNT,
        "C7.2",
        lambda subject: _SIXTY(subject) and _MISSED_SIXTY(subject),
        _sixty,
    ),
    Clause("jacks-chips-start", COUNT, "C7.3", _CHIPS, lambda _: {"number": TWELVE}),
    Clause("jacks-chips-paid", COUNT, "C7.3", _CHIPS, _chips_paid),
    Clause("jacks-chips-stay", COUNT, "C7.3", _CHIPS, lambda _: {"number": HALF}),
    Clause("jacks-target", MATCH, "C7.1", _TO_TARGET, _target),
    Clause(
        "jacks-target-later",
        MATCH,
        "C7.1",
        lambda subject: _TO_TARGET(subject) and _MISSED_TARGET(subject),
        _target,
    ),
    Clause("jacks-goat-at-zero", MATCH, "C7.3", _chips_end("goat_at_zero")),
    Clause(
        "jacks-twelve-from-one",
        MATCH,
        "C7.3",
        _chips_end("twelve_from_one"),
        lambda _: {"number": TWELVE},
    ),
    Clause(
        "jacks-twelve-in-all",
        MATCH,
        "C7.3",
        _chips_end("twelve_in_all"),
        lambda _: {"number": TWELVE},
    ),
    Clause(
        "jacks-length", MATCH, "C0.4a", _SIXTY, lambda subject: {"number": subject.options.deals}
    ),
    Clause(
        "cards-deals",
        MATCH,
        "C0.4a",
        lambda subject: not _SIXTY(subject) and shared.DEALS.when(subject),
        shared.DEALS.args,
    ),
    shared.TALK_OFF,
    shared.TALK_PHRASES,
)
"""In the order in which one explains a game at a table."""
