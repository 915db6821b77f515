"""What adds up: start + luck + own mistakes + others' play = result, for every seat, to the millionth."""

import pytest

from passgo.engine.game import Game, from_header
from passgo.review.analysis import analysed
from passgo.review.judge import WHOLE, Judge, Unjudged, shared
from passgo.review.telling import told
from tests.review.games import played

TABLES = [
    ("classic", ("champion", "simple", "trader"), 60),
    ("mega", ("trader", "simple", "trader"), 15),
    ("millionaire", ("trader", "simple"), 60),
    ("ultimate", ("trader", "simple", "trader"), 3),
]


@pytest.mark.parametrize(("edition", "bots", "rounds"), TABLES)
def test_the_sums_of_every_seat_add_up_exactly(edition: str, bots: tuple[str, ...], rounds: int) -> None:
    game = played(edition, bots, 3, rounds)
    found = analysed(from_header(game.header), game.moves)
    result = told(found, from_header(game.header), game.moves, "en")
    assert len(found.moves) == len(game.moves) > 20
    for each in result["players"]:
        assert each["start"] + each["luck"] + each["own"] + each["others"] == each["result"]
        assert each["own"] <= 0
    for key in ("start", "result"):
        assert sum(each[key] for each in result["players"]) == WHOLE
    assert sum(each["luck"] for each in result["players"]) == 0
    if game.over:
        assert [each["result"] for each in result["players"]] == [
            WHOLE // len(game.winners) if seat in game.winners else 0 for seat in range(len(bots))
        ]


def test_a_move_without_dice_or_cards_is_no_luck() -> None:
    game = played("classic", ("trader", "trader", "simple"), 5, 30)
    found = analysed(from_header(game.header), game.moves)
    still = [move for move in found.moves if not move.chance]
    assert len(still) > 30
    assert all(part == 0 for move in still for part in move.luck)
    assert any(part != 0 for move in found.moves if move.chance for part in move.luck)


def test_every_point_of_the_curve_is_a_whole_and_the_last_is_the_result() -> None:
    game = played("classic", ("trader", "simple"), 4, 20)
    found = analysed(from_header(game.header), game.moves)
    result = told(found, from_header(game.header), game.moves, "fr")
    assert [sum(point["chances"]) for point in result["curve"]] == [WHOLE] * len(result["curve"])
    assert result["curve"][-1]["chances"] == [each["result"] for each in result["players"]]
    assert [point["round"] for point in result["curve"]] == list(range(result["curve"][-1]["round"] + 1))


def test_what_rounding_leaves_is_shared_out() -> None:
    assert shared([1, 1, 1]) == (333334, 333333, 333333)
    assert sum(shared([123456, 7, 0, 876530])) == WHOLE


def test_two_reviews_of_a_game_say_the_same() -> None:
    game = played("classic", ("simple", "trader", "trader"), 6, 15)
    first, second = (analysed(from_header(game.header), game.moves) for _ in range(2))
    assert first == second


def test_a_game_that_nobody_trained_for_is_refused_by_name() -> None:
    game = Game.start("classic", 2, 1)
    edition = game.state.edition
    package, edition.package = edition.package, ""
    try:
        from passgo.bots.learned.network import VALUES

        kept = VALUES.pop(id(edition), None)
        with pytest.raises(Unjudged, match="classic"):
            Judge(edition)
    finally:
        edition.package = package
        VALUES.pop(id(edition), None)
        if kept is not None:
            VALUES[id(edition)] = kept
