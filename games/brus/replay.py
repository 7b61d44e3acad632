"""Replay of a finished hand of Brus with four open hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import At
from games.brus.cards import OTHER, SEATS, sorted_hand
from games.brus.face import FACE
from games.brus.pictures.board import FIELDS, board
from games.brus.rules import RULES, BrusView, Dare, Ending, Play, Run, Take, Turn
from games.brus.rules import view as view_of
from games.brus.speech import called, say
from games.cardgame.board_parts import Open, above_hands
from games.cardgame.deal import Match
from games.cardgame.kinds import ActionReplay
from games.cardgame.scene import Item, Table
from games.cardgame.speech import Speech
from render.style.canvas import Canvas
from render.table.layout import COLUMNS

_BESIDE: Final = 2
"""Hands in a row below the table."""


class BrusReplay(ActionReplay[BrusView]):
    """Replay whose steps are the actions of a hand: cards, turned cards, answers, dares."""

    def lines(self, view: BrusView, step: int, say: Speech) -> Iterator[str]:
        """Last action in small print."""
        match = self.after(view, step)
        yield _told(match, say) if match.actions else say("replay-dealt")

    def summary(self, view: BrusView, at: At) -> str:
        """End of the hand and strokes wiped."""
        result, say = view.results[-1], Speech.of(self._say, at)
        if result.by is None:
            return say("replay-summary-stanto")
        team, wiped = say.team(result.by), result.wiped
        if result.ending is Ending.RUN:
            return say("replay-summary-run", team=team, wiped=wiped)
        own, others = result.tricks[result.by], result.tricks[OTHER[result.by]]
        return say("replay-summary-won", team=team, wiped=wiped, own=own, others=others)


def _told(played: Match, say: Speech) -> str:
    action = played.actions[-1]
    person = say.who(action.seat)
    match action:
        case Play(card=card, dared=dared):
            key = "replay-dared" if dared else "replay-played"
        case Turn(card=card):
            key = "replay-turned"
        case Take() | Run():
            return say("replay-took" if isinstance(action, Take) else "replay-ran", person=person)
        case Dare():
            key, card = "replay-dared", played.deal.lying[0].card
    return say(key, person=person, card=called(say.language, card))


REPLAY: Final = BrusReplay(RULES, say, FACE.about)
"""Instance in the game."""


def ground(view: BrusView, table: Table) -> Canvas:
    """The table, 1000 × 772 px."""
    return Canvas(above_hands(len(SEATS) // _BESIDE, *FIELDS), COLUMNS)


def replay(view: BrusView, table: Table, step: int) -> Iterator[Item]:
    """Picture of a finished hand after so many steps: the table, and four open hands below.

    Raises ``ValueError`` while the hand runs or for a step it does not have.
    """
    match = REPLAY.after(view, step)
    yield from board(view_of(match, None), table, match.deal.uncovered)
    yield Open([(seat, sorted_hand(cards)) for seat, cards in match.deal.hands.items()], _BESIDE)
