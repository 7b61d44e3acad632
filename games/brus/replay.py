"""Replay of a finished hand of Brus with four open hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import At
from gamekit.cardgame.kinds import EngineReplay
from gamekit.cardgame.speech import Speech
from games.brus.engine.actions import Answer, Dare, Play, Turn
from games.brus.engine.hand import Ending, HandState
from games.brus.engine.view import View
from games.brus.face import FACE
from games.brus.pictures.replay import last_step, states
from games.brus.speech import called, say


class BrusReplay(EngineReplay[View]):
    """Replay whose steps are the actions of a hand: cards, turned cards, answers, dares."""

    def stops(self, view: View) -> tuple[int, ...]:
        """Before the first card of each trick."""
        before = enumerate(states(view)[:-1])
        return tuple(number for number, hand in before if not hand.trick.laid)

    def lines(self, view: View, step: int, say: Speech) -> Iterator[str]:
        """Last action in small print."""
        hands = states(view)
        yield _told(hands[step], say) if 0 < step < len(hands) else say("replay-dealt")

    def summary(self, view: View, at: At) -> str:
        """End of the hand and strokes wiped."""
        result, say = view.results[-1], Speech.of(self._say, at)
        if result.by is None:
            return say("replay-summary-stanto")
        team, wiped = say.team(result.by), result.wiped
        if result.ending is Ending.RUN:
            return say("replay-summary-run", team=team, wiped=wiped)
        own, others = str(result.tricks[result.by]), str(result.tricks[result.by.other])
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


REPLAY: Final = BrusReplay(say, last_step, FACE.about)
"""Instance in the game."""
