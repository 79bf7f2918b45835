"""Where an explorer can go in the rest of a turn, what it costs and what waits there."""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import Literal, NamedTuple

from tavolino.core.prospects import PlannedWalk
from tavolino.core.trial import tried
from tavolino.games.coffin_rush.build import FloorPlan, plan_for
from tavolino.games.coffin_rush.moves import moves_on
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_cards import FIRST_GO
from tavolino.games.coffin_rush.rules_codes import STOP, WALK
from tavolino.games.coffin_rush.rules_temple import DEBRIS, NOTHING, PITFALL, PLAGUE
from tavolino.games.coffin_rush.rules_turn import loans, means, step_cost, tunnel_from
from tavolino.games.coffin_rush.state import Dig

PLAIN = frozenset({"walks", "went", "torch_lit", "movement_ended", "door_opened", "rush_spent"})
TOO_FEW_STEPS = "COF-MAP-6"
Reason = Literal["far", "wall", "lent"]
Peril = Literal["debris", "plague", "trap", "mummy", "spectre"]
HAZARDS: Mapping[int, Peril] = {DEBRIS: "debris", PLAGUE: "plague", PITFALL: "trap"}


class DigWalk(PlannedWalk, frozen=True, kw_only=True):
    actions: int  # an active Rush! token counts as one
    steps: int
    torches: int  # of these steps, those that torches give
    doors: int  # to be opened on the way
    perils: list[Peril]  # on the last cell


class _Way(NamedTuple):
    """A way that was found, and the position at its end: None where more than a step happens there."""

    actions: int
    torches: int
    steps: int
    moves: tuple[int, ...]
    path: tuple[int, ...]
    doors: int
    dig: Expedition | None

    @property
    def steps_left(self) -> int:
        return 0 if self.dig is None else int(self.dig.turn.steps)


def walks(dig: Expedition, seat: int) -> list[DigWalk]:
    """The cheapest way to every cell that can be reached with the own actions: fewest of these, then fewest torches,
    then fewest steps. A trap or a servant of the Pharaoh can only be the end of a way."""
    if dig.question is not None or dig.turn.seat != seat:
        return []
    plan = plan_for(dig.temple)
    found = _Search(dig, seat).ways()
    return [_told(plan, dig, way) for cell, way in sorted(found.items()) if cell != dig.explorers[seat].at]


class _Search:
    """Dijkstra's, with the rules themselves as the judge of every move."""

    def __init__(self, dig: Expedition, seat: int) -> None:
        self.start = dig
        self.seat = seat
        self.best: dict[int, _Way] = {}  # by cell
        self.kept: dict[int, list[tuple[int, int, int]]] = {}  # by cell: actions, torches and steps left
        self.queue: list[tuple[int, int, int, int, int, _Way]] = []
        self.count = 0

    def ways(self) -> dict[int, _Way]:
        self._add(int(self.start.explorers[self.seat].at), _Way(0, 0, 0, (), (), 0, self.start))
        while self.queue:
            cell, way = self.queue[0][-2:]
            heappop(self.queue)
            self.best.setdefault(cell, way)
            if way.dig is not None and not self._is_beaten(cell, way.actions, way.torches, way.steps_left):
                self.kept.setdefault(cell, []).append((way.actions, way.torches, way.steps_left))
                self._go_on(cell, way, way.dig)
        return self.best

    def _add(self, cell: int, way: _Way) -> None:
        self.count += 1
        heappush(self.queue, (way.actions, way.torches, way.steps, self.count, cell, way))

    def _is_beaten(self, cell: int, actions: int, torches: int, steps_left: int) -> bool:
        return any(
            one <= actions and lit <= torches and left >= steps_left for one, lit, left in self.kept.get(cell, ())
        )

    def _go_on(self, cell: int, way: _Way, dig: Expedition) -> None:
        is_short = False
        for other in _beside(dig, cell):
            refused = dig.refusal(self.seat, FIRST_GO + other)
            if refused is None:
                self._step(way, dig, other)
            is_short = is_short or refused == TOO_FEW_STEPS
        if not dig.turn.walking:
            self._set_out(cell, way, WALK)
        elif is_short:
            self._set_out(cell, way, STOP, WALK)
        temple = dig.temple
        for move in dig.candidates(self.seat):
            place = move - FIRST_GO - temple.first_open
            if 0 <= place < temple.door_cells and temple.touchable[place] != cell:
                self._pass_door(way, int(move), int(temple.touchable[place]))

    def _step(self, way: _Way, dig: Expedition, other: int) -> None:
        cost = int(step_cost(dig, dig.explorers[self.seat], other))
        torches = way.torches + max(0, cost - int(dig.turn.steps))
        if self._is_beaten(other, way.actions, torches, max(0, way.steps_left - cost)):
            return
        after = tried(dig, self.seat, FIRST_GO + other, PLAIN)
        assert after is None or isinstance(after, Expedition)
        moves, path = (*way.moves, FIRST_GO + other), (*way.path, other)
        self._add(other, way._replace(torches=torches, steps=way.steps + cost, moves=moves, path=path, dig=after))

    def _set_out(self, cell: int, way: _Way, *moves: int) -> None:
        further = self._after(way, *moves)
        if further is not None:
            self._add(cell, further)

    def _pass_door(self, way: _Way, opening: int, beyond: int) -> None:
        """In one go: by itself, a position with one more open door would be beaten by the one before."""
        opened = self._after(way, opening, WALK)
        if opened is None or opened.dig is None or opened.dig.refusal(self.seat, FIRST_GO + beyond) is not None:
            return
        self._step(opened._replace(doors=way.doors + 1), opened.dig, beyond)

    def _after(self, way: _Way, *moves: int) -> _Way | None:
        """The same place after moves that cost actions; None if one is refused or does more than it promises."""
        after = way.dig
        for move in moves:
            if after is None or after.refusal(self.seat, move) is not None:
                return None
            tested = tried(after, self.seat, move, PLAIN)
            assert tested is None or isinstance(tested, Expedition)
            after = tested
        if after is None:
            return None
        return way._replace(actions=int(means(self.start) - means(after)), moves=(*way.moves, *moves), dig=after)


