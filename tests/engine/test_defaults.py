"""What is given up for somebody who does not answer: what is worth least to him."""

import pytest

from tests.scenarios.ultimate.drawing import drawing

A = 0


@pytest.mark.parametrize(
    ("deeds", "given"),
    [
        (("Mediterranean Avenue", "Electric Company"), "middle:1"),  # $60 before $150, though nothing is built there
        (("Mediterranean Avenue", "Baltic Avenue", "Oriental Avenue"), "middle:6"),  # $100 before twice $60
        (("Mediterranean Avenue", "Baltic Avenue", "Electric Company"), "middle:1"),  # twice $60 before $150
    ],
)
def test_the_cheapest_deed_is_surrendered_and_one_of_a_whole_group_counts_twice(
    deeds: tuple[str, ...], given: str
) -> None:
    t = drawing("chance-assets-seized").owns(A, *deeds).play("roll")
    assert t.decision.kind == "surrender"
    assert t.decision.usual.text == f"surrender {given}"
