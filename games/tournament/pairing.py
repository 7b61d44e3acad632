"""Draw of a round by matchings of least cost (docs/evenings.md, "The draw, exactly").

Belongs in worker processes: networkx is no part of the bot's own.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import combinations, product
from typing import Any, Final

from networkx import Graph, max_weight_matching  # type: ignore[import-untyped]

from games.tournament.plan import Draw, Kind, Plan, Round, Table
from games.tournament.standings import History, standings, undefeated

STEP: Final = 1 << 32
"""Weight of a cost against the next one."""
LOTS: Final = 1 << 72
"""More than the lots of all pairs of a matching."""
NEAR: Final = 3
"""First round of new partners in which the standings count."""

Unit = tuple[int, ...]
"""People of a side; negative numbers are computers, or where people sit out a bye."""
Cost = Callable[[Unit, Unit], tuple[int, ...] | None]
"""Five costs of a pair, the most important first; ``None`` for an impossible one."""


def draw(
    plan: Plan,
    before: Sequence[Round],
    present: Sequence[int],
    secret: bytes,
    cut: int,
    *,
    pairs: Sequence[tuple[int, int]] = (),
    seeds: Sequence[int] = (),
) -> Draw:
    """Draw the round after those before.

    ``pairs``: fixed partners; people without one get one for this round. ``seeds``: people of a
    knock-out, the strongest first; without them lots decide.
    """
    return _Drawing(plan, before, secret, cut, seeds).draw(present, pairs)


def job(context: object, arguments: Sequence[Any], named: Mapping[str, Any]) -> Draw:
    """Call :func:`draw` in a worker process (:mod:`base.workers.job`)."""
    return draw(*arguments, **named)


class _Drawing:
    """Draw of one round."""

    def __init__(
        self, plan: Plan, before: Sequence[Round], secret: bytes, cut: int, seeds: Sequence[int]
    ) -> None:
        self.plan = plan
        self.number = len(before) + 1
        self.secret = secret
        self.cut = cut
        self.history = History.of(before)
        ranked = standings(plan, before)
        self.places = {one.person: one.place for one in ranked}
        self.totals = {one.person: int(2 * one.total) for one in ranked}
        self.seeds = {person: at for at, person in enumerate(seeds)}
        self.left: frozenset[int] | None = None
        """Undefeated people of a knock-out; ``None``: all."""
        if before and plan.kind is Kind.KNOCK_OUT:
            *_, self.left = undefeated(before)

    def draw(self, present: Sequence[int], pairs: Sequence[tuple[int, int]]) -> Draw:
        """Draw partners, tables and seats."""
        plan, units, byes = self.plan, list[Unit](), list[int]()
        if plan.matches:
            units = [tuple(sorted(one)) for one in pairs if set(one) <= set(present)]
        loose: list[Unit] = [(one,) for one in present if not any(one in unit for unit in units)]
        if plan.side == 1:
            units = loose
        else:
            size = 2 if plan.matches else 4
            fill = -len(loose) % size if plan.computers else len(loose) % size
            loose += [(-1 - at,) for at in range(fill)]
            for a, b in self._matched("draw", loose, self._partners, not plan.matches):
                if self._is_bye(b):
                    byes += a
                else:
                    units.append(a + b)
        if len(units) % 2:
            units.append((-2, -3)[: plan.side])
        robin = plan.matches and plan.kind is not Kind.KNOCK_OUT
        tables: list[tuple[Unit, Unit]] = []
        for a, b in self._matched("table", units, self._opponents, robin):
            if self._is_bye(b):
                byes += (one for one in a if one > 0)
            else:
                tables.append((a, b))
        return Draw(tuple(self._seated(tables)), tuple(sorted(byes)))

    def _seated(self, tables: Sequence[tuple[Unit, Unit]]) -> list[Table]:
        """Tables, sides and seats in the order of lots."""
        lots = {one: self._lot("seat", one) for table in tables for side in table for one in side}

        def order(side: Unit) -> list[int]:
            return [lots[one] for one in side]

        sides = [[tuple(sorted(side, key=lots.__getitem__)) for side in one] for one in tables]
        rows = sorted((sorted(one, key=order) for one in sides), key=lambda one: order(one[0]))
        return [
            Table(number, tuple(tuple(max(one, 0) for one in side) for side in row))
            for number, row in enumerate(rows, 1)
        ]

    def _lot(self, what: str, *people: int) -> int:
        """Number of 64 bits that follows from secret, round and cut."""
        text = " ".join(map(str, (what, self.number, "cut", self.cut, *people)))
        return int.from_bytes(hmac.digest(self.secret, text.encode(), "sha256")[:8])

    def _is_bye(self, unit: Unit) -> bool:
        return not self.plan.computers and max(unit) < 0

    def _matched(
        self, what: str, units: Sequence[Unit], cost: Cost, robin: bool
    ) -> list[tuple[Unit, Unit]]:
        """All units in pairs, at least cost. ``robin``: whether all pairs may be due once.

        Then those that a round robin has in this round are preferred.
        """
        units = sorted(units, key=lambda unit: (max(unit) < 0, abs(max(unit))))
        last = len(units) - 1
        robin = robin and self.plan.rounds >= last - 1
        costs: dict[tuple[int, int], int] = {}
        for i, j in combinations(range(len(units)), 2):
            found = cost(units[i], units[j])
            if found is not None:
                due = (2 * i if j == last else i + j) - self.number - self.cut
                whole = (*found[:3], int(robin and due % last != 0), *found[3:])
                lot = self._lot(what, max(units[i]), max(units[j]))
                costs[i, j] = reduce(lambda sum_, one: sum_ * STEP + one, whole) * LOTS + lot
        return [(units[i], units[j]) for i, j in _least(len(units), costs)]

    def _partners(self, a: Unit, b: Unit) -> tuple[int, ...] | None:
        """Bye; partners before; a computer; opponents before; distance in the standings."""
        (one,), (other,) = a, b
        history = self.history
        if one < 0:
            return None if self._is_bye(a) else (0, 0, 0, 0, 0)
        if self._is_bye(b):
            return (self._sat_out(a), 0, 0, 0, 0)
        if other < 0:
            return (0, 0, (history.partners[0, one] + 1) ** 2, 0, 0)
        both = (min(one, other), max(one, other))
        again, met = history.partners[both], history.opponents[both]
        return (0, again**2, 0, met**2, self._distance(a, b))

    def _opponents(self, a: Unit, b: Unit) -> tuple[int, ...]:
        """Bye; seed of one who gets no undefeated; meetings; difference of wins; distance."""
        left = [self.left is None or not self.left.isdisjoint(unit) for unit in (a, b)]
        seeds = [min(self.seeds.get(one, len(self.seeds)) for one in unit) for unit in (a, b)]
        knock_out = self.plan.kind is Kind.KNOCK_OUT
        if self._is_bye(b):
            return (self._sat_out(a), seeds[0] if knock_out and left[0] else 0, 0, 0, 0)
        met = sum(self.history.met(max(p, 0), max(q, 0)) ** 2 for p, q in product(a, b) if p > 0)
        if knock_out and all(left):
            # The first meets the last.
            return (0, 0, met, (len(self.seeds) + 1) ** 2 - (seeds[0] - seeds[1]) ** 2, 0)
        if knock_out and any(left):
            return (0, 1 + seeds[left.index(True)], met, 0, 0)
        gap = self._gap(a, b, self.totals, 0) if self.plan.matches else 0
        return (0, 0, met, gap, self._distance(a, b))

    def _distance(self, a: Unit, b: Unit) -> int:
        """Squared distance in the standings, as far as they count."""
        counts = self.plan.matches or self.number >= NEAR
        return self._gap(a, b, self.places, len(self.places) + 1) if counts else 0

    def _gap(self, a: Unit, b: Unit, values: Mapping[int, int], other: int) -> int:
        """Squared difference of the sums of people's values; a computer has its partner's."""
        sums = []
        for unit in (a, b):
            found = [values.get(one, other) for one in unit if one > 0]
            sums.append(sum(found) * len(unit) // len(found) if found else None)
        return 0 if sums[0] is None or sums[1] is None else (sums[0] - sums[1]) ** 2

    def _sat_out(self, unit: Unit) -> int:
        """Cost of a bye: fewest byes first, then not right after a missed round."""
        byes, absent = self.history.byes, self.history.absent
        return max(2 * byes[one] + (one in absent) for one in unit)


def _least(number: int, costs: Mapping[tuple[int, int], int]) -> list[tuple[int, int]]:
    """Perfect matching of the least cost."""
    # A cost less its ends' potentials ranks perfect matchings alike, and most search is spared.
    near: list[list[tuple[int, int]]] = [[] for _ in range(number)]
    for (i, j), cost in costs.items():
        near[i].append((j, 2 * cost))
        near[j].append((i, 2 * cost))
    potential = [min(cost for _, cost in row) // 2 for row in near]
    for i, row in enumerate(near):
        potential[i] = min(cost - potential[j] for j, cost in row)
    left = {(i, j): 2 * cost - potential[i] - potential[j] for (i, j), cost in costs.items()}
    graph, most = Graph(), max(left.values(), default=0)
    graph.add_weighted_edges_from((i, j, most - cost) for (i, j), cost in left.items())
    return sorted((min(pair), max(pair)) for pair in max_weight_matching(graph, True))
