"""A certificate authority for the home network, so that phones can use https (`serve --tls`)."""

from __future__ import annotations

import os
import ssl
from collections.abc import Sequence
from datetime import datetime, timedelta
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

FOLDER = "tls"
"""Next to the data file."""
AUTHORITY_LIFE = timedelta(days=3650)
SERVER_LIFE = timedelta(days=365)
"""Apple's devices accept at most 825 days."""
RENEWED_BEFORE = timedelta(days=30)
CLOCK_ERROR = timedelta(days=1)
"""Certificates are valid from this long ago, for devices whose clock is slow."""
HOME_NETWORKS = (
    "10.0.0.0/8",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "::1/128",
    "fc00::/7",
    "fe80::/10",
)
HOME_NAMES = ("localhost", "local", "lan", "home.arpa", "internal", "fritz.box")
"""The authority can vouch only for these networks and names with these endings, so that a stolen
key cannot impersonate a bank."""
OWNER_ONLY = 0o600

Key = ec.EllipticCurvePrivateKey


class Identity(NamedTuple):
    """A key with its certificate."""

    key: Key
    certificate: x509.Certificate


class Certificates:
    """The authority and the server's certificate, in a folder that only the owner can read."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER
        self.authority_file = self._folder / "authority.crt"
        self._authority_key = self._folder / "authority.key"
        self._server_file = self._folder / "server.crt"
        self._server_key = self._folder / "server.key"

    def prepare(self, names: Sequence[str], now: datetime) -> None:
        """Create or renew what is missing, expires soon, or lacks a name. The first of the names is
        this machine's."""
        names = [name for name in names if is_at_home(name)]
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        authority = load(self._authority_key, self.authority_file)
        if authority is None or expires_soon(authority.certificate, now):
            authority = new_authority(names[0], now)
            save(authority, self._authority_key, self.authority_file)
        server = load(self._server_key, self._server_file)
        if server is None or not is_good(server.certificate, authority.certificate, names, now):
            save(new_server(authority, names, now), self._server_key, self._server_file)

    def context(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self._server_file, self._server_key)
        context.set_alpn_protocols(["http/1.1"])
        return context

    def fingerprint(self) -> str:
        """The SHA-256 of the authority, as devices show it."""
        certificate = x509.load_pem_x509_certificate(self.authority_file.read_bytes())
        return certificate.fingerprint(hashes.SHA256()).hex(":").upper()

    def server(self) -> x509.Certificate | None:
        """The server's certificate, if there is one."""
        found = load(self._server_key, self._server_file)
        return None if found is None else found.certificate


# -- Files -----------------------------------------------------------------------------------


def load(key: Path, certificate: Path) -> Identity | None:
    """None if a file is missing or damaged."""
    try:
        found = serialization.load_pem_private_key(key.read_bytes(), None)
        public = x509.load_pem_x509_certificate(certificate.read_bytes())
    except (OSError, ValueError):
        return None
    return Identity(found, public) if isinstance(found, Key) else None


def save(identity: Identity, key: Path, certificate: Path) -> None:
    secret = identity.key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    key.unlink(missing_ok=True)
    with os.fdopen(os.open(key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as file:
        file.write(secret)
    certificate.write_bytes(identity.certificate.public_bytes(serialization.Encoding.PEM))


# -- Certificates ----------------------------------------------------------------------------


def new_authority(machine: str, now: datetime) -> Identity:
    key = ec.generate_private_key(ec.SECP256R1())
    name = named(f"Tafelrunde ({machine})")
    networks = [x509.IPAddress(ip_network(network)) for network in HOME_NETWORKS]
    ends = [x509.DNSName(name) for name in (*HOME_NAMES, machine)]
    builder = (
        builder_for(name, name, key, now, AUTHORITY_LIFE)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.NameConstraints([*networks, *ends], None), critical=True)
        .add_extension(key_usage(signs_certificates=True), critical=True)
    )
    return Identity(key, builder.sign(key, hashes.SHA256()))


def new_server(authority: Identity, names: Sequence[str], now: datetime) -> Identity:
    key = ec.generate_private_key(ec.SECP256R1())
    issuer = authority.certificate.subject
    ours = authority.key.public_key()
    builder = (
        builder_for(named(names[0]), issuer, key, now, SERVER_LIFE)
        .add_extension(x509.SubjectAlternativeName([*map(alternative, names)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(key_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(ours), critical=False)
    )
    return Identity(key, builder.sign(authority.key, hashes.SHA256()))


def builder_for(
    subject: x509.Name, issuer: x509.Name, key: Key, now: datetime, life: timedelta
) -> x509.CertificateBuilder:
    public = key.public_key()
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(public)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - CLOCK_ERROR)
        .not_valid_after(now + life)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), critical=False)
    )


def key_usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        encipher_only=False,
        decipher_only=False,
    )


def named(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text[:64])])


def is_at_home(name: str) -> bool:
    """Whether the authority can vouch for it. One other name would spoil the whole certificate."""
    try:
        address = ip_address(name)
    except ValueError:
        return True
    return any(address in ip_network(network) for network in HOME_NETWORKS)


def alternative(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def names_of(certificate: x509.Certificate) -> set[str]:
    found = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    addresses = map(str, found.get_values_for_type(x509.IPAddress))
    return {*found.get_values_for_type(x509.DNSName), *addresses}


def expires_soon(certificate: x509.Certificate, now: datetime) -> bool:
    return certificate.not_valid_after_utc - now < RENEWED_BEFORE


def is_good(
    certificate: x509.Certificate,
    authority: x509.Certificate,
    names: Sequence[str],
    now: datetime,
) -> bool:
    """Whether a server's certificate can be kept."""
    try:
        certificate.verify_directly_issued_by(authority)
    except Exception:  # cryptography's exceptions have no common base
        return False
    return set(names) <= names_of(certificate) and not expires_soon(certificate, now)
