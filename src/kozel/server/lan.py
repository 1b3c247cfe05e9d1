"""Where a server is reached: the addresses of this machine in its network, and QR codes of them."""

from __future__ import annotations

import io
import socket

import segno

_ANYWHERE = (("10.254.254.254", socket.AF_INET), ("fd00::1", socket.AF_INET6))


def own_address() -> str | None:
    """This machine's address in the home network; None without a network. Nothing is sent:
    the system is only asked from where it would send."""
    for target, family in _ANYWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not found.startswith("127.") and found not in ("::1", "0.0.0.0"):  # noqa: S104
            return found
    return None


def link(host: str, port: int) -> str:
    """The address to open in a browser."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}" if port != 80 else f"http://{shown}"


def terminal_code(text: str) -> str:
    """A QR code for a terminal, of half blocks; light on dark is read by phones, too."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def picture(text: str) -> bytes:
    """A QR code as an SVG picture that scales, dark on white."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=3, omitsize=True, xmldecl=False, svgns=True, light="#fff"
    )
    return out.getvalue()
