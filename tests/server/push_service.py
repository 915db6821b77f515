"""A push service on loopback, with a certificate of its own: it keeps what it was asked, answers as it is told."""

from __future__ import annotations

import asyncio
import json
import ssl
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

NAME = "localhost"


class Asked(NamedTuple):
    """One request."""

    line: str
    headers: dict[str, str]
    body: bytes

    def verified(self, key: str) -> dict[str, Any]:
        """What was signed with this public key; InvalidSignature if it was not."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid" and given["k"] == key
        told, _, signature = given["t"].rpartition(".")
        r, s = (int.from_bytes(half) for half in (plain(signature)[:32], plain(signature)[32:]))
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
        point.verify(encode_dss_signature(r, s), told.encode(), ec.ECDSA(SHA256()))
        header, claims = (json.loads(plain(part)) for part in told.split("."))
        assert header == {"typ": "JWT", "alg": "ES256"}
        return dict(claims)


class PushService:
    def __init__(self) -> None:
        self.asked: asyncio.Queue[Asked] = asyncio.Queue()
        self.status = "201 Created"
        self.port = 0

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.asked.put_nowait(Asked(first, headers, body))
        writer.write(
            f"HTTP/1.1 {self.status}\r\nLocation: {self.origin}/elsewhere\r\nContent-Length: 0\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def certificate(folder: Path) -> tuple[Path, Path]:
    """One for this machine alone, and its key; both as files."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    others = x509.SubjectAlternativeName([x509.DNSName(NAME), x509.IPAddress(ip_address("127.0.0.1"))])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(others, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    chain, secret = folder / "service.pem", folder / "service.key"
    chain.write_bytes(made.public_bytes(Encoding.PEM))
    secret.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return chain, secret


@asynccontextmanager
async def push_service(chain: Path, secret: Path) -> AsyncIterator[PushService]:
    service = PushService()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain, secret)
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=context)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
