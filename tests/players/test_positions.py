"""The principles of good play: each is a position in tests/positions with what is right there."""

from __future__ import annotations

from pathlib import Path

import pytest

from kozel.core.notation import write
from kozel.players.registry import player
from kozel.texts.texts import Texts
from tests.players.positions import files, load


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_right_move_is_found(path: Path) -> None:
    position = load(path)
    view = position.game.view(position.state, position.seat)
    offer = position.game.legal(position.state, position.seat)
    assert set(position.right) | set(position.wrong) <= set(offer.moves)
    for name in position.players:
        decision = player(name).choose(view, offer, 0, seed=1)
        chosen = f"{name} chose {write(decision.move)}: {position.title}"
        assert not position.right or decision.move in position.right, chosen
        assert decision.move not in position.wrong, chosen
        for language in ("ru", "en"):
            assert Texts(language, strict=True).message(decision.reason)
