"""Unrequested private reminders at a beginner's table; never a count (rules 11.8)."""

from __future__ import annotations

from collections.abc import Iterator

from games.briscon.engine.actions import Meld, Rob
from games.briscon.engine.melds import meld_of
from games.briscon.engine.view import View
from games.briscon.face.speech import cards_said
from games.briscon.words import say
from i18n.cards import card_said


def reminders(view: View, language: str) -> Iterator[str]:
    """Card that may be robbed and melds that may be shown now."""
    deal = view.deal
    if deal is None:
        return
    for action in view.legal:
        match action:
            case Rob() if deal.upcard is not None:
                yield say(language, "reminder-rob", card=card_said(language, deal.upcard))
            case Meld(cards=cards):
                meld = meld_of(cards)
                assert meld is not None, "it is legal"
                points = meld.worth(deal.trump)
                told = cards_said(language, cards)
                yield say(language, "reminder-meld", cards=told, points=str(points))
