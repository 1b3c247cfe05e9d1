"""Why a tile or a word is refused now: messages with the rule's number."""

from __future__ import annotations

from collections.abc import Iterator

from kozel.core.messages import Arg, Message
from kozel.core.moves import HOUSE, PASS, Move, Part, Play, Seat
from kozel.dominoes.layout import CLOSED, SIMPLY, fitting, numbers, places_for, ways
from kozel.dominoes.options import DominoOptions
from kozel.dominoes.state import Deal, Hand, Lead
from kozel.dominoes.tiles import BIT, HALVES, is_double
from kozel.dominoes.turns import DRAW, may_close_both, playable


def ends_of(deal: Deal) -> tuple[str, ...]:
    """The different numbers of the open ends, as an argument for texts."""
    return tuple(map(str, numbers(deal.layout.ends)))


def why_not(deal: Deal, hand: Hand) -> Iterator[tuple[str, Message]]:
    """Each tile of the hand that cannot be put now, with the reason."""
    for tile in hand:
        reason = no_place(deal, hand, tile)
        if reason is not None:
            yield tile, reason


def no_place(deal: Deal, hand: Hand, tile: str) -> Message | None:
    """Why this tile of the hand cannot be put anywhere now; None if it can."""
    if not deal.layout.placed:
        return None if deal.start.lead is None else _not_the_lead(deal.start.lead, hand, tile)
    if tile not in fitting(deal.layout):
        return _fits_nowhere(deal, tile)
    return None


def _fits_nowhere(deal: Deal, tile: str) -> Message:
    low, high = HALVES[tile]
    args: dict[str, Arg] = {"tile": tile, "number_low": low, "number_high": high}
    args["double"] = "yes" if low == high else "no"
    args["numbers"] = ends_of(deal)
    return Message("domino-fits-no-end", args, "D0.3")


def _not_the_lead(lead: Lead, hand: Hand, tile: str) -> Message | None:
    if lead.must and lead.tile is not None:
        told = Message("domino-must-lead-tile", {"tile": lead.tile}, lead.rule)
        return None if tile == lead.tile else told
    doubles = tuple(each for each in hand if is_double(each))
    if lead.double and doubles and not is_double(tile):
        return Message("domino-must-lead-double", {"tiles": doubles}, lead.rule)
    return None


def refusal(options: DominoOptions, deal: Deal, who: Seat, move: Move) -> Message:
    """Why this move, which is not on offer, is refused."""
    if who != deal.turn:
        if who == HOUSE:
            return Message("domino-not-the-house", {"seat": deal.turn})
        return Message("domino-not-your-turn", {"seat": deal.turn}, "D0.3")
    if isinstance(move, Play):
        return _refused_play(options, deal, move)
    if move == DRAW:
        return _refused_draw(options, deal)
    if move == PASS:
        return _refused_pass(deal)
    return Message("domino-no-such-move")


def _refused_play(options: DominoOptions, deal: Deal, move: Play) -> Message:
    hand = deal.hands[deal.turn]
    for part in move.parts:
        tile = part.piece
        if tile not in BIT:
            return Message("domino-no-such-tile", {"given": tile}, "D0.1")
        if tile not in hand:
            return Message("domino-not-in-hand", {"tile": tile})
        reason = no_place(deal, hand, tile)
        if reason is not None:
            return reason
    if len(move.parts) == 1:
        return _wrong_end(deal, move.parts[0])
    return _refused_doubles(options, deal, move.parts)


def _refused_doubles(options: DominoOptions, deal: Deal, parts: tuple[Part, ...]) -> Message:
    layout = deal.layout
    if not layout.placed or (options.multi_double == 1 and not may_close_both(layout)):
        return Message("domino-one-a-turn", {}, "D0.4")
    if not all(is_double(part.piece) for part in parts):
        return Message("domino-only-doubles", {}, "D0.4")
    if options.multi_double == 1:
        return Message("domino-both-must-close", {}, "D5.4")
    for index, part in enumerate(parts):
        if part.flag not in (SIMPLY if index and layout.form.sniff else ways(layout)):
            return _wrong_way(deal, part)
    return Message("domino-each-another-end", {"number": options.multi_double}, "D0.4")


def _wrong_end(deal: Deal, part: Part) -> Message:
    tile, place = part.piece, part.place
    ends = dict(deal.layout.ends)
    if deal.layout.placed and not place:
        laid = tuple(f"{tile}@{end}@" for end in places_for(deal.layout.ends, tile))
        return Message("domino-which-end", {"tile": tile, "laid": laid}, "D0.3")
    if place and not deal.layout.placed:
        return Message("domino-first-has-no-place", {"tile": tile})
    if place and place not in ends:
        closed = any(each.place == place and each.flag == CLOSED for each in deal.layout.placed)
        told = "domino-end-is-closed" if closed else "domino-no-such-end"
        return Message(told, {"numbers": ends_of(deal)}, "D5.3" if closed else "D0.3")
    if place and ends[place] not in HALVES[tile]:
        return Message("domino-wrong-end", {"tile": tile, "number": ends[place]}, "D0.3")
    return _wrong_way(deal, part)


def _wrong_way(deal: Deal, part: Part) -> Message:
    """Why a tile that fits cannot be put in this way (D5.3, D7.4)."""
    form = deal.layout.form
    told: dict[str, Arg] = {"tile": part.piece}
    if part.flag == CLOSED and form.closing:
        if not is_double(part.piece):
            return Message("domino-closes-doubles-only", told, "D5.3")
        return Message("domino-first-stays-open", told, "D5.3")
    if not form.sniff:
        return Message("domino-no-flag", told)
    if deal.layout.first_double is None and is_double(part.piece):
        return Message("domino-which-way", told, "D7.4")
    return Message("domino-only-the-sniff-turns", told, "D7.4")


def _refused_draw(options: DominoOptions, deal: Deal) -> Message:
    held = _must_put(deal)
    if held is not None:
        return held
    if options.draw == "none":
        return Message("domino-no-drawing", {}, "D0.3")
    if not deal.stock:
        return Message("domino-boneyard-empty", {}, "D0.3")
    if len(deal.stock) <= options.boneyard_reserve:
        return Message("domino-reserve", {"number": options.boneyard_reserve}, "D0.3")
    return Message("domino-drew-already", {}, "D0.3")


def _must_put(deal: Deal) -> Message | None:
    held = playable(deal)
    if deal.drawn is not None and deal.drawn in held:
        return Message("domino-must-put-drawn", {"tile": deal.drawn}, "D0.3")
    return Message("domino-holds-playable", {"tiles": held}, "D0.3") if held else None


def _refused_pass(deal: Deal) -> Message:
    held = _must_put(deal)
    if held is not None:
        return held
    return Message("domino-must-draw", {"number": len(deal.stock)}, "D0.3")
