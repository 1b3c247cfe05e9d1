"""Why club puts a tile: the principle that spoke most for it against the other moves (D9)."""

from __future__ import annotations

from collections.abc import Sequence

from kozel.core.messages import Arg, Message
from kozel.core.moves import Piece, Play
from kozel.players.frozen.club_1.dominoes import Terms, count, expected, owns, passes
from kozel.players.reading.dominoes import DominoSight, ends_after, halves, is_double, pips

SURE = 0.99

BALLAST = ("pips", "double", "orphan")
"""Terms that make a double a soft opening (principle 6)."""

TOLD = {
    "pips": "reason-tile-heaviest",
    "double": "reason-tile-double",
    "stuck": "reason-tile-mobile",
    "fit": "reason-tile-mobile",
    "variety": "reason-tile-variety",
    "block": "reason-tile-block",
    "block_second": "reason-tile-block",
    "block_mate": "reason-tile-block-mate",
    "own": "reason-tile-own",
    "own_both": "reason-tile-own-both",
    "fresh": "reason-tile-fresh",
    "fresh_both": "reason-tile-fresh",
    "cut": "reason-tile-cut",
    "support": "reason-tile-support",
    "pressure": "reason-tile-pressure",
    "orphan": "reason-tile-orphan",
    "blank": "reason-tile-blank",
}
"""The sentence of each term that does not end the round."""


def reason(
    chosen: Play, plays: Sequence[Play], worth: Sequence[tuple[float, ...]], sight: DominoSight
) -> Message:
    """Why this move: its strongest term, compared with the average of all moves."""
    own = Terms(*worth[plays.index(chosen)])
    if own.out:
        return _message("reason-tile-out", chosen)
    if own.fish:
        return _fish(chosen, sight)
    means = [sum(column) / len(worth) for column in zip(*worth, strict=True)]
    ahead = [mine - mean for mine, mean in zip(own, means, strict=True)]
    strongest = max(range(len(ahead)), key=lambda at: ahead[at] if at > 1 else float("-inf"))
    name = Terms._fields[strongest]
    if not sight.ends and is_double(chosen.pieces[0]) and name in BALLAST:
        return _message("reason-tile-soft", chosen)
    return _principle(name, chosen, sight)


def _message(text: str, play: Play, **args: Arg) -> Message:
    return Message(text, {"tiles": play.pieces, **args}, "D9")


def _fish(play: Play, sight: DominoSight) -> Message:
    mine = sum(pips(tile) for tile in sight.hand if tile not in play.pieces)
    gains = mine < expected(sight)
    return _message("reason-tile-fish" if gains else "reason-tile-fish-bound", play, number=mine)


def _principle(name: str, play: Play, sight: DominoSight) -> Message:
    ends = _ends(play, sight)
    rest = tuple(tile for tile in sight.hand if tile not in play.pieces)
    tiles = count(rest, sight.laid | set(play.pieces))
    match name:
        case "block" | "block_second":
            foes = [seat for seat in sight.others if seat not in sight.mates]
            seat = foes[name == "block_second"]
            known = passes(sight, seat, set(ends)) > SURE
            return _message("reason-tile-block-known" if known else TOLD[name], play, seat=seat)
        case "own":
            number = next(number for number in ends if owns(tiles, number))
            return _message(TOLD[name], play, number=number)
        case "pressure":
            return _message(TOLD[name], play, number=max(ends, key=tiles.pressure.__getitem__))
        case "orphan":
            return _message(TOLD[name], play, tile=_orphan(play, rest, tiles.table))
        case _:
            return _message(TOLD[name], play)


def _ends(play: Play, sight: DominoSight) -> tuple[int, ...]:
    ends = sight.ends
    for part in play.parts:
        ends = ends_after(ends, part)
    return tuple(ends.values())


def _orphan(play: Play, rest: Sequence[Piece], table: Sequence[int]) -> Piece:
    """The double that this move is about: the one put, or else the one kept alive."""
    doubles = [tile for tile in (*play.pieces, *rest) if is_double(tile)]
    return max(doubles, key=lambda tile: (tile in play.pieces, table[halves(tile)[0]]))
