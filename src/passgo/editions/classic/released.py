"""The rules digests of every version, by printing: what a game that began with it was played by.

They are never changed. A test asks that the present data have the digest of the present version.
"""

from typing import Final

RELEASED: Final[dict[int, dict[str, str]]] = {
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
}
