"""A Redis server for the tests: Debian's own, in memory only, on a free port of this machine."""

from __future__ import annotations

import shutil
import subprocess
import tempfile

from redis import Redis
from redis.backoff import ConstantBackoff
from redis.exceptions import ConnectionError
from redis.retry import Retry

from tests.debian import debian
from tests.server.processes import quiet_port


class RedisServer:
    """Started at once; may be stopped and started again."""

    def __init__(self, program: str) -> None:
        self.port = quiet_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.program = program
        self.command = ["redis-server", *options]  # it is what it is called
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, executable=self.program, cwd=tempfile.gettempdir(), stdout=subprocess.DEVNULL
        )
        patience = Retry(ConstantBackoff(0.05), 600, supported_errors=(ConnectionError,))
        with Redis.from_url(self.address, retry=patience) as client:
            client.ping()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def redis_program() -> str:
    """Where Redis is."""
    return debian("redis-tools", installed)


def installed() -> str | None:
    """The server. Debian's tools are the same program under another name, and bring no service with them."""
    return shutil.which("redis-server") or shutil.which("redis-check-rdb")
