"""Points of a table's finished deals, which decide a match of a fixed number of deals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from gamekit.api.game import Daily
from tables.journal.state import TableState


@dataclass(frozen=True, slots=True)
class DealPoints:
    """Points of each side, deal by deal; the sides in the game's order."""

    sides: tuple[tuple[str, ...], ...]
    """Seats of each side."""
    deals: tuple[tuple[int, ...], ...]
    """For each finished deal, each side's points (:attr:`gamekit.api.game.Daily.points`)."""

    def after(self, deals: int) -> DealPoints:
        """The points of the first deals alone."""
        return replace(self, deals=self.deals[:deals])

    @property
    def sums(self) -> tuple[int, ...]:
        """Each side's sum."""
        return tuple(sum(deal[place] for deal in self.deals) for place in range(len(self.sides)))

    @property
    def by_seat(self) -> Mapping[str, int]:
        """Each seat's sum, which partners share."""
        pairs = zip(self.sides, self.sums, strict=True)
        return {seat: points for side, points in pairs for seat in side}

    @property
    def winners(self) -> tuple[tuple[str, ...], ...]:
        """Sides with the highest sum; none if all sides are level."""
        best = max(self.sums)
        pairs = zip(self.sides, self.sums, strict=True)
        found = tuple(side for side, points in pairs if points == best)
        return found if len(found) < len(self.sides) else ()


def deal_points(state: TableState, daily: Daily) -> DealPoints:
    """The points of all finished deals: of the match, or of those that a fixed number counts."""
    views = [state.game.view(end.match, None) for end in state.deals]
    sides = state.game.partners
    return DealPoints(
        sides, tuple(tuple(daily.points(view, side[0]) for side in sides) for view in views)
    )
