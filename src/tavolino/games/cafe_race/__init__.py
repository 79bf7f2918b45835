"""Café Race: clerks hurry down the stairs with a full cup of hot coffee. 3 to 6 players."""

from collections.abc import Sequence
from typing import get_args

from tavolino.core.chance import Chance
from tavolino.core.encoding import Encoder
from tavolino.core.event import Log
from tavolino.core.foresight import Foresight
from tavolino.core.game import Game, Json, Options, Say, View
from tavolino.core.moment import Highlight, Moment, TurnMark
from tavolino.core.notation import MoveTable
from tavolino.core.pattern import Learning
from tavolino.core.prospects import Prospects
from tavolino.core.reading import as_json
from tavolino.core.sampler import PositionSampler
from tavolino.core.standing import Score, Standing, decided
from tavolino.core.state import State
from tavolino.games.cafe_race import foretold, greedy, imagine, moments, position, prospects, view
from tavolino.games.cafe_race.characters import CHARACTERS
from tavolino.games.cafe_race.encode import RaceEncoder
from tavolino.games.cafe_race.events import AnyEvent
from tavolino.games.cafe_race.features import columns
from tavolino.games.cafe_race.foresight import PATTERNS, RaceForesight
from tavolino.games.cafe_race.moves import MOVES
from tavolino.games.cafe_race.options import RaceOptions
from tavolino.games.cafe_race.prospects import RaceProspects
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.skills import NOTCHES, SKILLS
from tavolino.games.cafe_race.state import HIGHEST, OVER, RULES_VERSION
from tavolino.games.cafe_race.view import RaceView


class CafeRace(Game):
    id = "cafe-race"
    package = __name__
    min_players = 3
    max_players = 6
    rules_version = RULES_VERSION
    options_type = RaceOptions
    view_type = RaceView
    event_types = get_args(AnyEvent)
    prospects_type = RaceProspects
    measure_names = ("rounds", "tokens")
    skills = SKILLS | NOTCHES | CHARACTERS
    characters = tuple(CHARACTERS)

    def variants(self) -> list[Options]:
        return [RaceOptions(), RaceOptions(auction=True)]

    def new(self, players: int, options: Options, chance: Chance, log: Log | None = None) -> State:
        assert isinstance(options, RaceOptions)
        return Race.start(players, options.auction, chance, log)

    def moves(self, options: Options) -> MoveTable:
        return MOVES

    def joint_choices(self, options: Options) -> int:
        """RACE-SPEED-2: thrusts, of which each is always possible."""
        assert isinstance(options, RaceOptions)
        return 0 if options.auction else HIGHEST

    def options_of(self, state: State) -> Options:
        return RaceOptions(auction=_race(state).auction)

    def position(self, state: State) -> Json:
        written: Json = as_json(position.write(_race(state)))
        return written

    def load(self, written: object) -> State:
        return position.read(written)

    def view(self, state: State, seat: int | None) -> View:
        return view.look(_race(state), seat)

    def sees_more(self, state: State, seat: int) -> bool:
        return view.sees_more(_race(state), seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine.sampler(_seen(seen)).draw(chance)

    def sampler(self, seen: View) -> PositionSampler:
        return imagine.sampler(_seen(seen))

    def swap_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        return imagine.swap_hidden(_race(state), seat, chance)

    def encoder(self, players: int, options: Options) -> Encoder:
        return RaceEncoder(columns(players), players)

    def foresight(self) -> Foresight:
        return RaceForesight()

    def learning(self, players: int, options: Options) -> Learning:
        """Way and coffee mean much the same in both games, and whether there are more players or fewer."""
        return Learning("race", PATTERNS)

    def prospects(self, seen: View) -> Prospects:
        return prospects.look_ahead(_seen(seen))

    def standing(self, state: State) -> Standing:
        race = _race(state)
        points = race.scores()
        scores = [
            Score(
                clerk.seat,
                points[clerk.seat],
                {"tokens": clerk.tokens, "place": points[clerk.seat] - clerk.tokens},
            )
            for clerk in race.clerks
        ]
        merits = [(points[clerk.seat], clerk.tokens) for clerk in race.clerks]
        ranking = [
            [seat for seat, own in enumerate(merits) if own == merit] for merit in sorted(set(merits), reverse=True)
        ]
        over = race.question == OVER
        decision = decided("RACE-SCORE-3", ("points", "tokens"), merits) if over else None
        return Standing(over, scores, ranking, list(race.winners()), decision)

    def reckoning(self, state: State) -> list[dict[str, float]]:
        """Before the end, places say little."""
        return [{"cell": float(clerk.cell), "tokens": float(clerk.tokens)} for clerk in _race(state).clerks]

    def greedy(self, seen: View, chance: Chance) -> int:
        return greedy.greedy(_seen(seen), chance)

    def turn(self, state: State) -> tuple[int, int | None]:
        return _race(state).round, None  # everybody answers together, or bids in the same auctions

    def highlights(self, past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
        return moments.highlights(past, turns)

    def draw(self, seen: View, names: list[str], say: Say) -> str:
        from tavolino.games.cafe_race.draw import draw  # Rich, which only a terminal needs

        return draw(_seen(seen), names)  # a picture without words

    def foretold(self, found: Prospects, names: list[str], say: Say) -> list[str]:
        assert isinstance(found, RaceProspects)
        return foretold.lines(found, say)


def _race(state: State) -> Race:
    assert isinstance(state, Race)
    return state


def _seen(seen: View) -> RaceView:
    assert isinstance(seen, RaceView)
    return seen


GAME = CafeRace()
