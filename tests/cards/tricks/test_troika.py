"""The three-handed games as people find them: defaults, what the sheet shows, what must be
played when nobody wants to (C10)."""

import random
from typing import Any

import pytest

from kozel.cards.tricks.state import Summary
from kozel.core.events import Moved, Named, Staged
from kozel.core.game import Game, State
from kozel.core.messages import OptionError
from kozel.core.moves import HOUSE, PASS, WATCHER, Choose, Pick
from kozel.core.options import Value
from kozel.core.sheets import Mark
from kozel.games import make, preset
from kozel.texts.texts import Texts
from tests.cards.tricks.table import after, dealt, play_out, refusal, standing, zone

TAKE = Choose("take")
NAMES = ("troika", "troika-risk", "troika-forced")


def _line(game: Game, points: tuple[int, ...], tricks: tuple[int, ...], **more: Any) -> Any:
    summary = Summary(dealer=2, points=points, tricks=tricks, **more)
    return game.settle(standing(2, (0, 0, 0)), summary).line


@pytest.mark.rule("C10.5")
@pytest.mark.parametrize(
    ("name", "usual"),
    [
        ("troika", ("after", "1-2", "least", "first_tricks", "diamonds")),
        ("troika-risk", ("before", "2-4-6", "least", "first_tricks", "diamonds")),
        ("troika-forced", ("after", "2-4-6", "forced", "first_tricks", "named_by_soloist")),
    ],
)
def test_the_three_games_differ_by_their_defaults(name: str, usual: tuple[str, ...]) -> None:
    found = preset(name)
    options: Any = found.base()
    told = (
        options.discard,
        options.scale,
        options.all_pass,
        options.least_talon,
        options.trump,
    )
    assert told == usual
    assert options.ten_order == "above_king"
    assert found.offered == preset("troika").offered


@pytest.mark.rule("C10.5", "C10.3")
def test_in_the_forced_game_two_passes_make_the_dealer_play_and_name_a_suit() -> None:
    game = make("troika-forced")
    state = after(game, dealt(game, {2: ["7C"]}, talon=("AC", "AS")), [PASS, PASS])
    view = game.view(state, WATCHER)
    assert Staged("must-play", 2) in view.history
    assert Named(2, "soloist") in view.history
    assert view.table.sides == ((2,), (0, 1))
    state = after(game, state, [Pick("lay", ("7C", "AC")), Choose("trump", "H")])
    assert game.view(state, 0).table.named["trump"] == "H"
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C10.5")
@pytest.mark.parametrize("suit", ["C", "H", "S", "D"])
def test_diamonds_are_trumps_in_the_forced_game_only_when_named(suit: str) -> None:
    game = make("troika-forced")
    state = after(game, dealt(game, {0: ["7C", "8C"]}), [TAKE, Pick("lay", ("7C", "8C"))])
    facts = {fact.piece: fact for fact in game.view(state, 1).table.facts}
    assert not facts["AD"].trump
    state = after(game, state, [Choose("trump", suit)])
    facts = {fact.piece: fact for fact in game.view(state, 1).table.facts}
    assert sum(fact.trump for fact in facts.values()) == 14
    assert facts["AD"].trump == (suit == "D")
    assert facts[f"9{suit}"].trump


@pytest.mark.rule("C10.1", "C10.3")
def test_in_the_forced_game_the_first_two_may_still_take() -> None:
    game = make("troika-forced")
    for passes in (0, 1):
        state = after(game, dealt(game, {}), [PASS] * passes + [TAKE])
        view = game.view(state, WATCHER)
        assert view.table.named["soloist"] == str(passes)
        assert not [e for e in view.history if isinstance(e, Staged) and e.name == "must-play"]


@pytest.mark.rule("C10.3")
def test_when_all_pass_everybody_is_told_that_it_is_for_the_least() -> None:
    game = make("troika")
    state = after(game, dealt(game, {}), [PASS, PASS])
    assert "aim" not in game.view(state, 0).table.named
    state = after(game, state, [PASS])
    view = game.view(state, WATCHER)
    assert Named(HOUSE, "aim", "least") in view.history
    assert view.table.named["aim"] == "least"
    assert view.table.sides == ((0,), (1,), (2,))


@pytest.mark.rule("C10.2", "C11")
def test_the_sheet_tells_who_played_alone_and_what_the_others_had_together() -> None:
    line = _line(make("troika"), (61, 30, 29), (6, 2, 2), soloist=0)
    assert line.marks == (Mark("soloist", 0), Mark("together", None, 59))
    assert line.counted == (61, 30, 29)


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize(
    ("points", "tricks", "mark", "written"),
    [
        ((120, 0, 0), (10, 0, 0), Mark("every-trick", 0), (0, 6, 6)),
        ((21, 99, 0), (0, 7, 3), Mark("no-trick", 0), (6, 0, 0)),
    ],
)
def test_every_trick_and_no_trick_are_marked(
    points: tuple[int, ...], tricks: tuple[int, ...], mark: Mark, written: tuple[int, ...]
) -> None:
    line = _line(make("troika-risk"), points, tricks, soloist=0)
    assert line.marks[-1] == mark
    assert tuple(account.written for account in line.after) == written


