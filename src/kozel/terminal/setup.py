"""The questions before a match: which game, by which rules, on how many seats, against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from kozel import games
from kozel.core.messages import OptionError
from kozel.core.options import Declared, OneOf, Options, Range, Several, Value
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.terminal.choosing import choose
from kozel.terminal.console import Console
from kozel.terminal.rulebook import rules_lines
from kozel.terminal.words import folded
from kozel.texts.texts import Texts


class Wanted(msgspec.Struct, frozen=True):
    """What is asked for on the command line; what is None is still to be asked."""

    preset: Preset | None = None
    options: Options | None = None
    seats: tuple[int, bool] | None = None
    bots: str | None = None


class Setup:
    """Asks what was not said on the command line."""

    def __init__(self, console: Console, texts: Texts, levels: Sequence[str], usual: str) -> None:
        self._console = console
        self._texts = texts
        self._levels = levels
        self._usual = usual

    def preset(self, presets: Sequence[Preset]) -> Preset:
        """Which game."""
        self._console.tell(self._texts.text("terminal-games"))
        labels = [
            f"{self._texts.game(preset.id)}. {self._texts.about(preset.id)}" for preset in presets
        ]
        kinds = [games.family(preset.id).kind for preset in presets]
        chosen = choose(
            self._console,
            self._texts,
            "terminal-ask-game",
            labels,
            names=[(preset.id,) for preset in presets],
            headings={
                kinds.index(kind): self._texts.text(f"terminal-kind-{kind}")
                for kind in dict.fromkeys(kinds)
            },
        )
        return presets[chosen or 0]

    def options(self, preset: Preset) -> Options:
        """By which rules: the usual ones, or changed one by one."""
        values: dict[str, Value] = {}
        while True:
            options = preset.configure(values)
            self._console.tell(self._texts.text("terminal-rules", changed=len(values)))
            labels = [
                self._texts.text(f"terminal-rules-{way}") for way in ("play", "change", "show")
            ]
            match choose(self._console, self._texts, "terminal-ask-rules", labels):
                case 1:
                    values = self._changed(preset, values)
                case 2:
                    self._show(preset, options)
                case _:
                    return options

    def seats(self, preset: Preset) -> tuple[int, bool]:
        """On how many seats, where the game leaves a choice."""
        if len(preset.seatings) == 1:
            return preset.seatings[0]
        labels = [seating_label(self._texts, seats, teams) for seats, teams in preset.seatings]
        self._console.tell(self._texts.text("terminal-seats"))
        chosen = choose(
            self._console,
            self._texts,
            "terminal-ask-choice",
            labels,
            names=[(f"{seats}t" if teams else str(seats),) for seats, teams in preset.seatings],
        )
        return preset.seatings[chosen or 0]

    def bots(self) -> str:
        """Against whom."""
        self._console.tell(self._texts.text("terminal-bots"))
        labels = [self._texts.text(f"player-{level}") for level in self._levels]
        chosen = choose(
            self._console,
            self._texts,
            "terminal-ask-choice",
            labels,
            names=[(level,) for level in self._levels],
            usual=self._levels.index(self._usual),
        )
        return self._levels[chosen or 0]

    def _show(self, preset: Preset, options: Options) -> None:
        seats, teams = preset.seatings[0]
        game = games.make(preset.id, options, Seating.of(seats, teams=teams))
        for line in rules_lines(self._texts, game):
            self._console.tell(line)

    def _changed(self, preset: Preset, values: Mapping[str, Value]) -> dict[str, Value]:
        """The values after a round of changing options, one by one. The list is told again
        only when other options apply than before."""
        now = dict(values)
        told: list[str] = []
        while True:
            options = preset.configure(now)
            names = [name for name in preset.offered if preset.declared(name).applies(options)]
            if names != told:
                self._console.tell(self._texts.text("terminal-options"))
            chosen = choose(
                self._console,
                self._texts,
                "terminal-ask-option",
                [self._line(name, options) for name in names],
                names=[(name, self._texts.option(name)) for name in names],
                usual=None,
                silent=names == told,
            )
            if chosen is None:
                return now
            told = names
            now = self._with(preset, now, names[chosen])
            self._console.tell(self._line(names[chosen], preset.configure(now)))

    def _line(self, name: str, options: Options) -> str:
        words = self._texts.option_value(name, getattr(options, name))
        return self._texts.text("terminal-option-line", option=name, words=words)

    def _with(self, preset: Preset, values: dict[str, Value], name: str) -> dict[str, Value]:
        """The values with a new one for this option; as they were if it is refused."""
        self._console.tell(self._texts.option_help(name))
        value = self._value(preset, name)
        if value is None:
            return values
        wanted = {**values, name: value}
        if value == getattr(preset.base(), name):
            del wanted[name]
        try:
            preset.configure(wanted)
        except OptionError as error:
            self._console.tell(self._texts.message(error.message))
            return values
        return wanted

    def _value(self, preset: Preset, name: str) -> Value | None:
        declared = preset.declared(name)
        if isinstance(declared, Several) or _open_range(declared):
            return self._typed(preset, name, declared)
        choices = preset.choices(name)
        labels = [self._texts.option_value(name, value) for value in choices]
        chosen = choose(
            self._console,
            self._texts,
            "terminal-ask-value",
            labels,
            names=[(declared.write(value),) for value in choices],
            usual=None,
        )
        return None if chosen is None else choices[chosen]

    def _typed(self, preset: Preset, name: str, declared: Declared) -> Value | None:
        """A number of a range, or several names: typed, not numbered."""
        say = self._texts.text
        if isinstance(declared, Range):
            question = say("terminal-ask-range", low=declared.low, high=declared.high)
        else:
            for value in preset.choices(name):
                self._console.tell(f"  {value}: {self._texts.option_value(name, value)}")
            question = say("terminal-ask-several")
        while True:
            answer = self._console.ask(question)
            if not answer:
                return None
            try:
                value = declared.read(
                    name, "" if answer == "-" else "+".join(folded(answer).split())
                )
                declared.check(name, value)
            except OptionError as error:
                self._console.tell(self._texts.message(error.message))
                continue
            return value


def _open_range(declared: Declared) -> bool:
    """A range with more numbers than are worth listing."""
    if not isinstance(declared, Range) or isinstance(declared, OneOf):
        return False
    return len(declared.listed()) < declared.high - declared.low + 1


def seating_label(texts: Texts, seats: int, teams: bool) -> str:
    """A number of seats in words, with teams or without."""
    return texts.text("seating", number=seats, teams="yes" if teams else "no")
