"""Click in the user's language: help and usage errors."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

import click

from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.words import TerminalWords, language
from tafelrunde.games import names
from tafelrunde.games.words import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])

INTERRUPTED = 130
"""Exit code of a command stopped by Ctrl-C."""
LANGUAGE = "tafelrunde.language"
"""Where a context and its children keep the language requested on the command line."""


def words_of(context: click.Context) -> TerminalWords:
    """The texts in the language of this command or its parent."""
    at: click.Context | None = context
    while at is not None:
        if isinstance(words := at.params.get("words"), TerminalWords):
            return words
        at = at.parent
    return TerminalWords(context.meta.get(LANGUAGE) or language())


def language_in(args: list[str]) -> str | None:
    """The language requested anywhere in the arguments, so that help and errors use it even if
    they come first."""
    for option, value in pairwise([*args, ""]):
        name, _equals, given = option.partition("=")
        if name == "--lang" and (given or value) in LANGUAGES:
            return given or value
    return None


def in_words(context: click.Context, _option: click.Parameter, lang: str | None) -> TerminalWords:
    return TerminalWords(lang) if lang else words_of(context)


# -- Errors ----------------------------------------------------------------------------------


def said_of(context: click.Context, fault: click.UsageError) -> BadArgumentError:
    """Translate a usage error from Click."""
    words = words_of(context)
    match fault:
        case click.NoSuchOption():
            text = words.say("no-such-flag", name=fault.option_name)
        case click.BadOptionUsage():
            key = "no-value" if takes_none(context, fault.option_name) else "value-missing"
            text = words.say(key, name=fault.option_name)
        case click.MissingParameter() if fault.param is not None:
            named = isinstance(fault.param, click.Option)
            name = fault.param.opts[0] if named else fault.param.make_metavar(context)
            text = words.say("missing", name=name)
        case _:
            text = words.say("too-many-words")
    command = context.command_path
    return BadArgumentError(words.say("see-help", text=text, command=command))


def takes_none(context: click.Context, option: str) -> bool:
    return any(
        isinstance(parameter, click.Option) and parameter.is_flag and option in parameter.opts
        for parameter in context.command.get_params(context)
    )


def possible_for(words: TerminalWords, kind: click.ParamType[Any]) -> str:
    """The possible values of an option of this type."""
    match kind:
        case click.Choice():
            return ", ".join(kind.choices)
        case click.IntRange() | click.FloatRange():
            whole = "whole" if isinstance(kind, click.IntRange) else "any"
            if kind.max is None:
                return words.say(f"possible-{whole}-from", low=str(kind.min))
            return words.say(f"possible-{whole}", low=str(kind.min), high=str(kind.max))
        case click.Path():
            return words.say("possible-folder")
    return words.say("possible-flag" if kind.name == "boolean" else "possible-integer")


# -- Options and commands --------------------------------------------------------------------


class Told(click.Option):
    """An option whose help comes from the terminal's texts, by its name or by `text`."""

    def __init__(self, *given: Any, text: str = "", **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.text = text or self.name

    def make_metavar(self, ctx: click.Context) -> str:
        is_number = isinstance(self.type, (click.types.IntParamType, click.types.FloatParamType))
        return "N" if is_number and self.metavar is None else super().make_metavar(ctx)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        words = words_of(ctx)
        text = self.told_in(words)
        if self.show_default:
            text = words.say("by-default", text=text, value=str(self.default))
        return record[0], text

    def told_in(self, words: TerminalWords) -> str:
        return words.say(f"option-{self.text}")

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        try:
            return super().type_cast_value(ctx, value)
        except click.BadParameter:
            words = words_of(ctx)
            possible = possible_for(words, self.type)
            raise BadArgumentError(
                words.say("bad-value", option=self.opts[0], value=str(value), possible=possible)
            ) from None


class ToldCommand(click.Command):
    """A command whose help comes from the terminal's texts, by its name."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta[LANGUAGE] = language_in(args) or ctx.meta.get(LANGUAGE)
        try:
            return super().parse_args(ctx, args)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as fault:
            raise said_of(ctx, fault) from None

    def told_in(self, words: TerminalWords) -> str:
        """Its help; the first sentence appears in lists."""
        return words.say(f"help-{self.name}")

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002  click's signature
        told = self.told_in(words_of(click.get_current_context()))
        return told.split(". ")[0].rstrip(".")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = words_of(ctx).say("option-help")
        return option

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """`play [Optionen] GAME`."""
        pieces = [
            piece for parameter in self.get_params(ctx) for piece in parameter.get_usage_pieces(ctx)
        ]
        return [words_of(ctx).say("usage-options"), *pieces]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=words_of(ctx).say("usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.told_in(words_of(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        arguments = [one for one in self.get_params(ctx) if isinstance(one, click.Argument)]
        if arguments:
            with formatter.section(words_of(ctx).say("head-arguments")):
                formatter.write_dl([explained(ctx, argument) for argument in arguments])
        options = [one for one in self.get_params(ctx) if isinstance(one, click.Option)]
        records = [option.get_help_record(ctx) for option in options]
        with formatter.section(words_of(ctx).say("head-options")):
            formatter.write_dl([record for record in records if record is not None])


def explained(ctx: click.Context, argument: click.Argument) -> tuple[str, str]:
    """An argument and what it stands for."""
    text = words_of(ctx).say(f"argument-{argument.name}", games=", ".join(names()))
    return argument.make_metavar(ctx), text


class ToldGroup(ToldCommand, click.Group):
    command_class = ToldCommand
    kind = "command"
    """What its subcommands are, for the message about an unknown one."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx), words_of(ctx).say("usage-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        ToldCommand.format_options(self, ctx, formatter)
        with formatter.section(words_of(ctx).say("head-commands")):
            formatter.write_dl(
                [
                    (name, command.get_short_help_str())
                    for name in self.list_commands(ctx)
                    if (command := self.get_command(ctx, name))
                ]
            )

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            possible = ", ".join(self.list_commands(ctx))
            key = f"no-such-{self.kind}"
            raise BadArgumentError(words_of(ctx).say(key, name=args[0], possible=possible))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo(err=True)
            click.echo(words_of(ctx).say("interrupted"), err=True)
            ctx.exit(INTERRUPTED)


def told(*names: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, cls=Told, **settings)


in_language = told(
    "--lang", "words", type=click.Choice(LANGUAGES), is_eager=True, callback=in_words
)
