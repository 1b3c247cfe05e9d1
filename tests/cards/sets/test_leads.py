"""Leads of a suit and of a rank, and what is said of a selection that is none."""

import pytest

from kozel.core.chance import Close
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import Play
from tests.cards.sets.tables import (
    begun,
    burkozel,
    cards,
    dealt,
    declare,
    discard,
    go,
    lead,
    mnogo,
    played,
)

HAND = "AS JS 9C 8H"


def leads(game: Game, state: State, seat: int) -> set[frozenset[str]]:
    moves = game.legal(state, seat).required
    return {frozenset(move.pieces) for move in moves if isinstance(move, Play)}


def some(*texts: str) -> set[frozenset[str]]:
    return {frozenset(cards(text)) for text in texts}


def pairs(hand: str, **options: object) -> tuple[Game, State]:
    game = mnogo(preset="pairs", options=options)  # type: ignore[arg-type]
    state = begun(game, {0: hand, 1: "6D 7D 6H 7H"})
    return game, go(game, state)


@pytest.mark.rule("C8.10", "C8.3")
def test_the_hand_of_the_text_has_five_leads() -> None:
    game, state = pairs(HAND)
    assert leads(game, state, 0) == some("AS", "JS", "AS JS", "9C", "8H")


@pytest.mark.rule("C8.10")
def test_led_suit_by_suit_it_has_three() -> None:
    game, state = pairs(HAND, must_lead_whole_suit=True)
    assert leads(game, state, 0) == some("AS JS", "9C", "8H")
    with pytest.raises(IllegalMove, match=r"set-whole-suit.*C8\.10") as refused:
        game.play(state, 0, lead("AS"))
    assert refused.value.message.args["cards_left"] == ("JS",)


@pytest.mark.rule("C8.3")
def test_pairs_three_and_four_of_a_rank_may_be_led() -> None:
    game, state = pairs("9S 9H 9C AS")
    assert leads(game, state, 0) == some(
        "9S", "9H", "9C", "AS", "9S AS", "9S 9H", "9S 9C", "9H 9C", "9S 9H 9C"
    )
    state, _ = game.play(state, 0, lead("9S 9H 9C"))
    assert game.waiting(state) == (1,)
    game, state = pairs("9S 9H 9C 9D")
    assert frozenset(cards("9S 9H 9C 9D")) in leads(game, state, 0)


@pytest.mark.rule("C8.3", "C8.10")
def test_of_a_rank_any_number_may_be_led_even_if_whole_suits_must_be() -> None:
    game, state = pairs("9S 9H 8S AC", must_lead_whole_suit=True)
    assert leads(game, state, 0) == some("9S 8S", "9H", "AC", "9S 9H")


@pytest.mark.rule("C8.3")
def test_a_pair_of_a_rank_is_offered_once_where_trumps_are_one_suit() -> None:
    game = mnogo(2, {"trumps": "permanent", "leads": "suit_or_rank"})
    state = go(game, begun(game, {0: "QS QH 9D 8S"}))
    moves = [move for move in game.legal(state, 0).required if isinstance(move, Play)]
    assert len(moves) == len({frozenset(move.pieces) for move in moves})
    assert frozenset(cards("QS QH")) in leads(game, state, 0)


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize(
    ("leads_of", "text"),
    [("suit", "set-mixed-suits"), ("suit_or_rank", "set-neither-suit-nor-rank")],
)
def test_a_set_that_may_not_be_led_is_refused(leads_of: str, text: str) -> None:
    game = mnogo(2, {"leads": leads_of})
    state = go(game, begun(game, {0: HAND}, "6D"))
    with pytest.raises(IllegalMove, match=rf"{text}.*C8\.3"):
        game.play(state, 0, lead("AS 9C"))
    told = game.legal(state, 0).remark(cards("9C AS"))
    assert told is not None
    assert (told.id, told.rule) == (text, "C8.3")


@pytest.mark.rule("C8.3")
def test_pairs_of_a_rank_are_no_lead_where_suits_are_led() -> None:
    game = mnogo(2)
    state = go(game, begun(game, {0: "9S 9H 8C 7C"}, "6D"))
    with pytest.raises(IllegalMove, match="set-mixed-suits"):
        game.play(state, 0, lead("9S 9H"))


