from __future__ import annotations

import msgspec
import pytest

from kozel.core.game import Game
from kozel.core.messages import KozelError
from kozel.core.seating import Seating
from kozel.games import make, presets
from kozel.lab.arena import Result, arena, report
from kozel.players.port import full_name
from kozel.players.registry import player
from kozel.texts.texts import Texts

pytestmark = pytest.mark.no_cover
"""It plays what others play, too, only oftener; counting lines would triple its time."""

CLASSIC = make("classic")
GAMES = [CLASSIC, *(make("domino-kozel", None, Seating.of(seats)) for seats in (2, 3, 4))]
NAMES = ["classic", "dominoes for 2", "dominoes for 3", "dominoes for 4"]


TILES = [
    (preset.id, seats, teams)
    for preset in presets(drafts=True)
    if preset.family == "dominoes"
    for seats, teams in preset.seatings
]
"""Every game of tiles at every table."""
SOME_TILES = {
    "domino-kozel-pairs": 80,
    "domino-classic": 80,
    "domino-duel": 200,
    "sea-goat": 150,
    "donkey": 24,
    "telephone": 60,
    "fives-threes": 150,
    "sniff": 60,
    "partnership": 100,
    "milo": 150,
}
"""One game of each kind, and deals enough to see the difference."""

TWO_TEAMS = ("khvalyony", "kryuk", "nizhny", "nizhny-28", "nizhny-24", "sixes")


def compare(game: Game, a: str, b: str, deals: int, **more: int) -> Result:
    return arena(game, player(a), player(b), deals=deals, **more)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_equal_players_are_exactly_equal(game: Game) -> None:
    result = compare(game, "club", "club@1" if game is CLASSIC else "club", 6)
    assert (result.mean, result.sd, result.won, result.lost) == (0, 0, 0, 0)
    assert not result.clear


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_changing_sides_changes_the_sign(game: Game) -> None:
    one, other = compare(game, "novice", "random", 8), compare(game, "random", "novice", 8)
    assert one.mean == pytest.approx(-other.mean)
    assert (one.won, one.lost) == (other.lost, other.won)


@pytest.mark.parametrize(("game", "played"), list(zip(GAMES, (2, 2, 6, 8), strict=True)), ids=NAMES)
def test_every_way_to_seat_the_two_is_played(game: Game, played: int) -> None:
    assert compare(game, "random", "novice", 2).played == played


def test_a_result_can_be_repeated_and_depends_on_its_seed() -> None:
    first = compare(CLASSIC, "club", "random", 10, seed=1)
    assert compare(CLASSIC, "club", "random", 10, seed=1) == first
    assert compare(CLASSIC, "club", "random", 10, seed=2).mean != first.mean


def test_more_processes_give_the_same_result() -> None:
    assert compare(CLASSIC, "novice", "random", 40, jobs=2) == compare(
        CLASSIC, "novice", "random", 40
    )


def test_options_and_blind_seats_are_played_as_they_are() -> None:
    seating = Seating.of(4, teams=True, blind=(2,))
    game = make("classic", {"deck": "24", "ten_order": "above_king"}, seating)
    result = compare(game, "novice", "random", 5)
    assert result.options == {"deck": "24", "ten_order": "above_king"}


def test_other_games_are_weighed_by_their_accounts() -> None:
    result = compare(make("telephone"), "club", "random", 4)
    assert result.measure == "gained"


def test_the_interval_is_around_the_mean_and_known_in_json() -> None:
    result = compare(CLASSIC, "novice", "random", 25)
    assert result.low < result.mean < result.high
    assert result.high - result.low == pytest.approx(2 * 1.959964 * result.sd / 5)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_result_is_told_in_sentences(language: str) -> None:
    texts = Texts(language, strict=True)
    for a, b in (("club", "random"), ("random", "club"), ("club", "club")):
        told = [texts.message(message) for message in report(compare(CLASSIC, a, b, 8))]
        assert full_name(player(a)) in told[0]
        assert len(told) == 4


@pytest.mark.parametrize("wrong", [{"deals": 1}, {"deals": 5, "jobs": 0}])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_senseless_comparison_is_refused(wrong: dict[str, int], language: str) -> None:
    with pytest.raises(KozelError) as refused:
        compare(CLASSIC, "club", "random", **wrong)
    assert Texts(language, strict=True).message(refused.value.message)


