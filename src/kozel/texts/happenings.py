"""Which text tells an event or a move, and with which arguments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kozel.core.events import Moved, Named, Said, Shown, Staged
from kozel.core.messages import Arg
from kozel.core.moves import Choose, Move, Number, Part, Pick, Piece, Play, Say, Seat, Shuffle
from kozel.core.pieces import is_piece
from kozel.texts.catalogue import Catalogue
from kozel.texts.pieces import SIGNS

Told = tuple[str, dict[str, Arg]]
"""A text id with arguments of the usual types."""


def kind_and_number(zone: str) -> tuple[str, int | None]:
    """``hand:2`` is a hand, that of seat 2; ``pile:1`` that of side 1."""
    kind, _, number = zone.partition(":")
    return kind, int(number) if number.isdecimal() else None


def told_event(texts: Catalogue, event: Moved | Shown | Said | Named | Staged) -> Told:
    """The text of an event; a line of the score sheet needs more than one."""
    match event:
        case Moved():
            return _moved(texts, event)
        case Shown(pieces, zone, seat):
            kind, number = kind_and_number(zone)
            return (
                _first(texts, f"shown-{kind}", "shown"),
                {**_actor(seat, number), **_of_pieces(pieces), "zone": zone},
            )
        case Said(seat, word, args):
            return f"said-{word}", {"seat": seat, **args}
        case Named(seat, what, value):
            text = _first(texts, f"named-{what}-{value}", f"named-{what}")
            return text, {"seat": seat, **_of_value(value)}
        case Staged(name, seat, args):
            return f"stage-{name}", {"seat": seat, **args}


def told_now(texts: Catalogue, what: str, value: str) -> Told | None:
    """The text of what was named in the deal and holds now, where that is worth saying."""
    text = _first(texts, f"now-{what}-{value}", f"now-{what}")
    return (text, _of_value(value)) if text in texts else None


def told_move(texts: Catalogue, move: Move) -> Told:
    """The label of a move."""
    match move:
        case Play(parts):
            return "move-play", {**_of_pieces(move.pieces), **_laid(parts)}
        case Choose(word, value):
            return _first(texts, f"move-{word}-{value}", f"move-{word}"), _of_value(value)
        case Number(word, value):
            return f"move-{word}", {"number": value, "seat_named": value}
        case Pick(word, pieces):
            text = f"move-{word}" if pieces else _first(texts, f"move-{word}-none", f"move-{word}")
            return text, _of_pieces(pieces)
        case Say(phrase):
            return "move-say", {"phrase": phrase}
        case Shuffle(label, order):
            return "move-shuffle", {"label": label, **_of_pieces(order)}


def _moved(texts: Catalogue, event: Moved) -> Told:
    source, source_number = kind_and_number(event.source)
    target, target_number = kind_and_number(event.target)
    text = _first(texts, f"moved-{source}-{target}", "moved")
    numbers = (target_number, source_number)
    owner = next((number for number in numbers if number is not None), None)
    args: dict[str, Arg] = {
        **_actor(event.seat, owner),
        **_of_pieces(event.pieces),
        "zone_from": event.source,
        "zone_to": event.target,
        "hidden": "no" if event.faces is None else "yes",
    }
    if target_number is not None:
        args["side_to"] = target_number
    if event.places:
        parts = [
            _part(piece, place)
            for piece, place in zip(event.pieces, event.places, strict=False)
            if piece is not None
        ]
        args.update(_laid(parts))
    return text, args


def _part(piece: Piece, where: str) -> Part:
    """A piece that went to a place in some way: ``left``, ``up!`` closed, ``left=inline``."""
    if where.endswith("!"):
        return Part(piece, where[:-1], "closed")
    place, _, flag = where.partition("=")
    return Part(piece, place, flag)


def _first(texts: Catalogue, wanted: str, otherwise: str) -> str:
    return wanted if wanted in texts else otherwise


def _actor(seat: Seat, owner: int | None) -> dict[str, Arg]:
    """Who acts; of a move of the house the seat whose zone it is."""
    return {"seat": owner if seat < 0 and owner is not None else seat}


def _of_pieces(pieces: Sequence[Piece | None]) -> dict[str, Arg]:
    seen = tuple(piece for piece in pieces if piece is not None)
    known = "all" if len(seen) == len(pieces) else "some" if seen else "none"
    return {
        "pieces": seen,
        "pieces_count": len(pieces),
        "known": known,
    }


def _laid(parts: Iterable[Part]) -> dict[str, Arg]:
    return {"laid": tuple(f"{part.piece}@{part.place}@{part.flag}" for part in parts)}


def _of_value(value: str) -> dict[str, Arg]:
    args: dict[str, Arg] = {"value": value}
    if value in SIGNS:
        args["suit"] = value
    if is_piece(value):
        args["piece"] = value
    if value.isdecimal():
        args["number"] = int(value)
        args["seat_named"] = int(value)
    return args
