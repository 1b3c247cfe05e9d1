"""Kozel: the Russian "Goat" games, with cards and dominoes."""

__version__ = "0.1.0"
