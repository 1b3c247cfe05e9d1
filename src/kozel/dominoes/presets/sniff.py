"""Sniff (D7.4).

Source: seed 002, after a book of 1975. As Muggins, but whoever puts the first double puts it in
line, where one half of it counts, or across, where both do.
"""

from __future__ import annotations

from msgspec.structs import replace

from kozel.dominoes.presets.muggins import MUGGINS

_NOT_HERE = ("spinner", "house_arms", "sniff")
"""The sniff lies as its player wants it; a spinner would always lie across."""

SNIFF = replace(
    MUGGINS,
    id="sniff",
    offered=tuple(name for name in MUGGINS.offered if name not in _NOT_HERE),
    defaults=({**MUGGINS.defaults[-1], "sniff": True},),
    narrowed={**MUGGINS.narrowed, "multi_double": (1, 2)},
)
