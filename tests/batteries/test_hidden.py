"""Hidden cards stay hidden: worlds that a viewer cannot tell apart look alike in everything.

In sampled positions hidden pieces are changed about and the deal is played again. Wherever the
viewer was told the same events, its view and its offer must be the same. Events that tell
something about hidden pieces are part of some rules; they are listed here, and no other may.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from kozel.core.events import Event, Moved, Named, Said, Shown, Staged
from kozel.core.game import Game, State
from kozel.core.messages import IllegalMove, Message
from kozel.core.moves import WATCHER, Choose, Move, Number, Part, Piece, Play, Seat, Shuffle
from kozel.core.offers import Offer
from kozel.core.presets import Preset
from kozel.core.views import Unknown, View
from kozel.core.worlds import NoWorldError, Worlds
from kozel.players.registry import player, versions
from tests.batteries.ground import Ground, gathered
from tests.batteries.swaps import Past, Swap, hidden, loose, past, played_with, swaps
from tests.batteries.tables import LONG_MIXTURES, Table, all_presets, tables
from tests.batteries.walk import Step, walk

pytestmark = pytest.mark.no_cover
"""It plays what others play, too, only oftener; counting lines would triple its time."""

BOTS = tuple(map(player, versions()))
"""Players that must do the same in worlds that look alike, with the same seed."""

LOOKED_AT = 4
"""So many other worlds are compared in each position."""

_PRAISES = {"moved deck", "stage praise-void"}
"""C5: who draws on holds good cards alone, and may find none to lay."""

_NIZHNY = _PRAISES | {"named first-card", "stage redeal-right"}
"""C4.2: the holder of A♦ leads; C4.7: partners are told whether their team may ask."""

TELLING: dict[str, set[str]] = {
    "classic": {"named praiser"},  # C1.2: the holder of Q♣ announces it
    "mnogo": {"said trumps-offered"},  # C8.9: how many last trumps, one or two
    "mnogo-hook": {"said trumps-offered"},
    "pairs": set(),
    "burkozel": {"stage bura"},  # C9.4: settled by the house
    **{
        preset: {"shown hand", "named opener"}  # D0.6: redeals; D0.7: who leads
        for preset in (
            "domino-kozel",
            "domino-kozel-pairs",
            "domino-classic",
            "domino-duel",
            "sea-goat",
            "donkey",
            "telephone",
            "muggins",
            "threes",
            "fives-threes",
            "sniff",
            "goat-fives",
            "partnership",
            "sudan",
            "doscientos",
            "quinientos",
            "south-american",
            "milo",
        )
    },
    "khvalyony": _PRAISES | {"named first-card"},  # C2.3: the holder of 7♦ leads
    "kryuk": _PRAISES | {"named first-card", "named dry"},  # C3.2: 8♣; C3.6: "dry"
    "nizhny": _NIZHNY,
    "nizhny-28": _NIZHNY,
    "nizhny-24": _NIZHNY,
    "sixes": set(),
    "troika": set(),
    "troika-risk": set(),
    "stock": set(),
    "halves": set(),
    "chips": set(),
    "troika-forced": set(),
    "pikovaya": {"named soloist", "shown talon"},  # C11: the holder of Q♠, or she is in the talon
}
"""Per game the events by which its rules tell of hidden pieces."""


class Position(NamedTuple):
    told: Past
    where: dict[Piece, str]


def positions(game: Game, seed: int, share: float, most: int) -> Iterator[Position]:
    """Points of a random match in mid-deal, each for one viewer."""
    source = Random(seed)
    ground, steps = Ground(), list[Step]()
    blind = game.seating.blind
    viewers = [WATCHER, *(s for s in range(game.seating.seats) if s not in blind)]
    found = 0
    for step in walk(game, seed):
        if game.deal_over(step.before):
            steps.clear()
        steps.append(step)
        ground.take(step.move, step.events)
        dealt = any(isinstance(step.move, Shuffle) for step in steps)
        dealt = dealt and not gathered(step.after, ground)
        if dealt and not game.deal_over(step.after) and source.random() < share:
            yield Position(past(tuple(steps), source.choice(viewers)), dict(ground.where))
            found += 1
            if found == most:
                return


@pytest.mark.rule("C0.9", "D0.10")
@pytest.mark.parametrize("table", tables(), ids=lambda t: t.name)
def test_worlds_that_cannot_be_told_apart_look_alike(
    table: Table, record_property: Callable[[str, object], None]
) -> None:
    record_property("worlds", (table.preset, *look(table, 5, 20)))


@pytest.mark.long
@pytest.mark.parametrize("preset", all_presets(), ids=lambda preset: preset.id)
def test_many_worlds_that_cannot_be_told_apart_look_alike(
    preset: Preset, record_property: Callable[[str, object], None]
) -> None:
    for table in tables(LONG_MIXTURES):
        if table.preset == preset.id:
            for seed in range(6, 9):
                record_property("worlds", (table.preset, *look(table, seed, 60)))


def look(table: Table, seed: int, most: int) -> tuple[int, int]:
    """How many positions were looked at, and in how many there was another world."""
    source = Random(seed)
    found = [
        look_from(position, TELLING[table.preset], source)
        for position in positions(table.game, seed, 0.12, most)
    ]
    return len(found), sum(map(bool, found))


def look_from(position: Position, telling: set[str], source: Random) -> int:
    """Compare some other worlds with the true one; how many there were.

    They are looked for where the masks of the view allow them. Where that finds none, every
    swap of two and every rotation of three is tried: none of them may be a world either.
    """
    told, where = position
    true = seen_by(told.now, told.viewer)
    unknown = true[0].table.unknown
    secret = hidden(told)
    sound(unknown, where, secret, loose(told))
    found = 0
    for swap in swaps(secret, where, source):
        if fits(unknown, where, swap):
            found += compared(telling, told, swap, true)
            if found == LOOKED_AT:
                return found
    if not found:
        for swap in swaps(secret, where, source):
            assert not compared(telling, told, swap, true), f"the masks rule out {swap}"
    return found


def seen_by(state: State, viewer: Seat) -> tuple[View, Offer | None]:
    offer = None if viewer == WATCHER else state.game.legal(state, viewer)
    return state.game.view(state, viewer), offer


def compared(telling: set[str], told: Past, swap: Swap, true: tuple[View, Offer | None]) -> bool:
    """Whether this is a world that the viewer cannot exclude; if so it must look alike."""
    other = played_with(told, swap)
    if other is None:
        return False
    view, offer = seen_by(other, told.viewer)
    if view.history != true[0].history:
        assert difference(true[0].history, view.history) & telling
        return False
    assert view == true[0], f"{swap}"
    assert offer == true[1], f"{swap}"
    assert refusals(other, told.viewer, swap) == refusals(told.now, told.viewer, swap)
    for bot in BOTS:
        if offer is not None and true[1] is not None and offer.required:
            assert bot.choose(view, offer, 1, 7) == bot.choose(true[0], true[1], 1, 7)
    return True


def refusals(state: State, viewer: Seat, swap: Swap) -> list[Message | None]:
    """What the viewer is told when it tries to move what it does not hold, or out of turn."""
    attempts: list[Move] = [Play((Part(piece),)) for piece in swap]
    attempts += [Choose("pass"), Choose("draw"), Choose("take"), Choose("go"), Number("claim", 1)]
    found: list[Message | None] = []
    for move in attempts:
        try:
            state.game.play(state, viewer, move)
            found.append(None)
        except IllegalMove as error:
            found.append(error.message)
    return found


def difference(one: tuple[Event, ...], other: tuple[Event, ...]) -> set[str]:
    """Which events come first where two stories part."""
    at = next(
        (n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), None
    )
    if at is None:
        at = min(len(one), len(other))
    return {kind(event) for story in (one, other) for event in story[at : at + 1]}


def kind(event: Event) -> str:
    match event:
        case Named(_, what, _):
            return f"named {what}"
        case Said(_, word, _):
            return f"said {word}"
        case Staged(name, _, _):
            return f"stage {name}"
        case Shown(_, zone, _, _):
            return f"shown {zone.partition(':')[0]}"
        case Moved(_, source):
            return f"moved {source.partition(':')[0]}"
        case _:
            return type(event).__name__.lower()


def fits(unknown: Unknown, where: dict[Piece, str], swap: Swap) -> bool:
    """Whether what is known allows the places that the pieces have after the swap."""
    lies = where | {new: where[old] for old, new in swap.items()}
    return allowed(unknown, lies)


def allowed(unknown: Unknown, lies: dict[Piece, str]) -> bool:
    """Whether these places are one of the worlds. A zone may be told of in several parts, such
    as tiles drawn at different times."""
    masks = tuple(
        mask & sum(1 << n for n, place in enumerate(unknown.places) if place.zone == lies[piece])
        for piece, mask in zip(unknown.pieces, unknown.masks, strict=True)
    )
    try:
        return Worlds(replace(unknown, masks=masks)).count > 0
    except NoWorldError:
        return False


def sound(unknown: Unknown, where: dict[Piece, str], secret: set[Piece], loose: set[Piece]) -> None:
    """What was never seen is unknown, nothing else but what may have moved since; the true
    places are among those allowed, the counts are right, and the sampler can serve."""
    assert secret <= set(unknown.pieces) <= secret | loose
    assert len(unknown.pieces) == sum(place.count for place in unknown.places)
    lying: Counter[str] = Counter()
    for place in unknown.places:
        lying[place.zone] += place.count
    assert +lying == Counter(where[piece] for piece in unknown.pieces)
    assert allowed(unknown, where)
    masks = dict(zip(unknown.pieces, unknown.masks, strict=True))
    laid = Worlds(unknown).draw(Random(1))
    assert [len(laid[at]) for at in laid] == [place.count for place in unknown.places]
    assert all(masks[piece] >> at & 1 for at, pieces in laid.items() for piece in pieces)


def test_every_game_says_which_events_tell_of_hidden_pieces() -> None:
    assert TELLING.keys() == {preset.id for preset in all_presets()}
