"""The clauses of the layout: what may be put where, doubles, and how it ends by a fish."""

from __future__ import annotations

from kozel.core.clauses import Clause
from kozel.dominoes.clauses.about import (
    END,
    PLAY,
    all_of,
    any_of,
    boneyard,
    number_of,
    remembers,
    switched_off,
    switched_on,
    value_is,
)

SPINS = value_is("spinner", "first", "all")
FIRST_COUNTS = any_of(value_is("spinner", "first"), switched_on("sniff"))
SEVERAL = any_of(value_is("multi_double", 2, 4), switched_on("closing"))

LAYOUT: tuple[Clause, ...] = (
    Clause("domino-fit", PLAY, "D0.3"),
    Clause("domino-must-play", PLAY, "D0.3", args=boneyard),
    Clause("domino-one-tile", PLAY, "D0.4", value_is("multi_double", 1)),
    Clause("domino-several-doubles", PLAY, "D0.4", value_is("multi_double", 2, 4),
           number_of("multi_double")),
    Clause("domino-first-named", PLAY, "D5.4", all_of(FIRST_COUNTS, SEVERAL)),
    Clause("domino-spinner-first", PLAY, "D5.1", value_is("spinner", "first")),
    Clause("domino-spinner-all", PLAY, "D7.1", value_is("spinner", "all")),
    Clause("domino-arms-at-once", PLAY, "D6", all_of(SPINS, value_is("house_arms", "at_once"))),
    Clause("domino-arms-after-line", PLAY, "D6",
           all_of(SPINS, value_is("house_arms", "after_line"))),
    Clause("domino-closing", PLAY, "D5.3", switched_on("closing")),
    Clause("domino-closing-both", PLAY, "D5.4", switched_on("closing")),
    Clause("domino-sniff", PLAY, "D7.4", switched_on("sniff")),
    Clause("domino-fish", END, "D0.5", args=boneyard),
    Clause("domino-fish-blocked", END, "D0.5", switched_off("drain_first"), boneyard),
    Clause("domino-fish-drained", END, "D0.5", switched_on("drain_first")),
    Clause("domino-fish-closed", END, "D5.3", switched_on("closing")),
    Clause("domino-fish-six", END, "D0.5", switched_on("fish_by_six"), boneyard),
    Clause("domino-fish-no-six", END, "D0.5", all_of(remembers, switched_off("fish_by_six"))),
)  # fmt: skip
