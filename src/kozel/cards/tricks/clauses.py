"""The rules sheet of the following-suit games (C1), put together from what a game has."""

from __future__ import annotations

from collections.abc import Callable

from kozel.cards import clauses as shared
from kozel.cards.clauses import COUNT, DEALING, MANNERS, MATCH, PLAY, VALUES, option_is
from kozel.cards.deck import DECKS
from kozel.cards.tricks.following import taker
from kozel.cards.tricks.order import RANK_ORDERS, order
from kozel.cards.tricks.scoring import pair_game
from kozel.cards.tricks.stages.naming import FindPraiser
from kozel.cards.tricks.state import Stage, TrickData
from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg
from kozel.core.standing import Standing

_EXAMPLE = ("TS", "KS", "7S", "AH")
"""A trick that shows the plain order: spades led, hearts no trumps."""


def _data(subject: Subject) -> TrickData:
    data: TrickData = subject.preset.data
    return data


def _has(stage: type[Stage]) -> Callable[[Subject], bool]:
    """Whether the deals of the game contain such a stage."""

    def found(subject: Subject) -> bool:
        plan = _data(subject).plan(subject.options, Standing(accounts=()))
        return any(isinstance(each, stage) for each in plan)

    return found


def _in_pairs(subject: Subject) -> bool:
    return _data(subject).settle is pair_game


def _ladder(subject: Subject) -> dict[str, Arg]:
    return {"cards": _data(subject).ladder[::-1]}


def _plain_order(subject: Subject) -> dict[str, Arg]:
    data = _data(subject)
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
    talon = _data(subject).talon
    dealt = len(DECKS[subject.options.deck]) - talon
    return {"number": dealt // subject.seating.seats, "number_talon": talon}


def _praise(subject: Subject) -> dict[str, Arg]:
    return {"card": "QC", "cards": tuple(card for card in _data(subject).ladder if card[0] == "J")}


def _target(subject: Subject) -> dict[str, Arg]:
    return {"number": _data(subject).target}


def _series(subject: Subject) -> dict[str, Arg]:
    best_of = subject.options.best_of
    return {"number": best_of, "number_wins": best_of // 2 + 1}


def _penalty(subject: Subject) -> dict[str, Arg]:
    return {"number": _data(subject).penalty}


CLAUSES = (
    shared.TEAMS,
    shared.SOLO,
    shared.BLIND,
    shared.DECK,
    shared.POINTS,
    Clause("tricks-ladder", VALUES, "C1.1", args=_ladder),
    Clause("tricks-named-trump", VALUES, "C1.2", _has(FindPraiser), _praise),
    Clause("tricks-plain-order", VALUES, "C1.3", args=_plain_order),
    shared.DEALER,
    shared.CUT_AUTO,
    shared.CUT_BY_HAND,
    Clause("tricks-dealt", DEALING, "C0.4a", args=_hands),
    Clause("tricks-praise", DEALING, "C1.2", _has(FindPraiser), lambda _: {"card": "QC"}),
    Clause(
        "tricks-praise-blind",
        DEALING,
        "C0.8",
        lambda subject: bool(subject.seating.blind) and _has(FindPraiser)(subject),
    ),
    Clause("tricks-praiser-leads", PLAY, "C1.4", _has(FindPraiser)),
    Clause("tricks-follow", PLAY, "C1.5"),
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
    Clause("tricks-revokes-caught", MANNERS, "C0.6", option_is("revokes", "caught"), _penalty),
    Clause("tricks-unseen-penalties", MANNERS, "C1.9", _in_pairs, _penalty),
    shared.TALK_OFF,
    shared.TALK_PHRASES,
)
"""In the order in which one explains a game at a table."""
