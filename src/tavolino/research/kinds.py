"""Games of one kind: those with the same options, so that their numbers and moves mean the same."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from tavolino.core.chance import Chance
from tavolino.core.encoding import Encoder
from tavolino.core.features import Feature
from tavolino.core.game import Game, Options
from tavolino.core.notation import MoveTable
from tavolino.core.refusal import TavolinoError
from tavolino.core.state import State
from tavolino.research.batch import Environment

Chosen = Options | Mapping[str, object]
SHOWN_MOVES = 8  # of those that would have been legal


class BadEnvironments(TavolinoError):
    """Environments that cannot be: none of them, or options or seeds that do not fit."""


class BadAction(TavolinoError):
    """An action that cannot be made; the environment is named, with what was expected. No game has moved."""


class GameKind(NamedTuple):
    options: Options
    deal: Callable[[Chance], State]
    encoder: Encoder
    moves: MoveTable
    together: bool  # everybody always chooses at the same time
    choices: int  # the codes below this are all that can ever be legal

    @classmethod
    def of(cls, game: Game, players: int, options: Options) -> "GameKind":
        game.check_players(players, options)
        deal: Callable[[Chance], State] = partial(game.new, players, options)
        moves = game.moves(options)
        joint = game.joint_choices(options)
        return cls(options, deal, game.encoder(players, options), moves, joint > 0, joint or len(moves))

    def begin(self, seed: int, number: int) -> Environment:
        return Environment(self.deal, self.encoder, seed, number)

    def unlike(self, features: Sequence[Feature], moves: int, most_moves: int) -> str | None:
        """Why such a game cannot be told in the place of one with these numbers and no more moves."""
        if self.encoder.features != features:
            return "with these options the game has other numbers than at first"
        if moves > most_moves:
            return f"with these options the game has more than {most_moves} moves"
        return None

    def complaint(self, state: State, seat: int, action: int, moves: int) -> str:
        """What is wrong with an action, when a seat was to choose one of so many."""
        texts = self.moves.texts
        if not 0 <= action < moves:
            return f"expected an action from 0 to {moves - 1}, not {action}"
        rule = state.refusal(seat, action)
        legal = [f"{code} ({texts[code]})" for code in state.legal_moves(seat)]
        allowed = ", ".join(legal[:SHOWN_MOVES]) + (", …" if len(legal) > SHOWN_MOVES else "")
        return f"action {action} ({texts[action]}) is against {rule}; expected one of its mask: {allowed}"


def read_chosen(game: Game, chosen: Chosen | None) -> Options:
    return chosen if isinstance(chosen, Options) else game.read_options(dict(chosen or {}))
