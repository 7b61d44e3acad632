"""Matches of a fixed number of deals: the number of the deal, the points so far, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.i18n.sentences import say, side_name
from cogs.view.daily import points_text
from gamekit.api.face import At, Seen
from gamekit.api.game import Game
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from i18n import format_number
from render.table.deals import KIND, Column, Deals
from tables.decisions.deal_points import DealPoints
from tables.views import Board


def lines(game: Game, board: Board, at: At) -> Iterator[str]:
    """Yield which deal of how many it is, with the points of the finished ones."""
    if board.length is None:
        return
    points, numbers = board.points, {"deal": board.deal, "deals": board.length}
    if points is None or not points.deals:
        yield say(at.language, "board-deals", **numbers)
        return
    sides = zip(points.sides, points.sums, strict=True)
    told = (_side(game, at, "board-deals-side", side, total) for side, total in sides)
    yield say(at.language, "board-deals-points", points=" · ".join(told), **numbers)


def ended(game: Game, points: DealPoints, at: At, seen: Seen) -> Panel:
    """The end: the side with the highest sum, then each side's points, the best first."""
    order = sorted(range(len(points.sides)), key=lambda place: -points.sums[place])
    told = (
        _side(
            game,
            at,
            "final-deals-side",
            points.sides[place],
            points.sums[place],
            each=" · ".join(format_number(deal[place]) for deal in points.deals),
        )
        for place in order
    )
    columns = tuple(
        Column(
            points.sides[place],
            tuple(deal[place] for deal in points.deals),
            points.sides[place] in points.winners,
        )
        for place in order
    )
    scene = Scene(KIND, Deals(columns, seen.seconds))
    return Panel(title=_title(game, points, at), lines=tuple(told), scene=scene, tone="loud")


def _title(game: Game, points: DealPoints, at: At) -> str:
    number = len(points.deals)
    match points.winners:
        case ():
            return say(at.language, "final-deals-level", deals=number)
        case (side,):
            team = _team(game, at, side)
            return say(at.language, "final-deals-won", team=team, count=len(side), deals=number)
        case several:
            teams = ", ".join(_team(game, at, side) for side in several)
            return say(at.language, "final-deals-shared", teams=teams, deals=number)


def _side(
    game: Game, at: At, key: str, side: Sequence[str], points: int, **values: str | int
) -> str:
    told = points_text(game, at.language, points)
    return say(at.language, key, team=_team(game, at, side), points=told, **values)


def _team(game: Game, at: At, side: Sequence[str]) -> str:
    return side_name(at.language, side, at.names, game.face.say)
