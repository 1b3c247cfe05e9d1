"""The clauses of what is written: lonely tiles, remembered points, the goat, the one writer
(D0.9, D1 to D4)."""

from __future__ import annotations

from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg
from kozel.dominoes.accounts import CHARGED, DIFFERENCE, REMEMBERED, SINGLE_WRITER
from kozel.dominoes.clauses.about import (
    COUNT,
    LEAD,
    MATCH,
    all_of,
    in_teams,
    number_of,
    remembers,
    scored_by,
    switched_off,
    switched_on,
    value_is,
)
from kozel.dominoes.options import lays_eggs

own_pips = scored_by(REMEMBERED, CHARGED)
"""Whether everybody writes what is left in the own hand."""
charged = scored_by(CHARGED)
difference = scored_by(DIFFERENCE)
one_writer = scored_by(SINGLE_WRITER)

OPENING = all_of(remembers, switched_on("threshold"))
REMEMBERING = all_of(OPENING, switched_on("remember"))
TO_A_GOAT = all_of(remembers, switched_off("rounds"))


def _threshold(subject: Subject) -> dict[str, Arg]:
    """The threshold with an example: two rounds under it, which together are still only
    remembered, and one that opens."""
    number = subject.options.threshold
    less, more = number - 1, number + 2
    return {
        "number": number,
        "less": less,
        "twice": 2 * less,
        "more": more,
        "sum": 2 * less + more,
    }


def _eggs(subject: Subject) -> bool:
    return lays_eggs(subject.options)


LONELY: tuple[Clause, ...] = (
    Clause("domino-blank-alone", COUNT, "D0.9", switched_on("blank_alone"),
           number_of("blank_alone")),
    Clause("domino-six-alone", COUNT, "D0.9", switched_on("six_alone"), number_of("six_alone")),
    Clause("domino-both-alone", COUNT, "D0.9", switched_on("both_alone"), number_of("both_alone")),
)  # fmt: skip

KOZEL: tuple[Clause, ...] = (
    Clause("domino-pips-left", COUNT, "D1.1", own_pips),
    Clause("domino-team-pips", COUNT, "D2", all_of(own_pips, in_teams)),
    *LONELY,
    Clause("domino-remembered", COUNT, "D1.2", REMEMBERING, _threshold),
    Clause("domino-wiped", COUNT, "D1.2", all_of(REMEMBERING, value_is("wiped_by", "going_out"))),
    Clause("domino-wiped-by-nothing", COUNT, "D5.5",
           all_of(REMEMBERING, value_is("wiped_by", "nothing"))),
    Clause("domino-not-remembered", COUNT, "D1.5", all_of(OPENING, switched_off("remember")),
           _threshold),
    Clause("domino-all-written", COUNT, "D1.2", all_of(own_pips, switched_off("threshold"))),
    Clause("domino-fish-all", COUNT, "D1.4", all_of(own_pips, value_is("fish", "all"))),
    Clause("domino-fish-one", COUNT, "D1.4", all_of(own_pips, value_is("fish", "one"))),
    Clause("domino-fish-lowest", COUNT, "D1.4", all_of(own_pips, value_is("fish", "lowest_wins"))),
    Clause("domino-fish-most", COUNT, "D1.4",
           all_of(own_pips, value_is("fish", "others_to_most"))),
    Clause("domino-eggs-top", COUNT, "D1.4",
           all_of(own_pips, _eggs, value_is("eggs_to", "top_hand"))),
    Clause("domino-eggs-loser", COUNT, "D1.4",
           all_of(own_pips, _eggs, value_is("eggs_to", "loser"))),
    Clause("domino-goat", MATCH, "D1.5", TO_A_GOAT, number_of("target")),
    Clause("domino-several-highest", MATCH, "D1.5",
           all_of(TO_A_GOAT, value_is("several", "highest")), number_of("target")),
    Clause("domino-several-all", MATCH, "D1.5",
           all_of(TO_A_GOAT, value_is("several", "all")), number_of("target")),
    Clause("domino-rounds", MATCH, "D1.5", all_of(remembers, switched_on("rounds")),
           number_of("rounds")),
    Clause("domino-rating", MATCH, "D1.6", remembers),
    Clause("domino-overcharged", MATCH, "D3", charged, number_of("target")),
)  # fmt: skip

CLASSIC: tuple[Clause, ...] = (
    Clause("domino-difference-out", COUNT, "D3", difference),
    Clause("domino-difference-fish", COUNT, "D3", difference),
    Clause("domino-collected-target", MATCH, "D3", difference, number_of("target")),
)  # fmt: skip

SEA_GOAT: tuple[Clause, ...] = (
    Clause("sea-hundred", LEAD, "D4.6", all_of(one_writer, switched_off("hundred_by_partner"))),
    Clause("sea-hundred-partner", LEAD, "D4.6",
           all_of(one_writer, switched_on("hundred_by_partner"))),
    Clause("sea-collect", COUNT, "D4.1", one_writer),
    Clause("sea-begin", COUNT, "D4.1", all_of(one_writer, switched_on("threshold")),
           number_of("threshold")),
    Clause("sea-cancel", COUNT, "D4.2", all_of(one_writer, switched_off("canceller_opens"))),
    Clause("sea-canceller", COUNT, "D4.2", all_of(one_writer, switched_on("canceller_opens"))),
    Clause("sea-exit", MATCH, "D4.4", one_writer),
    Clause("domino-collected-target", MATCH, "D4.7", one_writer, number_of("target")),
)  # fmt: skip

ACCOUNTS: tuple[Clause, ...] = (*KOZEL, *CLASSIC, *SEA_GOAT)
