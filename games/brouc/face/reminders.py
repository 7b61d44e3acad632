"""What a beginner's table tells its player unasked, in private."""

from __future__ import annotations

from brouc.actions import Declare
from brouc.slate import unit
from brouc.view import Phase, View
from cogs.i18n.sentences import say
from games.brouc.face.board import marriage_said
from games.brouc.players.play.known import know
from tables.options import Help
from tables.showing import HandPanel


def reminders(panel: HandPanel, language: str) -> list[str]:
    """What a beginner's table tells its player unasked: marriages to declare, his own count."""
    view: View | None = panel.view
    if panel.board.options.help is not Help.HINTS or view is None or view.deal is None:
        return []
    if view.phase not in (Phase.PLAYING, Phase.COUNTING) or view.seat is None:
        return []
    trump = view.deal.trump
    declarable = sorted(
        (action for action in view.legal if isinstance(action, Declare)),
        key=lambda action: action.extended,
    )
    best = {action.suit: action.extended for action in declarable}
    lines = [
        say(
            language,
            "reminder-marriage",
            marriage=marriage_said(language, suit, extended, trump),
        )
        for suit, extended in best.items()
    ]
    known = know(view)
    team = known.me & 1
    slate, points = unit(known.rules) * known.slate[team], known.net(team)
    total = str(slate + points)
    lines.append(say(language, "reminder-count", slate=str(slate), points=str(points), total=total))
    return lines
