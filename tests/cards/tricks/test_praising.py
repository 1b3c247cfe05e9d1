"""The holder of the queen of clubs names the trump suit (C1.1, C1.2, C0.8)."""

import pytest

from kozel.core.events import Named
from kozel.core.moves import HOUSE, Choose
from tests.cards.tricks.table import dealt, offered, pair_game, praised, refusal, top_card

TRUMPS = ["QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD"]


@pytest.mark.rule("C1.1")
def test_permanent_trumps_rank_queens_before_jacks_clubs_first() -> None:
    game = pair_game()
    facts = game.view(dealt(game, {}), 0).table.facts
    trumps = sorted((fact for fact in facts if fact.trump), key=lambda fact: -fact.power)
    assert [fact.piece for fact in trumps] == TRUMPS


@pytest.mark.rule("C1.1", "C1.2", "C1.3")
def test_the_praised_suit_ranks_below_the_jacks() -> None:
    game = pair_game()
    facts = game.view(praised(game, {}, "H"), 0).table.facts
    trumps = sorted((fact for fact in facts if fact.trump), key=lambda fact: -fact.power)
    assert [fact.piece for fact in trumps] == [*TRUMPS, "AH", "KH", "TH", "9H", "8H", "7H"]
    assert {fact.cls for fact in trumps} == {"T"}


@pytest.mark.rule("C1.2")
def test_the_holder_of_the_queen_of_clubs_praises_for_all_to_hear() -> None:
    game = pair_game()
    state = dealt(game, {2: ["QC"]})
    assert game.waiting(state) == (2,)
    assert Named(2, "praiser", "QC") in game.view(state, 0).history
    assert {move.value for move in game.legal(state, 2).moves if isinstance(move, Choose)} == set(
        "CDHS"
    )
    state, events = game.play(state, 2, Choose("trump", "D"))
    assert events == (Named(2, "trump", "D"),)
    assert game.view(state, 1).table.named == {"trump": "D", "praiser": "2"}


@pytest.mark.rule("C1.2", "C0.9")
def test_everybody_knows_where_the_queen_of_clubs_is() -> None:
    game = pair_game()
    state = dealt(game, {2: ["QC"]})
    unknown = game.view(state, 0).table.unknown
    where = dict(zip(unknown.pieces, unknown.masks, strict=True))
    (bit,) = [n for n, place in enumerate(unknown.places) if place.zone == "hand:2"]
    assert where["QC"] == 1 << bit
    assert where["QS"] == 0b111


@pytest.mark.rule("C1.2")
def test_only_a_suit_can_be_praised_and_only_by_the_holder() -> None:
    game = pair_game()
    state = dealt(game, {2: ["QC", "7S"]})
    assert refusal(game, state, 2, Choose("trump", "X")) == ("cards-suit-unknown", "C1.2")
    assert refusal(game, state, 2, Choose("trump", "")) == ("cards-suit-unknown", "C1.2")
    assert refusal(game, state, 2, "7S") == ("tricks-name-trump-first", "C1.2")
    assert refusal(game, state, 0, Choose("trump", "H"))[0] == "cards-not-your-turn"


@pytest.mark.rule("C1.4")
def test_the_praiser_leads() -> None:
    game = pair_game()
    state = praised(game, {1: ["QC"]}, "S")
    assert game.waiting(state) == (1,)
    assert len(offered(game, state, 1)) == 8


@pytest.mark.rule("C0.8")
@pytest.mark.parametrize(
    ("blind", "namer"), [((2,), 0), ((0, 2), 3), ((2, 3), 0), ((0, 2, 3), 1), ((0, 1, 2), 3)]
)
def test_for_a_blind_holder_the_partner_names_or_the_next_who_sees(
    blind: tuple[int, ...], namer: int
) -> None:
    game = pair_game(blind=blind)
    state = dealt(game, {2: ["QC"]})
    assert game.waiting(state) == (namer,)
    state = game.play(state, namer, Choose("trump", "S"))[0]
    assert game.waiting(state) == (HOUSE,)
    view = game.view(state, namer)
    assert view.table.turn == 2
    assert view.table.named["praiser"] == "2"
    assert top_card(game, state)
