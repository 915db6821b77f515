"""However many bots are due at once, people's commands come between their moves."""

import asyncio

from passgo.server.turns import Turns


async def waits(turns: Turns, name: str, order: list[str]) -> None:
    await turns.wait()
    order.append(name)


def test_between_any_two_others_have_their_turn() -> None:
    async def main() -> list[str]:
        turns, order = Turns(), list[str]()
        bots = [asyncio.create_task(waits(turns, f"bot {k}", order)) for k in range(3)]
        await asyncio.sleep(0)  # they stand in line
        for k in range(6):
            order.append(f"person {k}")
            await asyncio.sleep(0)
        await asyncio.gather(*bots)
        return order

    order = asyncio.run(main())
    assert [name for name in order if name.startswith("bot")] == ["bot 0", "bot 1", "bot 2"]
    places = [order.index(f"bot {k}") for k in range(3)]
    assert places[0] + 1 < places[1] and places[1] + 1 < places[2], order


def test_who_does_not_wait_any_more_holds_nobody_up() -> None:
    async def main() -> list[str]:
        turns, order = Turns(), list[str]()
        bots = [asyncio.create_task(waits(turns, f"bot {k}", order)) for k in range(3)]
        await asyncio.sleep(0)
        bots[0].cancel()
        bots[1].cancel()
        await bots[2]
        await waits(turns, "later", order)
        return order

    assert asyncio.run(main()) == ["bot 2", "later"]
