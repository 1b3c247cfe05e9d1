"""How the cards come into the hands, and who leads (C7.1 to C7.3)."""

import pytest

from kozel.cards.deck import DECKS
from kozel.core.events import Moved, Named, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Choose, Number, Shuffle
from tests.cards.jacks.table import (
    after,
    backward_deal,
    begun,
    card,
    chips,
    drawn_by_lot,
    halves,
    hand,
    played_out,
    stock,
    thrown,
    zone,
)

PACK = DECKS["32"]


@pytest.mark.rule("C0.4")
def test_a_lot_decides_who_deals_first_and_the_deal_passes_clockwise() -> None:
    game = stock(4)
    assert game.waiting(game.start()) == (HOUSE,)
    state = drawn_by_lot(game, 2)
    assert game.view(state, 0).table.dealer == 2
    game = halves(4, deals=2)
    state = played_out(game, begun(game, PACK, dealer=3), strong=0)
    assert state.standing.dealer == 0


@pytest.mark.rule("C0.4", "C0.2")
@pytest.mark.parametrize("move", [Number("dealer", 4), Number("lot", 1), Choose("go")])
def test_nothing_but_a_seat_is_drawn_by_lot(move: Number | Choose) -> None:
    game = stock(4)
    with pytest.raises(IllegalMove, match=r"C0\.4\b"):
        game.play(game.start(), HOUSE, move)


@pytest.mark.parametrize("order", [PACK[1:], (*PACK[1:], PACK[1]), ()])
def test_a_shuffle_holds_every_card_once(order: tuple[str, ...]) -> None:
    game = halves()
    with pytest.raises(IllegalMove, match="cards-shuffle-wrong"):
        game.play(drawn_by_lot(game, 0), HOUSE, Shuffle("deal", order))


def test_nobody_moves_for_the_house() -> None:
    game = halves()
    with pytest.raises(IllegalMove, match="cards-house-to-move"):
        game.play(drawn_by_lot(game, 0), 1, Shuffle("deal", PACK))


