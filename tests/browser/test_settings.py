"""Settings take effect, and are kept after a reload."""

import re

from playwright.sync_api import Page, expect

from browser.tables import set_table
from browser.users import Users

FAKE_AUDIO = """
window.played = [];
class FakeAudioContext {
  currentTime = 0; sampleRate = 8000; destination = {};
  resume() { return Promise.resolve(); }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect() {} };
  }
  createOscillator() {
    const pitch = { setValueAtTime: (from) => window.played.push(from), exponentialRampToValueAtTime() {} };
    return { frequency: pitch, connect() {}, start() {}, stop() {} };
  }
  createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
  createBufferSource() { return { connect: () => ({ connect() {} }), start() {} }; }
  createBiquadFilter() { return { frequency: {}, connect() {} }; }
}
window.AudioContext = FakeAudioContext;
"""
NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = localStorage.getItem("may-notify") ?? "denied"); }
  constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
  close() {}
};
if (localStorage.getItem("may-notify") !== null) window.Notification.permission = localStorage.getItem("may-notify");
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""
MY_TURN = 659  # the pitch with which a turn begins


def open_settings(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Settings|Impostazioni)$")).click()


def test_everything_that_is_chosen_is_kept(users: Users) -> None:
    page = users.open_page("en")
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    open_settings(page)
    page.get_by_role("combobox", name="Theme").select_option(label="Dark")
    page.get_by_role("combobox", name="Pace").select_option(label="Very quick")
    page.get_by_role("combobox", name="Motion").select_option(label="Everything moves")
    page.get_by_label("A shape for every colour").check()
    page.get_by_label("Sounds").uncheck()
    page.get_by_role("combobox", name="Language").select_option(label="Italiano")
    page.get_by_role("button", name="Fatto").click()
    page.reload()
    expect(html).to_have_attribute("lang", "it")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "full")
    expect(html).to_have_attribute("data-contrast", "shapes")
    expect(page.locator("meta[name=theme-color]")).to_have_attribute("content", "#1b1410")
    open_settings(page)
    expect(page.get_by_role("combobox", name="Lingua")).to_have_value("it")
    expect(page.get_by_role("combobox", name="Luce")).to_have_value("dark")
    expect(page.get_by_role("combobox", name="Ritmo")).to_have_value("4")
    expect(page.get_by_role("combobox", name="Movimento")).to_have_value("full")
    expect(page.get_by_label("Una forma per ogni colore")).to_be_checked()
    expect(page.get_by_label("Suoni")).not_to_be_checked()
    page.get_by_role("combobox", name="Luce").select_option("auto")  # as the device again
    expect(html).to_have_attribute("data-theme", "light")


def test_a_sound_plays_at_my_turn_unless_sounds_are_off(users: Users) -> None:
    page = users.open_page("en")
    page.add_init_script(FAKE_AUDIO)
    set_table(page, "cafe-race", "me greedy greedy")
    page.get_by_role("button", name="Thrust 4").click()
    page.wait_for_function(f"() => window.played.includes({MY_TURN})")

    open_settings(page)
    page.get_by_label("Sounds").uncheck()
    page.get_by_role("button", name="Done").click()
    page.reload()
    page.get_by_role("button", name="Thrust 4").click()
    expect(page.get_by_role("region", name="Events").get_by_text("The thrusts are shown")).to_have_count(2)
    expect(page).to_have_title("● Your turn · Café Race")
    assert page.evaluate("window.played") == []


def test_a_notification_is_sent_if_it_is_wanted_and_the_page_is_hidden(users: Users) -> None:
    page = users.open_page("en")
    page.add_init_script(NOTICES)
    page.goto("/")
    open_settings(page)
    notify = page.get_by_label("Notify me when it is my turn")
    notify.click()
    expect(notify).not_to_be_checked()  # the browser was not allowed to
    page.evaluate("localStorage.setItem('may-notify', 'granted')")
    notify.click()
    expect(notify).to_be_checked()
    page.get_by_role("button", name="Done").click()
    page.reload()
    set_table(page, "cafe-race", "me greedy greedy")
    expect(page).to_have_title("● Your turn · Café Race")
    assert page.evaluate("window.notices") == []  # none while the page is visible
    page.evaluate("window.away = true")
    page.get_by_role("button", name="Thrust 4").click()
    page.wait_for_function("() => window.notices.length > 0")
    assert page.evaluate("window.notices") == ["Café Race: Your turn"]
