"""Multi-card Kozel: the trump card, discards that nobody sees, the draws."""

import pytest

from kozel.core.chance import Lot, Shuffling
from kozel.core.events import Moved, Named, seen_all
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove, OptionError, SeatingError
from kozel.core.moves import GO, HOUSE, WATCHER, Move, Number, Shuffle
from tests.cards.sets.tables import (
    CLAIM,
    begun,
    cards,
    cut_for,
    discard,
    go,
    lead,
    mnogo,
    pack,
    played,
    random_match,
    zone,
)

HANDS = {0: "AS KS 9S 8H", 1: "TS QS 6D 7D", 2: "6S 7S 8D 9D"}


def dealt_out(game: Game) -> State:
    return go(game, begun(game, HANDS, "QD"))


@pytest.mark.rule("C8.1")
def test_the_pack_is_cut_for_trumps_and_the_card_goes_back() -> None:
    game = mnogo(3)
    state = played(game, game.start(), [(HOUSE, Number("dealer", 0))])
    assert isinstance(game.chance(state), Shuffling)
    state, _ = game.play(state, HOUSE, pack(3, HANDS, ""))
    assert game.chance(state) == Lot("trump_card", 36)
    assert zone(game.view(state, 0), "deck").count == 36
    state, events = game.play(state, HOUSE, cut_for(game, "QD"))
    assert events[:2] == (Named(HOUSE, "trump-card", "QD"), Named(HOUSE, "trump", "D"))
    view = game.view(state, 0)
    assert (view.table.named["trump"], view.table.named["trump-card"]) == ("D", "QD")
    assert {fact.piece for fact in view.table.facts if fact.trump} == set(
        cards("6D 7D 8D 9D JD QD KD 10D AD")
    )
    stock = zone(view, "stock")
    assert (stock.count, set(stock.pieces)) == (24, {None})
    # Shown and put back: it may lie anywhere, as far as the viewer cannot see it.
    unknown = view.table.unknown
    assert unknown.masks[unknown.pieces.index("QD")] == (1 << len(unknown.places)) - 1


@pytest.mark.rule("C8.1")
@pytest.mark.parametrize("move", [Number("trump_card", 36), Number("trump_card", -1), GO])
def test_the_pack_is_cut_at_one_of_its_cards(move: Number) -> None:
    game = mnogo(2)
    state = played(game, game.start(), [(HOUSE, Number("dealer", 0)), (HOUSE, pack(2, {}, ""))])
    with pytest.raises(IllegalMove, match=r"set-trump-lot.*C8\.1"):
        game.play(state, HOUSE, move)


@pytest.mark.rule("C8.1", "C0.4a")
def test_four_cards_each_from_the_dealers_left() -> None:
    game = mnogo(3)
    order = pack(3, {}, "").order
    moves: list[tuple[int, Move]] = [
        (HOUSE, Number("dealer", 1)),
        (HOUSE, Shuffle("deck", order)),
        (HOUSE, cut_for(game, "AH")),
    ]
    state = played(game, game.start(), moves)
    for place, seat in enumerate((2, 0, 1)):
        assert zone(game.view(state, seat), f"hand:{seat}").pieces == order[place:12:3]


@pytest.mark.rule("C0.5")
def test_the_dealers_right_cuts_where_people_want_it() -> None:
    game = mnogo(3, {"cut": "by_hand"})
    order = pack(3, {}, "").order
    moves: list[tuple[int, Move]] = [(HOUSE, Number("dealer", 1)), (HOUSE, Shuffle("deck", order))]
    state = played(game, game.start(), [*moves, (HOUSE, cut_for(game, "AH"))])
    assert game.waiting(state) == (0,)
    assert len(game.legal(state, 0).required) == 35
    assert not game.legal(state, 1).groups
    with pytest.raises(IllegalMove, match="cards-cut-out-of-bounds"):
        game.play(state, 0, Number("cut", 36))
    with pytest.raises(IllegalMove, match="cards-cut-first"):
        game.play(state, 0, lead("AS"))
    state, events = game.play(state, 0, Number("cut", 10))
    assert events[0] == Named(0, "cut", "10")
    turned = order[10:] + order[:10]
    assert zone(game.view(state, 2), "hand:2").pieces == turned[0:12:3]
    for event in events:
        if isinstance(event, Moved) and event.positions:
            assert event.pieces == tuple(order[position] for position in event.positions)


@pytest.mark.rule("C8.4", "C8.6")
def test_discards_lie_face_down_and_nobody_sees_them_until_the_count() -> None:
    game = mnogo(3)
    state = played(game, dealt_out(game), [(0, lead("KS"))])
    state, _ = game.play(state, 1, discard("TS"))
    assert game.readers(state, 2, discard("6S")) == (2,)
    state, events = game.play(state, 2, discard("6S"))
    assert zone(game.view(state, WATCHER), "pile:0").count == 3
    for viewer, faces in (
        (0, ("KS", None, None)),
        (1, ("KS", "TS", None)),
        (2, ("KS", None, "6S")),
        (WATCHER, ("KS", None, None)),
    ):
        view = game.view(state, viewer)
        assert zone(view, "pile:0").pieces == ()
        assert zone(view, "last-trick").pieces == faces
        gathered = [
            piece
            for event in seen_all(events, viewer)
            if isinstance(event, Moved) and event.target == "pile:0"
            for piece in event.pieces
        ]
        assert gathered == list(faces)


