"""What happened, in lines that read well: one a fact, facts of a kind together, amounts explained."""

from pathlib import Path

from passgo.cli.table.ending import thrown
from passgo.cli.table.log import Story
from passgo.cli.table.people import deeds_held
from passgo.testing import Table, table
from passgo.texts import Texts
from tests.cli.test_play_support import named, rich_ann, sat, started
from tests.narration.sample import led_on
from tests.scenarios.ultimate.drawing import drawing


def lines_of(prepared: Table, *answers: str, folder: Path) -> list[str]:
    bots = [None] * prepared.game.state.players
    sitting = sat(named(prepared), answers, folder, bots)
    return [line.text for line in sitting.session.story.lines if not line.heading]


def test_a_roll_tells_where_it_led(tmp_path: Path) -> None:
    assert lines_of(table("classic", 3).dice(1, 3), "", folder=tmp_path)[:2] == [
        "Ann rolls 1 and 3: 4 → Income Tax",
        "Ann pays the Bank $200: Income Tax",
    ]


def test_passing_go_is_one_walk(tmp_path: Path) -> None:
    prepared = table("classic", 3).at(0, "Boardwalk").dice(1, 3)
    assert lines_of(prepared, "", folder=tmp_path)[:2] == [
        "Ann rolls 1 and 3: 4 → Baltic Avenue",
        "Ann collects $200 of salary at GO",
    ]


def test_going_to_jail_is_told_once(tmp_path: Path) -> None:
    told = lines_of(table("classic", 3).at(0, "Marvin Gardens").dice(1, 0), "", folder=tmp_path)
    assert told[0] == "Ann rolls 1 and 0: 1 → Go To Jail"
    assert len([line for line in told if "Jail" in line]) == 2


def test_rents_are_explained(tmp_path: Path) -> None:
    bare = table("classic", 3).owns_group(1, "dark blue").at(0, "Short Line").dice(1, 1)
    assert "Ann pays Bella $70: rent for Park Place (2 times $35: the whole colour group)" in lines_of(
        bare, "", folder=tmp_path
    )
    built = table("classic", 3).owns_group(1, "dark blue").built(3, "Boardwalk").built(2, "Park Place")
    assert "Ann pays Bella $500: rent for Park Place (2 houses)" in lines_of(
        built.at(0, "Short Line").dice(1, 1), "", folder=tmp_path
    )
    railroad = table("classic", 3).owns(1, "Reading Railroad", "Short Line").at(0, "GO").dice(2, 3)
    assert "Ann pays Bella $50: rent for Reading Railroad (2 of 4 owned)" in lines_of(railroad, "", folder=tmp_path)
    utility = table("classic", 3).owns(1, "Electric Company").at(0, "Reading Railroad").dice(4, 3)
    assert "Ann pays Bella $28: rent for Electric Company (4 times 7)" in lines_of(utility, "", folder=tmp_path)


def test_rents_of_majorities_are_explained(tmp_path: Path) -> None:
    """All lots but one charge double, all of them triple (MEGA-RNT-1 to -3)."""
    most = table("mega", 3).owns(1, "Virginia Avenue", "States Avenue", "St. Charles Place")
    told = lines_of(most.dice(1, 1, 1), "roll", "goto virginia avenue", folder=tmp_path)
    assert "Ann pays Bella $24: rent for Virginia Avenue (2 times $12: all lots of the colour group but one)" in told
    whole = table("mega", 3).owns_group(1, "pink")
    told = lines_of(whole.dice(1, 1, 1), "roll", "goto virginia avenue", folder=tmp_path)
    assert "Ann pays Bella $36: rent for Virginia Avenue (3 times $12: the whole colour group)" in told


def test_rents_that_a_card_changes_are_explained(tmp_path: Path) -> None:
    train = table("classic", 3).owns(1, "Pennsylvania Railroad", "Short Line").dice(3, 4)
    told = lines_of(train.cards("chance-nearest-railroad-a"), "roll", folder=tmp_path)
    assert "Ann pays Bella $100: rent for Pennsylvania Railroad (2 of 4 owned, doubled by the card)" in told
    utility = table("classic", 3).owns(1, "Electric Company").dice(3, 4, 2, 6)
    told = lines_of(utility.cards("chance-nearest-utility"), "roll", folder=tmp_path)
    assert "Ann pays Bella $80: rent for Electric Company (10 times 8)" in told


