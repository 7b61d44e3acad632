"""Replay of a finished deal of Briscon with open hands and stock."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from gamekit.api.face import At
from gamekit.cards.seats import Each
from games.briscon.engine.actions import Meld, Out, Play, Rob
from games.briscon.engine.match import ENGINE, MatchState
from games.briscon.engine.seats import SEATS, Seat
from games.briscon.engine.view import View
from games.briscon.engine.view import view as view_of
from games.briscon.face import FACE
from games.briscon.pictures.board import board
from games.briscon.speech import say
from games.cardgame.kinds import ActionReplay, finished
from games.cardgame.scene import Item, Table
from games.cardgame.speech import Speech


class BrisconReplay(ActionReplay[View, MatchState]):
    """Replay whose steps are cards played, robbed and melded, and the final « aus »."""

    def before(self, view: View) -> MatchState:
        """Match with the games won and the score before the deal."""
        earlier = view.results[:-1]
        games = Each.of(SEATS, [one.by for one in earlier].count)
        return MatchState(view.rules, games, finished(view).score, results=earlier)

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


REPLAY: Final = BrisconReplay(say, FACE.about, ENGINE)
"""Instance in the game."""


def replay(view: View, table: Table, step: int) -> Iterator[Item]:
    """Picture of a finished deal after so many steps: the board with both hands open.

    Raises ``ValueError`` while the deal runs or for a step it does not have.
    """
    match = REPLAY.after(view, step)
    # The last step may have ended the deal.
    shown = view if step == REPLAY.last(view) else view_of(match, None)
    assert shown.deal is not None, "a deal was dealt"
    assert match.deal is not None, "a deal was dealt"
    yield from board(replace(shown, deal=replace(shown.deal, known=match.deal.hands)), table)
