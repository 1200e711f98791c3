"""Sounds are made by the browser itself: real oscillators, only where they are wanted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import PHONE
from tests.browser.player import Player

SitDown = Callable[..., Player]

LISTEN = """() => {
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    window.tones.push([this.context.state, this.type, this.numberOfOutputs]);
    return start.call(this, when);
  };
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...more) {
    if (to === this.context.destination) window.heard = (window.heard ?? 0) + 1;
    return connect.call(this, to, ...more);
  };
}"""


def play_and_listen(player: Player) -> int:
    """How many tones were played to the loudspeaker during a turn."""
    player.page.add_init_script(f"({LISTEN})()")
    player.open(player.create("thousand_km", "me", "bot"))
    for _turn in range(2):
        player.wait()
        player.choose_on_board()
    player.wait()
    tones = player.page.evaluate("window.tones")
    assert len(tones) == player.page.evaluate("window.heard ?? 0")
    return len(tones)


def test_a_desk_hears_its_turn_and_the_cards(sit_down: SitDown) -> None:
    assert play_and_listen(sit_down()) >= 4


@pytest.mark.full
def test_a_phone_is_silent_until_it_is_asked(sit_down: SitDown) -> None:
    phone = sit_down(viewport=PHONE, has_touch=True, is_mobile=True)
    assert play_and_listen(phone) == 0
    phone.press("Mehr")
    phone.press("Töne")
    phone.page.keyboard.press("Escape")
    phone.choose_on_board()
    phone.wait()
    assert phone.page.evaluate("window.tones.length") >= 1


@pytest.mark.full
def test_sounds_can_be_switched_off(sit_down: SitDown) -> None:
    ada = sit_down()
    ada.page.goto("/")
    ada.press("Einstellungen")
    ada.page.get_by_label("Töne").uncheck()
    assert play_and_listen(ada) == 0
