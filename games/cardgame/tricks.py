"""Trick game: a :class:`CardGame` in which every card is played to a trick."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from gamekit.cards.cards import Card
from games.cardgame.actions import Play
from games.cardgame.deal import Deal, Laid, Match, Refused, Trick, without
from games.cardgame.game import FOLLOW_SUIT, CardGame


class TrickGame(CardGame):
    """Everybody plays a card in turn, follows suit if possible, and the best card takes the trick.

    Left to write: :meth:`score`, and :meth:`strength` for another order of ranks.
    """

    def begin(self, match: Match) -> Deal:
        """Deal the whole pack; the seat after the dealer leads."""
        hands, rest = self.deal_out(match, len(match.cards) // len(self.seats))
        return Deal(hands, self.after(match.dealer or self.seats[-1]), aside=rest)

    def next(self, match: Match) -> tuple[str, ...]:
        """The seat after the last card, or the leader, while cards are held."""
        deal: Deal = match.deal
        if not any(deal.hands):
            return ()
        return (self.after(deal.leader, len(deal.lying)),)

    def refuses(self, match: Match, action: Any) -> Refused | None:
        """Suit led must be followed."""
        return self.must_follow(match, action) if isinstance(action, Play) else None

    def accept(self, match: Match, action: Any) -> Deal:
        """Lay the card; complete the trick with the last one."""
        assert isinstance(action, Play)
        deal: Deal = match.deal
        hands = without(deal.hands, action.seat, action.card)
        lying = (*deal.lying, Laid(action.seat, action.card))
        if len(lying) < len(self.seats):
            return replace(deal, hands=hands, lying=lying)
        winner = self.winner(deal, lying)
        if winner not in self.seats:
            raise TypeError(f"winner returns {winner!r}, no seat")
        tricks = (*deal.tricks, Trick(lying, winner))
        return replace(deal, hands=hands, lying=(), tricks=tricks, leader=winner)

    # -- tricks ------------------------------------------------------------------------------------

    def strength(self, deal: Deal, card: Card) -> int:
        """Height of a card among those that can win: by default trumps, then the order of ranks."""
        return (100 if card.suit is deal.trump else 0) - self.ranks.index(card.rank)

    def winner(self, deal: Deal, laid: tuple[Laid, ...]) -> str:
        """Seat whose card wins: the highest of the suit led, or trump."""
        led = laid[0].card
        assert led is not None
        able = [one for one in laid if one.card and one.card.suit in (led.suit, deal.trump)]
        return max(able, key=lambda one: self.strength(deal, one.card or led)).seat

    def must_follow(self, match: Match, play: Play) -> Refused | None:
        """Reason against another suit than the one led, while the hand has that suit."""
        deal: Deal = match.deal
        if not deal.lying or deal.lying[0].card is None:
            return None
        suit = deal.lying[0].card.suit
        if play.card.suit is suit or all(card.suit is not suit for card in deal.hands[play.seat]):
            return None
        return self.refused(FOLLOW_SUIT)

    def thumb(self, match: Match, seat: str, rng: Random) -> Any | None:
        """Win a trick that is not the side's own as cheaply as possible; else play low."""
        deal: Deal = match.deal
        plays = [
            Play(seat, card)
            for card in deal.hands[seat]
            if self.refuses(match, Play(seat, card)) is None
        ]
        if not plays:
            return None

        def height(play: Play) -> int:
            return self.strength(deal, play.card)

        if not deal.lying:
            return max(plays, key=height) if rng.random() < 0.5 else min(plays, key=height)
        ours = self.sides[match.side(seat)]
        if self.winner(deal, deal.lying) in ours and len(deal.lying) > 1:
            return min(plays, key=height)
        wins = self._winning(deal, seat)
        taking = [play for play in plays if wins(play)]
        last = len(deal.lying) == len(self.seats) - 1
        return (min if last else max)(taking, key=height) if taking else min(plays, key=height)

    def _winning(self, deal: Deal, seat: str) -> Callable[[Play], bool]:
        return lambda play: self.winner(deal, (*deal.lying, Laid(seat, play.card))) == seat
