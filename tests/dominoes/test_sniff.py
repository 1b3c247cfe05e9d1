"""Sniff: the first double in line or across (D7.4)."""

from __future__ import annotations

import pytest

from kozel.core.events import Moved
from kozel.core.game import Game
from kozel.core.options import Value
from kozel.core.views import Laid
from tests.dominoes.lines import brought, ends, laid, last_of, layout
from tests.dominoes.table import cases, deal, filled, game, later, play, refusal, texts, tile

GOLDEN = cases("sniff")[0]


def sniff(**options: Value) -> Game:
    return game(2, "sniff", **options)


@pytest.mark.rule("D7.4")
@pytest.mark.parametrize("way", ["across", "inline"])
def test_golden_sniff(way: str) -> None:
    first, second = map(tile, GOLDEN["line"])
    # 1-6 has its 1 to the left
    move = f"{GOLDEN['tile']}@left={way}"
    state, events = last_of(sniff(), first, f"{second}@left", move)
    total = GOLDEN["crosswise" if way == "across" else "inline"]
    assert layout(state).total == total
    assert brought(events) == ((total, total) if total % 5 == 0 else None)
    assert ends(state) == {"left": 4, "right": 6}
    assert isinstance(events[0], Moved)
    assert events[0].places == (f"left={way}",)
    assert layout(state).arms[0].tiles[-1] == Laid("4-4", 4, across=way == "across")


@pytest.mark.rule("D7.4")
def test_both_ways_are_offered_and_one_must_be_named() -> None:
    state = laid(sniff(), "1-6", more=["6-6", "1-1"])
    doubles = [each for each in texts(state) if each[:3] in ("6-6", "1-1")]
    assert sorted(doubles) == [
        "1-1@left=across", "1-1@left=inline", "6-6@right=across", "6-6@right=inline",
    ]  # fmt: skip
    told = refusal(state, "6-6@right")
    assert (told.id, told.rule) == ("domino-which-way", "D7.4")
    assert refusal(laid(sniff(), "1-6", more=["2-6"]), "2-6@right=inline").rule == "D7.4"


@pytest.mark.rule("D7.4")
@pytest.mark.parametrize(("way", "alone", "beside"), [("across", 8, 8 + 1), ("inline", 8, 4 + 1)])
def test_the_sniff_may_be_the_first_tile(way: str, alone: int, beside: int) -> None:
    state, _ = deal(sniff(), filled([["4-4"], ["1-4"]]), standing=later(sniff(), 0))
    assert {"4-4=across", "4-4=inline"} <= {*texts(state)}
    state, _ = play(state, f"4-4={way}")
    assert layout(state).total == alone
    assert layout(state).across is (way == "across")
    state, _ = play(state, "1-4@left")
    assert layout(state).total == beside


@pytest.mark.rule("D7.4")
def test_after_the_sniff_it_is_muggins() -> None:
    state = laid(sniff(), "1-6", "1-1@left=inline", more=["6-6"])
    assert [each for each in texts(state) if each.startswith("6-6")] == ["6-6@right"]
    assert refusal(state, "6-6@right=inline").id == "domino-only-the-sniff-turns"
    state, events = play(state, "6-6@right")
    assert layout(state).total == 1 + 12
    assert brought(events) is None


@pytest.mark.rule("D7.4", "D0.4")
def test_of_several_doubles_the_first_named_is_the_sniff() -> None:
    state = laid(sniff(multi_double=2), "1-6", more=["6-6", "1-1"])
    both = [each for each in texts(state) if "+" in each]
    assert sorted(both) == [
        "1-1@left=across+6-6@right", "1-1@left=inline+6-6@right",
        "6-6@right=across+1-1@left", "6-6@right=inline+1-1@left",
    ]  # fmt: skip
    assert refusal(state, "6-6@right+1-1@left").id == "domino-which-way"
    state, _ = play(state, "6-6@right=inline+1-1@left")
    assert layout(state).total == 6 + 2


@pytest.mark.rule("D7.4")
def test_the_sniff_as_an_option_of_muggins() -> None:
    state = laid(game(2, "muggins", sniff=True), "1-6", "1-1@left=inline")
    assert layout(state).total == 1 + 6
