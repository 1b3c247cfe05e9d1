"""From a pasted text to a log: hands dealt as told, moves played, the first faulty one named."""

from __future__ import annotations

import hashlib
from itertools import count

import msgspec

from kozel.core.chance import Shuffling
from kozel.core.game import Game
from kozel.core.log import Header, Log, Player, Writer
from kozel.core.messages import Message
from kozel.core.moves import Piece, Seat
from kozel.pasted.document import Act, Kind, PastedError, Section, refused
from kozel.pasted.packing import Pack
from kozel.pasted.parsing import parse
from kozel.pasted.playing import goes_on, to_the_end, why_not
from kozel.pasted.reading import Effort, Reading, starts
from kozel.pasted.seating import Players, players_of


class Fault(msgspec.Struct, frozen=True):
    """The first move that the rules refuse. `line` and `row` are counted from 1; `row` is 0
    where the text has no rows. `given`: the move as written. `told` names it in words, `reason`
    is why it cannot be."""

    line: int
    row: int
    seat: Seat | None
    given: str
    told: Message
    reason: Message


class Transcript(msgspec.Struct, frozen=True):
    """`log`: the match up to the fault or to the end of the text."""

    game: Game
    log: Log
    fault: Fault | None


def read(text: str) -> Transcript:
    """The match that a text tells. `KozelError` if it tells no deal that could be played."""
    document = parse(text)
    players = players_of(document)
    effort = Effort(players.game)
    readings: tuple[Reading, ...] = ()
    fault = None
    for at, section in enumerate(document.sections):
        if at == 0:
            dealer = players.seat(section.dealer, section.line)
            readings = tuple(starts(effort, players.in_order[-1], dealer))
        readings = _dealt(readings, players, section)
        readings, fault = _played(readings, players, section)
        if fault is not None:
            break
    best = readings[0]
    return Transcript(players.game, _log(text, players, best), fault)


def _dealt(
    readings: tuple[Reading, ...], players: Players, section: Section
) -> tuple[Reading, ...]:
    """The readings after the deal of a section."""
    dealt: list[Reading] = []
    for reading in readings:
        request = to_the_end(reading).request
        if not isinstance(request, Shuffling):
            continue
        hands = _hands(players, section, request.pieces)
        pack = Pack(label=request.label, pieces=request.pieces, hands=hands, stock=section.stock)
        dealt.append(to_the_end(reading).shuffled(pack, section.trump))
    if not dealt:
        raise refused("pasted-deal-not-over", section.line)
    _check_sizes(dealt[0], players, section)
    return tuple(dealt)


def _hands(
    players: Players, section: Section, pieces: tuple[Piece, ...]
) -> dict[Seat, tuple[Piece, ...]]:
    """The hands by seat, each piece known and told once; a single missing hand is what is
    left."""
    owner: dict[Piece, int] = {}
    told = [(hand.line, hand.pieces) for hand in section.hands.values()]
    for line, listed in (*told, (section.line, section.stock)):
        for piece in listed:
            if piece not in pieces:
                raise refused("pasted-not-in-game", line, laid=(f"{piece}@@",))
            if piece in owner:
                raise refused("pasted-twice", line, laid=(f"{piece}@@",), line_other=owner[piece])
            owner[piece] = line
    hands = {players.seats[key]: hand.pieces for key, hand in section.hands.items()}
    missing = [seat for seat in players.in_order if seat not in hands]
    size = len(next(iter(hands.values()), ()))
    left = tuple(piece for piece in pieces if piece not in owner)
    if len(missing) == 1 and len(left) == size:
        hands[missing[0]] = left
        missing = []
    if missing:
        names = tuple(players.names[seat] for seat in missing)
        raise refused("pasted-hands-missing", section.line, words=names)
    return hands


def _check_sizes(reading: Reading, players: Players, section: Section) -> None:
    """Raise `PastedError` for a hand of another size than the rules deal."""
    pack = reading.pack
    if pack is None:
        return
    for key, hand in section.hands.items():
        seat = players.seats[key]
        given = len(hand.pieces)
        more = len(pack.drawn_by(seat))
        less = len(pack.undealt(seat)) if len(pack.covered) == len(pack.pieces) else 0
        if more or less:
            name = players.names[seat]
            raise refused(
                "pasted-hand-size", hand.line, name=name, number=given, most=given + more - less
            )


def _played(
    readings: tuple[Reading, ...], players: Players, section: Section
) -> tuple[tuple[Reading, ...], Fault | None]:
    """The readings after the acts of a section, or up to the first faulty one."""
    leader = players.seat(section.leader, section.line)
    begun = False
    for act in section.acts:
        seat = players.seat(act.player, act.line)
        if not begun and seat is None and act.kind is Kind.PIECES:
            seat = leader
        after = goes_on(readings, act, seat)
        if not after:
            reason = why_not(readings, act, seat)
            return readings, _fault(act, seat, reason)
        if not begun and act.kind is not Kind.NOTHING:
            begun = True
            first = min(reading.start for reading in after)
            after = tuple(reading for reading in after if reading.start == first)
        readings = after
    return tuple(map(to_the_end, readings)), None


def _fault(act: Act, seat: Seat | None, reason: Message) -> Fault:
    args: dict[str, str | int] = {"line": act.line, "row": act.row, "given": act.text}
    named = "pasted-fault-of-nobody"
    if seat is not None:
        named = "pasted-fault"
        args["seat"] = seat
    return Fault(act.line, act.row, seat, act.text, Message(named, {**args}), reason)


def _log(text: str, players: Players, reading: Reading) -> Log:
    """The match as an ordinary log; the same text gives the same log."""
    game = players.game
    header = Header.of(
        game.preset,
        game.options,
        game.seating,
        tuple(map(Player, players.names)),
        first_leader=reading.led,
    )
    numbers = count()

    def salt() -> str:
        told = f"{next(numbers)}\n{text}".encode("utf-8", "replace")
        return hashlib.sha256(told).hexdigest()[:32]

    writer = Writer.begin(header, salt, lambda _: None)
    for who, move in reading.path:
        writer.move(who, move)
    writer.close()
    return writer.log


__all__ = ["Fault", "PastedError", "Transcript", "read"]
