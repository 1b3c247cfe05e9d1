"""What players read of a game of tiles: the layout, own ends given up, what the round is worth."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kozel import games
from kozel.core.game import Game
from kozel.core.moves import Play
from kozel.core.seating import Seating
from kozel.dominoes.layout import Layout
from kozel.dominoes.principles import fish_limit, fish_pays
from kozel.dominoes.tiles import ALL_PIPS, BIT, TILES, Tile, pips
from kozel.games import make
from kozel.players.club.tiles import endings
from kozel.players.club.tiles.trial import Trial
from kozel.players.reading.stakes import stakes_of
from kozel.players.reading.tiles import TileSight
from kozel.players.registry import player
from kozel.texts.texts import Texts
from tests.players.positions import FOLDER, files, game_of, load
from tests.players.tables import Asked, deals, of_tiles

FOR_THE_ENDS = {"reason-tiles-points", "reason-tiles-reply", "reason-tiles-again"}


def sight(name: str, seat: int | None = None) -> TileSight:
    position = load(FOLDER / f"{name}.txt")
    return TileSight(position.game.view(position.state, position.seat if seat is None else seat))


@pytest.mark.parametrize("game", of_tiles(), ids=lambda game: game.preset.id)
def test_the_layout_is_read_as_it_lies(game: Game) -> None:
    who = player("novice")
    for asked in deals(game, who, 2):
        asked.decision = who.choose(asked.view, asked.offer, 0, asked.seed)
        layout = asked.view.table.layout
        assert layout is not None
        shown = [(arm.name, arm.end) for arm in layout.arms if arm.end is not None]
        assert list(TileSight(asked.view).layout.ends) == shown


@pytest.mark.rule("D9")
def test_who_gives_an_own_end_up_has_told_a_number() -> None:
    read = sight("own_end_given_up_tells_a_tile")
    assert (5, False) in read.given[2]
    assert read.lean[2][5] > 2


@pytest.mark.rule("D9")
def test_both_own_ends_are_told_apart_from_one() -> None:
    assert (3, True) in sight("both_own_ends_tell_a_tile").given[1]


@pytest.mark.rule("D9")
def test_one_own_end_is_not_told_as_both() -> None:
    assert sight("partner_gave_an_own_end_up").given[0] == ((5, False),)


@pytest.mark.rule("D9")
def test_a_number_shown_makes_its_tiles_likelier_there() -> None:
    read = sight("own_end_given_up_tells_a_tile")
    assert read.chances[2]["5-5"] > read.chances[1]["5-5"]


@pytest.mark.rule("D9")
def test_an_own_end_is_one_that_nobody_else_can_play_on() -> None:
    position = load(FOLDER / "two_own_ends.txt")
    read = TileSight(position.game.view(position.state, position.seat))
    move = position.right[0]
    trial = Trial(read, move)  # type: ignore[arg-type]
    assert len(trial.owned) == 2
    assert all(trial.owns(number) for number in trial.owned)


@pytest.mark.parametrize(
    ("name", "sign", "unit"),
    [
        ("domino-kozel", -1, 1.0),
        ("domino-classic", 1, 1.0),
        ("partnership", 1, 2.0),
        ("sudan", 1, 3.0),
        ("telephone", 1, 0.2),
        ("milo", 1, 0.05),
    ],
)
def test_what_a_pip_is_worth_is_asked_of_the_rules(name: str, sign: int, unit: float) -> None:
    game = make(name)
    stakes = stakes_of(game.view(game.start(), 0))
    assert stakes.sign == sign
    assert stakes.unit == pytest.approx(unit)


@pytest.mark.rule("D4.4")
def test_the_tiles_that_win_a_match_are_known() -> None:
    exits = {
        name: stakes_of(make(name).view(make(name).start(), 0)).exits
        for name in ("sea-goat", "donkey", "quinientos")
    }
    assert exits == {"sea-goat": ("0-0", "6-6"), "donkey": (), "quinientos": ()}


@pytest.mark.rule("D7.1")
def test_what_the_ends_bring_follows_the_options() -> None:
    worth = []
    for options in ({}, {"unit": 1}):
        game = make("muggins", options, Seating.of(2))
        sums = stakes_of(game.view(game.start(), 0)).sums
        assert sums is not None
        worth.append([sums(total) for total in (9, 10, 20)])
    assert worth == [[0, 10, 20], [0, 2, 4]]


def unlaid(layout: Layout) -> tuple[Tile, ...]:
    return tuple(tile for tile in TILES if not layout.laid & BIT[tile])


def answered(game: Game, number: int) -> Iterator[Asked]:
    """What club is asked in some deals, with its answers."""
    who = player("club")
    for asked in deals(game, who, number):
        asked.decision = who.choose(asked.view, asked.offer, 0, asked.seed)
        yield asked


@pytest.mark.rule("D9")
def test_every_principle_has_a_position_in_which_it_is_the_reason() -> None:
    texts = Texts("en", strict=True)
    told = set()
    for path in files():
        if games.family(game_of(path)).kind == "dominoes":
            position = load(path)
            view = position.game.view(position.state, position.seat)
            offer = position.game.legal(position.state, position.seat)
            why = texts.message(player("club").choose(view, offer, 0, seed=1).reason)
            told |= set(re.findall(r"principle (\d)", why))
    assert told == set("123456789")


@pytest.mark.rule("D9")
def test_a_fish_pays_by_the_pips_on_the_table() -> None:
    found = []
    for asked in answered(make("domino-kozel", None, Seating.of(4)), 80):
        read = TileSight(asked.view)
        plays = [move for move in asked.offer.lawful if isinstance(move, Play)]
        for trial in (Trial(read, move) for move in plays):
            own, table = pips(trial.rest), ALL_PIPS - pips(unlaid(trial.layout))
            if trial.ending == "fish" and abs(own - fish_limit(table)) > 1:
                found.append(fish_pays(own, table))
                assert (endings.fish(trial) > 0) == found[-1]
    assert {True, False} == set(found)


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize("game", of_tiles(), ids=lambda game: game.preset.id)
def test_points_for_the_ends_are_a_reason_only_where_ends_bring_them(game: Game) -> None:
    for asked in answered(game, 3):
        assert asked.decision is not None
        if asked.decision.reason.id in FOR_THE_ENDS:
            assert stakes_of(asked.view).sums is not None
