"""`serve --tls`: a certificate authority for the home network."""

from __future__ import annotations

import asyncio
import socket
import ssl
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509

from tafelrunde.server.edge.certificates import (
    AUTHORITY_LIFE,
    RENEWED_BEFORE,
    SERVER_LIFE,
    Certificates,
    names_of,
)
from tests.server.process import served

NOW = datetime(2026, 11, 18, tzinfo=UTC)
NAMES = ["box", "box.local", "localhost", "127.0.0.1", "192.168.1.5"]
SOON = timedelta(days=1) + RENEWED_BEFORE

pytestmark = pytest.mark.file


def prepared(folder: Path, names: list[str] = NAMES, now: datetime = NOW) -> Certificates:
    certificates = Certificates(folder)
    certificates.prepare(names, now)
    return certificates


def server_of(certificates: Certificates) -> x509.Certificate:
    found = certificates.server()
    assert found is not None
    return found


def test_only_the_owner_can_read_the_keys(tmp_path: Path) -> None:
    folder = prepared(tmp_path).authority_file.parent
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for key in folder.glob("*.key"):
        assert stat.S_IMODE(key.stat().st_mode) == 0o600


def test_certificates_are_kept_until_shortly_before_they_expire(tmp_path: Path) -> None:
    first = prepared(tmp_path)
    authority, server = first.fingerprint(), server_of(first)
    later = prepared(tmp_path, now=NOW + SERVER_LIFE - SOON)
    assert (later.fingerprint(), server_of(later)) == (authority, server)
    renewed = prepared(tmp_path, now=NOW + SERVER_LIFE - RENEWED_BEFORE + timedelta(days=1))
    assert renewed.fingerprint() == authority
    assert server_of(renewed) != server
    last = prepared(tmp_path, now=NOW + AUTHORITY_LIFE)
    assert last.fingerprint() != authority
    last.context()


def test_a_new_address_renews_the_certificate_but_not_the_authority(tmp_path: Path) -> None:
    before = prepared(tmp_path).fingerprint()
    after = prepared(tmp_path, [*NAMES, "192.168.1.6"])
    assert "192.168.1.6" in names_of(server_of(after))
    assert after.fingerprint() == before


def test_the_authority_vouches_for_home_networks_only(tmp_path: Path) -> None:
    certificates = prepared(tmp_path, [*NAMES, "8.8.8.8"])
    assert names_of(server_of(certificates)) == set(NAMES)
    authority = x509.load_pem_x509_certificate(certificates.authority_file.read_bytes())
    limits = authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
    assert x509.DNSName("local") in (limits.value.permitted_subtrees or [])


def test_damaged_certificates_are_replaced(tmp_path: Path) -> None:
    folder = prepared(tmp_path).authority_file.parent
    for file in folder.iterdir():
        file.write_text("nonsense")
    prepared(tmp_path).context()


def test_serve_answers_by_http_and_by_https(tmp_path: Path) -> None:
    async def play() -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        async with served(tmp_path, "--tls", "--tls-port", str(port)) as (address, _):
            authority = await ask(address, "/api/authority")
            assert b"-----BEGIN CERTIFICATE-----" in authority
            context = ssl.create_default_context(
                cadata=authority.partition(b"\r\n\r\n")[2].decode()
            )
            me = await ask(f"localhost:{port}", "/api/me", context)
            assert b"200 OK" in me
            assert b"; secure" in me.lower()
            assert b"; secure" not in (await ask(address, "/api/me")).lower()

    asyncio.run(play())


async def ask(address: str, path: str, tls: ssl.SSLContext | None = None) -> bytes:
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port), ssl=tls)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer


def test_https_of_one_connection_does_not_wait_for_another(tmp_path: Path) -> None:
    """A connection that never sends its handshake keeps nobody out."""

    async def play() -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        async with served(tmp_path, "--tls", "--tls-port", str(port)) as (address, _):
            silent = await asyncio.open_connection("127.0.0.1", port)
            authority = await ask(address, "/api/authority")
            context = ssl.create_default_context(
                cadata=authority.partition(b"\r\n\r\n")[2].decode()
            )
            async with asyncio.timeout(5):
                assert b"200 OK" in await ask(f"localhost:{port}", "/api/health", context)
            silent[1].close()

    asyncio.run(play())
