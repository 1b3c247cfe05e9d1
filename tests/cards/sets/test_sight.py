"""What each viewer sees: face-down discards, the stock, and where unseen cards may lie."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from kozel.core.events import Moved, seen_all
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, WATCHER, Move, Pick, Seat, Shuffle
from kozel.core.options import Value
from kozel.core.views import Unknown
from kozel.core.worlds import Worlds
from tests.cards.sets.tables import (
    burkozel,
    dealt,
    discard,
    go,
    lead,
    played,
    random_match,
    zone,
)

HANDS = {1: "AS KS 9S 8H", 2: "TS QS 6C 7C", 0: "6S 7S 8C 9C"}


def mask(unknown: Unknown, piece: str) -> list[str]:
    """The zones where the card may lie."""
    bits = unknown.masks[unknown.pieces.index(piece)]
    return [place.zone for index, place in enumerate(unknown.places) if bits >> index & 1]


@pytest.mark.rule("C9.2", "C8.4")
def test_hidden_discards_are_known_to_their_seat_and_to_who_takes_them() -> None:
    game = burkozel(3, {"discards": "hidden"})
    state = go(game, dealt(game, HANDS, "QD"))
    state = played(game, state, [(1, lead("KS"))])
    state, events = game.play(state, 2, discard("TS"))
    for viewer, face in ((0, None), (1, None), (2, "TS"), (WATCHER, None)):
        assert zone(game.view(state, viewer), "discards").pieces == (face,)
        (moved,) = seen_all(events, viewer)
        assert isinstance(moved, Moved)
        assert moved.pieces == (face,)
    state, events = game.play(state, 0, discard("9C"))
    for viewer, faces in (
        (0, ("KS", None, "9C")),
        (1, ("KS", "TS", "9C")),
        (2, ("KS", "TS", None)),
        (WATCHER, ("KS", None, None)),
    ):
        assert zone(game.view(state, viewer), "last-trick").pieces == faces
        gathered = [
            piece
            for event in seen_all(events, viewer)
            if isinstance(event, Moved) and event.target == "pile:1"
            for piece in event.pieces
        ]
        assert gathered == list(faces)


@pytest.mark.rule("C9.2")
def test_discards_lie_open_unless_the_option_hides_them() -> None:
    game = burkozel(3)
    state = go(game, dealt(game, HANDS, "QD"))
    state = played(game, state, [(1, lead("KS")), (2, discard("TS"))])
    assert zone(game.view(state, WATCHER), "discards").pieces == ("TS",)
    assert game.readers(state, 0, discard("9C")) is None


@pytest.mark.rule("C9.2")
def test_who_may_read_a_move_in_the_log() -> None:
    game = burkozel(3, {"discards": "hidden"})
    state = go(game, dealt(game, HANDS, "QD"))
    assert game.readers(state, 1, lead("KS")) is None
    assert game.readers(state, 2, discard("TS")) == (2,)
    assert game.readers(state, HOUSE, Shuffle("deck", ())) == ()


@pytest.mark.rule("C9.7", "C9.2")
def test_what_leaves_an_open_hand_is_seen() -> None:
    options: dict[str, Value] = {
        "discards": "hidden",
        "open_hands": "one_with_odds",
        "open_seat": 2,
    }
    game = burkozel(3, options)
    state = go(game, dealt(game, HANDS, "QD"))
    state = played(game, state, [(1, lead("KS")), (2, discard("TS"))])
    assert zone(game.view(state, 0), "discards").pieces == ("TS",)


def test_a_card_seen_going_into_a_hand_may_leave_it_face_down() -> None:
    game = burkozel(7, {"discards": "hidden"})
    hands = {1: "8S 7S 6S 9C", 0: "9H 8H 7H 6H"}
    state = go(game, dealt(game, hands, "AD"))
    state = round_of_discards(game, played(game, state, [(1, lead("8S"))]))
    assert "AD" in zone(game.view(state, 3), "hand:0").pieces  # drawn last, seen by all
    assert "AD" not in game.view(state, 3).table.unknown.pieces
    state = played(game, go(game, state), [(1, lead("7S"))])
    for seat in range(2, 7):
        state, _ = game.play(state, seat, game.legal(state, seat).groups[-1].moves[0])
    state, _ = game.play(state, 0, discard("AD"))
    for viewer in (3, WATCHER):
        assert "AD" not in zone(game.view(state, viewer), "hand:0").pieces
        assert mask(game.view(state, viewer).table.unknown, "AD") == ["hand:0", "pile:1"]
    assert "AD" in zone(game.view(state, 1), "pile:1").pieces
    assert "AD" in zone(game.view(state, 0), "last-trick").pieces
    assert "AD" not in game.view(state, 0).table.unknown.pieces


def round_of_discards(game: Game, state: State) -> State:
    """All others throw away their first card."""
    for seat in (2, 3, 4, 5, 6, 0):
        offer = game.legal(state, seat)
        state, _ = game.play(state, seat, offer.groups[-1].moves[0])
    return state


@pytest.mark.parametrize("seats", [2, 3, 7])
@pytest.mark.parametrize("discards", ["open", "hidden"])
def test_unseen_cards_lie_where_they_may_lie(seats: int, discards: str) -> None:
    game = burkozel(seats, {"discards": discards, "wins": 1})
    steps = random_match(game, 5) + random_match(game, 6)
    for state, _, _, _, _ in steps[::3]:
        if game.deal_over(state) or not game.view(state, 0).table.named.get("trump"):
            continue
        for viewer in (*range(seats), WATCHER):
            unknown = game.view(state, viewer).table.unknown
            assert sum(place.count for place in unknown.places) == len(unknown.pieces)
            assert Worlds(unknown).count
            assert lie_where_they_may(game, state, viewer)


def deals(game: Game, seed: int) -> list[list[tuple[State, Seat, Move]]]:
    """The deals of a random match: per move the state before it, who, what."""
    found: list[list[tuple[State, Seat, Move]]] = [[]]
    for before, who, move, _, after in random_match(game, seed):
        found[-1].append((before, who, move))
        if game.deal_over(after):
            found.append([])
    return found[:-1]


def replayed(game: Game, state: State, moves: list[tuple[Seat, Move]]) -> State | None:
    """The state after these moves; None if the deal would have gone another way."""
    for who, move in moves:
        try:
            state, _ = game.play(state, who, move)
        except IllegalMove:
            return None
    return None if game.deal_over(state) else state


def swapped(move: Move, swap: dict[str, str]) -> Move:
    """The move in the world where these cards have changed places."""
    match move:
        case Shuffle(label, order):
            return Shuffle(label, tuple(swap.get(piece, piece) for piece in order))
        case Pick(word, pieces):
            return Pick(word, tuple(swap.get(piece, piece) for piece in pieces))
        case _:
            return move


def looks_the_same(game: Game, state: State, world: State, viewer: Seat) -> None:
    """The viewer cannot tell the world from the state, nor do its masks exclude it."""
    view = game.view(state, viewer)
    assert game.view(world, viewer) == view
    assert game.waiting(world) == game.waiting(state)
    if viewer != WATCHER:
        assert game.legal(world, viewer) == game.legal(state, viewer)
    assert lie_where_they_may(game, world, viewer)


def lie_where_they_may(game: Game, state: State, viewer: Seat) -> bool:
    """Whether each card lies where the viewer's masks let it lie."""
    unknown = game.view(state, viewer).table.unknown
    everything = game.rules.table(state.deal, viewer, over=True)
    where = {
        piece: zone.name
        for zone in everything.zones
        if zone.kind != "last-trick"
        for piece in zone.pieces
    }
    return all(where[piece] in mask(unknown, piece) for piece in unknown.pieces)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_that_change_places_unseen_make_no_difference(seats: int) -> None:
    game = burkozel(seats, {"discards": "hidden", "wins": 1})
    source = Random(seats)
    worlds = 0
    for deal in deals(game, 1) + deals(game, 2):
        start = deal[0][0]
        moves = [(who, move) for _, who, move in deal]
        for length in range(4, len(deal), 3):
            state = deal[length][0]
            viewer = source.choice((*range(seats), WATCHER))
            unknown = game.view(state, viewer).table.unknown
            anywhere = (1 << len(unknown.places)) - 1
            free = [p for p, m in zip(unknown.pieces, unknown.masks, strict=True) if m == anywhere]
            pairs = list(combinations(free, 2))
            for one, other in source.sample(pairs, k=min(4, len(pairs))):
                swap = {one: other, other: one}
                world = replayed(game, start, [(w, swapped(m, swap)) for w, m in moves[:length]])
                if world is not None:  # somebody would have held bura
                    worlds += 1
                    looks_the_same(game, state, world, viewer)
    assert worlds > 50


