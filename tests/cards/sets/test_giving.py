"""Last trumps given to a partner where trumps never change (C8.9)."""

import pytest

from kozel.core.chance import Close
from kozel.core.events import Moved, Said, seen_all
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove, Message, OptionError
from kozel.core.moves import GO, HOUSE, WATCHER, Choose, Move, Number, Pick
from kozel.core.views import Unknown
from tests.cards.sets.tables import (
    begun,
    cards,
    declare,
    discard,
    go,
    hook,
    lead,
    mnogo,
    played,
    random_match,
    zone,
)

HANDS = {0: "JD 9S 8S 7H", 1: "AS KS TH 9H", 2: "QC QS AD 6D", 3: "7C 8C 9D 6H"}
DECLINE = Choose("decline_trumps")


def offer_to(seat: int) -> Number:
    return Number("offer_trumps", seat)


def back(text: str) -> Pick:
    return Pick("give_back", cards(text))


def refused(game: Game, state: State, who: int, move: object) -> Message:
    with pytest.raises(IllegalMove) as caught:
        game.play(state, who, move)  # type: ignore[arg-type]
    return caught.value.message


@pytest.mark.rule("C8.9", "C0.8a")
def test_before_the_first_lead_last_trumps_may_be_offered() -> None:
    game = hook()
    state = begun(game, HANDS)
    assert game.waiting(state) == (HOUSE,)
    assert game.chance(state) == Close("give", (0, 2, 3))  # one, two and two trumps
    assert game.legal(state, 0).moves == (offer_to(2),)
    assert game.legal(state, 1).moves == ()
    assert game.legal(state, 1).prompt == game.legal(state, 0).prompt
    state, events = game.play(state, 0, offer_to(2))
    assert events == (Said(0, "trumps-offered", {"number": 1, "seat_partner": 2}),)
    assert game.waiting(state) == (2,)
    offer = game.legal(state, 2)
    assert set(offer.moves) == {back("AD"), back("6D"), DECLINE}
    assert set(offer.reasons) == {"QC", "QS"}
    state, events = game.play(state, 2, back("6D"))
    assert zone(game.view(state, 0), "hand:0").pieces == cards("9S 8S 7H 6D")
    assert zone(game.view(state, 2), "hand:2").pieces == cards("QC QS AD JD")
    moved = [e for e in events if isinstance(e, Moved)]
    assert [(e.source, e.target, e.faces) for e in moved] == [
        ("hand:0", "hand:2", (0, 2)),
        ("hand:2", "hand:0", (0, 2)),
    ]
    for viewer in (1, 3, WATCHER):
        told = [e.pieces for e in seen_all(events, viewer) if isinstance(e, Moved)]
        assert told == [(None,), (None,)]
    # The window stays open for the other team; then the dealer leads.
    assert game.chance(state) == Close("give", (3,))
    assert game.waiting(go(game, go(game, state))) == (0,)


@pytest.mark.rule("C8.9")
def test_two_trumps_are_given_together_and_two_cards_come_back() -> None:
    game = hook()
    state = played(game, begun(game, HANDS), [(3, offer_to(1))])
    assert set(game.legal(state, 1).moves) == {
        DECLINE,
        *(back(t) for t in ("AS KS", "AS TH", "AS 9H", "KS TH", "KS 9H", "TH 9H")),
    }
    state = played(game, state, [(1, back("9H TH"))])
    assert set(zone(game.view(state, 3), "hand:3").pieces) == set(cards("9D 6H 9H TH"))
    assert set(zone(game.view(state, 1), "hand:1").pieces) == set(cards("AS KS 7C 8C"))


