"""Take a picture of every main screen of the web table: by day, by night, on a small laptop, on a phone, on a large
screen, and in French.

`python -m tools.screenshots FOLDER`, with names of screens after it if not all are wanted.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.screens import ALIKE, SCREENS

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "light": {"choices": {"theme": "light"}},
    "dark": {"choices": {"theme": "dark"}},
    "own": {"choices": {"theme": "system"}},  # the table's own light
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "large": {"viewport": {"width": 2560, "height": 1440}, "choices": {"theme": "system"}},
    "french": {"viewport": {"width": 1366, "height": 768}, "choices": {"theme": "system", "language": "fr"}},
    "phone": {**PHONE, "choices": {"theme": "system"}},
    "phone-french": {**PHONE, "choices": {"theme": "system", "language": "fr"}},
}


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    screens = SCREENS | ALIKE
    folder, wanted = Path(sys.argv[1]), sys.argv[2:] or list(screens)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for screen in wanted:
            for name, look in LOOKS.items():
                visits = Visits(chromium, house)
                page = screens[screen](house, visits, {"reduced_motion": "reduce", **look}).page
                page.wait_for_load_state("networkidle")
                page.screenshot(path=folder / f"{screen}-{name}.png")
                visits.end()
                print(f"{screen}-{name}.png", flush=True)
        chromium.close()
        house.close()


if __name__ == "__main__":
    main()
