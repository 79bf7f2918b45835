"""The rule ledger: every rule of a game under an id that lasts."""

from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files


class Kind(StrEnum):
    """How a rule shows itself, and so how a test observes it."""

    REFUSES = "refuses"  # a refusal names it
    HAPPENS = "happens"  # an event carries it
    FACT = "fact"  # data or set-up


@dataclass(frozen=True)
class Rule:
    id: str
    kind: Kind
    ruling: bool  # wholly or partly our own decision, where the printed rulebook is silent

    @property
    def section(self) -> str:
        """`RACE-MOVE-5` stands in the section `RACE-MOVE`."""
        return self.id.rsplit("-", 1)[0]


class Ledger:
    """The rules of one game, in order of play."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = {rule.id: rule for rule in rules}
        if len(self.rules) != len(rules):
            raise ValueError("two rules share one id")

    @classmethod
    def read(cls, package: str) -> "Ledger":
        """The `ledger.toml` beside a game's code."""
        import tomllib  # not needed to play

        table = tomllib.loads(files(package).joinpath("ledger.toml").read_text("utf-8"))
        return cls([Rule(row["id"], Kind(row["kind"]), row.get("ruling", False)) for row in table["rule"]])

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self.rules

    def __getitem__(self, rule_id: str) -> Rule:
        return self.rules[rule_id]
