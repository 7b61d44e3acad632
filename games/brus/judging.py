"""Analysis of a finished hand: each action by its seat's knowledge, and with open hands.

At every card, dare, turned card and answer the seat's view of that moment is made again, without
hidden cards, and the master chooses from it. If its choice is another one, both are played out by
the policy in the same worlds, drawn once more since a search overrates its own choice. The
difference is the cost: a chance to win the game, by the master's stakes. Only costs clearly beyond
luck are reported.

Then the same moment is solved with all cards open, where the shared solver reaches the end: mostly
from the fourth or fifth trick on. This is hindsight: the best move as the cards lay, not the right
one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from math import sqrt
from random import Random
from typing import Final

from gamekit.api.players import Hint, Rival, Stop
from gamekit.api.review import Tell
from gamekit.search.search import outcome
from gamekit.search.solver import Solver
from games.brus.cards import SEATS
from games.brus.computers import against, explain
from games.brus.players.core.kernel import PASS, SCALE
from games.brus.players.core.policy import OpenCards
from games.brus.players.known import CODE, Known, action_of, knowledge_of, mask, move_of
from games.brus.players.thinker import EFFORTS, imagine, policy, stakes_of, think
from games.brus.rules import RULES, BrusDeal, Dare, Play, view
from games.cardgame.actions import Action
from games.cardgame.deal import Match

WORLDS: Final = 250
"""Half the number of worlds in which two moves are compared."""
GLANCE: Final = 60
"""Worlds after which a comparison that shows nothing is given up."""
SURE: Final = 3.0
"""Minimum of a cost in standard errors: a hand has some twenty choices."""
LEAST: Final = 1.0
"""Smallest cost of a reported choice, in per cent of the game."""
FAR: Final = 99
"""Depth of a complete search: more moves than a hand has."""
POSITIONS: Final = 10_000
"""Limit of positions with open hands; beyond it there is no result."""
ALIKE: Final = 0.5
"""Thousandths of the game that make no difference with all cards seen."""


class Seen(Enum):
    """Result of a mistake with open hands."""

    SAME = "same"
    """The better move was the best there too."""
    OTHER = "other"
    """Another move was the best there."""
    HARMLESS = "harmless"
    """It lost nothing, if all had played their best from there."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Verdict:
    """A mistake. An action that is ``None`` is not to dare the turned card (rules 10.6)."""

    trick: int
    """From 1."""
    seat: str
    made: Action | None
    better: Action | None
    cost: float
    """Per cent of the game that the seat's team lost by it."""
    seen: Seen | None = None
    """``None``: too much was still to come, or there was no time to look."""
    best: Action | None = None
    """With all cards seen, if that is :attr:`Seen.OTHER`."""
    step: int = 0
    """Number of actions of the hand up to it, it included."""
    hint: Hint | None = None
    """At the better action; ``None`` without one."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A hand's mistakes in the order in which they were made."""

    hand: int
    mistakes: tuple[Verdict, ...]
    choices: int
    """Number of actions judged: those with a choice."""
    stopped: int | None = None
    """The trick up to which it was judged, if it was stopped; else ``None``."""


def judge(
    state: Match,
    actions: Sequence[Action],
    tell: Tell,
    stop: Stop,
    worlds: int = WORLDS,
) -> Judged:
    """Judge what was done from right after a dealing.

    Stopped, what was found until then; ``TimeoutError`` if that is no mistake.
    """
    assert state.deal is not None, "a hand has been dealt"
    mistakes: list[Verdict] = []
    choices = 0
    for step, action in enumerate(actions):
        tell(step, len(actions))
        for seat, made, said in _done(state, action):
            known = knowledge_of(view(state, seat))
            choice = known.at.moves() != [known.at.stand_in(made)]
            found = _judged(state, known, made, said, worlds, stop) if choice else None
            if stop():
                if not mistakes:
                    raise TimeoutError
                return Judged(state.number, tuple(mistakes), choices, state.deal.trick_number)
            choices += choice
            if found is not None:
                # A missed dare belongs to the taking up before.
                found = replace(found, step=step if said is None else step + 1)
                mistakes.append(_with_all_seen(found, state.deal, known, made, stop))
        state = RULES.accept(state, action)
    tell(len(actions), len(actions))
    return Judged(state.number, tuple(mistakes), choices)


