"""The rules digests of every version, by printing: what a game that began with it was played by.

They are never changed. A test asks that the present data have the digest of the present version.
"""

from typing import Final

RELEASED: Final[dict[int, dict[str, str]]] = {
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
    3: {
        "half/1000": "eb5d516c002e78d27e812c2ccf4c33606b6c673ac3fbf927d5ef1f167d41dbc8",
        "half/1": "8683c15b46196a1a13f9afcf956d77eed0fa6705687cfcadb31b3cf272a82544",
        "printed/1000": "b1c4bdf8b0b7894305f3d4f982209e5f7428abe38dd4ca4d19ff167445712aaa",
        "printed/1": "55afc6979d6b3a9e044f130fa8c971235558c1ce3c3c05c8d71d9ccb4b47acf7",
    },
}
