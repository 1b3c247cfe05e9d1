"""What one viewer sees of a domino round: hands, boneyard, layout, what is known to all."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from kozel.core.moves import Part, Seat
from kozel.core.sheets import Account
from kozel.core.views import Arm, Laid, PieceFacts, Table, Unknown, Zone
from kozel.core.views import Layout as LayoutView
from kozel.dominoes.knowledge import unknown
from kozel.dominoes.layout import CLOSED, IN_LINE, Layout, counted, cross_arms
from kozel.dominoes.state import Deal, Setting, Stage
from kozel.dominoes.tiles import HALVES, PIPS, TILES, is_double, other_half

FACTS: tuple[PieceFacts, ...] = tuple(
    PieceFacts(tile, "double" if is_double(tile) else "", index, PIPS[tile])
    for index, tile in enumerate(TILES)
)


def table_of(setting: Setting, deal: Deal, viewer: Seat, *, over: bool) -> Table:
    """The round for one viewer; everything lies open once it is `over`."""
    start = deal.start
    summing = setting.game.scoring.during is not None
    return Table(
        deal.stage.value,
        start.dealer,
        deal.turn if deal.stage is Stage.PLAY else None,
        setting.sides,
        _zones(deal, viewer, over=over),
        FACTS,
        _named(deal),
        Unknown() if over else unknown(deal, viewer),
        layout_view(deal.layout, summing=summing),
        _accounts(deal) if (summing or any(deal.scored)) and not over else None,
    )


def _accounts(deal: Deal) -> tuple[Account, ...]:
    """What each side has in the midst of the round (D6.3)."""
    return tuple(
        replace(account, written=account.written + scored)
        for account, scored in zip(deal.start.standing.accounts, deal.scored, strict=True)
    )


def _zones(deal: Deal, viewer: Seat, *, over: bool) -> tuple[Zone, ...]:
    hands = tuple(
        Zone(
            f"hand:{seat}",
            "hand",
            len(hand),
            hand if over or seat == viewer else (None,) * len(hand),
            seat,
        )
        for seat, hand in enumerate(deal.hands)
    )
    stock = deal.stock if over else ()
    return (*hands, Zone("boneyard", "boneyard", len(deal.stock), stock))


def _named(deal: Deal) -> dict[str, str]:
    named: dict[str, str] = {}
    if deal.start.dealer is not None:
        named["shuffler"] = str(deal.start.dealer)
    lead = deal.start.lead
    if lead is not None and deal.stage is not Stage.LEADER:
        named["opener"] = str(lead.seat)
        if lead.tile is not None:
            named["opening-tile"] = lead.tile
    return named


def layout_view(layout: Layout, *, summing: bool) -> LayoutView:
    """The layout for a face: every arm from its root outwards, closed ones with no end."""
    crosses = layout.form.spinner != "none"
    if not layout.placed:
        return LayoutView(None, None, (), crosses=crosses)
    first = layout.placed[0]
    ends = dict(layout.ends)
    sums = counted(layout) if summing else (0,) * len(ends)
    pips = dict(zip(ends, sums, strict=True))
    arms = tuple(
        Arm(name, _arm(layout.placed, name, start), ends.get(name), pips.get(name, 0), root)
        for name, root, start in _arms(layout)
    )
    spinner = layout.first_double if crosses else None
    total = sum(sums) if summing else None
    return LayoutView(first.piece, spinner, arms, total, first.flag != IN_LINE, crosses)


def _arms(layout: Layout) -> Iterator[tuple[str, str | None, int]]:
    """Every arm, closed ones too: its name, the double it grows from, the number there."""
    low, high = HALVES[layout.placed[0].piece]
    yield "left", None, low
    yield "right", None, high
    by_tile = {part.piece: part for part in layout.placed}
    for double in layout.crossed:
        for name in cross_arms(by_tile[double], layout.first_double):
            yield name, double, HALVES[double][0]


def _arm(placed: tuple[Part, ...], place: str, number: int) -> tuple[Laid, ...]:
    laid: list[Laid] = []
    for part in placed[1:]:
        if part.place == place:
            number = other_half(part.piece, number)
            across = is_double(part.piece) and part.flag != IN_LINE
            laid.append(Laid(part.piece, number, part.flag == CLOSED, across))
    return tuple(laid)
