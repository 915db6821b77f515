"""Draws public/icons: our sign on its ground, in the sizes that phones and desktops ask for.

Run after a change of the sign: python web/tools/icons.py (needs playwright with Chromium).
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parents[1] / "public/icons"
SIGN = """<path d="M8.5 8.5h15v15h-15z" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>
<rect x="18.5" y="18.500" width="9" height="9" rx="2" fill="#f2b63c" stroke="#0d4c66" stroke-width="1.5"/>"""
# name, pixels, how round, what part of the ground the sign takes: a mask may cut off a fifth on every side
DRAWN = (("192", 192, 8, 1.0), ("512", 512, 8, 1.0), ("maskable", 512, 0, 0.72), ("touch", 180, 0, 0.86))

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for name, side, round_by, part in DRAWN:
        page = browser.new_page(viewport={"width": side, "height": side})
        page.set_content(
            f'<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"'
            f' viewBox="0 0 32 32" style="display:block"><rect width="32" height="32" rx="{round_by}" fill="#0d4c66"/>'
            f'<g transform="translate(16 16) scale({part}) translate(-17 -17)">{SIGN}</g></svg>'
        )
        page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
    browser.close()
