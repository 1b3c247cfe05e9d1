"""The rules sheet of games of sets (C8, C9), with an example for whatever is unusual."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards import clauses as shared
from kozel.cards.clauses import COUNT, DEALING, MANNERS, MATCH, PLAY, TABLE, VALUES, option_is
from kozel.cards.sets.clauses import examples
from kozel.cards.sets.clauses.about import (
    cut_for,
    dealer_leads,
    declares,
    every,
    gives,
    looks,
    permanent,
    scored_by,
    turned,
    two_sides,
    unless,
    with_bura,
    with_trumps,
)
from kozel.cards.sets.combos import MOLOTKA, ONE_SUIT
from kozel.cards.sets.scoring import more_points, wins, written
from kozel.core.clauses import Clause

_RANKS_LED = option_is("leads", "suit_or_rank")
_CLOSED = option_is("open_tricks", False)
_ONE_OPEN = option_is("open_hands", "one_with_odds")
_BY_WINS = scored_by(wins)
_BY_WRITTEN = scored_by(written)
_BY_POINTS = scored_by(more_points)

_BEFORE_PLAY = (
    shared.TEAMS,
    shared.SOLO,
    Clause("sets-deck", TABLE, "C8", args=examples.deck),
    Clause(
        "sets-removed",
        TABLE,
        "C0.2",
        lambda subject: bool(examples.removed(subject)),
        lambda subject: {"cards": examples.removed(subject)},
    ),
    shared.POINTS,
    Clause("sets-order", VALUES, "C8", args=examples.plain_order),
    Clause("sets-trumps-permanent", VALUES, "C8.9", permanent, examples.trumps_from_top),
    Clause("sets-trumps-none", VALUES, "C8.9", unless(with_trumps)),
    shared.DEALER,
    shared.CUT_AUTO,
    shared.CUT_BY_HAND,
    Clause("sets-trump-cut", DEALING, "C8.1", cut_for),
    Clause("sets-dealt", DEALING, "C8.1", unless(turned)),
    Clause("sets-trump-turned", DEALING, "C9", turned),
)

_LEADS = (
    Clause("sets-dealer-leads", PLAY, "C8.2", dealer_leads),
    Clause("sets-left-leads", PLAY, "C9.1", unless(dealer_leads)),
    Clause("sets-lead-suit", PLAY, "C8.3", args=examples.lead_of_suit),
    Clause("sets-lead-rank", PLAY, "C8.3", _RANKS_LED, examples.lead_of_rank),
    Clause(
        "sets-lead-any",
        PLAY,
        "C8.3",
        every(unless(with_bura), option_is("must_lead_whole_suit", False)),
        examples.hand_of_leads,
    ),
    Clause(
        "sets-lead-whole",
        PLAY,
        "C8.10",
        option_is("must_lead_whole_suit", True),
        examples.hand_of_leads,
    ),
)

_ANSWERS = (
    Clause("sets-answer", PLAY, "C8.4", args=examples.answers),
    Clause("sets-answer-trumps", PLAY, "C8.4", with_trumps, examples.answers_with_trumps),
    Clause("sets-pairing", PLAY, "C8.11", args=examples.pairing),
    Clause("sets-takes", PLAY, "C8.5"),
    Clause("sets-discards-open", PLAY, "C9.2", option_is("discards", "open")),
    Clause(
        "sets-discards-unseen", PLAY, "C8.6", every(option_is("discards", "hidden"), unless(looks))
    ),
    Clause("sets-discards-own", PLAY, "C9.2", every(option_is("discards", "hidden"), looks)),
    Clause("sets-piles-closed", PLAY, "C0.9", every(_CLOSED, unless(looks))),
    Clause("sets-piles-own", PLAY, "C9.2", every(_CLOSED, looks)),
    Clause("sets-piles-open", PLAY, "C0.9", unless(_CLOSED)),
    Clause("sets-draw", PLAY, "C8.6", unless(turned)),
    Clause("sets-draw-turned", PLAY, "C9.3", turned),
)

_BEFORE_LEADS = (
    Clause("sets-give-before", PLAY, "C8.9", gives("before_lead"), examples.swap),
    Clause("sets-give-after", PLAY, "C8.9", gives("after_draw"), examples.swap),
    Clause("sets-molotka", PLAY, "C8.2", declares(MOLOTKA), examples.four_trumps),
    Clause("sets-one-suit", PLAY, "C8.3", declares(ONE_SUIT), examples.four_of_a_suit),
    Clause("sets-bura", PLAY, "C9.4", with_bura, examples.four_trumps),
    Clause("sets-combos", PLAY, "C9.4", with_bura, examples.combos),
    Clause("sets-four-tens", PLAY, "C9.4", every(with_bura, option_is("four_tens", True))),
    Clause("sets-combos-lead", PLAY, "C9.4", with_bura, examples.moscow),
    Clause("sets-claim", PLAY, "C9.5", with_bura, examples.enough),
    Clause("sets-open-all", PLAY, "C9.7", option_is("open_hands", "all")),
    Clause("sets-open-one", PLAY, "C9.7", _ONE_OPEN, examples.open_one),
)

_RESULTS = (
    Clause("sets-count-two", COUNT, "C8.7", every(_BY_WRITTEN, two_sides)),
    Clause("sets-count-many", COUNT, "C8.7", every(_BY_WRITTEN, unless(two_sides))),
    Clause("sets-count-wins", COUNT, "C9.5", _BY_WINS, examples.enough),
    Clause("sets-count-wrong-two", COUNT, "C9.6", every(_BY_WINS, two_sides)),
    Clause("sets-count-wrong-many", COUNT, "C9.6", every(_BY_WINS, unless(two_sides))),
    Clause("sets-count-points", COUNT, "C8.10", _BY_POINTS),
    Clause("sets-goat", MATCH, "C8.8", every(_BY_WRITTEN, two_sides), examples.goat),
    Clause("sets-goats", MATCH, "C8.8", every(_BY_WRITTEN, unless(two_sides)), examples.goat),
    Clause("sets-wins", MATCH, "C9.6", _BY_WINS, examples.wins),
    Clause("sets-most-points", MATCH, "C8.10", _BY_POINTS, examples.deals),
    replace(shared.DEALS, when=every(shared.DEALS.when, unless(_BY_POINTS))),
    Clause("sets-no-mistakes", MANNERS, "C9", with_bura),
    shared.TALK_OFF,
    shared.TALK_PHRASES,
)

CLAUSES = (*_BEFORE_PLAY, *_LEADS, *_ANSWERS, *_BEFORE_LEADS, *_RESULTS)
"""In the order in which one explains a game at a table."""
