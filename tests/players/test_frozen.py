"""Frozen players never change: what they decided when they were frozen they decide today.

If this fails, a player or what it reads was changed: a better player is a new version beside the
old one. Only where the games themselves deal or offer otherwise is a new fingerprint right, or
where a version that no release has had yet is still being made better;
``python -m tests.players.test_frozen`` prints them.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from kozel.core.notation import write
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.games import make
from kozel.players.frozen import PLAYERS
from kozel.players.port import full_name
from kozel.players.registry import player
from tests.players.tables import deals

FROZEN = tuple(map(full_name, PLAYERS))
RECORDED = Path(__file__).parent / "frozen.json"

LEARNED: dict[int, tuple[tuple[str, dict[str, Value]], ...]] = {
    2: (
        ("troika", {}),
        ("troika-risk", {"least_talon": "last_trick"}),
        ("troika-forced", {}),
        ("pikovaya", {"talon": "soloist"}),
        ("khvalyony", {}),
        ("kryuk", {"praises": ("trousers", "double_trousers", "mirror", "star", "merry")}),
        ("nizhny", {"revokes": "caught"}),
        ("nizhny-24", {}),
        ("sixes", {}),
        ("donkey", {}),
        ("sniff", {}),
        ("sea-goat", {}),
        ("partnership", {"redeal_doubles": 4}),
        ("doscientos", {"pass_lead": True}),
    ),
}
"""The games that players have opinions on from a version on, with the options to ask them in."""


def fingerprint(name: str) -> str:
    """A digest of the player's moves in some deals."""
    who = player(name)
    moves = []
    games = [make("classic"), make("classic", {"deck": "24", "revokes": "caught"})]
    games += [make("domino-kozel", None, Seating.of(seats)) for seats in (2, 3, 4)]
    for version, learned in LEARNED.items():
        if version <= who.version:
            games += [make(game, options) for game, options in learned]
    for game in games:
        for asked in deals(game, who, 12, seed=2):
            asked.decision = who.choose(asked.view, asked.offer, 0, asked.seed)
            moves.append(write(asked.decision.move))
    return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", FROZEN)
def test_a_frozen_player_decides_as_ever(name: str) -> None:
    assert json.loads(RECORDED.read_text("utf-8")).get(name) == fingerprint(name)


if __name__ == "__main__":
    print(json.dumps({name: fingerprint(name) for name in FROZEN}, indent=2))
