"""Views with nonsense are refused with a clear error instead of being drawn."""

from __future__ import annotations

from gamekit.cards.cards import PACK, Card
from games.brus.engine.hand import STOCK, TRICKS
from games.brus.engine.outcome import STROKES
from games.brus.engine.seats import SEATS, Seat
from games.brus.engine.view import HandView, View


def the_hand(view: View) -> HandView:
    """The view's hand, checked; raises ``ValueError`` if there is none or it cannot be."""
    if view.hand is None:
        raise ValueError("nothing to draw: the view has no hand")
    check(view)
    return view.hand


def the_seat(view: View) -> Seat:
    """Whose view it is; raises ``ValueError`` for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no hand to draw")
    return view.seat


def check(view: View) -> None:
    """Raise ``ValueError`` saying what is wrong with a view that no match can lead to."""
    for team, strokes in view.strokes.items():
        if not 0 <= strokes <= STROKES:
            raise ValueError(f"{team} has {strokes} strokes")
    if view.stanti < 0:
        raise ValueError(f"{view.stanti} Stanti")
    hand = view.hand
    if hand is None:
        return
    _check_tricks(hand)
    _check_cards(view, hand)
    if hand.pack and (len(hand.pack) != len(PACK) or set(hand.pack) != set(PACK)):
        raise ValueError("what was dealt is not the pack")


def _check_tricks(hand: HandView) -> None:
    if len(hand.tricks) > TRICKS:
        raise ValueError(f"a hand has eight tricks, not {len(hand.tricks)}")
    if len(hand.laid) > 3:
        raise ValueError(f"an open trick has at most three cards, not {len(hand.laid)}")
    if len(hand.tricks) == TRICKS and hand.laid:
        raise ValueError("cards lie on the table after the eighth trick")
    for number, trick in enumerate(hand.tricks, 1):
        if not trick.complete:
            raise ValueError(f"trick {number} has {len(trick.laid)} cards")
    won = [trick.winner.team for trick in hand.tricks]
    for team, tricks in hand.won.items():
        if won.count(team) != tricks:
            raise ValueError(f"{team} has won {won.count(team)} tricks, not {tricks}")


def _check_cards(view: View, hand: HandView) -> None:
    open_cards: list[Card] = [laid.card for trick in hand.tricks for laid in trick.laid]
    shown = [*open_cards, *(laid.card for laid in hand.laid if laid.card), *hand.hand, *hand.rest]
    if len(set(shown)) != len(shown):
        twice = next(card for card in shown if shown.count(card) > 1)
        raise ValueError(f"{twice} is in the view twice")
    if not 0 <= hand.stock <= STOCK or hand.stock % len(SEATS):
        raise ValueError(f"{hand.stock} cards in the stock")
    drawn = (STOCK - hand.stock) // len(SEATS)
    lying = {laid.seat for laid in hand.laid}
    for seat, held in hand.held.items():
        played = len(hand.tricks) + (seat in lying)
        if held + played != 3 + drawn:
            raise ValueError(f"{seat} has played {played} cards and holds {held}")
    if view.seat is None and hand.hand:
        raise ValueError("a spectator's view shows a hand")
    if view.seat is not None and len(hand.hand) != hand.held[view.seat]:
        raise ValueError(f"{view.seat} holds {hand.held[view.seat]} cards, shown {len(hand.hand)}")
