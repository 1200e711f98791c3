"""The ASGI middleware: rate limits, host and origin checks, headers, the request log."""

from __future__ import annotations

import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from functools import cache
from html import escape
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tafelrunde.core.words import say
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.server.base import metrics
from tafelrunde.server.base.http_messages import Problem
from tafelrunde.server.base.limits import Buckets, network_of
from tafelrunde.server.base.logs import REQUESTS
from tafelrunde.server.base.settings import BASE_PATH, Settings
from tafelrunde.server.edge.allowed_hosts import AllowedHosts
from tafelrunde.server.edge.assets import DOCS, Asset, Assets, Site
from tafelrunde.server.edge.compression import compressing
from tafelrunde.server.nodes.ownership import Ownership

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; "
)
DOCS_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
"""The search of the documents brings its own style. What people write is never shown there."""
ALONE, FRAMED = "frame-ancestors 'none'", "frame-ancestors 'self'"
"""Home Assistant shows the page in a frame of the same site."""
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
TEXTS = Path(__file__).parents[1] / "texts"
"""The server's texts, besides those shared by all games."""
INGRESS = b"x-ingress-path"
"""The header with which Home Assistant names the path below which a browser sees the server."""
HOP = b"x-tafelrunde-hop"
"""The header with which a node proves that it proxies a socket."""
FORWARDED = (b"forwarded", b"x-forwarded-for", b"x-real-ip")
"""Headers in which a proxy names the client."""
PROXIED = "tafelrunde.passed-on"
"""The extension in ASGI's scope that marks proxied sockets."""
SAFE = ("GET", "HEAD", "OPTIONS")
FILES_A_REQUEST = 10
"""Allowed files of the client per allowed API request. They are served from memory, and one visit
needs dozens."""
_CODE = re.compile(r"(/api/(?:tables|screens)|/t|/tv|/[hH]|/replay|/move)/[^/]+")

log = logging.getLogger(REQUESTS)
warnings = logging.getLogger(__name__)


