"""Connects the measures with what they measure."""

from functools import partial
from typing import get_args

from tavolino.server.crowd import Crowd
from tavolino.server.house import House
from tavolino.server.metrics import Metrics
from tavolino.server.node import Node
from tavolino.server.room import Room
from tavolino.table.entry import AnyEntry, Moved
from tavolino.table.table import Status


def connect(metrics: Metrics, house: House, crowd: Crowd) -> None:
    metrics.sockets.set_function(lambda: len(crowd))
    for status in get_args(Status):
        metrics.tables.labels(status).set_function(partial(_tables, house.node, status))
    house.node.stored = partial(_stored, metrics)
    house.housekeeper.thought = lambda level, seconds: metrics.thinking.labels(level).observe(seconds)


def _tables(node: Node, status: str) -> int:
    return sum(room.table.status == status for room in node.rooms.values())


def _stored(metrics: Metrics, room: Room, entry: AnyEntry, seconds: float) -> None:
    metrics.commit.observe(seconds)
    if isinstance(entry, Moved):
        metrics.moves.add(room.table.plan.game)
