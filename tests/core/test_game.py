from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kozel.core.chance import Close, Cut, Lot, Shuffling, Turn, draw
from kozel.core.events import Moved, seen
from kozel.core.game import State
from kozel.core.messages import IllegalMove, OptionError, SeatingError
from kozel.core.moves import (
    GO,
    HOUSE,
    WATCHER,
    Choose,
    Number,
    Part,
    Play,
    Say,
    Shuffle,
)
from kozel.core.options import PHRASES
from kozel.core.presets import Constraint, read_values
from kozel.core.seating import Kind, Seating
from tests.core.toy import CARDS, TOY, make


def refused(error: type[Exception], attempt: Any) -> str:
    with pytest.raises(error) as caught:
        attempt()
    text: str = str(caught.value)
    return text.split(" ", maxsplit=1)[0]


def dealt() -> State:
    game = make(options={"deals": 1})
    state, _ = game.play(game.start(), HOUSE, Number("dealer", 2))
    return game.play(state, HOUSE, Shuffle("deal", CARDS))[0]


def finished() -> State:
    state = dealt()
    for seat, card in enumerate(("6C", "8C", "TC")):
        state, _ = state.game.play(state, seat, Play((Part(card),)))
    return state.game.play(state, HOUSE, GO)[0]


def test_a_refused_move_changes_nothing() -> None:
    state = dealt()
    before = state.game.view(state, 0)
    assert refused(IllegalMove, lambda: state.game.play(state, 1, GO)) == "not-your-turn"
    assert state.game.view(state, 0) == before


def test_a_finished_match_waits_for_nobody_and_takes_no_moves() -> None:
    state = finished()
    assert state.over
    assert state.game.waiting(state) == ()
    assert state.game.legal(state, 0).moves == ()
    assert refused(IllegalMove, lambda: state.game.play(state, HOUSE, GO)) == "match-over"
    assert state.game.readers(state, HOUSE, Shuffle("deal", CARDS)) is None


def test_deals_are_counted_once_each() -> None:
    game = make(options={"deals": 2})
    state, numbers = game.start(), []
    source = Random(1)
    while not state.over:
        numbers.append(game.deal_number(state))
        waiting = game.waiting(state)
        if waiting == (HOUSE,):
            state, _ = game.play(state, HOUSE, draw(game.chance(state), source))
        else:
            moves = game.legal(state, waiting[0]).moves
            state, _ = game.play(state, waiting[0], source.choice(moves))
    assert sorted(set(numbers)) == [1, 2]
    assert numbers == sorted(numbers)
    assert game.deal_number(state) == 2


@pytest.mark.rule("C0.7")
def test_phrases_are_for_the_time_between_deals() -> None:
    state = dealt()
    game = state.game
    assert game.phrases(state, 0) == ()
    assert refused(IllegalMove, lambda: game.play(state, 0, Say("thanks"))) == "talk-off"
    assert game.phrases(finished(), 0) == PHRASES
    after, events = game.play(finished(), 0, Say("thanks"))
    assert events == after.history[-1:]
    assert refused(IllegalMove, lambda: game.play(finished(), 0, Say("hello"))) == "phrase-unknown"


@pytest.mark.rule("C0.7")
def test_phrases_may_be_allowed_during_a_deal_but_not_to_watchers() -> None:
    game = make(options={"talk": "phrases"})
    state = game.start()
    assert game.phrases(state, 0) == PHRASES
    assert game.phrases(state, WATCHER) == ()
    assert game.readers(state, 0, Say("thanks")) is None


def test_equal_games_play_alike() -> None:
    assert make() == make()
    assert hash(make()) == hash(make())
    assert make() != make(options={"order": "low"})
    assert make() != "toy"
    assert "toy" in repr(make())


def test_what_the_house_draws_fits_what_it_was_asked_for() -> None:
    source = Random(1)
    shuffle = draw(Shuffling("deal", CARDS), source)
    assert isinstance(shuffle, Shuffle)
    assert sorted(shuffle.order) == sorted(CARDS)
    for _ in range(20):
        lot, cut = draw(Lot("dealer", 3), source), draw(Cut(5), source)
        assert isinstance(lot, Number)
        assert lot.value in range(3)
        assert isinstance(cut, Number)
        assert cut.value in range(1, 6)
    card = Play((Part("QC"),))
    assert draw(Turn(1, card), source) == card
    assert draw(Close("after", ()), source) == GO


