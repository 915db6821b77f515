"""Commands are run here as the terminal's tests run them."""

from tests.cli.conftest import passgo, refused

__all__ = ["passgo", "refused"]
