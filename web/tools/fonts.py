"""Writes src/design/fonts: the fonts of the table with the letters, figures and kerning that it sets, and nothing else.

Run after an update of the @fontsource packages: python web/tools/fonts.py (needs fonttools and brotli).
"""

from pathlib import Path

from fontTools import subset

WEB = Path(__file__).parents[1]
FONTS = {
    "sofia-sans": ("400", "700"),
    "sofia-sans-extra-condensed": ("700",),
    "fraunces": ("600",),
}
LETTERS = "U+20-7E,U+A0-FF,U+152-153,U+178"
SIGNS = "U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212"
FEATURES = "kern,lnum,tnum,mark,mkmk,locl,ccmp"

for family, weights in FONTS.items():
    for weight in weights:
        name = f"{family}-latin-{weight}-normal.woff2"
        subset.main(
            [
                str(WEB / "node_modules/@fontsource" / family / "files" / name),
                f"--unicodes={LETTERS},{SIGNS}",
                f"--layout-features={FEATURES}",
                "--flavor=woff2",
                f"--output-file={WEB / 'src/design/fonts' / f'{family}-{weight}.woff2'}",
            ]
        )
