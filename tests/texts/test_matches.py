"""Whole matches told to everybody, in both languages, without a missing text."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kozel import games
from kozel.core.chance import draw
from kozel.core.events import Event
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove, Message, OptionError
from kozel.core.moves import HOUSE, WATCHER, Choose, Move, Seat
from kozel.core.options import Value
from kozel.core.presets import Preset
from kozel.texts.arguments import Company
from kozel.texts.pieces import Style
from kozel.texts.texts import Texts
from tests.texts.fluent_files import LANGUAGES

pytestmark = pytest.mark.no_cover
"""It plays what others play, too, only oftener; counting lines would triple its time."""

READY = games.presets()
NAMES = {0: "Маша", 1: "Bob", 2: "Олег", 3: "Зоя"}


def house_rules(preset: Preset, source: Random) -> dict[str, Value]:
    """A short match under house rules drawn at random, as far as they fit together."""
    values = short(preset, 2)
    for name in preset.offered:
        trial = {**values, name: source.choice(preset.choices(name))}
        if name not in values and possible(preset, trial):
            values = trial
    return values


def short(preset: Preset, deals: int) -> dict[str, Value]:
    """The options for a match of so many deals."""
    return {"deals" if "deals" in preset.offered else "rounds": deals}


def possible(preset: Preset, values: dict[str, Value]) -> bool:
    try:
        games.make(preset.id, values)
    except OptionError:
        return False
    return True


def play(game: Game, source: Random) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """States and events of a match of random moves, at most a few thousand of them."""
    state = game.start()
    yield state, ()
    for _ in range(5000):
        waiting = game.waiting(state)
        if not waiting:
            return
        who, move = chosen(game, state, waiting, source)
        state, events = game.play(state, who, move)
        yield state, events


def chosen(
    game: Game, state: State, waiting: tuple[Seat, ...], source: Random
) -> tuple[Seat, Move]:
    optional = [
        (seat, move)
        for seat in range(game.seating.seats)
        for move in game.legal(state, seat).moves
        if source.random() < 0.02
    ]
    if optional:
        return source.choice(optional)
    who = source.choice(waiting)
    if who == HOUSE:
        return HOUSE, draw(game.chance(state), source)
    return who, source.choice(game.legal(state, who).required)


def readers(game: Game) -> list[Texts]:
    sides = game.seating.sides
    return [
        Texts(language, Style.usual(language), Company(NAMES, viewer, sides), strict=True)
        for language in LANGUAGES
        for viewer in (*range(game.seating.seats), WATCHER)
    ]


def everything_told(
    texts: Texts, game: Game, state: State, events: tuple[Event, ...]
) -> Iterator[str]:
    """Whatever a face would show of this step."""
    reader = texts.company.reader
    yield from filter(None, map(texts.event, events))
    view = game.view(state, reader)
    yield from (texts.zone(zone.name) for zone in view.table.zones)
    if reader != WATCHER:
        offer = game.legal(state, reader)
        yield texts.message(offer.prompt)
        yield from (texts.text(group.label) for group in offer.groups)
        yield from map(texts.move, offer.moves)
        yield from map(texts.message, offer.reasons.values())
    if game.deal_over(state):
        table = texts.score_sheet(view.sheet)
        yield from (mark for deal in table.rounds for mark in deal.marks)
        yield from table.notes
    if view.verdict is not None:
        yield from texts.outcome(view.verdict)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("preset", READY, ids=lambda preset: preset.id)
def test_a_match_is_told_to_everybody(preset: Preset, seed: int) -> None:
    source = Random(f"{preset.id} {seed}")
    rules: dict[str, Value] = house_rules(preset, source) if seed else {}
    game = games.make(preset.id, rules)
    told: set[str] = set()
    everybody = readers(game)
    for state, events in play(game, source):
        for texts in everybody:
            told.update(everything_told(texts, game, state, events))
    assert state.over
    assert {line for line in told if set(line) & set("{}$[]")} == set()
    assert "" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", READY, ids=lambda preset: preset.id)
def test_whatever_is_refused_says_why(preset: Preset, language: str) -> None:
    """Moves of other moments and of nowhere, at every moment of a short match."""
    source = Random(preset.id)
    texts = Texts(language, company=Company(NAMES), strict=True)
    game = games.make(preset.id, short(preset, 1))
    seen: list[Move] = [Choose("nonsense"), Choose("trump", "X")]
    for state, _ in play(game, source):
        for seat in range(game.seating.seats):
            seen += [move for move in game.legal(state, seat).moves if move not in seen]
        for move in source.sample(seen, min(len(seen), 5)):
            who = source.choice((HOUSE, *range(game.seating.seats)))
            refusal = refused(game, state, who, move)
            if refusal is not None:
                told = texts.message(refusal)
                assert not set("{}$[]") & set(told), told


def refused(game: Game, state: State, who: Seat, move: Move) -> Message | None:
    try:
        game.play(state, who, move)
    except IllegalMove as error:
        return error.message
    return None
