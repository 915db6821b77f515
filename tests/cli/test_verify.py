"""Verifying: genuine games fit, changed ones do not, and what is no game at all is refused."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from passgo import Game
from passgo.testing import table

Run = Callable[..., Result]
Refused = Callable[..., str]


def test_a_record_fits(passgo: Run, record: Path, game: Game) -> None:
    result = passgo("verify", record)
    assert result.exit_code == 0
    assert result.stdout == f"{record}: fits: classic, {len(game.moves)} moves, digest {game.digest()[:16]}.\n"


def test_a_saved_game_fits(passgo: Run, game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.save()), encoding="utf-8")
    assert passgo("verify", path).exit_code == 0


def test_a_game_from_a_prepared_position_fits(passgo: Run, tmp_path: Path) -> None:
    t = table().owns(1, "Reading Railroad").dice(2, 3, 1, 2).play("roll", "end", "roll")
    for path, text in ((tmp_path / "a.passgo", t.game.record), (tmp_path / "a.json", json.dumps(t.game.save()))):
        path.write_text(text, encoding="utf-8")
        assert passgo("verify", path).exit_code == 0


def unfit(passgo: Run, path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    result = passgo("verify", path)
    assert result.exit_code == 1
    assert result.stderr == ""
    assert result.stdout.startswith(f"{path}: does not fit: ")
    assert result.stdout.count("\n") == 1
    return result.stdout


def test_the_first_move_that_does_not_fit_is_named(passgo: Run, record: Path, game: Game) -> None:
    lines = game.record.splitlines()
    first = lines.index("") + 1
    lines[first + 4] = "bid 999999"
    assert "move 5, 'bid 999999', is not possible there" in unfit(passgo, record, "\n".join(lines))


def test_another_digest_does_not_fit(passgo: Run, record: Path, game: Game) -> None:
    changed = game.record.replace(f"digest {game.digest()}", "digest 0123456789abcdef")
    assert f"lead to digest {game.digest()[:16]}, not to 0123456789abcdef" in unfit(passgo, record, changed)


def test_another_seed_does_not_fit(passgo: Run, record: Path, game: Game) -> None:
    unfit(passgo, record, game.record.replace("[seed 7]", "[seed 8]"))


def test_a_record_cut_short_does_not_fit(passgo: Run, record: Path, game: Game) -> None:
    cut = "\n".join(game.record.splitlines()[:-3])
    assert "has no digest" in unfit(passgo, record, cut)


def test_a_changed_position_does_not_fit(passgo: Run, record: Path, game: Game) -> None:
    data = json.loads(json.dumps(game.save()))
    data["state"]["cash"][0] += 1
    assert "lead to digest" in unfit(passgo, record, json.dumps(data))


def test_a_saved_game_without_all_its_moves_does_not_fit(passgo: Run, record: Path, game: Game) -> None:
    data = json.loads(json.dumps(game.save()))
    made = len(data["moves"])
    del data["moves"][-2:]
    assert f"holds {made - 2} of {made} moves" in unfit(passgo, record, json.dumps(data))


def test_a_fair_game_is_held_to_its_commitment(passgo: Run, record: Path) -> None:
    fair = Game.start("classic", 2, seed=b"a secret").record
    record.write_text(fair, encoding="utf-8")
    assert passgo("verify", record).exit_code == 0
    commitment = fair.partition('[commitment "')[2][:64]
    assert "commitment" in unfit(passgo, record, fair.replace(commitment, "0" * 64))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{",
        "{}",
        '{"passgo": 1}',
        '{"passgo": 1, "header": 3, "moves": [], "state": {}}',
        "[passgo 1]",
        "[passgo 99]",
        "[passgo {]",
        '[passgo 1]\n[edition "chess"]\n[names []]\n[settings {}]',
        '{"a":' * 100_000,
    ],
)
def test_what_is_no_game_is_refused(refused: Refused, tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, encoding="utf-8")
    assert f"{path} cannot be used: " in refused("verify", path)


def test_damage_anywhere_in_a_saved_game_is_refused_or_does_not_fit(passgo: Run, record: Path, game: Game) -> None:
    text = json.dumps(game.save())
    for at in range(3, len(text), 997):
        for put in ("", "9", '"', "}", "null"):
            record.write_text(text[:at] + put + text[at + 1 :], encoding="utf-8")
            assert passgo("verify", record).exit_code in (0, 1, 2)


def test_files_that_cannot_be_read(refused: Refused, tmp_path: Path) -> None:
    assert "no such file" in refused("verify", tmp_path / "none")
    assert "is a directory" in refused("verify", tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00\x80")
    assert "is not text" in refused("verify", tmp_path / "bytes")
    assert "FILE" in refused("verify")
