"""The domino games: each a preset in a module of its own."""

from kozel.dominoes.presets.domino_kozel import DOMINO_KOZEL
from kozel.dominoes.presets.telephone import TELEPHONE

PRESETS = (DOMINO_KOZEL, TELEPHONE)
