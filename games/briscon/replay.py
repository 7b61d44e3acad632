"""Replay of a finished deal of Briscon with open hands and stock."""

from __future__ import annotations

from typing import Final, assert_never

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from gamekit.cardgame.kinds import FilmFacts, ReplayFacts
from games.briscon.engine.actions import Meld, Out, Play, Rob
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import View
from games.briscon.pictures.recap import finished
from games.briscon.pictures.replay import Step, moments, steps
from games.briscon.speech import cards_said, name_of, say
from i18n.cards import card_said, suit_name


class BrisconReplay:
    """Replay whose steps are cards played, robbed and melded, and the final « aus »."""

    def last(self, view: View) -> int:
        """Number of steps; 0 if « aus » came first."""
        return len(steps(view))

    def stops(self, view: View) -> tuple[int, ...]:
        """First step of each trick, calls before its first card included."""
        found = moments(view)
        inner = (n for n in range(1, len(found) - 1) if found[n].there.winner)
        return (0, *inner)

    def step(self, view: View, step: int, at: At, bottom: str | None) -> Panel:
        """Table after a number of steps, and the last action in words."""
        deal, done = finished(view), steps(view)
        title = say(
            at.language,
            "replay-step",
            trump=suit_name(at.language, deal.trump),
            dealer=name_of(at, deal.dealer),
            step=str(step),
            end=str(len(done)),
        )
        lines = (_told(view, done[step - 1], at),) if step else ()
        return Panel(title, lines=lines, scene=Scene("replay", view, ReplayFacts(step, bottom)))

    def film(self, view: View, at: At, bottom: str | None) -> Scene:
        """Animation of the deal, a frame a step."""
        return Scene("film", view, FilmFacts(bottom))

    def summary(self, view: View, at: At) -> str:
        """End of the deal and score."""
        result = view.results[-1]
        return say(
            at.language,
            "replay-summary",
            ending=say(at.language, f"replay-ending-{result.ending.value}"),
            n=str(result.score[Seat.NORTH]),
            s=str(result.score[Seat.SOUTH]),
        )


def _told(view: View, step: Step, at: At) -> str:
    language, person = at.language, name_of(at, step.seat)
    match step:
        case Play(card=card):
            return say(language, "replay-played", person=person, card=card_said(language, card))
        case Meld(cards=cards):
            told = cards_said(language, cards)
            return say(language, "replay-melded", person=person, cards=told)
        case Rob():
            robbed = card_said(language, finished(view).indicator)
            return say(language, "replay-robbed", person=person, card=robbed)
        case Out():
            return say(language, "replay-out", person=person)
        case _:
            assert_never(step)


REPLAY: Final = BrisconReplay()
"""Instance in the game."""
