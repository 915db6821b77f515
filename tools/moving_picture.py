"""Film a turn of Ultimate as a small moving picture: `python -m tools.moving_picture FILE`.

The board of a real server in Chromium: dice, the way, the rent. What does not change between two frames is not stored.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import midgame
from tests.browser.screens import BOARD

SIDE = 620  # pixels
COLOURS = 128
REST = 2.5  # seconds that the end stays


def film(house: House, visits: Visits) -> list[tuple[float, bytes]]:
    """Pictures of the board with when each was taken, from the throw until the next question."""
    position = midgame("ultimate").at(0, "middle:34").dice(2, 3)
    key = house.deal(position, "Ann")[0]
    look = {"width": SIDE + 400, "height": SIDE + 24}
    ann = visits.come(key, choices={"speed": 1, "theme": "system"}, viewport=look)
    ann.page.locator(BOARD).first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate("document.fonts.ready")
    frames: list[tuple[float, bytes]] = []
    camera = ann.page.context.new_cdp_session(ann.page)

    def taken(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], b64decode(frame["data"])))
        camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    camera.on("Page.screencastFrame", taken)
    camera.send("Page.startScreencast", {"format": "png", "everyNthFrame": 2})
    ann.page.wait_for_timeout(500)
    ann.page.locator('[data-action="roll"]').click()
    ann.page.locator('[data-action="roll"]').wait_for(state="detached")
    ann.page.locator("[data-action]").first.wait_for()
    ann.page.wait_for_timeout(500)
    camera.send("Page.stopScreencast")
    return sorted(frames)  # they may overtake each other


def save(frames: list[tuple[float, bytes]], path: Path) -> None:
    part = (0, 0, SIDE + 24, SIDE + 24)  # the board without the rail
    pictures = [Image.open(BytesIO(data)).convert("RGB").crop(part) for _, data in frames]
    all_of_it = Image.new("RGB", (pictures[0].width, 3 * pictures[0].height))
    for k, picture in enumerate((pictures[0], pictures[len(pictures) // 2], pictures[-1])):
        all_of_it.paste(picture, (0, k * picture.height))
    palette = all_of_it.quantize(COLOURS, dither=Image.Dither.NONE)
    drawn = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    times = [at for at, _ in frames]
    lasts = [round(1000 * (after - before)) for before, after in pairwise(times)]
    durations = [*lasts, round(1000 * REST)]
    drawn[0].save(path, save_all=True, append_images=drawn[1:], duration=durations, loop=0, optimize=True)
    print(f"{path}: {len(drawn)} frames, {sum(lasts) / 1000:.1f} seconds, {path.stat().st_size // 1024} KB")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        visits = Visits(chromium, house)
        frames = film(house, visits)
        visits.end()
        chromium.close()
        house.close()
    save(frames, Path(sys.argv[1]))


if __name__ == "__main__":
    main()
