"""Random seeds for games and for bots' decisions, which nobody can predict."""

import secrets

from tavolino.core.chance import SEED_BYTES
from tavolino.core.game import View


class Seeds:
    """Tests replace this in code; no setting does."""

    def of_game(self) -> bytes:
        return secrets.token_bytes(SEED_BYTES)

    def of_thought(self, game: str, level: str, seat: int, view: View, legal: tuple[int, ...]) -> int:
        """For one decision of one bot, with everything that it is given."""
        return secrets.randbits(62)


UNKNOWN = Seeds()
