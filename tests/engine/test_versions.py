"""Games of an earlier version of their edition: played by its rules where those are still there, else refused."""

import json
from typing import Any

import pytest

from passgo import EDITIONS, Game, replay
from passgo.engine.edition import Earlier
from passgo.engine.record import OtherVersion, checked_header, read_header
from passgo.server.narration import change_lines
from passgo.texts import Texts
from tests.golden.games import FOLDER

CLASSIC = EDITIONS["classic"]
RECORD = (FOLDER / "earlier/classic-1.passgo").read_text(encoding="utf-8")


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Classic as version 2: landing on GO pays twice now, and there is no setting for immunity any more."""
    for printing in CLASSIC.printings.values():
        monkeypatch.setattr(printing, "version", 2)
        settings = {**printing.settings, "salary.go_land": "400"}
        del settings["trade.immunity"]
        monkeypatch.setattr(printing, "settings", settings)
        monkeypatch.setattr(printing, "known_digest", "")
    monkeypatch.setattr(CLASSIC, "earlier", {1: Earlier({"salary.go_land": "200"}, ["trade.immunity"])})


def begun(settings: dict[str, Any], version: object) -> Game:
    return Game.begin(checked_header("classic", 2, 7, settings, "normal", None, None, version))


@pytest.mark.usefixtures("second")
def test_what_a_stored_game_does_not_say_is_as_it_was_then() -> None:
    assert begun({}, 1).header.settings["salary.go_land"] == "200"
    assert begun({}, None).header.settings["salary.go_land"] == begun({}, 2).header.settings["salary.go_land"] == "400"
    assert begun({"salary.go_land": "400"}, 1).header.settings["salary.go_land"] == "400"


@pytest.mark.usefixtures("second")
def test_a_setting_that_is_gone_is_left_out_of_earlier_games_only() -> None:
    assert "trade.immunity" not in begun({"trade.immunity": True}, 1).header.settings
    with pytest.raises(ValueError, match=r"no setting 'trade.immunity'"):
        begun({"trade.immunity": True}, 2)


@pytest.mark.usefixtures("second")
def test_a_record_of_an_earlier_version_leads_where_it_led() -> None:
    game = replay(RECORD)
    assert f"digest {game.digest()}" in RECORD and game.header.version == 1
    assert "[version 1]" in game.record and replay(game.record).digest() == game.digest()


@pytest.mark.usefixtures("second")
def test_a_save_of_an_earlier_version_stays_one() -> None:
    game = begun({}, 1)
    game.play("roll")
    again = Game.load(json.loads(json.dumps(game.save())))
    assert again.header.version == 1 and again.header.settings == game.header.settings
    assert again.copy().header.version == 1 and again.digest() == game.digest()
    assert Game.start("classic", 2).header.version == 2
    assert again.header.rules_digest == CLASSIC.rules_digest


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_is_told_what_changed_since_the_version_it_plays(edition: str, language: str) -> None:
    told = 0
    for version, earlier in EDITIONS[edition].earlier.items():
        header = checked_header(edition, 2, 7, {}, "normal", None, None, version)
        lines = [line.text for line in change_lines(Texts.of(header, language), 0, header)]
        assert len(lines) == bool(earlier.changed) and all(len(line) > 40 for line in lines)
        told += len(lines)
    assert told > 0
    header = Game.start(edition, 2).header
    assert change_lines(Texts.of(header, language), 0, header) == []


def test_a_save_from_before_an_argument_reads_it_as_nothing() -> None:
    """Mega's version 3 did not say whether the interest on a last lot was paid: here one is asked about, one is due."""
    data = json.loads((FOLDER / "earlier/mega-3-lift.json").read_text(encoding="utf-8"))
    assert {"step": "LiftNow", "player": 0, "deed": 36} in data["state"]["stack"]
    assert {"step": "CatchUp", "player": 0, "deed": 18, "was_mortgaged": 1} in data["state"]["stack"]
    game = Game.load(data)
    assert game.header.version == 3 and game.decision is not None and game.decision.about["interest_paid"] == 0
    for said in ("lift 51", "build 51"):
        game.play(said)
    again = Game.load(json.loads(json.dumps(game.save())))
    assert again.decision is not None and [option.text for option in again.decision.options] == ["lift 25"]
    again.play("lift 25")
    assert again.state.cash[0] == 2500 - 220 - 200 - 110  # both with the interest


@pytest.mark.parametrize("version", [0, 3, -1, "1", None, [1]])
@pytest.mark.usefixtures("second")
def test_other_versions_are_refused_with_both_named(version: object) -> None:
    data: dict[str, object] = {**json.loads(json.dumps(begun({}, 1).save()))["header"], "version": version}
    with pytest.raises(OtherVersion) as caught:
        read_header(data)
    assert (caught.value.edition, caught.value.plays) == ("classic", 2)
    told = "unknown" if version is None else version
    assert str(caught.value) == f"the game was played with classic version {told}, this is version 2"


def test_the_version_is_looked_at_before_settings_that_are_new() -> None:
    newer = RECORD.replace("[version 1]", "[version 9]").replace('"parking.jackpot"', '"parking.of_tomorrow"')
    with pytest.raises(OtherVersion, match="version 9, this is version 2"):
        replay(newer)


def test_a_record_without_the_secret_of_its_dice_is_not_played_with_others() -> None:
    record = Game.start("classic", 2, b"a secret").record
    hidden = "\n".join(line for line in record.split("\n") if not line.startswith("[secret"))
    with pytest.raises(ValueError, match="secret of the dice is not told before the end"):
        replay(hidden)