def test_an_event_shows_its_pieces_to_those_who_may_see_them() -> None:
    event = Moved(("QC", "KC"), "stock", "hand:1", 1, faces=(1,))
    assert seen(event, 1) == event
    for viewer in (0, WATCHER):
        assert seen(event, viewer) == replace(event, pieces=(None, None), faces=None)


def test_an_offer_can_be_sent_as_plain_data() -> None:
    state = dealt()
    offer = state.game.legal(state, 0)
    plain = offer.plain()
    assert plain.groups == offer.groups
    assert [move for group in plain.groups for move in group.moves] == list(offer.moves)
    assert offer == state.game.legal(state, 0)
    assert offer != state.game.legal(state, 1)
    assert offer.lawful == offer.required == offer.moves
    assert Choose("draw") in offer.moves


@pytest.mark.parametrize(
    ("kinds", "teams", "text"),
    [
        ((Kind.BOT,), False, "seats-number"),
        ((Kind.BOT,) * 10, False, "seats-number"),
        ((Kind.BOT,) * 3, True, "seats-teams-odd"),
    ],
)
def test_tables_that_cannot_be(kinds: tuple[Kind, ...], teams: bool, text: str) -> None:
    assert refused(SeatingError, lambda: Seating(kinds, teams)) == text


def test_a_game_has_its_own_numbers_of_seats() -> None:
    assert refused(SeatingError, lambda: make(seating=Seating.of(4))) == "seats-not-here"
    blind = Seating.of(3, blind=(1,))
    assert refused(SeatingError, lambda: make(seating=blind)) == "seats-blind"


def test_seats_and_sides() -> None:
    table = Seating.of(4, teams=True, persons=1, blind=(0,))
    assert table.sides == ((0, 2), (1, 3))
    assert table.partners(1) == (3,)
    assert table.blind == (0,)
    assert table.persons == (1,)
    assert [table.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert Seating.of(3).sides == ((0,), (1,), (2,))
    assert Seating.of(3).partners(1) == ()


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"oder": "low"}, "option-unknown-near"),
        ({"zzz": 1}, "option-unknown"),
        ({"unoffered": True}, "option-unknown"),
        ({"order": "middle"}, "option-value-unknown"),
        ({"reach": "2"}, "option-not-a-number"),
        ({"reach": True}, "option-not-a-number"),
        ({"reach": 0}, "option-out-of-bounds"),
        ({"drawing": 1}, "option-not-a-switch"),
        ({"extras": ("pepper", "salt")}, "option-value-unknown"),
    ],
)
def test_options_that_cannot_be_are_refused(values: dict[str, Any], text: str) -> None:
    assert refused(OptionError, lambda: make(options=values)) == text


def test_options_are_read_as_people_type_them() -> None:
    typed = [("order", "low"), ("reach", "7"), ("drawing", "off"), ("extras", "pepper+salt")]
    assert read_values(TOY, typed) == {
        "order": "low",
        "reach": 7,
        "drawing": False,
        "extras": ("salt", "pepper"),
    }
    assert read_values(TOY, [("drawing", "YES")]) == {"drawing": True}
    for name, text, refusal in (
        ("reach", "many", "option-not-a-number"),
        ("drawing", "maybe", "option-not-a-switch"),
        ("extras", "sugar", "option-value-unknown"),
    ):
        pair = [(name, text)]
        assert refused(OptionError, lambda pair=pair: read_values(TOY, pair)) == refusal


def test_a_game_may_allow_less_than_its_family_and_refuse_combinations() -> None:
    narrow = replace(
        TOY,
        narrowed={"order": ("high",)},
        constraints=(Constraint("salt-alone", "X1.4", lambda o, _: o.extras == ("salt",)),),
    )
    assert narrow.choices("order") == ("high",)
    assert refused(OptionError, lambda: narrow.configure({"order": "low"})) == (
        "option-value-not-here"
    )
    assert refused(OptionError, lambda: narrow.configure({"extras": ("salt",)})) == (
        "refused-salt-alone"
    )
