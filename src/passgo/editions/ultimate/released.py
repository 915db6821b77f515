"""The rules digests of every version, by printing: what a game that began with it was played by.

They are never changed. A test asks that the present data have the digest of the present version.
"""

from typing import Final

RELEASED: Final[dict[int, dict[str, str]]] = {
    1: {
        "equipment": "7f3cd2765447b1659e8dde67c393399297441892d115f3861c49dcc8196c06cd",
        "complete": "6d08beb552be7b25af2e5c06b8e37516bf40305a93b7dfde6423718b4835501e",
    },
    2: {
        "equipment/sheet": "7ed9479036d88fb376fd18af08e7b45c9a8c44b656c6448f6e23fce5fe16297c",
        "equipment/printed": "55acaa45e28e6a487614814e8512806f96a663324dd80503e82edcc3e2c3039d",
        "complete/sheet": "697fd14ecb2a7d0c18fad34966f5c1d3ae88ad1c73c4505042d25dfe64db00a5",
        "complete/printed": "ce598100e839ca166249a94a43cd2b1f4a4fdfd1b6e176cddfeb9d90c115a604",
    },
    3: {
        "equipment/sheet": "db7fcc68c2b0750e48b01f069b6eaee569dcd1f4577eb9fe613f6f97272adcb0",
        "equipment/printed": "cc9ae261ba9dde8c04e22c1720e252df906174ef30566142e63ec883ae62d5a9",
        "complete/sheet": "d610891dd9d45bf24611e751ac59f6b7545ef066290ce1803b447f3325d49fb2",
        "complete/printed": "a121d842319dd986685d820a4d3f3f7c1e14b535f5546b90b9ebe08b7e94b08d",
    },
    4: {
        "equipment/sheet": "e006df8feac70f96bd9ac23d52aa0023136ecc295ce5ebfbf9cbe57e0414946d",
        "equipment/printed": "e92e2bf4c68ec9b77d8874c10ee2ce251f17883b862b6b248085c3aaa2a4c9ea",
        "complete/sheet": "e441118498669660bb2d29faf49ae59cd3d29efd4f49a9cf76fa33386b758b29",
        "complete/printed": "77071a0176f1609d5e62a7227fdfdcadd67627c83e2b081d71a232c5023a49c7",
    },
}
