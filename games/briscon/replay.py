"""Replay of a finished deal of Briscon with open hands and stock."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from gamekit.api.face import At
from games.briscon.face import FACE
from games.briscon.melds import high_to_low
from games.briscon.pictures.board import board
from games.briscon.rules import RULES, BrisconView, Meld, Rob
from games.briscon.rules import view as view_of
from games.briscon.speech import say
from games.cardgame.actions import Play
from games.cardgame.kinds import ActionReplay, finished
from games.cardgame.scene import Item, Table
from games.cardgame.speech import Speech


class BrisconReplay(ActionReplay[BrisconView]):
    """Replay whose steps are cards played, robbed and melded, and the final « aus »."""

    def lines(self, view: BrisconView, step: int, say: Speech) -> Iterator[str]:
        """Last action."""
        if not step:
            return
        last = finished(view).past[step - 1]
        person = say.who(last.seat)
        match last:
            case Play(card=card):
                yield say("replay-played", person=person, card=say.card(card))
            case Meld(cards=cards):
                yield say("replay-melded", person=person, cards=say.cards(high_to_low(cards)))
            case Rob():
                yield say("replay-robbed", person=person, card=say.card(view.indicator))
            case _:
                yield say("replay-out", person=person)

    def summary(self, view: BrisconView, at: At) -> str:
        """End of the deal and score."""
        result, say = view.standing.results[-1], Speech.of(self._say, at)
        north, south = map(str, result.score)
        ending = say(f"replay-ending-{result.ending.value}")
        return say("replay-summary", ending=ending, n=north, s=south)


REPLAY: Final = BrisconReplay(RULES, say, FACE.about)
"""Instance in the game."""


def replay(view: BrisconView, table: Table, step: int) -> Iterator[Item]:
    """Picture of a finished deal after so many steps: the board with both hands open.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    match = REPLAY.after(view, step)
    # The last step may have ended the deal.
    shown = view if step == REPLAY.last(view) else view_of(match, None)
    yield from board(replace(shown, known=match.deal.hands), table)
