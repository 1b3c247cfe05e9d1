"""Makes frames and bodies that are wrong in every way one can think of, and some that are right."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from kozel.server import protocol as wire

NOTATION = (
    "QC", "AS+TS", "JD", "7H", "4-5", "4-5@left", "6-6@up!", "0-0@right", "trump H", "trump Z",
    "praise trousers", "cut 12", "cut 999999", "take", "pass", "draw", "go", "knock", "lot 2",
    "shuffle deal QC KC", "challenge 3", "claim", "declare moscow", "lay 7C+8C", "say thanks",
    "say hello", "reveal 1 00", "seed 1 00", "takeover 0 club", "resign 0", "undo 0 1", "", " ",
    "QC QC", "QC+QC", "♣", "Д♣", "\x00", "q" * 300,
)  # fmt: skip
TABLES = ("nowhere", "", "../x", "\u0000", "a" * 200, "🐐")
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 10**9, 10**30, 1e308, -0.0, "", "0", "\u0000", "x" * 500, [], {},
    [[]], [None] * 50, {"a": {"b": {}}}, "\ud7ff", "💥", "null", "__proto__",
)  # fmt: skip
PIECES = ('"', "{", "}", "[", "]", ",", ":", "\\", "\\u0000", "\\ud800", "null", "1e999", "-", "0",
          "\x00", "é", "𝕏", " ", "\n", '"t":"move",', "/*", "NaN")  # fmt: skip


class Maker:
    """A source of frames about one table, by a seed."""

    def __init__(self, seed: int, table: str) -> None:
        self.random = Random(seed)
        self.table = table
        self._count = 0

    def id(self) -> str:
        """A new id of a command, seldom an old or a bad one."""
        if self.random.random() < 0.1:
            return self.random.choice(("again", "", "a b", "x" * 65, "é"))
        self._count += 1
        return f"f{self._count}"

    def frame(self) -> wire.FromClient:
        """A frame of the right form, whatever it asks for."""
        random = self.random
        table = self.table if random.random() < 0.8 else random.choice(TABLES)
        name = self.id()
        number = random.choice((0, 1, 2, 3, 7, 10**6, -1))
        text = random.randbytes(random.choice((0, 1, 16, 32))).hex()
        makers: tuple[Any, ...] = (
            lambda: wire.Move(table, name, random.choice(NOTATION)),
            lambda: wire.Move(table, name, random.choice(NOTATION)),
            lambda: wire.Move(table, name, random.choice(NOTATION)),
            lambda: wire.GoOn(table, name, number),
            lambda: wire.Undo(table, name),
            lambda: wire.Answer(table, name, number, random.random() < 0.5),
            lambda: wire.Sealed(table, name, number, text),
            lambda: wire.Contribute(table, name, number, text),
            lambda: wire.Stand(table, name),
            lambda: wire.Enter(table, random.choice((None, 0, number)), text),
            lambda: wire.Leave(table),
            lambda: wire.Lobby(random.random() < 0.5),
            wire.Ping,
        )
        made: wire.FromClient = random.choice(makers)()
        return made

    def text(self) -> str | bytes:
        """What is sent: sometimes right, mostly spoilt, sometimes no frame at all."""
        plain = msgspec.json.encode(self.frame()).decode()
        match self.random.randrange(10):
            case 0 | 1 | 2:
                return plain
            case 3 | 4:
                return self.swapped(plain)
            case 5 | 6 | 7:
                return self.spoilt(plain)
            case 8:
                return "".join(self.random.choices(PIECES, k=self.random.randrange(30)))
            case _:
                return self.monster()

    def monster(self) -> str | bytes:
        """Too big, too deep, or not text."""
        random = self.random
        match random.randrange(8):
            case 0:
                return "x" * random.choice((4_095, 4_097, 20_000))
            case 1:
                return random.randbytes(random.randrange(40))
            case 2 | 3:
                return "[" * random.randrange(1, 4_000)
            case 4:
                return '{"t":' * random.randrange(1, 700)
            case _:
                return '{"t":"move","do":"' + "é" * random.randrange(1_500) + '"}'

    def swapped(self, plain: str) -> str:
        """A value in the frame replaced by an odd one, or a field added or left out."""
        frame = msgspec.json.decode(plain)
        key = self.random.choice([*frame, "new"])
        if self.random.random() < 0.3:
            frame.pop(key, None)
        else:
            frame[key] = self.random.choice(ODD)
        return msgspec.json.encode(frame).decode()

    def spoilt(self, plain: str) -> str:
        """Characters changed, lost, repeated or put in."""
        text = list(plain)
        for _ in range(self.random.randrange(1, 4)):
            at = self.random.randrange(len(text) or 1)
            match self.random.randrange(4):
                case 0:
                    text[at : at + 1] = [self.random.choice(PIECES)]
                case 1:
                    del text[at : at + self.random.randrange(1, 8)]
                case 2:
                    text[at:at] = text[at : at + self.random.randrange(1, 20)]
                case _:
                    text[at:at] = [self.random.choice(PIECES)]
        return "".join(text)

    def body(self, example: Any) -> bytes:
        """A spoilt body of a call, from one that is right."""
        plain = msgspec.json.encode(example).decode()
        match self.random.randrange(6):
            case 0:
                return self.swapped(plain if plain != "null" else "{}").encode()
            case 1 | 2:
                return self.swapped(self.swapped(plain)).encode()
            case 3:
                return self.random.randbytes(self.random.randrange(60))
            case _:
                return self.spoilt(plain).encode("utf-8", "surrogatepass")
