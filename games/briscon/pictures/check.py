"""Views with nonsense are refused with a clear error instead of being drawn."""

from __future__ import annotations

from gamekit.cards.cards import PACK
from games.briscon.engine.deal import DRAWS, TRICKS
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView, View


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
    for seat, games in view.games.items():
        if games < 0:
            raise ValueError(f"{seat} has won {games} games")
    deal = view.deal
    if deal is None:
        return
    lying = [card for trick in deal.tricks for card in trick.cards] + [*deal.trick.cards]
    shown = [*lying, *deal.hand] + [
        card for seat, cards in deal.known.items() if seat is not view.seat for card in cards
    ]
    if len(set(shown)) != len(shown):
        twice = next(card for card in shown if shown.count(card) > 1)
        raise ValueError(f"{twice} is in the view twice")
    if len(deal.tricks) > TRICKS:
        raise ValueError(f"a deal has sixteen tricks, not {len(deal.tricks)}")
    if any(not trick.complete for trick in deal.tricks) or len(deal.trick.cards) > 1:
        raise ValueError("a won trick has two cards, an open one at most one")
    if deal.indicator.suit is not deal.trump:
        raise ValueError(f"{deal.indicator} turned up, but {deal.trump} is trump")
    if deal.upcard is not None and deal.upcard.suit is not deal.trump:
        raise ValueError(f"{deal.upcard} lies under the stock, but {deal.trump} is trump")
    if not 0 <= deal.stock <= DRAWS or (deal.upcard is None) != (deal.stock == 0):
        raise ValueError(f"{deal.stock} cards to draw, {deal.upcard} the last of them")
    for seat, held in deal.held.items():
        played = len(deal.tricks) + sum(
            who is seat
            for who, _ in zip(
                (deal.trick.leader, deal.trick.leader.other), deal.trick.cards, strict=False
            )
        )
        due = min(5 + len(deal.tricks), TRICKS) - played
        if held != due:
            raise ValueError(f"{seat} has played {played} cards and holds {held}")
        if not len(deal.known[seat]) <= held:
            raise ValueError(f"{seat} holds {held} cards and has shown {len(deal.known[seat])}")
    if view.seat is not None and len(deal.hand) != deal.held[view.seat]:
        raise ValueError(f"{view.seat} holds {deal.held[view.seat]} cards, shown {len(deal.hand)}")
    if view.seat is None and deal.hand:
        raise ValueError("a spectator's view shows a hand")
    if deal.pack and set(deal.pack) != set(PACK):
        raise ValueError("the pack as dealt is no pack")
