"""The clauses of the domino games' rules sheets, in the order in which one explains a game."""

from __future__ import annotations

from collections.abc import Callable

from kozel.core.clauses import Clause, Subject
from kozel.core.messages import Arg
from kozel.dominoes.accounts import REMEMBERED
from kozel.dominoes.fives import ENDS_IN_FIVES
from kozel.dominoes.options import lays_eggs
from kozel.dominoes.tiles import TILES

TABLE, DEALING, LEAD, PLAY = "domino-table", "domino-dealing", "domino-lead", "domino-play"
BONEYARD, END, COUNT = "domino-boneyard", "domino-end", "domino-count"
MATCH, MANNERS = "domino-match", "domino-manners"
"""The chapters, in the order in which one explains a domino game at a table."""

When = Callable[[Subject], bool]


def _is(name: str, *values: object) -> When:
    return lambda subject: getattr(subject.options, name) in values


def _set(name: str) -> When:
    """Whether the option is on, or its number above 0."""
    return lambda subject: bool(getattr(subject.options, name))


def _unset(name: str) -> When:
    return lambda subject: not getattr(subject.options, name)


def _all(*conditions: When) -> When:
    return lambda subject: all(condition(subject) for condition in conditions)


def _either(*conditions: When) -> When:
    return lambda subject: any(condition(subject) for condition in conditions)


def _number(name: str) -> Callable[[Subject], dict[str, Arg]]:
    return lambda subject: {"number": getattr(subject.options, name)}


def _remembers(subject: Subject) -> bool:
    return subject.preset.data.scoring is REMEMBERED


def _fives(subject: Subject) -> bool:
    return subject.preset.data.scoring is ENDS_IN_FIVES


def _house(subject: Subject) -> bool:
    return bool(subject.preset.data.house)


def _eggs(subject: Subject) -> bool:
    return lays_eggs(subject.options)


def _size(subject: Subject) -> int:
    return int(subject.preset.data.sizes[subject.seating.seats])


def _left(subject: Subject) -> int:
    return len(TILES) - _size(subject) * subject.seating.seats


def _leftovers(subject: Subject) -> dict[str, Arg]:
    return {"number": _left(subject)}


def _dealt(subject: Subject) -> dict[str, Arg]:
    return {"number": _size(subject), "players": subject.seating.seats}


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


REDEALS = _either(_set("redeal_doubles"), _set("redeal_suit"))
TILE_LEADS = _is("first_lead", "lowest_double", "highest_double")
OPENING = _all(_remembers, _set("threshold"))

