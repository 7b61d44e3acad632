"""Two computer players: one plays at random, one looks at the trick."""

from __future__ import annotations

from random import Random
from typing import Final

from gamekit.api.players import Hint, Stop
from gamekit.cards.cards import Card
from nattkort.actions import Action, Double, encode
from nattkort.match import RANKS, Play, View


class NattkortPlayers:
    """They think for no time at all, so that no ``stop`` is needed."""

    levels = ("beginner", "club")

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Play:
        """Any card, or the cheapest one that takes the trick."""
        assert view.seat is not None
        if level == "beginner":
            return Play(view.seat, Random(seed).choice(view.playable))
        return Play(view.seat, _best(view)[0])

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """The stronger doubles with three aces, or three jacks at midnight."""
        good = RANKS[-1] if view.house.low else RANKS[0]
        if level == "beginner" or not view.may_double or view.seat is None:
            return None
        many = sum(card.rank is good for card in view.hand) > 1
        return Double(view.seat) if many else None

    def hint(self, view: View, seed: int, stop: Stop) -> Hint | None:
        """The stronger player's choice."""
        if view.seat is None or view.next.seat != view.seat:
            return None
        card, takes = _best(view)
        return Hint(encode(Play(view.seat, card)), "hint-take" if takes else "hint-low")

    def warm_up(self) -> None:
        """Nothing to load."""


def _best(view: View) -> tuple[Card, bool]:
    """A card and whether it takes the trick for certain."""
    ladder = RANKS[::-1] if view.house.low else RANKS
    cards = sorted(view.playable, key=lambda card: ladder.index(card.rank))
    trick = view.tricks[-1] if view.tricks else None
    if trick is None or trick.winner:
        return cards[0], cards[0].rank is ladder[0]
    lead = trick.plays[0].card
    taking = [
        card
        for card in cards
        if card.suit is lead.suit and ladder.index(card.rank) < ladder.index(lead.rank)
    ]
    return (taking[-1], True) if taking else (cards[-1], False)


PLAYERS: Final = NattkortPlayers()
