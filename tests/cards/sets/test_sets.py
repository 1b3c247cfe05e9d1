"""Leads, answers and who takes the trick."""

import pytest

from kozel.core.events import Moved
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import WATCHER, Move, Part, Pick, Play
from kozel.core.offers import Offer
from tests.cards.sets.tables import (
    CLAIM,
    burkozel,
    cards,
    dealt,
    declare,
    discard,
    go,
    lead,
    played,
    zone,
)

HANDS = {1: "AS KS 9S 8H", 2: "TS QS 6D 7D", 0: "6S 7S 8D 9D"}


def table() -> tuple[Game, State]:
    game = burkozel(3)
    return game, go(game, dealt(game, HANDS, "QD"))


def sets(offer: Offer, label: str) -> set[frozenset[str]]:
    """The sets of cards in the group of this label."""
    return {
        frozenset(move.pieces)
        for group in offer.groups
        if group.label == label
        for move in group.moves
        if isinstance(move, Play | Pick)
    }


def some(*texts: str) -> set[frozenset[str]]:
    return {frozenset(cards(text)) for text in texts}


def refused(game: Game, state: State, seat: int, move: Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        game.play(state, seat, move)
    return caught.value


@pytest.mark.rule("C8.3", "C9.2")
def test_one_to_four_cards_of_one_suit_are_led() -> None:
    game, state = table()
    offer = game.legal(state, 1)
    assert sets(offer, "offer-set-lead") == some(
        "AS", "KS", "9S", "AS KS", "AS 9S", "KS 9S", "AS KS 9S", "8H"
    )
    assert len(offer.required) == 8
    assert CLAIM in offer.moves
    assert not offer.reasons
    whole = burkozel(2)
    four = go(whole, dealt(whole, {1: "AS KS 9S 8S"}, "QD"))
    assert frozenset(cards("AS KS 9S 8S")) in sets(whole.legal(four, 1), "offer-set-lead")


@pytest.mark.rule("C8.3", "C9.2")
def test_mixed_suits_are_no_lead() -> None:
    game, state = table()
    error = refused(game, state, 1, lead("AS 8H"))
    assert (error.message.id, error.message.rule) == ("set-mixed-suits", "C8.3")
    assert error.message.args == {"cards": ("AS", "8H")}


@pytest.mark.rule("C8.3")
def test_no_lead_is_longer_than_the_smallest_hand() -> None:
    game, state = table()
    error = refused(game, state, 1, lead("AS KS 9S 8S 7S"))
    assert (error.message.id, error.message.args) == ("set-lead-length", {"number": 5, "most": 4})
    assert refused(game, state, 1, Play(())).message.id == "set-lead-length"


@pytest.mark.parametrize(
    ("seat", "move", "text"),
    [
        (1, lead("TS"), "cards-not-in-hand"),
        (1, lead("AS AS"), "set-card-twice"),
        (1, Play((Part("AS", "left"),)), "set-no-places"),
        (1, discard("AS"), "set-lead-wanted"),
        (1, declare("moscow"), "set-lead-wanted"),
        (2, lead("TS"), "cards-not-your-turn"),
        (2, CLAIM, "cards-not-your-turn"),
    ],
)
def test_what_is_no_lead_is_refused(seat: int, move: Move, text: str) -> None:
    game, state = table()
    assert refused(game, state, seat, move).message.id == text


@pytest.mark.rule("C8.4", "C8.11", "C9.2")
def test_the_whole_set_is_beaten_or_as_many_cards_are_thrown_away() -> None:
    game, state = table()
    state, _ = game.play(state, 1, lead("KS 9S"))
    offer = game.legal(state, 2)
    # The ten beats the king and the queen the nine; each trump beats either.
    assert sets(offer, "offer-set-beat") == some(
        "TS QS", "TS 6D", "TS 7D", "QS 6D", "QS 7D", "6D 7D"
    )
    assert len(sets(offer, "offer-set-discard")) == 6
    assert not game.legal(state, 0).groups


@pytest.mark.rule("C8.4", "C9.2")
@pytest.mark.parametrize(
    ("move", "text"),
    [
        (lead("QS TS KS"), "set-wrong-number"),
        (lead("TS"), "set-wrong-number"),
        (discard("TS"), "set-wrong-number"),
        (discard("TS QS 6D"), "set-wrong-number"),
        (lead("TS QS"), "set-partly-beaten"),
        (lead("9C 8C"), "set-not-beaten"),
        (lead("6S TS"), "cards-not-in-hand"),
        (discard("TS TS"), "set-card-twice"),
        (Pick("lay", ("TS", "QS")), "set-answer-wanted"),
        (CLAIM, "set-answer-wanted"),
    ],
)
def test_beating_only_part_and_other_wrong_answers_are_refused(move: Move, text: str) -> None:
    game = burkozel(2)
    state = go(game, dealt(game, {1: "AS KS 6H 7H", 0: "TS QS 9C 8C"}, "QD"))
    state, _ = game.play(state, 1, lead("AS KS"))
    before = game.view(state, 0)
    error = refused(game, state, 0, move)
    assert error.message.id == text
    assert game.view(state, 0) == before


@pytest.mark.rule("C8.4", "C9.2")
def test_a_trump_is_beaten_by_a_higher_trump_alone() -> None:
    game = burkozel(2)
    state = go(game, dealt(game, {1: "9D 8D 6H 7H", 0: "TD 6D AS AH"}, "QD"))
    state, _ = game.play(state, 1, lead("9D"))
    assert sets(game.legal(state, 0), "offer-set-beat") == some("TD")
    state = go(game, dealt(game, {1: "9D 8D 6H 7H", 0: "6D 7D AS AH"}, "QD"))
    state, _ = game.play(state, 1, lead("9D 8D"))
    assert sets(game.legal(state, 0), "offer-set-beat") == set()


@pytest.mark.rule("C8.4", "C8.5", "C9.2")
def test_the_next_must_beat_the_set_now_on_top_and_the_last_to_beat_takes() -> None:
    game, state = table()
    state = played(game, state, [(1, lead("KS")), (2, lead("6D"))])
    assert sets(game.legal(state, 0), "offer-set-beat") == some("8D", "9D")
    assert refused(game, state, 0, lead("7S")).message.id == "set-not-beaten"
    state, events = game.play(state, 0, lead("8D"))
    assert Moved(("KS", "6D", "8D"), "trick", "pile:0", 0) in events
    view = game.view(state, WATCHER)
    assert zone(view, "last-trick").pieces == cards("KS 6D 8D")
    assert zone(view, "last-trick").owners == (1, 2, 0)
    assert view.table.named["leader"] == "0"


@pytest.mark.rule("C8.5", "C9.2")
def test_if_nobody_beats_the_leader_takes_the_trick() -> None:
    game, state = table()
    state = played(game, state, [(1, lead("KS")), (2, discard("QS")), (0, discard("8D"))])
    view = game.view(state, WATCHER)
    assert zone(view, "last-trick").pieces == cards("KS QS 8D")
    assert zone(view, "pile:1").count == 3
    assert view.table.named["leader"] == "1"


def test_cards_that_could_beat_may_be_thrown_away() -> None:
    game, state = table()
    state = played(game, state, [(1, lead("KS")), (2, discard("TS"))])
    view = game.view(state, WATCHER)
    assert zone(view, "trick").pieces == ("KS",)
    assert zone(view, "discards").pieces == ("TS",)
    assert view.table.named["taker"] == "1"


def test_the_order_in_which_cards_are_named_does_not_matter() -> None:
    game, state = table()
    for text in ("9S AS KS", "KS 9S AS"):
        led, _ = game.play(state, 1, lead(text))
        assert game.legal(led, 2).prompt.args["cards"] == cards(text)
