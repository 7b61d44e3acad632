"""Computer players of Briscon (:mod:`gamekit.api.players`)."""

from __future__ import annotations

from typing import Final

from gamekit.api.players import Clear, Hint, Rival, Stop
from games.briscon.engine.actions import Action, Play
from games.briscon.engine.deal import at_the_end
from games.briscon.engine.journal import encode
from games.briscon.engine.match import MatchState
from games.briscon.engine.seats import SEATS
from games.briscon.engine.view import View
from games.briscon.players.play import api
from games.briscon.players.play.hints import hint
from games.briscon.players.play.thinker import chances, policy

MOST: Final = 300
"""The most by which a measured deal is won: more is luck, such as five trumps from the ace."""


class Computers:
    """Four levels, from rules of thumb to search."""

    levels: Final = api.LEVELS

    def choose(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """Card, or call before it."""
        return api.choose(view, level, seed, stop)

    def speak(self, view: View, level: str, seed: int, stop: Stop) -> Action | None:
        """« Aus », robbing, or a free meld."""
        return api.speak(view, level, seed)

    def clear(self, view: View, level: str, seed: int, moves: bool) -> Clear | None:
        """Everything except the master's choice between moves."""
        return api.clear(view, level, seed, moves)

    def hint(self, view: View, seed: int, stop: Stop) -> Hint | None:
        """The master's choice."""
        try:
            found = hint(view, seed, stop)
        except ValueError:
            return None
        if found is None:
            return None
        action, code, figures = found
        values: dict[str, str | int] = dict(figures)
        if isinstance(action, Play):
            card = action.card
            values |= {"rank": card.rank.name.lower(), "suit": card.suit.value}
        return Hint(encode(action), f"hint-{code}", values)

    def warm_up(self) -> None:
        """Load trained weights and chances of games."""
        policy()
        chances()

    others: Final = ("random", "greedy", "pimc-30", "master-points")

    def other(self, name: str) -> Rival:
        """A player beyond the levels; all of them say and meld as the levels do."""
        # Only here: tables need no opponents to measure by.
        from games.briscon.players.play.rivals import rival

        return Rival(rival(name), lambda view, seed: api.speak(view, "club", seed))

    def worth(self, before: MatchState, after: MatchState) -> float:
        """North's points of the deal less South's, within reason."""
        deal = after.deal
        assert deal is not None, "a deal was dealt"
        written = deal.result.written if deal.result else (*deal.written, *at_the_end(deal))
        cards = deal.card_points()
        north, south = (
            cards[seat] + sum(one.points for one in written if one.seat is seat) for seat in SEATS
        )
        return float(max(-MOST, min(MOST, north - south)))


COMPUTERS: Final = Computers()
