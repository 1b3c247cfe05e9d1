"""Dominoes: tiles, the layout, turn rules, round results, accounts and the games made of them."""

from kozel.dominoes.family import DOMINOES

__all__ = ["DOMINOES"]
