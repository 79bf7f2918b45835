"""Who sits where at one table."""

import msgspec

from tavolino.table.plan import COLOURS, Chair, Colour

SOMEBODY = "somebody"  # in records, which have no language: a person who has deleted their account


class Chairs:
    def __init__(self, seats: int, as_before: list[Chair]) -> None:
        """`as_before`: the chairs of a rematch; otherwise empty."""
        self._chairs = list(as_before) or [Chair(colour=_colour(seat)) for seat in range(seats)]

    def __len__(self) -> int:
        return len(self._chairs)

    def __getitem__(self, seat: int) -> Chair:
        return self._chairs[seat]

    def all(self) -> list[Chair]:
        return list(self._chairs)

    @property
    def full(self) -> bool:
        return all(chair.filled for chair in self._chairs)

    def of(self, person: str) -> list[int]:
        """The seats of a person, who may have several."""
        return [seat for seat, chair in enumerate(self._chairs) if chair.person == person]

    def of_the_same(self, seat: int) -> list[int]:
        """The seats of whoever has this one."""
        person = self._chairs[seat].person
        return [seat] if person is None else self.of(person)

    def kept_for(self, person: str) -> list[int]:
        """The empty chairs that are kept for this person."""
        return [seat for seat, chair in enumerate(self._chairs) if chair.kept_for == person]

    def is_held_by(self, seat: int, person: str | None) -> bool:
        return person is not None and 0 <= seat < len(self._chairs) and self._chairs[seat].person == person

    def name_of(self, person: str) -> str:
        """The name under which they sat down; empty for somebody without a seat."""
        return next((chair.name for chair in self._chairs if chair.person == person), "")

    def speaker(self, seat: int | None, name: str) -> str:
        """Who speaks from this seat: people at one screen go by the names of their chairs."""
        chair = None if seat is None else self._chairs[seat]
        shares = chair is not None and chair.person is not None and len(self.of(chair.person)) > 1
        return chair.name if chair is not None and shares and chair.name else name

    def people(self) -> set[str]:
        return {chair.person for chair in self._chairs if chair.person is not None}

    def names(self) -> list[str]:
        """As they stand in the record: bots by their level."""
        return [_name(seat, chair) for seat, chair in enumerate(self._chairs)]

    def free_colours(self, seat: int) -> list[str]:
        """What this seat may be, its own colour included."""
        used = {chair.colour for other, chair in enumerate(self._chairs) if other != seat}
        return [colour for colour in COLOURS if colour not in used]

    # ---- what entries do

    def seat_person(self, seat: int, person: str, name: str, colour: Colour) -> None:
        self._chairs[seat] = Chair(colour=colour, person=person, name=name)

    def seat_bot(self, seat: int, level: str) -> None:
        self._chairs[seat] = Chair(colour=self._chairs[seat].colour, bot=level)

    def vacate(self, seat: int) -> None:
        self._chairs[seat] = Chair(colour=self._chairs[seat].colour)

    def stand_in(self, seat: int, is_on: bool) -> None:
        self._chairs[seat] = msgspec.structs.replace(self._chairs[seat], stand_in=is_on)

    def forget(self, person: str) -> None:
        for seat in self.of(person):
            self._chairs[seat] = msgspec.structs.replace(self._chairs[seat], name="")
        for seat in self.kept_for(person):
            self._chairs[seat] = msgspec.structs.replace(self._chairs[seat], kept_for=None, kept_name="")


def _name(seat: int, chair: Chair) -> str:
    return SOMEBODY if chair.forgotten else chair.name or chair.bot or f"seat {seat}"


def _colour(seat: int) -> Colour:
    return COLOURS[seat % len(COLOURS)]
