"""Results of contests in one file of JSON lines: small, the same whoever played them, and good to go on from."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from tavolino.arena.contest import Contest
from tavolino.arena.deals import PlayedGame
from tavolino.arena.sums import Sums
from tavolino.arena.whole_file import write_whole
from tavolino.core.fault import fault
from tavolino.core.refusal import BadOption

FORMAT = "tavolino-arena 1"
BLOCK = 25  # deals whose sums are in one line


class Span(msgspec.Struct, frozen=True, order=True, array_like=True):
    """Deals in a row, the last one not included."""

    first: int
    beyond: int

    def joins(self, later: "Span") -> bool:
        return self.beyond == later.first and self.first // BLOCK == later.first // BLOCK


class ContestLine(msgspec.Struct, tag="contest", tag_field="line"):
    """What the following lines are about."""

    contest: msgspec.Raw


class FirstLine(msgspec.Struct, tag="first", tag_field="line"):
    """The games of the first deal one by one, so that anybody can compare."""

    games: list[PlayedGame]


class DealsLine(msgspec.Struct, tag="deals", tag_field="line"):
    span: Span
    sums: Sums


Line = ContestLine | FirstLine | DealsLine
_LINES: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class ContestResults:
    """What is known of one contest."""

    def __init__(self) -> None:
        self.first: list[PlayedGame] = []  # the games of the first deal
        self.spans: dict[Span, Sums] = {}

    def add(self, span: Span, sums: Sums) -> None:
        self.spans[span] = sums
        for before, after in zip(sorted(self.spans), sorted(self.spans)[1:], strict=False):
            if before.joins(after):
                joined = self.spans.pop(before) + self.spans.pop(after)
                self.add(Span(before.first, after.beyond), joined)
                return

    def missing(self, deals: int) -> Iterator[Span]:
        """What is not known of so many deals; no span goes beyond its block."""
        at = 0
        for known in [*sorted(self.spans), Span(deals, deals)]:
            while at < min(known.first, deals):
                beyond = min(known.first, deals, (at // BLOCK + 1) * BLOCK)
                yield Span(at, beyond)
                at = beyond
            at = max(at, known.beyond)

    @property
    def deals(self) -> int:
        return sum(sums.deals for sums in self.spans.values())

    def in_order(self) -> list[Sums]:
        return [self.spans[span] for span in sorted(self.spans)]

    def total(self) -> Sums:
        first, *others = self.spans.values()
        return sum(others, start=first)


class Results:
    """All contests of a file, by their titles. Without a file they are kept until the program ends."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.of: dict[str, ContestResults] = {}
        if file is not None and file.exists():
            self._read(file)

    def known(self, contest: Contest) -> ContestResults:
        return self.of.setdefault(contest.title(), ContestResults())

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
        lines = [FORMAT]
        for title, known in sorted(self.of.items()):
            if known.spans:
                lines += [_text(ContestLine(msgspec.Raw(title.encode()))), _text(FirstLine(known.first))]
                lines += [_text(DealsLine(span, known.spans[span])) for span in sorted(known.spans)]
        return "\n".join(lines) + "\n"

    def _read(self, file: Path) -> None:
        heading, *lines = file.read_text("utf-8", errors="replace").split("\n")
        if heading != FORMAT:
            raise BadOption(fault("", "results-format", format=FORMAT))
        known = ContestResults()
        for number, text in enumerate(lines[:-1], 2):
            line = _parsed(text, number)
            if isinstance(line, ContestLine):
                known = self.of.setdefault(bytes(line.contest).decode(), ContestResults())
            elif isinstance(line, FirstLine):
                known.first = line.games
            else:
                known.add(line.span, line.sums)


def _text(line: Line) -> str:
    return msgspec.json.encode(line).decode()


def _parsed(text: str, number: int) -> Line:
    try:
        return _LINES.decode(text)
    except msgspec.MsgspecError:
        raise BadOption(fault("", "results-line", line=number)) from None
