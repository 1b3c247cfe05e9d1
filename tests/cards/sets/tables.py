"""Tables for tests of sets: deals with chosen cards, and matches played at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from kozel.cards.deck import DECKS
from kozel.cards.trim import trimmed
from kozel.core.chance import Close, draw
from kozel.core.events import Event
from kozel.core.game import Game, State
from kozel.core.moves import GO, HOUSE, Choose, Move, Number, Part, Pick, Play, Seat, Shuffle
from kozel.core.options import Value
from kozel.core.seating import Seating
from kozel.core.views import View, Zone
from kozel.games import make

CLAIM = Choose("claim")


def burkozel(
    seats: int = 2, options: Mapping[str, Value] | None = None, *, teams: bool = False
) -> Game:
    """The game with these options, all seats bots."""
    return make("burkozel", options, Seating.of(seats, teams=teams))


def mnogo(
    seats: int = 2,
    options: Mapping[str, Value] | None = None,
    *,
    teams: bool = False,
    preset: str = "mnogo",
) -> Game:
    """A game of C8 with these options, all seats bots."""
    return make(preset, options, Seating.of(seats, teams=teams))


def hook(seats: int = 4, **options: Value) -> Game:
    """The game with permanent trumps, in teams."""
    return mnogo(seats, options, teams=True, preset="mnogo-hook")


def cards(text: str) -> tuple[str, ...]:
    """``AS TS`` as pieces; 10 may stand for T."""
    return tuple(word.replace("10", "T") for word in text.split())


def lead(text: str) -> Play:
    """These cards as a play."""
    return Play(tuple(map(Part, cards(text))))


def discard(text: str) -> Pick:
    """These cards thrown away."""
    return Pick("discard", cards(text))


def declare(combo: str) -> Choose:
    """The declaration of a combination."""
    return Choose("declare", combo)


def pack(
    seats: int, hands: Mapping[Seat, str], turned: str, draws: str = "", dealer: Seat = 0
) -> Shuffle:
    """A shuffle that deals these hands, turns this card and lets these be drawn first; whatever
    is not named is filled up with the rest, lowest ranks first. Where no card is turned the
    first one drawn lies in its place."""
    if not turned and draws:
        turned, *more = cards(draws)
        draws = " ".join(more)
    deck, _ = trimmed(DECKS["36"], seats)
    named = [card for hand in hands.values() for card in cards(hand)]
    named += [turned, *cards(draws)]
    rest = sorted(
        (card for card in deck if card not in named), key=lambda c: "6789JQKTA".index(c[0])
    )
    order: list[str] = [""] * len(deck)
    for place in range(seats):
        seat = (dealer + 1 + place) % seats
        hand = cards(hands.get(seat, ""))
        for turn in range(4):
            order[place + turn * seats] = hand[turn] if turn < len(hand) else ""
    order[4 * seats] = turned
    drawn = cards(draws)
    order[4 * seats + 1 : 4 * seats + 1 + len(drawn)] = drawn
    filled = iter(rest)
    return Shuffle("deck", tuple(card or next(filled) for card in order))


def dealt(
    game: Game, hands: Mapping[Seat, str], turned: str, draws: str = "", dealer: Seat = 0
) -> State:
    """The first deal of a match with these cards."""
    shuffle = pack(game.seating.seats, hands, turned, draws, dealer)
    return played(game, game.start(), [(HOUSE, Number("dealer", dealer)), (HOUSE, shuffle)])


def cut_for(game: Game, card: str) -> Number:
    """The lot by which the pack is cut for this card."""
    deck, _ = trimmed(DECKS["36"], game.seating.seats)
    return Number("trump_card", deck.index(cards(card)[0]))


def begun(
    game: Game,
    hands: Mapping[Seat, str],
    trump_card: str = "",
    draws: str = "",
    dealer: Seat = 0,
) -> State:
    """The first deal of a game of C8 with these cards; `trump_card` where the pack is cut."""
    moves: list[tuple[Seat, Move]] = [
        (HOUSE, Number("dealer", dealer)),
        (HOUSE, pack(game.seating.seats, hands, "", draws, dealer)),
    ]
    if trump_card:
        moves.append((HOUSE, cut_for(game, trump_card)))
    return played(game, game.start(), moves)


def played(game: Game, state: State, moves: Sequence[tuple[Seat, Move]]) -> State:
    """The state after these moves."""
    for who, move in moves:
        state, _ = game.play(state, who, move)
    return state


def go(game: Game, state: State) -> State:
    """The state after the window is closed."""
    return played(game, state, [(HOUSE, GO)])


def zone(view: View, name: str) -> Zone:
    """The zone of this name."""
    return next(zone for zone in view.table.zones if zone.name == name)


def lying(view: View) -> list[str]:
    """The cards of the view, each once: the last trick shows some again."""
    return [
        piece
        for each in view.table.zones
        if each.kind != "last-trick"
        for piece in each.pieces
        if piece is not None
    ]


def random_step(game: Game, state: State, source: Random) -> tuple[Seat, Move]:
    """A move at random; in windows some declare."""
    if game.waiting(state) != (HOUSE,):
        (who,) = game.waiting(state)
        return who, source.choice(game.legal(state, who).required)
    request = game.chance(state)
    if isinstance(request, Close) and request.entitled and source.random() < 0.7:
        who = source.choice(request.entitled)
        return who, source.choice(game.legal(state, who).moves)
    return HOUSE, draw(request, source)


def random_match(game: Game, seed: int) -> list[tuple[State, Seat, Move, tuple[Event, ...], State]]:
    """A whole match: before, who, move, events, after."""
    source = Random(seed)
    state = game.start()
    steps = []
    while game.waiting(state):
        who, move = random_step(game, state, source)
        after, events = game.play(state, who, move)
        steps.append((state, who, move, events, after))
        state = after
    return steps
