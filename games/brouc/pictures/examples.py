"""One example of each picture, of a match played by a seeded hand, for the contact sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from io import BytesIO
from random import Random

from PIL import Image

from brouc.actions import Action, Book, Deal, Declare, Dehors, Play
from brouc.cards import PACK, Suit
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import RuleSet
from brouc.seats import PerSeat, Seat, Team
from brouc.view import View, view
from gamekit.api.scenes import Look, Picture
from games.brouc.pictures.analysis import analysis
from games.brouc.pictures.board import board
from games.brouc.pictures.facts import (
    AnalysisFacts,
    BestMarriage,
    CardCost,
    FinalFacts,
    RatingChange,
)
from games.brouc.pictures.final import final
from games.brouc.pictures.hand import hand
from games.brouc.pictures.recap import recap
from games.brouc.pictures.replay import replay_step
from games.brouc.pictures.slate import slate
from render.charts.leaderboard import LeaderboardRow, LeaderboardRows, leaderboard

NAMES = PerSeat("Élodie", "Armand", "Rosalie", "Jean-Luc")
_SEED = 20
_LOOK = Look(language="en")


def match() -> Iterator[MatchState]:
    """A whole match: cards at random, marriages declared, dehors called at 31."""
    rng = Random(_SEED)
    state = MatchState(RuleSet())
    while state.winner is None:
        pack = list(PACK)
        rng.shuffle(pack)
        state = apply(state, Deal(state.next_dealer or Seat.SOUTH, tuple(pack)))
        yield state
        while state.running and state.deal is not None:
            state = apply(state, _next(state, state.deal.turn, rng))
            yield state


def _next(state: MatchState, turn: Seat | None, rng: Random) -> Action:
    if turn is None:
        return Book()
    if state.slate[turn.team] >= 31:
        return Dehors(turn)
    legal = legal_actions(state, turn)
    said = [action for action in legal if isinstance(action, Declare)]
    return said[0] if said else rng.choice([a for a in legal if isinstance(a, Play)])


@lru_cache(maxsize=1)
def _states() -> tuple[MatchState, ...]:
    return tuple(match())


def _first(wanted: Callable[[MatchState], bool]) -> MatchState:
    states = _states()
    return next((state for state in states if wanted(state)), states[-1])


def _in_play() -> MatchState:
    """Mid-deal, three cards on the table, something declared and something marked."""
    return _first(
        lambda s: bool(
            s.running
            and s.deal
            and len(s.deal.trick.cards) == 3
            and s.deal.marks()
            and s.deal.spoken
            and len(s.results) > 2
        )
    )


def _tied() -> tuple[MatchState, Seat]:
    """Somebody may declare a marriage and is to play."""
    state = _first(
        lambda s: (
            s.deal is not None
            and s.deal.turn is not None
            and len(s.deal.hands[s.deal.turn]) > 5
            and any(isinstance(a, Declare) for a in legal_actions(s, s.deal.turn))
        )
    )
    turn = state.deal.turn if state.deal is not None else None
    return state, turn or Seat.SOUTH


def _counted() -> View:
    """A whole deal that was counted, with marriages on the table."""
    return view(
        _first(
            lambda s: bool(not s.running and s.deal and len(s.deal.tricks) == 8 and s.deal.marks())
        ),
        None,
    )


def _board() -> Picture:
    return board(view(_in_play(), None), NAMES, _LOOK)


def _hand() -> Picture:
    state, seat = _tied()
    return hand(view(state, seat), NAMES, _LOOK)


def _slate() -> Picture:
    state = max(
        _states(), key=lambda s: (s.running, sum(s.coches), len(s.deal.spoken) if s.deal else 0)
    )
    return slate(view(state, None), Team.NS, NAMES, _LOOK)


def _final() -> Picture:
    facts = FinalFacts(
        4980,
        BestMarriage(Seat.NORTH, Suit.HEARTS, 60),
        PerSeat(
            RatingChange(1512, 1498),
            RatingChange(1498, 1509),
            RatingChange(1441, 1424),
            RatingChange(1620, 1634),
        ),
    )
    return final(view(_states()[-1], None), NAMES, _LOOK, facts)


def _leaderboard() -> Picture:
    people = (*NAMES, "Дмитрий", "Zoé & Luc")
    rows = tuple(
        LeaderboardRow(
            place,
            name,
            (31 - 4 * place, 5 + 2 * place),
            14 - place,
            str(1650 - 23 * place),
        )
        for place, name in enumerate(people, 1)
    )
    return leaderboard(
        LeaderboardRows("L'Etivaz", ("données", "prises"), "Coches", rows, "cote"), _LOOK
    )


def _analysis() -> Picture:
    costs = {
        1: CardCost(14, 16),
        6: CardCost(0, 19),
        13: CardCost(5, 12),
        17: CardCost(0, 20, True),
    }
    values, value = [62], 62
    for step in range(32):
        value -= 2 * costs[step].open * (1 if step % 3 else -1) if step in costs else 0
        values.append(value)
    facts = AnalysisFacts(tuple(costs.get(n, CardCost()) for n in range(32)), tuple(values))
    return analysis(_counted(), NAMES, facts, _LOOK)


def _opened(make: Callable[[], Picture]) -> Image.Image:
    return Image.open(BytesIO(make().data)).convert("RGB")


EXAMPLES: dict[str, Callable[[], Image.Image]] = {
    "The board": partial(_opened, _board),
    "A hand, for its owner alone": partial(_opened, _hand),
    "The slate": partial(_opened, _slate),
    "After a deal": partial(_opened, lambda: recap(_counted(), NAMES, _LOOK)),
    "The same deal judged": partial(_opened, _analysis),
    "After a match": partial(_opened, _final),
    "The leaderboard": partial(_opened, _leaderboard),
    "A step of a replay": partial(_opened, lambda: replay_step(_counted(), 15, NAMES, _LOOK)),
}
"""Title and picture of each scene."""
