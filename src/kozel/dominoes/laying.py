"""What a seat does in its turn: put tiles, draw, pass; and how the round ends by it (D0.3–D0.5)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from kozel.core.events import Event, Moved, Said, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import Move, Part, Play, Seat
from kozel.dominoes.layout import CLOSED, counted, numbers, put
from kozel.dominoes.refusals import refusal
from kozel.dominoes.results import after_laying, drawable, end_events, fish
from kozel.dominoes.state import Act, Deal, Ending, Setting, Stage
from kozel.dominoes.tiles import TILES
from kozel.dominoes.turns import DRAW, available, order_matters


def play(setting: Setting, deal: Deal, who: Seat, move: Move) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after a move of a seat; raises `IllegalMove` for what is not on offer."""
    if who != deal.turn:
        raise IllegalMove.because(refusal(setting.options, deal, who, move))
    moves = available(setting.options, deal)
    if move not in moves and not _on_offer_otherwise(deal, move, moves):
        raise IllegalMove.because(refusal(setting.options, deal, who, move))
    if isinstance(move, Play):
        return _put(setting, deal, move)
    return _draw(setting, deal) if move == DRAW else _pass(setting, deal)


def _on_offer_otherwise(deal: Deal, move: Move, moves: tuple[Move, ...]) -> bool:
    """Whether several doubles are on offer in another order that makes no difference."""
    if not isinstance(move, Play) or len(move.parts) < 2 or order_matters(deal.layout):
        return False
    parts = set(move.parts)
    return len(parts) == len(move.parts) and any(
        isinstance(each, Play) and len(each.parts) == len(parts) and set(each.parts) == parts
        for each in moves
    )


@lru_cache(maxsize=1 << 12)
def _told(seat: Seat, move: Play) -> Event:
    places = tuple(map(_where_and_how, move.parts))
    return Moved(move.pieces, f"hand:{seat}", "layout", seat, places)


def _where_and_how(part: Part) -> str:
    """The place as an event tells it: ``left``, ``up!`` closed, ``left=inline``."""
    if part.flag == CLOSED:
        return f"{part.place}!"
    return f"{part.place}={part.flag}" if part.flag else part.place


def _put(setting: Setting, deal: Deal, move: Play) -> tuple[Deal, tuple[Event, ...]]:
    seat = deal.turn
    hand = deal.hands[seat]
    layout = deal.layout
    for part in move.parts:
        at = hand.index(part.piece)
        hand = hand[:at] + hand[at + 1 :]
        layout = put(layout, part)
    hands = (*deal.hands[:seat], hand, *deal.hands[seat + 1 :])
    after = Deal(
        deal.start,
        Stage.PLAY,
        hands,
        deal.stock,
        layout,
        setting.after[seat],
        None,
        0,
        seat,
        (*deal.acts, Act(seat, move.parts, before=deal.layout.ends)),
        deal.scored,
        None,
    )
    told = (_told(seat, move),)
    if not layout.ends and hand and deal.layout.first_double is None:
        return _ended(after, Ending("closed", seat), told)
    return _judged(setting, after, told)


def _draw(setting: Setting, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    seat = deal.turn
    tile = deal.stock[0]
    after = replace(
        deal,
        hands=(*deal.hands[:seat], (*deal.hands[seat], tile), *deal.hands[seat + 1 :]),
        stock=deal.stock[1:],
        drawn=tile,
        acts=(*deal.acts, Act(seat, (), numbers(deal.layout.ends), drew=True)),
    )
    place = len(TILES) - len(deal.stock)
    told = Moved((tile,), "boneyard", f"hand:{seat}", seat, (), deal.start.label, (place,), (seat,))
    ending = fish(setting.options, after)
    return (after, (told,)) if ending is None else _ended(after, ending, (told,))


def _pass(setting: Setting, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    seat = deal.turn
    shown = numbers(deal.layout.ends)
    idle = 0 if drawable(setting.options, len(deal.stock)) else deal.idle + 1
    after = replace(
        deal,
        turn=setting.after[seat],
        drawn=None,
        idle=idle,
        acts=(*deal.acts, Act(seat, (), shown)),
    )
    told = Said(seat, "knock", {"numbers": tuple(map(str, shown))})
    if idle < setting.seats:
        return after, (told,)
    return _ended(after, Ending("fish", deal.last), (told,))


def _judged(
    setting: Setting, deal: Deal, events: tuple[Event, ...]
) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after tiles were put: what the ends bring, and whether the round is over."""
    ending: Ending | None = None
    during = setting.game.scoring.during
    if during is not None:
        points = during(setting.options, sum(counted(deal.layout)))
        if points:
            deal, told = _scored(setting, deal, points)
            events = (*events, told)
            ending = _reached(setting, deal)
    if ending is None:
        ending = after_laying(setting.options, deal)
    return (deal, events) if ending is None else _ended(deal, ending, events)


def _scored(setting: Setting, deal: Deal, points: int) -> tuple[Deal, Event]:
    seat = deal.last
    scored = tuple(
        before + points if seat in side else before
        for side, before in zip(setting.sides, deal.scored, strict=True)
    )
    told = Staged("ends", seat, {"sum": sum(counted(deal.layout)), "number": points})
    return replace(deal, scored=scored), told


def _reached(setting: Setting, deal: Deal) -> Ending | None:
    """The target is looked at after every score (D6.3)."""
    accounts = deal.start.standing.accounts
    goal = setting.game.scoring.goal(setting.options)
    if goal is not None and any(
        account.written + scored >= goal
        for account, scored in zip(accounts, deal.scored, strict=True)
    ):
        return Ending("reached", deal.last)
    return None


def _ended(deal: Deal, ending: Ending, events: tuple[Event, ...]) -> tuple[Deal, tuple[Event, ...]]:
    over = replace(deal, stage=Stage.OVER, ending=ending)
    return over, (*events, *end_events(ending, deal.hands))
