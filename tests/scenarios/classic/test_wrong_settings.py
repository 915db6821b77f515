"""What is said about a wrong setting, and how settings are understood as text."""

import pytest

from passgo.engine.game import Game

KEYS = (
    "auction.min_bid, auction.mode, bank.pieces, cards.deck, jail.collect_rent, jail.doubles_reroll, manage.offturn, "
    "mortgage.requires_group_clear, mortgage.transfer_fee, parking.jackpot, players.max, rent.claim, "
    "rent.count_mortgaged_sets, rent.mortgaged_siblings, salary.go_land, tax.income, timed.stop, trade.immunity, "
    "trade.offers_per_turn"
)


@pytest.mark.parametrize("key", ["rent.nonsense", "bus.mode", "pool.enabled", ""])
def test_an_unknown_setting_is_named_with_those_that_exist(key: str) -> None:
    with pytest.raises(ValueError) as error:
        Game.start("classic", settings={key: True})
    assert str(error.value) == f"classic has no setting {key!r}; it has: {KEYS}"


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("rent.mortgaged_siblings", "double", "count_unmortgaged, cancel, ignore"),
        ("rent.count_mortgaged_sets", "yes", "true or false"),
        ("rent.count_mortgaged_sets", 1, "true or false"),
        ("rent.claim", True, "auto, manual"),
        ("mortgage.requires_group_clear", None, "true or false"),
        ("mortgage.transfer_fee", "never", "bankruptcy_only, always"),
        ("manage.offturn", ["never"], "between_turns, any_time, never"),
        ("parking.jackpot", "on", "true or false"),
        ("salary.go_land", "300", "200, 400"),
        ("jail.doubles_reroll", 2, "true or false"),
        ("jail.collect_rent", "no", "true or false"),
        ("auction.mode", "dutch", "round_robin, timed_open"),
        ("auction.min_bid", 0, "a whole number from 1 to 5000"),
        ("auction.min_bid", 5001, "a whole number from 1 to 5000"),
        ("auction.min_bid", 1.5, "a whole number from 1 to 5000"),
        ("auction.min_bid", "--5", "a whole number from 1 to 5000"),
        ("auction.min_bid", "²", "a whole number from 1 to 5000"),
        ("timed.stop", "later", "end_of_turn, immediately, end_of_round"),
        ("trade.immunity", "maybe", "true or false"),
        ("trade.offers_per_turn", -1, "a whole number from 0 to 20"),
        ("trade.offers_per_turn", 21, "a whole number from 0 to 20"),
        ("tax.income", "none", "choice, flat"),
        ("players.max", 1, "a whole number from 2 to 12"),
        ("players.max", 13, "a whole number from 2 to 12"),
        ("players.max", True, "a whole number from 2 to 12"),
        ("bank.pieces", 32, "32/12"),
        ("bank.pieces", "many", "32/12"),
        ("bank.pieces", "32/", "32/12"),
        ("bank.pieces", "32/12/8", "32/12"),
        ("bank.pieces", "32", "32/12"),
        ("bank.pieces", "²/12", "32/12"),
        ("cards.deck", "1935", "2008, pre2008, 2021, london"),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed(key: str, value: object, allowed: str) -> None:
    with pytest.raises(ValueError) as error:
        Game.start("classic", settings={key: value})
    assert f"setting {key} cannot be {value!r}" in str(error.value)
    assert allowed in str(error.value)


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [("parking.jackpot", "true", True), ("parking.jackpot", "false", False), ("auction.min_bid", "10", 10)],
)
def test_settings_are_understood_as_text(key: str, text: str, value: object) -> None:
    assert Game.start("classic", settings={key: text}).header.settings[key] == value