@pytest.mark.rule("C8.9")
def test_a_trump_comes_back_only_from_a_hand_of_trumps() -> None:
    game = hook()
    hands = {0: "JD 9S 8S 7H", 2: "QC QS JC AC", 1: "AS KS TH 9H"}
    state = played(game, begun(game, hands), [(0, offer_to(2))])
    assert set(game.legal(state, 2).moves) == {DECLINE, *map(back, ("QC", "QS", "JC", "AC"))}
    hands = {0: "JD JS 8S 7H", 2: "QC QS JC AD", 1: "AS KS TH 9H"}
    state = played(game, begun(game, hands), [(0, offer_to(2))])
    assert set(game.legal(state, 2).moves) == {DECLINE, *map(back, ("QC AD", "QS AD", "JC AD"))}


@pytest.mark.rule("C8.9")
def test_no_is_no_and_leaves_the_deal_as_it_was() -> None:
    game = hook()
    state = begun(game, HANDS)
    after, events = game.play(played(game, state, [(0, offer_to(2))]), 2, DECLINE)
    assert events == (Said(2, "trumps-declined"),)
    assert after.deal.hands == state.deal.hands
    assert refused(game, after, 0, offer_to(2)).id == "set-offered-already"
    assert game.chance(after) == Close("give", (2, 3))


@pytest.mark.rule("C8.9")
def test_once_a_deal_for_each_team() -> None:
    game = hook(give_trumps="after_draw")
    state = go(game, begun(game, HANDS, draws="6C 9C 8H 7D KD KH TD TS"))
    state = played(game, state, [(0, lead("9S")), (1, lead("AS"))])
    state = played(game, state, [(2, discard("6D")), (3, discard("6H"))])
    assert game.view(state, 0).table.stage == "give"
    state = played(game, state, [(0, offer_to(2)), (2, back("AD"))])
    assert refused(game, state, 2, offer_to(0)).id == "set-given-already"
    assert refused(game, state, 0, offer_to(2)).id == "set-given-already"
    state = go(game, state)
    assert game.waiting(state) == (1,)


@pytest.mark.rule("C8.9")
def test_after_a_draw_the_window_opens_again_and_not_before_the_first_lead() -> None:
    game = hook(give_trumps="after_draw")
    stages = {}
    for before, _, _, _, after in random_match(game, 1):
        if after.deal.stage == "give" and before.deal.stage == "answer":
            stages[after.deal.number, after.deal.tricks] = len(after.deal.stock)
    assert stages
    assert all(tricks > 0 for _, tricks in stages)
    game = hook(give_trumps="before_lead")
    for before, _, _, _, after in random_match(game, 1):
        if after.deal.stage == "give" and before.deal.stage != "give":
            assert after.deal.tricks == 0


@pytest.mark.rule("C8.9")
@pytest.mark.parametrize(
    ("seat", "move", "text"),
    [
        (1, offer_to(3), "set-not-last-trumps"),  # no trump at all
        (0, offer_to(1), "set-give-to-partner"),
        (0, offer_to(0), "set-give-to-partner"),
        (0, lead("9S"), "set-giving-now"),
        (0, declare("molotka"), "set-giving-now"),
        (HOUSE, Number("dealer", 1), "cards-window-open"),
    ],
)
def test_what_cannot_be_offered_is_refused(seat: int, move: object, text: str) -> None:
    game = hook()
    told = refused(game, begun(game, HANDS), seat, move)
    assert (told.id, told.rule) == (text, "C8.9")


@pytest.mark.rule("C8.9")
def test_three_trumps_are_not_last_ones() -> None:
    game = hook()
    state = begun(game, {0: "JD JS QC 7H", 1: "AS KS TH 9H"})
    assert game.legal(state, 0).moves == ()
    assert refused(game, state, 0, offer_to(2)).id == "set-not-last-trumps"


@pytest.mark.rule("C8.9")
@pytest.mark.parametrize(
    ("move", "text"),
    [
        (back("QC"), "set-return-plain"),
        (back("AD 6D"), "set-return-number"),
        (back("6D 6D"), "set-return-number"),
        (GO, "set-return-wanted"),
        (discard("6D"), "set-return-wanted"),
    ],
)
def test_what_cannot_come_back_is_refused(move: object, text: str) -> None:
    game = hook()
    state = played(game, begun(game, HANDS), [(0, offer_to(2))])
    told = refused(game, state, 2, move)
    assert (told.id, told.rule) == (text, "C8.9")
    assert refused(game, state, 2, back("AS")).id == "cards-not-in-hand"
    assert refused(game, state, 0, DECLINE).id == "cards-not-your-turn"


