"""What all terminal functions share: the game in play, its texts, the screen."""

from dataclasses import dataclass, field
from typing import Final

from tavolino.core.event import Event
from tavolino.core.match import Match
from tavolino.narrate.rulebook import rule_text, show_rule
from tavolino.narrate.texts import Argument, Texts
from tavolino.terminal.screen import Screen

MESSAGE_STYLE: Final = "cyan"
WRONG_STYLE: Final = "yellow"


@dataclass
class PlayContext:
    match: Match
    texts: Texts
    screen: Screen
    people: list[int]  # the seats of people
    saved: int = 0  # how many lines of the record are saved
    walked: list[Event] = field(default_factory=list)  # of the moves that a command has made

    @property
    def names(self) -> list[str]:
        return self.match.seats

    def say(self, message: str, style: str = MESSAGE_STYLE, /, **arguments: Argument) -> None:
        self.screen.say(self.texts.format(f"play-{message}", **arguments), style)

    def complain(self, message: str, /, **arguments: Argument) -> None:
        self.say(message, WRONG_STYLE, **arguments)

    def show_rule(self, rule_id: str) -> None:
        show_rule(rule_text(self.match.game, rule_id, self.texts), self.texts, self.screen.console)
