"""`tavolino serve`: tables online."""

import gc
from argparse import Namespace, _SubParsersAction

from tavolino.cli.arguments import Parser, whole
from tavolino.server.settings import add_arguments, read_settings


def parser() -> Parser:
    """Knows this subcommand alone: people wait for a server that starts again, and need not wait for every game."""
    parser, subcommands = whole()
    add_serve(subcommands)
    return parser


def add_serve(subcommands: "_SubParsersAction[Parser]") -> None:
    serve = subcommands.add_parser("serve", help="tables online: HTTP and WebSocket")
    add_arguments(serve)
    serve.set_defaults(run=_serve)


def _serve(chosen: Namespace) -> int:
    settings = read_settings(chosen)
    gc.disable()  # modules leave no garbage, and looking for it takes a tenth of the start; `serve` turns it on again
    from tavolino.server.serve import serve  # a heavy room, which no other command should wait for

    return serve(settings)