@pytest.mark.rule("C8.9")
def test_of_three_partners_one_is_asked() -> None:
    game = hook(6)
    hands = {0: "JD 9S 8S 7H", 2: "QC QS AD 6D", 4: "KD TD 7D 9D"}
    state = begun(game, hands)
    assert game.legal(state, 0).moves == (offer_to(2), offer_to(4))
    state = played(game, state, [(0, offer_to(4)), (4, back("7D"))])
    assert "JD" in zone(game.view(state, 4), "hand:4").pieces


@pytest.mark.rule("C8.9")
def test_without_teams_nobody_gives() -> None:
    game = mnogo(3, preset="mnogo-hook")
    assert begun(game, {0: "JD 9S 8S 7H"}).deal.stage == "declare"
    with pytest.raises(OptionError, match="option-not-applicable"):
        mnogo(4, {"give_trumps": "off"}, teams=True)


def mask(unknown: Unknown, piece: str) -> list[str]:
    bits = unknown.masks[unknown.pieces.index(piece)]
    return [place.zone for index, place in enumerate(unknown.places) if bits >> index & 1]


@pytest.mark.rule("C8.9", "C0.9")
def test_who_knows_where_the_given_cards_are() -> None:
    game = hook()
    state = played(game, begun(game, HANDS), [(0, offer_to(2))])
    assert game.readers(state, 2, back("6D")) == (2, 0)
    state = played(game, state, [(2, back("6D"))])
    assert "JD" in zone(game.view(state, 0), "hand:2").pieces
    assert "6D" in zone(game.view(state, 2), "hand:0").pieces
    for viewer in (1, 3, WATCHER):
        view = game.view(state, viewer)
        assert set(zone(view, "hand:0").pieces) <= {None, *HANDS.get(viewer, "").split()}
        assert set(mask(view.table.unknown, "JD")) >= {"hand:0", "hand:2", "stock"}


@pytest.mark.rule("C8.9", "C0.9")
def test_cards_once_seen_may_have_changed_hands() -> None:
    game = hook(give_trumps="after_draw")
    hands = {0: "JD QH QD 8C", 2: "JS JH QC JC", 1: "AS KS TH 9H", 3: "9D 6H 7S 8S"}
    state = begun(game, hands, draws="7D 9C KD 7H KH 8D TS 6S")
    state = go(game, played(game, state, [(0, declare("molotka")), (2, declare("molotka"))]))
    moves: list[tuple[int, Move]] = [
        (0, lead("QH QD")),
        (1, discard("TH 9H")),
        (2, discard("JS JH")),
    ]
    state = played(game, state, [*moves, (3, discard("9D 6H"))])
    # Seat 0 has two trumps left, which all have seen, and gives them both. What comes back are
    # the plain cards of seat 2, so that its trumps stay; but that only the two can know.
    state = played(game, state, [(0, offer_to(2)), (2, back("KD TS"))])
    for viewer in (1, 3, WATCHER):
        view = game.view(state, viewer)
        assert set(cards("JD 8C")) <= set(zone(view, "hand:2").pieces)
        assert zone(view, "hand:0").pieces == (None,) * 4
        for card in cards("QC JC"):
            assert mask(view.table.unknown, card) == ["hand:0", "hand:2", "pile:0"]
    assert set(cards("QC JC JD 8C")) == set(zone(game.view(state, 2), "hand:2").pieces)
    assert set(zone(game.view(state, 2), "hand:0").pieces) == {None, *cards("KD TS")}
    assert zone(game.view(state, 0), "hand:2").count == 4
