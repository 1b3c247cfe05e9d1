"""Three players and the queen of spades (C11)."""

import random
from typing import Any

import pytest

from kozel.cards.tricks.state import Summary
from kozel.core.chance import Close, Shuffling
from kozel.core.events import Event, Moved, Named, Scored, Shown, Staged
from kozel.core.game import Game, State
from kozel.core.messages import OptionError
from kozel.core.moves import HOUSE, WATCHER, Choose, Number, Pick, Shuffle
from kozel.core.options import Value
from kozel.core.sheets import Account, Mark
from kozel.games import make
from kozel.texts.texts import Texts
from tests.cards.tricks.table import (
    after,
    dealt,
    hand,
    offered,
    play_out,
    random_move,
    refusal,
    standing,
    zone,
)

SPADES = Choose("trump", "S")


def _game(**options: Value) -> Game:
    return make("pikovaya", options)


def _settled(game: Game, points: tuple[int, ...], tricks: tuple[int, ...], **more: Any) -> Any:
    summary = Summary(dealer=1, points=points, tricks=tricks, **more)
    return game.settle(standing(1, (2, 0, 4)), summary)


@pytest.mark.rule("C11")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_holder_of_the_queen_of_spades_plays_alone(holder: int) -> None:
    game = _game()
    state = dealt(game, {holder: ["QS"]})
    view = game.view(state, WATCHER)
    others = tuple(seat for seat in range(3) if seat != holder)
    assert Named(holder, "soloist", "QS") in view.history
    assert view.table.sides == ((holder,), others)
    assert game.waiting(state) == (holder,)
    assert refusal(game, state, holder, Choose("take")) == ("tricks-name-trump-first", "C11")


@pytest.mark.rule("C11")
@pytest.mark.parametrize("suit", ["C", "D", "H", "S"])
def test_the_soloist_names_any_suit_and_the_dealers_left_leads(suit: str) -> None:
    game = _game()
    state = dealt(game, {1: ["QS"]})
    before = {fact.piece for fact in game.view(state, 0).table.facts if fact.trump}
    assert len(before) == 8
    assert len(game.legal(state, 1).moves) == 4
    state = after(game, state, [Choose("trump", suit)])
    trumps = {fact.piece for fact in game.view(state, 0).table.facts if fact.trump}
    assert trumps - before == {f"{rank}{suit}" for rank in "789TKA"}
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C11", "C0.3")
def test_ten_beats_king_here_too() -> None:
    game = _game()
    state = after(game, dealt(game, {0: ["QS", "TH"], 1: ["KH"], 2: ["9H"]}), [SPADES])
    state = after(game, state, ["TH", "KH", "9H"])
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C11", "C0.9")
def test_everybody_knows_where_the_queen_is() -> None:
    game = _game()
    state = dealt(game, {1: ["QS"]})
    unknown = game.view(state, 0).table.unknown
    places = [place.zone for place in unknown.places]
    mask = unknown.masks[unknown.pieces.index("QS")]
    assert mask == 1 << places.index("hand:1")


@pytest.mark.rule("C11", "C0.9")
def test_a_queen_that_may_have_been_laid_away_is_in_the_hand_or_there() -> None:
    game = _game(talon="soloist")
    state = after(game, dealt(game, {1: ["QS", "7C"]}), [Pick("lay", ("QS", "7C")), SPADES])
    unknown = game.view(state, 0).table.unknown
    places = [place.zone for place in unknown.places]
    mask = unknown.masks[unknown.pieces.index("QS")]
    assert mask == 1 << places.index("hand:1") | 1 << places.index("laid")


@pytest.mark.rule("C11")
def test_two_cards_lie_aside_unseen_and_go_with_the_last_trick() -> None:
    game = _game()
    state = after(game, dealt(game, {0: ["QS"]}, talon=("AC", "TC")), [SPADES])
    for viewer in (0, 1, WATCHER):
        assert zone(game.view(state, viewer), "talon").pieces == (None, None)
    state = play_out(game, state, random.Random(4))
    history = game.view(state, 1).history
    moved = [e for e in history if isinstance(e, Moved) and e.source == "talon"]
    last = [e for e in history if isinstance(e, Moved) and e.source == "trick"][-1]
    assert [(event.pieces, event.target) for event in moved] == [(("AC", "TC"), last.target)]
    assert sum(state.lines[-1].counted) == 120


