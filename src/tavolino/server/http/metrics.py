"""Metrics for Prometheus. Each app has its own registry, so that two apps in one process do not share one."""

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from tavolino.server.http.counters import Count, Durations, Reading

MEDIA = "text/plain; version=0.0.4; charset=utf-8"
SHORT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LONG = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
LAG_EVERY = 0.1  # seconds
ROUTE = "tavolino.route"  # the key in a request's scope for the pattern of its path
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "tavolino_requests", "HTTP requests answered", ["method", "route", "status"], registry=registry
        )
        self.errors = Counter("tavolino_errors", "Refusals and mistakes by code", ["code"], registry=registry)
        self.moves = Count("tavolino_moves", "Moves stored", "game", registry)
        self.sockets = Gauge("tavolino_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("tavolino_tables", "Tables in memory", ["status"], registry=registry)
        self.commit = Durations(
            "tavolino_commit_seconds", "From handing an entry to the store until it is committed", SHORT, registry
        )
        self.lag = Histogram(
            "tavolino_loop_lag_seconds", "How late the event loop comes to its work", registry=registry, buckets=SHORT
        )
        self.thinking = Histogram(
            "tavolino_bot_thinking_seconds", "A bot's time for one move", ["bot"], registry=registry, buckets=LONG
        )
        self.bots_waiting = Reading("tavolino_bots_waiting", "Bots' moves that wait for a worker", registry)
        self.bots_oldest = Reading(
            "tavolino_bots_oldest_seconds", "For how long the oldest of the bots' moves under way is due", registry
        )
        self.store_waiting = Reading("tavolino_store_waiting", "Writes that are not committed yet", registry)
        self.disk_free = Reading("tavolino_disk_free_bytes", "Free space where an SQLite database lies", registry)
        self.ready = Gauge("tavolino_ready", "1 while the node stores what people do", registry=registry)
        self.refused = Count("tavolino_limited", "Refused because of a limit, by its kind", "kind", registry)
        ProcessCollector(registry=registry)

    def limited(self, kind: str) -> None:
        """Somebody was refused because of a limit. Kinds are words of ours and never come from a client."""
        self.refused.add(kind)

    def answered(self, method: str, route: str, status: int) -> None:
        """Labels never come from a client: each new value would take memory permanently."""
        self.requests.labels(method if method in METHODS else "other", route, str(status)).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


async def measure_lag(metrics: Metrics, every: float = LAG_EVERY) -> None:
    """Runs until it is cancelled: sleeps, and measures how late it was woken."""
    while True:
        asked = time.monotonic()
        await asyncio.sleep(every)
        metrics.lag.observe(max(0.0, time.monotonic() - asked - every))
