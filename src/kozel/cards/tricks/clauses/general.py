"""Clauses of what all following-suit games have in common (C1)."""

from __future__ import annotations

from kozel.cards import clauses as shared
from kozel.cards.clauses import COUNT, DEALING, MANNERS, MATCH, PLAY, VALUES, option_is
from kozel.cards.deck import DECKS
from kozel.cards.tricks.clauses.about import data_of, has_stage, on_board
from kozel.cards.tricks.clauses.solo import SOLO_TRUMPS
from kozel.cards.tricks.clauses.windows import TEAM_TRUMPS
from kozel.cards.tricks.following import taker
from kozel.cards.tricks.order import RANK_ORDERS, order
from kozel.cards.tricks.scoring.pairs import pair_game
from kozel.cards.tricks.stages.naming import FindPraiser
from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg

_EXAMPLE = ("TS", "KS", "7S", "AH")
"""A trick that shows the plain order: spades led, hearts no trumps."""


def _in_pairs(subject: Subject) -> bool:
    return data_of(subject).settle is pair_game


def _caught_on_paper(subject: Subject) -> bool:
    return subject.options.revokes == "caught" and not on_board(subject)


def _ladder(subject: Subject) -> dict[str, Arg]:
    return {"cards": data_of(subject).ladder}


def _plain_order(subject: Subject) -> dict[str, Arg]:
    data = data_of(subject)
    ranks = RANK_ORDERS[subject.options.ten_order]
    of_suit = {card[0] for card in DECKS[subject.options.deck] if card not in data.ladder}
    table = order(subject.options.deck, data.ladder, "", subject.options.ten_order)
    example = tuple(card for card in _EXAMPLE if card in table.cls)
    return {
        "ranks": tuple(rank for rank in reversed(ranks) if rank in of_suit),
        "cards": example,
        "card": example[taker(table, example, table.cls[example[0]])],
    }


def _hands(subject: Subject) -> dict[str, Arg]:
    talon = data_of(subject).talon
    dealt = len(DECKS[subject.options.deck]) - talon
    return {"number": dealt // subject.seating.seats, "number_talon": talon}


def _praise(subject: Subject) -> dict[str, Arg]:
    return {
        "card": "QC",
        "cards": tuple(card for card in data_of(subject).ladder if card[0] == "J"),
    }


def _target(subject: Subject) -> dict[str, Arg]:
    return {"number": data_of(subject).target}


def _series(subject: Subject) -> dict[str, Arg]:
    best_of = subject.options.best_of
    return {"number": best_of, "number_wins": best_of // 2 + 1}


def _penalty(subject: Subject) -> dict[str, Arg]:
    return {"number": data_of(subject).penalty}


GENERAL = (
    shared.TEAMS,
    shared.SOLO,
    shared.BLIND,
    shared.DECK,
    shared.POINTS,
    Clause("tricks-ladder", VALUES, "C1.1", args=_ladder),
    Clause("tricks-named-trump", VALUES, "C1.2", has_stage(FindPraiser), _praise),
    *SOLO_TRUMPS,
    *TEAM_TRUMPS,
    Clause("tricks-plain-order", VALUES, "C1.3", args=_plain_order),
    shared.DEALER,
    shared.CUT_AUTO,
    shared.CUT_BY_HAND,
    Clause("tricks-dealt", DEALING, "C0.4a", args=_hands),
    Clause("tricks-praise", DEALING, "C1.2", has_stage(FindPraiser), lambda _: {"card": "QC"}),
    Clause(
        "tricks-praise-blind",
        DEALING,
        "C0.8",
        lambda subject: bool(subject.seating.blind) and has_stage(FindPraiser)(subject),
    ),
    Clause("tricks-praiser-leads", PLAY, "C1.4", has_stage(FindPraiser)),
    Clause("tricks-follow", PLAY, "C1.5"),
    Clause("tricks-lead-any", PLAY, "C1.5", option_is("trump_lead", "free")),
    Clause("tricks-void-free", PLAY, "C1.5", option_is("must_trump_when_void", False)),
    Clause("tricks-void-trump", PLAY, "C1.5", option_is("must_trump_when_void", True)),
    Clause("tricks-takes", PLAY, "C1.5"),
    Clause("tricks-piles-closed", PLAY, "C0.9", option_is("open_tricks", False)),
    Clause("tricks-piles-open", PLAY, "C0.9", option_is("open_tricks", True)),
    Clause("tricks-pair-count", COUNT, "C1.6", _in_pairs),
    Clause("tricks-pair-drawn", COUNT, "C1.6", _in_pairs),
    Clause("tricks-pair-sweep", COUNT, "C1.7", _in_pairs),
    Clause("tricks-target-pairs", MATCH, "C1.8", _in_pairs, _target),
    Clause(
        "tricks-series",
        MATCH,
        "C1.8",
        lambda subject: _in_pairs(subject) and subject.options.best_of > 1,
        _series,
    ),
    shared.DEALS,
    Clause("tricks-revokes-prevented", MANNERS, "C0.6", option_is("revokes", "prevented")),
    Clause("tricks-revokes-caught", MANNERS, "C0.6", _caught_on_paper, _penalty),
    Clause("tricks-unseen-penalties", MANNERS, "C1.9", _in_pairs, _penalty),
    shared.TALK_OFF,
    shared.TALK_PHRASES,
)
