"""Melds in which each card of a hand was used (rules 11.4)."""

from __future__ import annotations

from gamekit.cards.cards import Card
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView
from games.briscon.pictures.entries import used_in
from render.style.words import Words


def marks(deal: DealView, seat: Seat, card: Card, say: Words) -> tuple[str, ...]:
    """The melds that the card was shown in; « seen » for what the other knows without a meld."""
    kinds = dict.fromkeys(meld.kind for meld in used_in(deal, seat) if card in meld.cards)
    if kinds:
        return tuple(say(f"picture-mark-{kind.value}") for kind in kinds)
    return (say("picture-mark-seen"),) if card in deal.known[seat] else ()
