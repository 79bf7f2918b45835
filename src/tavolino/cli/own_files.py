"""Options that people write as files: checked completely, and used completely or not at all."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from tavolino.cli.arguments import add_language
from tavolino.cli.outcome import BadArgument
from tavolino.core.extras import Command, OwnFile
from tavolino.core.fault import Fault, fault
from tavolino.core.game import Game
from tavolino.core.refusal import BadOption
from tavolino.core.registry import shelf
from tavolino.narrate.faults import fault_text, praise


class BadFile(BadOption):
    """A file of one's own with faults."""

    def __init__(self, file: Path, faults: list[Fault]) -> None:
        super().__init__(*faults)
        self.file = file


def every_own_file() -> dict[str, OwnFile]:
    """All such options of all games, by name."""
    return {own.option: own for game in shelf().values() for own in game.own_files}


def add_own_files(subcommand: ArgumentParser) -> None:
    for name in every_own_file():
        subcommand.add_argument(f"--{name}", type=Path, metavar="FILE", help=f"a {name} of one's own")


def chosen_files(game: Game, chosen: Namespace) -> dict[str, object]:
    """The options that were given as files; raises BadFile with every fault of a file."""
    found: dict[str, object] = {}
    for name in every_own_file():
        path = getattr(chosen, name.replace("-", "_"))
        if path is None:
            continue
        own = next((own for own in game.own_files if own.option == name), None)
        if own is None:
            raise BadArgument(f"{game.id} has no option --{name}")
        value, faults = read(own, path)
        if faults:
            raise BadFile(path, faults)
        found[name] = value
    return found


def read(own: OwnFile, path: Path) -> tuple[object, list[Fault]]:
    """What is in a file, and every fault."""
    with path.open("rb") as file:
        content = file.read(own.largest + 1)
    if len(content) > own.largest:
        return None, [fault("", "file-too-large", most=own.largest)]
    return own.read(content)


def check_command(game: Game, own: OwnFile) -> Command:
    """`tavolino menu check FILE`: every fault on a line of its own and exit code 1, or a sentence of praise and 0."""

    def add_arguments(parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE")
        add_language(parser)

    def run(chosen: Namespace) -> int:
        value, faults = read(own, chosen.file)
        lines = [fault_text(one, chosen.lang) for one in faults] or [praise(game, own, value, chosen.lang)]
        for line in lines:
            print(f"{chosen.file}: {line}")
        return 1 if faults else 0

    return Command(own.option, "check", f"what is wrong with a {own.option} of one's own", add_arguments, run)


def every_command() -> list[Command]:
    """What the games add to the command line."""
    games = list(shelf().values())
    checks = [check_command(game, own) for game in games for own in game.own_files]
    return [*checks, *(command for game in games for command in game.commands)]
