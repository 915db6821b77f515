"""What the server counts, for Prometheus. Each server has a registry of its own: several can share a process."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)  # seconds

# Else every counter has a second series, with the time of its making. The library gives this function no types.
disable_created_metrics()  # type: ignore[no-untyped-call]


def counter(name: str, about: str) -> Counter:
    return Counter(f"passgo_{name}", about, registry=None)


def gauge(name: str, about: str, read: Callable[[], float]) -> Gauge:
    """What is read whenever somebody asks."""
    made = Gauge(f"passgo_{name}", about, registry=None)
    made.set_function(read)
    return made


def histogram(name: str, about: str) -> Histogram:
    return Histogram(f"passgo_{name}", about, buckets=BOUNDS, registry=None)


class Metrics:
    def __init__(self, *others: Collector) -> None:
        """With the measures of other parts of the server."""
        self.events = counter("facts", "Events of tables written to the store.")
        self.frames = counter("frames_received", "Frames that clients sent.")
        self.refused = counter("commands_refused", "Commands that were refused.")
        self.cut_off = counter("slow_readers", "Connections closed because they did not read.")
        self.guesses = counter("code_guesses", "Requests for tables that are not there.")
        self.limited = counter("requests_limited", "Requests of addresses that asked for too much.")
        self.commands = histogram("command_seconds", "From a command's arrival to its acknowledgement.")
        self.registry = CollectorRegistry()
        own = (self.events, self.frames, self.refused, self.cut_off, self.guesses, self.limited, self.commands)
        self.add(*own, *others)
        ProcessCollector(registry=self.registry)  # memory, descriptors and processor time of this process

    def add(self, *measures: Collector) -> None:
        for measure in measures:
            self.registry.register(measure)

    def text(self) -> bytes:
        return generate_latest(self.registry)
