"""What cannot be reported is refused in one sentence, in the language of whoever asks."""

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from typer.testing import Result

from passgo.lab.chunks import Chunk
from passgo.lab.folder import Folder

Run = Callable[..., Result]
Refused = Callable[..., str]


@pytest.fixture
def classic(runs: Path, tmp_path: Path) -> Path:
    """A run of one's own, to spoil."""
    return copytree(runs / "classic", tmp_path / "classic")


NO_RUN = {"en": "holds no run; passgo simulate EDITION --out", "fr": "ne contient aucune série ; passgo simulate"}


@pytest.mark.parametrize(("language", "words"), NO_RUN.items())
def test_a_folder_without_a_run(refused: Refused, tmp_path: Path, language: str, words: str) -> None:
    said = refused("report", tmp_path, "--lang", language)
    assert said.startswith(f"passgo: {tmp_path} ")
    assert words in said.replace("\u00a0", " ")
    assert words in refused("report", tmp_path / "nowhere", "--lang", language).replace("\u00a0", " ")
    (tmp_path / "manifest.json").write_text('{"name": "something else"}')
    assert words in refused("report", tmp_path, "--lang", language).replace("\u00a0", " ")


VERSION = {
    "en": "was played by passgo 0.0.9, and this is passgo 0.1.0; simulate it anew",
    "fr": "a été jouée par passgo 0.0.9, et ceci est passgo 0.1.0 ; simulez-la de nouveau",
}


@pytest.mark.parametrize(("language", "words"), VERSION.items())
def test_a_run_of_another_version(
    refused: Refused, classic: Path, language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.lab.folder.__version__", "0.1.0")
    manifest = json.loads((classic / "manifest.json").read_text())
    (classic / "manifest.json").write_text(json.dumps({**manifest, "passgo": "0.0.9"}))
    assert words in refused("report", classic, "--lang", language).replace("\u00a0", " ")


INTERRUPTED = {
    "en": "was interrupted after 50 of 120 games; the passgo simulate command that began it goes on with it",
    "fr": "a été interrompue après 50 parties sur 120 ; la commande passgo simulate qui l’a commencée la reprend",
}


@pytest.mark.parametrize(("language", "words"), INTERRUPTED.items())
def test_an_interrupted_run(
    passgo: Run, refused: Refused, tmp_path: Path, language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Folder.keep
    kept: list[tuple[int, int]] = []

    def interrupted(self: Folder, piece: tuple[int, int], chunk: Chunk) -> None:
        if kept:
            raise KeyboardInterrupt
        kept.append(piece)
        keep(self, piece, chunk)

    monkeypatch.setattr(Folder, "keep", interrupted)
    few = ("--games", 120, "--max-rounds", 2, "--workers", 1)
    assert passgo("simulate", "classic", *few, "--out", tmp_path / "run").exit_code == 130
    assert words in refused("report", tmp_path / "run", "--lang", language).replace("\u00a0", " ")


EDITIONS = {
    "en": "is a run of Classic and {} one of Millionaire; only runs of one edition can be compared",
    "fr": "est une série Classique et {} une série Millionnaire ; seules deux séries d’une même édition",
}


@pytest.mark.parametrize(("language", "words"), EDITIONS.items())
def test_two_editions(refused: Refused, runs: Path, language: str, words: str) -> None:
    said = refused("report", runs / "classic", "--compare", runs / "millionaire", "--lang", language)
    assert words.format(runs / "millionaire") in said.replace("\u00a0", " ")


DAMAGED = {"en": "is missing, damaged or changed", "fr": "manque, est abîmé ou a changé"}


@pytest.mark.parametrize(("language", "words"), DAMAGED.items())
def test_a_table_that_is_not_as_it_was_written(refused: Refused, classic: Path, language: str, words: str) -> None:
    table = classic / "players.csv"
    table.write_text(table.read_text().replace("simple", "strong", 1))
    assert f"{table} {words}" in refused("report", classic, "--lang", language)
    table.unlink()
    assert f"{table} {words}" in refused("report", classic, "--lang", language)


WRITTEN = {"en": "cannot be written", "fr": "impossible d’écrire"}


@pytest.mark.parametrize(("language", "words"), WRITTEN.items())
def test_a_page_without_a_place(refused: Refused, classic: Path, language: str, words: str) -> None:
    assert words in refused("report", classic, "--out", classic / "no" / "page.html", "--lang", language)


def test_an_unknown_language(refused: Refused, classic: Path) -> None:
    assert "there is no language 'de'; there are: en, fr" in refused("report", classic, "--lang", "de")
