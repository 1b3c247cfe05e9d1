"""What the players read of sets, and what club makes of it (C8, C9, C12)."""

from __future__ import annotations

import pytest

from kozel.core.game import Game, State
from kozel.core.moves import GO
from kozel.players.club.set_moves import judged
from kozel.players.club.set_worth import ranking_of, terms
from kozel.players.reading.sets import (
    beats_all,
    counted,
    is_sets,
    plays_of,
    set_sight,
    throwing,
)
from kozel.players.reading.tricks import facts_of
from kozel.players.registry import player
from tests.cards.sets.tables import (
    CLAIM,
    begun,
    burkozel,
    dealt,
    discard,
    go,
    lead,
    mnogo,
    played,
)
from tests.players.tables import deals

HANDS = {1: "AS KS 9S 8H", 2: "TS QS 6C 7C", 0: "6S 7S 8C 9C"}


def started() -> tuple[Game, State]:
    game = burkozel(3, {"discards": "hidden"})
    return game, go(game, dealt(game, HANDS, "QD"))


def test_sets_are_told_from_other_games_by_the_table() -> None:
    game, state = started()
    assert is_sets(game.view(state, 0))
    other = make_classic()
    assert not is_sets(other.view(other.start(), 0))


def make_classic() -> Game:
    from kozel.games import make

    return make("classic")


def test_the_set_to_beat_who_holds_it_and_who_answers_later() -> None:
    game, state = started()
    state = played(game, state, [(1, lead("KS 9S")), (2, lead("TS QS"))])
    sight = set_sight(game.view(state, 0))
    assert [card.piece for card in sight.top] == ["TS", "QS"]
    assert (sight.holder, sight.later, sight.on_table) == (2, (), 17)
    assert not sight.drawing or sight.stock >= 3
    early = set_sight(game.view(state, 1))
    assert early.later == (0,)


def test_what_is_face_down_is_counted_by_the_card_and_not_by_its_points() -> None:
    game, state = started()
    state = played(game, state, [(1, lead("KS")), (2, discard("TS"))])
    sight = set_sight(game.view(state, 0))
    assert (sight.on_table, sight.hidden) == (4, 1)
    state = played(game, state, [(0, discard("6S"))])
    assert counted(game.view(state, 1)) == (0, 14, 0)  # who took may look
    assert counted(game.view(state, 2)) == (0, 14, 0)  # the ten was theirs
    assert counted(game.view(state, 0)) == (0, 4, 0)


@pytest.mark.rule("C9.7")
def test_odds_count_for_who_plays_open() -> None:
    game = burkozel(3, {"open_hands": "one_with_odds", "open_seat": 1, "odds": 20})
    assert counted(game.view(go(game, dealt(game, HANDS, "QD")), 0)) == (0, 20, 0)


def test_who_keeps_throwing_is_seen() -> None:
    game = burkozel(2)
    state = go(game, dealt(game, {1: "AS KS 9S 8S", 0: "6C 7C 8C 6D"}, "QD"))
    state = go(game, played(game, state, [(1, lead("8S")), (0, discard("6C"))]))
    assert throwing(game.view(state, 1)) == {0: 1, 1: 0}
    state = played(game, state, [(1, lead("AS")), (0, lead("6D"))])
    assert throwing(game.view(state, 1)) == {0: 0, 1: 0}


def test_any_pairing_counts_for_the_players_too() -> None:
    game, state = started()
    facts = facts_of(game.view(state, 0))
    assert beats_all([facts["AS"], facts["TS"]], [facts["9S"], facts["KS"]])
    assert not beats_all([facts["AS"], facts["8S"]], [facts["9S"], facts["KS"]])


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize("name", ["novice", "club", "random"])
def test_nobody_claims_without_61(name: str) -> None:
    who = player(name)
    claims = 0
    for options in ({"wins": 5}, {"wins": 5, "discards": "hidden"}):
        for asked in deals(burkozel(2, options), who, 12):  # type: ignore[arg-type]
            asked.decision = who.choose(asked.view, asked.offer, 0, asked.seed)
            if asked.decision.move == CLAIM:
                claims += 1
                assert counted(asked.view)[asked.seat] >= 61
    assert (claims > 0) == (name != "random")


def test_the_same_view_gives_the_same_values() -> None:
    game = mnogo(3)
    state = go(game, begun(game, {0: "AS KS 9S 8H"}, "QD"))
    view, offer = game.view(state, 0), game.legal(state, 0)
    moves = [(play, True) for play in plays_of(offer)]
    assert judged(set_sight(view), moves) == judged(set_sight(view), moves)
    club = player("club")
    assert club.choose(view, offer, 0, 1).move == club.choose(view, offer, 0, 2).move


def test_a_hand_is_described_against_what_is_unseen() -> None:
    game = mnogo(2, {"trumps": "none", "leads": "suit_or_rank"})
    state = go(game, begun(game, {0: "AS 9S 9H TC"}))
    sight = set_sight(game.view(state, 0))
    holds = terms(sight.hand, ranking_of(sight))
    assert (holds.ace, holds.ten, holds.empty) == (1, 1, 2)
    assert (holds.masters, holds.company, holds.alike, holds.trumps) == (1, 1, 1, 0)


def test_who_has_nothing_to_say_in_a_window_goes_on() -> None:
    game = mnogo(3)
    state = begun(game, {0: "AS KS 9S 8H"}, "QD")
    for name in ("novice", "club"):
        decision = player(name).choose(game.view(state, 0), game.legal(state, 0), 0, 1)
        assert decision.move == GO
