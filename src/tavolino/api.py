"""What a program that plays games needs, in one place: `import tavolino` offers every name of `__all__`.

Nothing inside the package imports from here: each module imports only the modules that it needs.
"""

from tavolino.bots.bot import Bot
from tavolino.bots.budget import Budget, StopSignal
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import Chance, CommittedChance, FastChance, ScriptedChance
from tavolino.core.event import Event, Log
from tavolino.core.game import Game, Options, View
from tavolino.core.match import CannotTakeBack, Match
from tavolino.core.notation import MoveTable
from tavolino.core.outlook import Outlook
from tavolino.core.record import Record
from tavolino.core.record import parse as parse_record
from tavolino.core.refusal import (
    BadBot,
    BadChance,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    Faulty,
    GameOver,
    IllegalMove,
    NoEncoder,
    NotYourTurn,
    TavolinoError,
    UnknownGame,
    UnknownRules,
)
from tavolino.core.registry import find, shelf
from tavolino.core.replay import replay, verify
from tavolino.core.sampler import PositionSampler
from tavolino.core.seed import seed_from
from tavolino.core.standing import Score, Standing
from tavolino.core.state import State
from tavolino.narrate.faults import error_text

__all__ = [
    "BadBot",
    "BadChance",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Bot",
    "Budget",
    "CannotTakeBack",
    "Chance",
    "CommittedChance",
    "Event",
    "FastChance",
    "Faulty",
    "Game",
    "GameOver",
    "GameStart",
    "IllegalMove",
    "Log",
    "Match",
    "MoveTable",
    "NoEncoder",
    "NotYourTurn",
    "Options",
    "Outlook",
    "PositionSampler",
    "Record",
    "Score",
    "ScriptedChance",
    "Standing",
    "State",
    "StopSignal",
    "TavolinoError",
    "UnknownGame",
    "UnknownRules",
    "View",
    "error_text",
    "find",
    "parse_record",
    "replay",
    "seed_from",
    "shelf",
    "verify",
]
