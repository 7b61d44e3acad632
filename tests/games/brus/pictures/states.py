"""Real states for the pictures: seeded random legal play through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final

from gamekit.api.scenes import Look, Scene
from gamekit.cards.cards import PACK
from gamekit.cards.seats import Each
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.hand import Ending
from games.brus.engine.match import MatchState, RuleSet, apply, legal_actions
from games.brus.engine.seats import SEATS, PerSeat, Seat
from games.brus.engine.view import View, view
from games.brus.game import SCENES as PICTURES
from games.brus.pictures.board import last_of
from games.brus.speech import say
from games.cardgame.kinds import FinalFacts, ReplayFacts
from games.cardgame.speech import Speech

NAMES: Final[PerSeat[str]] = Each(SEATS, ("Gudrun", "Björn", "Ingeborg", "Olof"))
CALLED: Final = {seat.value: name for seat, name in NAMES.items()}


def walk(seed: int, rules: RuleSet | None = None) -> Iterator[MatchState]:
    """Every state of a random match, the first before its first hand; it ends with the match.

    What may be dared or turned is so half of the time, and every third turned card is run from.
    """
    rng = Random(seed)
    state = MatchState(rules or RuleSet())
    yield state
    while state.winner is None:
        state = apply(state, _next(state, rng))
        yield state


def _next(state: MatchState, rng: Random) -> Action:
    if not state.running:
        pack = list(PACK)
        rng.shuffle(pack)
        return Deal(state.next_dealer or rng.choice(SEATS), tuple(pack))
    legal = [action for seat in SEATS for action in legal_actions(state, seat)]
    answers = [one for one in legal if isinstance(one, Answer)]
    if answers:
        takes = rng.random() < 0.67
        return rng.choice([one for one in answers if one.takes is takes])
    bold = [one for one in legal if not isinstance(one, Play) or one.dared]
    plain = [one for one in legal if isinstance(one, Play) and not one.dared]
    return rng.choice(bold if bold and rng.random() < 0.5 else plain)


@lru_cache(maxsize=8)
def match(seed: int, games: int = 1) -> tuple[MatchState, ...]:
    return tuple(walk(seed, RuleSet(games)))


def first(wanted: Callable[[MatchState], bool], games: int = 1) -> MatchState:
    """The first state as wanted, of the walks from seed 0."""
    return next(state for seed in range(60) for state in match(seed, games) if wanted(state))


def _bold(action: object, kind: type) -> bool:
    return isinstance(action, kind) and (not isinstance(action, Play) or action.dared)


def _who_may(kind: type) -> View:
    """View of the first seat that may dare or turn a card."""
    return next(
        view(state, seat)
        for seed in range(60)
        for state in match(seed)
        for seat in SEATS
        if any(_bold(one, kind) for one in legal_actions(state, seat))
    )


START = first(lambda s: s.deal is not None)
EMPTY = first(lambda s: s.deal is None)
DARED = first(
    lambda s: bool(
        s.running and s.deal and len(s.deal.trick.laid) == 3 and s.deal.trick.laid[1].dared
    )
)
ASKED = first(lambda s: bool(s.deal and s.deal.asked and s.stanti))
RUN = first(
    lambda s: bool(
        s.deal and s.deal.result and s.deal.result.ending is Ending.RUN and s.deal.settled
    )
)
OVER = first(
    lambda s: bool(
        s.deal and s.deal.result and s.deal.settled and s.deal.stanti and s.deal.kehren[:1]
    )
)
STANTO = first(lambda s: bool(s.deal and s.deal.result and s.deal.result.by is None))
WON = first(lambda s: s.winner is not None, games=3)
FACTS = FinalFacts(4980, {"N": (1512, 1526), "E": (1498, 1487), "W": (1620, 1620)})


def _asked() -> Seat:
    assert ASKED.deal is not None
    assert ASKED.deal.asked is not None
    return ASKED.deal.asked.seat.after


def _bold_trick() -> Scene:
    shown = view(OVER, None)
    assert shown.deal is not None
    tricks = shown.deal.tricks
    until = max(n for n, one in enumerate(tricks, 1) if any(laid.dared for laid in one.laid))
    return Scene("last", last_of(replace(shown, deal=replace(shown.deal, tricks=tricks[:until]))))


LOOK = Look("de")
"""Of the golden pictures."""
SCENES = {
    "board": Scene("board", view(DARED, None)),
    "board-start": Scene("board", view(START, None)),
    "board-empty": Scene("board", view(EMPTY, None)),
    "board-asked": Scene("board", view(ASKED, None)),
    "board-run": Scene("board", view(RUN, None)),
    "hand": Scene("hand", _who_may(Play)),
    "hand-turn": Scene("hand", _who_may(Turn)),
    "hand-turned": Scene("hand", _who_may(Dare)),
    "hand-asked": Scene("hand", view(ASKED, _asked())),
    "tableau": Scene("tableau", view(STANTO, None)),
    "tableau-won": Scene("tableau", view(WON, None)),
    "played": Scene("played", view(DARED, None)),
    "recap": Scene("recap", view(OVER, None)),
    "recap-run": Scene("recap", view(RUN, None)),
    "final": Scene("final", view(WON, None), FACTS),
    "replay": Scene("replay", view(OVER, None), ReplayFacts(14)),
    "last": _bold_trick(),
}
REFUSED = [("no deal", Scene("played", view(EMPTY, None)))]
"""Reason and scene."""


def speech(language: str) -> Speech:
    return Speech(say, language, {}, message=False)


def told(kind: str, shown: object, language: str = "fr", data: object = None) -> str:
    return PICTURES.words(Scene(kind, shown, data), CALLED, Look(language))
