"""The words after `tavolino arena` and `tavolino ladder`."""

from argparse import _SubParsersAction
from pathlib import Path

from tavolino.cli.arguments import Parser, add_language
from tavolino.cli.executors import add_executors, add_shard

LADDER = Path("docs/ladder.toml")
RESULTS = Path("docs/ladder.results")


def add_arena(subcommands: "_SubParsersAction[Parser]") -> Parser:
    arena = subcommands.add_parser("arena", help="how strong bots are, one beside the other, with intervals")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument(
        "--bots", required=True, help="as expert,hard,medium: at one table, or at several if there are too many for one"
    )
    arena.add_argument(
        "--players", type=int, help="how many (default: one for each bot, as far as the game is for so many)"
    )
    arena.add_argument("--games", type=int, default=400, help="at each table (default: %(default)s)")
    arena.add_argument("--seed", type=int, default=0, help="the same one gives the same games")
    add_executors(arena)
    add_shard(arena)
    arena.add_argument("--into", type=Path, metavar="FILE", help="keep the results there, and go on from what it has")
    arena.add_argument("--report", type=Path, metavar="FILE", help="a page with tables and plots, as HTML")
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(arena)
    return arena


def add_ladder(subcommands: "_SubParsersAction[Parser]") -> None:
    ladder = subcommands.add_parser(
        "ladder", help="play every published series of docs/strength.md, from where it stopped"
    )
    ladder.add_argument(
        "--series", type=Path, default=LADDER, metavar="FILE", help="what is played, as TOML (default: %(default)s)"
    )
    ladder.add_argument(
        "--into", type=Path, default=RESULTS, metavar="FILE", help="for the results (default: %(default)s)"
    )
    ladder.add_argument("--only", metavar="GAME", help="the series of one game")
    add_executors(ladder)
    add_language(ladder)


def add_merge(subcommands: "_SubParsersAction[Parser]") -> None:
    merge = subcommands.add_parser("merge", help="put the results of shards together")
    merge.add_argument("files", type=Path, nargs="+", metavar="FILE")
    merge.add_argument("--into", type=Path, required=True, metavar="FILE", help="for all of them together")
    add_language(merge)
