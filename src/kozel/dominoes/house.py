"""What the house does: lots, the shuffle, the window for a redeal, and what follows (D0.6–D0.8)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.core.chance import Close, Lot, Request, Shuffling
from kozel.core.events import Event, Named, Said, Shown, Staged
from kozel.core.messages import IllegalMove
from kozel.core.moves import HOUSE, Choose, Move, Number, Seat, Shuffle
from kozel.core.standing import Standing
from kozel.dominoes import dealing
from kozel.dominoes.layout import Layout
from kozel.dominoes.leaders import opening, words
from kozel.dominoes.leaders.later import later_lead, with_a_double
from kozel.dominoes.state import Deal, Lead, Setting, Stage, Start
from kozel.dominoes.tiles import TILES, Tile

REDEAL = Choose("redeal")
SHUFFLER = "shuffler"
OPENER = "opener"
DRAWN = "tile"
"""The word for a lot that draws a tile: its place among those left, from 0-0 on."""


def begin(setting: Setting, standing: Standing) -> Deal:
    """The round about to be dealt; where nobody shuffles yet a lot names who does (C0.4)."""
    return _undealt(setting, Start(standing, standing.dealer, standing.redeals))


def _undealt(setting: Setting, start: Start) -> Deal:
    stage = Stage.LOT if start.dealer is None else _before_dealing(setting, start)
    nobody: tuple[tuple[Tile, ...], ...] = ((),) * setting.seats
    layout = Layout(setting.form)
    return Deal(start, stage, nobody, (), layout, HOUSE, None, 0, HOUSE, (), setting.scored, None)


def request(setting: Setting, deal: Deal) -> Request:
    """What the house is asked for."""
    match deal.stage:
        case Stage.LOT:
            return Lot(SHUFFLER, setting.seats)
        case Stage.OPENER:
            return Lot(OPENER, setting.seats)
        case Stage.DRAWING:
            return Lot(DRAWN, _undrawn(deal))
        case Stage.WINDOW:
            return Close("redeal", entitled(setting, deal))
        case _:
            return Shuffling(deal.start.label, TILES)


def entitled(setting: Setting, deal: Deal) -> tuple[Seat, ...]:
    """The seats whose hands allow a redeal (D0.6)."""
    return tuple(
        seat for seat, hand in enumerate(deal.hands) if dealing.wants_redeal(setting.options, hand)
    )


def play(setting: Setting, deal: Deal, move: Move) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after a move of the house."""
    dealer = deal.start.dealer
    match deal.stage, move:
        case Stage.LOT, Number(word, seat) if word == SHUFFLER and 0 <= seat < setting.seats:
            start = replace(deal.start, dealer=seat)
            stage = _before_dealing(setting, start)
            return replace(deal, start=start, stage=stage), (Named(seat, SHUFFLER),)
        case Stage.DRAWING, Number(word, at) if word == DRAWN and 0 <= at < _undrawn(deal):
            return _drew(setting, deal, at)
        case Stage.OPENER, Number(word, seat) if word == OPENER and 0 <= seat < setting.seats:
            return _led(setting, deal, Lead(seat), ())
        case Stage.SHUFFLE, Shuffle() if dealer is not None and _is_asked(deal, move):
            return _dealt(setting, deal, dealer, tuple(map(Tile, move.order)))
        case Stage.WINDOW, Choose("go", ""):
            return _find_leader(setting, deal, ())
        case _:
            raise IllegalMove("domino-house-otherwise", stage=deal.stage.value)


def _is_asked(deal: Deal, shuffle: Shuffle) -> bool:
    return shuffle.label == deal.start.label and sorted(shuffle.order) == sorted(TILES)


def demand(setting: Setting, deal: Deal, seat: Seat) -> tuple[Deal, tuple[Event, ...]]:
    """A redeal asked for in the window: the hand is shown and all is dealt again (D0.6)."""
    return _again(setting, deal, (seat,), (Said(seat, "redeal-tiles"),))


