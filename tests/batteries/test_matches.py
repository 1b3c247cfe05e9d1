"""Random matches of every game: they end, lose nothing, double nothing, and can be replayed."""

import re

import pytest

from kozel import games
from kozel.core.events import Event, seen_all
from kozel.core.game import State
from kozel.core.log import Log
from kozel.core.logreader import read
from kozel.core.match import Finished, replay
from kozel.core.moves import WATCHER
from kozel.core.notation import parse, write
from kozel.core.offers import Group
from kozel.core.presets import Preset
from kozel.core.proofs import verify
from kozel.core.redaction import redact
from kozel.core.sharecode import decode, encode
from tests.batteries.ground import Ground, gathered, visible, zone_counts
from tests.batteries.recording import recorded
from tests.batteries.swaps import hidden as hidden_pieces
from tests.batteries.swaps import past
from tests.batteries.tables import LONG_MIXTURES, Table, all_presets, tables
from tests.batteries.walk import MOST_MOVES, Step, walk

ALL_POINTS = 120
ALL_PIPS = 168

every_table = pytest.mark.parametrize("table", tables(), ids=lambda t: t.name)


@pytest.mark.rule("C0.1", "D0.1")
@every_table
def test_nothing_is_lost_or_doubled_and_views_agree_with_events(table: Table) -> None:
    follow(table, 1)


@pytest.mark.long
@pytest.mark.parametrize("preset", all_presets(), ids=lambda preset: preset.id)
def test_nothing_is_lost_or_doubled_in_many_matches(preset: Preset) -> None:
    for table in tables(LONG_MIXTURES):
        if table.preset == preset.id:
            for seed in range(2, 7):
                follow(table, seed)


def follow(table: Table, seed: int, most: int = MOST_MOVES) -> None:
    game = table.game
    whole = ALL_PIPS if games.family(table.preset).kind == "dominoes" else ALL_POINTS
    ground = Ground()
    told: tuple[Event, ...] = ()
    for number, step in enumerate(walk(game, seed, most)):
        if game.deal_over(step.before):
            told = ()
        ground.take(step.move, step.events)
        told += step.events
        assert parse(write(step.move)) == step.move
        if ground.where:
            assert ground.worth() == whole
        if number % 7 == 0 or game.deal_over(step.after):
            for viewer in (WATCHER, *range(game.seating.seats)):
                agree(ground, step.after, viewer, told)


def agree(ground: Ground, state: State, viewer: int, told: tuple[Event, ...]) -> None:
    """The view says what the events said, neither more nor less."""
    view = state.game.view(state, viewer)
    assert view.history == seen_all(told, viewer)
    assert all(len(zone.pieces) in (0, zone.count) for zone in view.table.zones)
    if gathered(state, ground):
        return
    assert zone_counts(view) == ground.counts()
    faces = visible(view)
    assert faces.items() <= ground.where.items()
    if viewer >= 0 and viewer not in state.game.seating.blind:
        own = {p for p, zone in ground.where.items() if zone == f"hand:{viewer}"}
        assert own <= faces.keys()
    for line in (*view.sheet.lines, view.sheet):
        assert len(getattr(line, "after", view.sheet.accounts)) == len(view.sheet.sides)


@every_table
def test_a_whole_match_is_written_read_replayed_and_proven(table: Table) -> None:
    game = table.game
    log, state = recorded(game, 2)
    again = read(log.text().encode())
    assert again == log
    match = replay(again, games.make)
    assert match.game == game
    assert same(match.state, state)
    assert isinstance(match.ending, Finished)
    assert verify(again, games.make).proven
    assert redact(log, WATCHER, games.make) == log


def same(one: State, other: State) -> bool:
    """Whether two states are equal for everybody."""
    viewers = (WATCHER, *range(one.game.seating.seats))
    views = all(one.game.view(one, v) == other.game.view(other, v) for v in viewers)
    return views and (one.standing, one.deal, one.history) == (
        other.standing,
        other.deal,
        other.history,
    )


@every_table
def test_a_log_for_a_reader_in_mid_deal_keeps_its_chain(table: Table) -> None:
    game = table.game
    log, state = recorded(game, 3, most=20)
    for viewer in (WATCHER, 0):
        shown: Log = redact(log, viewer, games.make)
        assert read(shown.text().encode(), cut=True) == shown
        hidden = [e for e, s in zip(log.entries, shown.entries, strict=True) if e != s]
        if not game.deal_over(state):
            assert any((entry.text or "").startswith("shuffle") for entry in hidden)
        for entry in hidden:
            assert entry.salt not in shown.text()
        match = replay(log, games.make)
        deal = game.deal_number(state)
        steps = [step for step in match.steps if game.deal_number(step.before) == deal]
        steps = [] if state.over else steps
        told = past(
            tuple(Step(s.before, s.who, s.move, match.state, s.events) for s in steps), viewer
        )
        first = steps[0].entry.number if steps else len(log.entries)
        texts = [entry.text or "" for entry in shown.entries[first:]]
        words = {word for text in texts for word in re.split("[ +@!=]", text)}
        assert words & hidden_pieces(told) == set()


@every_table
def test_every_offer_can_be_written_and_is_accepted(table: Table) -> None:
    game = table.game
    for number, step in enumerate(walk(game, 4, most=120)):
        if number % 3:
            continue
        for seat in range(game.seating.seats):
            offer = game.legal(step.before, seat)
            owed = seat in game.waiting(step.before)
            assert bool(offer.required) == owed
            assert len(set(offer.moves)) == len(offer.moves)
            for group in offer.groups:
                accepted(step.before, seat, group)
            if offer.groups and owed:
                assert offer.lawful


def accepted(state: State, seat: int, group: Group) -> None:
    assert group.moves
    for move in group.moves:
        assert parse(write(move)) == move
        after, _ = state.game.play(state, seat, move)
        assert after != state


@every_table
def test_the_rules_travel_as_a_share_code(table: Table) -> None:
    game = table.game
    code = encode(game.preset, game.options)
    assert decode(code, games.preset) == (game.preset, game.options)
