"""Where every piece lies, followed through the events alone."""

from collections import Counter

from kozel.cards.deck import points
from kozel.core.chance import Shuffling
from kozel.core.events import Event, Moved, Shown
from kozel.core.game import State
from kozel.core.moves import HOUSE, Move, Piece, Shuffle
from kozel.core.views import Layout, View

DECK = "deck"
LAYOUT = "layout"
PLAYED = "played:"
"""What a seat has played, wherever it lies by now: shown after a challenge (C0.6)."""
SHOWN_AGAIN = "last-trick"
"""A zone that shows pieces of another one once more."""


class Ground:
    """The true places of all pieces; wrong events make it complain."""

    def __init__(self) -> None:
        self.where: dict[Piece, str] = {}

    def take(self, move: Move, events: tuple[Event, ...]) -> None:
        """Follow a move and its events, which have everything in them."""
        if isinstance(move, Shuffle):
            assert len(set(move.order)) == len(move.order), "a piece is doubled"
            self.where |= dict.fromkeys(move.order, DECK)
        for event in events:
            if isinstance(event, Moved):
                for piece in event.pieces:
                    assert piece is not None
                    lies = self.where.get(piece, DECK)  # cards may be taken out first (C0.2)
                    assert lies == event.source, f"{piece} lies in {lies}: {event}"
                    self.where[piece] = event.target
            elif isinstance(event, Shown):
                for piece in event.pieces:
                    assert piece is not None
                    lies = self.where[piece]
                    if event.zone.startswith(PLAYED):
                        assert not lies.startswith("hand:")
                    else:
                        assert lies == event.zone, f"{piece} lies in {lies}: {event}"

    def counts(self) -> dict[str, int]:
        """How many pieces lie in each place."""
        return dict(Counter(self.where.values()))

    def worth(self) -> int:
        """Card points or pips of all pieces together."""
        return sum(map(worth, self.where))


def gathered(state: State, ground: Ground) -> bool:
    """Whether all pieces are gathered in: to be shuffled, or to be cut before they are dealt."""
    game = state.game
    if not set(ground.where.values()) - {DECK}:
        return True
    if game.deal_over(state) or game.waiting(state) != (HOUSE,):
        return False
    request = game.chance(state)
    return isinstance(request, Shuffling) and set(request.pieces) >= ground.where.keys()


def worth(piece: Piece) -> int:
    """The card points or the pips of a piece."""
    if "-" in piece:
        return sum(map(int, piece.split("-")))
    return points(piece)


def laid_tiles(layout: Layout | None) -> list[Piece]:
    """All tiles of a layout."""
    if layout is None or layout.first is None:
        return []
    return [layout.first, *(laid.tile for arm in layout.arms for laid in arm.tiles)]


def zone_counts(view: View) -> dict[str, int]:
    """How many pieces a view says are in each place; empty places are left out."""
    counts = {z.name: z.count for z in view.table.zones if z.kind != SHOWN_AGAIN and z.count}
    tiles = len(laid_tiles(view.table.layout))
    if tiles:
        counts[LAYOUT] = tiles
    return counts


def visible(view: View) -> dict[Piece, str]:
    """The pieces whose faces a view shows, and where they lie."""
    found = {
        piece: zone.name
        for zone in view.table.zones
        if zone.kind != SHOWN_AGAIN
        for piece in zone.pieces
        if piece is not None
    }
    return found | dict.fromkeys(laid_tiles(view.table.layout), LAYOUT)