def _beside(dig: Dig, cell: int) -> Iterator[int]:
    for direction in range(4):
        other = dig.temple.neighbours[cell * 4 + direction]
        if other != NOTHING:
            yield int(other)
    tunnel = tunnel_from(dig, cell)
    if tunnel != NOTHING:
        yield int(tunnel)


def _told(plan: FloorPlan, dig: Expedition, way: _Way) -> DigWalk:
    texts = moves_on(plan)
    path = [plan.name(cell) for cell in way.path]
    return DigWalk(
        to=path[-1],
        path=path,
        moves=[texts.text(move) for move in way.moves],
        actions=way.actions,
        steps=way.steps,
        torches=way.torches,
        doors=way.doors,
        perils=_perils(dig, way.path[-1]),
    )


def _perils(dig: Expedition, cell: int) -> list[Peril]:
    """COF-CARD-7: Adrenaline makes the floor harmless, and in the red the servants on it, too."""
    calm = dig.turn.adrenaline
    hazard = None if calm else HAZARDS.get(dig.temple.kinds[cell])
    found: list[Peril] = [] if hazard is None else [hazard]
    if not (calm and dig.in_red()):
        found += ["mummy" for at in dig.mummies if at == cell]
        found += ["spectre" for at in dig.spectres if at == cell]
    return found


# ---- where one cannot go


def out_of_reach(dig: Expedition, seat: int, reached: list[DigWalk]) -> dict[str, Reason]:
    """Of every other cell: whether it is too far, a wall parts it from the explorer's own, or a companion would have to
    lend their Rush! token."""
    if dig.question is not None or dig.turn.seat != seat:
        return {}
    plan, here = plan_for(dig.temple), dig.explorers[seat].at
    known = {plan.name(here), *(walk.to for walk in reached)}
    lent, flight = _with_loans(dig, seat), dig.flight()
    return {
        name: "lent" if name in lent else "wall" if flight.adjoins(here, cell) else "far"
        for cell, name in enumerate(plan.names)
        if name not in known
    }


def _with_loans(dig: Expedition, seat: int) -> set[str]:
    """COF-TEAM-3: what could be reached with every token that companions may still be asked for."""
    tokens = int(loans(dig))
    if tokens == 0:
        return set()
    richer = dig.clone()
    richer.turn.actions += tokens
    return {walk.to for walk in walks(richer, seat)}
