"""`--bot`: players of one's own, how long they may think, and where games are kept in which they fail."""

from pathlib import Path

from tavolino.cli.arguments import Parser
from tavolino.own_bots.own_bot import MOVE_SECONDS
from tavolino.own_bots.record_folder import USUAL_FOLDER

BOT_FORMS = "module:object, or a command such as 'python3 bot.py'"


def add_own_bots(subcommand: Parser, where: str) -> None:
    told = f"your own player in {where}: {BOT_FORMS}; may be repeated"
    subcommand.add_argument("--bot", action="append", default=[], metavar="BOT", help=told)
    add_limits(subcommand)


def add_limits(subcommand: Parser) -> None:
    seconds = "how long your own player may take for a move (default: %(default)g)"
    subcommand.add_argument("--move-seconds", type=float, default=MOVE_SECONDS, metavar="SECONDS", help=seconds)
    folder = "where records are kept of games in which it fails (default: %(default)s)"
    subcommand.add_argument("--records", type=Path, default=USUAL_FOLDER, metavar="FOLDER", help=folder)
