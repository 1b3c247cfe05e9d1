"""Whatever is played: points and cards are kept, matches end, what is offered is allowed."""

import pytest

from kozel.cards.deck import points
from kozel.core.moves import HOUSE, WATCHER, Pick, Play
from kozel.core.notation import parse, write
from tests.cards.sets.tables import burkozel, lying, random_match

TABLES = [
    pytest.param(seats, teams, discards, id=f"{seats}{'t' if teams else ''}-{discards}")
    for seats, teams in (
        (2, False),
        (3, False),
        (4, False),
        (4, True),
        (5, False),
        (6, False),
        (7, False),
    )
    for discards in ("open", "hidden")
]


@pytest.mark.rule("C0.1", "C9.6")
@pytest.mark.parametrize(("seats", "teams", "discards"), TABLES)
def test_matches_end_and_all_120_points_are_there(seats: int, teams: bool, discards: str) -> None:
    game = burkozel(seats, {"discards": discards}, teams=teams)
    for seed in range(4):
        steps = random_match(game, seed)
        final = steps[-1][-1]
        assert final.verdict is not None
        assert max(account.wins for account in final.standing.accounts) == 3
        for before, _, _, _, after in steps:
            if game.deal_over(before) or not game.deal_over(after):
                continue
            pieces = lying(game.view(after, WATCHER))
            assert sorted(pieces) == sorted(lying(game.view(after, 0)))
            assert len(pieces) == len(set(pieces)) == 36
            assert sum(map(points, pieces)) == 120


@pytest.mark.rule("C9.6")
def test_the_counted_points_of_a_deal_played_out_are_all_there() -> None:
    game = burkozel(2)
    played_out = 0
    for seed in range(5):
        for line in random_match(game, seed)[-1][-1].lines:
            if not any(mark.kind in ("bura", "claim", "wrong-claim") for mark in line.marks):
                assert sum(line.counted) == 120
                played_out += 1
    assert played_out


@pytest.mark.parametrize(("seats", "teams", "discards"), TABLES)
def test_every_offered_move_is_allowed_and_can_be_written(
    seats: int, teams: bool, discards: str
) -> None:
    game = burkozel(seats, {"discards": discards}, teams=teams)
    for state, who, move, _, _ in random_match(game, 7)[::5]:
        if who != HOUSE:
            assert move in game.legal(state, who).moves
        for seat in range(seats):
            for offered in game.legal(state, seat).moves:
                game.play(state, seat, offered)
                assert parse(write(offered)) == offered


def test_a_move_is_offered_once_and_its_cards_are_in_hand() -> None:
    game = burkozel(3)
    for state, who, _, _, _ in random_match(game, 3):
        if who == HOUSE:
            continue
        moves = game.legal(state, who).moves
        assert len(moves) == len(set(moves))
        hand = next(z for z in game.view(state, who).table.zones if z.name == f"hand:{who}")
        for move in moves:
            if isinstance(move, Play | Pick):
                assert set(move.pieces) <= set(hand.pieces)
