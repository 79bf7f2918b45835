"""Games of bots as records, for the coach."""

from collections.abc import Sequence

from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.coach.depth import Depth
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.outlook import Outlook
from tavolino.core.record import Record

# What holds of an account holds however little is thought.
SHALLOW = Depth(first=2, further=2, turns=2, kept=2, joint=6, thinking=40, steps=1)


def game_of_bots(game: Game, bots: Sequence[str], seed: int, options: object = None, moves: int = 100_000) -> Record:
    chosen = game.read_options(options or {})
    match = Match.new(game, len(bots), chosen, seed.to_bytes(32, "big"), seats=list(bots))
    players = []
    for seat, name in enumerate(bots):
        start = GameStart(game, chosen, len(bots), seat)
        player = seated(levels.make(name, game, FastChance.seeded(seed, seat)), start)
        player.begin(start)
        players.append(player)
    for _ in range(moves):
        if match.over:
            break
        seat = match.to_move()[0]
        move = players[seat].choose(Outlook(match.state, seat, game.view))
        match.play(seat, match.moves.text(int(move)))
    return match.record()
