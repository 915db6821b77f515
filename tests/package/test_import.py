"""`import passgo` brings nothing but itself and a little of the standard library, and needs nothing else."""

import subprocess
import sys
from pathlib import Path

HEAVY = {
    "asyncio", "dataclasses", "email", "importlib.metadata", "importlib.resources", "inspect", "logging",
    "multiprocessing", "pathlib", "random", "socket", "tempfile", "tomllib", "urllib", "zipfile",
}  # fmt: skip
RUNTIME = {"librt", "mypy_extensions"}  # what compiled modules import, where it is there

IMPORTED = """
import sys
before = set(sys.modules)
import passgo
print(*sorted(set(sys.modules) - before))
"""

PLAYED = """
import sys
MISSING = ["librt", "mypy_extensions", "typer", "rich", "fluent", "platformdirs", "msgspec", "starlette", "uvicorn"]
sys.modules.update(dict.fromkeys(MISSING))  # importing them fails, as where they are not installed
import passgo
from passgo.bots import BOTS, bot
from passgo.engine.columns import COMPILED
for edition in passgo.EDITIONS:
    game = passgo.Game.start(edition, players=4, seed=3)
    bots = [bot(name, seed) for seed, name in enumerate(BOTS)]
    for _ in range(60):
        game.play(bots[game.decision.player].choose(game))
    print(edition, COMPILED, passgo.Game.load(game.save()).digest() == game.digest())
"""

COMPILED = """
import passgo
from passgo.engine.columns import COMPILED
print(COMPILED, len(passgo.EDITIONS))
"""

COMMAND = """
import sys
sys.modules[sys.argv.pop(1)] = None
from passgo.cli import main
main()
"""


def ran(script: str, *arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, timeout=300)
    assert done.returncode == code, done.stderr
    return done


def test_the_import_brings_no_other_package() -> None:
    imported = ran(IMPORTED).stdout.split()
    others = {name.partition(".")[0] for name in imported} - set(sys.stdlib_module_names) - RUNTIME
    assert {name for name in others if not name.startswith("passgo")} == set()


def test_the_import_brings_nothing_heavy() -> None:
    imported = ran(IMPORTED).stdout.split()
    assert not HEAVY & ({name.partition(".")[0] for name in imported} | set(imported))


def test_games_editions_and_bots_need_no_other_package() -> None:
    """Where librt is missing, compiled modules give way to the source beside them."""
    games = [line.split() for line in ran(PLAYED).stdout.splitlines()]
    assert [name for name, *_ in games] == ["classic", "mega", "ultimate", "millionaire"]
    assert all(told == ["False", "True"] for _, *told in games)


def test_another_librt_is_as_good_as_none(tmp_path: Path) -> None:
    """A package of that name which is not what compiled modules were made for."""
    (tmp_path / "librt").mkdir()
    (tmp_path / "librt/__init__.py").write_text("")
    (tmp_path / "librt/vecs.py").write_text("_C_API = None\n")
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{COMPILED}"
    assert ran(script).stdout.split() == ["False", "4"]


def test_the_command_says_what_is_missing_in_one_sentence() -> None:
    for package, *words in (("typer", "--version"), ("starlette", "serve", "--port", "0")):
        said = ran(COMMAND, package, *words, code=1)
        assert said.stdout == ""
        assert said.stderr.strip().endswith("which is not installed: pip install passgo")
        assert package in said.stderr and said.stderr.count("\n") == 1
