"""Three-handed with a talon: if two pass the third must play; the soloist names trumps (C10.5)."""

from __future__ import annotations

from msgspec.structs import replace

from kozel.cards.tricks.presets.troika import TROIKA

TROIKA_FORCED = replace(
    TROIKA,
    id="troika-forced",
    defaults=(
        {
            "all_pass": "forced",
            "trump": "named_by_soloist",
            "scale": "2-4-6",
            "ten_order": "above_king",
        },
    ),
)
