"""The commands put together, and what becomes of everything that goes wrong in them."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from kozel import __version__
from kozel.cli.around import Around
from kozel.cli.complaints import complaint
from kozel.cli.frame import Group, speak
from kozel.cli.language import asked_for
from kozel.core.messages import KozelError

COMMANDS = {
    "play": "play_command",
    "games": "games_command",
    "rules": "rules_command",
    "replay": "replay_command",
    "verify": "verify_command",
    "arena": "arena_command",
    "serve": "serve_command",
}
USAGE = 2
INTERRUPTED = 130


class App(Group):
    """The whole program: its complaints are sentences, whoever calls it."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run; the exit status comes back where click does not end the process."""
        arguments = list(sys.argv[1:] if args is None else args)
        our = extra.pop("obj", None) or Around(asked_for(arguments))
        try:
            code = super().main(
                arguments, "kozel", complete_var, standalone_mode=False, obj=our, **extra
            )
        except (KozelError, click.ClickException) as error:
            code = _complain(our, error)
        except (click.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except OSError as error:
            if error.errno != errno.EPIPE:
                code = _report(our, error)
            else:
                _silence()
                code = 1
        except Exception as error:  # the last resort: no traceback ever meets a person
            code = _report(our, error)
        if standalone_mode:
            sys.exit(code or 0)
        return code or 0


def _complain(our: Around, error: KozelError | click.ClickException) -> int:
    """One sentence for what cannot be done."""
    message = error.message if isinstance(error, KozelError) else complaint(error)
    click.echo(our.texts.message(message), err=True)
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    if ctx is not None:
        click.echo(our.say("usage-see-help", command=ctx.command_path), err=True)
    return USAGE


def _report(our: Around, error: BaseException) -> int:
    """Keep the traceback in a file and say where it is."""
    from kozel.cli.crash import keep  # noqa: PLC0415  (hardly ever needed)

    click.echo(keep(our, error), err=True)
    return 1


def _silence() -> None:
    """Whoever read us has gone; nothing more can be said, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(f"kozel {__version__}")
        ctx.exit()


@click.command("kozel", cls=App, lazy=COMMANDS, invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
@click.pass_context
def app(ctx: click.Context) -> None:
    """Play the Russian Goat games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


speak(app)
