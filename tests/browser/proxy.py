"""A small reverse proxy that offers a server below a path, as nginx or Home Assistant do."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from urllib.parse import urlsplit

HEAD_ENDS = b"\r\n\r\n"
NOT_FOUND = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
PIECE = 65_536


class Proxy(ThreadingTCPServer):
    """Answers 404 to everything outside the path. `removes`: requests reach the server without
    the path, and with Home Assistant's header."""

    daemon_threads = True

    def __init__(self, server: str, path: str, *, removes: bool) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.site = f"http://127.0.0.1:{self.server_address[1]}"
        self.address = self.site + path
        self.server = (str(urlsplit(server).hostname), int(urlsplit(server).port or 80))
        self.path = path.encode()
        self.removes = removes
        self.outside: list[str] = []
        """Paths that a browser asked for outside the path."""

    def rewritten(self, head: bytes) -> bytes | None:
        """The head of a request as the server gets it; None outside the path."""
        method, target, rest = head.split(b" ", 2)
        if not re.match(re.escape(self.path) + rb"[/?]", target) and target != self.path:
            self.outside.append(target.decode())
            return None
        if self.removes:
            target = target[len(self.path) :] or b"/"
            rest = rest.replace(b"\r\n", b"\r\nX-Ingress-Path: " + self.path + b"\r\n", 1)
        if b"upgrade: websocket" not in rest.lower():
            # One request per connection, so that every one comes through here.
            rest = re.sub(rb"(?i)\r\nconnection: [^\r]*", b"\r\nConnection: close", rest)
        return b" ".join([method, target, rest])


class Handler(BaseRequestHandler):
    server: Proxy

    def handle(self) -> None:
        received = b""
        while HEAD_ENDS not in received:
            more = self.request.recv(PIECE)
            if not more:
                return
            received += more
        head, _, body = received.partition(HEAD_ENDS)
        request = self.server.rewritten(head)
        if request is None:
            self.request.sendall(NOT_FOUND)
            return
        with suppress(OSError), socket.create_connection(self.server.server) as server:
            server.sendall(request + HEAD_ENDS + body)
            threading.Thread(target=pump, args=(self.request, server), daemon=True).start()
            pump(server, self.request)


def pump(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(PIECE):
            target.sendall(piece)
        target.shutdown(socket.SHUT_WR)


@contextmanager
def proxied(server: str, path: str, *, removes: bool) -> Iterator[Proxy]:
    with Proxy(server, path, removes=removes) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        yield proxy
        proxy.shutdown()
