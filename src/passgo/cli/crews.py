"""Who plays the games of a run, and what is said when a bot from outside ends the process that it plays in."""

from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from passgo.bots.outside.specs import is_class
from passgo.cli.lab import told_in
from passgo.cli.options import BadInput
from passgo.lab.runner import Plan
from passgo.lab.running import Crew
from passgo.lab.speech import Trouble
from passgo.lab.workers import Piece, Result, Work, by_processes, cores


class CrewApart(Crew):
    """Plays in processes of its own alone, one or more: what ends them does not end this one."""

    def spread(self, work: Work[Result], plan: Plan, wanted: Iterable[Piece]) -> Iterator[Result]:
        todo = deque(wanted)
        return by_processes(work, plan, todo, self.workers or cores()) if todo else iter(())


def crew_for(plan: Plan, workers: int | None, ray: bool = False) -> Crew:
    apart = not ray and any(is_class(spec) for spec in plan.bots)
    return CrewApart(workers) if apart else Crew(workers, ray)


@contextmanager
def playing(plan: Plan, language: str) -> Iterator[None]:
    """While games are played: a class that ended its process, or had to be ended with it, is named."""
    try:
        with told_in(language):
            yield
    except BadInput as error:
        classes = list(dict.fromkeys(spec for spec in plan.bots if is_class(spec)))
        why = error.__cause__
        if not classes or not isinstance(why, Trouble) or why.name != "lab-broken-pool":
            raise
        raise BadInput(Trouble("lab-bot-ended", bots=", ".join(classes)).told(language)) from error
