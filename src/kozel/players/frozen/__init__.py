"""Frozen players: reference opponents that never change, so that measured strengths last.

A better player becomes a new module and a new version; the old one stays as it is. A test
holds each to the moves it was recorded with.
"""

from kozel.players.frozen.club_1 import CLUB_1
from kozel.players.frozen.novice_1 import NOVICE_1
from kozel.players.frozen.random_1 import RANDOM_1
from kozel.players.port import Player

PLAYERS: tuple[Player, ...] = (RANDOM_1, NOVICE_1, CLUB_1)
"""Weakest kind first, each kind from its oldest version to its newest."""
