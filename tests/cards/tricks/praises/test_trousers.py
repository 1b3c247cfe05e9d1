"""Trousers: draw from top and bottom, keep the good cards, lay the first other one (C5.1)."""

from __future__ import annotations

from random import Random

import pytest

from kozel.cards.deck import DECKS
from kozel.core.events import Moved, Shown, Staged
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, WATCHER, Choose, Number, Shuffle
from tests.cards.tricks.praises.table import (
    asked,
    counts,
    dark,
    drawn,
    events,
    faces,
    hand,
    named,
    openly,
    places,
    praised,
    praising,
    told,
    zone,
)
from tests.cards.tricks.table import play_out

SIMPLE = ("QC KS", "TH 8S", "8D 9S", "TS 7H")
"""Draws of the four: each lays the second card, but for the last, who may lay either."""
MORE = Choose("more")


def khvalyony(*draws: str, **options: str) -> tuple[Game, State]:
    game = praising("khvalyony", "trousers", **options)
    return game, praised(game, drawn(game, draws))


@pytest.mark.rule("C5.1")
def test_the_praiser_alone_sees_the_card_from_the_top_and_the_one_from_the_bottom() -> None:
    game = praising("khvalyony", "trousers")
    state = asked(game, drawn(game, SIMPLE))
    _, draw = events(game, state, Choose("praise", "trousers"))
    assert isinstance(draw, Moved)
    assert (draw.source, draw.target, draw.positions) == ("deck", "hand:0", (0, 31))
    assert faces(draw, 0) == ("QC", "KS")
    for viewer in (WATCHER, 1, 2, 3):
        assert faces(draw, viewer) == (None, None)


@pytest.mark.rule("C5.1")
def test_good_cards_go_to_the_hand_until_one_comes_that_is_not() -> None:
    game, state = khvalyony("QC AH", "JD 7D", "AS KS", *SIMPLE[1:])
    assert hand(game, state, 0) == ("QC", "AH", "JD", "7D", "AS", "KS")
    assert game.legal(state, 0).moves == (dark("KS"),)


@pytest.mark.rule("C5.1")
def test_of_two_cards_that_are_not_good_either_is_laid_and_the_other_is_kept() -> None:
    game, state = khvalyony("KS 8H", *SIMPLE[1:])
    assert game.legal(state, 0).moves == (dark("KS"), dark("8H"))
    state = told(game, state, dark("8H"))
    assert hand(game, state, 0) == ("KS",)


@pytest.mark.rule("C5.1", "C2.9")
def test_trumps_and_aces_may_not_be_laid() -> None:
    game, state = khvalyony("AH KS", *SIMPLE[1:])
    with pytest.raises(IllegalMove) as refused:
        told(game, state, dark("AH"))
    assert refused.value.message.id == "praise-keep"
    assert refused.value.message.rule == "C5.1"
    assert set(game.legal(state, 0).reasons) == {"AH"}
    with pytest.raises(IllegalMove, match="praise-no-more"):
        told(game, state, MORE)


@pytest.mark.rule("C5.1")
def test_the_first_two_lay_face_down_and_the_others_face_up() -> None:
    game, state = khvalyony(*SIMPLE)
    state = told(game, state, dark("KS"))
    assert game.legal(state, 1).moves == (dark("TH"), dark("8S"))
    for viewer, seen in ((0, "KS"), (1, None), (2, None), (WATCHER, None)):
        assert zone(game.view(state, viewer), "trick").pieces == (seen,)
    state = told(game, state, dark("8S"))
    assert zone(game.view(state, 1), "trick").pieces == (None, "8S")
    assert zone(game.view(state, 0), "trick").pieces == ("KS", None)
    assert game.legal(state, 2).moves == (openly("9S"),)
    state = told(game, state, openly("9S"))
    assert zone(game.view(state, WATCHER), "trick").pieces == (None, None, "9S")
    assert zone(game.view(state, WATCHER), "trick").owners == (0, 1, 2)
    assert game.legal(state, 3).moves == (openly("TS"), openly("7H"))


@pytest.mark.rule("C5.1", "C0.9")
def test_a_card_laid_face_down_is_no_secret_to_whoever_laid_it_and_to_nobody_else() -> None:
    game, state = khvalyony(*SIMPLE)
    assert game.readers(state, 0, dark("KS")) == (0,)
    state = told(game, state, dark("KS"), dark("8S"))
    assert game.readers(state, 2, openly("9S")) is None


@pytest.mark.rule("C5.1")
def test_the_dark_cards_are_turned_and_the_taker_leads() -> None:
    game, state = khvalyony(*SIMPLE)
    state = told(game, state, dark("KS"), dark("8S"), openly("9S"))
    happened = events(game, state, openly("TS"))
    assert happened[1:4] == (
        Shown(("KS",), "trick", 0),
        Shown(("8S",), "trick", 1),
        Moved(("KS", "8S", "9S", "TS"), "trick", "pile:1", 3),
    )
    state = told(game, state, openly("TS"))
    assert counts(game, state) == [7, 7, 7, 7]
    assert game.waiting(state) == (3,)
    assert zone(game.view(state, WATCHER), "pile:1").count == 4


