"""Real states for the pictures: seeded random legal play through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from gamekit.api.scenes import Look, Scene
from gamekit.cards.seats import Each
from games.briscon.cards import SEATS, PerSeat
from games.briscon.game import SCENES as PICTURES
from games.briscon.pictures.board import last_of
from games.briscon.rules import RuleSet, view
from games.briscon.speech import say
from games.cardgame.actions import Play
from games.cardgame.deal import Match
from games.cardgame.kinds import FinalFacts, ReplayFacts
from games.cardgame.speech import Speech
from tests.games.briscon.rules.matches import apply, legal_actions, new, random_action, winner

NAMES: PerSeat[str] = Each(SEATS, ("Anna", "Bertrand"))
CALLED = dict(NAMES.items())


def walk(seed: int, rules: RuleSet | None = None, *, outs: float = 0.0) -> Iterator[Match]:
    """Every state of a random match, the first before its first deal; it ends with the match."""
    rng = Random(seed)
    state = new(rules or RuleSet())
    yield state
    while winner(state) is None:
        state = apply(state, random_action(state, rng, outs))
        yield state


def first(
    wanted: Callable[[Match], bool],
    rules: RuleSet | None = None,
    *,
    seed: int = 1,
    outs: float = 0.0,
) -> Match:
    """The first state that is as wanted, of a walk or of one with a later seed."""
    for later in range(seed, seed + 60):
        for state in walk(later, rules, outs=outs):
            if wanted(state):
                return state
    raise AssertionError("no such state in sixty matches")


MID = first(
    lambda s: bool(
        not s.closed and s.deal and s.deal.robbed and s.deal.lying and len(s.deal.melds) > 1
    )
)
"""A card lies, somebody has robbed, something is melded."""
LEAD = first(
    lambda s: bool(
        not s.closed
        and s.deal
        and s.deal.on_lead
        and s.deal.stock
        and any(len(view(s, x).deal.known[x]) > 2 for x in SEATS if x is s.deal.on_lead)  # type: ignore[union-attr]
    ),
    RuleSet(games=3),
)
"""Somebody leads who holds three cards that they have shown."""
LATE = first(
    lambda s: bool(
        not s.closed
        and s.deal
        and s.deal.lying
        and not s.deal.stock
        and s.deal.turn
        and 0
        < sum(isinstance(a, Play) for a in legal_actions(s, s.deal.turn))
        < len(s.deal.hands[s.deal.turn])
    )
)
"""The stock is gone and somebody has to follow."""
OVER = first(
    lambda s: bool(
        s.closed and s.deal and s.deal.robbed and len(s.deal.melds) > 2 and len(s.deal.tricks) == 16
    )
)
OUT = first(
    lambda s: bool(
        s.closed and s.deal and s.deal.result and s.deal.result.said_by and len(s.deal.tricks) > 5
    ),
    outs=0.02,
)
*_, WON = walk(2, RuleSet(games=3))
FACTS = FinalFacts(4000, {"N": (1500, 1512), "S": (1490, 1478)})


def own(state: Match, data: object = None) -> Scene:
    """Hand of the seat on turn."""
    assert state.deal is not None
    return Scene("hand", view(state, state.deal.turn), data)


LOOK = Look()
"""Of the golden pictures."""
SCENES = {
    "board": Scene("board", view(MID, None)),
    "board-lead": Scene("board", view(LEAD, None)),
    "board-empty": Scene("board", view(next(walk(1)), None)),
    "board-over": Scene("board", view(OVER, None)),
    "hand": own(LEAD),
    "hand-late": own(LATE),
    "sheet": Scene("sheet", view(LEAD, None)),
    "sheet-over": Scene("sheet", view(OVER, None)),
    "recap": Scene("recap", view(OVER, None)),
    "recap-out": Scene("recap", view(OUT, None)),
    "final": Scene("final", view(WON, None), FACTS),
    "replay": Scene("replay", view(OVER, None), ReplayFacts(16)),
    "last": Scene("last", last_of(view(LATE, None))),
}
REFUSED = [("no deal", Scene("hand", replace(view(MID, None), seat="N", dealt=False)))]
"""Reason and scene."""


def speech(language: str) -> Speech:
    return Speech(say, language, {}, message=False)


def told(kind: str, shown: object, language: str = "fr", data: object = None) -> str:
    return PICTURES.words(Scene(kind, shown, data), CALLED, Look(language))
