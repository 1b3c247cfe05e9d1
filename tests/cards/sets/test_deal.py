"""The pack, the deal and the draws."""

import pytest

from kozel.cards.deck import DECKS
from kozel.cards.trim import trimmed
from kozel.core.chance import Lot, Shuffling
from kozel.core.events import Event, Moved, Named
from kozel.core.messages import IllegalMove, SeatingError
from kozel.core.moves import HOUSE, WATCHER, Number, Shuffle
from tests.cards.sets.tables import burkozel, cards, dealt, discard, go, lead, pack, played, zone


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize(
    ("seats", "out"),
    [(2, ()), (3, ()), (4, ()), (5, ("6D",)), (6, ()), (7, ("6D",))],
)
def test_the_pack_is_made_to_deal_out_evenly(seats: int, out: tuple[str, ...]) -> None:
    game = burkozel(seats)
    state, _ = game.play(game.start(), HOUSE, Number("dealer", 0))
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    assert len(request.pieces) % seats == 0
    assert not set(out) & set(request.pieces)
    state, events = game.play(state, HOUSE, Shuffle("deck", request.pieces))
    removed = [e for e in events if isinstance(e, Moved) and e.target == "removed"]
    assert tuple(piece for e in removed for piece in e.pieces) == out
    shown = [z.pieces for z in game.view(state, WATCHER).table.zones if z.name == "removed"]
    assert shown == ([out] if out else [])


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize(
    ("deck", "players", "keep", "out"),
    [
        ("32", 3, "", "7D 7H"),
        ("32", 4, "", ""),
        ("32", 5, "", "7D 7H"),
        ("32", 7, "", "7D 7H 7S 7C"),
        ("36", 8, "", "6D 6H 6S 6C"),
        ("32", 7, "7C JD", "7D 7H 7S 8D"),
    ],
)
def test_the_lowest_cards_go_out_but_no_permanent_trump(
    deck: str, players: int, keep: str, out: str
) -> None:
    rest, removed = trimmed(DECKS[deck], players, cards(keep))
    assert removed == cards(out)
    assert len(rest) % players == 0
    assert {*rest, *removed} == {*DECKS[deck]}


@pytest.mark.rule("C0.4")
def test_a_lot_names_the_first_dealer() -> None:
    game = burkozel(3)
    state = game.start()
    assert game.waiting(state) == (HOUSE,)
    assert game.chance(state) == Lot("dealer", 3)
    state, events = game.play(state, HOUSE, Number("dealer", 2))
    assert events == (Named(2, "dealer"),)
    assert game.view(state, 0).table.dealer == 2


@pytest.mark.parametrize("move", [Number("dealer", 3), Number("dealer", -1), Number("cut", 1)])
def test_a_lot_nobody_has_is_refused(move: Number) -> None:
    game = burkozel(3)
    with pytest.raises(IllegalMove, match="cards-lot-wrong"):
        game.play(game.start(), HOUSE, move)


def test_a_shuffle_of_other_cards_is_refused() -> None:
    game = burkozel(2)
    state, _ = game.play(game.start(), HOUSE, Number("dealer", 0))
    whole = pack(2, {}, "6D").order
    for wrong in (Shuffle("deck", whole[1:]), Shuffle("pack", whole), Number("dealer", 0)):
        with pytest.raises(IllegalMove, match="cards-shuffle-wrong"):
            game.play(state, HOUSE, wrong)


@pytest.mark.rule("C9", "C9.1")
def test_four_cards_each_one_at_a_time_then_the_trump_is_turned() -> None:
    game = burkozel(3)
    state = game.start()
    state, _ = game.play(state, HOUSE, Number("dealer", 1))
    order = pack(3, {}, "QH").order
    state, events = game.play(state, HOUSE, Shuffle("deck", order))
    table = game.view(state, WATCHER).table
    assert table.named["trump"] == "H"
    assert table.named["leader"] == "2"
    assert zone(game.view(state, 2), "hand:2").pieces == order[0:12:3]
    assert zone(game.view(state, 0), "hand:0").pieces == order[1:12:3]
    assert zone(game.view(state, 1), "hand:1").pieces == order[2:12:3]
    stock = zone(game.view(state, WATCHER), "stock")
    assert stock.count == 24
    assert stock.pieces == (*(None,) * 23, "QH")
    dealt_out = [e for e in events if isinstance(e, Moved) and e.target == "hand:0"]
    assert [e.positions for e in dealt_out] == [(1, 4, 7, 10)]


