"""Three-handed with a talon, the risky way: lay away before you look (C10, C10.5)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.tricks.presets.troika import TROIKA

TROIKA_RISK = replace(
    TROIKA,
    id="troika-risk",
    defaults=({"discard": "before", "scale": "2-4-6", "ten_order": "above_king"},),
)
