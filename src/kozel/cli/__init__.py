"""The commands of Kozel. Each is a module of its own, loaded when it is called for."""

from __future__ import annotations

import sys

from kozel import __version__


def main() -> None:
    """Run the program with the arguments of the process."""
    if sys.argv[1:] == ["--version"]:  # scripts ask often, and it takes nothing else
        sys.stdout.write(f"kozel {__version__}\n")
        return
    from kozel.cli.app import app  # noqa: PLC0415  (importing the package loads nothing)

    app.main()
