"""Players against each other: duplicate deals and whole matches.

A duplicate deal is played twice with the sides swapped, so the luck of the cards cancels out and
only the players' difference is left. All play goes through views and the rules engine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import process_time

from brouc.actions import Action, Book, Deal, Play
from brouc.cards import PACK, Card
from brouc.match import MatchState, apply
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, Seat, Team
from brouc.slate import net
from brouc.view import View, view
from games.brouc.players.core.stakes import Stakes
from games.brouc.players.play.api import LEVELS, choose, speak
from games.brouc.players.play.baselines import ismcts, pimc, random_card
from games.brouc.players.play.known import Known, knowledge_of, seat_of
from games.brouc.players.play.outlook import match_stakes
from games.brouc.players.play.thinker import EFFORTS, Effort, think

Mind = Callable[[View, int], Action | None]
"""What a player does in its turn: a view and a seed go in."""


@dataclass(slots=True)
class Times:
    """Milliseconds of processor time of one player's decisions, those with a choice only."""

    ms: list[float] = field(default_factory=list)

    def quantile(self, share: float) -> float:
        """The time within which this share of decisions was made."""
        return sorted(self.ms)[min(len(self.ms) - 1, int(share * len(self.ms)))] if self.ms else 0.0


@dataclass(slots=True)
class Score:
    """The outcome of many duplicate deals, for the first player."""

    results: list[float] = field(default_factory=list)
    """A duplicate deal's mean difference in net points."""
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))

    @property
    def mean(self) -> float:
        """Points a deal."""
        return sum(self.results) / len(self.results)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return _error(self.results)


def _error(results: list[float]) -> float:
    n = len(results)
    if n < 2:
        return 0.0
    mean = sum(results) / n
    return float((sum((r - mean) ** 2 for r in results) / (n - 1) / n) ** 0.5)


def mind(name: str) -> Mind:
    """A player by name: a level, ``LEVEL-points`` (plays for points), ``random``, ``rule`` (the
    amateur), ``pimc-N`` or ``ismcts`` (:mod:`games.brouc.players.play.baselines`).

    Raises ``ValueError`` for an unknown name.
    """
    name = "amateur" if name == "rule" else name
    if name in LEVELS:
        # Budgets are counted, not timed: a busy machine must not change a result.
        return lambda seen, seed: choose(seen, name, seed)
    if name == "random":
        return baseline(random_card)
    if name == "ismcts":
        return baseline(ismcts)
    level, _, aim = name.partition("-")
    if level in EFFORTS and aim == "points":
        return searching(EFFORTS[level], by_points=True)
    if level == "pimc" and aim.isascii() and aim.isdigit() and int(aim[:4]) > 0:
        return baseline(lambda known, seed: pimc(known, seed, int(aim[:4])))
    raise ValueError(f"unknown player: {name!r}")


def searching(effort: Effort, by_points: bool) -> Mind:
    """A player that searches with some effort."""

    def play(seen: View, seed: int) -> Action:
        known = knowledge_of(seen)
        stakes = Stakes() if by_points else match_stakes(known)
        return Play(seat_of(known.me), PACK[think(known, effort, stakes, seed).card])

    return play


def baseline(pick: Callable[[Known, int], int]) -> Mind:
    """A player that only chooses cards."""

    def play(seen: View, seed: int) -> Action:
        known = knowledge_of(seen)
        return Play(seat_of(known.me), PACK[pick(known, seed)])

    return play


def pack_from(rng: Random) -> tuple[Card, ...]:
    """A shuffled pack."""
    cards = list(PACK)
    rng.shuffle(cards)
    return tuple(cards)


def duel(first: Mind, second: Mind, deals: int, seed: int) -> Score:
    """Duplicate deals at clean slates: net points of the first player's side less the other's."""
    rng = Random(seed)
    score = Score()
    for number in range(deals):
        dealer, pack = rng.choice(SEATS), pack_from(rng)
        total = 0
        for side in (Team.NS, Team.EW):
            minds = {team: first if team is side else second for team in Team}
            times = {team: score.times[0 if team is side else 1] for team in Team}
            state = apply(MatchState(RuleSet()), Deal(dealer, pack))
            state = play_deal(state, minds, seed * 7919 + number, times)
            assert state.deal is not None, "a deal was dealt"
            points = state.deal.points()
            total += net(points[side], points[side.other]) - net(points[side.other], points[side])
        score.results.append(total / 2)
    return score


def play_deal(
    state: MatchState,
    minds: dict[Team, Mind],
    seed: int,
    times: dict[Team, Times] | None = None,
    watch: Callable[[MatchState, Action], None] | None = None,
) -> MatchState:
    """Play a running deal to its booking; calls are made as soon as they are due."""
    while state.running:
        deal = state.deal
        assert deal is not None, "a running deal"
        action = _call(state) if not deal.trick.cards else None
        if action is None:
            turn = deal.turn
            action = Book() if turn is None else _act(state, turn, minds, seed, times)
        if watch is not None:
            watch(state, action)
        state = apply(state, action)
    return state


def _act(
    state: MatchState,
    turn: Seat,
    minds: dict[Team, Mind],
    seed: int,
    times: dict[Team, Times] | None,
) -> Action:
    seen = view(state, turn)
    began = process_time()
    action = minds[turn.team](seen, seed)
    if times is not None and sum(isinstance(act, Play) for act in seen.legal) > 1:
        times[turn.team].ms.append(1000 * (process_time() - began))
    assert action is not None, "whose turn it is, acts"
    return action


def _call(state: MatchState) -> Action | None:
    """The first call due, the side on lead first (rules 5.2)."""
    deal = state.deal
    assert deal is not None, "a running deal"
    for seat in deal.trick.leader.round():
        action = speak(view(state, seat), "club", 0)
        if action is not None:
            return action
    return None


@dataclass(slots=True)
class Series:
    """The outcome of whole matches, for the first player."""

    won: int = 0
    played: int = 0
    deals: int = 0
    given: int = 0
    """Coches given."""
    taken: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    results: list[float] = field(default_factory=list)
    """Coches given less taken, match by match."""

    @property
    def mean(self) -> float:
        """Coches given less taken a match."""
        return sum(self.results) / len(self.results)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return _error(self.results)


def matches(first: Mind, second: Mind, number: int, seed: int, rules: RuleSet) -> Series:
    """Whole matches with random deals, sides swapped every other match on the same packs."""
    series = Series()
    for i in range(number):
        rng = Random(seed * 1_000_003 + i // 2)
        side = Team.NS if i % 2 == 0 else Team.EW
        minds = {team: first if team is side else second for team in Team}
        state = MatchState(rules)
        dealer = rng.choice(SEATS)
        while state.winner is None:
            deal = Deal(state.next_dealer or dealer, pack_from(rng))
            state = play_deal(apply(state, deal), minds, seed + series.deals)
            series.deals += 1
        series.played += 1
        series.won += state.winner is side
        series.given += state.coches[side.other]
        series.taken += state.coches[side]
        series.results.append(state.coches[side.other] - state.coches[side])
        for result in state.results:
            name = result.ending.value
            series.endings[name] = series.endings.get(name, 0) + 1
    return series
