"""The last page: the score sheet, the winners, the record."""

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from tavolino.terminal.desk import Desk
from tavolino.terminal.saving import save, suggested_file


def show_result(desk: Desk) -> None:
    standing = desk.match.game.standing(desk.match.state)
    desk.say("over")
    parts = list(standing.scores[0].parts)
    table = Table(box=SIMPLE_HEAD)
    table.add_column("", justify="right")
    table.add_column("")
    for message in [*(f"part-{part}" for part in parts), "play-total"]:
        table.add_column(Text(desk.texts.format(message)), justify="right")
    place = 1
    for rank in standing.ranking:
        for seat in rank:
            score = standing.scores[seat]
            numbers = [*(score.parts.get(part, 0) for part in parts), score.total]
            style = "bold" if seat in standing.winners else ""
            table.add_row(f"{place}.", Text(desk.names[seat]), *map(str, numbers), style=style)
        place += len(rank)
    desk.screen.show(table)
    winners = [desk.names[seat] for seat in standing.winners]
    desk.say("winners", "bold", names=", ".join(winners), count=len(winners))


def offer_record(desk: Desk) -> None:
    """Until the record is kept or nobody wants it. Only `save` names a file: a late move must not become one."""
    desk.say("seed", seed=desk.match.record().seed or "")
    if not desk.people:
        return
    desk.say("offer-record", file=suggested_file(desk))
    while typed := desk.screen.ask("> "):
        word, _, file = typed.partition(" ")
        if word.lower() == "quit" or (word.lower() == "save" and save(desk, file.strip())):
            return
        if word.lower() != "save":
            desk.complain("offer-record", file=suggested_file(desk))
