"""Values of ends of deals: card points, or coches over the match.

All values are North-South's (team 0), on a scale of about one a card point, so that a search's
constants fit both. The value of slates and coches comes from a table made by
:mod:`tools.lab.brouc.values`.
"""

from __future__ import annotations

from typing import Final

from gamekit.search import position as search
from games.brouc.players.core.kernel import Position


class Stakes(search.Stakes[Position]):
    """Judges positions. The plain one counts net points and nothing else."""

    def __init__(self) -> None:
        self.by_points = True
        self.need = [100_000, 100_000]
        """The net points of this deal (without carried ones) at which each team calls dehors."""
        self.called = [0.0, 0.0]
        """The value when a team has called."""
        self.cape = [0.0, 0.0]
        """The value when a team has won all eight tricks."""
        self.announced = -1
        self.made = 0.0
        self.failed = 0.0
        self.unit = 10
        self.carried = [0, 0]
        self.booked: dict[int, float] = {}
        """Values of what is booked, by :meth:`book_key`."""
        self.grain = 0.0
        """Extra value of a net point, to order equal ends."""

    def ended(self, at: Position) -> bool:
        """Whether the deal ends with the trick just completed: a call, or a cape that broke."""
        if self.by_points:
            return False
        announced = self.announced
        if announced >= 0 and at.won(announced ^ 1):
            return True
        return (announced != 0 and at.net(0) >= self.need[0]) or (
            announced != 1 and at.net(1) >= self.need[1]
        )

    def value(self, at: Position) -> float:
        """Value of an ended position: by :meth:`ended`, or after the eighth trick."""
        points = at.net(0) - at.net(1)
        if self.by_points:
            return float(points)
        extra = self.grain * points
        announced = self.announced
        if announced >= 0 and at.won(announced ^ 1):
            return self.failed + extra
        if at.done == 8 and at.won(0) in (0, 8):
            # Dehors is no longer possible once a cape is complete (rules 6.3).
            team = 0 if at.won(0) else 1
            return (self.made if announced == team else self.cape[team]) + extra
        out0 = announced != 0 and at.net(0) >= self.need[0]
        out1 = announced != 1 and at.net(1) >= self.need[1]
        if out0 and (not out1 or at.turn & 1 == 0):
            return self.called[0] + extra
        if out1:
            return self.called[1] + extra
        return self.book(at) + extra

    def points(self, at: Position) -> float:
        """Lead in net points."""
        return float(at.net(0) - at.net(1))

    def book(self, at: Position) -> float:
        """The value of a count (rules 4.1, 9.4)."""
        ns = at.booked(0) + self.carried[0]
        ew = at.booked(1) + self.carried[1]
        return self.booked_value(ns // self.unit, ew // self.unit)

    def booked_value(self, ns: int, ew: int) -> float:
        """The value of slate points booked for both teams."""
        key = (ns + 1000) * 4096 + ew + 1000
        found = self.booked.get(key)
        if found is None:
            found = self.worth(ns, ew)
            self.booked[key] = found
        return found

    def worth(self, ns: int, ew: int) -> float:
        """Cache of :meth:`booked_value`; used by a match's stakes."""
        return 0.0


LOW: Final = -15
"""The lowest slate that the table tells apart, in tens."""
HIGH: Final = 31
"""The highest: from here a team calls before it plays (rules 5.3)."""
SPAN: Final = HIGH - LOW + 1
SCALE: Final = 1000.0
"""Points that a won match is worth: about one for a card point at the start of a match."""


class Outlook:
    """Values of slates and coches, from the table of ``tools/lab/brouc/values.py``.

    ``ways`` holds, for the slates of the team that deals next and of the other, the chances in
    thousandths that this game ends with the dealing team winning 1 coche, winning 2, losing 1, or
    losing 2.
    """

    def __init__(self, ways: list[int], target: int) -> None:
        self.ways = ways
        self.target = target
        self.fresh: list[float] = []
        self._fill()

    def _fill(self) -> None:
        """Chances to win the match from a new game, by coches against us and against them."""
        target = self.target
        self.fresh = [0.5] * (target * target)
        base = ((0 - LOW) * SPAN + 0 - LOW) * 4
        one = two = 0.0
        for way in (0, 2):
            one += self.ways[base + way] / 2000.0
            two += self.ways[base + way + 1] / 2000.0
        share = one / (one + two) if one + two > 0.0 else 1.0
        for total in range(2 * target - 2, -1, -1):
            for us in range(target):
                them = total - us
                if them < 0 or them >= target:
                    continue
                # The first dealer matters little, so each side wins half the games.
                self.fresh[us * target + them] = 0.5 * (
                    share * self.new_game(us, them + 1)
                    + (1.0 - share) * self.new_game(us, them + 2)
                    + share * self.new_game(us + 1, them)
                    + (1.0 - share) * self.new_game(us + 2, them)
                )

    def new_game(self, us: int, them: int) -> float:
        """The chance to win the match with these coches against either side and clean slates."""
        if us >= self.target:
            return 0.0
        if them >= self.target:
            return 1.0
        return self.fresh[us * self.target + them]

    def chance(self, us: int, them: int, ours: int, theirs: int, we_deal: bool) -> float:
        """The chance to win the match before a deal, from coches and slates (in tens)."""
        if us >= self.target:
            return 0.0
        if them >= self.target:
            return 1.0
        first = ours if we_deal else theirs
        second = theirs if we_deal else ours
        first = LOW if first < LOW else (HIGH if first > HIGH else first)
        second = LOW if second < LOW else (HIGH if second > HIGH else second)
        at = ((first - LOW) * SPAN + second - LOW) * 4
        ways = self.ways
        if we_deal:
            w1, w2, l1, l2 = ways[at], ways[at + 1], ways[at + 2], ways[at + 3]
        else:
            l1, l2, w1, w2 = ways[at], ways[at + 1], ways[at + 2], ways[at + 3]
        total = w1 + w2 + l1 + l2
        return (
            w1 * self.new_game(us, them + 1)
            + w2 * self.new_game(us, them + 2)
            + l1 * self.new_game(us + 1, them)
            + l2 * self.new_game(us + 2, them)
        ) / total


class MatchStakes(Stakes):
    """Judges positions by the chance to win the match."""

    def __init__(
        self, outlook: Outlook, slate: list[int], coches: list[int], dealer: int, unit: int
    ) -> None:
        super().__init__()
        self.by_points = False
        self.outlook = outlook
        self.slate = slate
        self.coches = coches
        self.next_is_ns = dealer & 1 == 1
        """Whether North-South deals next: the deal passes to the right."""
        self.unit = unit
        self.grain = 0.02

    def after(self, ns: int, ew: int, to_ns: int, to_ew: int) -> float:
        """The value with these slates and with coches added against either team."""
        if self.unit == 1:
            ns, ew = ns // 10, ew // 10
        chance = self.outlook.chance(
            self.coches[0] + to_ns, self.coches[1] + to_ew, ns, ew, self.next_is_ns
        )
        return SCALE * chance

    def worth(self, ns: int, ew: int) -> float:
        return self.after(self.slate[0] + ns, self.slate[1] + ew, 0, 0)

    def against(self, team: int, coches: int, wipe: bool) -> float:
        """The value when a team gets coches, with slates kept or wiped."""
        ns = 0 if wipe else self.slate[0]
        ew = 0 if wipe else self.slate[1]
        return self.after(ns, ew, coches if team == 0 else 0, coches if team == 1 else 0)
