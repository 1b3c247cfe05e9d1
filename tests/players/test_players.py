"""What holds for every built-in player: lawful, pure, plain data in, a sentence out."""

from __future__ import annotations

from copy import deepcopy

import msgspec
import pytest

from kozel.core.game import Game
from kozel.core.messages import KozelError
from kozel.core.moves import GO, Move
from kozel.core.offers import Offer
from kozel.players.port import full_name
from kozel.players.registry import names, player, versions
from kozel.texts.texts import Texts
from tests.players.tables import deals, free_games, games, named, of_tiles, three_handed, two_teams

pytestmark = pytest.mark.no_cover
"""It plays what others play, too, only oftener; counting lines would triple its time."""

BUILT_IN = versions()
EVERY_GAME = games() + three_handed() + two_teams() + free_games() + of_tiles()


def optional(offer: Offer) -> list[Move]:
    """What may be said before the move that is owed, such as "to a hundred" (D4.6)."""
    return [move for group in offer.groups if group.optional for move in group.moves]


def again(offer: Offer) -> Offer:
    """The offer made anew from its plain data."""
    plain = deepcopy(offer.plain())
    return Offer(plain.seat, plain.prompt, plain.groups, plain.reasons.items)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("game", EVERY_GAME, ids=named)
def test_only_lawful_moves_are_chosen(game: Game, name: str) -> None:
    who = player(name)
    for asked in deals(game, who, 7):
        asked.decision = who.choose(asked.view, asked.offer, 0, asked.seed)
        move = asked.decision.move
        if asked.offer.required:
            assert move in asked.offer.lawful or move in optional(asked.offer)
        elif move != GO:
            assert move in asked.offer.moves
            assert not set(getattr(move, "pieces", ())) & set(asked.offer.reasons)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize(
    "game",
    [
        games()[0],
        games()[5],
        games()[-2],
        *three_handed()[:2],
        *two_teams()[1:6],
        *of_tiles()[3:12:2],
        of_tiles()[13],
    ],
    ids=named,
)
def test_the_same_question_has_the_same_answer_and_changes_nothing(game: Game, name: str) -> None:
    who = player(name)
    for asked in deals(game, who, 2):
        before = msgspec.json.encode((asked.view, asked.offer.plain()))
        asked.decision = who.choose(asked.view, asked.offer, 0, asked.seed)
        assert msgspec.json.encode((asked.view, asked.offer.plain())) == before
        plain = who.choose(deepcopy(asked.view), again(asked.offer), 0, asked.seed)
        assert plain == asked.decision


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_decision_tells_its_reason(name: str, language: str) -> None:
    who = player(name)
    texts = Texts(language, strict=True)
    some = (games()[0], games()[4], games()[-1], games()[-3])
    for game in (*some, *three_handed(), *two_teams(), *of_tiles()):
        for asked in deals(game, who, 4, seed=1):
            asked.decision = who.choose(asked.view, asked.offer, 0, asked.seed)
            told = texts.message(asked.decision.reason)
            assert told[0].isupper()
            assert "{" not in told


@pytest.mark.rule("C0.5")
def test_a_player_cuts_by_its_seed() -> None:
    game = games()[4]
    for name in BUILT_IN:
        who = player(name)
        asked = next(deals(game, who, 1))
        cuts = {who.choose(asked.view, asked.offer, 0, seed).move for seed in range(40)}
        assert len(cuts) > 10


def test_the_newest_version_has_the_plain_name() -> None:
    assert names() == ("random", "novice", "club")
    for name in names():
        newest = [each for each in versions() if each.startswith(f"{name}@")][-1]
        assert full_name(player(name)) == newest
        assert player(newest) is player(name)


@pytest.mark.parametrize("name", ["cub", "club@7", "club@", "", "club@one"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_an_unknown_player_is_refused_in_words(name: str, language: str) -> None:
    with pytest.raises(KozelError) as refused:
        player(name)
    told = Texts(language, strict=True).message(refused.value.message)
    assert name.partition("@")[0] in told
