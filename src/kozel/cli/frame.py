"""Click in two languages: help pages and complaints are texts of the catalogues.

A help text is found by the name of what it helps with: ``help-<command>`` for a command and
``help-<command>-<parameter>`` or, where all commands share it, ``help-<parameter>`` for a
parameter. Complaints of click are told by their type, never by their English words.
"""

from __future__ import annotations

import importlib
from typing import Any

import click

from kozel.cli.around import around
from kozel.cli.parameters import OneOf, Refused
from kozel.texts.language import LANGUAGES

SHARED = ("help", "lang", "as_json", "drafts", "changes", "file", "game")
"""Parameters that mean the same in every command."""


class Command(click.Command):
    """A command whose help speaks the person's language."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.context_settings = {**self.context_settings, "allow_extra_args": True}

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Like any command, but what is left over is refused in our words."""
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # click itself forgets it now and then
            raise
        if rest and not isinstance(self, click.Group):
            raise Refused("usage-too-much", ctx, given=" ".join(rest))
        return rest

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help`` with our text."""
        if not self.add_help_option:
            return None
        return click.Option(
            ["--help"], is_flag=True, is_eager=True, expose_value=False, callback=_show_help
        )

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line that shows how the command is called."""
        say = around(ctx).say
        pieces = [_metavar(param, ctx) for param in self.get_params(ctx) if _is_argument(param)]
        if isinstance(self, click.Group):
            pieces.append(say("help-metavar-command"))
        formatter.write_usage(
            ctx.command_path,
            " ".join([*pieces, say("help-metavar-options")]),
            prefix=say("help-usage") + " ",
        )

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(around(ctx).say(f"help-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What can be said to it."""
        say = around(ctx).say
        shown = [param for param in self.get_params(ctx) if not getattr(param, "hidden", False)]
        arguments = [param for param in shown if _is_argument(param)]
        if arguments:
            with formatter.section(say("help-arguments")):
                formatter.write_dl(
                    [(_metavar(param, ctx), self._about(param, ctx)) for param in arguments]
                )
        with formatter.section(say("help-options")):
            formatter.write_dl(
                [
                    (_spelled(param, ctx), self._about(param, ctx))
                    for param in shown
                    if not _is_argument(param)
                ]
            )
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)

    def _about(self, param: click.Parameter, ctx: click.Context) -> str:
        own = "" if param.name in SHARED else f"-{self.name}"
        return around(ctx).say(f"help{own}-{param.name}")


class Group(Command, click.Group):
    """The commands, each loaded from its module only when it is called for.

    `lazy`: for each command the module of this package that holds it as ``command``.
    """

    def __init__(self, *args: Any, lazy: dict[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lazy = lazy

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which help shows them."""
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, loaded now."""
        module = self.lazy.get(cmd_name)
        if module is None:
            return None
        return speak(importlib.import_module(f"kozel.cli.{module}").command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments begin with; `Refused` if there is none."""
        name = args[0]
        if name.startswith("-") and name not in self.lazy:
            raise Refused("usage-no-such-option", ctx, given=name)
        if name not in self.lazy:
            raise Refused("usage-no-such-command", ctx, given=name, listed=", ".join(self.lazy))
        return name, self.get_command(ctx, name), args[1:]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each command with a few words."""
        say = around(ctx).say
        with formatter.section(say("help-commands")):
            formatter.write_dl([(name, say(f"help-{name}-short")) for name in self.lazy])


def speak(command: click.Command) -> click.Command:
    """Let the command take ``--lang``, whose value was found before anything was parsed."""
    if not any(param.name == "lang" for param in command.params):
        lang = click.Option(["--lang"], type=OneOf(lambda: LANGUAGES), expose_value=False)
        command.params.append(lang)
    return command


def _show_help(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


def _is_argument(param: click.Parameter) -> bool:
    return isinstance(param, click.Argument)


def _metavar(param: click.Parameter, ctx: click.Context) -> str:
    word = around(ctx).say(f"help-metavar-{param.name}")
    return word if param.required else f"[{word}]"


def _spelled(param: click.Parameter, ctx: click.Context) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    if isinstance(param, click.Option) and (param.is_flag or param.count):
        return names
    word = param.metavar or around(ctx).say(f"help-metavar-{param.name}")
    return f"{names} {word}"
