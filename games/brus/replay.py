"""Replay of a finished hand of Brus with four open hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import At
from gamekit.cards.seats import Each
from games.brus.engine.actions import Answer, Dare, Play, Turn
from games.brus.engine.cards import sorted_hand
from games.brus.engine.hand import Ending, HandState
from games.brus.engine.match import ENGINE, MatchState
from games.brus.engine.seats import SEATS, TEAMS
from games.brus.engine.view import View
from games.brus.engine.view import view as view_of
from games.brus.face import FACE
from games.brus.pictures.board import FIELDS, board
from games.brus.pictures.tableau import strokes_before
from games.brus.speech import called, say
from games.cardgame.board_parts import Open, above_hands
from games.cardgame.kinds import ActionReplay, finished
from games.cardgame.scene import Item, Table
from games.cardgame.speech import Speech
from render.style.canvas import Canvas
from render.table.layout import COLUMNS

_BESIDE: Final = 2
"""Hands in a row below the table."""


class BrusReplay(ActionReplay[View, MatchState]):
    """Replay whose steps are the actions of a hand: cards, turned cards, answers, dares."""

    def again(self, view: View) -> tuple[MatchState, ...]:
        """Matches after those with strokes, Stanti and games as they were."""
        hand, earlier = finished(view), view.results[:-1]
        won = [one.by for one in earlier if one.game_over]
        assert hand.result is not None, "the hand is over"
        before = MatchState(
            view.rules,
            strokes=strokes_before(hand, hand.result),
            stanti=hand.stanti,
            games=Each.of(TEAMS, won.count),
            results=earlier,
        )
        return ENGINE.again(before, hand)

    def lies(self, deal: HandState) -> bool:
        """Whether a trick is in progress."""
        return bool(deal.trick.laid)

    def lines(self, view: View, step: int, say: Speech) -> Iterator[str]:
        """Last action in small print."""
        hand = self.after(view, step).deal
        yield _told(hand, say) if hand is not None and hand.past else say("replay-dealt")

    def summary(self, view: View, at: At) -> str:
        """End of the hand and strokes wiped."""
        result, say = view.results[-1], Speech.of(self._say, at)
        if result.by is None:
            return say("replay-summary-stanto")
        team, wiped = say.team(result.by), result.wiped
        if result.ending is Ending.RUN:
            return say("replay-summary-run", team=team, wiped=wiped)
        own, others = result.tricks[result.by], result.tricks[result.by.other]
        return say("replay-summary-won", team=team, wiped=wiped, own=own, others=others)


def _told(hand: HandState, say: Speech) -> str:
    action = hand.past[-1]
    person = say.who(action.seat)
    match action:
        case Play(card=card, dared=dared):
            key = "replay-dared" if dared else "replay-played"
        case Turn(card=card):
            key = "replay-turned"
        case Answer(takes=takes):
            return say("replay-took" if takes else "replay-ran", person=person)
        case Dare():
            key, card = "replay-dared", hand.trick.laid[0].card
    return say(key, person=person, card=called(say.language, card))


REPLAY: Final = BrusReplay(say, FACE.about)
"""Instance in the game."""


def ground(view: View, table: Table) -> Canvas:
    """The table, 1000 × 772 px."""
    return Canvas(above_hands(len(SEATS) // _BESIDE, *FIELDS), COLUMNS)


def replay(view: View, table: Table, step: int) -> Iterator[Item]:
    """Picture of a finished hand after so many steps: the table, and four open hands below.

    Raises ``ValueError`` while the hand runs or for a step it does not have.
    """
    match = REPLAY.after(view, step)
    assert match.deal is not None, "a hand was dealt"
    yield from board(view_of(match, None), table, match.deal.trick)
    yield Open([(seat, sorted_hand(cards)) for seat, cards in match.deal.hands.items()], _BESIDE)