class Middleware:
    def __init__(
        self,
        app: App,
        tables: App,
        settings: Settings,
        assets: Assets,
        site: Site,
        measured: metrics.Metrics,
        ownership: Ownership,
    ) -> None:
        self._app = app
        self._tables = tables
        self._assets = assets
        self._site = site
        self._measured = measured
        self._settings = settings
        self._ownership = ownership
        rate = settings.requests_per_minute / 60
        self._requests = Buckets(rate, settings.requests_per_minute)
        self._files = Buckets(
            FILES_A_REQUEST * rate, FILES_A_REQUEST * settings.requests_per_minute
        )
        self._sockets: Counter[str] = Counter()
        self._hosts = AllowedHosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(self._inside(scope), receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(self._inside(scope), receive, send)
        else:
            await self._app(scope, receive, send)

    def _inside(self, scope: Scope) -> Scope:
        """The request without the base path, which a proxy may have removed before."""
        base = self._settings.base_path
        if base and scope["path"].startswith(f"{base}/"):
            return {**scope, "path": scope["path"][len(base) :]}
        return scope

    # -- HTTP --------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        status = 500
        ingress = ingress_path(scope)
        content = DOCS_POLICY if scope["path"].startswith(f"{DOCS}/") else POLICY
        policy = f"{content}{FRAMED if ingress else ALONE}".encode()
        self._look_for_proxy(scope)

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api/"):
                    headers += not_stored(headers)
                message["headers"] = [*headers, (b"content-security-policy", policy)]
            await send(message)

        for_file = not scope["path"].startswith(("/api/", metrics.PATH))
        allowed = self._files if for_file else self._requests
        if not allowed.take(network_of(address_of(scope)), time.monotonic()):
            await self._too_many(scope, send_with_headers, allowed.wait)
        elif not self._hosts.allows(header(scope, b"host")):
            await self._wrong_host(scope, send_with_headers)
        elif scope["method"] not in SAFE and not self._same_site(scope):
            await answer(send_with_headers, 403, "origin", "a request of another site")
        elif scope["path"].startswith("/api/"):
            # HEAD is handled like GET; uvicorn omits the body.
            method = "GET" if scope["method"] == "HEAD" else scope["method"]
            accepts_gzip = "gzip" in header(scope, b"accept-encoding")
            reply = compressing(send_with_headers) if accepts_gzip else send_with_headers
            await self._app({**scope, "method": method}, receive, reply)
        elif scope["path"] == metrics.PATH and scope["method"] in ("GET", "HEAD"):
            await self._metrics(scope, send_with_headers)
        else:
            base = ingress or self._settings.base_path
            await self._page(scope, base, send_with_headers)
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "path": _CODE.sub(r"\1/...", scope["path"])[:100],
                "status": status,
                "ms": round((time.monotonic() - began) * 1000, 1),
            },
        )

    def _look_for_proxy(self, scope: Scope) -> None:
        """Report once that a proxy forwards requests but the settings do not name it. A client on
        the internet that sends such a header is no proxy."""
        if self._settings.proxy or self._measured.unnamed_proxy or not is_forwarded(scope):
            return
        if is_private(address_of(scope)):
            self._measured.unnamed_proxy = True
            warnings.warning(
                "a proxy at %s forwards requests, but --proxy does not name it: "
                "all visitors share the limits of one address",
                address_of(scope),
            )

    async def _metrics(self, scope: Scope, send: Send) -> None:
        authorization = header(scope, b"authorization")
        address = "" if is_forwarded(scope) else address_of(scope)
        if metrics.may_see(address, authorization, self._settings.metrics_token):
            await send_body(send, 200, metrics.KIND, self._measured.page(), ())
        else:
            await answer(send, 403, "metrics", "not without the token: see --metrics-token")

    async def _page(self, scope: Scope, base: str, send: Send) -> None:
        path = scope["path"]
        asset = self._assets.find(path, base) or await self._site.find(path)
        if scope["method"] not in ("GET", "HEAD"):
            await answer(send, 405, "method", "only GET and HEAD")
        elif base and path == base:
            await redirect(send, f"{base}/")
        elif path == DOCS and self._site:
            await redirect(send, f"{base}{DOCS}/")
        elif asset is not None:
            await send_asset(scope, asset, send)
        elif wants_page(scope):
            await send_page(send, 404, self._assets.index(base).body)
        else:
            await answer(send, 404, "not-found", "there is nothing at this address")

    async def _too_many(self, scope: Scope, send: Send, seconds: int) -> None:
        """Refuse and close the connection, so that pipelined requests are not read."""
        wait = [(b"retry-after", b"%d" % seconds), (b"connection", b"close")]
        if wants_page(scope) and not scope["path"].startswith("/api/"):
            await send_page(send, 429, sentence("too-many"), wait)
        else:
            await answer(send, 429, "too-many", "too many requests", wait)

    async def _wrong_host(self, scope: Scope, send: Send) -> None:
        if wants_page(scope):
            await send_page(send, 421, sentence("host"))
        else:
            await answer(send, 421, "host", "not a name of this server: see --origin")

    # -- Sockets -----------------------------------------------------------------------------------

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        hop = self._ownership.is_peer(header(scope, HOP))
        if hop:
            # The proxying node has already counted it, under the client's address.
            scope["extensions"][PROXIED] = {}
        address = "" if hop else network_of(address_of(scope))
        if not self._hosts.allows(header(scope, b"host")) or not self._same_site(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        if not hop and not self._may_open_socket(address):
            await receive()
            wait = [(b"retry-after", b"%d" % self._requests.wait)]
            await send({"type": "websocket.http.response.start", "status": 429, "headers": wait})
            await send({"type": "websocket.http.response.body", "body": b""})
            return
        self._sockets[address] += 1
        try:
            await self._tables(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _may_open_socket(self, address: str) -> bool:
        few = self._sockets[address] < self._settings.sockets_per_address
        return few and self._requests.take(address, time.monotonic())

    def _same_site(self, scope: Scope) -> bool:
        """Whether the request's Origin, if any, is one of ours."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        try:
            site = urlsplit(origin).netloc
        except ValueError:
            return False
        return site == header(scope, b"host") or origin in self._settings.origins


def header(scope: Scope, name: bytes) -> str:
    return header_in(scope["headers"], name)


def header_in(headers: Headers, name: bytes) -> str:
    for key, value in headers:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def ingress_path(scope: Scope) -> str:
    """Only the browser's own pages follow from it, so the header needs no trust."""
    found = header(scope, INGRESS).rstrip("/")
    return found if BASE_PATH.fullmatch(found) else ""


def address_of(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def not_stored(headers: Headers) -> list[tuple[bytes, bytes]]:
    """The header that keeps an answer out of caches, unless it says for how long it may be kept."""
    known = any(key.lower() == b"cache-control" for key, _ in headers)
    return [] if known else [(b"cache-control", b"no-store")]


def is_forwarded(scope: Scope) -> bool:
    return any(key in FORWARDED for key, _ in scope["headers"])


def is_private(address: str) -> bool:
    try:
        return ip_address(address).is_private
    except ValueError:
        return False


def wants_page(scope: Scope) -> bool:
    """Whether a person will see the response: browsers accept HTML for pages they open."""
    return scope["method"] in ("GET", "HEAD") and "text/html" in header(scope, b"accept")


async def answer(send: Send, status: int, reason: str, detail: str, more: Headers = ()) -> None:
    body = msgspec.json.encode(Problem(say(f"problem-{reason}"), detail))
    await send_body(send, status, b"application/json", body, more)


async def send_page(send: Send, status: int, page: bytes, more: Headers = ()) -> None:
    await send_body(send, status, b"text/html; charset=utf-8", page, more)


async def redirect(send: Send, path: str) -> None:
    await send_body(send, 308, b"text/plain", b"", [(b"location", path.encode())])


async def send_body(send: Send, status: int, kind: bytes, body: bytes, more: Headers) -> None:
    headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@cache
def sentence(reason: str) -> bytes:
    """A page with the reason for a failure, in every language, without the client."""
    spoken = [Words(language, folders=(TEXTS,)) for language in LANGUAGES]
    said = [words.render(say(f"problem-{reason}")) for words in spoken]
    head = '<!doctype html><html lang="de"><meta charset="utf-8"><title>Tafelrunde</title>'
    return "\n".join([head, *(f"<p>{escape(text)}" for text in said), "</html>"]).encode()


async def send_asset(scope: Scope, asset: Asset, send: Send) -> None:
    headers = [
        (b"content-type", asset.kind.encode()),
        (b"cache-control", asset.cache.encode()),
        (b"etag", asset.etag.encode()),
        (b"vary", b"accept-encoding"),
    ]
    if header(scope, b"if-none-match") == asset.etag:
        await send({"type": "http.response.start", "status": 304, "headers": headers})
        await send({"type": "http.response.body", "body": b""})
        return
    body = asset.body
    if asset.packed and "gzip" in header(scope, b"accept-encoding"):
        body = asset.packed
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", b"%d" % len(body)))
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
