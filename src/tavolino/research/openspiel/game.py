"""A game as OpenSpiel knows it, and its registration."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from tavolino.core import registry
from tavolino.core.game import Game
from tavolino.core.refusal import NoEncoder
from tavolino.research.kinds import Chosen, GameKind, read_chosen
from tavolino.research.one_game import environment_name
from tavolino.research.openspiel import parameters
from tavolino.research.openspiel.observer import StringObserver, TavolinoObserver
from tavolino.research.openspiel.state import TavolinoState, put_from
from tavolino.research.unfolding import CHANCE, Unfolding

LONGEST = 10_000  # decisions in a game: the rules set no limit, of random games the longest has some hundreds
MOST_DRAWS = 100_000  # in a game, likewise
LARGEST_DIE = 20  # faces that a die can have in a set of one's own


class TavolinoGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Seats answer one after the other, also where they choose in secret at the same time. Each draw is a chance node.

    Returns are shares of the victory less 1 / players, so that they add up to 0.
    """

    game_id: str  # of each subclass; see `register_all`

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.game, players, options = parameters.read(registry.find(self.game_id), params or {})
        self.kind = GameKind.of(self.game, players, options)
        self.first = Unfolding(self.game, players, options)
        self.first.begin()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.choices,
            max_chance_outcomes=max(LARGEST_DIE, most_outcomes(self.first)),
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.game), info, dict(params or {}))

    def new_initial_state(self, told: Any = None) -> TavolinoState:
        """Before the deal; or wherever a state was, as its `to_dict`, `to_json` or `to_struct` says."""
        return TavolinoState(self, None if told is None else put_from(self, told))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TavolinoObserver | StringObserver:
        """The numbers of the vector environment; with perfect recall a text alone, as games have no fixed length."""
        if isinstance(kind, pyspiel.IIGObservationType) and kind.perfect_recall:
            return StringObserver()
        return TavolinoObserver(self.kind.encoder)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def observation_tensor_shape(self) -> list[int]:
        return [int(self.kind.encoder.size)]

    def observation_tensor_size(self) -> int:
        return int(self.kind.encoder.size)


def most_outcomes(deal: Unfolding) -> int:
    """Of the draws of the deal: never later is there a larger heap to draw from."""
    rest = deal.clone()
    most = 0
    while rest.player == CHANCE:
        most = max(most, int(rest.outcomes))
        rest.act(0, None)
    return most


# ---- registration


def load(game: str | Game, *, players: int | None = None, options: Chosen | None = None) -> TavolinoGame:
    """With options as everywhere else, menus and temples of one's own among them."""
    found = registry.find(game) if isinstance(game, str) else game
    chosen = parameters.parameters(found, players, read_chosen(found, options))
    loaded: TavolinoGame = pyspiel.load_game(short_name(found.id), chosen)
    return loaded


def short_name(game_id: str) -> str:
    return f"tavolino_{game_id.replace('-', '_')}"


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=game.id,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters.specification(game),
    )


def register_all() -> None:
    """With a class for each game: OpenSpiel lets go of them after Python has ended, which only a class survives."""
    known = set(pyspiel.registered_names())
    for game in registry.shelf().values():
        if short_name(game.id) not in known and has_numbers(game):
            own = type(f"{environment_name(game.id)}Game", (TavolinoGame,), {"game_id": game.id})
            pyspiel.register_game(game_type(game), own)


def has_numbers(game: Game) -> bool:
    try:
        game.encoder(game.min_players, game.options_type())
    except NoEncoder:
        return False
    return True
