"""What the server counts, in the text form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable


class Counter:
    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.value = 0

    def inc(self, by: int = 1) -> None:
        self.value += by

    def lines(self) -> list[str]:
        name = f"passgo_{self.name}_total"
        return [f"# HELP {name} {self.about}", f"# TYPE {name} counter", f"{name} {self.value}"]


class Gauge:
    def __init__(self, name: str, about: str, read: Callable[[], int]) -> None:
        self.name = f"passgo_{name}"
        self.about = about
        self.read = read

    def lines(self) -> list[str]:
        return [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} gauge", f"{self.name} {self.read()}"]


class Timing:
    """A histogram of durations in seconds."""

    BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

    def __init__(self, name: str, about: str) -> None:
        self.name = f"passgo_{name}_seconds"
        self.about = about
        self.counts = [0] * (len(self.BOUNDS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        self.sum += seconds
        at = next((k for k, bound in enumerate(self.BOUNDS) if seconds <= bound), len(self.BOUNDS))
        self.counts[at] += 1

    def lines(self) -> list[str]:
        lines = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        total = 0
        for bound, count in zip((*self.BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.facts = Counter("facts", "Facts written to the store.")
        self.frames = Counter("frames_received", "Frames that clients sent.")
        self.refused = Counter("commands_refused", "Commands that were refused.")
        self.cut_off = Counter("slow_readers", "Connections closed because they did not read.")
        self.commands = Timing("command", "From a command's arrival to its acknowledgement.")
        self.others: list[Counter | Gauge] = []  # of other parts of the server

    def text(self) -> str:
        counters = [self.facts, self.frames, self.refused, self.cut_off]
        measured: list[Counter | Gauge | Timing] = [*counters, self.commands, *self.others]
        lines = [line for each in measured for line in each.lines()]
        return "\n".join([*lines, ""])
