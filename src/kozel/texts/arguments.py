"""Arguments of messages made ready for texts, by the name conventions of core messages.

What a text finds for each type of argument is told at the head of ``en/terms.ftl``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from kozel.core.messages import Arg
from kozel.core.moves import HOUSE, WATCHER, Seat
from kozel.core.pieces import arm_of
from kozel.texts.catalogue import Catalogue, Value
from kozel.texts.pieces import Printer

NOBODY: Seat = -9
"""No seat and no side at all."""


class Company(msgspec.Struct, frozen=True):
    """Who sits there and who reads: names by seat, the reader's seat or WATCHER, the sides."""

    names: Mapping[Seat, str] = {}
    reader: Seat = WATCHER
    sides: tuple[tuple[Seat, ...], ...] = ()


class Arguments:
    """Puts the arguments of messages into the words of one language, style and company."""

    def __init__(self, texts: Catalogue, printer: Printer, company: Company) -> None:
        self._texts = texts
        self._printer = printer
        self._company = company
        self._types: dict[str, Callable[[str, Arg, Mapping[str, Arg]], dict[str, Value]]] = {
            "card": self._pieces, "cards": self._pieces,
            "tile": self._pieces, "tiles": self._pieces,
            "piece": self._pieces, "pieces": self._pieces,
            "suit": self._suit, "suits": self._suits,
            "rank": self._rank, "ranks": self._ranks,
            "seat": self._seat, "seats": self._seats, "side": self._side,
            "seatings": self._seatings,
            "option": self._option, "value": self._values, "values": self._values,
            "preset": self._preset, "phrase": self._phrase,
            "zone": self._zone, "laid": self._laid,
        }  # fmt: skip

    def ready(self, args: Mapping[str, Arg]) -> dict[str, Value]:
        """The arguments as texts take them, with those that follow from them."""
        found: dict[str, Value] = {}
        for name, value in args.items():
            put = self._types.get(name.partition("_")[0], self._plain)
            found.update(put(name, value, args))
        return found

    def name(self, seat: Seat) -> str:
        """Who sits there: "you", a name, or "seat 2"; the house for its own number."""
        if seat == HOUSE:
            return self._texts.format("house")
        if seat == self._company.reader:
            return self._texts.format("you")
        known = self._company.names.get(seat)
        return known or self._texts.format("seat-number", {"number": seat + 1})

    def listed(self, words: Iterable[str]) -> str:
        """Ann, Ben and Carl."""
        *first, last = tuple(words) or ("",)
        if not first:
            return last
        return self._texts.format("list-and", {"first": ", ".join(first), "last": last})

    def side(self, side: int) -> str:
        """The names of a side."""
        sides = self._company.sides
        if 0 <= side < len(sides):
            return self.listed(map(self.name, sides[side]))
        return self._texts.format("side-number", {"number": side + 1})

    def label(self, text: str, otherwise: str) -> str:
        """A label where there is one: what a person typed may name nothing."""
        return self._texts.format(text) if text in self._texts else otherwise

    def zone(self, zone: str) -> str:
        """The name of a zone such as ``hand:2``."""
        kind, _, number = zone.partition(":")
        if not number:
            return self._texts.format(f"zone-{kind}")
        owner = self.ready({"seat": number, "side": number})
        return self._texts.format(f"zone-{kind}", owner)

    def value(self, option: str, value: Arg | bool) -> str:
        """A value of an option in words; numbers stay numbers unless they have a name."""
        if isinstance(value, tuple):
            words = [self.value(option, each) for each in value]
            return ", ".join(words) if words else self._texts.format("value-none")
        if isinstance(value, bool):
            text = "on" if value else "off"
            return self.label(f"option-{option}-{text}", self._texts.format(f"value-{text}"))
        return self.label(f"option-{option}-{value}", str(value))

    def _plain(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        return {name: ", ".join(value) if isinstance(value, tuple) else value}

    def _pieces(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        if isinstance(value, int):
            return {name: value}
        pieces = _each(value)
        return {name: self._printer.pieces(pieces), f"{name}_count": len(pieces)}

    def _suit(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        return {name: str(value), f"{name}_sign": self._printer.suit(str(value)) if value else ""}

    def _suits(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        return {name: self._printer.row(map(self._printer.suit, _each(value)))}

    def _rank(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        return {name: str(value), f"{name}_sign": self._printer.rank(str(value)) if value else ""}

    def _ranks(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        return {name: self._printer.row(map(self._printer.rank, _each(value)))}

    def _seat(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        seat = _number(value)
        return {
            name: self.name(seat),
            f"{name}_is_you": _yes(seat == self._company.reader),
            f"{name}_number": seat + 1,
        }

    def _seats(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        if isinstance(value, int):
            return {name: value}
        seats = tuple(map(_number, _each(value)))
        return {
            name: self.listed(map(self.name, seats)),
            f"{name}_count": len(seats),
            f"{name}_with_you": _yes(self._company.reader in seats),
        }

    def _side(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        side = _number(value)
        sides = self._company.sides
        yours = 0 <= side < len(sides) and self._company.reader in sides[side]
        return {
            name: self.side(side),
            f"{name}_is_yours": _yes(yours),
            f"{name}_size": len(sides[side]) if 0 <= side < len(sides) else 1,
        }

    def _seatings(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        """Seatings such as ``4t``: four in two teams, and ``3``: three, each alone."""
        words = [
            self._texts.format(
                "seating", {"number": int(each.rstrip("t")), "teams": _yes(each.endswith("t"))}
            )
            for each in _each(value)
        ]
        return {name: ", ".join(words)}

    def _option(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        option = str(value)
        return {name: self.label(f"option-{option}", option), f"{name}_key": option}

    def _values(self, name: str, value: Arg, args: Mapping[str, Arg]) -> dict[str, Value]:
        keys = ", ".join(map(str, _each(value)))
        option = args.get("option")
        if option is None:
            return self._plain(name, value, args)
        words = ", ".join(self.value(str(option), each) for each in _each(value))
        return {name: words, f"{name}_keys": keys}

    def _preset(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        preset = str(value)
        return {name: self.label(f"game-{preset}", preset), f"{name}_key": preset}

    def _zone(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        return {name: self.zone(str(value))}

    def _laid(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        """Pieces with their places, each as ``4-5@left@closed``."""
        return {name: ", ".join(map(self._lay, _each(value)))}

    def _lay(self, laid: str) -> str:
        piece, _, where = laid.partition("@")
        place, _, flag = where.partition("@")
        written = self._printer.piece(piece)
        if not place and not flag:
            return written
        word, root = arm_of(place)
        double = self._printer.piece(root) if root else "none"
        return self._texts.format(
            "piece-at",
            {"piece": written, "place": word or "first", "double": double, "flag": flag or "none"},
        )

    def _phrase(self, name: str, value: Arg, _: Mapping[str, Arg]) -> dict[str, Value]:
        return {name: self._texts.format(f"phrase-{value}")}


def _each(value: Arg) -> tuple[str, ...]:
    if isinstance(value, tuple):
        return value
    return (str(value),) if value != "" else ()


def _number(value: Arg) -> int:
    """A seat or a side; what is none becomes one that nobody has."""
    try:
        return int(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return NOBODY


def _yes(true: bool) -> str:
    return "yes" if true else "no"
