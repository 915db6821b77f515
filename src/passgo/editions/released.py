"""The rules digests of every version of every edition, by printing: what a game that began with it was played by.

They are never changed. A test asks that the present data have the digest of the present version.
"""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, dict[int, dict[str, str]]]] = {
    "classic": {
        1: {
            "2008": "ccf28e59fad47bf2ae4f7caee50b802f8853d21cdd32f2ee69fe0436472219c3",
            "pre2008": "0bcd84bab65235e5628d47c2d9ed0824dc519af4e3a28034e6e5b6df342c75ca",
            "2021": "4870ad95b29ce8cf0591b56eb40bbdd93c13dc0ff0555cdb9469f0111643af08",
            "london": "b570512dd389d873b6740fa9aae7a12ea51a31761bef39edae41d8dc8f59d355",
        },
    },
    "mega": {
        1: {
            "pre2008": "62e5457c6aac3016f3d4fb0464362695f2799433aa04fc1d08441d79b19be3a8",
            "2008": "055f8e9f5eba5f190e200bb0acc03c63a97a17e3f645a55f0ef591745535fad5",
            "2021": "f21e33afa504dd0f31cae09f23756b0f21a3901d973a38b7e0f89bc1953b99f4",
            "london": "747f2e80ba687cbc4bcbf0ff7cbbafe0c034452d7cba43e8da1ca3e351ea51b0",
        },
    },
    "ultimate": {
        1: {
            "equipment": "7f3cd2765447b1659e8dde67c393399297441892d115f3861c49dcc8196c06cd",
            "complete": "6d08beb552be7b25af2e5c06b8e37516bf40305a93b7dfde6423718b4835501e",
        },
    },
    "millionaire": {
        1: {
            "half/exact": "5f5dd1adfa6f1e015c9bf086e282b3b1dd652764a3212ac8f2d45b717a47f84d",
            "half/up_to_1000": "04d15fd70fbd11d685915328ab4108d34f76e15f37cf25fec60afa8da028d1e6",
            "printed/exact": "a6e11716a7b1d01ee00df6287723a5ea6e270e55b3ae18ba2af32a4c4de6e5e5",
            "printed/up_to_1000": "1bca9c54d0b4a632bcdfabaa09b15874746a7666f5ddddededa627ab7211d5b5",
        },
    },
}


def released_rules(edition: str, version: int, printing: str) -> str:
    """The digest of the rules that this version had; "" if nobody wrote it down."""
    return RULES.get(edition, {}).get(version, {}).get(printing, "")
