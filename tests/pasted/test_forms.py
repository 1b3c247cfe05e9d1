"""What a text may leave out, and how it may be written."""

from __future__ import annotations

import pytest

from kozel.core.moves import WATCHER, Part, Play
from kozel.core.seating import Seating
from kozel.core.sharecode import encode
from kozel.games import make, preset, presets
from kozel.pasted.transcript import PastedError, read
from kozel.texts.texts import Texts
from tests.batteries.tables import needed
from tests.pasted.told import ACTS, SHORT, Played, match_of, written

ALL = [(p.id, seats, teams) for p in presets(drafts=True) for seats, teams in p.seatings]


@pytest.mark.parametrize(("name", "seats", "teams"), ALL)
def test_any_game_can_be_told(name: str, seats: int, teams: bool) -> None:
    seating = Seating.of(seats, teams=teams)
    game = make(name, needed(preset(name), seating), seating)
    match = match_of((played := Played(game, seed=seats)).text(stock=True))
    assert match.state.lines[:1] == played.lines


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["domino-kozel", "domino-duel", "muggins"])
def test_drawn_tiles_may_be_named_or_not(name: str, seed: int) -> None:
    played = Played(make(name, None, Seating.of(2)), seed)
    assert any(act.startswith("+") for _, act in played.acts)
    assert match_of(played.text()).state.lines[:1] == played.lines
    unnamed = match_of(played.text(draws=False))
    told = [(step.who, step.move) for step in unnamed.steps if step.who >= 0]
    assert [who for who, _ in told] == [who for who, _ in played.acts]
    assert len(unnamed.state.lines) == 1


def test_a_card_game_in_russian() -> None:
    played = Played(make("classic"), 4)
    texts = Texts("ru")
    lines = played.text().replace("Game: classic", "Игра: классический козёл").split("\n")
    russian = [
        f"{line[:3]}{' '.join(map(texts.piece, line[3:].split()))}"
        if line[1:2] == ":" and "trump" not in line and "praise" not in line
        else line.replace("Dealer", "Сдаёт").replace("Seats: 4 teams", "Места: 4 пары")
        for line in lines
    ]
    assert "Т♣" in "\n".join(russian)
    if texts.game("classic").casefold() != "классический козёл":
        russian[0] = f"Игра: {texts.game('classic')}"
    assert match_of("\n".join(russian)).state.lines[:1] == played.lines


def test_the_names_of_players_are_kept() -> None:
    text = "Игроки: Маша, Олег, Вера, Пётр\n" + SHORT
    for letter, name in zip("ABCD", ("Маша", "Олег", "Вера", "Петр"), strict=True):
        text = text.replace(f"\n{letter}:", f"\n{name}:")
    text = text.replace("Leader: B", "Ходит: олег") + " ".join(ACTS)
    found = read(text)
    assert found.fault is None
    assert {player.name for player in found.log.header.players} == {"Маша", "Олег", "Вера", "Пётр"}
    assert found.log.header.players[0].name == "Маша"


def test_the_last_hand_follows_from_the_others() -> None:
    text = "\n".join(line for line in SHORT.split("\n") if not line.startswith("D:"))
    assert written(match_of(f"Seats: 4\n{text}{' '.join(ACTS)}")) == (46, 0)


def test_a_share_code_names_the_rules() -> None:
    game = preset("partnership")
    code = encode(game, game.configure({"count": "all_hands"}))
    assert written(match_of(SHORT.replace("partnership", code) + " ".join(ACTS))) == (76, 0)


def test_prose_around_the_game_says_nothing() -> None:
    text = f"Эта игра не так проста.\n\n{SHORT}# теперь ходы\nХоды:\n{', '.join(ACTS)}\n"
    assert written(match_of(text)) == (46, 0)


BEGUN = SHORT + "B: 1-1\nC: pass\nD: 1-5\n"


@pytest.mark.parametrize("written_as", ["1-4 слева", "1-4@left", "1-4 left"])
def test_an_end_may_be_named(written_as: str) -> None:
    assert match_of(f"{BEGUN}A: {written_as}").steps[-1].move == Play((Part("1-4", "left"),))


FIVES = """\
Game: domino-kozel first_lead=lot
Seats: 4
A: 1-2 0-3 0-4 0-5 3-4 3-5 3-6
B: 2-4 1-1 2-2 0-0 5-6 6-6 4-5
C: 1-4 2-5 2-6 3-3 5-5 0-1 4-6
D: 1-5 2-3 1-6 0-2 0-6 1-3 4-4
"""


def test_where_both_ends_fit_the_rest_of_the_game_tells_which_was_meant() -> None:
    """After 1-2 and 2-4 the tile 1-4 fits both ends, and what comes next only one of both."""
    for following, end in (("1-5", "1"), ("4-4", "4")):
        match = match_of(f"{FIVES}1-2, 2-4, 1-4, {following}")
        layout = match.game.view(match.steps[-1].before, WATCHER).table.layout
        assert layout is not None
        assert {str(arm.end) for arm in layout.arms} == {end}


@pytest.mark.rule("D8")
def test_several_deals_follow_one_another() -> None:
    hands = SHORT.partition("\n")[2].replace("Leader: B\n", "")
    match = match_of(f"{SHORT}{' '.join(ACTS)}\n{hands}C: 0-2\nD: 0-3")
    assert len(match.state.lines) == 1
    assert match.game.deal_number(match.state) == 2
    assert [step.entry.text for step in match.steps[-2:]] == ["0-2", "0-3@left"]


@pytest.mark.parametrize("told", ["", "Trump: S", "Козырь: пики", "Trumps: ♠"])
def test_trumps_by_lot_are_told_or_follow_from_the_moves(told: str) -> None:
    played = Played(make("mnogo", None, Seating.of(3)), seed=3)
    assert played.trump.endswith("S")
    text = played.text(stock=True).replace(f"Trump: {played.trump}", told)
    assert match_of(text).state.lines[:1] == played.lines


def test_what_cannot_be_trumps_is_named() -> None:
    text = Played(make("mnogo"), seed=3).text(stock=True)
    with pytest.raises(PastedError) as refused:
        read(text.replace("Trump: ", "Trump: the "))
    assert refused.value.message.id == "pasted-no-suit"
