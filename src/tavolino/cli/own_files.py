"""Options that people write as files: checked completely, and used completely or not at all."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from tavolino.core.extras import Command, OwnFile
from tavolino.core.game import Game
from tavolino.core.refusal import BadOption
from tavolino.core.registry import shelf


def every_own_file() -> dict[str, OwnFile]:
    """All such options of all games, by name."""
    return {own.option: own for game in shelf().values() for own in game.own_files}


def add_own_files(subcommand: ArgumentParser) -> None:
    for name in every_own_file():
        subcommand.add_argument(f"--{name}", type=Path, metavar="FILE", help=f"a {name} of one's own")


def chosen_files(game: Game, chosen: Namespace) -> dict[str, object]:
    """The options that were given as files; raises BadOption with every fault of a file."""
    found: dict[str, object] = {}
    for name in every_own_file():
        path = getattr(chosen, name.replace("-", "_"))
        if path is None:
            continue
        own = next((own for own in game.own_files if own.option == name), None)
        if own is None:
            raise BadOption(f"{game.id} has no option --{name}")
        value, faults = read(own, path)
        if faults:
            raise BadOption("\n".join(faults))
        found[name] = value
    return found


def read(own: OwnFile, path: Path) -> tuple[object, list[str]]:
    """What is in a file, and every fault with the file's name before it."""
    with path.open("rb") as file:
        content = file.read(own.largest + 1)
    if len(content) > own.largest:
        return None, [f"{path}: too large; a {own.option} has at most {own.largest:,} bytes"]
    value, faults = own.read(content)
    return value, [f"{path}{fault}" for fault in faults]


def check_command(own: OwnFile) -> Command:
    """`tavolino menu check FILE`: every fault on a line of its own and exit code 1, or a sentence of praise and 0."""

    def add_arguments(parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE")

    def run(chosen: Namespace) -> int:
        value, faults = read(own, chosen.file)
        for line in faults or [f"{chosen.file}: {own.praise(value)}"]:
            print(line)
        return 1 if faults else 0

    return Command(own.option, "check", f"what is wrong with a {own.option} of one's own", add_arguments, run)


def every_command() -> list[Command]:
    """What the games add to the command line."""
    games = list(shelf().values())
    checks = [check_command(own) for game in games for own in game.own_files]
    return [*checks, *(command for game in games for command in game.commands)]
