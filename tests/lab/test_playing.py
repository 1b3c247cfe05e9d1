from __future__ import annotations

import pytest
from msgspec.structs import replace

from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import Choose
from kozel.core.offers import Offer
from kozel.core.seating import Seating
from kozel.core.views import View
from kozel.games import make
from kozel.lab.playing import play_deal, play_out
from kozel.players.port import Decision
from kozel.players.registry import player


@pytest.mark.parametrize("name", ["classic", "domino-kozel"])
def test_a_match_is_played_to_its_verdict(name: str) -> None:
    end = play_out(make(name), {seat: player("club") for seat in range(4)}, "match")
    assert end.over
    assert len(end.lines) > 1


@pytest.mark.parametrize("name", ["classic", "domino-kozel"])
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    game = make(name)
    players = {seat: player("random") for seat in range(4)}
    assert play_out(game, players, 3).lines == play_out(game, players, 3).lines
    assert play_out(game, players, 3).lines != play_out(game, players, 4).lines


def test_a_deal_can_be_played_from_any_point_of_a_match() -> None:
    game = make("classic")
    players = {seat: player("novice") for seat in range(4)}
    first = play_deal(game, players, 1)
    second = play_deal(game, players, 1, state=first)
    assert [line.deal for line in second.lines] == [1, 2]


def test_the_players_change_nothing_in_the_shuffles() -> None:
    game = make("domino-kozel", {"redeal_mode": "on_request"})
    standing = replace(game.rules.opening(), dealer=2)
    dealt = [
        play_deal(
            game, {seat: player(name) for seat in range(4)}, 9, state=game.start(standing)
        ).history[:5]
        for name in ("random", "novice", "club")
    ]
    assert dealt[0] == dealt[1] == dealt[2]


@pytest.mark.rule("C0.8")
def test_blind_seats_need_no_player() -> None:
    game = make("classic", None, Seating.of(4, teams=True, blind=(1, 3)))
    end = play_out(game, {0: player("club"), 2: player("club")}, 5)
    assert end.over


@pytest.mark.rule("C0.6")
def test_windows_are_passed_when_nobody_has_anything_to_say() -> None:
    game = make("classic", {"revokes": "caught", "deals": 3})
    end = play_out(game, {seat: player("club") for seat in range(4)}, 5)
    assert not any(mark.kind == "penalty" for line in end.lines for mark in line.marks)


class Stubborn:
    """Breaks the rules."""

    id = "stubborn"
    version = 1

    def choose(self, view: View, offer: Offer, units: int, seed: int) -> Decision:
        return Decision(Choose("win"), Message("reason-random"))


def test_an_unlawful_move_of_a_player_is_not_hidden() -> None:
    with pytest.raises(IllegalMove):
        play_out(make("classic"), {seat: Stubborn() for seat in range(4)}, 1)
