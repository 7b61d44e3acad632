"""Replay of a finished deal of Briscon with open hands and stock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from gamekit.api.face import At
from gamekit.cardgame.kinds import EngineReplay
from gamekit.cardgame.speech import Speech
from games.briscon.engine.actions import Meld, Out, Play, Rob
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import View
from games.briscon.face import FACE
from games.briscon.pictures.recap import finished
from games.briscon.pictures.replay import last_step, states
from games.briscon.speech import say


class BrisconReplay(EngineReplay[View]):
    """Replay whose steps are cards played, robbed and melded, and the final « aus »."""

    def stops(self, view: View) -> tuple[int, ...]:
        """First step of each trick, calls before its first card included."""
        first: dict[int, int] = {}
        for step, deal in enumerate(states(view)[:-1]):
            first.setdefault(len(deal.tricks), step)
        return tuple(first.values())

    def lines(self, view: View, step: int, say: Speech) -> Iterator[str]:
        """Last action."""
        if not step:
            return
        last = finished(view).past[step - 1]
        person = say.who(last.seat)
        match last:
            case Play(card=card):
                yield say("replay-played", person=person, card=say.card(card))
            case Meld(cards=cards):
                yield say("replay-melded", person=person, cards=say.cards(cards))
            case Rob():
                robbed = say.card(finished(view).indicator)
                yield say("replay-robbed", person=person, card=robbed)
            case Out():
                yield say("replay-out", person=person)
            case _:
                assert_never(last)

    def summary(self, view: View, at: At) -> str:
        """End of the deal and score."""
        result, say = view.results[-1], Speech.of(self._say, at)
        north, south = (str(result.score[seat]) for seat in (Seat.NORTH, Seat.SOUTH))
        ending = say(f"replay-ending-{result.ending.value}")
        return say("replay-summary", ending=ending, n=north, s=south)


REPLAY: Final = BrisconReplay(say, last_step, FACE.about)
"""Instance in the game."""
