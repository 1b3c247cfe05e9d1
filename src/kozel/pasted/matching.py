"""Which of the moves on offer an act of the text can mean."""

from __future__ import annotations

from functools import cache, lru_cache

from kozel.core.messages import NotationError
from kozel.core.moves import PASS, Choose, Move, Number, Part, Play
from kozel.core.notation import parse, write
from kozel.core.offers import Offer
from kozel.pasted.document import Act, Kind
from kozel.pasted.words import folded
from kozel.texts.language import LANGUAGES
from kozel.texts.texts import Texts

DRAW = Choose("draw")
DECLINING = (PASS, Choose("refuse"), Choose("lead", "keep"), Choose("praise", "none"))
"""How one says no; what a text does not tell of was not used."""


def meant(act: Act, offer: Offer) -> tuple[Move, ...]:
    """The moves on offer that the act can be."""
    match act.kind:
        case Kind.PIECES:
            return tuple(move for move in offer.moves if _is_play(act.parts, move))
        case Kind.PASSED | Kind.NOTHING:
            return tuple(move for move in offer.moves if move == PASS)
        case Kind.DREW:
            return tuple(move for move in offer.moves if move == DRAW)
        case Kind.WORDS:
            return tuple(move for move in offer.moves if _told(act.text, move))


def _is_play(parts: tuple[Part, ...], move: Move) -> bool:
    if not isinstance(move, Play) or len(move.parts) != len(parts):
        return False
    left = list(move.parts)
    for part in parts:
        found = next((each for each in left if _is_part(part, each)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _is_part(written: Part, part: Part) -> bool:
    """Whether a part is the written one; what is not written of it may be anything, but a
    closing is."""
    return (
        written.piece == part.piece
        and written.place in ("", part.place)
        and (written.flag == part.flag or (not written.flag and part.flag != "closed"))
    )


def _told(text: str, move: Move) -> bool:
    """Whether the text is this move, in notation or in the words of a language."""
    try:
        if parse(text) == move:
            return True
    except NotationError:
        pass
    return folded(text) in _labels(move)


@cache
def _texts() -> tuple[Texts, ...]:
    return tuple(map(Texts, LANGUAGES))


@lru_cache(maxsize=1 << 12)
def _labels(move: Move) -> tuple[str, ...]:
    if isinstance(move, Play):
        return ()
    return (folded(write(move)), *(folded(texts.move(move)) for texts in _texts()))


def as_move(act: Act) -> Move | None:
    """The move that the act is by itself, for the rules to tell why they refuse it."""
    match act.kind:
        case Kind.PIECES:
            return Play(act.parts)
        case Kind.PASSED | Kind.NOTHING:
            return PASS
        case Kind.DREW:
            return DRAW
        case Kind.WORDS:
            try:
                return parse(act.text)
            except NotationError:
                return None


def unwritten(offer: Offer) -> tuple[Move, ...]:
    """What a seat may have done without the text telling it: the only thing it could do, no
    play; or saying no."""
    required = offer.required
    if len(required) == 1 and isinstance(required[0], Choose):
        return required
    if required and all(isinstance(move, Number) and move.word == "cut" for move in required):
        return required[:1]
    return tuple(move for move in required if move in DECLINING)
