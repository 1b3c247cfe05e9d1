"""Whatever is pasted gives a transcript or a refusal in words."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as some

from kozel.core.match import replay
from kozel.core.messages import KozelError, Message
from kozel.games import make, presets
from kozel.pasted.document import PastedError
from kozel.pasted.transcript import read
from kozel.texts.texts import Texts
from tests.pasted.told import ACTS, GAME, SHORT, WHOLE

QUICKLY = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),
)
TEXTS = (SHORT + " ".join(ACTS), GAME + WHOLE)
BITS = (
    "-", "|", ":", "\n", "pass", "1-1", "05", "draw", "+3-4", "@left", "=", "!", "🀱", "\x00",
    "\ud800", "QC", "A:", "Игра:", "Seats: 3", "Leader: A", "Stock: ", "A B C D\n", "[", "]", "9-9",
    "cut 3",
)  # fmt: skip
NAMES = tuple(preset.id for preset in presets(drafts=True))


def is_answered(text: str) -> None:
    told: list[Message] = []
    try:
        found = read(text)
    except KozelError as refused:
        told = [refused.message]
    else:
        replay(found.log, make)
        if found.fault is not None:
            told = [found.fault.told, found.fault.reason]
    assert all(map(Texts("ru", strict=True).message, told))


@QUICKLY
@given(some.text())
@example("Game: classic\nA: \n")
def test_any_text(text: str) -> None:
    is_answered(text)


@QUICKLY
@given(
    some.sampled_from(TEXTS),
    some.sampled_from(NAMES),
    some.lists(
        some.tuples(some.integers(0, 900), some.integers(0, 20), some.sampled_from(BITS)),
        max_size=4,
    ),
)
def test_a_game_with_anything_in_it(
    text: str, game: str, changes: list[tuple[int, int, str]]
) -> None:
    for at, gone, bit in changes:
        text = text[:at] + bit + text[at + gone :]
    is_answered(text.replace("partnership", game))


def test_a_word_said_over_and_over_is_no_trouble() -> None:
    with pytest.raises(PastedError):
        read("deal:" * 4_000)
