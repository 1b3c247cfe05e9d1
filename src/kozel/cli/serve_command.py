"""``kozel serve``: the server with the page, for this machine or for the whole home."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from kozel.cli.around import Around, around
from kozel.cli.frame import Command
from kozel.cli.language import can_show
from kozel.cli.parameters import Whole

if TYPE_CHECKING:
    from kozel.server.edge import Settings

PORT = 8000
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104  (only where --lan asks for it)
_LIGHT_ON_DARK = "\x1b[97;40m{}\x1b[0m"


@click.command("serve", cls=Command)
@click.option("--lan", is_flag=True)
@click.option("--host")
@click.option("--port", type=Whole(0, 65_535), default=PORT)
@click.option("--data")
@click.option("--name", "names", multiple=True)
@click.pass_context
def command(
    ctx: click.Context,
    lan: bool,
    host: str | None,
    port: int,
    data: str | None,
    names: tuple[str, ...],
) -> None:
    """Serve the page."""
    from kozel.server import lan as network  # noqa: PLC0415  (much to load)
    from kozel.server.edge import Settings  # noqa: PLC0415
    from kozel.server.running import run, take_port  # noqa: PLC0415

    our = around(ctx)
    folder = Path(data).expanduser() if data else _usual_folder()
    listening = take_port(host or (EVERYWHERE if lan else HERE), port)
    port = listening.getsockname()[1]
    address = network.own_address() if lan else None
    shared = network.link(address, port) if address else None
    settings = Settings(data=folder, names=names, addresses=(shared,) if shared else ())
    own = network.link(HERE if lan or not host else host, port)
    run(settings, listening, lambda _: _tell(our, settings, own, lan=lan))
    our.console.tell(our.say("serve-stopped"))


def _usual_folder() -> Path:
    """Where matches and people are kept, unless told otherwise."""
    import platformdirs  # noqa: PLC0415

    return Path(platformdirs.user_data_dir("kozel", appauthor=False))


def _tell(our: Around, settings: Settings, own: str, *, lan: bool) -> None:
    """What a person needs to know when the server stands."""
    tell = our.console.tell
    if not (settings.page / "index.html").is_file():
        tell(our.say("server-page-not-built"))
    tell(our.say("serve-ready", link=own))
    for link in settings.addresses:
        tell(our.say("serve-lan", link=link))
        _draw(our, link)
    if lan and not settings.addresses:
        tell(our.say("serve-no-lan"))
    tell(our.say("serve-stop-hint"))


def _draw(our: Around, link: str) -> None:
    """The link as a QR code, if the terminal can show one; in its own colours, so that phones
    read it whatever those of the terminal are."""
    from kozel.server.lan import terminal_code  # noqa: PLC0415

    code = terminal_code(link)
    if not can_show(code, our.encoding):
        return
    for line in code.splitlines():
        our.console.tell_whole(_LIGHT_ON_DARK.format(line) if our.console.colour else line)
