"""PostgreSQL notifications that tell the other nodes what one of them has stored."""

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, text

from tavolino.store.line import Line

CHANNEL = "tavolino"
ANNOUNCED = "tavolino_said"
LARGEST = 7_900  # PostgreSQL takes payloads below 8000 bytes

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def notify(connection: Connection, node: str, lines: Iterable[Line]) -> None:
    """PostgreSQL sends it with the commit. Once per batch, because commits with a notification wait for one another."""
    newest = {line.table: line.seq for line in sorted(lines, key=lambda line: line.seq)}
    for payload in payloads(node, newest):
        connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


def announce(connection: Connection, node: str, text: str) -> None:
    """Messages between nodes that are not part of a log."""
    connection.execute(_NOTIFY, {"channel": ANNOUNCED, "payload": f"{node}\n{text}"})


def payloads(node: str, newest: dict[str, int]) -> Iterator[str]:
    """The node's name and a line `table:seq` for each table, in as few payloads as possible."""
    piece, size = [node], len(node.encode())
    for table, seq in newest.items():
        word = f"{table}:{seq}"
        if len(piece) > 1 and size + 1 + len(word.encode()) > LARGEST:
            yield "\n".join(piece)
            piece, size = [node], len(node.encode())
        piece.append(word)
        size += 1 + len(word.encode())
    if len(piece) > 1:
        yield "\n".join(piece)


def read_notice(payload: str) -> tuple[str, list[tuple[str, int]]]:
    """The node, and what it stored. Raises ValueError for a payload of another format."""
    node, *words = payload.split("\n")
    pairs = (word.rpartition(":") for word in words)
    return node, [(table, int(seq)) for table, _, seq in pairs]