@pytest.mark.rule("C8.6")
def test_at_the_count_all_lies_open() -> None:
    game = mnogo(3, {"deals": 1})
    final = random_match(game, 4)[-1][-1]
    piles = [each for each in game.view(final, 1).table.zones if each.kind == "pile"]
    assert sum(each.count for each in piles) == 36
    assert all(None not in each.pieces and len(each.pieces) == each.count for each in piles)


@pytest.mark.rule("C8.9", "C0.9")
def test_discards_and_taken_tricks_may_lie_open() -> None:
    game = mnogo(3, {"discards": "open", "open_tricks": True})
    state = played(game, dealt_out(game), [(0, lead("KS")), (1, discard("TS")), (2, discard("6S"))])
    assert zone(game.view(state, WATCHER), "pile:0").pieces == cards("KS TS 6S")
    with pytest.raises(OptionError, match="refused-open-tricks-hidden-discards"):
        mnogo(3, {"open_tricks": True})


@pytest.mark.rule("C8.5")
def test_the_last_to_beat_takes_and_leads_else_the_leader() -> None:
    game = mnogo(3)
    state = played(game, dealt_out(game), [(0, lead("KS")), (1, lead("6D")), (2, lead("8D"))])
    assert zone(game.view(state, 0), "last-trick").seat == 2
    assert game.waiting(state) == (2,)
    state = played(game, dealt_out(game), [(0, lead("KS")), (1, discard("TS")), (2, discard("8D"))])
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C8.4")
@pytest.mark.parametrize(
    ("move", "text"),
    [(lead("TS QS"), "set-partly-beaten"), (lead("TS"), "set-wrong-number")],
)
def test_a_partial_beat_is_refused(move: object, text: str) -> None:
    game = mnogo(3)
    state = played(game, dealt_out(game), [(0, lead("AS KS"))])
    with pytest.raises(IllegalMove, match=rf"{text}.*C8\.4") as refused:
        game.play(state, 1, move)  # type: ignore[arg-type]
    if text == "set-partly-beaten":
        assert refused.value.message.args["cards_left"] == ("AS",)


@pytest.mark.rule("C8.4")
def test_a_lead_is_no_longer_than_the_hands() -> None:
    game = mnogo(2)
    lengths = set()
    for state, who, _, _, _ in random_match(game, 2):
        if who != HOUSE and state.deal.stage == "lead":
            lengths.add(len(state.deal.hands[0]))
            longest = max(len(getattr(m, "pieces", ())) for m in game.legal(state, who).required)
            assert longest <= min(map(len, state.deal.hands))
    assert lengths == {1, 2, 3, 4}


@pytest.mark.rule("C8.6")
def test_all_draw_up_to_four_from_the_taker_on() -> None:
    game = mnogo(3)
    state = go(game, begun(game, HANDS, "QD", draws="QC QH JS JC JH 8C"))
    state = played(game, state, [(0, lead("AS KS")), (1, lead("6D 7D"))])
    state, events = game.play(state, 2, discard("6S 7S"))
    drawn = [(e.seat, e.pieces) for e in events if isinstance(e, Moved) and e.source == "stock"]
    assert drawn == [(1, cards("QC JC")), (2, cards("QH JH")), (0, cards("JS 8C"))]


@pytest.mark.rule("C8")
def test_two_to_six_play_four_and_six_also_in_teams() -> None:
    for preset in ("mnogo", "mnogo-hook"):
        for seats in range(2, 7):
            assert len(mnogo(seats, preset=preset).seating.sides) == seats
        sides = mnogo(6, teams=True, preset=preset).seating.sides
        assert sides == ((0, 2, 4), (1, 3, 5))
        for seats, teams in ((7, False), (2, True)):
            with pytest.raises(SeatingError):
                mnogo(seats, teams=teams, preset=preset)


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize("preset", ["mnogo", "mnogo-hook"])
def test_for_five_the_six_of_diamonds_goes_out(preset: str) -> None:
    game = mnogo(5, preset=preset)
    state = played(game, game.start(), [(HOUSE, Number("dealer", 0))])
    request = game.chance(state)
    assert isinstance(request, Shuffling)
    assert len(request.pieces) == 35
    assert "6D" not in request.pieces
    state, events = game.play(state, HOUSE, Shuffle("deck", request.pieces))
    assert Moved(("6D",), "deck", "removed") in events


@pytest.mark.rule("C9.5")
def test_there_is_no_claim_here() -> None:
    game = mnogo(3)
    state = dealt_out(game)
    assert CLAIM not in game.legal(state, 0).moves
    with pytest.raises(IllegalMove, match="set-lead-wanted"):
        game.play(state, 0, CLAIM)
