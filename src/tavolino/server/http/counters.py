"""Counters for what happens at every move, and gauges that are asked when they are needed: plain numbers, turned into
Prometheus metrics when they are collected.

The library's own take locks and look up labels, which at every move costs a fortieth of the server's time.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString


class Count(Collector):
    """A counter with one label. Used from one thread only."""

    def __init__(self, name: str, meaning: str, label: str, registry: CollectorRegistry) -> None:
        self._name, self._meaning, self._label = name, meaning, label
        self._times: Counter[str] = Counter()
        registry.register(self)

    def add(self, value: str) -> None:
        self._times[value] += 1

    def collect(self) -> Iterable[Metric]:
        family = CounterMetricFamily(self._name, self._meaning, labels=[self._label])
        for value, times in self._times.items():
            family.add_metric([value], times)
        yield family


class Durations(Collector):
    """A histogram of durations in seconds. Used from one thread only."""

    def __init__(self, name: str, meaning: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._name, self._meaning, self._bounds = name, meaning, bounds
        self._times = [0] * (len(bounds) + 1)  # up to each bound, and beyond the last
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._times[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[Metric]:
        names = [*map(floatToGoString, self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._times), strict=True))
        yield HistogramMetricFamily(self._name, self._meaning, buckets=buckets, sum_value=self._sum)


class Reading(Collector):
    """A gauge whose value is asked for when it is collected. Without a value it is not told, rather than told as 0."""

    def __init__(self, name: str, meaning: str, registry: CollectorRegistry) -> None:
        self._name, self._meaning = name, meaning
        self.ask: Callable[[], float | None] = _unknown
        registry.register(self)

    def collect(self) -> Iterable[Metric]:
        family = GaugeMetricFamily(self._name, self._meaning)
        value = self.ask()
        if value is not None:
            family.add_metric([], value)
        yield family


def _unknown() -> None:
    return None
