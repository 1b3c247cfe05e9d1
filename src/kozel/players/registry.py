"""The built-in players by name: ``club`` is the newest of its kind, ``club@1`` a frozen one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kozel.core.messages import KozelError
from kozel.players.port import Player, full_name


@cache
def _versions() -> Mapping[str, tuple[Player, ...]]:
    """Every player, weakest kind first, each kind from its oldest version to its newest: those
    that are frozen, then those that are still being made better."""
    from kozel.players.club import CLUB  # noqa: PLC0415  (loaded when somebody plays)
    from kozel.players.frozen import PLAYERS  # noqa: PLC0415
    from kozel.players.novice import NOVICE  # noqa: PLC0415

    kinds: dict[str, tuple[Player, ...]] = {}
    for player in (*PLAYERS, NOVICE, CLUB):
        kinds[player.id] = (*kinds.get(player.id, ()), player)
    return kinds


def names() -> tuple[str, ...]:
    """The kinds of players, weakest first; each is a text ``player-<name>``."""
    return tuple(_versions())


def versions() -> tuple[str, ...]:
    """Every player with its version, such as ``club@1``."""
    return tuple(full_name(player) for kind in _versions().values() for player in kind)


def player(name: str) -> Player:
    """The player of this name, ``club`` or ``club@1``; `KozelError` if there is none."""
    kind, at, version = name.partition("@")
    found = _versions().get(kind)
    if found is None:
        raise KozelError("player-unknown", given=kind, values=names())
    if not at:
        return found[-1]
    for each in found:
        if version == str(each.version):
            return each
    numbers = tuple(str(each.version) for each in found)
    raise KozelError("player-version-unknown", given=name, values=numbers)
