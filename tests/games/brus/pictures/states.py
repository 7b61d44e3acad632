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
from games.brus.cards import SEATS, PerSeat, after
from games.brus.game import SCENES as PICTURES
from games.brus.pictures.board import last_of
from games.brus.rules import (
    RULES,
    BrusDeal,
    BrusView,
    Dare,
    Ending,
    Play,
    RuleSet,
    Run,
    Take,
    Turn,
    view,
)
from games.brus.speech import say
from games.cardgame.actions import Action, Dealing
from games.cardgame.deal import Match
from games.cardgame.kinds import FinalFacts, ReplayFacts
from games.cardgame.speech import Speech
from tests.games.brus.rules.matches import apply, legal_actions, new, winner

NAMES: Final[PerSeat[str]] = Each(SEATS, ("Gudrun", "Björn", "Ingeborg", "Olof"))
CALLED: Final = dict(NAMES.items())


def walk(seed: int, rules: RuleSet | None = None) -> Iterator[Match]:
    """Every state of a random match, the first before its first hand; it ends with the match.

    What may be dared or turned is so half of the time, and every third turned card is run from.
    """
    rng = Random(seed)
    state = new(rules)
    yield state
    while winner(state) is None:
        state = apply(state, _next(state, rng))
        yield state


def _next(state: Match, rng: Random) -> Action | Dealing:
    if state.closed:
        pack = list(PACK)
        rng.shuffle(pack)
        return Dealing(RULES.game.dealer(state) or rng.choice(SEATS), tuple(pack))
    legal: list[Action] = [one for seat in SEATS for one in legal_actions(state, seat)]
    answers = [one for one in legal if isinstance(one, Take | Run)]
    if answers:
        takes = rng.random() < 0.67
        return rng.choice([one for one in answers if isinstance(one, Take) is takes])
    bold = [one for one in legal if not isinstance(one, Play) or one.dared]
    plain = [one for one in legal if isinstance(one, Play) and not one.dared]
    return rng.choice(bold if bold and rng.random() < 0.5 else plain)


@lru_cache(maxsize=8)
def match(seed: int, games: int = 1) -> tuple[Match, ...]:
    return tuple(walk(seed, RuleSet(games)))


def first(wanted: Callable[[Match], bool], games: int = 1) -> Match:
    """The first state as wanted, of the walks from seed 0."""
    return next(state for seed in range(60) for state in match(seed, games) if wanted(state))


def _bold(action: object, kind: type) -> bool:
    return isinstance(action, kind) and (not isinstance(action, Play) or action.dared)


def _who_may(kind: type) -> BrusView:
    """View of the first seat that may dare or turn a card."""
    return next(
        view(state, seat)
        for seed in range(60)
        for state in match(seed)
        for seat in SEATS
        if any(_bold(one, kind) for one in legal_actions(state, seat))
    )


def _hand(wanted: Callable[[BrusDeal], object]) -> Match:
    """The first state with such a hand in progress or just over."""
    return first(lambda state: state.deal is not None and bool(wanted(state.deal)))


START = _hand(lambda hand: True)
EMPTY = first(lambda state: state.deal is None)
DARED = _hand(lambda hand: len(hand.lying) == 3 and hand.lying[1].call)
ASKED = _hand(lambda hand: hand.asked and hand.began.stanti)
RUN = _hand(lambda hand: hand.result and hand.result.ending is Ending.RUN and hand.settled)
OVER = _hand(lambda hand: hand.result and hand.settled and hand.began.stanti and hand.kehren)
STANTO = _hand(lambda hand: hand.result and hand.result.by is None)
WON = first(lambda state: winner(state) is not None, games=3)
FACTS = FinalFacts(4980, {"N": (1512, 1526), "E": (1498, 1487), "W": (1620, 1620)})


def _asked() -> str:
    return after(ASKED.deal.asked.seat)


def _bold_trick() -> Scene:
    shown = view(OVER, None)
    until = max(n for n, one in enumerate(shown.tricks, 1) if any(laid.call for laid in one.laid))
    return Scene("last", last_of(replace(shown, tricks=shown.tricks[:until])))


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
