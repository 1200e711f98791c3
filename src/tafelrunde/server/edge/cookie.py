"""The cookie that identifies a browser, parsed alike for HTTP and sockets."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from tafelrunde.server.edge.middleware import Headers, header_in

COOKIE = "tafelrunde"
COOKIE_SECONDS = 400 * 86_400
"""The longest lifetime browsers allow."""


def cookie_name(headers: Headers) -> str:
    """The name contains the port, because browsers send the cookies of a host to all its ports, and
    two servers on one host must not overwrite each other's guests."""
    try:
        port = urlsplit(f"//{header_in(headers, b'host')}").port
    except ValueError:
        port = None
    return COOKIE if port is None else f"{COOKIE}-{port}"


def cookies_in(headers: Headers) -> dict[str, str]:
    pairs = [part.strip().partition("=") for part in header_in(headers, b"cookie").split(";")]
    # Of two with one name, the first belongs to the longer path.
    return {name: value for name, _, value in reversed(pairs)}


def token_in(headers: Headers) -> str | None:
    """The token in this port's cookie, else in the cookie without a port of earlier versions."""
    found = cookies_in(headers)
    return found.get(cookie_name(headers), found.get(COOKIE))


def has_old_cookie(headers: Headers) -> bool:
    """Whether only the cookie of earlier versions is present."""
    return cookie_name(headers) not in cookies_in(headers)


def cookie(headers: Headers, token: str, base_path: str, *, secure: bool) -> Cookie:
    return Cookie(
        cookie_name(headers),
        value=token,
        path=f"{base_path}/",
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
