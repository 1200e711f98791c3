"""Setting up without pip: the uv wheel from an index, and error messages."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tools.bootstrap import UV_WHEELS, SetupError, find_link, unpack_wheel, wheel_for_this_machine


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package index on this machine, served from a folder."""
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{server.server_port}/")
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        (tmp_path / "uv").mkdir()
        yield tmp_path / "uv"
        server.shutdown()
        thread.join()


def test_wheel_with_wrong_checksum_is_not_installed(index: Path, tmp_path: Path) -> None:
    name, _ = wheel_for_this_machine()
    (index / name).write_bytes(b"something else")
    (index / "index.html").write_text(f'<a href="{name}#sha256=0">{name}</a>')
    with pytest.raises(SetupError, match="is not the expected file"):
        unpack_wheel(tmp_path / "bin" / "uv")
    assert not (tmp_path / "bin").exists()


def test_index_without_the_wheel_is_named(index: Path, tmp_path: Path) -> None:
    (index / "index.html").write_text("nothing here")
    with pytest.raises(SetupError, match=r"http://127.0.0.1.*is not offered there"):
        unpack_wheel(tmp_path / "bin" / "uv")


def test_network_errors_name_the_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", "http://127.0.0.1:9/simple")
    with pytest.raises(SetupError, match=r"http://127.0.0.1:9/simple/uv/"):
        unpack_wheel(tmp_path / "bin" / "uv")


@pytest.mark.parametrize("name", [name for name, _ in UV_WHEELS.values()])
def test_links_are_found_on_an_index_page(name: str) -> None:
    page = f'<a href="../x/{name}.metadata">m</a>\n<a href="../../a/{name}#sha256=1">{name}</a>'
    assert find_link(page, name) == f"../../a/{name}"