@pytest.mark.parametrize(("a", "b"), [("club", "novice"), ("novice", "random")])
def test_the_ladder_of_players_in_cards(a: str, b: str) -> None:
    assert compare(CLASSIC, a, b, 120).low > 0


@pytest.mark.parametrize(("a", "b"), [("club", "novice"), ("novice", "random")])
@pytest.mark.parametrize("game", GAMES[1:], ids=NAMES[1:])
def test_the_ladder_of_players_in_dominoes(game: Game, a: str, b: str) -> None:
    assert compare(game, a, b, 80).low > 0


FREE = [
    pytest.param(make(name, None, Seating.of(seats, teams=teams)), id=f"{name}-{seats}{teams}")
    for name, seats, teams in (
        ("stock", 4, False),
        ("halves", 4, True),
        ("halves", 2, False),
        ("chips", 4, False),
    )
]
"""Tables where any card may be put to any lead (C7)."""


@pytest.mark.parametrize(("a", "b"), [("club", "novice"), ("novice", "random")])
@pytest.mark.parametrize("game", FREE)
def test_the_ladder_of_players_in_free_play(game: Game, a: str, b: str) -> None:
    assert compare(game, a, b, 16).low > 0


@pytest.mark.parametrize(("a", "b"), [("club", "novice"), ("novice", "random")])
@pytest.mark.parametrize("name", SOME_TILES)
def test_the_ladder_of_players_in_every_kind_of_tiles(name: str, a: str, b: str) -> None:
    assert compare(make(name), a, b, SOME_TILES[name]).low > 0


@pytest.mark.long
@pytest.mark.parametrize(("a", "b"), [("club", "novice"), ("novice", "random")])
@pytest.mark.parametrize(("name", "seats", "teams"), TILES)
def test_the_whole_ladder_of_tiles(name: str, seats: int, teams: bool, a: str, b: str) -> None:
    game = make(name, None, Seating.of(seats, teams=teams))
    assert compare(game, a, b, 1000, jobs=2).low > 0


@pytest.mark.parametrize(("a", "b"), [("club", "novice"), ("novice", "random")])
@pytest.mark.parametrize("kon", [1, 2])
@pytest.mark.parametrize("name", ["khvalyony", "kryuk", "nizhny"])
def test_the_ladder_of_players_with_praises_and_without(
    name: str, kon: int, a: str, b: str
) -> None:
    assert compare(make(name), a, b, 150, kon=kon).low > 0


@pytest.mark.long
@pytest.mark.parametrize(("a", "b"), [("club", "novice"), ("novice", "random")])
def test_the_ladder_of_two_at_a_stock(a: str, b: str) -> None:
    assert compare(make("stock", None, Seating.of(2)), a, b, 400, jobs=2).low > 0


@pytest.mark.long
@pytest.mark.parametrize(("a", "b"), [("club", "novice"), ("novice", "random")])
@pytest.mark.parametrize("kon", [1, 2])
@pytest.mark.parametrize("name", TWO_TEAMS)
def test_the_whole_ladder_of_two_teams(name: str, kon: int, a: str, b: str) -> None:
    assert compare(make(name), a, b, 400, kon=kon, jobs=2).low > 0


def test_a_later_deal_of_a_match_can_be_played() -> None:
    first, second = (compare(make("khvalyony"), "club", "random", 6, kon=kon) for kon in (1, 2))
    assert (first.kon, second.kon) == (1, 2)
    assert first.mean != second.mean
    assert compare(make("khvalyony"), "club", "random", 6, kon=2) == second


@pytest.mark.long
def test_club_is_far_above_random_in_cards() -> None:
    assert compare(CLASSIC, "club", "random", 1000, jobs=2).low > 14


@pytest.mark.long
@pytest.mark.parametrize(("a", "b"), [("club", "novice"), ("novice", "random")])
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_whole_ladder(game: Game, a: str, b: str) -> None:
    deals = 400 if game.seating.teams else 1000
    assert compare(game, a, b, deals, jobs=2).low > 0