@pytest.mark.rule("C11", "C10.1")
def test_the_soloist_may_take_the_talon_then_lay_away_then_name() -> None:
    game = _game(talon="soloist")
    state = dealt(game, {2: ["QS", "7C"]}, talon=("AC", "TC"))
    stages = [game.view(state, 0).table.stage]
    assert {"AC", "TC"} <= set(hand(game, state, 2))
    assert len(game.legal(state, 2).moves) == 66
    state = after(game, state, [Pick("lay", ("TC", "7C"))])
    stages.append(game.view(state, 0).table.stage)
    state = after(game, state, [SPADES])
    stages.append(game.view(state, 0).table.stage)
    assert stages == ["laying", "naming", "tricks"]
    state = play_out(game, state, random.Random(4))
    taken = zone(game.view(state, 0), "pile:2").pieces
    points = {fact.piece: fact.points for fact in game.view(state, 0).table.facts}
    assert state.lines[-1].counted[2] == sum(points[piece or ""] for piece in taken) + 10


@pytest.mark.rule("C11", "C10.1")
def test_with_the_talon_the_soloist_may_have_to_lay_away_unseen() -> None:
    game = _game(talon="soloist", discard="before")
    state = dealt(game, {2: ["QS", "7C", "8C"]}, talon=("AC", "TC"))
    assert len(game.legal(state, 2).moves) == 45
    assert game.readers(state, 2, Pick("lay", ("7C", "8C"))) == (2,)
    state = after(game, state, [Pick("lay", ("7C", "8C"))])
    assert {"AC", "TC"} <= set(hand(game, state, 2))
    assert game.view(state, 0).table.stage == "naming"


@pytest.mark.rule("C11")
@pytest.mark.parametrize("language", ["ru", "en"])
def test_laying_away_before_a_talon_that_lies_aside_is_refused_with_a_sentence(
    language: str,
) -> None:
    with pytest.raises(OptionError) as refused:
        _game(discard="before")
    assert refused.value.message.id == "refused-nothing-to-lay"
    assert refused.value.message.rule == "C11"
    told = Texts(language, strict=True).message(refused.value.message)
    assert {"ru": "прикуп", "en": "talon"}[language] in told


def _in_talon(game: Game) -> tuple[State, tuple[Event, ...]]:
    """A deal in which nobody gets the queen."""
    state = game.start(standing(1, (2, 0, 4)))
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    rest = tuple(piece for piece in request.pieces if piece != "QS")
    return game.play(state, HOUSE, Shuffle(request.label, (*rest, "QS")))


@pytest.mark.rule("C11", "C0.4")
@pytest.mark.parametrize("talon", ["aside", "soloist"])
def test_a_queen_in_the_talon_means_a_redeal_by_the_same_player(talon: str) -> None:
    game = _game(talon=talon)
    state, events = _in_talon(game)
    assert [e.pieces[-1] for e in events if isinstance(e, Shown)] == ["QS"]
    assert Staged("holder-in-talon", 1, {"card": "QS"}) in events
    line = state.lines[-1]
    assert line.marks == (Mark("holder-in-talon"),)
    assert line.before == line.after == (Account(2), Account(0), Account(4))
    assert line.counted == ()
    assert (state.standing.dealer, state.standing.deal) == (1, 1)
    assert (state.standing.decided, state.standing.redeals) == (0, 1)
    assert not state.over
    assert game.waiting(state) == (HOUSE,)


@pytest.mark.rule("C11", "C0.4a")
def test_a_redeal_is_no_decided_deal() -> None:
    game = _game(deals=1)
    state, _ = _in_talon(game)
    source = random.Random(5)
    while not state.over:
        state = play_out(game, state, source)
    decided = [line for line in state.lines if line.counted]
    assert len(decided) == 1
    assert state.standing.redeals == 0
    assert {line.deal for line in state.lines} == {1}


