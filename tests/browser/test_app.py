"""The page can be installed as an app."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import BrowserType, Page, expect

from tests.browser.serving import Server

OFFERED = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => (window.asked = true);
  dispatchEvent(offer);
}"""


@pytest.fixture
def page(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    server: Server,
    tmp_path: Path,
) -> Iterator[Page]:
    """Of a browser with a profile: private windows install nothing."""
    context = browser_type.launch_persistent_context(
        tmp_path, base_url=server.address, locale="en-GB", **browser_type_launch_args
    )
    yield context.pages[0]
    context.close()


@pytest.mark.full
def test_the_app_can_be_installed(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = page.request.get("/manifest.webmanifest").json()
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        answer = page.request.get(f"/{picture['src']}")
        assert answer.headers["content-type"].partition(";")[0] == picture["type"]
        if picture["sizes"] != "any":
            file = Path(__file__).parents[2] / "web/public" / picture["src"]
            with Image.open(file) as opened:
                assert "{}x{}".format(*opened.size) == picture["sizes"]
    assert page.goto(f"/{manifest['shortcuts'][0]['url']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.full
def test_the_settings_offer_to_install_if_the_browser_does(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("article")
    page.evaluate(OFFERED)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Install as an app").click()
    assert page.evaluate("() => window.asked")
    expect(page.get_by_role("button", name="Install as an app")).to_be_hidden()
