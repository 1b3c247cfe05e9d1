"""What a player can prove of broken duties, and that nobody is accused who kept them."""

from __future__ import annotations

from random import Random

import pytest

from kozel.core.chance import Close, draw
from kozel.core.game import Game, State
from kozel.core.moves import GO, HOUSE, Choose, Move, Number, Pick, Seat
from kozel.core.options import Value
from kozel.games import make
from kozel.players.reading.breaches import Proof, proven
from tests.cards.tricks.praises.table import PRAISER, dark, drawn, openly, praised, praising, told
from tests.cards.tricks.table import standing

TABLES: tuple[tuple[str, int, dict[str, Value]], ...] = (
    ("khvalyony", 2, {"praises": ("trousers",)}),
    ("khvalyony", 2, {"praises": ("double_trousers",), "double_trousers": "two_cards"}),
    ("khvalyony", 2, {"praises": ("mirror", "star")}),
    ("khvalyony", 1, {"must_trump_when_void": True, "trump_lead": "when_no_plain"}),
    ("kryuk", 2, {"praises": ("trousers", "merry")}),
    ("kryuk", 1, {"ace_dump_ban": True}),
    ("nizhny", 1, {}),
    ("nizhny-24", 2, {}),
    ("sixes", 2, {}),
    ("troika", 1, {"must_trump_when_void": True}),
)


def named(table: tuple[str, int, dict[str, Value]]) -> str:
    return f"{table[0]} {'+'.join(table[2])}"


@pytest.mark.rule("C0.6")
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_nobody_is_accused_who_kept_every_duty(table: tuple[str, int, dict[str, Value]]) -> None:
    name, deal, values = table
    game = make(name, {**values, "revokes": "caught"})
    found = 0
    for number in range(12):
        source = Random(f"{named(table)} {number}")
        honest = {seat for seat in range(game.seating.seats) if source.random() < 0.5}
        state = _start(game, deal, number)
        while not state.lines:
            for viewer in range(game.seating.seats):
                accused = [seat for seat in range(game.seating.seats) if seat != viewer]
                proof = proven(game.view(state, viewer), accused)
                assert proof is None or proof.seat not in honest, proof
                found += proof is not None
            who, move = _step(game, state, honest, source)
            state, _ = game.play(state, who, move)
    assert found


def _start(game: Game, deal: int, number: int) -> State:
    seats = game.seating.seats
    before = standing(number % seats, (0,) * len(game.seating.sides), deal=deal, next_side=0)
    return game.start(before)


def _step(game: Game, state: State, honest: set[Seat], source: Random) -> tuple[Seat, Move]:
    who = game.waiting(state)[0]
    if who == HOUSE:
        request = game.chance(state)
        seat = source.choice(sorted(honest) or [0])
        window = isinstance(request, Close) and source.random() < 0.3
        offers = _swaps(game, state, seat, honest) if window else []
        return (seat, source.choice(offers)) if offers else (HOUSE, draw(request, source))
    offer = game.legal(state, who)
    moves = [move for move in offer.moves if not _is_challenge(move)]
    if who in honest or source.random() < 0.7:
        moves = list(offer.lawful)
        returns = [move for move in moves if isinstance(move, Pick) and move.word == "return"]
        trumps = {card.piece for card in game.view(state, who).table.facts if card.trump}
        if returns:
            moves = [min(returns, key=lambda move: len(trumps.intersection(move.pieces)))]
    return who, source.choice(moves)


def _swaps(game: Game, state: State, seat: Seat, honest: set[Seat]) -> list[Move]:
    offer = game.legal(state, seat)
    return [
        move
        for move in offer.moves
        if isinstance(move, Pick)
        and (seat not in honest or not offer.reasons.keys() & set(move.pieces))
    ]


def _is_challenge(move: Move) -> bool:
    return isinstance(move, Number) and move.word == "challenge"


@pytest.mark.rule("C0.6")
def test_a_draw_too_many_is_proven_by_the_cards_of_the_whole_hand() -> None:
    game = praising("khvalyony", "trousers", revokes="caught", redeal=False)
    draws = ("8S 9S", "7H 8H", "KC 9C", "TS 7S", "KS 7C")
    order = list(drawn(game, draws))
    plain = ("KH", "TH", "9H", "TC")
    rest = [card for card in order[5:-5] if card not in plain]
    for turn, card in enumerate(plain):  # what the praiser is dealt
        rest.insert(4 * turn, card)
    state = praised(game, (*order[:5], *rest, *order[-5:]))
    state = told(game, state, Choose("more"), dark("8S"), dark("9C"), openly("TS"), openly("KS"))
    source = Random(1)
    proof = None
    while not state.lines and proof is None:
        proof = proven(game.view(state, 1), (0, 2))
        who = game.waiting(state)[0]
        move = GO if who == HOUSE else source.choice(game.legal(state, who).lawful)
        state, _ = game.play(state, who, move)
    assert proof == Proof(PRAISER, "drawn")


@pytest.mark.rule("C0.6")
def test_where_nothing_can_be_revoked_nothing_is_looked_for() -> None:
    game = make("khvalyony")
    assert proven(game.view(_start(game, 1, 0), 0), range(4)) is None