@pytest.mark.rule("C11", "C10.2")
@pytest.mark.parametrize(
    ("points", "tricks", "written"),
    [
        ((29, 61, 30), (3, 5, 2), (2, 0, 2)),
        ((10, 90, 20), (1, 7, 2), (4, 0, 4)),
        ((0, 120, 0), (0, 10, 0), (6, 0, 6)),
        ((40, 60, 20), (4, 4, 2), (0, 2, 0)),
        ((50, 30, 40), (4, 2, 4), (0, 4, 0)),
        ((60, 0, 60), (5, 0, 5), (0, 6, 0)),
    ],
)
def test_the_points_of_the_two_are_added_and_shown_apart(
    points: tuple[int, ...], tricks: tuple[int, ...], written: tuple[int, ...]
) -> None:
    line = _settled(_game(), points, tricks, soloist=1).line
    gained = tuple(a.written - b.written for b, a in zip(line.before, line.after, strict=True))
    assert gained == written
    assert line.counted == points
    assert line.marks[:2] == (Mark("soloist", 1), Mark("together", None, 120 - points[1]))


@pytest.mark.rule("C11", "C10.2")
def test_the_scale_may_be_1_and_2() -> None:
    line = _settled(_game(scale="1-2"), (29, 61, 30), (3, 5, 2), soloist=1).line
    assert [account.written for account in line.after] == [3, 0, 5]


@pytest.mark.rule("C11", "C10.4")
def test_12_points_make_a_goat() -> None:
    summary = Summary(dealer=1, points=(10, 90, 20), tricks=(1, 7, 2), soloist=1)
    settled = _game().settle(standing(1, (8, 11, 8)), summary)
    assert settled.verdict is not None
    assert settled.verdict.goats == (0, 2)
    assert settled.verdict.titles == ()


@pytest.mark.rule("C11", "C0.6")
def test_a_proven_revoke_costs_the_wrong_player_alone_four() -> None:
    game = _game(revokes="caught")
    hands = {0: ["QS", "7C"], 1: ["9H", "KH", "AC"], 2: ["AH"]}
    state = after(game, dealt(game, hands), [SPADES])
    state = after(game, state, ["7C", "9H"])
    assert game.legal(state, 0).moves == (Number("challenge", 1), Number("challenge", 2))
    assert refusal(game, state, 2, Number("challenge", 1))[0] == "tricks-challenge-partner"
    state = game.play(state, 0, Number("challenge", 1))[0]
    assert [account.written for account in state.lines[-1].after] == [0, 4, 0]
    assert state.lines[-1].marks == (Mark("penalty", 1, 4),)


@pytest.mark.rule("C11", "C0.6")
def test_the_last_trick_can_still_be_challenged_before_the_result_stands() -> None:
    game = _game(revokes="caught")
    state = after(game, dealt(game, {0: ["QS"]}), [SPADES])
    source = random.Random(1)
    while game.waiting(state) != (HOUSE,):
        who, move = random_move(game, state, source)
        state = game.play(state, who, move)[0]
    assert isinstance(game.chance(state), Close)
    assert not state.lines
    state, events = game.play(state, HOUSE, Choose("go"))
    assert isinstance(events[-1], Scored)
    assert sum(state.lines[-1].counted) == 120


@pytest.mark.rule("C11", "C1.5")
def test_suits_are_followed_as_ever() -> None:
    game = _game()
    hands = {0: ["QS", "7H"], 1: ["9H", "JH", "AC"], 2: ["AH"]}
    state = after(game, dealt(game, hands), [SPADES, "7H"])
    assert "JH" not in offered(game, state, 1)
    assert refusal(game, state, 1, "AC") == ("tricks-follow-suit", "C1.5")


@pytest.mark.rule("C11")
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_sheet_tells_of_queen_talon_and_naming(language: str) -> None:
    texts = Texts(language, strict=True)
    sheets = {
        talon: "\n".join(texts.sheet_lines(_game(talon=talon))) for talon in ("aside", "soloist")
    }
    for sheet in sheets.values():
        assert {"ru": "Торговли нет", "en": "no bidding"}[language] in sheet
    assert {"ru": "последнюю взятку", "en": "last trick"}[language] in sheets["aside"]
    assert {"ru": "сносит", "en": "away"}[language] in sheets["soloist"]