def test_rents_with_a_depot_are_explained(tmp_path: Path) -> None:
    built = table("mega", 3).owns(1, "Reading Railroad", "Short Line").built(1, "Reading Railroad").dice(1, 1, 1)
    told = lines_of(built, "roll", "goto reading railroad", folder=tmp_path)
    assert "Ann pays Bella $100: rent for Reading Railroad (2 of 4 owned, doubled by the depot)" in told


def test_three_dice_lead_where_their_total_leads(tmp_path: Path) -> None:
    told = lines_of(table("mega", 3).dice(1, 2, 3), "roll", folder=tmp_path)
    assert told[:2] == ["Ann rolls 1 and 2: 3", "Ann’s speed die shows 3: 6 in all → Reading Railroad"]


def test_an_auction_is_one_line(tmp_path: Path) -> None:
    prepared = table("classic", 3).dice(1, 2)
    sitting = sat(named(prepared), ["roll", "decline", "", ""], tmp_path, [None, "simple", "simple"])
    lines = [line.text for line in sitting.session.story.lines]
    auction = next(line for line in lines if "auction" in line)
    assert auction.startswith("Baltic Avenue is up for auction; Bella bids $")
    assert any(line.startswith("Ann passes; ") and "at auction for $" in line for line in lines)


def test_an_auction_may_be_as_long_as_it_likes() -> None:
    game = table("classic", 3).dice(1, 2).play("roll", "decline").game
    story = Story(Texts.of(game.header, "fr"))
    for amount in range(1, 400):
        story.hear(game, game.play(f"bid {amount}"))
    [line] = story.fresh()
    assert len(line.events) == 399 and "\u00a0; " in line.text


def test_buildings_of_a_bot_are_one_line(tmp_path: Path) -> None:
    prepared = rich_ann().turn(1).owns_group(1, "pink").pieces(99, 12).dice(4, 6, 5, 5)
    prepared.at(1, "GO")
    sitting = sat(named(prepared), [], tmp_path)
    lines = [line.text for line in sitting.session.story.lines if "builds" in line.text]
    assert len(lines) == 1
    assert lines[0].startswith("Bella builds for $") and "Virginia Avenue (" in lines[0]


def test_raising_cash_is_one_line_and_the_debt_is_told_first(tmp_path: Path) -> None:
    prepared = table("classic", 3).turn(1).has(1, 10).owns(1, "Reading Railroad", "Baltic Avenue", "Short Line")
    prepared.owns_group(0, "dark blue").built(1, "Park Place").at(1, "Chance").at(1, "Pennsylvania Avenue").dice(1, 2)
    sitting = sat(named(prepared), [], tmp_path)
    lines = [line.text for line in sitting.session.story.lines]
    assert "Bella owes Ann $175: rent for Park Place" in lines
    raised = next(line for line in lines if line.startswith("Bella raises $"))
    assert "Reading Railroad (mortgaged)" in raised
    assert any(line.startswith("Bella pays Ann $175") for line in lines)


def test_buildings_sold_in_a_row_are_told_as_what_is_left() -> None:
    t = table("classic", 2).owns_group(0, "dark blue").built(2, "Boardwalk", "Park Place")
    story = Story(Texts.of(t.game.header))
    for move in ("sell 39", "sell 37"):
        story.hear(t.game, t.game.play(move))
    told = "Player 1 raises $200: Boardwalk (left there: 1 house), Park Place (left there: 1 house)"
    assert story.lines[-1].text == told


