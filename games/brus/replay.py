"""Replay of a finished hand of Brus with four open hands."""

from __future__ import annotations

from typing import Final

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from gamekit.cardgame.kinds import FilmFacts, ReplayFacts
from games.brus.engine.actions import Answer, Dare, Play, Turn
from games.brus.engine.hand import Ending
from games.brus.engine.view import HandView, View
from games.brus.pictures.replay import Step, steps
from games.brus.speech import called, name_of, say


class BrusReplay:
    """Replay whose steps are the actions of a hand: cards, turned cards, answers, dares."""

    def last(self, view: View) -> int:
        """Number of steps."""
        return len(steps(view))

    def stops(self, view: View) -> tuple[int, ...]:
        """Before the first card of each trick."""
        return tuple(number for number, step in enumerate(steps(view)) if step.leads)

    def step(self, view: View, step: int, at: At, bottom: str | None) -> Panel:
        """Table after a number of steps, and the last action."""
        done, hand = steps(view), _hand(view)
        title = say(
            at.language,
            "replay-step",
            hand=str(hand.number),
            dealer=name_of(at, hand.dealer),
            step=str(step),
            end=str(len(done)),
        )
        known = 0 < step <= len(done)
        line = _told(done[step - 1], hand, at) if known else say(at.language, "replay-dealt")
        return Panel(title, lines=(line,), scene=Scene("replay", view, ReplayFacts(step, bottom)))

    def film(self, view: View, at: At, bottom: str | None) -> Scene:
        """Animation of the hand, a frame a step."""
        return Scene("film", view, FilmFacts(bottom))

    def summary(self, view: View, at: At) -> str:
        """End of the hand and strokes wiped."""
        language, result = at.language, view.results[-1]
        if result.by is None:
            return say(language, "replay-summary-stanto")
        team, wiped = say(language, f"team-{result.by}"), int(result.wiped)
        if result.ending is Ending.RUN:
            return say(language, "replay-summary-run", team=team, wiped=wiped)
        own, others = result.tricks[result.by], result.tricks[result.by.other]
        tricks = {"own": str(own), "others": str(others)}
        return say(language, "replay-summary-won", team=team, wiped=wiped, **tricks)


def _hand(view: View) -> HandView:
    if view.hand is None:
        raise ValueError("a hand is replayed once it is over")
    return view.hand


def _told(step: Step, hand: HandView, at: At) -> str:
    """Action of a step in small print."""
    language, person = at.language, name_of(at, step.action.seat)
    match step.action:
        case Play(card=card, dared=dared):
            key = "replay-dared" if dared else "replay-played"
            return say(language, key, person=person, card=called(language, card))
        case Turn(card=card):
            return say(language, "replay-turned", person=person, card=called(language, card))
        case Answer(takes=takes):
            return say(language, "replay-took" if takes else "replay-ran", person=person)
        case Dare():
            led = [laid.card for trick in hand.tricks for laid in trick.laid[:1]]
            card = led[step.trick - 1]  # Nobody runs from a dare, so the trick is complete.
            return say(language, "replay-dared", person=person, card=called(language, card))


REPLAY: Final = BrusReplay()
"""Instance in the game."""
