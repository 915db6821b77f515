"""Commands for the lab's tests, as tests/cli has them."""

from tests.cli.conftest import passgo, refused

__all__ = ["passgo", "refused"]
