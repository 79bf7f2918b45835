"""`tavolino serve`: tables online."""

import gc
from argparse import Namespace, _SubParsersAction

from tavolino.cli.arguments import Parser, whole
from tavolino.server.settings import add_arguments, read_settings


def parser() -> Parser:
    """With this subcommand only: people wait for a server that restarts, and loading every game takes time."""
    parser, subcommands = whole()
    add_serve(subcommands)
    return parser


def add_serve(subcommands: "_SubParsersAction[Parser]") -> None:
    serve = subcommands.add_parser("serve", help="tables online: HTTP and WebSocket")
    add_arguments(serve)
    serve.set_defaults(run=_serve)


def _serve(chosen: Namespace) -> int:
    settings = read_settings(chosen)
    gc.disable()  # imports leave no garbage, and collecting takes a tenth of the start; `serve` turns it on again
    from tavolino.server.serve import serve  # slow to load, and no other command needs it

    return serve(settings)
