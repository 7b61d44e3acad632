"""Opponents of Brus's levels in duels.

``random``   any legal move
``pimc-N``   N worlds, all equally likely, each searched as if all cards were seen
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gamekit.api.players import never
from gamekit.search.solver import pimc
from games.brus.engine.actions import Action
from games.brus.engine.seats import Team
from games.brus.engine.state import MatchState
from games.brus.engine.view import View
from games.brus.players.api import may_dare
from games.brus.players.codes import action_of
from games.brus.players.core.sight import OpenCards
from games.brus.players.known import Known, knowledge_of
from games.brus.players.thinker import policy, seeded, stakes_of
from tools.lab import Rival

OTHERS: Final = ("random", "pimc-30")
LIMIT: Final = 25
"""Limit of positions in a world before estimates are used."""


def other(name: str) -> Rival:
    """A player beyond the levels; ``ValueError`` if there is none of that name."""
    if name == "random":
        return rival(lambda known, seed: seeded(known, seed).choice(known.at.moves()))
    kind, _, worlds = name.partition("-")
    if kind == "pimc" and worlds.isascii() and worlds.isdigit() and int(worlds[:4]) > 0:
        return rival(lambda known, seed: textbook(known, seed, int(worlds[:4])))
    raise ValueError(f"unknown player: {name!r}")


def worth(before: MatchState, after: MatchState) -> float:
    """Strokes that North-South wiped in the hand, less East-West's."""
    assert after.hand is not None, "a hand was played"
    assert after.hand.result is not None, "it is over"
    ours, theirs = (
        before.strokes[team] - after.hand.result.strokes[team] for team in (Team.NS, Team.EW)
    )
    return float(ours - theirs)


def rival(pick: Callable[[Known, int], int]) -> Rival:
    """A player that picks one of the kernel's moves, the dare of a turned card included."""

    def choose(view: Any, seed: int) -> Action | None:
        return _act(view, seed)

    def speak(view: Any, seed: int) -> Action | None:
        return _act(view, seed) if may_dare(view) else None

    def _act(view: View, seed: int) -> Action | None:
        assert view.seat is not None, "a seat is asked"
        assert view.hand is not None, "a hand is being played"
        return action_of(pick(knowledge_of(view), seed), view.seat, view.hand.hand)

    return Rival(choose, speak)


def textbook(known: Known, seed: int, worlds: int) -> int:
    """The move with the best mean over worlds seen whole."""
    if len(known.at.moves()) == 1:
        return known.at.moves()[0]
    rng, stakes = seeded(known, seed), stakes_of(known)
    drawn = [known.dealer.draw(rng) for _ in range(worlds)]
    sight = OpenCards(policy(), stakes)
    tallies = pimc(known.at, drawn, sight, stakes, never, limit=LIMIT)
    return max(tallies, key=lambda tally: tally.mean()).move
