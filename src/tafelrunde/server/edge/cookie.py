"""The cookie by which a browser is known: read in one way, by HTTP and by sockets."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from tafelrunde.server.edge.middleware import Headers, header_in

COOKIE = "tafelrunde"
COOKIE_SECONDS = 400 * 86_400
"""The longest that browsers keep a cookie."""


def cookie_name(headers: Headers) -> str:
    """With the port by which the browser came: it shows the cookies of a host to all its ports, and
    two servers there must not take each other's guests away."""
    try:
        port = urlsplit(f"//{header_in(headers, b'host')}").port
    except ValueError:
        port = None
    return COOKIE if port is None else f"{COOKIE}-{port}"


def cookies_in(headers: Headers) -> dict[str, str]:
    pairs = (part.strip().partition("=") for part in header_in(headers, b"cookie").split(";"))
    return {name: value for name, _, value in pairs}


def token_in(headers: Headers) -> str | None:
    """The secret in the browser's cookie; without one of this port, in that which earlier versions
    gave to all ports. Whatever else is there is not ours."""
    found = cookies_in(headers)
    return found.get(cookie_name(headers), found.get(COOKIE))


def has_old_cookie(headers: Headers) -> bool:
    """Only that of earlier versions."""
    return cookie_name(headers) not in cookies_in(headers)


def cookie(headers: Headers, token: str, *, secure: bool) -> Cookie:
    return Cookie(
        cookie_name(headers),
        value=token,
        path="/",
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
