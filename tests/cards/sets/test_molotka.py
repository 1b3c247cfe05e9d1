"""Who makes the first lead of a deal of Multi-card Kozel: the dealer, or who holds four trumps."""

import pytest

from kozel.core.chance import Close
from kozel.core.messages import IllegalMove
from tests.cards.sets.tables import (
    begun,
    declare,
    discard,
    go,
    lead,
    mnogo,
    played,
    random_match,
    zone,
)

HANDS = {0: "AS KS 9S 8H", 1: "TS QS 6D 7D", 2: "6S 7S 8D 9D"}
MOLOTKA = "6D 7D 8D 9D"


@pytest.mark.rule("C8.2")
def test_the_dealer_leads_every_deal() -> None:
    game = mnogo(3)
    for dealer in range(3):
        state = go(game, begun(game, HANDS, "QD", dealer=dealer))
        assert game.waiting(state) == (dealer,)
        assert game.view(state, 0).table.named["leader"] == str(dealer)
    starts = {
        before.deal.dealer: before.deal.turn
        for before, who, _, _, _ in random_match(mnogo(3), 1)
        if who == before.deal.leader and not before.deal.tricks and not before.deal.trick
        if not before.deal.combo
    }
    assert all(dealer == turn for dealer, turn in starts.items())


@pytest.mark.rule("C8.2")
def test_four_trumps_take_the_first_lead_and_lead_anything() -> None:
    game = mnogo(3)
    state = begun(game, {0: "AS KS 9S 8H", 1: MOLOTKA}, "QD")
    assert game.chance(state) == Close("declare", (1,))
    assert game.legal(state, 1).moves == (declare("molotka"),)
    assert game.legal(state, 0).prompt.id == game.legal(state, 1).prompt.id
    state = go(game, played(game, state, [(1, declare("molotka"))]))
    assert game.waiting(state) == (1,)
    assert len(game.legal(state, 1).required) == 15  # any lead of trumps
    state = played(game, state, [(1, lead("6D 7D"))])
    assert game.waiting(state) == (2,)


@pytest.mark.rule("C8.2")
def test_of_two_with_four_trumps_the_nearer_to_the_dealer_leads() -> None:
    game = mnogo(4)
    hands = {1: "AS KS 9S 8H", 3: "JD KD TD AD", 2: MOLOTKA}
    for dealer, leader in ((1, 2), (3, 3), (0, 2)):
        state = begun(game, hands, "QD", dealer=dealer)
        both = played(game, state, [(3, declare("molotka")), (2, declare("molotka"))])
        assert game.waiting(go(game, both)) == (leader,)


@pytest.mark.rule("C8.2")
def test_molotka_is_for_the_first_lead_of_a_deal_alone() -> None:
    game = mnogo(2)
    hands = {0: "AS KS 9S 8H", 1: "6D 7D 8D 9C"}
    state = go(game, begun(game, hands, "QD", draws="6C AD"))
    state = played(game, state, [(0, lead("AS")), (1, discard("9C"))])
    assert "AD" in zone(game.view(state, 1), "hand:1").pieces
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C8.2")
def test_without_trumps_there_is_no_molotka() -> None:
    game = mnogo(2, {"trumps": "none"})
    state = begun(game, {0: "AS KS 9S 8H", 1: MOLOTKA})
    assert game.waiting(state) == (0,)
    assert not any(fact.trump for fact in game.view(state, 0).table.facts)


@pytest.mark.rule("C8.2")
def test_what_is_no_molotka_is_refused() -> None:
    game = mnogo(2)
    state = begun(game, {0: "AS KS 9S 8H"}, "QD")
    with pytest.raises(IllegalMove, match=r"set-not-held.*C8\.2"):
        game.play(state, 0, declare("molotka"))
    with pytest.raises(IllegalMove, match=r"set-no-such-combo.*C8\.2"):
        game.play(state, 0, declare("moscow"))