@pytest.mark.rule("C10.2")
def test_the_scale_of_1_and_2_knows_no_more_for_every_trick() -> None:
    line = _line(make("troika"), (120, 0, 0), (10, 0, 0), soloist=0)
    assert tuple(account.written for account in line.after) == (0, 2, 2)
    line = _line(make("troika"), (0, 60, 60), (0, 5, 5), soloist=0)
    assert tuple(account.written for account in line.after) == (2, 0, 0)


@pytest.mark.rule("C10.3")
def test_the_sheet_tells_that_it_was_for_the_least() -> None:
    assert _line(make("troika"), (40, 50, 30), (3, 4, 3)).marks == (Mark("least"),)
    marks = _line(make("troika-risk"), (0, 120, 0), (0, 10, 0)).marks
    assert marks == (Mark("least"), Mark("every-trick", 1))


@pytest.mark.rule("C10.3")
@pytest.mark.parametrize("name", ["troika", "troika-risk"])
@pytest.mark.parametrize("talon", ["first_tricks", "last_trick", "aside"])
def test_for_the_least_only_the_talon_aside_takes_points_out_of_the_deal(
    name: str, talon: str
) -> None:
    game = make(name, {"least_talon": talon})
    state = after(game, dealt(game, {}, talon=("AC", "TC")), [PASS] * 3)
    state = play_out(game, state, random.Random(3))
    assert sum(state.lines[-1].counted) == (99 if talon == "aside" else 120)
    moved = [
        event
        for event in game.view(state, 0).history
        if isinstance(event, Moved) and event.source == "talon"
    ]
    parts = {"first_tricks": [("AC",), ("TC",)], "last_trick": [("AC", "TC")], "aside": []}
    assert [event.pieces for event in moved] == parts[talon]


@pytest.mark.rule("C10.3")
def test_for_the_least_everybody_has_the_own_measure() -> None:
    line = _line(make("troika"), (31, 30, 59), (3, 3, 4))
    assert tuple(account.written for account in line.after) == (2, 0, 2)


@pytest.mark.rule("C10.1", "C1.5")
def test_where_a_void_must_be_trumped_the_soloist_and_the_others_must() -> None:
    game = make("troika", {"must_trump_when_void": True})
    hands = {0: ["AS", "7S"], 1: ["JD", "7C", "8C", "9C", "TC", "AC", "KC", "7H", "8H", "9H"]}
    state = after(game, dealt(game, hands, talon=("QC", "QS")), [TAKE, Pick("lay", ("QC", "QS"))])
    state = after(game, state, ["AS"])
    assert refusal(game, state, 1, "7C") == ("tricks-must-trump", "C1.5")


@pytest.mark.rule("C10.1", "C0.9")
def test_nobody_but_the_soloist_ever_knows_what_the_talon_was_during_the_deal() -> None:
    game = make("troika")
    state = after(game, dealt(game, {0: ["7C"]}, talon=("AC", "AS")), [TAKE])
    state = after(game, state, [Pick("lay", ("AC", "7C"))])
    for viewer in (1, 2, WATCHER):
        view = game.view(state, viewer)
        assert zone(view, "laid").pieces == (None, None)
        unknown = dict(zip(view.table.unknown.pieces, view.table.unknown.masks, strict=True))
        places = [place.zone for place in view.table.unknown.places]
        assert all(unknown["AC"] >> places.index(lies) & 1 for lies in ("hand:0", "laid"))


def test_what_does_not_go_together_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        make("troika-forced", {"least_talon": "last_trick"})
    assert refused.value.message.id == "option-not-applicable"
    make("troika-forced", {"all_pass": "least", "least_talon": "last_trick"})
    with pytest.raises(OptionError) as refused:
        make("troika", {"talon": "soloist"})
    assert refused.value.message.id.startswith("option-unknown")


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"trump": "named_by_soloist"},
        {"trump": "diamonds"},
        {"all_pass": "forced"},
        {"discard": "after"},
        {"discard": "before"},
    ],
)
def test_the_sheet_speaks_of_what_can_happen_and_of_nothing_else(
    language: str, name: str, options: dict[str, Value]
) -> None:
    game = make(name, options)
    chosen: Any = game.options
    chapters = Texts(language, strict=True).sheet(game)
    text = "\n".join(paragraph for chapter in chapters for paragraph in chapter.paragraphs)
    least = {"ru": "на меньшего", "en": "for the least"}[language]
    assert (least in text) == (chosen.all_pass == "least")
    trumps = {"ru": "Т♦ 10♦ К♦", "en": "A♦ 10♦ K♦"}[language]
    assert (trumps in text) == (chosen.trump == "diamonds")
    goat = {"ru": "больше 90", "en": "more than 90"}[language]
    assert (goat in text) == (chosen.all_pass == "least" and chosen.discard == "before")


def _match(game: Game, seed: int) -> State:
    state = game.start()
    source = random.Random(seed)
    while not state.over:
        state = play_out(game, state, source)
    return state


@pytest.mark.rule("C10.4", "C0.4")
@pytest.mark.parametrize("name", NAMES)
def test_a_match_goes_on_until_somebody_has_12(name: str) -> None:
    for seed in range(5):
        state = _match(make(name), seed)
        written = [account.written for account in state.standing.accounts]
        assert max(written) >= 12
        assert state.verdict is not None
        assert state.verdict.goats == tuple(s for s, w in enumerate(written) if w >= 12)
        for line, nxt in zip(state.lines, state.lines[1:], strict=False):
            assert nxt.before == line.after
