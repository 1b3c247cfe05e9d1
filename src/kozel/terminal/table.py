"""The table in words: what lies there, what is in hand, whose turn it is. Knows no game."""

from __future__ import annotations

from kozel.core.events import Event, Moved, Named, Said, Staged
from kozel.core.messages import Arg
from kozel.core.moves import HOUSE, Piece
from kozel.core.pieces import arm_of
from kozel.core.views import Layout, View, Zone
from kozel.terminal.chains import chain, cross_arms, ends
from kozel.terminal.hands import SUITS, TRUMPS, grouped, hand_of, seen_pieces
from kozel.terminal.words import capital
from kozel.texts.texts import Texts

TRICK = "trick"
ON_THE_TABLE = (TRICK, "discards")
LAST_TRICK = "last-trick"


def hand_line(texts: Texts, view: View) -> str:
    """What the viewer holds, sorted: trumps first, then suit by suit."""
    pieces = seen_pieces(hand_of(view, view.viewer))
    if not pieces:
        return texts.text("terminal-hand-empty")
    groups = grouped(pieces, view.table.facts)
    shown = "; ".join(_group(texts, cls, held) for cls, held in groups)
    return texts.text("terminal-hand", shown=shown)


def _group(texts: Texts, cls: str, held: tuple[Piece, ...]) -> str:
    """A class of the hand with its name; tiles have none."""
    if cls == TRUMPS:
        return f"{texts.text('terminal-trumps')} {texts.pieces(held)}"
    if cls in SUITS:
        return f"{texts.text(f'suit-{cls}')} {texts.pieces(held)}"
    return texts.pieces(held)


def table_lines(texts: Texts, view: View) -> tuple[str, ...]:
    """Everything on the table that this viewer sees."""
    table = view.table
    lines = [_beginning(texts, view), *named_lines(texts, view)]
    if table.layout is not None:
        lines += layout_lines(texts, table.layout)
    lines += [line for zone in table.zones for line in zone_lines(texts, view, zone)]
    lines.append(counts_line(texts, view))
    lines.append(turn_line(texts, view))
    return tuple(line for line in lines if line)


def _beginning(texts: Texts, view: View) -> str:
    """Which deal it is and whose: what was told when it began."""
    staged = (texts.event(event) for event in view.history if isinstance(event, Staged))
    return next(filter(None, staged), "")


def situation(texts: Texts, view: View) -> tuple[str, ...]:
    """What one must see to move: what holds in this deal, the trick or the chain as it lies."""
    lines: list[str] = []
    holding = texts.now(view.table.named)
    if holding:
        lines.append(texts.text("terminal-now", shown=", ".join(holding)))
    if view.table.layout is not None:
        lines += layout_lines(texts, view.table.layout)
    for zone in view.table.zones:
        if zone.kind in ON_THE_TABLE:
            lines += zone_lines(texts, view, zone)
    return tuple(lines)


def named_lines(texts: Texts, view: View) -> list[str]:
    """What was fixed for all to know and still holds: trump, soloist and the like."""
    told: dict[str, str] = {}
    for event in view.history:
        if isinstance(event, Named) and view.table.named.get(event.what) == event.value:
            told[event.what] = texts.event(event) or ""
    return [line for line in told.values() if line]


def layout_lines(texts: Texts, layout: Layout) -> list[str]:
    """The domino chain with its open ends."""
    if layout.first is None:
        return [texts.text("terminal-chain-empty")]
    lines = [texts.text("terminal-chain", shown=chain(layout))]
    lines += [_of_arm(texts, "arm", name, shown=tiles) for name, tiles in cross_arms(layout)]
    open_ends = ends(layout)
    if open_ends:
        shown = ", ".join(_of_arm(texts, "end", name, pips=end) for name, end in open_ends)
        lines.append(texts.text("terminal-ends", shown=shown))
    if layout.total is not None:
        lines.append(texts.text("terminal-ends-total", number=layout.total))
    return lines


