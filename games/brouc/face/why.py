"""Answer to "Why?": illegal cards and their rules."""

from __future__ import annotations

from brouc.cards import Card, sorted_hand
from brouc.tricks import why_not
from brouc.view import Phase, View
from brouc.violations import Violation
from gamekit.api.face import At
from games.brouc.face.private import my_turn
from games.brouc.face.speech import name_of
from games.brouc.words import say
from i18n.cards import card_said


def why_text(view: View, at: At) -> str:
    """One line a reason, from the seat's view."""
    deal, language = view.deal, at.language
    if deal is None or deal.turn is None or view.phase is not Phase.PLAYING:
        return say(language, "why-no-deal")
    if not my_turn(view):
        return say(language, "why-not-turn", person=name_of(at, deal.turn))
    found = reasons(view)
    if not found:
        return say(language, "why-all")
    return "\n".join(
        say(
            language,
            "why-line",
            cards=", ".join(card_said(language, card) for card in cards),
            reason=say(language, why.code, rule=why.rule),
        )
        for why, cards in found.items()
    )


def reasons(view: View) -> dict[Violation, list[Card]]:
    """Reasons against cards now; empty if all are legal or another seat is on turn."""
    found: dict[Violation, list[Card]] = {}
    deal = view.deal
    if deal is None or not my_turn(view):
        return found
    for card in sorted_hand(deal.hand, deal.trump):
        why = why_not(card, deal.hand, deal.trick.cards, deal.trump, ancient=view.rules.ancient)
        if why is not None:
            found.setdefault(why, []).append(card)
    return found
