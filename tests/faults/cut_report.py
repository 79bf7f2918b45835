"""What came of a series of power cuts."""

import msgspec


class Report(msgspec.Struct):
    cuts: int = 0
    acknowledged: int = 0
    lost: list[str] = []
    unseen: list[str] = []  # acknowledged, and in nothing that was ever written: the disk is not under the store at all
    lost_sectors: int = 0  # of what was not yet synced
    cuts_with_loss: int = 0
    problems: list[str] = []  # what SQLite says of the file, and gaps in logs
