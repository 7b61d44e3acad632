"""Whist for four in partners: 52 cards, trump by the last card dealt, to 5, 7 or 9 points."""

from __future__ import annotations

from dataclasses import replace

from gamekit.cards.cards import Rank
from games.cardgame.build import card_game
from games.cardgame.deal import Deal, Line, Match, Who, line
from games.cardgame.game import goal
from games.cardgame.tricks import TrickGame
from games.cardgame.view import View

ACE_HIGH = (
    *(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT),
    *(Rank.SEVEN, Rank.SIX, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO),
)


class Whist(TrickGame):
    """The rules; everything that is not said here is the house's."""

    name = "whist"
    seats = ("N", "E", "S", "W")
    partners = (("N", "S"), ("E", "W"))
    clockwise = True
    ranks = ACE_HIGH
    options = (goal(5, 7, 9),)
    words = {  # noqa: RUF012
        "en": """
game-name = Whist
game-about = Tricks in partners, trump by the last card dealt
rules-line = To { $option_goal } points
help-text = Follow suit if you can.
    The highest trump takes the trick, else the highest card of the suit led.
    Each trick above six is a point for its side.
trump-card = { $who } was dealt { $card } last.
ending-odd = { $who } won { $tricks } tricks: { $points ->
    [one] one point
   *[other] { $points } points
 }.
"""
    }

    def begin(self, match: Match) -> Deal:
        """Thirteen cards each; the last one, the dealer's, makes trump."""
        return replace(super().begin(match), trump=match.cards[-1].suit)

    def shown(self, match: Match, view: View) -> View:
        """Everybody has seen the dealer's last card."""
        if match.dealer is None:
            return view
        dealer, card = Who(match.dealer), match.cards[-1]
        return replace(view, lines=(line("trump-card", who=dealer, card=card),))

    def score(self, match: Match) -> tuple[int, ...]:
        """A point for each trick above six."""
        return tuple(max(0, match.deal.won(side) - 6) for side in self.sides)

    def ending(self, match: Match) -> tuple[Line, ...]:
        """Winners of the odd tricks."""
        side, points = max(zip(self.sides, match.points[-1], strict=True), key=lambda one: one[1])
        return (line("ending-odd", who=Who(side), tricks=points + 6, points=points),)


GAME = card_game(Whist())
