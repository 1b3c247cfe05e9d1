"""The games in which the open ends bring points while tiles are laid (D6, D7)."""

from kozel.dominoes.fives.scoring import FIVES_THREES, MUGGINS, TELEPHONE, THREES

__all__ = ["FIVES_THREES", "MUGGINS", "TELEPHONE", "THREES"]
