"""How a command line is read, whatever the subcommand."""

import argparse
from typing import NoReturn

from tavolino.core.game import LANGUAGES

BAD_ARGUMENTS = 2


class Parser(argparse.ArgumentParser):
    """Answers bad arguments with one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_ARGUMENTS, f"{self.prog}: {message}; try {self.prog} --help\n")


def whole() -> "tuple[Parser, argparse._SubParsersAction[Parser]]":
    """The parser of `tavolino …`, and where its subcommands go."""
    parser = Parser(prog="tavolino", description="A little café table for people, bots and onlookers.")
    return parser, parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)


def add_language(subcommand: argparse.ArgumentParser) -> None:
    subcommand.add_argument("--lang", choices=LANGUAGES, default="en", help="(default: en)")
