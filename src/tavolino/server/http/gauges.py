"""Connects the metrics with what they measure."""

import shutil
from functools import partial
from pathlib import Path
from typing import get_args

from tavolino.server.http.connection_limit import ConnectionLimit
from tavolino.server.http.metrics import Metrics
from tavolino.server.live.live_tables import LiveTables
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.store.store import Store
from tavolino.table.entry import AnyEntry, Moved
from tavolino.table.table import Status


def connect(metrics: Metrics, live: LiveTables, connections: ConnectionLimit, store: Store) -> None:
    metrics.sockets.set_function(lambda: len(connections))
    for status in get_args(Status):
        metrics.tables.labels(status).set_function(partial(_tables, live.node, status))
    metrics.bots_waiting.ask = lambda: live.bots.waiting
    metrics.bots_oldest.ask = lambda: live.bots.oldest_seconds()
    metrics.store_waiting.ask = lambda: store.waiting
    metrics.disk_free.ask = lambda: _free_bytes(store.folder)
    live.node.pipeline.stored = partial(_stored, metrics)
    live.upkeep.thought = lambda level, seconds: metrics.thinking.labels(level).observe(seconds)


def _tables(node: Node, status: str) -> int:
    return sum(room.table.status == status for room in node.rooms.values())


def _free_bytes(folder: Path | None) -> int | None:
    return None if folder is None else shutil.disk_usage(folder).free


def _stored(metrics: Metrics, room: Room, entry: AnyEntry, seconds: float) -> None:
    metrics.commit.observe(seconds)
    if isinstance(entry, Moved):
        metrics.moves.add(room.table.plan.game)