@pytest.mark.parametrize("seats", [3, 4])
def test_which_cards_were_laid_face_down_makes_no_difference(seats: int) -> None:
    game = burkozel(seats, {"discards": "hidden", "wins": 1})
    source = Random(seats)
    worlds = 0
    for deal in deals(game, 1) + deals(game, 2) + deals(game, 3):
        moves = [(who, move) for _, who, move in deal]
        for at, (before, discarder, move) in enumerate(deal):
            if not isinstance(move, Pick):
                continue
            instead = source.choice(game.legal(before, discarder).groups[-1].moves)
            for length in range(at + 1, len(deal), 4):
                state = deal[length][0]
                altered = [*moves[:at], (discarder, instead), *moves[at + 1 : length]]
                world = replayed(game, deal[0][0], altered)
                if world is None:  # a card would have been missing later
                    break
                for viewer in {*range(seats), WATCHER} - {discarder}:
                    if (
                        viewer >= 0
                        and discarder in zone(game.view(state, viewer), f"pile:{viewer}").owners
                    ):
                        continue
                    worlds += 1
                    looks_the_same(game, state, world, viewer)
    assert worlds > 50


def test_the_pile_is_open_to_its_owner_alone_also_among_partners() -> None:
    game = burkozel(4, {"discards": "hidden"}, teams=True)
    state = go(game, dealt(game, {1: "AS KS 9S 8H", 2: "6S 7H 8C 9C"}, "QD"))
    state = played(game, state, [(1, lead("AS")), (2, discard("6S"))])
    for seat in (3, 0):
        state, _ = game.play(state, seat, game.legal(state, seat).groups[-1].moves[0])
    assert None not in zone(game.view(state, 1), "pile:1").pieces
    assert zone(game.view(state, 1), "pile:1").count == 4
    assert zone(game.view(state, 3), "pile:1").pieces == (None,) * 4
    assert zone(game.view(state, 3), "last-trick").pieces[:2] == ("AS", None)
