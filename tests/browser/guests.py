"""People with browsers, in the language of their choice."""

from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

Lang = Literal["en", "it", "fr"]
LOCALES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR"}
REFUSED = "Failed to load resource: the server responded with a status of {status} "
PATIENCE = 15_000  # milliseconds


class Guests:
    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url
        self.complaints: list[str] = []
        self._expected: list[str] = []
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        lang: Lang = "en",
        width: int = 1280,
        height: int = 800,
        *,
        dark: bool = False,
        touch: bool = False,
        motion: bool = False,
    ) -> Page:
        """Usually somebody who likes no motion, so that nothing has to be waited for; `touch`: with a phone."""
        context = self._browser.new_context(
            base_url=self.url,
            locale=LOCALES[lang],
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", self._error)
        return page

    def expect_refusal(self, status: int) -> None:
        """Browsers complain of every refused request; where one is the point of a test, it says so first."""
        self._expected.append(REFUSED.format(status=status))

    def leave(self) -> None:
        for context in self._contexts:
            context.close()

    def _console(self, message: ConsoleMessage) -> None:
        is_expected = any(message.text.startswith(expected) for expected in self._expected)
        if message.type in ("error", "warning") and not is_expected:
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _error(self, problem: Error) -> None:
        self.complaints.append(str(problem))
