"""What one address may ask for: changes, new tables, reads, reads of whole games, reviews, and guesses of codes."""

from __future__ import annotations

from collections.abc import Callable

from passgo.server.limits import Buckets, household

REQUESTS_A_SECOND = 5.0  # of one address, that change something; everything else is measured by that
ANSWERS = (20.0, 120.0)  # of all kinds, pages and refusals too, for each of those: a second, and at once


class Guesses(Buckets):
    """Wrong codes; who has used them up is not told about right ones either."""

    def are_used_up(self, address: str) -> bool:
        bucket = self.known.get(address)
        return bucket is not None and bucket.level + (self.now() - bucket.filled_at) * bucket.rate < 1


class AddressLimits:
    """So many at once, then so many a second; an IPv6 network that one client has to itself counts as one address."""

    def __init__(self, rate: float, now: Callable[[], float]) -> None:
        self.changes = Buckets(rate, 12 * rate, now)
        self.openings = Buckets(rate / 10, 6 * rate, now)
        self.reads = Buckets(4 * rate, 60 * rate, now)
        self.stories = Buckets(rate / 5, 4 * rate, now)
        self.reviews = Buckets(rate / 150, 2 * rate, now)
        self.guesses = Guesses(rate / 10, 6 * rate, now)
        a_second, at_once = ANSWERS
        self.answers = Buckets(a_second * rate, at_once * rate, now)

    def guess(self, address: str) -> None:
        """Somebody named a table that is not there."""
        self.guesses.take(household(address))

    def is_guessing(self, address: str) -> bool:
        """Whether so many wrong codes came from there that no more are looked at; those of others count for nobody."""
        return self.guesses.are_used_up(household(address))
