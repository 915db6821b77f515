"""How long from a fresh clone to the first roll: `python -m tools.first_roll`.

The working tree is copied as a clone would be, `make play` is run in it with an empty home and empty caches, and a
newcomer comes with Chromium, presses *Play now against bots* and waits for the button that rolls. Then the tool waits
for the build that goes on in the background, asks for hints, and says whether the running server's bots think in it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
CHROMIUM = "/usr/bin/chromium"
NOT_FRESH = ("PYTHON", "VIRTUAL_ENV", "PASSGO_", "XDG_", "PIP_CACHE", "MAKE", "MFLAGS")
ADDRESS = re.compile(r"http://\S+")
ROLL = '[data-action="roll"]:visible'
OTHERWISE = '[data-action="pass"]:visible, [data-action="refuse"]:visible'  # a bot moved first, and asks for something
LIBRARY = "passgo__mypyc"


def clone(folder: Path) -> None:
    """The files that git knows, and those that it does not ignore, as they are now."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def fresh_environment(folder: Path) -> dict[str, str]:
    (folder / "home").mkdir()
    (folder / "tmp").mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_FRESH)}
    return {**kept, "HOME": str(folder / "home"), "TMPDIR": str(folder / "tmp"), "BROWSER": "true"}


def address_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    said = []
    for line in server.stdout:
        said.append(line)
        found = ADDRESS.search(line)
        if found:
            return found[0]
    sys.exit(f"make play ended before it said an address:\n{''.join(said)}")


def wait_for_roll(page: Page) -> None:
    page.locator(f"{ROLL}, {OTHERWISE}").first.wait_for(timeout=120_000)
    while not page.locator(ROLL).count():
        page.locator(OTHERWISE).first.click()
        page.locator(f"{ROLL}, {OTHERWISE}").first.wait_for(timeout=120_000)
    page.locator(ROLL).first.click(trial=True)  # it can be pressed


def descendants(process: int) -> Iterator[int]:
    for thread in Path(f"/proc/{process}/task").iterdir():
        for child in (thread / "children").read_text().split():
            yield int(child)
            yield from descendants(int(child))


def compiled_processes(process: int) -> list[int]:
    """Those of the server's processes that have the compiled library in memory."""
    return [child for child in descendants(process) if LIBRARY in Path(f"/proc/{child}/maps").read_text()]


def taken_over(checkout: Path, server: int, page: Page, begun: float, patience: float) -> str:
    """Whether, and after how many seconds, the bots of the running server think in the build made meanwhile."""
    while not list(checkout.glob(".venv/built-*/passgo")):
        if time.monotonic() > begun + patience:
            return f"no build after {patience:.0f} s"
        time.sleep(1)
    built = f"built after {time.monotonic() - begun:.0f} s"
    page.get_by_role("button", name="Hint").first.click()  # the last that is answered by the process that was there
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if compiled_processes(server):
            return f"{built}; the running server's bots think in it after {time.monotonic() - begun:.0f} s"
        time.sleep(0.5)
    return f"{built}, but the running server's bots do not think in it"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--patience", type=float, default=600, help="seconds to wait for the build (600)")
    patience = options.parse_args().patience
    with tempfile.TemporaryDirectory(prefix="passgo-first-roll-") as name, sync_playwright() as playwright:
        folder, checkout = Path(name), Path(name, "passgo")
        clone(checkout)
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"load before: {os.getloadavg()[0]:.1f} on {len(os.sched_getaffinity(0))} cores", flush=True)
        begun = time.monotonic()
        server = subprocess.Popen(
            ["make", "--no-print-directory", "play", "PLAY=--port 0"],
            cwd=checkout,
            env=fresh_environment(folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            process_group=0,
        )
        try:
            address = address_of(server)
            print(f"{time.monotonic() - begun:.1f} s until the server is there", flush=True)
            page = chromium.new_page()
            page.goto(address)
            page.get_by_role("button", name="Play now").click()
            wait_for_roll(page)
            print(f"{time.monotonic() - begun:.1f} s from make play to the first roll", flush=True)
            print(taken_over(checkout, server.pid, page, begun, patience), flush=True)
        finally:
            os.killpg(server.pid, signal.SIGINT)
            server.wait()
            chromium.close()
        print(f"load after: {os.getloadavg()[0]:.1f}; left behind: {left_behind(checkout)}")


def left_behind(checkout: Path) -> str:
    """Half builds, and processes that still work in the checkout, half a minute after the server ended."""
    found: list[str] = []
    for _ in range(30):
        found = remains(checkout)
        if not found:
            break
        time.sleep(1)
    return ", ".join(found) or "nothing"


def remains(checkout: Path) -> list[str]:
    found = [file.name for file in checkout.glob(".venv/building-*")]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if str(checkout) in (process / "cmdline").read_text() or str(checkout) in os.readlink(process / "cwd"):
                found.append(process.name)
        except OSError:
            continue
    return found


if __name__ == "__main__":
    main()
