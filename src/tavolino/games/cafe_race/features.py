"""What the numbers of encode.py mean."""

from tavolino.core.features import Columns, Feature, capped, flag, series
from tavolino.games.cafe_race.state import FULL_CUP, LAST_FINISH, PAST_ROUNDS


def columns(players: int) -> Columns:
    table = [
        flag("auction", "the advanced game is played"),
        capped("round", "the round under way"),
        *series(["asked thrust", "asked opening", "asked bid", "over"], 1, "what the game waits for"),
        Feature("die on offer", 6, "in the auction under way"),
        Feature("bid", 6, "the highest so far"),
        *series([f"die {place + 1}" for place in range(players)], 6, "the speed dice on the table, from high to low"),
    ]
    clerk = [
        Feature("cell", LAST_FINISH, "where the clerk stands; 0 is the start, 28 and 29 are the finish"),
        Feature("step", 10, "within its flight: 1 to 7 are steps, more is a landing or the finish, 0 the start"),
        Feature("tokens", FULL_CUP, "coffee left"),
        Feature("place", players, "that it would have if the race ended now"),
        Feature("beside", players - 1, "other clerks on its cell"),
        flag("to move", "must answer now"),
        flag("chosen", "has a thrust, seen or not"),
        Feature("thrust", 6, "as far as the observer knows it"),
        Feature("speed", 6, "the speed die that it took"),
        flag("opener", "of the auction under way"),
        flag("leader", "has made the highest bid"),
        Feature("last thrust", 6, "in the round before this one"),
        *series(
            [f"showed {face}" for face in range(1, 7)], PAST_ROUNDS, f"how often, in the last {PAST_ROUNDS} rounds"
        ),
    ]
    return Columns(table, clerk)
