"""The permanent trumps from high to low; a preset names its ladder."""

from __future__ import annotations

QUEENS_AND_JACKS = ("QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD")
"""C1.1, and with one card above or a suit below them nearly everywhere else."""
