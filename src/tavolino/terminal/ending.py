"""The end of a game: the score sheet, the winners, the record."""

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from tavolino.terminal.context import PlayContext
from tavolino.terminal.saving import save, suggested_file


def show_result(context: PlayContext) -> None:
    standing = context.match.game.standing(context.match.state)
    context.say("over")
    parts = list(standing.scores[0].parts)
    table = Table(box=SIMPLE_HEAD)
    table.add_column("", justify="right")
    table.add_column("")
    for message in [*(f"part-{part}" for part in parts), "play-total"]:
        table.add_column(Text(context.texts.format(message)), justify="right")
    place = 1
    for rank in standing.ranking:
        for seat in rank:
            score = standing.scores[seat]
            numbers = [*(score.parts.get(part, 0) for part in parts), score.total]
            style = "bold" if seat in standing.winners else ""
            table.add_row(f"{place}.", Text(context.names[seat]), *map(str, numbers), style=style)
        place += _sides(rank, context.match.game.teams(context.match.players, context.match.options))
    context.screen.show(table)
    winners = [context.names[seat] for seat in standing.winners]
    context.say("winners", "bold", names=", ".join(winners), count=len(winners))
    if standing.decision is not None:
        context.screen.say(context.texts.format(standing.decision.message, **standing.decision.facts), "bold")


def _sides(seats: list[int], teams: list[list[int]]) -> int:
    """How many there are, where a team counts as one."""
    return len({next((tuple(team) for team in teams if seat in team), (seat,)) for seat in seats})


def offer_record(context: PlayContext) -> None:
    """Until the record is saved or declined. Only `save` takes a file name: a late move must not become one."""
    context.say("seed", seed=context.match.record().seed or "")
    if not context.people:
        return
    context.say("offer-record", file=suggested_file(context))
    while typed := context.screen.ask("> "):
        word, _, file = typed.partition(" ")
        if word.lower() == "quit" or (word.lower() == "save" and save(context, file.strip())):
            return
        if word.lower() != "save":
            context.complain("offer-record", file=suggested_file(context))
