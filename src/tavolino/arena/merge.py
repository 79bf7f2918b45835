"""Files of shards become one. Nothing is written unless all of them fit together."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from tavolino.arena.results import Results
from tavolino.arena.shard import Shard
from tavolino.core.fault import fault
from tavolino.core.refusal import BadOption


class Merged(NamedTuple):
    results: Results
    missing: list[Shard]


def merge(parts: Sequence[tuple[Path, Results]]) -> Merged:
    """In whatever order. Refuses files of different work, and such as have the same games with different results."""
    whole = Results()
    texts: set[str] = set()
    first_file, first = parts[0]
    for file, part in parts:
        if part.text() in texts:  # the same file twice
            continue
        texts.add(part.text())
        if _work(part) != _work(first):
            raise BadOption(fault("", "merge-other-work", file=str(file), other=str(first_file)))
        _add(whole, part, file)
    return Merged(whole, _missing([part for _, part in parts]))


def _work(part: Results) -> tuple[str, int] | None:
    return None if part.part is None else (part.part.work, part.part.shard.of)


def _add(whole: Results, part: Results, file: Path) -> None:
    overlaps = []
    for title, known in part.of.items():
        ours = whole.of.setdefault(title, type(known)())
        ours.first = ours.first or known.first
        overlaps.append(ours.merge(known))
    for title, games in part.series.items():
        overlaps.append(whole.series.setdefault(title, type(games)()).merge(games))
    for span in overlaps:
        if span is not None:
            raise BadOption(fault("", "merge-twice", file=str(file), first=span.first, last=span.beyond - 1))


def _missing(parts: Iterable[Results]) -> list[Shard]:
    there = {part.part.shard for part in parts if part.part is not None}
    of = max((shard.of for shard in there), default=0)
    return [shard for number in range(1, of + 1) if (shard := Shard(number, of)) not in there]
