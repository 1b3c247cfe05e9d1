"""Bura, four ends, molodka and Moscow."""

import pytest

from kozel.core.chance import Close
from kozel.core.events import Named, Said, Shown, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import GO, HOUSE, WATCHER, Choose, Number, Play
from kozel.core.sheets import Mark
from tests.cards.sets.tables import (
    burkozel,
    cards,
    dealt,
    declare,
    discard,
    go,
    lead,
    played,
    random_match,
)

MOLODKA = "9S 8S 7S 6S"
MOSCOW = "AS AH AC 6C"
FOUR_ENDS = "AS AH AC AD"
NOTHING = "KH 9C 8H 7C"


@pytest.mark.rule("C9.4")
def test_bura_wins_the_deal_at_once() -> None:
    game = burkozel(2)
    state = dealt(game, {1: NOTHING, 0: "6D 7D 8D 9D"}, "QD")
    assert game.deal_over(state)
    line = game.view(state, 1).sheet.lines[-1]
    assert [account.wins for account in line.after] == [1, 0]
    assert line.marks == (Mark("bura", 0),)
    assert Shown(("6D", "7D", "8D", "9D"), "hand:0", 0) in game.view(state, 1).history


@pytest.mark.rule("C9.4", "C9.5")
def test_of_two_buras_the_one_nearer_to_the_natural_leader_wins_and_leads_the_next_deal() -> None:
    game = burkozel(4)
    hands = {2: "6D 7D 8D 9D", 0: "JD KD TD AD"}
    state = dealt(game, hands, "QD", dealer=3)
    assert game.view(state, 1).sheet.lines[-1].marks == (Mark("bura", 0),)
    assert state.standing.next_leader == 0
    state = dealt(game, hands, "QD", dealer=0)
    assert game.view(state, 1).sheet.lines[-1].marks == (Mark("bura", 2),)


@pytest.mark.rule("C9.4")
def test_bura_drawn_during_the_deal_wins_before_the_next_lead() -> None:
    game = burkozel(2)
    state = go(game, dealt(game, {1: NOTHING, 0: "6D 7D 8D 9H"}, "QD", draws="6C KD"))
    state, events = game.play(played(game, state, [(1, lead("8H"))]), 0, discard("9H"))
    assert Staged("bura", 0) in events
    assert game.deal_over(state)


@pytest.mark.rule("C9.4")
def test_a_window_opens_before_every_lead_whoever_holds_something() -> None:
    game = burkozel(2)
    state = dealt(game, {1: NOTHING, 0: "QC JH 6S JC"}, "QD")
    for seat in (0, 1):
        assert game.waiting(state) == (HOUSE,)
        assert game.chance(state) == Close("declare", ())
        assert game.legal(state, seat).moves == ()
        assert game.view(state, seat).table.turn is None
        state = played(game, go(game, state), [(1, lead("KH"))] if seat == 0 else [])
        if seat == 0:
            state, _ = game.play(state, 0, discard("6S"))


@pytest.mark.rule("C9.4")
def test_hands_too_short_for_any_combination_have_no_window() -> None:
    sizes = {True: set(), False: set()}  # type: dict[bool, set[int]]
    for state, _, _, _, _ in random_match(burkozel(7), 1):
        table = state.game.view(state, WATCHER).table
        if table.stage in ("declare", "lead"):
            hand = min(zone.count for zone in table.zones if zone.kind == "hand")
            sizes[table.stage == "declare"].add(hand)
    assert sizes[True] == {3, 4}
    assert sizes[False] == {1, 2, 3, 4}


@pytest.mark.rule("C9.4")
def test_a_holder_takes_the_lead_out_of_turn_with_exactly_these_cards() -> None:
    game = burkozel(3)
    state = dealt(game, {1: NOTHING, 2: "6H QC 6C JC", 0: MOLODKA}, "QD")
    assert game.chance(state) == Close("declare", (0,))
    assert game.legal(state, 0).moves == (declare("molodka"),)
    assert game.legal(state, 0).required == ()
    state, events = game.play(state, 0, declare("molodka"))
    assert Said(0, "declare", {"combo": "molodka"}) in events
    state, events = game.play(state, HOUSE, GO)
    assert events == (Named(0, "leader", "molodka"),)
    assert game.waiting(state) == (0,)
    assert game.view(state, 1).table.named["leader"] == "0"
    offer = game.legal(state, 0)
    assert [set(m.pieces) for m in offer.required if isinstance(m, Play)] == [set(cards(MOLODKA))]
    with pytest.raises(IllegalMove, match=r"set-only-declared.*C9\.4"):
        game.play(state, 0, lead("9S 8S"))
    state = played(game, state, [(0, lead(MOLODKA)), (1, discard(NOTHING))])
    assert game.waiting(state) == (2,)


@pytest.mark.rule("C9.4")
def test_moscow_leads_aces_of_mixed_suits_and_leaves_the_fourth_card() -> None:
    game = burkozel(2)
    state = dealt(game, {1: NOTHING, 0: MOSCOW}, "QD")
    state = go(game, played(game, state, [(0, declare("moscow"))]))
    offer = game.legal(state, 0)
    assert offer.reasons["6C"].id == "set-only-declared"
    assert set(offer.reasons) == {"6C"}
    state, _ = game.play(state, 0, lead("AS AH AC"))
    assert game.waiting(state) == (1,)


