"""Limits of the chairs that one person, and the people of one address, may have at open public tables of others: nobody
takes all free chairs. One's own tables and private ones do not count."""

from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tavolino.server.http.errors import TooMuch
from tavolino.server.http.limits import address_key
from tavolino.server.settings import Settings
from tavolino.table.table import Table

MOST_ADDRESSES = 10_000  # the least recently used one is forgotten


class ChairLimits:
    """Chairs are counted in the store. It has no list of who sits down from which address, so that is remembered here,
    by each node for itself."""

    def __init__(self, settings: Settings) -> None:
        self._per_table = settings.chairs_per_table
        self._per_person = settings.chairs_per_person
        self._per_address = settings.chairs_per_address
        self._people: OrderedDict[str, set[str]] = OrderedDict()  # by address
        self._under_way: Counter[str] = Counter()  # chairs that people are about to take

    @contextmanager
    def one_more(self, table: Table, seat: int, person: str, address: str) -> Iterator[Counter[str]]:
        """A context for taking a chair. Gives the people whose chairs are to be counted, with those that they are about
        to take; nobody where there is no limit. `check` what the store adds to that."""
        if not _counts(table, seat, person):
            yield Counter()
            return
        self._under_way[person] += 1
        try:
            yield Counter({one: self._under_way[one] for one in self._people_at(address_key(address), person)})
        finally:
            self._under_way[person] -= 1
            if not self._under_way[person]:
                del self._under_way[person]

    def check(self, person: str, address: str, under_way: Counter[str], held: Mapping[str, int]) -> None:
        """Raises TooMuch."""
        taken = under_way + Counter(held)
        if taken[person] > self._per_person:
            raise TooMuch(f"you have {self._per_person} chairs at tables of others already; leave one first")
        if taken.total() > self._per_address:
            raise TooMuch(f"people at your address have {self._per_address} chairs already; leave one first")
        people = self._people.get(address_key(address), set())
        if len(people) > self._per_address:
            people.difference_update(under_way.keys() - taken.keys())

    def check_table(self, table: Table, seat: int, person: str) -> None:
        """Decided with the wish itself, since seats change hands until then. Raises TooMuch."""
        if _counts(table, seat, person) and len(table.chairs.of(person)) >= self._per_table:
            raise TooMuch(f"one person has at most {self._per_table} chairs at somebody else's public table")

    def _people_at(self, address: str, person: str) -> set[str]:
        people = self._people.setdefault(address, set())
        people.add(person)
        self._people.move_to_end(address)
        if len(self._people) > MOST_ADDRESSES:
            self._people.popitem(last=False)
        return people


def _counts(table: Table, seat: int, person: str) -> bool:
    """Not a chair that is theirs or kept for them, nor one that does not exist."""
    if not table.plan.public or person == table.host or not 0 <= seat < len(table.chairs):
        return False
    chair = table.chairs[seat]
    return person not in (chair.person, chair.kept_for)
