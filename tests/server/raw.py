"""A socket of the server's without a library between: many frames in one write, and no time spent on what does not
matter to somebody who only wants to be answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

MASK = b"\x00\x00\x00\x00"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LOST = 1006  # the connection ended without a word
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def framed(data: bytes, kind: int = TEXT) -> bytes:
    """As a client sends it: masked, with a mask that changes nothing."""
    size = len(data)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size)) + MASK + data
    if size < 1 << 16:
        return bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big") + MASK + data
    return bytes((0x80 | kind, 0xFF)) + size.to_bytes(8, "big") + MASK + data


class RawSocket(asyncio.Protocol):
    """Tells every text that comes to `hear`, and `end` once when nothing more will come."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None], end: Callable[[], None]) -> None:
        self.request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n".encode() + UPGRADE + b"\r\n"
        self.hear = hear
        self.end = end
        self.upgraded = asyncio.Event()
        self.rest = b""
        self.code = LOST
        self.reason = ""

    @staticmethod
    async def open(address: str, hear: Callable[[bytes], None], end: Callable[[], None]) -> RawSocket:
        parts = urlsplit(address)
        assert parts.hostname is not None and parts.port is not None
        socket = RawSocket(parts.netloc, parts.path, hear, end)
        await asyncio.get_running_loop().create_connection(lambda: socket, parts.hostname, parts.port)
        await socket.upgraded.wait()  # what is sent before is not read
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.upgraded.set()
        self.end()

    def send(self, *frames: bytes) -> None:
        self.transport.write(b"".join(frames))

    def close(self) -> None:
        self.transport.close()

    def abort(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.upgraded.is_set():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            assert b" 101 " in head[:20], f"no socket is opened: {head!r}"
            self.upgraded.set()
        at = 0
        while len(data) - at >= 2:
            kind, size = data[at] & 15, data[at + 1]
            start = at + 2
            if size == 126:
                start, size = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif size == 127:
                start, size = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if len(data) < start + size:
                break
            at = start + size
            self.take(kind, data[start:at])
        self.rest = data[at:]

    def take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.hear(data)
        elif kind == PING:
            self.send(framed(data, PONG))
        elif kind == CLOSE:
            self.code = int.from_bytes(data[:2], "big") if data else 1005
            self.reason = data[2:].decode(errors="replace")
            self.transport.close()
