"""`passgo train`: positions on disk, weights that play, nothing played twice, and a judgement of them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from passgo.bots.learned.network import network_from
from passgo.engine.columns import listed
from passgo.lab.runner import Dealer, Plan
from passgo.lab.training.positions import packed, unpacked
from tests.bots.learned.positions import middle
from tests.invariants.stories import EDITION_NAMES


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_position_comes_back_as_it_was(edition: str) -> None:
    s = middle(edition, 3, 2, 12)
    dealer = Dealer(Plan(edition))
    t = unpacked(dealer.printing, dealer.rules, packed(s))
    assert packed(t) == packed(s)
    for column in ("held", "built", "pledged", "groups_ready", "first_deed", "deeds_held", "mortgages", "buildings"):
        assert listed(getattr(t, column)) == listed(getattr(s, column)), column


def train(folder: Path, *options: str) -> str:
    command = [sys.executable, "-m", "passgo", "train", "millionaire", "--out", str(folder), *options]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.once
def test_a_course_makes_weights_and_goes_on_where_it_was(tmp_path: Path) -> None:
    small = ("--games", "400", "--learned-games", "0", "--workers", "1")
    assert "judgement.json" in train(tmp_path, *small)
    weights = tmp_path / "millionaire" / "judgement.json"
    first = weights.read_text(encoding="utf-8")
    network = network_from(json.loads(first))
    assert network.first == 16 and any(network.first_weights)
    kept = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.npz")}
    assert len(kept) == 2
    (tmp_path / "millionaire" / "league-1" / "0000200.npz").unlink()
    train(tmp_path, *small)
    again = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.npz")}
    assert set(again) == set(kept) and sum(again[file] == kept[file] for file in kept) == 1
    assert weights.read_text(encoding="utf-8") == first
    assert "log-loss" in train(tmp_path, *small, "--evaluate")
