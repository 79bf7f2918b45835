"""One caller of the engine with one game: the handlers of all requests."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from tavolino.bots import levels
from tavolino.bots.budget import Budget
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import THINK_AGAIN, KeptPlan, think
from tavolino.core import record as records
from tavolino.core import registry
from tavolino.core import replay as replays
from tavolino.core.catalogue import catalogue
from tavolino.core.chance import SEED_BYTES, FastChance
from tavolino.core.fault import cited, fault
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.outlook import Outlook
from tavolino.core.reading import as_json
from tavolino.core.refusal import BadPosition, GameOver, NotYourTurn, UnknownGame
from tavolino.core.seed import seed_from
from tavolino.deadline import Deadline
from tavolino.engine import protocol
from tavolino.engine.seat_player import SeatPlayer
from tavolino.own_bots.requests import BeginRequest, ChooseRequest

Answer = object  # whatever JSON can hold

USUAL_LEVEL = "greedy"


class Session:
    """Every handler first does what can fail and changes the session last, so that an error changes nothing."""

    def __init__(self, bot: str = USUAL_LEVEL) -> None:
        """`bot` answers `begin` and `choose`: a level, or the object of a module."""
        self._match: Match | None = None
        self._plans: dict[tuple[object, ...], KeptPlan] = {}  # of bots that were asked without a seed
        player = SeatPlayer(bot)
        self._handlers: dict[type[msgspec.Struct], Callable[[Any], Answer]] = {
            protocol.GamesRequest: self._games,
            protocol.NewRequest: self._new,
            protocol.LegalRequest: self._legal,
            protocol.MoveRequest: self._move,
            protocol.UndoRequest: self._undo,
            protocol.WhyRequest: self._why,
            protocol.ViewRequest: self._view,
            protocol.PositionRequest: self._position,
            protocol.LoadRequest: self._load,
            protocol.DiceRequest: self._dice,
            protocol.ResultRequest: self._result,
            protocol.RecordRequest: self._record,
            protocol.ReplayRequest: self._replay,
            protocol.BotRequest: self._bot,
            BeginRequest: player.begin,
            ChooseRequest: player.choose,
        }

    def handle(self, request: protocol.AnyRequest) -> Answer:
        """The answer's `ok`, or a TavolinoError and everything as it was."""
        return self._handlers[type(request)](request)

    @property
    def match(self) -> Match:
        if self._match is None:
            raise UnknownGame("no game is under way; begin one with 'new', 'load' or 'replay'")
        return self._match

    # ---- beginning

    @staticmethod
    def _games(_: protocol.GamesRequest) -> Answer:
        return catalogue(levels.offered)

    def _new(self, asked: protocol.NewRequest) -> Answer:
        game = registry.find(asked.game)
        players = game.min_players if asked.players is None else asked.players
        options = game.read_options(asked.options or {})
        self._match = Match.new(game, players, options, _seed(asked.seed), asked.dice or ())
        return self._turn()

    def _load(self, asked: protocol.LoadRequest) -> Answer:
        game = self._game_of(asked.position)
        rest = {name: value for name, value in asked.position.items() if name != "game"}
        self._match = Match.from_position(game, rest, _seed(asked.seed), asked.dice or ())
        return self._turn()

    def _game_of(self, position: dict[str, Any]) -> Game:
        """The game that the position names; else the one under way; else the only one that it can be of."""
        name = position.get("game")
        if name is None:
            return _recognised(position) if self._match is None else self._match.game
        if not isinstance(name, str) or name not in registry.shelf():
            raise BadPosition(fault("game", "unknown-game", game=cited(name), names=registry.shelf()))
        return registry.find(name)

    # ---- playing

    def _move(self, asked: protocol.MoveRequest) -> Answer:
        events = self.match.play(asked.seat, asked.move)
        return {"events": [event.seen_by(asked.seat) for event in events], **self._turn()}

    def _undo(self, _: protocol.UndoRequest) -> Answer:
        """The caller plays all seats, so that nobody has to agree."""
        return {"undone": self.match.take_back(), **self._turn()}

    def _dice(self, asked: protocol.DiceRequest) -> Answer:
        self.match.script(asked.values)
        return {"queued": len(self.match.queue)}

    def _turn(self) -> dict[str, object]:
        return {"to_move": self.match.to_move(), "over": self.match.over}

    # ---- asking

    def _legal(self, asked: protocol.LegalRequest) -> Answer:
        return self.match.legal(asked.seat)

    def _why(self, asked: protocol.WhyRequest) -> Answer:
        return self.match.why(asked.seat, asked.move)

    def _view(self, asked: protocol.ViewRequest) -> Answer:
        match = self.match
        if asked.seat is not None:
            match.check_seat(asked.seat)
        return match.game.view_json(match.state, asked.seat)

    def _position(self, _: protocol.PositionRequest) -> Answer:
        """It names its game, so that `load` takes it whatever game is under way."""
        return {"game": self.match.game.id, **self.match.game.position(self.match.state)}

    def _result(self, _: protocol.ResultRequest) -> Answer:
        return as_json(self.match.game.standing(self.match.state))

    # ---- records

    def _record(self, _: protocol.RecordRequest) -> Answer:
        return self.match.record().write()

    def _replay(self, asked: protocol.ReplayRequest) -> Answer:
        record = records.parse(asked.record)
        if asked.seed is not None:
            record = replace(record, seed=seed_from(asked.seed).hex())
        by_hand = sum(len(replays.by_hand(entry)) for entry in record.entries)
        self._match = _played_back(record)
        return {
            "moves": sum(isinstance(entry, records.Played) for entry in record.entries),
            **self._turn(),
            "verified": record.seed is not None and by_hand == 0,
            "by_hand": by_hand,
        }

    # ---- bots

    def _bot(self, asked: protocol.BotRequest) -> Answer:
        """`iterations` and `seconds` are for bots that search."""
        match = self.match
        level = USUAL_LEVEL if asked.level is None else asked.level
        levels.check(level, match.game)
        match.check_seat(asked.seat)
        if match.over:
            raise GameOver("the game is over")
        if asked.seat not in match.to_move():
            # for a seat that waits any move is refused by the same rule, the one that makes it wait
            raise NotYourTurn(asked.seat, match.state.refusal(asked.seat, 0) or "")
        outlook = Outlook(match.state, asked.seat, match.game.view)
        plan = self._plan(asked, level)
        code = plan.next(match.game, match.game.view(match.state, asked.seat), outlook.legal_moves())
        if code == THINK_AGAIN:
            bot = levels.make(level, match.game, _bot_chance(_seed(asked.seed)))
            bot.begin(GameStart(match.game, match.options, match.players, asked.seat))
            bot.budget = _budget(asked, bot.budget)
            code, plan.rest = think(bot, match.game, outlook)
        return {"move": match.moves.text(code)}

    def _plan(self, asked: protocol.BotRequest, level: str) -> KeptPlan:
        """A turn that was planned is played to its end, unless a seed says that nothing but the view shall count."""
        if asked.seed is not None:
            return KeptPlan()
        return self._plans.setdefault((asked.seat, level, asked.iterations, asked.seconds), KeptPlan())


