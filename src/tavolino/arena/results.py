"""Results of contests and series as a file of JSON lines: small, the same whoever played, and good to go on from."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from tavolino.arena.contest import Contest
from tavolino.arena.deals import PlayedGame
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.series_sums import SeriesSums
from tavolino.arena.shard import Shard
from tavolino.arena.span import Span, SpanSums
from tavolino.arena.sums import Sums
from tavolino.arena.whole_file import write_whole
from tavolino.core.fault import fault
from tavolino.core.refusal import BadOption

FORMAT = "tavolino-arena 2"
EARLIER_FORMAT = "tavolino-arena 1"  # had neither series nor an end
BLOCK = 25  # deals whose sums are in one line


class ShardLine(msgspec.Struct, tag="shard", tag_field="line"):
    """Which part of which work is in this file."""

    shard: Shard
    work: str


class ContestLine(msgspec.Struct, tag="contest", tag_field="line"):
    """What the following lines are about."""

    contest: msgspec.Raw


class FirstLine(msgspec.Struct, tag="first", tag_field="line"):
    """The games of the first deal one by one, so that anybody can compare."""

    games: list[PlayedGame]


class DealsLine(msgspec.Struct, tag="deals", tag_field="line"):
    span: Span
    sums: Sums


class SeriesLine(msgspec.Struct, tag="series", tag_field="line"):
    """What the following lines are about."""

    series: msgspec.Raw


class GamesLine(msgspec.Struct, tag="games", tag_field="line"):
    span: Span
    sums: SeriesSums


class EndLine(msgspec.Struct, tag="end", tag_field="line"):
    """Without it the file is torn."""

    lines: int


Line = ShardLine | ContestLine | FirstLine | DealsLine | SeriesLine | GamesLine | EndLine
_LINES: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class ContestResults(SpanSums[Sums]):
    """What is known of one contest."""

    def __init__(self) -> None:
        super().__init__(BLOCK)
        self.first: list[PlayedGame] = []  # the games of the first deal

    @property
    def deals(self) -> int:
        return sum(sums.deals for sums in self.spans.values())


class Results:
    """All that is in a file, by titles. Without a file it is kept until the program ends."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.part: ShardLine | None = None
        self.of: dict[str, ContestResults] = {}
        self.series: dict[str, SpanSums[SeriesSums]] = {}
        if file is not None and file.exists():
            self._read(file)

    def known(self, contest: Contest) -> ContestResults:
        return self.of.setdefault(contest.title(), ContestResults())

    def known_series(self, plan: SeriesPlan) -> SpanSums[SeriesSums]:
        return self.series.setdefault(plan.title(), SpanSums())

    def forget(self, contest: Contest) -> None:
        self.of.pop(contest.title(), None)

    def keep(self, contests: Iterable[Contest]) -> None:
        """These and no others."""
        titles = {contest.title() for contest in contests}
        self.of = {title: known for title, known in self.of.items() if title in titles}

    def save(self) -> None:
        if self.file is not None:
            write_whole(self.file, self.text().encode())

    def text(self) -> str:
        """In an order that depends on nothing but what is in it."""
        lines = [FORMAT, *map(_text, self._lines())]
        return "\n".join([*lines, _text(EndLine(len(lines)))]) + "\n"

    def _lines(self) -> Iterator[Line]:
        if self.part is not None:
            yield self.part
        for title, known in sorted(self.of.items()):
            if known.spans:
                yield ContestLine(msgspec.Raw(title.encode()))
                yield FirstLine(known.first)
                yield from (DealsLine(span, known.spans[span]) for span in sorted(known.spans))
        for title, games in sorted(self.series.items()):
            if games.spans:
                yield SeriesLine(msgspec.Raw(title.encode()))
                yield from (GamesLine(span, games.spans[span]) for span in sorted(games.spans))

    def _read(self, file: Path) -> None:
        heading, *lines = file.read_text("utf-8", errors="replace").split("\n")
        if heading not in (FORMAT, EARLIER_FORMAT):
            raise BadOption(fault("", "results-format", format=FORMAT))
        read = [_parsed(text, number) for number, text in enumerate(lines[:-1], 2)]
        if heading == FORMAT and (not read or read.pop() != EndLine(len(read) + 1) or lines[-1]):
            raise BadOption(fault("", "results-torn", line=len(lines)))
        self._take(read)

    def _take(self, lines: Iterable[Line]) -> None:
        known, games = ContestResults(), SpanSums[SeriesSums]()
        for line in lines:
            match line:
                case ShardLine():
                    self.part = line
                case ContestLine():
                    known = self.of.setdefault(bytes(line.contest).decode(), ContestResults())
                case FirstLine():
                    known.first = line.games
                case DealsLine():
                    known.add(line.span, line.sums)
                case SeriesLine():
                    games = self.series.setdefault(bytes(line.series).decode(), SpanSums())
                case GamesLine():
                    games.add(line.span, line.sums)


def _text(line: Line) -> str:
    return msgspec.json.encode(line).decode()


def _parsed(text: str, number: int) -> Line:
    try:
        return _LINES.decode(text)
    except msgspec.MsgspecError:
        raise BadOption(fault("", "results-line", line=number)) from None
