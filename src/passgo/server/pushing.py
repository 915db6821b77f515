"""A push, as RFC 8030 and RFC 8292 have it: without a payload, signed with the server's key. Needs `cryptography`."""

from __future__ import annotations

import asyncio
import json
import ssl
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from passgo.server.push_addresses import Target, address_of

GOOD_FOR = 12 * 3600  # seconds; services refuse what is signed for more than a day
KEPT_FOR = 24 * 3600  # seconds that a service keeps a push for a browser that is not there
HEAD = 8192  # bytes of an answer that are looked at


def new_key() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


class Signer:
    """The server as push services know it: by its public key."""

    def __init__(self, key: bytes) -> None:
        private = load_der_private_key(key, None)
        assert isinstance(private, ec.EllipticCurvePrivateKey)
        self.private = private
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64(point)

    def authorization(self, audience: str, page: str, now: int) -> str:
        """For the service at this origin, at this time in seconds; `page` is where the server is found, or ""."""
        claims = {"aud": audience, "exp": now + GOOD_FOR, **({"sub": page} if page else {})}
        told = ".".join(base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.private.sign(told.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={told}.{base64(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Post:
    """What asks the services. What it waits for outside the event loop has threads of its own: on those that everybody
    shares, names that nobody knows would keep tables from being read."""

    def __init__(self, senders: int) -> None:
        self.threads = ThreadPoolExecutor(senders, "push")
        self.trusted: ssl.SSLContext | None = None

    async def send(self, target: Target, authorization: str) -> int:
        """Ask a service to wake a browser; its status. What else it answers, where it sends us to, is not read."""
        address, trusted = await asyncio.get_running_loop().run_in_executor(self.threads, self.prepared, target)
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=trusted, server_hostname=target.host, limit=HEAD
        )
        try:
            writer.write(request(target, authorization))
            await writer.drain()
            return status_in(await reader.readline())
        finally:
            writer.transport.abort()

    def prepared(self, target: Target) -> tuple[str, ssl.SSLContext]:
        """What is needed to connect. To read the certificates that are trusted takes a while too: it is done once."""
        if self.trusted is None:
            self.trusted = ssl.create_default_context()
        return address_of(target), self.trusted


def request(target: Target, authorization: str) -> bytes:
    """A new push takes the place of one that waits (`Topic`): the browser asks which tables call."""
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.origin.removeprefix('https://')}",
        f"Authorization: {authorization}",
        f"TTL: {KEPT_FOR}",
        "Urgency: normal",
        "Topic: turn",
        "Content-Length: 0",
        "Connection: close",
    )
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode("ascii")


def status_in(line: bytes) -> int:
    """ValueError of what is no answer."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no answer of HTTP")
    return int(rest[:3])