def _of_arm(texts: Texts, what: str, name: str, **args: Arg) -> str:
    """A text about an arm; one of a later spinner is told with its double."""
    direction, root = arm_of(name)
    double = texts.piece(root) if root else "none"
    return texts.text(f"terminal-{what}-{direction}", double=double, **args)


def zone_lines(texts: Texts, view: View, zone: Zone) -> list[str]:
    """A zone on the table: the trick with names, others by their pieces or their number."""
    if zone.kind == "hand":
        if zone.seat in (None, view.viewer) or not seen_pieces(zone):
            return []
        return [texts.text("terminal-hand-of", seat=zone.seat or 0, pieces=seen_pieces(zone))]
    if not zone.count:
        return []
    if zone.kind == TRICK:
        return [texts.text("terminal-trick", shown=trick(texts, zone))]
    label = texts.zone(zone.name)
    pieces = seen_pieces(zone)
    if pieces or zone.owners:
        shown = trick(texts, zone) if zone.owners else texts.pieces(pieces)
        return [texts.text("terminal-zone-seen", label=label, shown=shown)]
    return [texts.text("terminal-zone", label=label, number=zone.count)]


def trick(texts: Texts, zone: Zone) -> str:
    """The cards of a trick with those who played them, in order."""
    by_owner: list[tuple[int, list[str]]] = []
    for owner, piece in zip(zone.owners, zone.pieces, strict=False):
        if by_owner and by_owner[-1][0] == owner:
            by_owner[-1][1].append(_shown(texts, piece))
        else:
            by_owner.append((owner, [_shown(texts, piece)]))
    return ", ".join(f"{capital(texts.name(owner))} {' '.join(shown)}" for owner, shown in by_owner)


def counts_line(texts: Texts, view: View) -> str:
    """How many pieces each of the others holds."""
    hands = [zone for zone in view.table.zones if zone.kind == "hand" and zone.seat is not None]
    others = [zone for zone in hands if zone.seat != view.viewer]
    if not others:
        return ""
    shown = ", ".join(f"{texts.name(zone.seat or 0)} {zone.count}" for zone in others)
    return texts.text("terminal-counts", shown=shown)


def turn_line(texts: Texts, view: View) -> str:
    """Whose turn it is; the viewer's own is told by the question that follows."""
    seats = [seat for seat in view.waiting if seat not in (HOUSE, view.viewer)]
    if not seats:
        return ""
    return texts.text("terminal-turn", seats=tuple(str(seat) for seat in seats))


def last_lines(texts: Texts, view: View) -> tuple[str, ...]:
    """The last trick that was taken; where there are no tricks, what was done since the
    viewer's own move before."""
    trick = _last_trick(texts, view)
    if trick:
        return (texts.text("terminal-last-trick", shown=trick),)
    told = [texts.event(event) for event in _since_own_move(view)]
    return tuple(line for line in told if line) or (texts.text("terminal-last-none"),)


def _last_trick(texts: Texts, view: View) -> str:
    """From the zone where a game has one, else from what the events told."""
    for zone in view.table.zones:
        if zone.kind == LAST_TRICK:
            return trick(texts, zone)
    played: list[str] = []
    found = ""
    for event in view.history:
        match event:
            case Moved(pieces, _, "trick", seat):
                shown = [_shown(texts, piece) for piece in pieces]
                played.append(f"{capital(texts.name(seat))} {' '.join(shown)}")
            case Moved(_, "trick") if played:
                found = ", ".join(played)
                played = []
            case _:
                pass
    return found


def _since_own_move(view: View) -> tuple[Event, ...]:
    own = [
        at
        for at, event in enumerate(view.history)
        if isinstance(event, Moved | Said) and event.seat == view.viewer
    ]
    return view.history[own[-1] if own else 0 :]


def _shown(texts: Texts, piece: Piece | None) -> str:
    return texts.text("terminal-face-down") if piece is None else texts.piece(piece)
