"""Real states for the pictures: seeded random legal play through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from brouc.actions import Announce, Book, Deal, Dehors, Play
from brouc.cards import PACK
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, Seat
from brouc.view import view
from gamekit.api.scenes import Look, Scene
from gamekit.cards.seats import Each
from games.brouc.game import SCENES as PICTURES
from games.brouc.pictures.analysis import AnalysisFacts, CardCost
from games.brouc.pictures.board import last_of
from games.brouc.pictures.final import BestMarriage, FinalFacts
from games.brouc.speech import say
from games.cardgame.kinds import ReplayFacts
from games.cardgame.speech import Speech

NAMES = Each(SEATS, ("Anna", "Bertrand", "Célestine", "Dölf"))
CALLED = {seat.value: name for seat, name in NAMES.items()}


def walk(seed: int, rules: RuleSet | None = None, *, calls: float = 0.6) -> Iterator[MatchState]:
    """Every state of a random match, the first before its first deal; it ends with the match.

    Marriages are declared with the chance ``calls``; dehors and capes only now and then.
    """
    rng = Random(seed)
    state = MatchState(rules or RuleSet())
    yield state
    while state.winner is None:
        if not state.running:
            pack = list(PACK)
            rng.shuffle(pack)
            state = apply(state, Deal(state.next_dealer or rng.choice(SEATS), tuple(pack)))
            yield state
            continue
        for seat in SEATS:
            for action in legal_actions(state, seat):
                rare = isinstance(action, Dehors | Announce)
                if isinstance(action, Play) or not state.running:
                    continue
                chance = 0.004 if rare else calls
                if isinstance(action, Dehors) and state.slate[seat.team] >= 26:
                    chance = 0.10
                if rng.random() < chance and action in legal_actions(state, seat):
                    state = apply(state, action)
                    yield state
        if not state.running:
            continue
        deal = state.deal
        assert deal is not None
        if deal.turn is None:
            state = apply(state, Book())
        else:
            plays = [a for a in legal_actions(state, deal.turn) if isinstance(a, Play)]
            state = apply(state, rng.choice(plays))
        yield state


def first(
    seed: int, wanted: Callable[[MatchState], bool], rules: RuleSet | None = None
) -> MatchState:
    """The first state of a walk that is as wanted."""
    return next(state for state in walk(seed, rules) if wanted(state))


MID = first(3, lambda s: bool(s.deal and s.deal.marks() and len(s.deal.trick.cards) == 3))
"""Three cards lie, a marriage is marked."""
FULL = first(
    3,
    lambda s: bool(
        s.running
        and s.deal
        and s.deal.turn
        and s.deal.tricks
        and s.deal.tricks[-1].marriages
        and not s.deal.trick.cards
    ),
)
"""A complete trick lies there with a marriage in it; who won it leads next."""
START = first(5, lambda s: s.running)
"""Just dealt; the indicator lies open."""
TIED = first(4, lambda s: any("Declare" in repr(view(s, x).legal) for x in SEATS))
"""Somebody may declare."""
OVER = first(
    3, lambda s: not s.running and s.deal is not None and len(s.deal.tricks) == 8 and any(s.coches)
)
*_, WON = walk(3)
ANCIENT = first(6, lambda s: any(s.coches), ruleset("homme-de-brou"))
FACTS = FinalFacts(
    4000,
    {"N": (1500, 1512), "W": (1490, 1478), "E": (1600, 1600)},
    BestMarriage(Seat.NORTH, START.deal.dealt.trump, 60) if START.deal else None,
)
JUDGED = AnalysisFacts(
    tuple(CardCost(14 if n == 2 else 0, 19 if n % 7 == 2 else 0, n in (9, 23)) for n in range(32)),
    tuple(None if n < 2 else 90 - 38 * ((n + 4) // 7) for n in range(33)),
)
"""Two cards unsolved, one mistake, others dear in hindsight, two turning points."""


def _turn(state: MatchState) -> Seat:
    return state.deal.turn if state.deal and state.deal.turn else Seat.SOUTH


LOOK = Look()
"""Of the golden pictures."""
SCENES = {
    "board": Scene("board", view(MID, None)),
    "board-full": Scene("board", view(FULL, None)),
    "board-start": Scene("board", view(START, None)),
    "board-empty": Scene("board", view(next(walk(1)), None)),
    "board-over": Scene("board", view(WON, None)),
    "hand": Scene("hand", view(MID, _turn(MID))),
    "hand-ribbon": Scene(
        "hand", view(TIED, next(x for x in SEATS if "Declare" in repr(view(TIED, x).legal)))
    ),
    "slate": Scene("slate", view(OVER, Seat.NORTH)),
    "slate-ancient": Scene("slate", view(ANCIENT, None)),
    "recap": Scene("recap", view(OVER, None)),
    "recap-called": Scene("recap", view(WON, None)),
    "analysis": Scene("analysis", view(OVER, None), JUDGED),
    "final": Scene("final", view(WON, None), FACTS),
    "replay": Scene("replay", view(OVER, None), ReplayFacts(14)),
    "last": Scene("last", last_of(view(FULL, None))),
}
REFUSED = [
    ("needs AnalysisFacts", Scene("analysis", view(OVER, None))),
    ("over", Scene("analysis", view(MID, None), JUDGED)),
    ("no deal", Scene("hand", replace(view(MID, None), seat=Seat.NORTH, deal=None))),
]
"""Reason and scene."""


def speech(language: str) -> Speech:
    return Speech(say, language, {}, message=False)


def told(kind: str, shown: object, language: str = "fr", data: object = None) -> str:
    return PICTURES.words(Scene(kind, shown, data), CALLED, Look(language))
