"""Which game, by which rules and on how many seats a command line means."""

from __future__ import annotations

from collections.abc import Iterable

from kozel import games
from kozel.cli.parameters import settings
from kozel.core.messages import SeatingError
from kozel.core.options import Options
from kozel.core.presets import Preset, read_values
from kozel.core.sharecode import decode


def wanted(text: str, changes: Iterable[str] = ()) -> tuple[Preset, Options]:
    """A preset's id or a share code, with ``name=value`` changes on top."""
    if "." in text:
        preset, options = decode(text, games.preset)
    else:
        preset = games.preset(text)
        options = preset.configure()
    values = read_values(preset, settings(changes))
    if not values:
        return preset, options
    return preset, preset.configure({**preset.differences(options), **values})


def seats_of(preset: Preset, text: str) -> tuple[int, bool]:
    """``4``, or ``4t`` for teams: one of the seatings of the game; the number alone means teams
    where nobody sits so for themselves."""
    number = text.strip().lower().rstrip("tк")
    if number.isdecimal() and number.isascii():
        alone = number == text.strip() and (int(number), False) in preset.seatings
        wanted_seats = (int(number), not alone)
        if wanted_seats in preset.seatings:
            return wanted_seats
    listed = tuple(f"{seats}t" if teams else str(seats) for seats, teams in preset.seatings)
    raise SeatingError("usage-seats", given=text, preset=preset.id, seatings=listed)
