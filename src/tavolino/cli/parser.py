"""The words after `tavolino`."""

from argparse import _SubParsersAction
from pathlib import Path

from tavolino.bots import levels
from tavolino.cli.admin import add_admin
from tavolino.cli.analysed import add_analyse
from tavolino.cli.arena_arguments import add_arena, add_ladder, add_merge
from tavolino.cli.arguments import Parser, add_language, whole
from tavolino.cli.executors import add_executors, add_shard
from tavolino.cli.joining import add_join
from tavolino.cli.own_bots import add_own_bots
from tavolino.cli.own_files import add_own_files, every_command
from tavolino.cli.serving import add_serve
from tavolino.engine.serve import add_arguments as add_engine_arguments


def parser() -> Parser:
    """With every subcommand, for which it asks every game."""
    parser, subcommands = whole()

    games = subcommands.add_parser("games", help="the games that can be played")
    add_language(games)

    rules = subcommands.add_parser("rules", help="the rulebook of a game, in our own words")
    rules.add_argument("game", metavar="GAME")
    add_language(rules)
    rules.add_argument(
        "--glance", action="store_true", help="only what stands on a card, with the rules that it sums up"
    )
    rules.add_argument("--coverage", action="store_true", help="which rule is told and tested where")
    rules.add_argument("--tests", type=Path, default=Path("tests"), help="where the tests are (default: tests)")

    play = subcommands.add_parser("play", help="play in the terminal")
    play.add_argument("game", metavar="GAME")
    play.add_argument(
        "--seats",
        metavar="NAME,…",
        help=f"people by name, bots as {' or '.join(levels.OWN)}, clockwise (default: a guest and greedy bots)",
    )
    add_own_bots(play, "the next seat")
    play.add_argument("--seed", help="a number or a text; the same one gives the same dice")
    add_options(play)
    add_language(play)

    engine = subcommands.add_parser("engine", help="the protocol for programs: JSON lines on standard input and output")
    add_engine_arguments(engine)

    simulate = subcommands.add_parser("simulate", help="bots against bots, many times")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--players", type=int, help="how many (default: the fewest the game takes)")
    simulate.add_argument("--games", type=int, default=1000, help="how many (default: %(default)s)")
    simulate.add_argument("--bots", default="random", help="by seat, as random,greedy,…; repeated around the table")
    add_own_bots(simulate, "the first seat, before those of --bots")
    simulate.add_argument("--seed", type=int, default=0, help="the same one gives the same games")
    add_executors(simulate)
    add_shard(simulate)
    simulate.add_argument(
        "--into", type=Path, metavar="FILE", help="keep the results there, and go on from what it has"
    )
    simulate.add_argument("--rotate", action="store_true", help="move the bots one seat on from game to game")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(simulate)
    add_language(simulate)

    add_options(add_arena(subcommands))
    add_ladder(subcommands)
    add_merge(subcommands)

    train = subcommands.add_parser("train", help="let the bots of a game learn, by playing against themselves")
    train.add_argument("game", metavar="GAME")
    train.add_argument("--games", type=int, help="how many for each file of weights (default: as the game says)")
    train.add_argument("--seed", type=int, default=1, help="the same one gives the same weights (default: %(default)s)")
    train.add_argument(
        "--into", type=Path, default=Path("weights"), metavar="FOLDER", help="for the weights (default: %(default)s)"
    )
    train.add_argument(
        "--parts",
        type=int,
        default=1,
        metavar="N",
        help="learn in N parts side by side, which --workers and --cluster share (default: %(default)s); "
        "another number gives other weights",
    )
    train.add_argument(
        "--apart",
        action="store_true",
        help="let the parts meet only at the end, as those of --shard do, and not at each lesson",
    )
    add_executors(train)
    add_shard(train)

    add_serve(subcommands)
    add_join(subcommands)

    replay = subcommands.add_parser("replay", help="play a record back")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--verify", action="store_true", help="recompute every die from the revealed seed")
    add_language(replay)

    add_analyse(subcommands)

    bench = subcommands.add_parser("bench", help="how fast the rules run, compiled and plain")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    add_admin(subcommands)
    add_commands_of_games(subcommands)
    return parser


def add_commands_of_games(subcommands: "_SubParsersAction[Parser]") -> None:
    """`tavolino GROUP NAME …` for the commands that games add."""
    groups: dict[str, _SubParsersAction[Parser]] = {}
    for command in every_command():
        if command.group not in groups:
            group = subcommands.add_parser(command.group, help=f"about a {command.group}")
            groups[command.group] = group.add_subparsers(required=True, metavar="WHAT", parser_class=Parser)
        single = groups[command.group].add_parser(command.name, help=command.help)
        command.add_arguments(single)
        single.set_defaults(run=command.run)


def add_options(subcommand: Parser) -> None:
    subcommand.add_argument(
        "--options", default="{}", metavar="JSON", help="the game's options, as '{\"auction\": true}'"
    )
    add_own_files(subcommand)
