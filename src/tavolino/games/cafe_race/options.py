"""What can be chosen before a race."""

from tavolino.core.game import Options


class RaceOptions(Options, frozen=True):
    auction: bool = False  # the advanced game: speed dice are auctioned
