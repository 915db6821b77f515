"""The rules digests of every version, by printing: what a game that began with it was played by.

They are never changed. A test asks that the present data have the digest of the present version.
"""

from typing import Final

RELEASED: Final[dict[int, dict[str, str]]] = {
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
    3: {
        "pre2008": "f6a0bf538e5da7c0a712545ddf438ea1c022d5ba6e49fa0ef551457eb68e29d8",
        "2008": "5b81952ec875224c9c461429d75eb072018cfd82ed8e0a3736fbeae6d9990a40",
        "2021": "d53b4b7df75b72831ba5169debf872e40ab6dedb6d743f3eba263e5bcf7f6ebc",
        "london": "46fc90690b94d60f0cb1c6a686cd199a605f39f556ce151a146da1884405d710",
    },
    4: {
        "pre2008": "436b9355bf628d7be81763c93a8dab5aefa7e0637be3dcc31646b25a9a0c58bb",
        "2008": "d7089f449af5d28ee47c9abb06d4689022e8e0fd0c224b4d5965bee00900a022",
        "2021": "7aef3491dde869bacba38d7b62c2004c95a125f63ff4f4c41e9af6cf3662ecf2",
        "london": "52c604e82c1e8efe3f375802587e7a1dc3fbd49afb0d93df222fa8604662bea9",
    },
}
