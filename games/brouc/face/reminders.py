"""Unrequested private reminders at a beginner's table."""

from __future__ import annotations

from collections.abc import Iterator

from brouc.actions import Declare
from brouc.slate import OUT, unit
from brouc.view import Phase, View
from games.brouc.face.speech import marriage_said
from games.brouc.players.known import knowledge_of
from games.brouc.words import say
from i18n import format_number
from i18n.cards import with_sign


def reminders(view: View, language: str, *, four: bool = False) -> Iterator[str]:
    """Marriages that may be declared now, and the seat's own count of the deal.

    ``four``: whether the reader's pack has four colours.
    """
    deal = view.deal
    if deal is None or view.phase not in (Phase.PLAYING, Phase.COUNTING) or view.seat is None:
        return
    declarable = sorted(
        (action for action in view.legal if isinstance(action, Declare)),
        key=lambda action: action.extended,
    )
    best = {action.suit: action.extended for action in declarable}
    for suit, extended in best.items():
        words = with_sign(suit, marriage_said(language, suit, extended, deal.trump), four=four)
        yield say(language, "reminder-marriage", marriage=words)
    known = knowledge_of(view)
    team = known.me & 1
    slate, points = unit(known.rules) * known.slate[team], known.net(team)
    if not points and slate < OUT:
        return  # Nothing to add up.
    yield say(
        language,
        "reminder-count",
        slate=format_number(slate),
        points=format_number(points),
        total=format_number(slate + points),
    )
