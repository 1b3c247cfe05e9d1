"""Who is asked for a praise, when, and which kinds there are."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from kozel.core.events import Named
from kozel.core.messages import IllegalMove, OptionError
from kozel.core.moves import WATCHER, Choose, Number
from kozel.core.seating import Seating
from kozel.games import make
from tests.cards.tricks.praises.table import asked, counts, events, praising, told
from tests.cards.tricks.table import pair_game, play_out, standing

NONE = Choose("praise", "none")


@pytest.mark.rule("C2.3")
def test_the_first_deal_of_a_match_is_not_praised() -> None:
    game = praising("khvalyony", "trousers")
    state = asked(game, deal=1, next_side=None)
    assert counts(game, state) == [8, 8, 8, 8]


@pytest.mark.rule("C2.4", "C0.8a")
@pytest.mark.parametrize(
    ("praiser", "side", "who"),
    [
        ("first_of_team", 0, (2,)),
        ("first_of_team", 1, (1,)),
        ("team_chooses", 0, (2, 0)),
        ("team_chooses", 1, (1, 3)),
        ("left_of_dealer", 0, (1,)),
    ],
)
def test_who_is_asked_before_the_deal(praiser: str, side: int, who: tuple[int, ...]) -> None:
    game = praising("khvalyony", "trousers", praiser=praiser)
    state = asked(game, dealer=0, next_side=side)
    assert game.waiting(state) == who
    assert counts(game, state) == [0, 0, 0, 0]


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("kind", "led"), [((), 1), (("mirror",), 0)])
def test_after_sixty_sixty_the_right_stays_with_the_team_that_led_or_praised(
    kind: tuple[str, ...], led: int
) -> None:
    game = pair_game({"praises": kind}, name="khvalyony")
    number = 2 if kind else 1
    state = asked(game, ("7S", "7D"), deal=number, next_side=0 if kind else None)  # seat 1: 7♦
    if kind:
        state = told(game, state, Choose("praise", "mirror"))
    state = play_out(game, state, Random(2))
    summary = replace(state.deal.summary, points=(60, 60), tricks=(4, 4), wrong=None)
    assert game.settle(standing(dealer=3, deal=number), summary).standing.next_side == led


@pytest.mark.rule("C2.4")
def test_a_team_chooses_who_of_it_is_asked() -> None:
    game = praising("khvalyony", "trousers", praiser="team_chooses")
    state = asked(game)
    assert set(game.legal(state, 0).moves) == {Number("praiser", 0), Number("praiser", 2)}
    assert game.legal(state, 2).moves == game.legal(state, 0).moves
    state = game.play(state, 0, Number("praiser", 2))[0]
    assert game.waiting(state) == (2,)
    assert events(game, state, Choose("praise", "trousers"))[0] == Named(2, "praise", "trousers")


@pytest.mark.rule("C2.9", "C3.5")
def test_every_agreed_kind_is_offered_and_play() -> None:
    kinds = getattr(make("kryuk").options, "praises")  # noqa: B009
    assert len(kinds) == 8
    game = pair_game(name="kryuk")
    offer = game.legal(asked(game), 0)
    assert set(offer.moves) == {NONE, *(Choose("praise", kind) for kind in kinds)}
    khvalyony = pair_game(name="khvalyony")
    assert set(khvalyony.legal(asked(khvalyony), 0).moves) == {
        NONE,
        Choose("praise", "trousers"),
        Choose("praise", "double_trousers"),
        Choose("praise", "mirror"),
    }


@pytest.mark.rule("C2.4")
def test_who_plays_gets_a_plain_deal() -> None:
    game = praising("khvalyony", "mirror", redeal=False, give_last_trump=0)
    state = told(game, asked(game), NONE)
    assert counts(game, state) == [8, 8, 8, 8]
    assert "praise" not in game.view(state, WATCHER).table.named


@pytest.mark.rule("C2.9")
def test_without_praises_nobody_is_asked() -> None:
    game = pair_game({"praises": ()}, name="khvalyony")
    assert counts(game, asked(game)) == [8, 8, 8, 8]


@pytest.mark.rule("C2.8")
def test_after_a_redeal_the_same_deal_cannot_be_praised() -> None:
    game = praising("khvalyony", "trousers")
    assert counts(game, asked(game, redeals=1)) == [8, 8, 8, 8]


@pytest.mark.rule("C4.6")
def test_the_dealer_praises_the_left_hand_neighbour_who_has_no_choice() -> None:
    game = pair_game(name="nizhny")
    state = asked(game, next_side=1)
    view = game.view(state, WATCHER)
    assert (view.table.named["praise"], view.table.named["praiser"]) == ("trousers", "0")
    assert game.waiting(state) == (0,)


@pytest.mark.rule("C4.6", "C4.7")
def test_of_several_kinds_one_must_be_chosen_even_after_a_redeal() -> None:
    game = pair_game({"praises": ("trousers", "mirror")}, name="nizhny")
    offer = game.legal(asked(game, redeals=1), 0)
    assert set(offer.moves) == {Choose("praise", "trousers"), Choose("praise", "mirror")}


@pytest.mark.rule("C2.9")
@pytest.mark.parametrize("name", ["nizhny", "nizhny-28", "nizhny-24"])
@pytest.mark.parametrize("kind", ["star", "merry", "sad", "small_coffins", "big_coffins"])
def test_some_kinds_need_thirty_two_cards(name: str, kind: str) -> None:
    with pytest.raises(OptionError):
        praising(name, kind)


@pytest.mark.rule("C0.8")
def test_nobody_praises_with_a_blind_seat() -> None:
    with pytest.raises(OptionError) as refused:
        make("kryuk", {"redeal": False}, Seating.of(4, teams=True, blind=(3,)))
    assert refused.value.message.rule == "C0.8"


@pytest.mark.rule("C2.4")
def test_who_is_asked_must_answer_that() -> None:
    game = praising("khvalyony", "trousers")
    state = asked(game)
    with pytest.raises(IllegalMove, match="praise-choose-first"):
        game.play(state, 0, Choose("praise", "mirror"))
    with pytest.raises(IllegalMove, match="cards-not-your-turn"):
        game.play(state, 2, NONE)


@pytest.mark.rule("C2.4")
def test_everybody_hears_the_choice() -> None:
    game = praising("khvalyony", "mirror")
    state = told(game, asked(game), Choose("praise", "mirror"))
    for viewer in (WATCHER, 1, 2, 3):
        view = game.view(state, viewer)
        assert view.table.named["praise"] == "mirror"
        assert Named(0, "praise", "mirror") in view.history
