"""Who leads: winners, whole teams, partners, a drawn tile, the match before."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from kozel.core.chain import salts_from
from kozel.core.chance import Lot, Shuffling
from kozel.core.events import Named, Said
from kozel.core.game import Game, State
from kozel.core.log import Header, LogError, Writer
from kozel.core.logreader import read
from kozel.core.match import begin, replay
from kozel.core.messages import IllegalMove, OptionError
from kozel.core.moves import HOUSE, Choose, Number, Shuffle
from kozel.core.notation import parse
from kozel.dominoes.state import Ending, Round
from kozel.dominoes.tiles import TILES
from kozel.games import make
from tests.dominoes.pairs import pairs, settled
from tests.dominoes.table import deal, filled, game, later, order_for, refusal, texts

KEEP, PASS = Choose("lead", "keep"), Choose("lead", "pass")
SINGLES = ["0-1", "0-2", "0-3", "1-2", "1-3", "2-4", "3-4"]
DOUBLES = ["1-1", "2-2", "3-3", "0-4", "1-4", "0-5", "1-5"]


def dealt(of: Game, hands: list[list[str]], leader: int, **fields: object) -> State:
    return deal(of, filled(hands), standing=later(of, leader, **fields))[0]


@pytest.mark.rule("D0.8")
def test_either_member_of_the_winning_team_leads_as_they_choose() -> None:
    of = pairs("partnership", lead="winning_team")
    after = settled(of, [0, 9, 6, 4], out=0).standing
    assert after.next_side == 0
    state = deal(of, filled([[], [], [], []]), standing=replace(after, dealer=0))[0]
    assert set(of.waiting(state)) == {0, 2}
    assert of.legal(state, 2).moves == (KEEP, PASS)
    assert not of.legal(state, 1).moves
    for who, move, leader in ((0, KEEP, 0), (0, PASS, 2), (2, KEEP, 2), (2, PASS, 0)):
        led, events = of.play(state, who, move)
        assert of.waiting(led) == (leader,)
        assert events == (Named(leader, "opener"),)
        assert len(texts(led)) == 7
    with pytest.raises(IllegalMove) as refused:
        of.play(state, 1, KEEP)
    assert refused.value.message.rule == "D8.3"


@pytest.mark.rule("D0.8")
def test_which_team_is_the_winning_one() -> None:
    of = pairs("partnership", lead="winning_team")
    assert settled(of, [3, 9, 0, 4], out=2).standing.next_side == 0
    assert settled(of, [9, 1, 8, 3], last=0).standing.next_side == 1
    assert settled(of, [9, 9, 8, 8], last=3).standing.next_side == 1
    kozel = pairs("domino-kozel-pairs", lead="winning_team")
    assert settled(kozel, [9, 1, 8, 3], last=0).standing.next_side == 1


@pytest.mark.rule("D0.8", "D0.2")
def test_there_is_no_winning_team_without_teams() -> None:
    with pytest.raises(OptionError) as refused:
        game(3, "sea-goat", lead="winning_team")
    assert refused.value.message.id == "refused-winning-team-without-teams"


@pytest.mark.rule("D0.8")
def test_a_double_must_be_led_and_the_partner_leads_who_alone_has_one() -> None:
    of = pairs("partnership", lead_double=True)
    own = dealt(of, [DOUBLES, [], [], []], 0)
    assert texts(own) == ["1-1", "2-2", "3-3"]
    assert refusal(own, "0-4").id == "domino-must-lead-double"
    partners = dealt(of, [SINGLES, ["4-4", "5-5", "6-6"], DOUBLES, ["0-0"]], 0)
    assert of.waiting(partners) == (2,)
    assert texts(partners) == ["1-1", "2-2", "3-3"]
    neither = dealt(
        of,
        [SINGLES, ["4-4", "5-5", "6-6", "3-3"], ["4-5", "4-6", "5-6"], ["0-0", "1-1", "2-2"]],
        0,
    )
    assert of.waiting(neither) == (0,)
    assert len(texts(neither)) == 7


@pytest.mark.rule("D8.3")
def test_the_lead_may_be_passed_where_that_was_agreed() -> None:
    of = pairs("doscientos", pass_lead=True)
    state = dealt(of, [[], [], [], []], 3)
    assert of.waiting(state) == (3,)
    kept, events = of.play(state, 3, KEEP)
    assert (of.waiting(kept), events) == ((3,), ())
    passed, events = of.play(state, 3, PASS)
    assert of.waiting(passed) == (1,)
    assert events == (Said(3, "pass-lead"), Named(1, "opener"))
    assert len(texts(passed)) == 7
    usual = pairs("doscientos")
    plain = dealt(usual, [[], [], [], []], 3)
    with pytest.raises(IllegalMove):
        usual.play(plain, 3, PASS)


@pytest.mark.rule("D8.3", "D0.7")
def test_even_the_first_lead_may_be_passed_and_all_know_where_six_six_lies() -> None:
    of = pairs("doscientos", pass_lead=True)
    state, events = deal(of, filled([[], [], ["6-6"], []]))
    assert events[-1] == Named(2, "opener-tile", "6-6")
    passed = of.play(state, 2, PASS)[0]
    assert of.waiting(passed) == (0,)
    assert len(texts(passed)) == 7
    unknown = of.view(passed, 1).table.unknown
    for_one = next(
        at for at, place in enumerate(unknown.places) if place.zone == "hand:2" and place.count == 1
    )
    able = [piece for piece, mask in zip(unknown.pieces, unknown.masks, strict=True)
            if mask >> for_one & 1]  # fmt: skip
    assert able == ["6-6"]
    kept = of.play(state, 2, KEEP)[0]
    assert texts(kept) == ["6-6"]


@pytest.mark.rule("D8.3", "D0.8")
def test_a_lead_passed_to_a_partner_without_doubles_comes_back() -> None:
    of = pairs("doscientos", pass_lead=True, lead_double=True)
    state = dealt(of, [DOUBLES, ["4-4", "5-5", "6-6"], SINGLES, ["0-0"]], 0)
    passed = of.play(state, 0, PASS)[0]
    assert of.waiting(passed) == (0,)
    assert texts(passed) == ["1-1", "2-2", "3-3"]


@pytest.mark.rule("D8.3")
def test_after_a_fish_the_winners_lower_hand_leads() -> None:
    of = pairs("doscientos")
    assert settled(of, [9, 3, 0, 3], out=2).standing.next_leader == 2
    assert settled(of, [9, 3, 8, 1], last=0).standing.next_leader == 3
    assert settled(of, [9, 3, 8, 3], last=0).standing.next_leader == 3
    fisherman = pairs("doscientos", fish_lead="fisherman")
    assert settled(fisherman, [9, 3, 8, 1], last=0).standing.next_leader == 0


@pytest.mark.rule("D8.3")
@pytest.mark.parametrize("tie", ["none", "leading_side"])
def test_who_leads_after_an_even_fish(tie: str) -> None:
    def after(value: str) -> int | None:
        of = pairs("doscientos", after_tie=value, fish_tie=tie)
        return settled(of, [9, 10, 8, 7], last=2, leader=1).standing.next_leader

    assert after("lower_of_starting_side") == 3
    assert after("blocker") == 2
    assert after("holder_of_6_6") is None
    of = pairs("doscientos", fish_tie=tie)
    standing = settled(of, [9, 10, 8, 7], last=2, leader=1).standing
    state = deal(of, filled([[], [], [], ["6-6"]]), standing=replace(standing, dealer=0))[0]
    assert of.waiting(state) == (3,)
    assert texts(state) == ["6-6"]
    assert refusal(state, "5-6").rule in ("D8.3", None)
    once_more = settled(of, [0, 10, 8, 7], out=0, extra=standing.extra).standing
    assert once_more.next_leader == 0
    assert once_more.extra is None


@pytest.mark.rule("D8", "D0.7")
def test_the_lead_goes_round_to_the_right() -> None:
    of = pairs("partnership")
    state, events = deal(of, filled([[], [], [], ["6-6"]]))
    assert events[-1] == Named(3, "opener-tile", "6-6")
    assert texts(state) == ["6-6"]
    assert settled(of, [0, 9, 6, 4], out=0, leader=3).standing.next_leader == 2
    assert settled(of, [0, 9, 6, 4], out=0, leader=0).standing.next_leader == 3


@pytest.mark.rule("D8.3")
def test_a_drawn_tile_decides_the_first_lead() -> None:
    of = pairs("doscientos", first_lead="drawn_tile")
    state = of.play(of.start(), HOUSE, Number("shuffler", 1))[0]
    for seat, (at, tile) in enumerate(((5, "0-5"), (26, "6-6"), (0, "0-0"), (24, "5-6"))):
        assert of.chance(state) == Lot("tile", 28 - seat)
        with pytest.raises(IllegalMove):
            of.play(state, HOUSE, Number("tile", 28 - seat))
        state, events = of.play(state, HOUSE, Number("tile", at))
        assert events == (Named(seat, "drawn-tile", tile),)
    assert of.chance(state) == Shuffling("deal", TILES)
    order = order_for(filled([["6-6"], [], [], []]), 1)
    state = of.play(state, HOUSE, Shuffle("deal", tuple(order)))[0]
    assert of.waiting(state) == (1,)
    assert len(texts(state)) == 7


@pytest.mark.rule("D8.3")
def test_of_equal_drawn_tiles_the_larger_half_decides() -> None:
    of = pairs("doscientos", first_lead="drawn_tile")
    state = of.play(of.start(), HOUSE, Number("shuffler", 0))[0]
    for at in (18, 11, 0, 0):  # 3-3, 1-5, 0-0, 0-1
        state = of.play(state, HOUSE, Number("tile", at))[0]
    order = order_for(filled([[], [], [], []]), 0)
    state = of.play(state, HOUSE, Shuffle("deal", tuple(order)))[0]
    assert of.waiting(state) == (1,)


@pytest.mark.rule("D8")
@pytest.mark.parametrize(("options", "leader"), [
    ({}, 0), ({"direction": "clockwise"}, 2), ({"first_lead": "drawn_tile"}, 0),
    ({"first_lead": "lot"}, 0),
])  # fmt: skip
def test_a_rematch_is_led_by_the_right_hand_neighbour(options: dict[str, str], leader: int) -> None:
    of = pairs("partnership", **options)
    header = Header.of(of.preset, of.options, of.seating, first_leader=1)
    state = begin(header, make).state
    state = of.play(state, HOUSE, Number("shuffler", 0))[0]
    order = order_for(filled([[], [], [], ["6-6"]]), 0)
    state, events = of.play(state, HOUSE, Shuffle("deal", tuple(order)))
    assert events[-1] == Named(leader, "opener")
    assert of.waiting(state) == (leader,)
    assert len(texts(state)) == 7


@pytest.mark.rule("D8")
def test_who_led_the_match_before_is_kept_in_the_log() -> None:
    of = pairs("partnership")
    plain = Header.of(of.preset, of.options, of.seating)
    assert "first_leader" not in plain.line()
    header = Header.of(of.preset, of.options, of.seating, first_leader=3)
    lines: list[str] = []
    writer = Writer.begin(header, salts_from(Random(1).randbytes), lines.append)
    writer.close()
    log = read("".join(lines).encode())
    assert log.header == header
    assert replay(log, make).state.standing.first_leader == 3
    assert begin(plain, make).state.standing.first_leader is None
    with pytest.raises(LogError):
        begin(replace(header, first_leader=4), make)


@pytest.mark.rule("D8")
def test_a_match_remembers_who_led_it_first() -> None:
    of = pairs("partnership")
    rematch = replace(of.rules.opening(), first_leader=1)
    first = of.settle(rematch, _round_led_by(2)).standing
    assert first.first_leader == 2
    assert of.settle(first, _round_led_by(3)).standing.first_leader == 2


def _round_led_by(leader: int) -> Round:
    return Round(Ending("out", 0), (0, 1, 2, 3), 0, leader)


@pytest.mark.rule("D8")
def test_other_games_begin_a_rematch_as_any_match() -> None:
    of = pairs("domino-kozel-pairs")
    header = Header.of(of.preset, of.options, of.seating, first_leader=1)
    state = of.play(begin(header, make).state, HOUSE, Number("shuffler", 0))[0]
    order = order_for(filled([[], [], [], ["1-1"]]), 0)
    state, events = of.play(state, HOUSE, Shuffle("deal", tuple(order)))
    assert events[-1] == Named(3, "opener-tile", "1-1")
    assert of.waiting(state) == (3,)


@pytest.mark.rule("D0.6")
@pytest.mark.parametrize(("name", "doubles", "asked"), [
    ("partnership", 4, True), ("partnership", 5, True), ("partnership", 7, False),
    ("south-american", 5, False), ("south-american", 7, False),
])  # fmt: skip
def test_a_redeal_on_request_or_by_itself(name: str, doubles: int, asked: bool) -> None:
    of = pairs(name, redeal_doubles=doubles)
    five = ["0-0", "1-1", "2-2", "3-3", "4-4", "1-2", "5-6"]
    state, events = deal(of, filled([five, [], [], []]))
    again = any(getattr(event, "name", "") == "redeal-tiles" for event in events)
    assert again is (name == "south-american" and doubles == 5)
    offered = of.legal(state, 0).moves
    assert (offered == (Choose("redeal"),)) is asked
    if asked:
        assert of.waiting(state) == (HOUSE,)
        again_state, said = of.play(state, 0, Choose("redeal"))
        assert said[0] == Said(0, "redeal-tiles")
        assert of.chance(again_state) == Shuffling("deal-2", TILES)
        gone_on = of.play(state, HOUSE, parse("go"))[0]
        assert of.waiting(gone_on)[0] >= 0