@pytest.mark.rule("C9.4")
def test_three_aces_are_no_lead_without_the_declaration() -> None:
    game = burkozel(2)
    state = go(game, dealt(game, {1: MOSCOW, 0: NOTHING}, "QD"))
    with pytest.raises(IllegalMove, match="set-mixed-suits"):
        game.play(state, 1, lead("AS AH AC"))


@pytest.mark.rule("C9.4")
def test_what_was_declared_can_be_beaten() -> None:
    game = burkozel(2)
    state = dealt(game, {1: "6D 7D 8D 9H", 0: MOSCOW}, "QD")
    state = go(game, played(game, state, [(0, declare("moscow"))]))
    state = played(game, state, [(0, lead("AS AH AC")), (1, lead("6D 7D 8D"))])
    assert game.view(state, 0).table.named["leader"] == "1"


@pytest.mark.rule("C9.4")
def test_the_higher_combination_goes_first_equals_nearest_to_the_natural_leader() -> None:
    game = burkozel(4)
    hands = {1: NOTHING, 2: MOSCOW, 3: MOLODKA, 0: "JH QH TH 9H"}
    state = dealt(game, hands, "QD")
    both = played(game, state, [(2, declare("moscow")), (0, declare("molodka"))])
    assert game.waiting(go(game, both)) == (0,)
    equal = played(game, both, [(3, declare("molodka"))])
    assert game.waiting(go(game, equal)) == (3,)


@pytest.mark.rule("C9.4")
@pytest.mark.parametrize(
    ("order", "leader"), [("ends_molodka_moscow", 0), ("moscow_molodka_ends", 2)]
)
def test_the_order_of_the_combinations_is_an_option(order: str, leader: int) -> None:
    game = burkozel(3, {"combo_order": order})
    state = dealt(game, {1: NOTHING, 2: MOSCOW, 0: MOLODKA}, "QD")
    state = played(game, state, [(2, declare("moscow")), (0, declare("molodka"))])
    assert game.waiting(go(game, state)) == (leader,)


@pytest.mark.rule("C9.4")
def test_four_tens_count_as_four_ends_by_option() -> None:
    tens = {1: NOTHING, 0: "TS TH TC TD"}
    game = burkozel(2)
    assert game.legal(dealt(game, tens, "QD"), 0).moves == ()
    game = burkozel(2, {"four_tens": True})
    assert game.legal(dealt(game, tens, "QD"), 0).moves == (declare("four_ends"),)


@pytest.mark.rule("C9.4")
def test_the_natural_leader_may_declare_too_and_four_aces_are_moscow_as_well() -> None:
    game = burkozel(2)
    state = dealt(game, {1: FOUR_ENDS, 0: NOTHING}, "QD")
    assert game.legal(state, 1).moves == (declare("four_ends"), declare("moscow"))
    ends = go(game, played(game, state, [(1, declare("four_ends"))]))
    assert len(game.legal(ends, 1).required) == 1
    moscow = go(game, played(game, state, [(1, declare("moscow"))]))
    assert len(game.legal(moscow, 1).required) == 4


@pytest.mark.rule("C9.4")
def test_four_trumps_are_no_molodka_but_four_of_a_plain_suit_may_simply_be_led() -> None:
    game = burkozel(2)
    state = go(game, dealt(game, {1: MOLODKA, 0: NOTHING}, "QD"))
    state, _ = game.play(state, 1, lead(MOLODKA))
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C9.4")
def test_declaring_without_holding_it_or_twice_is_refused() -> None:
    game = burkozel(2)
    state = dealt(game, {1: NOTHING, 0: MOLODKA}, "QD")
    for seat, combo in ((1, "moscow"), (0, "moscow")):
        with pytest.raises(IllegalMove, match=r"set-not-held.*C9\.4"):
            game.play(state, seat, declare(combo))
    with pytest.raises(IllegalMove, match=r"set-no-such-combo.*C9\.4"):
        game.play(state, 0, declare("nonsense"))
    state, _ = game.play(state, 0, declare("molodka"))
    with pytest.raises(IllegalMove, match="set-declared-already"):
        game.play(state, 0, declare("molodka"))
    assert game.legal(state, 0).moves == ()
    assert game.chance(state) == Close("declare", ())


def test_in_the_window_nothing_else_is_done() -> None:
    game = burkozel(2)
    state = dealt(game, {1: NOTHING, 0: MOLODKA}, "QD")
    for seat, move in ((1, lead("KH")), (1, Choose("claim")), (0, GO)):
        with pytest.raises(IllegalMove, match="set-window-open"):
            game.play(state, seat, move)
    with pytest.raises(IllegalMove, match="cards-window-open"):
        game.play(state, HOUSE, Number("dealer", 0))


def test_a_declaration_shows_its_cards_to_everyone() -> None:
    game = burkozel(3)
    state = dealt(game, {1: NOTHING, 2: MOSCOW, 0: MOLODKA}, "QD")
    state, events = game.play(state, 2, declare("moscow"))
    assert Shown(("AC", "AH", "AS"), "hand:2", 2) in events
    zones = {z.name: z for z in game.view(state, 1).table.zones}
    assert zones["hand:2"].pieces == ("AC", "AH", "AS", None)


def test_from_an_open_hand_nothing_needs_to_be_shown() -> None:
    game = burkozel(2, {"open_hands": "all"})
    _, events = game.play(dealt(game, {1: NOTHING, 0: MOLODKA}, "QD"), 0, declare("molodka"))
    assert events == (Said(0, "declare", {"combo": "molodka"}),)
