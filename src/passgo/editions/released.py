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
        2: {
            "2008": "829311241590050fd42045e3402d1a31d403125dbbd1333f1b117bd0aec547ce",
            "pre2008": "a04078ab82c7150a735efa8ada808025738221badaea10389173f9675f8c389e",
            "2021": "cd32a9eeacf16ed51f4bb1ecd07ab08420a066d0b587c2eae87f2fc03d138e52",
            "london": "1453eaa11c38fbdbf76eca3e00906974062d23594f53bc891c178d460c562b97",
        },
    },
    "mega": {
        1: {
            "pre2008": "62e5457c6aac3016f3d4fb0464362695f2799433aa04fc1d08441d79b19be3a8",
            "2008": "055f8e9f5eba5f190e200bb0acc03c63a97a17e3f645a55f0ef591745535fad5",
            "2021": "f21e33afa504dd0f31cae09f23756b0f21a3901d973a38b7e0f89bc1953b99f4",
            "london": "747f2e80ba687cbc4bcbf0ff7cbbafe0c034452d7cba43e8da1ca3e351ea51b0",
        },
        2: {
            "pre2008": "bd033f14f37c17ad0e90ff9198a72db9397284224f07769e1fad8854049e5597",
            "2008": "2fb189c9f57b7d2d098be6f2d76b4ceb46c7664c77cdd31ed464a388a2ecfd5b",
            "2021": "d581c0712a47dd1aef6220bc5fe968095f11fa1da96ad8ec1f32e89849e5d923",
            "london": "998b5c33d7f190100648ad5921c7f73d00c126cfc0c6bdcdaa381e1f08af3967",
        },
    },
    "ultimate": {
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
    },
    "millionaire": {
        1: {
            "half/exact": "5f5dd1adfa6f1e015c9bf086e282b3b1dd652764a3212ac8f2d45b717a47f84d",
            "half/up_to_1000": "04d15fd70fbd11d685915328ab4108d34f76e15f37cf25fec60afa8da028d1e6",
            "printed/exact": "a6e11716a7b1d01ee00df6287723a5ea6e270e55b3ae18ba2af32a4c4de6e5e5",
            "printed/up_to_1000": "1bca9c54d0b4a632bcdfabaa09b15874746a7666f5ddddededa627ab7211d5b5",
        },
        2: {
            "half/1000": "339bf6c38e84d810db39c1d671dff626d79e6b1ab4917044901e6316779c962d",
            "half/1": "a0fef29007a096a9730706670236a66c109757fb1ab435489266a98c77d458e0",
            "printed/1000": "5b36a92a17e656a691babd417812a4c9d155ba955d750e14dd7f800f2e9198f5",
            "printed/1": "fd4b1a816903195e611c714635bc5cb03900aac93c6dc74d6435a42a1878e46e",
        },
    },
}


def released_rules(edition: str, version: int, printing: str) -> str:
    """The digest of the rules that this version had; "" if nobody wrote it down."""
    return RULES.get(edition, {}).get(version, {}).get(printing, "")