def _recognised(position: dict[str, Any]) -> Game:
    fitting = [game for game in registry.shelf().values() if _can_be_of(game, position)]
    if len(fitting) != 1:
        raise UnknownGame("no game is under way, and the position names none; say which it is of with 'game'")
    return fitting[0]


def _can_be_of(game: Game, position: dict[str, Any]) -> bool:
    try:
        game.load(position)
    except BadPosition:
        return False
    return True


def _seed(given: protocol.Seed | None) -> bytes:
    return secrets.token_bytes(SEED_BYTES) if given is None else seed_from(given)


def _budget(asked: protocol.BotRequest, usual: Budget) -> Budget:
    """As asked for; without iterations, a bot that has a time limit thinks until then."""
    if asked.seconds is None:
        return usual if asked.iterations is None else Budget(asked.iterations)
    return Budget(asked.iterations or protocol.MOST_ITERATIONS, Deadline(asked.seconds))


def _bot_chance(seed: bytes) -> FastChance:
    return FastChance.seeded(int.from_bytes(seed[-8:], "big") >> 1, seed[-1] & 1)


def _played_back(record: records.Record) -> Match:
    """With a seed, the record is verified and the game goes on with it; without, with a new one."""
    if record.seed is not None:
        return replays.recompute(record)
    return replays.Replay(record, _seed(None)).to_end().match
