"""Clauses of what a deal is worth and how a match ends (C2, C3, C4, C6)."""

from __future__ import annotations

from collections.abc import Callable

from kozel.cards.clauses import COUNT, MANNERS, MATCH, option_is
from kozel.cards.tricks.clauses.about import data_of, on_board
from kozel.cards.tricks.scoring.written import written_game
from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg

Condition = Callable[[Subject], bool]


def _on_paper(subject: Subject) -> bool:
    return data_of(subject).settle is written_game


def _both(*conditions: Condition) -> Condition:
    return lambda subject: all(condition(subject) for condition in conditions)


def _board(name: str, value: object) -> Condition:
    """Whether the sixes are the board and an option has this value."""
    return _both(on_board, option_is(name, value))


def _paper(name: str, value: object) -> Condition:
    """Whether points are written as in C4 and an option has this value."""
    return _both(_on_paper, option_is(name, value))


def _redeals(subject: Subject) -> bool:
    return bool(subject.options.redeal) or subject.options.dry == "redeal"


def _praises(subject: Subject) -> bool:
    return bool(subject.options.praises)


def _target(subject: Subject) -> dict[str, Arg]:
    return {"number": data_of(subject).target}


def _penalty(subject: Subject) -> dict[str, Arg]:
    return {"number": data_of(subject).penalty}


_BOARD = (
    Clause("tricks-board-count", COUNT, "C2.10", on_board),
    Clause("tricks-lusya-reset", COUNT, "C2.10", _board("lusya", "reset")),
    Clause("tricks-lusya-reset-and-two", COUNT, "C2.10", _board("lusya", "reset_and_two")),
    Clause("tricks-lusya-win-if-first-kon", COUNT, "C2.10", _board("lusya", "win_if_first_kon")),
    Clause("tricks-lusya-piles", COUNT, "C2.14", _both(on_board, _praises)),
    Clause("tricks-board-eggs-bonus", COUNT, "C2.11", _board("eggs", "bonus_pair")),
    Clause("tricks-board-eggs-none", COUNT, "C2.11", _board("eggs", "none")),
    Clause("tricks-board-caught", COUNT, "C3.4", _board("catch", "ends_kon")),
    Clause("tricks-board-caught-first", COUNT, "C3.4", _board("catch", "match_in_first_kon")),
    Clause("tricks-board-contract", COUNT, "C3.6", _board("dry", "contract")),
    Clause("tricks-board-third-demand", COUNT, "C2.8", _both(on_board, _redeals)),
    Clause("tricks-board-match", MATCH, "C2.12", on_board, _target),
    Clause("tricks-board-titles", MATCH, "C2.12", on_board),
    Clause("tricks-revokes-caught-rows", MANNERS, "C0.6", _board("revokes", "caught"), _penalty),
    Clause("tricks-unseen-rows", MANNERS, "C3.9", on_board, _penalty),
)

_PAPER = (
    Clause("tricks-written-count", COUNT, "C4.4", _on_paper),
    Clause("tricks-written-eggs", COUNT, "C4.4", _paper("eggs_stack", False)),
    Clause("tricks-written-eggs-stack", COUNT, "C4.4", _paper("eggs_stack", True)),
    Clause("tricks-written-caught", COUNT, "C4.5", _paper("catch", "ends_kon")),
    Clause("tricks-written-caught-first", COUNT, "C4.5", _paper("catch", "match_in_first_kon")),
    Clause("tricks-written-third-demand", COUNT, "C4.7", _both(_on_paper, _redeals)),
    Clause("tricks-target-pairs", MATCH, "C4.8", _on_paper, _target),
    Clause("tricks-unseen-cut", MANNERS, "C0.5", _on_paper),
)

RESULTS: tuple[Clause, ...] = (*_BOARD, *_PAPER)
