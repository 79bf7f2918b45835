"""A position as OpenSpiel knows it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import pyspiel

from tavolino.core.chance import FastChance
from tavolino.core.estimate import outcome
from tavolino.core.refusal import TavolinoError
from tavolino.research.kinds import BadAction
from tavolino.research.openspiel.recall import Recalled, as_text, information_text, told_lines, view_text
from tavolino.research.unfolding import CHANCE, OVER, Unfolding, unfolded

if TYPE_CHECKING:
    from tavolino.research.openspiel.game import TavolinoGame

SEEDS = 2**53  # so many a random number between 0 and 1 can tell apart


class NothingToImagine(TavolinoError):
    """A position is imagined where a seat must answer, and not while chance has its say."""


class TavolinoState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel copies and stores each attribute by itself, so that mostly there is only one."""

    recalled: Recalled | None = None

    def __init__(self, game: "TavolinoGame", put: Unfolding | None = None) -> None:
        super().__init__(game)
        if put is None:
            self.play: Unfolding = game.first.clone()
        else:
            self.play = put
            self.recalled = Recalled(put.clone(), None, (), ())

    # ---- who is next, and what may be done

    def current_player(self) -> int:
        return self.play.player

    def is_terminal(self) -> bool:
        return self.play.player == OVER

    def is_chance_node(self) -> bool:
        return self.play.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """For Python, which need not go through C++."""
        play = self.play
        if player is not None and player != play.player:
            return []
        return list(range(play.outcomes)) if play.player == CHANCE else sorted(play.legal_moves())

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.legal_moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return alike(self.play.outcomes)

    def _apply_action(self, action: int) -> None:
        if not self.play.act(action, None):
            raise BadAction(self._complaint(action))

    def _complaint(self, action: int) -> str:
        play = self.play
        if play.player == CHANCE or play.state is None:
            return f"expected an outcome from 0 to {play.outcomes - 1}, not {action}"
        kind = self.get_game().kind
        complaint: str = kind.complaint(play.state, play.player, action, kind.choices)
        return complaint

    def returns(self) -> list[float]:
        """Shares of the victory beyond what everybody could expect."""
        play = self.play
        if play.state is None or play.player != OVER:
            return [0.0] * play.players
        fair = 1.0 / int(play.players)
        return [share - fair for share in outcome(play.state)]

    # ---- what a seat knows

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Without a state and an observer made for it, as OpenSpiel would do."""
        play = self.play
        encoder = self.get_game().kind.encoder
        if play.state is None:
            return [0.0] * encoder.size
        seat = play.player if player is None else player
        return [float(number) for number in encoder.encoded(play.state, seat)]

    def information_state_string(self, player: int | None = None) -> str:
        return information_text(self, self.play.player if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return view_text(self.play, self.play.player if player is None else player)

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> "TavolinoState":
        """A position that the seat cannot tell from this one, each as probable as it should be."""
        play = self.play
        if play.state is None or play.player == CHANCE:
            raise NothingToImagine("expected a position in which a seat must answer, not one of chance")
        game = play.game
        other = play.clone()
        other.put(game.imagine(game.view(play.state, player), FastChance.seeded(int(random() * SEEDS))))
        imagined = TavolinoState(self.get_game(), other)
        imagined.recalled = Recalled(other.clone(), player, told_lines(self, player), told_lines(self, None))
        return imagined

    # ---- as texts and plain data

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        text: str = self.get_game().kind.moves.text(action)
        return text

    def __str__(self) -> str:
        return as_text(self._to_struct())

    def _to_struct(self) -> dict[str, Any]:
        """Everything, hidden things too; `new_initial_state` reads it."""
        play = self.play
        position = None if play.state is None else play.game.position(play.state)
        return {"position": position, "under_way": int(play.under_way), "draws": [int(draw) for draw in play.draws]}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        play = self.play
        return {} if play.state is None else dict(play.game.view_json(play.state, player))


@cache
def alike(count: int) -> list[tuple[int, float]]:
    """So many outcomes, each as likely as the others."""
    return [(outcome, 1 / count) for outcome in range(count)]


def put_from(game: "TavolinoGame", told: Mapping[str, Any] | str | pyspiel.StateStruct) -> Unfolding:
    """Where the dictionary of a state says."""
    if isinstance(told, pyspiel.StateStruct):
        told = told.to_dict()
    read = msgspec.json.decode(told) if isinstance(told, str) else told
    first = game.first
    options = msgspec.to_builtins(first.options)
    ours = first.game
    return unfolded(
        ours.id, ours.rules_version, first.players, options, read["position"], read["under_way"], list(read["draws"])
    )
