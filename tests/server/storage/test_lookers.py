"""Other processes look into the folder of a server that runs: a backup, a check, somebody's own tool."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.places import Place
from tests.server.storage.tables import opening

LOOK = """
import sys
from pathlib import Path
from passgo.server.storage.opening import open_store
store = open_store(Path(sys.argv[1]))
print(len(store.database.run("SELECT code FROM tables")))
store.close()
"""


def looked(folder: Path) -> int:
    """How many tables another process finds."""
    return int(subprocess.run([sys.executable, "-c", LOOK, folder], check=True, capture_output=True, text=True).stdout)


def test_whoever_comes_and_goes_takes_nothing_along(tmp_path: Path) -> None:
    """The last one to close a database removes its log; only who holds no lock is taken for gone."""
    store = Place(data=tmp_path).open()
    for count in range(3):
        assert looked(tmp_path) == count
        assert store.append([opening(f"AAAAA{count}")]) == [None]
    assert looked(tmp_path) == 3
    store.close()
