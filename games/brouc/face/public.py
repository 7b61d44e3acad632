"""Public messages of a deal: board, recap, « Dehors ! ».

Made from the spectator's view alone.
"""

from __future__ import annotations

from brouc.events import Ending
from brouc.slate import net, unit
from brouc.view import DealView, Phase, View
from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from games.brouc.face.speech import (
    ending_line,
    name_of,
    near_lines,
    said_lines,
    slate_line,
    team_of,
    unit_name,
)
from games.brouc.words import say
from i18n import format_number
from i18n.cards import suit_name


def board(view: View, at: At) -> Panel:
    """The deal in progress."""
    assert view.deal is not None, "a board needs a deal"
    counting = view.phase is Phase.COUNTING
    return Panel(
        title=_title(view.deal, at),
        status=say(at.language, "board-counting") if counting else None,
        lines=(*said_lines(view, view.deal, at), *near_lines(view, view.deal, at)),
        small=(slate_line(at.language, view),),
        scene=Scene("board", view),
    )


def recap(view: View, at: At) -> Panel:
    """A finished deal."""
    deal = view.deal
    assert deal is not None, "a recap needs a deal"
    ending = (ending_line(deal.result, view.rules, at),) if deal.result is not None else ()
    return Panel(
        title=_title(deal, at),
        lines=(*ending, *said_lines(view, deal, at)),
        small=(slate_line(at.language, view),),
        scene=Scene("recap", view),
    )


def call(view: View, at: At) -> Panel | None:
    """A « Dehors ! » with its count; ``None`` if the deal did not end by one."""
    deal = view.deal
    result = deal.result if deal is not None else None
    if deal is None or result is None or result.caller is None or result.against is None:
        return None
    if result.ending not in (Ending.DEHORS, Ending.WRONG_DEHORS):
        return None
    language, team = at.language, result.caller.team
    points = net(result.points[team], result.points[team.other])
    slate = deal.slate[team]
    text = say(
        language,
        "dehors-right" if result.ending is Ending.DEHORS else "dehors-wrong",
        person=name_of(at, result.caller),
        slate=format_number(slate),
        points=format_number(points),
        total=format_number(slate * unit(view.rules) + points),
        coches=str(result.coches),
        unit=unit_name(language, view.rules, result.coches),
        losers=team_of(at, result.against),
    )
    return Panel(lines=(text,), tone="loud")


def _title(deal: DealView, at: At) -> str:
    return say(
        at.language,
        "board-title",
        deal=str(deal.number),
        trump=suit_name(at.language, deal.trump),
        dealer=name_of(at, deal.dealer),
    )
