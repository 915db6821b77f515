"""The mark that ties a test to the numbered rules that it shows."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules that it shows: `@rule("CLS-AUC-4")`."""

    def mark(test: Test) -> Test:
        for rule_id in ids:
            test = pytest.mark.rule(rule_id)(test)
        return test

    return mark
