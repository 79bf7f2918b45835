"""Looking ahead in the terminal: where one can walk, what could happen, what would be best, and walking to a goal."""

from tavolino.bots.game_start import GameStart
from tavolino.coach.hints import hint_for
from tavolino.coach.telling import hint_told
from tavolino.core.prospects import PlannedWalk, Prospects
from tavolino.terminal.context import PlayContext


def reach(context: PlayContext, seat: int, words: str) -> None:
    """Every goal of a walk, with what it costs."""
    found = _prospects(context, seat)
    for walk in found.walks:
        context.screen.say(f"  {context.match.game.told_walk(walk, context.texts.format)}")
    if not found.walks:
        context.complain("no-reach")


def odds(context: PlayContext, seat: int, words: str) -> None:
    """Everything else that could happen."""
    lines = context.match.game.foretold(_prospects(context, seat), context.names, context.texts.format)
    for line in lines:
        context.screen.say(f"  {line}")
    if not lines:
        context.complain("no-odds")


def hint(context: PlayContext, seat: int, words: str) -> None:
    """The best that a seat can do, from what it sees itself."""
    match = context.match
    start = GameStart(match.game, match.options, match.players, seat)
    found = hint_for(start, match.game.view(match.state, seat), match.state.legal_moves(seat))
    for sentence in hint_told(context.texts, context.names, found):
        context.screen.say(f"  {sentence}")


def walk_to(context: PlayContext, seat: int, goal: str) -> None:
    """Move by move, each checked by the rules, up to the first event that is no plain step."""
    found = _prospects(context, seat)
    if not found.walks:
        context.complain("no-reach")
    elif not goal:
        context.complain("to-where", goal=found.walks[0].to)
    elif (walk := next((one for one in found.walks if one.to == goal.lower()), None)) is None:
        context.complain("too-far", goal=goal)
    else:
        _make(context, seat, walk, found)


def _make(context: PlayContext, seat: int, walk: PlannedWalk, found: Prospects) -> None:
    for move in walk.moves:
        events = context.match.play(seat, move)
        context.walked += events
        if any(event.kind() not in found.plain for event in events):
            return


def _prospects(context: PlayContext, seat: int) -> Prospects:
    match = context.match
    return match.game.prospects(match.game.view(match.state, seat))