CLAUSES: tuple[Clause, ...] = (
    Clause("domino-set", TABLE, "D0.1"),
    Clause("domino-alone", TABLE, "D0.1", args=_dealt),
    Clause("domino-clockwise", TABLE, "D0.2", _is("direction", "clockwise")),
    Clause("domino-counter-clockwise", TABLE, "D0.2", _is("direction", "counter_clockwise")),
    Clause("domino-dealt", DEALING, "D0.3", args=_dealt),
    Clause("domino-redeal-doubles", DEALING, "D0.6", _set("redeal_doubles"),
           _number("redeal_doubles")),
    Clause("domino-redeal-suit", DEALING, "D0.6", _set("redeal_suit")),
    Clause("domino-redeal-automatic", DEALING, "D0.6",
           _all(REDEALS, _is("redeal_mode", "automatic"))),
    Clause("domino-redeal-on-request", DEALING, "D0.6",
           _all(REDEALS, _is("redeal_mode", "on_request"))),
    Clause("domino-lead-lowest", LEAD, "D0.7",
           _all(_is("first_lead", "lowest_double"), _is("lowest_double_from", 1))),
    Clause("domino-lead-lowest-blank", LEAD, "D0.7",
           _all(_is("first_lead", "lowest_double"), _is("lowest_double_from", 0))),
    Clause("domino-lead-highest", LEAD, "D0.7", _is("first_lead", "highest_double")),
    Clause("domino-lead-lot", LEAD, "D0.7", _is("first_lead", "lot")),
    Clause("domino-no-double-highest", LEAD, "D0.7",
           _all(TILE_LEADS, _is("no_double", "highest"))),
    Clause("domino-no-double-lowest", LEAD, "D0.7",
           _all(TILE_LEADS, _is("no_double", "lowest"))),
    Clause("domino-no-double-redeal", LEAD, "D0.7",
           _all(TILE_LEADS, _is("no_double", "redeal"))),
    Clause("domino-must-lead-it", LEAD, "D0.7", _all(TILE_LEADS, _set("must_lead_it"))),
    Clause("domino-may-lead-any", LEAD, "D0.7", _all(TILE_LEADS, _unset("must_lead_it"))),
    Clause("domino-later-winner", LEAD, "D0.8", _is("lead", "winner")),
    Clause("domino-later-rotate", LEAD, "D0.8", _is("lead", "rotate")),
    Clause("domino-later-six", LEAD, "D0.8", _is("lead", "holder_of_6_6")),
    Clause("domino-later-double", LEAD, "D0.8", _set("lead_double")),
    Clause("domino-fit", PLAY, "D0.3"),
    Clause("domino-must-play", PLAY, "D0.3"),
    Clause("domino-one-tile", PLAY, "D0.4", _is("multi_double", 1)),
    Clause("domino-several-doubles", PLAY, "D0.4", _is("multi_double", 2, 4),
           _number("multi_double")),
    Clause("domino-house", PLAY, "D6", _all(_house, _is("house_arms", "at_once"))),
    Clause("domino-house-after-line", PLAY, "D6", _all(_house, _is("house_arms", "after_line"))),
    Clause("domino-no-boneyard", BONEYARD, "D0.3", lambda subject: _left(subject) == 0),
    Clause("domino-boneyard-left", BONEYARD, "D0.3", lambda subject: _left(subject) > 0,
           _leftovers),
    Clause("domino-draw-until", BONEYARD, "D0.3", _is("draw", "until_playable")),
    Clause("domino-draw-one", BONEYARD, "D0.3", _is("draw", "one")),
    Clause("domino-draw-none", BONEYARD, "D0.3", _is("draw", "none")),
    Clause("domino-reserve-kept", BONEYARD, "D0.3", _set("boneyard_reserve"),
           _number("boneyard_reserve")),
    Clause("domino-out", END, "D0.5"),
    Clause("domino-fish", END, "D0.5"),
    Clause("domino-fish-blocked", END, "D0.5", _unset("drain_first")),
    Clause("domino-fish-drained", END, "D0.5", _set("drain_first")),
    Clause("domino-fish-six", END, "D0.5", _set("fish_by_six")),
    Clause("domino-fish-no-six", END, "D0.5", _all(_remembers, _unset("fish_by_six"))),
    Clause("domino-pips-left", COUNT, "D1.1", _remembers),
    Clause("domino-blank-alone", COUNT, "D0.9", _set("blank_alone"), _number("blank_alone")),
    Clause("domino-six-alone", COUNT, "D0.9", _set("six_alone"), _number("six_alone")),
    Clause("domino-both-alone", COUNT, "D0.9", _set("both_alone"), _number("both_alone")),
    Clause("domino-remembered", COUNT, "D1.2", _all(OPENING, _set("remember")), _threshold),
    Clause("domino-wiped", COUNT, "D1.2", _all(OPENING, _set("remember"))),
    Clause("domino-not-remembered", COUNT, "D1.5", _all(OPENING, _unset("remember")),
           _threshold),
    Clause("domino-all-written", COUNT, "D1.2", _all(_remembers, _unset("threshold"))),
    Clause("domino-fish-all", COUNT, "D1.4", _all(_remembers, _is("fish", "all"))),
    Clause("domino-fish-one", COUNT, "D1.4", _all(_remembers, _is("fish", "one"))),
    Clause("domino-fish-lowest", COUNT, "D1.4", _all(_remembers, _is("fish", "lowest_wins"))),
    Clause("domino-fish-most", COUNT, "D1.4", _all(_remembers, _is("fish", "others_to_most"))),
    Clause("domino-eggs-top", COUNT, "D1.4",
           _all(_remembers, _eggs, _is("eggs_to", "top_hand"))),
    Clause("domino-eggs-loser", COUNT, "D1.4", _all(_remembers, _eggs, _is("eggs_to", "loser"))),
    Clause("domino-fives", COUNT, "D6.1", _fives),
    Clause("domino-fives-doubles", COUNT, "D6.1", _fives),
    Clause("domino-fives-hands", COUNT, "D6.2", _fives),
    Clause("domino-goat", MATCH, "D1.5", _all(_remembers, _unset("rounds")), _number("target")),
    Clause("domino-several-highest", MATCH, "D1.5",
           _all(_remembers, _unset("rounds"), _is("several", "highest")), _number("target")),
    Clause("domino-several-all", MATCH, "D1.5",
           _all(_remembers, _unset("rounds"), _is("several", "all")), _number("target")),
    Clause("domino-rounds", MATCH, "D1.5", _all(_remembers, _set("rounds")), _number("rounds")),
    Clause("domino-rating", MATCH, "D1.6", _remembers),
    Clause("domino-first-to", MATCH, "D6.3", _fives, _number("target")),
    Clause("domino-deals", MATCH, "D0.9a", _set("deals"), _number("deals")),
    Clause("domino-hidden", MANNERS, "D0.10"),
    Clause("domino-talk-off", MANNERS, "C0.7", _is("talk", "off")),
    Clause("domino-talk-phrases", MANNERS, "C0.7", _is("talk", "phrases")),
)  # fmt: skip
