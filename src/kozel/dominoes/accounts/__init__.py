"""How a game writes: each module one kind of account, as a `Scoring`."""

from kozel.dominoes.accounts.collected import COLLECTED, DIFFERENCE
from kozel.dominoes.accounts.remembered import CHARGED, REMEMBERED
from kozel.dominoes.accounts.rounds_won import MILO, ROUNDS_WON
from kozel.dominoes.accounts.single_writer import SINGLE_WRITER

__all__ = [
    "CHARGED",
    "COLLECTED",
    "DIFFERENCE",
    "MILO",
    "REMEMBERED",
    "ROUNDS_WON",
    "SINGLE_WRITER",
]
