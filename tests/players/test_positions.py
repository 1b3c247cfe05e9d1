"""The principles of good play: each is a position in tests/positions with what is right there."""

from __future__ import annotations

from pathlib import Path

import pytest

from kozel import games
from kozel.core.notation import write
from kozel.players.registry import player
from kozel.texts.texts import Texts
from tests.players.positions import files, game_of, load


def about(kind: str) -> pytest.MarkDecorator:
    """The positions of games with these pieces, ``cards`` or ``dominoes``."""
    paths = [path for path in files() if games.family(game_of(path)).kind == kind]
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.stem)


@pytest.mark.rule("C12")
@about("cards")
def test_the_right_card_is_found(path: Path) -> None:
    check(path)


@pytest.mark.rule("D9")
@about("dominoes")
def test_the_right_tile_is_found(path: Path) -> None:
    check(path)


def check(path: Path) -> None:
    """The players named in the file do what is right there, and say why."""
    position = load(path)
    view = position.game.view(position.state, position.seat)
    offer = position.game.legal(position.state, position.seat)
    assert set(position.right) | set(position.wrong) <= set(offer.moves)
    for name in position.players:
        decision = player(name).choose(view, offer, 0, seed=1)
        chosen = f"{name} chose {write(decision.move)}: {position.title}"
        assert not position.right or decision.move in position.right, chosen
        assert decision.move not in position.wrong, chosen
        if name == "club" and position.reason:
            assert decision.reason.id == position.reason
        for language in ("ru", "en"):
            assert Texts(language, strict=True).message(decision.reason)
