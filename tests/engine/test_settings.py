"""Settings: what they may be, what they are by default, and what wins."""

from typing import Any

import pytest

from passgo import EDITIONS, Game
from passgo.engine.columns import listed
from passgo.engine.settings import SETTINGS, Setting, Value, as_column, resolved

SWITCH = Setting("a.switch", "bool", (), 0, 1, "CLS-TUR-1")
NUMBER = Setting("a.number", "int", (), 2, 12, "CLS-TUR-1")
PIECES = Setting("a.pieces", "pieces", (), 0, 0, "CLS-TUR-1")
WORD = Setting("a.word", "choice", ("one", "two"), 0, 0, "CLS-TUR-1")


@pytest.mark.parametrize(
    ("setting", "value", "meant"),
    [
        (SWITCH, True, True),
        (SWITCH, False, False),
        (SWITCH, "true", True),
        (SWITCH, "false", False),
        (NUMBER, 2, 2),
        (NUMBER, "12", 12),
        (PIECES, "32/12", "32/12"),
        (PIECES, "0/0", "0/0"),
        (WORD, "two", "two"),
    ],
)
def test_values_are_understood(setting: Setting, value: object, meant: Value) -> None:
    assert setting.checked(value) == meant and type(setting.checked(value)) is type(meant)


WRONG: list[tuple[Setting, list[object]]] = [
    (SWITCH, ["yes", "", "True", 1, 0, None, [], 1.0]),
    (NUMBER, [1, 13, "1", "13", "x", "", "-", "--5", "²", "9" * 5000, True, 2.0, None, [3]]),
    (PIECES, ["", "/", "32/", "a/b", "-1/2", "²/2", "9" * 30 + "/1", 32, None, ["32"]]),
    (WORD, ["three", "", "One", None, 1, True, ["one"]]),
]


@pytest.mark.parametrize(("setting", "bad"), [(setting, bad) for setting, values in WRONG for bad in values])
def test_wrong_values_are_named_with_what_is_allowed(setting: Setting, bad: object) -> None:
    with pytest.raises(ValueError) as caught:
        setting.checked(bad)
    assert setting.key in str(caught.value) and repr(bad) in str(caught.value)
    assert setting.allowed in str(caught.value)


def test_what_is_allowed_is_said_in_words() -> None:
    assert SWITCH.allowed == "true or false"
    assert NUMBER.allowed == "a whole number from 2 to 12"
    assert "32/12" in PIECES.allowed
    assert WORD.allowed == "one, two"


def test_values_become_numbers() -> None:
    assert [SWITCH.as_number(True), SWITCH.as_number(False), NUMBER.as_number(7)] == [1, 0, 7]
    assert [WORD.as_number("one"), WORD.as_number("two"), PIECES.as_number("32/12")] == [0, 1, 0]


def test_chosen_values_win_and_strangers_are_named() -> None:
    defaults: dict[str, Value] = {"parking.jackpot": False, "auction.min_bid": 1}
    assert resolved(defaults, {"auction.min_bid": "5"}, "tiny") == {"parking.jackpot": False, "auction.min_bid": 5}
    with pytest.raises(ValueError, match=r"tiny has no setting 'rent.claim'; it has: auction.min_bid, parking.jackpot"):
        resolved(defaults, {"rent.claim": "auto"}, "tiny")
    assert defaults == {"parking.jackpot": False, "auction.min_bid": 1}


def test_the_column_has_a_number_for_every_setting() -> None:
    column = listed(as_column({"parking.jackpot": True, "rent.claim": "manual"}))
    assert len(column) == len(SETTINGS) and sum(column) == 2
    assert len({setting.key for setting in SETTINGS}) == len(SETTINGS)


def test_a_game_has_its_edition_s_settings_with_those_of_skin_and_printing() -> None:
    def settings(**arguments: Any) -> dict[str, Value]:
        return Game.start("classic", **arguments).header.settings

    assert settings() == EDITIONS["classic"].settings
    assert settings(settings={"cards.deck": "pre2008"})["tax.income"] == "choice"
    assert settings(settings={"cards.deck": "pre2008", "tax.income": "flat"})["tax.income"] == "flat"
    assert settings(skin="london")["cards.deck"] == "london"
    assert settings(skin="london", settings={"cards.deck": "2021"})["cards.deck"] == "2021"
    assert settings(skin="springfield")["tax.income"] == "flat"


LIMITS = {
    "auction.min_bid": (1, 5000),
    "trade.offers_per_turn": (0, 20),
    "voucher.max_per_turn": (1, 9),
    "players.max": (2, 12),
}


def test_numbers_stay_within_what_can_be_played() -> None:
    for key, (low, high) in LIMITS.items():
        setting = next(setting for setting in SETTINGS if setting.key == key)
        assert [setting.checked(low), setting.checked(high)] == [low, high]
        for beyond in (low - 1, high + 1):
            with pytest.raises(ValueError, match=f"{key} cannot be {beyond}; allowed: a whole number from {low} to"):
                setting.checked(beyond)


def test_more_players_may_be_allowed() -> None:
    with pytest.raises(ValueError, match="2 to 3 players, not 4"):
        Game.start("classic", 4, settings={"players.max": 3})
    assert Game.start("classic", 12, settings={"players.max": 12}).state.players == 12


def test_numbers_have_four_digits_at_most() -> None:
    assert PIECES.checked("9999/0") == "9999/0"
    with pytest.raises(ValueError, match="'10000/0'; allowed: one number from 0 to 9999 for each"):
        PIECES.checked("10000/0")
