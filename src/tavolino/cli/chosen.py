"""What several subcommands read from their arguments in the same way."""

import os
from argparse import Namespace
from importlib.resources import files

import msgspec

from tavolino.cli.outcome import BadArgument
from tavolino.cli.own_files import chosen_files
from tavolino.core.fault import cited
from tavolino.core.game import Game, Options
from tavolino.narrate.texts import Texts

CLI_TEXTS = files("tavolino.cli").joinpath("text")


def options_of(game: Game, chosen: Namespace) -> Options:
    try:
        options = msgspec.json.decode(chosen.options, type=dict[str, object])
    except (msgspec.MsgspecError, RecursionError):
        raise BadArgument(f"--options wants a JSON object, not {cited(chosen.options)}") from None
    return game.read_options(options | chosen_files(game, chosen))


def texts_of(game: Game, lang: str) -> Texts:
    return Texts.of(game, lang, CLI_TEXTS)


def workers_of(chosen: Namespace) -> int:
    workers: int = chosen.workers
    most = 4 * (os.cpu_count() or 1)
    if not 1 <= workers <= most:
        raise BadArgument(f"--workers is 1 to {most} here, not {workers}")
    return workers
