"""What players read of a praised deal: laying is not following."""

from __future__ import annotations

import pytest

from kozel.core.moves import WATCHER
from kozel.players.reading.tricks import plays, proven_revoke
from tests.cards.tricks.praises.table import dark, drawn, openly, praised, praising, told
from tests.cards.tricks.table import after


@pytest.mark.rule("C5.1")
def test_cards_laid_in_a_praise_prove_nothing_of_the_hands() -> None:
    game = praising("khvalyony", "trousers", revokes="caught")
    state = praised(game, drawn(game, ("QC KS", "TH 8S", "8D 9S", "TS 7H")))
    state = told(game, state, dark("KS"), dark("TH"), openly("9S"), openly("7H"))
    view = game.view(state, WATCHER)
    assert list(plays(view)) == []
    seat = game.waiting(state)[0]
    led = game.legal(state, seat).lawful[0]
    view = game.view(after(game, state, [led.pieces[0]]), WATCHER)  # type: ignore[union-attr]
    assert [(who, card) for who, card, _ in plays(view)] == [(seat, led.pieces[0])]  # type: ignore[union-attr]
    assert proven_revoke(view) is None
