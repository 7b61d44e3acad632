"""Draw of a round by matchings of least cost (docs/evenings.md, "The draw, exactly").

Belongs in worker processes: networkx is no part of the bot's own.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import combinations, product
from typing import Any, Final

from networkx import Graph, max_weight_matching  # type: ignore[import-untyped]

from games.tournament.plan import Draw, Kind, Plan, Round, Table
from games.tournament.standings import History, pair, standings, undefeated

STEP: Final = 1 << 48
"""Weight of a cost against the next one."""
LOTS: Final = 1 << 72
"""More than the lots of all pairs of a matching."""
BYE: Final = 10**6
"""Cost of an earlier bye against places."""
MATCH: Final = 1 << 13
"""Places that a won match is worth."""
COMPUTER: Final = 1 << 16
"""Cost of a computer as partner against people who were opponents."""
FOLD: Final = 1 << 24
"""More than any squared distance."""
NEAR: Final = 3
"""First round of new partners in which the standings count."""

Unit = tuple[int, ...]
"""People of a side; negative numbers are computers, or where people sit out a bye."""


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
    return _Drawing(plan, before, present, secret, cut, seeds).draw(present, pairs)


def job(context: object, arguments: Sequence[Any], named: Mapping[str, Any]) -> Draw:
    """Call :func:`draw` in a worker process (:mod:`base.workers.job`)."""
    return draw(*arguments, **named)


class _Drawing:
    """Draw of one round."""

    def __init__(
        self,
        plan: Plan,
        before: Sequence[Round],
        present: Sequence[int],
        secret: bytes,
        cut: int,
        seeds: Sequence[int],
    ) -> None:
        self.plan = plan
        self.number = len(before) + 1
        self.secret = secret
        self.cut = cut
        self.history = History.of(before)
        ranked, knock_out = standings(plan, before), plan.kind is Kind.KNOCK_OUT
        counts = plan.matches or self.number >= NEAR
        won = MATCH if plan.matches else 0
        self.places = {one.person: one.place - int(won * one.total) for one in ranked if counts}
        if knock_out:
            self.places = {person: place for place, person in enumerate(seeds, 1)}
        self.left = frozenset(present if knock_out else ())
        """Undefeated people of a knock-out."""
        if before and knock_out:
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
            for a, b in self._matched("draw", loose, not plan.matches):
                if self._is_bye(b):
                    byes += a
                else:
                    units.append(a + b)
        if len(units) % 2:
            units.append((-2, -3)[: plan.side])
        robin = plan.matches and plan.kind is not Kind.KNOCK_OUT
        tables: list[tuple[Unit, Unit]] = []
        for a, b in self._matched("table", units, robin):
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

    def _matched(self, what: str, units: Sequence[Unit], robin: bool) -> list[tuple[Unit, Unit]]:
        """All units in pairs, at least cost. ``robin``: whether all pairs may be due once.

        Then those that a round robin has in this round are preferred.
        """
        units = sorted(units, key=lambda unit: (max(unit) < 0, abs(max(unit))))
        last = len(units) - 1
        robin = robin and self.plan.rounds >= last - 1
        costs: dict[tuple[int, int], int] = {}
        for i, j in combinations(range(len(units)), 2):
            found = self._costs(what, units[i], units[j])
            if found is not None:
                due = (2 * i if j == last else i + j) - self.number - self.cut
                off = int(robin and due % last != 0)
                lot = self._lot(what, max(units[i]), max(units[j]))
                whole = (*found[:2], off, *found[3:])
                costs[i, j] = reduce(lambda sum_, one: sum_ * STEP + one, whole) * LOTS + lot
        return [(units[i], units[j]) for i, j in _least(len(units), costs)]

    def _costs(self, what: str, a: Unit, b: Unit) -> tuple[int, ...] | None:
        """Costs of a pair, the most important first; ``None`` for an impossible one.

        Bye, and who of a knock-out meets nobody undefeated; meetings; a round robin's other rounds
        (set later); opponents of partners to be; distance in the standings. ``what``: ``draw`` for
        partners, ``table`` for opponents.
        """
        first, second = self._place(a), self._place(b)
        alive = [
            place for place, unit in ((first, a), (second, b)) if not self.left.isdisjoint(unit)
        ]
        if self._is_bye(b):
            return None if max(a) < 0 else (sum(alive) + BYE * self._sat_out(a), 0, 0, 0, 0)
        both = [pair(max(one, 0) for one in two) for two in product(a, b) if max(two) > 0]
        partners, opponents = self.history.partners, self.history.opponents
        again, met = 0, 0
        if what == "table":
            again = sum((partners[one] + opponents[one]) ** 2 for one in both)
        elif max(b) < 0:
            met = COMPUTER * sum((partners[one] + 1) ** 2 for one in both)
        else:
            again, met = partners[both[0]] ** 2, opponents[both[0]] ** 2
        near = (first - second) ** 2
        # Of two undefeated ones the first meets the last.
        return (
            sum(alive) + 1 if len(alive) == 1 else 0,
            again,
            0,
            met,
            FOLD - near if len(alive) == 2 else near,
        )

    def _place(self, unit: Unit) -> int:
        """Best place of its people, after won matches; computers and new people are last."""
        return min(self.places.get(one, len(self.places) + 1) for one in unit)

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
    return sorted(pair(both) for both in max_weight_matching(graph, True))