@pytest.mark.rule("C7.1", "C0.4a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_stock_deals_four_each_and_turns_the_next_card(seats: int) -> None:
    game = stock(seats)
    state = begun(game, [], dealer=1)
    deck = PACK if seats in (2, 4) else tuple(c for c in PACK if c not in ("7D", "7H"))
    for step in range(seats):
        seat = (2 + step) % seats
        assert hand(game, state, seat) == tuple(deck[step : 4 * seats : seats])
    turned = deck[4 * seats]
    view = game.view(state, 0)
    assert view.table.named["trump"] == turned[1]
    left = len(deck) - 4 * seats
    assert zone(view, "stock").pieces == (None,) * (left - 1) + (turned,)
    assert game.waiting(state) == (2 % seats,)


@pytest.mark.rule("C0.2", "C7.1")
def test_two_sevens_are_taken_out_where_the_deck_does_not_go_round() -> None:
    for seats, out in ((2, ()), (3, ("7D", "7H")), (4, ()), (5, ("7D", "7H")), (6, ("7D", "7H"))):
        game = stock(seats)
        state = begun(game, [])
        removed = [z.pieces for z in game.view(state, 0).table.zones if z.name == "removed"]
        assert removed == ([out] if out else [])
        told = [e for e in state.history if isinstance(e, Moved) and e.target == "removed"]
        assert [event.pieces for event in told] == removed
        assert {fact.piece for fact in game.view(state, 0).table.facts} == set(PACK) - set(out)


@pytest.mark.rule("C7.1")
def test_everybody_draws_one_after_a_trick_the_taker_first() -> None:
    game = stock(2)
    order = ["AS", "7S", "KS", "8S", "QS", "9S", "TS", "JS", "7D", "7C", "8C"]
    state = begun(game, order, dealer=0)  # seat 1 holds A K Q 10 of spades
    state, events = game.play(thrown(game, state, "AS"), 0, card("7S"))
    draws = [e for e in events if isinstance(e, Moved) and e.source == "stock"]
    assert [(e.seat, e.pieces, e.faces) for e in draws] == [
        (1, ("7C",), (1,)),
        (0, ("8C",), (0,)),
    ]
    assert [event.positions for event in draws] == [(9,), (10,)]
    assert [z.count for z in game.view(state, 0).table.zones if z.kind == "hand"] == [4, 4]
    assert game.waiting(state) == (1,)


@pytest.mark.rule("C7.1")
def test_the_turned_card_is_drawn_last_and_all_know_where_it_is() -> None:
    game = stock(3)
    state = begun(game, [])
    turned = zone(game.view(state, 0), "stock").pieces[-1]
    while zone_count(game.view(state, 0).table.zones, "stock"):
        seat = game.waiting(state)[0]
        state = after(game, state, [(seat, game.legal(state, seat).moves[0])])
    holder = next(s for s in range(3) if turned in hand(game, state, s))
    for viewer in range(3):
        assert turned in zone(game.view(state, viewer), f"hand:{viewer}" if viewer == holder
                              else f"hand:{holder}").pieces  # fmt: skip
    assert [z.count for z in game.view(state, 0).table.zones if z.kind == "hand"] == [4, 4, 4]


def zone_count(zones: object, name: str) -> int:
    return sum(each.count for each in zones if each.name == name)  # type: ignore[attr-defined]


@pytest.mark.rule("C7.2")
@pytest.mark.parametrize("seats", [4, 2])
@pytest.mark.parametrize("dealer", [0, 1])
def test_a_half_goes_counter_clockwise_and_its_last_card_to_the_dealers_left(
    seats: int, dealer: int
) -> None:
    game = halves(seats)
    state = begun(game, PACK, dealer=dealer)
    for step in range(seats):
        assert hand(game, state, (dealer - step) % seats) == PACK[step:16:seats]
    left = (dealer + 1) % seats
    turned = PACK[15]
    view = game.view(state, dealer)
    assert view.table.named["trump"] == turned[1]
    assert zone(view, f"hand:{left}").pieces == (turned, *(None,) * (16 // seats - 1))
    assert zone(view, "deck").count == 16
    assert game.waiting(state) == (left,)


@pytest.mark.rule("C7.3")
@pytest.mark.parametrize("dealer", [0, 2])
def test_fifteen_cards_go_round_from_the_right_and_the_trump_is_the_dealers(dealer: int) -> None:
    game = chips()
    state = begun(game, PACK, dealer=dealer)
    for step in range(4):
        assert hand(game, state, (dealer - 1 - step) % 4) == PACK[step:16:4]
    assert hand(game, state, dealer)[-1] == PACK[15]
    assert zone(game.view(state, (dealer + 1) % 4), f"hand:{dealer}").pieces[0] == PACK[15]
    assert game.view(state, 0).table.named["trump"] == PACK[15][1]
    assert game.waiting(state) == ((dealer + 1) % 4,)


@pytest.mark.rule("C7.3")
@pytest.mark.parametrize("dealer", [0, 1])
def test_two_players_get_fifteen_each_then_one_turned_and_one_more(dealer: int) -> None:
    game = chips(2)
    state = begun(game, PACK, dealer=dealer)
    other = 1 - dealer
    assert hand(game, state, other) == (*PACK[0:30:2], PACK[31])
    assert hand(game, state, dealer) == (*PACK[1:30:2], PACK[30])
    assert zone(game.view(state, other), f"hand:{dealer}").pieces[0] == PACK[30]
    assert PACK[31] not in zone(game.view(state, dealer), f"hand:{other}").pieces
    assert game.view(state, 0).table.named["trump"] == PACK[30][1]
    state = played_out(game, state, strong=0)
    assert sum(isinstance(e, Staged) and e.name == "deal" for e in state.history) == 1
    assert not any(isinstance(e, Staged) and e.name == "second-half" for e in state.history)


@pytest.mark.rule("C7.2")
def test_the_second_half_is_dealt_likewise_and_the_last_taker_leads() -> None:
    game = halves()
    first = {0: "AS KS QS 7S", 1: "AH KH QH 7H", 2: "AC KC QC 7C", 3: "8S 8H 8C 9C"}
    order = backward_deal(4, first, first=0)
    rest: list[str] = [piece for piece in PACK if piece not in order]
    state = begun(game, order + rest)
    assert game.view(state, 0).table.named["trump"] == "H"
    state = thrown(game, state, "7H 7C 8S 7S  QH QC 8H QS  KH KC 8C KS")
    state = thrown(game, state, "AH AC 9C")
    state, events = game.play(state, 0, card("AS"))
    assert Staged("second-half", 0) in events
    for step in range(4):
        assert hand(game, state, -step % 4) == tuple(rest[step::4])
    assert not any(isinstance(event, Named) for event in events)
    assert game.view(state, 2).table.named["trump"] == "H"
    assert game.waiting(state) == (1,)
    assert all(zone.name != "deck" for zone in game.view(state, 0).table.zones)


@pytest.mark.rule("C7.3", "C7.2")
def test_chips_have_a_second_half_as_well() -> None:
    game = chips()
    state = begun(game, PACK, dealer=2)
    while game.view(state, 0).table.zones[4].name == "deck":
        seat = game.waiting(state)[0]
        state = after(game, state, [(seat, game.legal(state, seat).moves[0])])
    for step in range(4):
        assert hand(game, state, (1 - step) % 4) == PACK[16 + step :: 4]


@pytest.mark.rule("C0.5")
def test_the_dealers_right_cuts_where_people_want_it() -> None:
    game = halves(cut="by_hand")
    state = begun(game, PACK, dealer=1)
    assert game.waiting(state) == (0,)
    assert game.legal(state, 0).moves == tuple(Number("cut", n) for n in range(1, 32))
    assert zone(game.view(state, 3), "deck").count == 32
    for wrong in (Number("cut", 0), Number("cut", 32), card("AS"), Choose("go")):
        with pytest.raises(IllegalMove, match=r"C0\.5"):
            game.play(state, 0, wrong)
    with pytest.raises(IllegalMove, match="cards-not-your-turn"):
        game.play(state, 2, Number("cut", 5))
    state, events = game.play(state, 0, Number("cut", 5))
    assert Named(0, "cut", "5") in events
    assert hand(game, state, 1) == PACK[5:21:4]
    dealt = [e for e in events if isinstance(e, Moved) and e.target == "hand:1"]
    assert [event.positions for event in dealt] == [(5, 9, 13, 17)]


@pytest.mark.rule("C0.5", "C7.1")
def test_a_cut_stock_tells_where_each_card_lay_in_the_shuffle() -> None:
    game = stock(2, cut="by_hand")
    state = begun(game, PACK, dealer=0)
    state, events = game.play(state, 1, Number("cut", 30))
    turned = next(e for e in events if isinstance(e, Moved) and e.places == ("bottom",))
    assert (turned.pieces, turned.positions) == ((PACK[6],), (6,))
