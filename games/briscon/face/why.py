"""Answer to "Why?": illegal cards and their rules."""

from __future__ import annotations

from gamekit.api.face import At
from gamekit.cards.cards import Card
from games.briscon.engine.actions import Violation
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.match import why_not
from games.briscon.engine.view import Phase, View
from games.briscon.face.private import my_turn
from games.briscon.face.speech import cards_said, name_of
from games.briscon.words import say


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
            cards=cards_said(language, cards),
            reason=say(language, why.code, rule=why.rule),
        )
        for why, cards in found.items()
    )


def reasons(view: View) -> dict[Violation, list[Card]]:
    """Reasons against cards now (rules 11.2); empty if all are legal or the other is on turn."""
    found: dict[Violation, list[Card]] = {}
    deal = view.deal
    if deal is None or not my_turn(view):
        return found
    led = deal.trick.cards[0] if deal.trick.cards else None
    stock, strict = deal.stock > 0, view.rules.strict
    for card in sorted_hand(deal.hand, deal.trump):
        why = why_not(card, deal.hand, led, deal.trump, stock=stock, strict=strict)
        if why is not None:
            found.setdefault(why, []).append(card)
    return found
