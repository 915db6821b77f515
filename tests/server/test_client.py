"""The client by itself: what it makes of a server that hangs up."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from passgo.server.client import Client, Gone, request
from tests.server.harness import House, served


def mistaken(*asked: Any) -> Any:
    """A ticket that the server will not take."""
    return {**request(*asked), "ticket": "somebody else's"}


@served
async def test_after_a_connection_that_ended_early_the_next_one_tells_the_table(house: House) -> None:
    anna = await house.host("Anna")
    again = Client(house.address, anna.key)
    with patch("passgo.server.client.request", mistaken), pytest.raises(Gone):
        await again.connect()
    assert again.table is None
    await house.connected(again)
    assert again.table is not None
