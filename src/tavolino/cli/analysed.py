"""`tavolino analyse RECORD`: a game told as an account, as text or as JSON."""

import json
from argparse import Namespace, _SubParsersAction
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tavolino.cli.arguments import Parser, add_language
from tavolino.cli.outcome import OK
from tavolino.cli.progress import progress
from tavolino.coach.account import LUCK, Analysis, SeatAccount
from tavolino.coach.analysis import Analyst
from tavolino.coach.telling import COACH_TEXTS, Teller, percent, shares, turning_points
from tavolino.core import record
from tavolino.core.fault import fault
from tavolino.core.refusal import BadRecord
from tavolino.core.replay import game_of
from tavolino.narrate.texts import Texts

TURNING = 5  # points that are told
DEAREST = 8  # decisions
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 100
CHART_WIDTH = 60  # columns


def add_analyse(subcommands: "_SubParsersAction[Parser]") -> None:
    analyse = subcommands.add_parser("analyse", help="what the dice gave in a game, and what was given away")
    analyse.add_argument("file", type=Path, metavar="RECORD")
    how = analyse.add_mutually_exclusive_group()
    how.add_argument("--quick", dest="depth", action="store_const", const="quick", help="in seconds (default)")
    how.add_argument(
        "--thorough", dest="depth", action="store_const", const="thorough", help="ten times as much thought"
    )
    analyse.set_defaults(depth="quick")
    analyse.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(analyse)


def analyse(chosen: Namespace) -> int:
    try:
        told = record.parse(chosen.file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(fault("", "record-not-text")) from None
    texts = Texts.of(game_of(told), chosen.lang, COACH_TEXTS)
    analyst = Analyst(told, chosen.depth)
    with progress("thinking", len(analyst.history.happenings)) as advance:
        for _ in analyst.run():
            advance(1)
    analysis = analyst.done()
    if chosen.json:
        print(json.dumps(msgspec.to_builtins(analysis)))
    else:
        AccountReport(analysis, texts, Console(highlight=False, width=WIDTH)).show()
    return OK


class AccountReport:
    def __init__(self, analysis: Analysis, texts: Texts, console: Console) -> None:
        self.analysis = analysis
        self.texts = texts
        self.console = console
        self.teller = Teller(texts, analysis.names)

    def show(self) -> None:
        game, players = self.texts.format("game-name"), self.analysis.players
        self.say("coach-title", game=game, players=players, depth=self.analysis.depth)
        if not self.analysis.over:
            self.say("coach-unfinished")
        if not self.analysis.decisions:
            self.say("coach-empty")
            return
        self.say("coach-unit", percent=percent(1 / players))
        self.chart()
        self.turning()
        self.account()
        self.played()
        self.say("coach-remainder-share", percent=percent(self.analysis.remainder_share))
        self.dearest()

    def say(self, message: str, **facts: str | int) -> None:
        self.console.print(Text(self.texts.format(message, **facts)))

    def heading(self, message: str) -> None:
        self.console.print(Text(f"\n{self.texts.format(message)}", style="bold"))

    def chart(self) -> None:
        self.heading("coach-chart")
        wide = max(map(len, self.analysis.names))
        for seat, name in enumerate(self.analysis.names):
            course = [point.chances[seat] for point in self.analysis.points]
            ends = self.texts.format("coach-chart-row", **{"from": percent(course[0]), "to": percent(course[-1])})
            self.console.print(Text(f"  {name:<{wide}} {line_chart(course)}  {ends}"))

    def turning(self) -> None:
        self.heading("coach-turning")
        for one in turning_points(self.analysis, TURNING):
            facts = {"from": percent(one.before), "to": percent(one.after)}
            name = self.analysis.names[one.seat]
            told = self.texts.format("coach-turning-point", line=one.at, name=name, by=one.by, **facts)
            self.console.print(Text(f"  {told}"))

    def account(self) -> None:
        self.heading("coach-account")
        kinds = [kind for kind in LUCK if any(account.luck[kind] for account in self.analysis.seats)]
        table = self._table(*kinds, "own", "others", "remainder", "change")
        for account in self.analysis.seats:
            parts = [signed(account.luck[kind]) for kind in kinds]
            parts += [signed(account.decisions), signed(account.others), signed(account.remainder)]
            table.add_row(Text(self.analysis.names[account.seat]), *parts, signed(account.end - account.start))
        self.console.print(table)

    def played(self) -> None:
        self.heading("coach-played")
        table = self._table("result", "luck", "without-luck", "lost", "unforced")
        for account in self.analysis.seats:
            luck = f"{signed(account.whole_luck)} ± {shares(account.luck_error)}"
            numbers = (shares(account.end), luck, shares(account.without_luck), lost(account))
            table.add_row(Text(self.analysis.names[account.seat]), *numbers, str(account.unforced))
        self.console.print(table)

    def _table(self, *columns: str) -> Table:
        table = Table(box=SIMPLE_HEAD)
        table.add_column(Text(self.texts.format("coach-player")))
        for column in columns:
            table.add_column(Text(self.texts.format(f"coach-{column}")), justify="right")
        return table

    def dearest(self) -> None:
        self.heading("coach-dearest")
        dear = sorted((decision for decision in self.analysis.decisions if decision.label), key=lambda one: -one.loss)[
            :DEAREST
        ]
        for decision in dear:
            for number, sentence in enumerate(self.teller.decision(decision)):
                self.console.print(Padding(Text(sentence), (0, 0, 0, 6 if number else 2)))
        if not dear:
            self.say("coach-none-dear")


def signed(amount: float) -> str:
    return f"{amount:+.2f}"


def lost(account: SeatAccount) -> str:
    if account.lost_per_100 is None:
        return "–"
    return f"{account.lost_per_100:.1f} ± {account.lost_per_100_error:.1f}"


def line_chart(course: Sequence[float]) -> str:
    """One character for each point, or for the last of several."""
    columns = min(len(course), CHART_WIDTH)
    places = [(number + 1) * len(course) // columns - 1 for number in range(columns)]
    return "".join(BARS[min(len(BARS) - 1, int(course[place] * len(BARS)))] for place in places)
