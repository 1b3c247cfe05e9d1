"""A server for browsers: ``python -m tests.browser.server FOLDER [NAME …]``.

The real one with the built page, but everything that bots and tables wait for takes a
tenth of its time. It says where it is in one line.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from kozel.server.edge import Settings
from kozel.server.running import run, take_port
from kozel.server.tables import Timing
from tests.server.edge.house import FREELY, QuickTime

FACTOR = 10

TIMING = Timing(
    grace=30_000 * FACTOR,
    gathering=10_000 * FACTOR,
    contributing=1_500 * FACTOR,
    question=60_000 * FACTOR,
)
"""What a table waits for people takes as long as ever: pages are no faster than usual."""


def main(folder: str, *names: str) -> None:
    listening = take_port("127.0.0.1", 0)
    port = listening.getsockname()[1]
    run(
        Settings(
            data=Path(folder),
            names=names,
            limits=FREELY,
            timing=TIMING,
            time=partial(QuickTime, FACTOR),
        ),
        listening,
        lambda _: print(f"http://127.0.0.1:{port}/", flush=True),
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
