"""The short form of `python -m tests.invariants.fuzz`: only typed errors, and it goes on where it stopped."""

import json
import sys
from pathlib import Path

import pytest

from tests.invariants import fuzz


def test_whatever_is_said_is_played_or_refused() -> None:
    for seed in range(3):
        played, refused = fuzz.fuzz(seed, 1500)
        assert played + refused == 1500 and min(played, refused) > 200


def test_it_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "state.json"
    monkeypatch.setattr(fuzz, "PART", 200)
    told = []
    for commands in ("400", "800"):
        monkeypatch.setattr(sys, "argv", ["fuzz", "--commands", commands, "--state", str(state)])
        fuzz.main()
        told.append(json.loads(capsys.readouterr().out))
    assert [each["seed"] for each in told] == [2, 4] and told[1]["played"] + told[1]["refused"] == 800
