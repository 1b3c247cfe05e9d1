"""Clauses of one against two, or each for the least (C10, C11)."""

from __future__ import annotations

from collections.abc import Callable

from kozel.cards.clauses import COUNT, MANNERS, MATCH, PLAY, VALUES, option_is
from kozel.cards.tricks.clauses.about import BEFORE_LEAD, data_of, has_stage
from kozel.cards.tricks.order import order
from kozel.cards.tricks.scoring.shared import HALF, POOR
from kozel.cards.tricks.scoring.solo import MOST, MUCH, SCALES, one_against_others
from kozel.cards.tricks.stages.bidding import Bid, HolderPlaysAlone
from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg

When = Callable[[Subject], bool]

_bids = has_stage(Bid)
_holder = has_stage(HolderPlaysAlone)


def _all(*conditions: When) -> When:
    """Whether all of these hold."""
    return lambda subject: all(condition(subject) for condition in conditions)


def _alone(subject: Subject) -> bool:
    return data_of(subject).settle is one_against_others


def _exchange(subject: Subject) -> bool:
    """Whether the soloist takes the talon and lays cards away."""
    return _bids(subject) or (_holder(subject) and subject.options.talon == "soloist")


_named = _all(_bids, option_is("trump", "named_by_soloist"))
_aside = _all(_holder, option_is("talon", "aside"))
_for_least = _all(_bids, option_is("all_pass", "least"))


def _lays(when: str) -> When:
    """Whether the soloist lays cards away ``before`` or ``after`` seeing the talon."""
    return _all(_exchange, option_is("discard", when))


def _names_late(subject: Subject) -> bool:
    """Whether the soloist names the trump suit after taking the talon and laying away."""
    return _exchange(subject) and (_holder(subject) or _named(subject))


def _least_talon(value: str) -> When:
    """Whether this becomes of the talon when the game is for the least."""
    return _all(_for_least, option_is("least_talon", value))


def _diamonds(subject: Subject) -> dict[str, Arg]:
    """All trumps from high to low, and those that diamonds add."""
    data = data_of(subject)
    trump = data.fixed_trump(subject.options)
    table = order(subject.options.deck, data.ladder, trump, subject.options.ten_order)
    trumps = sorted(
        (fact for fact in table.facts if fact.trump), key=lambda fact: fact.power, reverse=True
    )
    return {
        "suit": trump,
        "number": len(trumps),
        "cards": tuple(fact.piece for fact in trumps),
    }


def _talon(subject: Subject) -> dict[str, Arg]:
    return {"number": data_of(subject).talon}


def _queen(_: Subject) -> dict[str, Arg]:
    return {"card": "QS"}


def _scale(subject: Subject) -> dict[str, Arg]:
    usual, poor, none = SCALES[subject.options.scale]
    return {
        "number_half": HALF,
        "number_poor": POOR,
        "number_usual": usual,
        "number_more": poor,
        "number_none": none,
        "laid": "yes" if _exchange(subject) else "no",
    }


def _risk(subject: Subject) -> dict[str, Arg]:
    return {"number_much": MUCH, "number_most": MOST, "number": data_of(subject).target}


def _target(subject: Subject) -> dict[str, Arg]:
    return {"number": data_of(subject).target}


SOLO_TRUMPS = (
    Clause("solo-trumps", VALUES, "C10", _all(_bids, option_is("trump", "diamonds")), _diamonds),
    Clause("solo-trump-named", VALUES, "C10.1", _named),
    Clause("solo-trump-nobody", VALUES, "C10", _all(_named, _for_least)),
    Clause("solo-trump-queen", VALUES, "C11", _holder, _queen),
)
"""These stand between the permanent trumps and the plain order (`general`)."""

_BEFORE = (
    Clause("solo-bid", BEFORE_LEAD, "C10.1", _bids),
    Clause("solo-all-pass-least", BEFORE_LEAD, "C10.3", _for_least),
    Clause(
        "solo-all-pass-forced", BEFORE_LEAD, "C10.3", _all(_bids, option_is("all_pass", "forced"))
    ),
    Clause("solo-queen", BEFORE_LEAD, "C11", _holder, _queen),
    Clause("solo-queen-aside", BEFORE_LEAD, "C11", _holder, _queen),
    Clause("solo-talon-aside", BEFORE_LEAD, "C11", _aside),
    Clause("solo-names-queen", BEFORE_LEAD, "C11", _aside),
    Clause("solo-exchange-after", BEFORE_LEAD, "C10.1", _lays("after"), _talon),
    Clause("solo-exchange-before", BEFORE_LEAD, "C10.1", _lays("before"), _talon),
    Clause("solo-laid", BEFORE_LEAD, "C10.1", _exchange),
    Clause("solo-names", BEFORE_LEAD, "C10.1", _names_late),
    Clause("solo-leads", BEFORE_LEAD, "C10.1", _alone),
)
_PLAY = (
    Clause("solo-least-first", PLAY, "C10.3", _least_talon("first_tricks")),
    Clause("solo-least-last", PLAY, "C10.3", _least_talon("last_trick")),
    Clause("solo-least-aside", PLAY, "C10.3", _least_talon("aside")),
)
_COUNT = (
    Clause("solo-together", COUNT, "C11", _alone),
    Clause("solo-won", COUNT, "C10.2", _all(_alone, option_is("scale", "1-2")), _scale),
    Clause("solo-won-tricks", COUNT, "C10.2", _all(_alone, option_is("scale", "2-4-6")), _scale),
    Clause("solo-lost", COUNT, "C10.2", _all(_alone, option_is("scale", "1-2")), _scale),
    Clause("solo-lost-tricks", COUNT, "C10.2", _all(_alone, option_is("scale", "2-4-6")), _scale),
    Clause("solo-least", COUNT, "C10.3", _for_least),
    Clause(
        "solo-least-risk", COUNT, "C10.3", _all(_for_least, option_is("discard", "before")), _risk
    ),
)

SOLO = (
    *_BEFORE,
    *_PLAY,
    *_COUNT,
    Clause("solo-target", MATCH, "C10.4", _alone, _target),
    Clause("solo-penalty", MANNERS, "C0.6", _all(_alone, option_is("revokes", "caught"))),
)
"""In the order in which one explains the game at a table."""
