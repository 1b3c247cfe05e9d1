"""The permanent trumps from high to low; a preset names its ladder."""

from __future__ import annotations

QUEENS_AND_JACKS = ("QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD")
"""C1.1, and with one card above or a suit below them nearly everywhere else."""

HOOK = ("7C", *QUEENS_AND_JACKS)
"""C3.1, C6, and the deck of 24 (C4.9)."""

SHAMOK = ("6C", *QUEENS_AND_JACKS)
"""C4.1."""