@pytest.mark.rule("C8.3")
def test_four_of_a_suit_lead_out_of_turn_where_pairs_are_led() -> None:
    game = mnogo(preset="pairs")
    state = begun(game, {0: "6D 7D 6H 7H", 1: "AS TS KS QS"})
    assert game.chance(state) == Close("declare", (1,))
    state = go(game, played(game, state, [(1, declare("one_suit"))]))
    assert game.waiting(state) == (1,)
    assert leads(game, state, 1) == some("AS TS KS QS")
    with pytest.raises(IllegalMove, match=r"set-only-declared.*C8\.3"):
        game.play(state, 1, lead("AS"))
    state = played(game, state, [(1, lead("AS TS KS QS")), (0, discard("6D 7D 6H 7H"))])
    assert game.view(state, 0).table.stage == "declare"  # and before every later lead


@pytest.mark.rule("C8.2", "C8.3")
def test_both_rights_at_the_first_lead() -> None:
    game = mnogo(3, {"leads": "suit_or_rank"})
    hands = {0: "9S 8C 7H 6H", 1: "AS TS KS QS", 2: "6D 7D 8D 9D"}
    state = begun(game, hands, "QD")
    assert game.legal(state, 2).moves == (declare("molotka"), declare("one_suit"))
    both = played(game, state, [(1, declare("one_suit")), (2, declare("molotka"))])
    assert game.waiting(go(game, both)) == (2,)
    equal = played(game, state, [(1, declare("one_suit")), (2, declare("one_suit"))])
    assert game.waiting(go(game, equal)) == (1,)


@pytest.mark.rule("C8.2")
def test_a_combination_that_comes_too_late_is_refused() -> None:
    game = mnogo(2, {"leads": "suit_or_rank"})
    state = go(game, begun(game, {0: HAND, 1: "6D 7D 8D TC"}, "QD"))
    state = played(game, state, [(0, lead("AS")), (1, discard("TC"))])
    with pytest.raises(IllegalMove, match=r"set-combo-too-late.*C8\.2"):
        game.play(state, 0, declare("molotka"))


@pytest.mark.rule("C8.4", "C8.11")
def test_every_selection_that_only_discards_is_told_why() -> None:
    game = burkozel(3)
    state = go(game, dealt(game, {1: "KS 9S AC 8H", 2: "TS QS 6D 7C"}, "QD"))
    state, _ = game.play(state, 1, lead("KS 9S"))
    offer = game.legal(state, 2)
    beating = {
        frozenset(m.pieces)
        for group in offer.groups
        for m in group.moves
        if group.label == "offer-set-beat" and isinstance(m, Play)
    }
    remarked = {frozenset(remark.pieces) for remark in offer.remarks}
    assert not beating & remarked
    assert beating | remarked == {
        frozenset(getattr(move, "pieces", ())) for move in offer.groups[-1].moves
    }
    assert beating == some("TS QS", "TS 6D", "QS 6D")
    told = offer.remark(cards("7C TS"))
    assert told is not None
    assert (told.id, told.rule) == ("set-partly-beaten", "C8.4")
    for remark in offer.remarks:
        with pytest.raises(IllegalMove) as refused:
            game.play(state, 2, lead(" ".join(remark.pieces)))
        assert refused.value.message == remark.message


@pytest.mark.rule("C8.3")
def test_every_selection_that_is_no_lead_is_told_why() -> None:
    for game, state in (pairs("9S 9H 8S AC"), pairs("9S 9H 8S AC", must_lead_whole_suit=True)):
        offer = game.legal(state, 0)
        remarked = {frozenset(remark.pieces) for remark in offer.remarks}
        assert len(leads(game, state, 0)) + len(remarked) == 15
        assert not leads(game, state, 0) & remarked


def test_a_declarer_is_told_of_single_cards_alone() -> None:
    game = burkozel(2)
    state = dealt(game, {1: "KH 9C 8H 7C", 0: "AS AH AC 6C"}, "QD")
    state = go(game, played(game, state, [(0, declare("moscow"))]))
    offer = game.legal(state, 0)
    assert set(offer.reasons) == {"6C"}
    assert offer.remarks == ()
