"""A finished deal, card by card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gamekit.api.face import At
from gamekit.api.panel import Panel
from gamekit.api.scenes import Scene
from nattkort.face import len_of
from nattkort.match import SEATS, Trick, View
from nattkort.words import say


class NattkortReplay:
    """One step a card."""

    def last(self, view: View) -> int:
        """The last card."""
        return sum(len(trick.plays) for trick in view.tricks)

    def stops(self, view: View) -> tuple[int, ...]:
        """The first card of each trick."""
        return tuple(range(1, self.last(view) + 1, 2))

    def step(self, view: View, step: int, at: At, bottom: str | None) -> Panel:
        """The table after so many cards."""
        title = say(at.language, "replay-title", deal=len_of(view), step=step)
        return Panel(title=title, scene=Scene("board", _at(view, step)))

    def film(self, view: View, at: At, bottom: str | None) -> Scene | None:
        """No film."""
        return None

    def summary(self, view: View, at: At) -> str:
        """Tricks of both."""
        sol, natt = (view.taken(seat) for seat in SEATS)
        return say(at.language, "replay-summary", deal=len_of(view), sol=sol, natt=natt)


def _at(view: View, step: int) -> View:
    plays = [play for trick in view.tricks for play in trick.plays][:step]
    tricks = tuple(
        Trick(tuple(plays[i : i + 2]), whole.winner if i + 1 < step else None)
        for i, whole in zip(range(0, step, 2), view.tricks, strict=False)
    )
    return replace(view, tricks=tricks)


REPLAY: Final = NattkortReplay()