@pytest.mark.rule("C5.1")
def test_a_card_of_another_suit_takes_nothing() -> None:
    game, state = khvalyony("QC 7S", "TH 8H", "AH 9C", "KC 7H")
    state = told(game, state, dark("7S"), dark("TH"), openly("9C"), openly("KC"))
    assert zone(game.view(state, WATCHER), "last-trick").seat == 0
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C5.1")
def test_a_ten_led_in_praised_kozel_always_takes() -> None:
    source = Random(4)
    game = praising("khvalyony", "trousers")
    found = 0
    for _ in range(200):
        order = list(DECKS["32"])
        source.shuffle(order)
        state = praised(game, order)
        tens = [move for move in game.legal(state, 0).moves if move.pieces[0][0] == "T"]  # type: ignore[union-attr]
        if not tens:
            continue
        state = told(game, state, tens[0])
        while game.view(state, WATCHER).table.stage == "trousers":
            seat = game.waiting(state)[0]
            state = game.play(state, seat, source.choice(game.legal(state, seat).moves))[0]
        assert zone(game.view(state, WATCHER), "last-trick").seat == 0
        found += 1
    assert found > 20


@pytest.mark.rule("C3.1", "C5.1")
def test_in_kryuk_the_suit_is_named_after_the_first_draw_and_before_a_card_is_laid() -> None:
    game = praising("kryuk", "trousers")
    state = praised(game, drawn(game, ("KH 8S", "JD 9H", "KS TH", *SIMPLE[2:])))
    assert hand(game, state, 0) == ("KH", "8S")
    assert game.view(state, 0).table.stage == "naming"
    state = told(game, state, named("H"))
    assert game.legal(state, 0).moves == (dark("8S"),)
    with pytest.raises(IllegalMove, match="praise-keep"):
        told(game, state, dark("KH"))
    assert game.view(state, WATCHER).table.named["trump"] == "H"


@pytest.mark.rule("C3.1")
def test_before_the_suit_is_named_only_permanent_trumps_are_trumps() -> None:
    game = praising("kryuk", "trousers")
    state = praised(game, drawn(game, SIMPLE))
    trumps = {fact.piece for fact in game.view(state, 0).table.facts if fact.trump}
    assert trumps == {"7C", *(rank + suit for rank in "QJ" for suit in "CDHS")}


@pytest.mark.rule("C5")
def test_in_kryuk_aces_are_held_back_by_the_praiser_alone() -> None:
    game = praising("kryuk", "trousers")
    state = praised(game, drawn(game, ("AH TS", "AS JD", "KS 8H", "9S 9H")))
    state = told(game, state, named("C"))
    assert game.legal(state, 0).moves == (dark("TS"),)
    state = told(game, state, dark("TS"))
    assert game.legal(state, 1).moves == (dark("AS"),)
    state = told(game, state, dark("AS"), openly("KS"), openly("9S"))
    assert zone(game.view(state, WATCHER), "last-trick").seat == 1


RICH = ("QC QS", "QH QD", "JC JS", "JH 7D", "AD AH", "KS KH")
"""The praiser gets ten good cards; the hand has room for seven."""


@pytest.mark.rule("C5")
def test_good_cards_without_room_go_to_the_partner_known_to_the_drawer_alone() -> None:
    game, state = khvalyony(*RICH, "TH 8S", "9H 9S", "TS 7H")
    assert hand(game, state, 0) == ("QC", "QS", "QH", "QD", "JC", "JS", "JH", "KS", "KH")
    passed = ("7D", "AD", "AH")
    assert hand(game, state, 2) == passed
    assert set(hand(game, state, 2, viewer=0)) == set(passed)
    for viewer in (WATCHER, 1, 3):
        assert hand(game, state, 2, viewer) == (None, None, None)
    assert not set(game.view(state, 0).table.unknown.pieces) & set(passed)


@pytest.mark.rule("C5")
def test_hands_are_equal_in_the_end_and_a_card_without_room_is_dealt_with_the_rest() -> None:
    game, state = khvalyony(*RICH, "TH 8S", "9H 9S", "TS 7H")
    state = told(game, state, dark("KS"))
    assert hand(game, state, 0) == ("QC", "QS", "QH", "QD", "JC", "JS", "JH")
    assert zone(game.view(state, 0), "aside").pieces == ("KH",)
    assert zone(game.view(state, 1), "aside").pieces == (None,)
    state = told(game, state, dark("8S"), openly("9S"), openly("TS"))
    assert counts(game, state) == [7, 7, 7, 7]
    assert set(hand(game, state, 2, viewer=0)) == {"7D", "AD", "AH", None}
    lines = len(state.lines)
    assert len(play_out(game, state, Random(1)).lines) == lines + 1


