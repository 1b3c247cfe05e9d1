"""What a table refuses, in words."""

from __future__ import annotations

from kozel.core.messages import KozelError


class TableError(KozelError):
    """Something that a table does not do, or not now, or not for this person."""
