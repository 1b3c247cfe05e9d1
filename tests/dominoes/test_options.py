"""House rules: what mixes, what is refused, what the sheet says; and that every mixture ends."""

from __future__ import annotations

from random import Random

import pytest

from kozel import games
from kozel.core.messages import OptionError
from kozel.core.options import Value
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.dominoes.tiles import ALL_PIPS
from tests.dominoes.table import at_random, game

PRESETS = [games.preset("domino-kozel"), games.preset("telephone")]


@pytest.mark.rule("D0.2")
@pytest.mark.parametrize(("options", "seats", "reason"), [
    ({"draw": "none", "boneyard_reserve": 2}, 2, "refused-reserve-without-drawing"),
    ({"draw": "none", "drain_first": True}, 2, "refused-drain-without-drawing"),
    ({"lead": "holder_of_6_6"}, 3, "refused-six-leads-with-boneyard"),
    ({"several": "all", "rounds": 5}, 4, "option-not-applicable"),
    ({"target": 51, "rounds": 5}, 4, "option-not-applicable"),
    ({"eggs_to": "loser"}, 4, "option-not-applicable"),
    ({"multi_double": 4}, 4, "option-value-not-here"),
    ({"lead": "winning_team"}, 4, "option-value-not-here"),
    ({"deals": 4}, 4, "option-unknown-near"),
    ({"house_arms": "after_line"}, 4, "option-unknown"),
    ({"hand_end": "winner_gains"}, 4, "option-unknown"),
])  # fmt: skip
def test_what_makes_no_sense_is_refused(options: dict[str, Value], seats: int, reason: str) -> None:
    with pytest.raises(OptionError) as refused:
        game(seats, **options)
    assert refused.value.message.id == reason


@pytest.mark.rule("D0.2", "D0.8")
def test_the_double_six_leads_where_nobody_draws_it() -> None:
    assert game(4, lead="holder_of_6_6").options.lead == "holder_of_6_6"  # type: ignore[attr-defined]


@pytest.mark.rule("D1", "D6")
def test_the_usual_house_rules() -> None:
    kozel, telephone = (preset.base() for preset in PRESETS)
    wanted: dict[str, Value] = {
        "redeal_doubles": 5, "redeal_suit": True, "redeal_mode": "automatic",
        "first_lead": "lowest_double", "no_double": "highest", "must_lead_it": True,
        "lead": "winner", "draw": "until_playable", "fish_by_six": True, "blank_alone": 10,
        "threshold": 13, "remember": True, "fish": "all", "eggs_to": "top_hand", "target": 101,
        "several": "highest", "rounds": 0, "direction": "clockwise", "drain_first": False,
    }  # fmt: skip
    assert {name: getattr(kozel, name) for name in wanted} == wanted
    assert [getattr(telephone, name) for name in ("target", "multi_double", "fish_by_six")] == [
        72, 1, False,
    ]  # fmt: skip
    assert [preset.seatings[0] for preset in PRESETS] == [(4, False), (2, False)]


def mixture(preset: Preset, source: Random) -> tuple[dict[str, Value], int]:
    """House rules and a number of seats drawn at random, as far as they fit together."""
    seats = source.choice(preset.seatings)[0]
    values: dict[str, Value] = {}
    for name in source.sample(preset.offered, len(preset.offered)):
        trial = {**values, name: source.choice(preset.choices(name))}
        try:
            games.make(preset.id, trial, Seating.of(seats))
        except OptionError:
            continue
        values = trial
    return values, seats


@pytest.mark.rule("D0.2", "D0.5")
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
@pytest.mark.parametrize("seed", range(30))
def test_every_mixture_ends_and_counts_every_pip(preset: Preset, seed: int) -> None:
    source = Random(seed)
    values, seats = mixture(preset, source)
    of = games.make(preset.id, values, Seating.of(seats))
    state = of.start()
    for _, _, _, after, _ in at_random(of, source):
        state = after
        if of.deal_over(after):
            view = of.view(after, 0)
            zones = [tile for zone in view.table.zones for tile in zone.pieces]
            layout = view.table.layout
            assert layout is not None
            laid = [layout.first, *(each.tile for arm in layout.arms for each in arm.tiles)]
            pips = sum(int(tile[0]) + int(tile[2]) for tile in (*zones, *laid) if tile)
            assert (pips, len({*zones, *laid})) == (ALL_PIPS, 28)
    assert state.over
    assert state.verdict is not None
    assert len(state.verdict.outcome) == seats


@pytest.mark.rule("D0.2", "D1.2", "D1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sheet_tells_the_rules_in_force(seats: int) -> None:
    def clauses(**options: Value) -> list[str]:
        return [message.id for _, message in games.sheet(game(seats, **options))]

    usual = clauses()
    assert {"clause-domino-remembered", "clause-domino-wiped", "clause-domino-fish-all"} <= {*usual}
    assert ("clause-domino-no-boneyard" in usual) is (seats == 4)
    eggs = clauses(fish="one")
    assert eggs.index("clause-domino-fish-one") + 1 == eggs.index("clause-domino-eggs-top")
    assert "clause-domino-rounds" in clauses(rounds=5)
    assert "clause-domino-goat" not in clauses(rounds=5)
    assert games.sheet(game(seats))[0][0] == "domino-table"
    assert all(message.rule for _, message in games.sheet(game(seats)))


def test_the_sheet_of_a_game_for_points() -> None:
    told = [message.id for _, message in games.sheet(game(2, "telephone", deals=3))]
    assert {"clause-domino-fives", "clause-domino-spinner-first", "clause-domino-deals"} <= {*told}
    assert "clause-domino-goat" not in told
