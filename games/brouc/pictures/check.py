"""Views with nonsense are refused with a clear error instead of being drawn."""

from __future__ import annotations

from brouc.seats import Seat
from brouc.view import DealView, View


def the_deal(view: View) -> DealView:
    """The view's deal, checked; raises ``ValueError`` if there is none or it cannot be."""
    if view.deal is None:
        raise ValueError("nothing to draw: the view has no deal")
    check(view)
    return view.deal


def the_seat(view: View) -> Seat:
    """Whose view it is; raises ``ValueError`` for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no hand to draw")
    return view.seat


def check(view: View) -> None:
    """Raise ``ValueError`` saying what is wrong with a view that no match can lead to."""
    for team, coches in view.coches.items():
        if coches < 0:
            raise ValueError(f"{team} has {coches} coches")
    deal = view.deal
    if deal is None:
        return
    shown = [card for won in deal.tricks for card in won.cards]
    shown += [*deal.trick.cards, *deal.hand]
    if len(set(shown)) != len(shown):
        twice = next(card for card in shown if shown.count(card) > 1)
        raise ValueError(f"{twice} is in the view twice")
    if len(deal.tricks) > 8:
        raise ValueError(f"a deal has eight tricks, not {len(deal.tricks)}")
    if len(deal.trick.cards) > 3:
        raise ValueError(f"an open trick has at most three cards, not {len(deal.trick.cards)}")
    if len(deal.tricks) == 8 and deal.trick.cards:
        raise ValueError("cards lie on the table after the eighth trick")
    for number, won in enumerate(deal.tricks, 1):
        if len(won.cards) != 4:
            raise ValueError(f"trick {number} has {len(won.cards)} cards")
        if won.trick.winner(deal.trump) is not won.winner:
            raise ValueError(f"trick {number} is not {won.winner}'s")
    if deal.indicator_was.suit is not deal.trump:
        raise ValueError(f"{deal.indicator_was} turned up, but {deal.trump} is trump")
    if deal.indicator not in (None, deal.indicator_was):
        raise ValueError(f"{deal.indicator} lies open, but {deal.indicator_was} was turned up")
    played = {seat: len(deal.tricks) for seat in Seat}
    for seat, _ in deal.trick.plays():
        played[seat] += 1
    for seat, held in deal.held.items():
        if held + played[seat] != 8:
            raise ValueError(f"{seat} has played {played[seat]} cards and holds {held}")
    if view.seat is not None and len(deal.hand) != deal.held[view.seat]:
        raise ValueError(f"{view.seat} holds {deal.held[view.seat]} cards, shown {len(deal.hand)}")
    if view.seat is None and deal.hand:
        raise ValueError("a spectator's view shows a hand")
    if deal.dealt is not None:
        dealt = [card for hand in deal.dealt for card in hand]
        if len(set(dealt)) != 32 or any(len(hand) != 8 for hand in deal.dealt):
            raise ValueError("the hands as dealt are not eight cards each of one pack")