@pytest.mark.rule("C9.3")
def test_all_draw_up_to_four_one_at_a_time_from_the_taker() -> None:
    game = burkozel(3)
    hands = {1: "AS KS 6C 7C", 2: "6S 7S 8H 9H", 0: "8S 9S 6H 7H"}
    state = go(game, dealt(game, hands, "9D", draws="QS QC QH JS JC JH 8C"))
    state = played(game, state, [(1, lead("AS KS")), (2, discard("6S 7S"))])
    state, events = game.play(state, 0, discard("8S 9S"))
    drawn = {
        e.seat: (e.pieces, e.positions)
        for e in events
        if isinstance(e, Moved) and e.source == "stock"
    }
    assert drawn == {
        1: (("QS", "JS"), (13, 16)),
        2: (("QC", "JC"), (14, 17)),
        0: (("QH", "JH"), (15, 18)),
    }
    assert list(drawn) == [1, 2, 0]
    assert zone(game.view(state, 2), "hand:2").pieces == cards("8H 9H QC JC")


@pytest.mark.rule("C9.3")
def test_the_turned_trump_is_drawn_last_and_everyone_sees_by_whom() -> None:
    game = burkozel(7)
    hands = dict.fromkeys(range(7), "")
    state = go(game, dealt(game, hands, "AD"))
    first = zone(game.view(state, 1), "hand:1").pieces[0]
    assert first is not None
    state, _ = game.play(state, 1, lead(first))
    events: tuple[Event, ...] = ()
    for seat in (2, 3, 4, 5, 6, 0):
        card = zone(game.view(state, seat), f"hand:{seat}").pieces[0]
        assert card is not None
        state, events = game.play(state, seat, discard(card))
    last = [e for e in events if isinstance(e, Moved) and e.source == "stock"][-1]
    assert (last.seat, last.pieces, last.faces) == (0, ("AD",), None)
    assert "AD" in zone(game.view(state, 3), "hand:0").pieces
    assert zone(game.view(state, 3), "stock").count == 0


@pytest.mark.rule("C9")
def test_two_to_seven_play_it_four_also_in_teams() -> None:
    for seats in range(2, 8):
        assert len(burkozel(seats).seating.sides) == seats
    assert burkozel(4, teams=True).seating.sides == ((0, 2), (1, 3))
    for seats, teams in ((8, False), (6, True)):
        with pytest.raises(SeatingError):
            burkozel(seats, teams=teams)


@pytest.mark.rule("C0.1", "C9")
def test_ranks_and_points() -> None:
    game = burkozel(2)
    facts = game.view(dealt(game, {}, "6D"), WATCHER).table.facts
    spades = sorted((f for f in facts if f.piece[1] == "S"), key=lambda f: f.power)
    assert [f.piece[0] for f in spades] == list("6789JQKTA")
    assert [f.points for f in spades] == [0, 0, 0, 0, 2, 3, 4, 10, 11]
    assert sum(f.points for f in facts) == 120
    assert {f.cls for f in facts if f.piece[1] == "D"} == {"T"}
    assert all(f.trump == (f.piece[1] == "D") for f in facts)


def test_while_the_house_shuffles_seats_wait() -> None:
    game = burkozel(2)
    for state in (game.start(), game.play(game.start(), HOUSE, Number("dealer", 0))[0]):
        assert not game.legal(state, 0).groups
        assert game.view(state, 0).table.unknown.pieces == ()
        with pytest.raises(IllegalMove, match="cards-house-to-move"):
            game.play(state, 0, lead("AS"))
