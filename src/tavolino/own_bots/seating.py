"""Who plays a seat, by a text: one of our bots, or a player of one's own."""

import shutil
from pathlib import Path

from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import Chance
from tavolino.core.game import Game
from tavolino.core.refusal import BadBot
from tavolino.own_bots.fault import PlayerFault
from tavolino.own_bots.own_bot import MOVE_SECONDS, START_SECONDS, OwnBot
from tavolino.own_bots.program import Program
from tavolino.own_bots.requests import begin_line, read_ok

STAND_IN = "greedy"


def seat(text: str, game: Game, chance: Chance, seconds: float = MOVE_SECONDS) -> Bot:
    """A bot that is ready to sit down. One of one's own has to be closed."""
    if text in levels.names():
        return levels.make(text, game, chance)
    stand_in = levels.make(STAND_IN, game, chance)
    return OwnBot(text, Program(levels.own_command(text)), chance, stand_in, seconds)


def check(text: str, start: GameStart) -> None:
    """Raises BadBot, with a sentence for people, if nobody can be seated by this text at this game.

    Of a program it is only known whether it can be started. An object of a module is loaded once, where it would be.
    """
    check_form(text)
    if text in levels.names():
        levels.check(text, start.game)
    elif levels.is_object(text):
        _load_once(text, start)


def check_form(text: str) -> None:
    """As far as it can be known without a game."""
    if text in levels.names():
        return
    program = levels.own_command(text)[0]
    if shutil.which(program) is None:
        problem = "may not be run" if Path(program).is_file() else "is not there"
        raise BadBot(f"the program {program[:80]!r} {problem}")


def _load_once(text: str, start: GameStart) -> None:
    program = Program(levels.own_command(text))
    try:
        program.start()
        read_ok(program.exchange(begin_line(1, start, seed=0, seconds=MOVE_SECONDS), START_SECONDS), 1)
    except PlayerFault as fault:
        raise BadBot(f"the bot {text[:80]!r} cannot be seated: {fault}") from None
    finally:
        program.close()