def _dealt(
    setting: Setting, deal: Deal, dealer: Seat, order: tuple[Tile, ...]
) -> tuple[Deal, tuple[Event, ...]]:
    where = dealing.positions(setting.seats, setting.size, dealer)
    hands = dealing.dealt(order, where)
    told = Staged("round", dealer, {"number": deal.start.standing.deal})
    events = (told, *dealing.deal_events(order, where, deal.start.label))
    fresh = replace(deal, hands=hands, stock=order[setting.seats * setting.size :])
    if setting.options.redeal_mode == "automatic" or not dealing.redeals(setting.options):
        causes = entitled(setting, fresh)
        if causes:
            return _again(setting, fresh, causes, events)
        return _find_leader(setting, fresh, events)
    return replace(fresh, stage=Stage.WINDOW), (*events, Staged("redeal-window"))


def _again(
    setting: Setting, deal: Deal, shown: tuple[Seat, ...], events: tuple[Event, ...]
) -> tuple[Deal, tuple[Event, ...]]:
    hands = tuple(Shown(deal.hands[seat], f"hand:{seat}", seat) for seat in shown)
    start = replace(deal.start, redeals=deal.start.redeals + 1)
    return _undealt(setting, start), (*events, *hands, Staged("redeal-tiles"))


def _find_leader(
    setting: Setting, deal: Deal, events: tuple[Event, ...]
) -> tuple[Deal, tuple[Event, ...]]:
    options, standing = setting.options, deal.start.standing
    lead = _rematch_lead(setting, standing) or later_lead(options, standing, deal.hands)
    if lead is None and deal.start.drawn:
        lead = opening.by_drawn_tile(deal.start.drawn)
    if lead is None:
        if options.first_lead == "lot":
            return replace(deal, stage=Stage.OPENER), events
        lead = opening.by_held_tile(options, deal.hands)
    if lead is None:
        return _again(setting, deal, tuple(range(setting.seats)), events)
    return _led(setting, deal, lead, events)


def _led(
    setting: Setting, deal: Deal, lead: Lead, events: tuple[Event, ...]
) -> tuple[Deal, tuple[Event, ...]]:
    """The lead is awaited, or first which of a side has it."""
    asked = words.asked(setting, deal, lead)
    if len(asked) < 2:
        lead = with_a_double(lead, setting.sides, deal.hands)
        events = (*events, words.told(lead))
    if not asked or lead.bare:
        return words.begun(deal, lead), events
    start = replace(deal.start, lead=lead, asked=asked)
    return replace(deal, start=start, stage=Stage.LEADER), events


def _rematch_lead(setting: Setting, standing: Standing) -> Lead | None:
    if not setting.game.rematch:
        return None
    return opening.after_a_match(setting.options, standing, setting.seats)


def _before_dealing(setting: Setting, start: Start) -> Stage:
    """Tiles are drawn for the lead where it is found so, and only for a match's first round."""
    standing = start.standing
    if (
        setting.options.first_lead != "drawn_tile"
        or standing.deal > 1
        or len(start.drawn) == setting.seats
        or _rematch_lead(setting, standing) is not None
    ):
        return Stage.SHUFFLE
    return Stage.DRAWING


def _undrawn(deal: Deal) -> int:
    return len(TILES) - len(deal.start.drawn)


def _drew(setting: Setting, deal: Deal, at: int) -> tuple[Deal, tuple[Event, ...]]:
    """The next seat draws a tile for the lead (D8.3)."""
    seat = len(deal.start.drawn)
    tile = opening.left_to_draw(deal.start.drawn)[at]
    start = replace(deal.start, drawn=(*deal.start.drawn, tile))
    stage = _before_dealing(setting, start)
    return replace(deal, start=start, stage=stage), (Named(seat, "drawn-tile", tile),)
