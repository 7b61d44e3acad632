"""What the end of a deal is worth: card points, or coches by way of the match.

All values are North-South's (team 0), on a scale of about one a card point, so that a search's
constants fit both. The value of slates and coches comes from a table made by
``players/training/values.py``.
"""

from __future__ import annotations

from players.kernel import Position


class Stakes:
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
        """What a net point is worth besides, to tell equal ends apart."""

    def ended(self, at: Position) -> bool:
        """Whether the deal ends with the trick just completed: a call, or a cape that broke."""
        if self.by_points:
            return False
        announced = self.announced
        if announced >= 0 and at.tricks[announced ^ 1]:
            return True
        return (announced != 0 and at.net(0) >= self.need[0]) or (
            announced != 1 and at.net(1) >= self.need[1]
        )

    def value(self, at: Position) -> float:
        """What an ended position is worth: by :meth:`ended`, or after the eighth trick."""
        points = at.net(0) - at.net(1)
        if self.by_points:
            return float(points)
        extra = self.grain * points
        announced = self.announced
        if announced >= 0 and at.tricks[announced ^ 1]:
            return self.failed + extra
        if at.tricks[0] + at.tricks[1] == 8 and (not at.tricks[0] or not at.tricks[1]):
            # Dehors is no longer possible once a cape is complete (rules 6.3).
            team = 0 if at.tricks[0] else 1
            return (self.made if announced == team else self.cape[team]) + extra
        out0 = announced != 0 and at.net(0) >= self.need[0]
        out1 = announced != 1 and at.net(1) >= self.need[1]
        if out0 and (not out1 or at.turn & 1 == 0):
            return self.called[0] + extra
        if out1:
            return self.called[1] + extra
        return self.book(at) + extra

    def book(self, at: Position) -> float:
        """The value of a count (rules 4.1)."""
        table = at.table[0] - at.table[1]
        unit = self.unit
        if unit == 10:
            ns = (at.cards[0] + 5) // 10 * 10
            ew = (at.cards[1] + 5) // 10 * 10
        else:
            ns, ew = at.cards[0], at.cards[1]
        ns = (ns + at.said[0] + self.carried[0] + table) // unit
        ew = (ew + at.said[1] + self.carried[1] - table) // unit
        return self.booked_value(ns, ew)

    def booked_value(self, ns: int, ew: int) -> float:
        """The value of slate points booked for both teams."""
        key = (ns + 1000) * 4096 + ew + 1000
        found = self.booked.get(key)
        if found is None:
            found = self.worth(ns, ew)
            self.booked[key] = found
        return found

    def worth(self, ns: int, ew: int) -> float:
        """What :meth:`booked_value` remembers; a match's stakes know it."""
        return 0.0
