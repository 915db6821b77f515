"""A game told in words."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from passgo import Game
from passgo.bots import bot
from passgo.testing import table
from tests.texts.telling import plain

Run = Callable[..., Result]
Refused = Callable[..., str]


def test_the_story_of_a_record(passgo: Run, record: Path, game: Game) -> None:
    result = passgo("replay", record)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "Classic, Short game, United States (Ana, Bob, Cleo)"
    assert "is dealt" in lines[1]
    assert any(line.startswith("Round 1: ") for line in lines)
    assert any(line.startswith("   1  ") for line in lines)
    assert f"After move {len(game.moves)}" in lines
    for seat, name in enumerate(game.header.names):
        assert any(line.split()[:1] == [name] and f"${game.state.cash[seat]:,}" in line for line in lines)


def test_a_saved_game_tells_the_same(passgo: Run, record: Path, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.save()), encoding="utf-8")
    assert passgo("replay", path).stdout == passgo("replay", record).stdout


def test_in_french(passgo: Run, record: Path) -> None:
    out = passgo("replay", record, "--lang", "fr").stdout
    assert "Tour de table 1" in out
    assert "Après le coup" in out


def test_an_answer_that_changes_nothing_is_told_with_who_gave_it(passgo: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.passgo"
    t = table("ultimate", 2).owns(1, "Checker Cab Co.").at(0, "outer:1").dice(1, 3, 1).play("roll", "stay")
    path.write_text(json.dumps(t.game.save()), encoding="utf-8")
    assert "Player 1: stay\n" in passgo("replay", path).stdout
    assert "Joueur 1 : rester\n" in plain(passgo("replay", path, "--lang", "fr").stdout)


def test_up_to_a_move(passgo: Run, record: Path) -> None:
    nothing = passgo("replay", record, "--to", 0).stdout
    assert "After move 0\n" in nothing
    some = passgo("replay", record, "--to", 5).stdout
    assert "After move 5\n" in some
    assert some.startswith(nothing.partition("After")[0])


def test_the_end_of_a_game(passgo: Run, tmp_path: Path) -> None:
    game = Game.start("classic", 2, seed=1, variant="timed", names=["Ana", "Bob"])
    game.play("time")
    bots = [bot("simple", seat) for seat in range(2)]
    while (decision := game.decision) is not None:
        game.play(bots[decision.player].choose(game))
    path = tmp_path / "game.passgo"
    path.write_text(game.record, encoding="utf-8")
    out = passgo("replay", path).stdout
    assert "Time is up" in out
    assert f"After move {len(game.moves)}, the end of the game\n" in out
    assert "The game is over: " in out.splitlines()[-1]


def test_names_cannot_steer_the_terminal(passgo: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.passgo"
    path.write_text(Game.start("classic", 2, names=["\x1b[31mRed\x07", "[bold]:smile:"]).record, encoding="utf-8")
    out = passgo("replay", path).stdout
    assert "\x1b" not in out and "\x07" not in out
    assert "[bold]:smile:" in out


def test_wrong_ones_are_refused(passgo: Run, refused: Refused, record: Path, game: Game, tmp_path: Path) -> None:
    last = len(game.moves)
    assert f"has {last} moves, so --to takes a number from 0 to {last}, not 9999" in refused(
        "replay", record, "--to", 9999
    )
    assert "'--to': Input should be greater than or equal to 0" in refused("replay", record, "--to", -1)
    assert "there are: en, fr" in refused("replay", record, "--lang", "xx")
    assert "no such file" in refused("replay", tmp_path / "none")
    record.write_text(game.record.replace("\nroll\n", "\nbid 5\n", 1), encoding="utf-8")
    result = passgo("replay", record)
    assert result.exit_code == 2
    assert "does not fit: move" in result.stderr and result.stderr.count("\n") == 1


def test_a_game_of_an_earlier_version_is_refused_in_words(passgo: Run) -> None:
    folder = Path(__file__).parents[1] / "golden/earlier"
    for command in ("replay", "verify"):
        result = passgo(command, folder / "ultimate-1.passgo")
        assert result.exit_code != 0 and result.stdout == ""
        assert "played with ultimate version 1, this is version 4" in result.stderr
