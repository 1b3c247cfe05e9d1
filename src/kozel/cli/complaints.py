"""What click found wrong with a command line, told by its type and never by its words."""

from __future__ import annotations

import click

from kozel.cli.around import around
from kozel.cli.parameters import Refused, shown
from kozel.core.messages import Message


def complaint(error: click.ClickException) -> Message:
    """What click found wrong, as a message."""
    match error:
        case Refused():
            return error.told
        case click.NoSuchOption():
            near = ", ".join(error.possibilities or ())
            if near:
                return Message(
                    "usage-no-such-option-near", {"given": error.option_name, "near": near}
                )
            return Message("usage-no-such-option", {"given": error.option_name})
        case click.BadOptionUsage():
            return Message(_misused(error), {"given": error.option_name})
        case click.MissingParameter() if _is_argument_of(error):
            name = error.param.name if error.param else ""
            word = around(error.ctx).say(f"help-metavar-{name}")
            return Message("usage-missing-argument", {"given": word})
        case click.MissingParameter():
            return Message("usage-missing-option", {"given": shown(error.param)})
        case click.BadParameter():
            return Message("usage-bad-value", {"given": shown(error.param)})
        case _:
            return Message("usage-wrong")


def _is_argument_of(error: click.BadParameter) -> bool:
    return error.param is not None and isinstance(error.param, click.Argument)


def _misused(error: click.BadOptionUsage) -> str:
    """Whether an option lacks its value or was given one it does not take."""
    params = error.ctx.command.get_params(error.ctx) if error.ctx else []
    for param in params:
        if error.option_name in param.opts and isinstance(param, click.Option) and param.is_flag:
            return "usage-takes-no-value"
    return "usage-needs-a-value"
