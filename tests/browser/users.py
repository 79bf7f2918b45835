"""Browser pages of several people, each in the language of their choice."""

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

from tavolino.core.game import Language

Lang = Language
REFUSED = "Failed to load resource: the server responded with a status of {status} "
CONFIRM_NOTHING = """if (location.protocol.startsWith("http") && localStorage.getItem("tavolino-settings") === null)
  localStorage.setItem("tavolino-settings", JSON.stringify({ confirm: false }));"""
PATIENCE = 60_000  # milliseconds; much longer than needed unless the machine is busy


class Users:
    def __init__(self, browser: Browser, url: str, database: str = "") -> None:
        self._browser = browser
        self.url = url
        self.database = database  # for what only the operator of the server can do
        self.errors: list[str] = []
        self._expected: list[str] = []
        self._contexts: list[BrowserContext] = []

    def open_page(
        self,
        lang: Lang = "en",
        width: int = 1280,
        height: int = 800,
        *,
        dark: bool = False,
        touch: bool = False,
        motion: bool = False,
        confirm: bool = False,
    ) -> Page:
        """With reduced motion unless `motion`, so that tests need not wait; `touch`: as on a phone. `confirm`: asks
        before what cannot be taken back, as it does unless it is turned off."""
        context = self._browser.new_context(
            base_url=self.url,
            locale=lang,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
        )
        context.set_default_timeout(PATIENCE)
        if not confirm:
            context.add_init_script(CONFIRM_NOTHING)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", self._error)
        return page

    def expect_refusal(self, status: int) -> None:
        """Browsers log every refused request as an error; a test that expects one says so first."""
        self._expected.append(REFUSED.format(status=status))

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _console(self, message: ConsoleMessage) -> None:
        is_expected = any(message.text.startswith(expected) for expected in self._expected)
        if message.type in ("error", "warning") and not is_expected:
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _error(self, problem: Error) -> None:
        self.errors.append(str(problem))
