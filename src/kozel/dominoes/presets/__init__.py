"""The domino games: each a preset in a module of its own."""

from kozel.dominoes.presets.domino_classic import DOMINO_CLASSIC
from kozel.dominoes.presets.domino_duel import DOMINO_DUEL
from kozel.dominoes.presets.domino_kozel import DOMINO_KOZEL
from kozel.dominoes.presets.domino_kozel_pairs import DOMINO_KOZEL_PAIRS
from kozel.dominoes.presets.donkey import DONKEY
from kozel.dominoes.presets.doscientos import DOSCIENTOS
from kozel.dominoes.presets.fives_threes import FIVES_THREES
from kozel.dominoes.presets.goat_fives import GOAT_FIVES
from kozel.dominoes.presets.milo import MILO_GAME
from kozel.dominoes.presets.muggins import MUGGINS
from kozel.dominoes.presets.partnership import PARTNERSHIP
from kozel.dominoes.presets.quinientos import QUINIENTOS
from kozel.dominoes.presets.sea_goat import SEA_GOAT
from kozel.dominoes.presets.sniff import SNIFF
from kozel.dominoes.presets.south_american import SOUTH_AMERICAN
from kozel.dominoes.presets.sudan import SUDAN
from kozel.dominoes.presets.telephone import TELEPHONE
from kozel.dominoes.presets.threes import THREES

PRESETS = (
    DOMINO_KOZEL,
    DOMINO_KOZEL_PAIRS,
    DOMINO_CLASSIC,
    DOMINO_DUEL,
    SEA_GOAT,
    DONKEY,
    TELEPHONE,
    MUGGINS,
    THREES,
    FIVES_THREES,
    SNIFF,
    GOAT_FIVES,
    PARTNERSHIP,
    SUDAN,
    DOSCIENTOS,
    QUINIENTOS,
    SOUTH_AMERICAN,
    MILO_GAME,
)