def _done(state: Match, action: Action) -> Iterator[tuple[str, int, Action | None]]:
    """Seat and choice of an action, as the kernel's move and the game's.

    A player who might have dared the turned card did not, once the next card is played.
    """
    if isinstance(action, Play):
        for one in SEATS:
            if Dare(one) in RULES.legal_actions(state, one):
                yield one, PASS, None
    yield action.seat, move_of(action), action


def _judged(
    state: Match, known: Known, made: int, said: Action | None, worlds: int, stop: Stop
) -> Verdict | None:
    """The verdict of a move if it is a mistake, by what its seat knew."""
    effort = EFFORTS["master"]
    number, hand = state.number, state.deal
    better = think(known, effort, number, stop).move
    if better == known.at.stand_in(made):
        return None
    rng = Random(f"{number} measure {known.moment} {known.me}")
    drawn = imagine(known, replace(effort, worlds=(2 * worlds,)), rng, policy(), stop)
    cost, error = compare(known, better, made, *drawn, stop)
    if cost < LEAST or cost < SURE * error:
        return None
    seat = SEATS[known.me]
    right = action_of(better, seat, hand.hands[seat])
    code, values = explain(known, better, number, stop)
    hint = Hint(RULES.encode(right), f"hint-{code}", values) if right else None
    if hint is not None and said is not None:
        why = against(known, better, said, drawn[0], drawn[1], stop)
        if why is not None:
            hint = replace(hint, rivals={RULES.encode(said): Rival(cost, error, *why)})
            hint = hint.compared(RULES.encode(said))
    return Verdict(hand.trick_number, seat, said, right, cost, hint=hint)


def compare(
    known: Known, better: int, made: int, worlds: list[list[int]], weights: list[float], stop: Stop
) -> tuple[float, float]:
    """Loss of one move against another in per cent of the game, and its standard error."""
    mind, stakes = policy(), stakes_of(known)
    sign = 100.0 / SCALE * (1.0 if known.me & 1 == 0 else -1.0)
    found: list[tuple[float, float]] = []
    for world, weight in zip(worlds, weights, strict=False):
        if stop():
            return 0.0, 0.0  # Nobody will ask for it.
        gain = outcome(known.at, world, better, mind, stakes)
        gain -= outcome(known.at, world, made, mind, stakes)
        found.append((weight, sign * gain))
        if len(found) == GLANCE:
            cost, error = _mean(found)
            if cost < error:
                return 0.0, 0.0
    return _mean(found)


def _mean(found: list[tuple[float, float]]) -> tuple[float, float]:
    """The weighted mean and its standard error.

    Where a few worlds have nearly all the weight they may agree by chance: then all of them tell
    how far worlds differ.
    """
    total = sum(weight for weight, _ in found)
    if total <= 0.0:
        return 0.0, 0.0
    number = total * total / sum(weight * weight for weight, _ in found)
    mean = sum(weight * gain for weight, gain in found) / total
    spread = sum(weight * (gain - mean) ** 2 for weight, gain in found) / total
    evenly = sum(gain for _, gain in found) / len(found)
    alike = sum((gain - evenly) ** 2 for _, gain in found) / len(found)
    return mean, sqrt(max(spread, alike) / number)


def _with_all_seen(found: Verdict, hand: BrusDeal, known: Known, made: int, stop: Stop) -> Verdict:
    """The verdict, and what all cards say of it if that is found out."""
    at = known.at.copy()
    turned = CODE[hand.down] if hand.down is not None else -1
    stock = [CODE[card] for card in hand.stock]
    at.enter([*(mask(hand.hands[seat]) for seat in SEATS), turned, *stock])
    stakes, sign = stakes_of(known), 1.0 if known.me & 1 == 0 else -1.0
    # Each position is played to its end, so the stop is asked for at every one.
    solver = Solver(OpenCards(policy(), stakes), stakes, stop, FAR, POSITIONS, often=0)
    worths = {move: sign * value for move, value in solver.worths(at)}
    if not solver.exact:
        return found
    own = worths.get(known.at.stand_in(made))
    if own is None:  # Run, which loses the game.
        at.play(made)
        own = sign * stakes.value(at)
    best = max(worths, key=worths.__getitem__)
    enough = worths[best] - ALIKE
    if own >= enough:
        return replace(found, seen=Seen.HARMLESS)
    seat, held = found.seat, hand.hands[found.seat]
    if any(worths[one] >= enough and action_of(one, seat, held) == found.better for one in worths):
        return replace(found, seen=Seen.SAME)
    return replace(found, seen=Seen.OTHER, best=action_of(best, seat, held))