ALL_GOOD = (
    "QC QS", "QH QD", "JC JS", "JH JD", "AD TD", "KD 9D", "8D 7D", "AH AS", "AC 7S",
    "8S 9S", "KS TS", "7H 8H", "9H KH", "TH 7C", "8C 9C", "KC TC",
)  # fmt: skip
"""The whole pack, the seventeen good cards first."""


@pytest.mark.rule("C5")
def test_when_the_partner_has_no_room_either_good_cards_are_laid_aside() -> None:
    game, state = khvalyony(*ALL_GOOD)
    view = game.view(state, 0)
    assert counts(game, state) == [8, 0, 7, 0]
    assert zone(view, "aside").count == 3
    assert set(zone(view, "aside").pieces) == {"AH", "AS", "AC"}
    assert zone(game.view(state, 2), "aside").pieces == (None, None, None)


@pytest.mark.rule("C5")
def test_a_void_praise_is_shuffled_and_dealt_plainly() -> None:
    game = praising("nizhny-24", "double_trousers", redeal=False)
    trumps = ["7C", "QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD", "AC", "TC", "KC"]
    plain = [c for c in DECKS["24"] if c not in trumps]
    # three players lay a plain card each and keep the others they drew; trumps are left
    draws = [" ".join(cards[n : n + 4]) for cards in (plain, trumps) for n in (0, 4, 8)]
    state = praised(game, drawn(game, draws, pairs=2))
    state = told(game, state, dark(plain[0]), dark(plain[4]))
    happened = events(game, state, openly(plain[8]))
    assert Staged("praise-void", 0) in happened
    state = told(game, state, openly(plain[8]))
    assert game.waiting(state) == (HOUSE,)
    assert counts(game, state) == [0, 0, 0, 0]
    state = game.play(state, HOUSE, Shuffle("plain", DECKS["24"]))[0]
    assert counts(game, state) == [6, 6, 6, 6]
    view = game.view(state, WATCHER)
    assert "praise" not in view.table.named
    assert view.table.named["trump"] == "C"
    assert game.waiting(state) == (0,)
    lines = len(state.lines)
    assert len(play_out(game, state, Random(1)).lines) == lines + 1


@pytest.mark.rule("C5", "C0.9")
def test_everybody_can_work_out_that_cards_drawn_before_the_last_were_good() -> None:
    game, state = khvalyony("QC AH", "JD 7D", "9H KS", *SIMPLE[1:])
    good = {"AC", "AD", "AH", "AS", *(c for c in DECKS["32"] if c[0] in "QJ" or c[1] == "D")}
    held = places(game, state, 1)["hand:0"]
    unseen = set(game.view(state, 1).table.unknown.pieces)
    assert held.count(good & unseen) == 4
    assert held.count(unseen - good) == 1
    state = told(game, state, dark("KS"))
    lying = places(game, state, WATCHER)
    assert lying["trick"] == [set(DECKS["32"]) - good]
    assert lying["hand:0"].count(good) == 4


@pytest.mark.rule("C0.6", "C5.1")
def test_where_it_can_be_caught_one_may_draw_on_or_lay_a_good_card() -> None:
    game, state = khvalyony(*SIMPLE, revokes="caught")
    offer = game.legal(state, 0)
    assert set(offer.moves) == {dark("QC"), dark("KS"), MORE}
    assert offer.lawful == (dark("KS"),)
    assert offer.reasons["QC"].id == "praise-keep"
    drew = told(game, state, MORE)
    assert hand(game, drew, 0) == ("QC", "KS", "TH", "8S")
    for cheat in (told(game, drew, dark("KS")), told(game, state, dark("QC"))):
        assert Number("challenge", 0) in game.legal(cheat, 1).moves
        over, happened = game.play(cheat, 3, Number("challenge", 0))
        assert any(isinstance(e, Staged) and e.name == "praise-proven" for e in happened)
        assert game.deal_over(over)


@pytest.mark.rule("C0.6", "C5.1")
def test_a_challenge_of_a_fair_praise_is_wrong_and_shows_what_was_laid() -> None:
    game, state = khvalyony(*SIMPLE, revokes="caught")
    state = told(game, state, dark("KS"))
    _, happened = game.play(state, 1, Number("challenge", 0))
    assert Shown(("KS",), "played:0", 0) in happened
    assert any(isinstance(e, Staged) and e.name == "revoke-unproven" for e in happened)


@pytest.mark.rule("C0.6")
def test_an_honest_player_without_a_card_to_lay_must_draw_again() -> None:
    game, state = khvalyony("TD AH", *SIMPLE, revokes="caught")
    assert game.legal(state, 0).lawful == (MORE,)


@pytest.mark.rule("C0.6", "C0.9")
def test_where_cheating_is_possible_draws_prove_nothing() -> None:
    game, state = khvalyony("QC AH", "9H KS", *SIMPLE[1:], revokes="caught")
    state = told(game, state, MORE, dark("KS"))
    lying = places(game, state, WATCHER)
    everything = set(DECKS["32"])
    assert all(may == everything for zone in ("hand:0", "trick") for may in lying[zone])