def test_buildings_that_are_shared_out_are_not_sold_for_nothing() -> None:
    """In Mega they move to the last lot of their colour; what is given up beside that brings its half."""
    t = table("mega", 2).owns(0, 1, 3).built(4, 1, 3).owns(1, 4).mortgaged(4).has(0, 100)
    story = Story(Texts.of(t.game.header))
    for move in ("offer 1 $50 for 4", "accept", "lift 4", "arrange 1 3 3 2"):
        story.hear(t.game, t.game.play(move))
    off = "Mediterranean Avenue (left there: 3 houses), Baltic Avenue (left there: 3 houses)"
    assert story.lines[-2].text == f"Player 1 takes buildings off: {off}"
    assert story.lines[-1].text == "Player 1 places buildings: Arctic Avenue (2 houses)"


def test_an_estate_is_one_line(tmp_path: Path) -> None:
    prepared = table("classic", 3).has(0, 10).owns(0, "Reading Railroad", "Baltic Avenue").mortgaged("Baltic Avenue")
    prepared.mortgaged("Reading Railroad").owns_group(1, "dark blue").built(5, "Boardwalk", "Park Place")
    told = lines_of(prepared.at(0, "Short Line").dice(3, 1), "roll", "", "", folder=tmp_path)
    assert any(line.startswith("Bella receives from Ann: ") and line.count(",") == 1 for line in told)


def test_the_rent_of_a_utility_names_the_roll_it_is_charged_by(tmp_path: Path) -> None:
    prepared = table("ultimate", 3).owns(1, "Electric Company", "Water Works").at(0, "middle:5").dice(2, 4, 1)
    assert any("(10 times 7)" in line for line in lines_of(prepared, "roll", folder=tmp_path))
    prepared = table("ultimate", 2).owns(1, "Water Works").at(0, "outer:33").at(1, "middle:16").dice(2, 4, 3, 1, 2, 1)
    moves = ("roll", "end", "roll", "end", "ride water works")
    assert any("(4 times 9)" in line for line in lines_of(prepared, *moves, folder=tmp_path))


def test_dice_thrown_for_one_rent_are_not_those_of_the_next(tmp_path: Path) -> None:
    """Mr. Monopoly leads on from a utility where a card had dice thrown: there the roll of 5 counts, not those 3."""
    told = lines_of(led_on(), "roll", folder=tmp_path)
    assert "Ann pays Bella $30: rent for Water Works (10 times 3)" in told
    assert "Ann pays Bella $750: rent for Electric Company (150 times 5)" in told


def test_a_rent_that_a_card_doubles_is_not_that_of_more_utilities(tmp_path: Path) -> None:
    """Twice ten times the dice, where twenty is on the deed as well, for three utilities."""
    prepared = drawing("chest-rewind", "middle:17").owns(1, "Electric Company", "Water Works").dice(2, 3)
    told = lines_of(prepared, "roll", folder=tmp_path)
    assert any("pays Bella $100" in line and "(10 times 5, doubled by the card)" in line for line in told)


def test_mortgaged_shares_are_no_mortgaged_deeds() -> None:
    t = table("ultimate", 2).owns(0, "Baltic Avenue", "acme-motors-1").mortgaged("acme-motors-1")
    assert deeds_held(t.game, Texts.of(t.game.header), 0) == "1"
    assert deeds_held(t.mortgaged("Baltic Avenue").game, Texts.of(t.game.header), 0) == "1 (1 mortgaged)"


def test_deeds_dealt_are_one_line(tmp_path: Path) -> None:
    sitting = sat(started(7, variant="short"), [], tmp_path)
    first, second = (line.text for line in sitting.session.story.lines[:2])
    assert first.startswith("Deeds are dealt and paid: Ann ") and first.count(";") == 3
    assert second.startswith("For the start: Ann ")


def test_all_throws_are_counted(tmp_path: Path) -> None:
    sitting = sat(named(table("classic", 3).dice(1, 2, 3, 4, 5, 6)), ["", "", ""], tmp_path, [None] * 3)
    assert sum(thrown(sitting.game).values()) == 1
    assert thrown(sitting.game)[3] == 1


def test_a_wish_to_manage_is_told(tmp_path: Path) -> None:
    assert "Bella asks to manage property" in lines_of(table("classic", 3), "interrupt bella", folder=tmp_path)
