"""One deal of a contest, played from every seat: the same cards and dice each time, as far as chance goes alike."""

import zlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tavolino.arena.contest import WHOLE, Contest
from tavolino.arena.crash import DealtGame
from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.bots.easy import EasyBot
from tavolino.bots.estimates import estimator_of
from tavolino.bots.game_start import GameStart
from tavolino.bots.greedy import GreedyBot
from tavolino.bots.kept_plan import seated
from tavolino.bots.luck import Choices, luck
from tavolino.bots.playout import PlayoutEstimator
from tavolino.bots.random import RandomBot
from tavolino.core import registry
from tavolino.core.chance import FastChance
from tavolino.core.estimate import Estimator
from tavolino.core.outlook import Outlook
from tavolino.core.state import State

# Sequences of the same seed: what the bots think and what might have been must not change the dice.
THOUGHTS = 1 << 32
MIGHT_HAVE_BEEN = 1 << 33
AGAIN = 8  # times that quick bots are asked again for a secret choice
QUICK = (RandomBot, EasyBot, GreedyBot)  # they keep nothing in mind, and decide at once
MILLION = 1_000_000  # luck is counted in millionths of a victory, since whole numbers add up the same in any order


class PlayedGame(msgspec.Struct, frozen=True, array_like=True):
    """By place, not by seat. Two games with the same numbers are the same game."""

    moves: int
    path: int  # CRC-32 of all moves
    won: list[int]  # parts of a victory
    points: list[int]
    luck: list[int]  # millionths of a victory


def play_deal(contest: Contest, deal: int) -> list[PlayedGame]:
    """With the first place in seat 0, 1, …"""
    return [play_game(contest, deal, turned) for turned in range(contest.players)]


def play_game(contest: Contest, deal: int, turned: int) -> PlayedGame:
    number = deal * contest.players + turned
    seats = [(place + turned) % contest.players for place in range(contest.players)]
    bots = _bots(contest, seats, FastChance.seeded(contest.seed ^ THOUGHTS, number))
    table = _Table(contest, bots, FastChance.seeded(contest.seed, deal))
    judge = _judge(contest)
    if judge is None:
        table.play_out()
        return table.result(seats, [0.0] * contest.players)
    meter = _LuckMeter(table, judge, FastChance.seeded(contest.seed ^ MIGHT_HAVE_BEEN, number))
    return table.result(seats, meter.play_out())


def deal_name(contest: Contest, deal: int) -> str:
    return f"{contest.game}-{'-'.join(contest.bots)}-seed-{contest.seed}-deal-{deal}"


def dealt(contest: Contest, deal: int, turned: int) -> DealtGame:
    """The same game before its first move."""
    seats = [(place + turned) % contest.players for place in range(contest.players)]
    thoughts = FastChance.seeded(contest.seed ^ THOUGHTS, deal * contest.players + turned)
    start = GameStart(registry.find(contest.game), contest.options, contest.players, 0)
    names = dict(zip(seats, contest.bots, strict=True))
    return DealtGame(
        f"{deal_name(contest, deal)}-{turned}",
        start,
        _bots(contest, seats, thoughts),
        [names[seat] for seat in range(contest.players)],
        FastChance.seeded(contest.seed, deal),
    )


def _bots(contest: Contest, seats: Sequence[int], thoughts: FastChance) -> list[Bot]:
    """By seat."""
    game = registry.find(contest.game)
    bots = {seat: levels.make(name, game, thoughts) for name, seat in zip(contest.bots, seats, strict=True)}
    return [bots[seat] for seat in range(contest.players)]


def _judge(contest: Contest) -> Estimator | None:
    """Who tells luck: only what was learned. Play-outs are too dear for it, and say too little."""
    estimator = estimator_of(registry.find(contest.game), contest.players, contest.options)
    return None if isinstance(estimator, PlayoutEstimator) else estimator


class _Table:
    """A game under way, and what there is to tell of it."""

    def __init__(self, contest: Contest, bots: Sequence[Bot], dice: FastChance) -> None:
        self.game = registry.find(contest.game)
        self.state = self.game.new(contest.players, contest.options, dice)
        self.bots = bots
        self.players = [self._seated(contest, seat) for seat in range(contest.players)]
        self.dice = dice
        self.outlooks = [Outlook(self.state, seat, self.game.view) for seat in range(contest.players)]
        self.moves = 0
        self.path = 0

    def _seated(self, contest: Contest, seat: int) -> Bot:
        """A turn that was planned is not thought out again after each of its moves."""
        start = GameStart(self.game, contest.options, contest.players, seat)
        player = seated(self.bots[seat], start)
        player.begin(start)
        return player

    def play_out(self) -> None:
        while (seat := int(self.state.next_seat())) >= 0:
            self.play(seat)

    def play(self, seat: int) -> int:
        """The move that this seat makes."""
        move = int(self.players[seat].choose(self.outlooks[seat]))
        self.moves += 1
        self.path = zlib.crc32(b"%d %d " % (seat, move), self.path)
        self.state.apply(seat, move, self.dice, None)
        return move

    def result(self, seats: Sequence[int], lucky: Sequence[float]) -> PlayedGame:
        winners = self.state.winners()
        points = self.state.scores()
        return PlayedGame(
            moves=self.moves,
            path=self.path,
            won=[WHOLE // len(winners) if seat in winners else 0 for seat in seats],
            points=[int(points[seat]) for seat in seats],
            luck=[round(MILLION * lucky[seat]) for seat in seats],
        )


class _Asked(NamedTuple):
    seat: int
    position: State  # in which the seat was asked
    move: int


class _LuckMeter:
    """Plays a game and adds up the luck of everybody in it: that of dice and cards, and that of secret choices, if they
    were made by bots that can be asked again."""

    def __init__(self, table: _Table, judge: Estimator, imagined: FastChance) -> None:
        self.table = table
        self.judge = judge
        self.imagined = imagined
        self.total = [0.0] * len(table.bots)

    def play_out(self) -> list[float]:
        """By seat."""
        state = self.table.state
        while state.next_seat() >= 0:
            before, drawn = state.clone(), self.table.dice.counter
            asked = self._moment()
            chosen = self._chosen(asked)
            if len(chosen) > 1 or self.table.dice.counter != drawn:
                found = luck(before, state, chosen, self.judge, self.imagined)
                self.total = [sum(pair) for pair in zip(self.total, found, strict=True)]
        return self.total

    def _moment(self) -> list[_Asked]:
        """One seat moves, or all that are asked at once, in secret."""
        state = self.table.state
        waiting = set(state.to_move())
        asked = []
        while (seat := int(state.next_seat())) in waiting:
            waiting.remove(seat)
            position = state.clone()
            asked.append(_Asked(seat, position, self.table.play(seat)))
        return asked

    def _chosen(self, asked: list[_Asked]) -> list[Choices]:
        """What was chosen in a moment, or what might have been, if somebody can be asked again."""
        if len(asked) == 1 or not any(isinstance(self.table.bots[one.seat], QUICK) for one in asked):
            return [[(one.seat, one.move) for one in asked]]
        return [[(one.seat, self._again(one)) for one in asked] for _ in range(AGAIN)]

    def _again(self, asked: _Asked) -> int:
        """In the very position in which it was asked, which tells it nothing of what the others have chosen."""
        bot = self.table.bots[asked.seat]
        if not isinstance(bot, QUICK):
            return asked.move
        thoughts, bot.chance = bot.chance, self.imagined
        move = int(bot.choose(Outlook(asked.position, asked.seat, self.table.game.view)))
        bot.chance = thoughts
        return move
