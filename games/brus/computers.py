"""Computer players of Brus (:mod:`gamekit.api.players`): a view goes in, an action comes out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gamekit.api.players import Hint, Stop, never
from games.brus.engine.actions import Action, Answer, Dare, Play, Turn, encode
from games.brus.engine.view import View
from games.brus.players.core.kernel import (
    BLANK,
    DARE,
    DARED,
    HUND,
    PASS,
    RUN,
    SCALE,
    SEVEN,
    STOCKED,
    TAKE,
    TURNED,
    BrusPosition,
)
from games.brus.players.known import Known, action_of, knowledge_of, move_of
from games.brus.players.thinker import EFFORTS, chances, imagine, policy, seeded, think
from games.own_engine.thinking import EnginePlayers, by_whim, means

WHIMS: Final = {"beginner": 300.0, "amateur": 100.0, "club": 14.0}
"""Temperature of the moves of the levels that do not search, in thousandths of a game."""


class BrusPlayers(EnginePlayers[Known, Action]):
    """Five levels, from the policy with much chance to search."""

    moves = (Play, Turn, Answer, Dare)
    calls = (Dare,)
    """To dare the card that one turned (rules 10.6)."""
    searching = EFFORTS
    known = staticmethod(knowledge_of)

    def quick(self, known: Known, level: str, seed: int) -> int:
        """Move by the policy, with as much chance as the level has whims."""
        return by_whim(policy().candidates(known.at), WHIMS[level], seeded(known, seed))

    def only(self, view: View, known: Known) -> int | None:
        """The only candidate; ``None``: there is a choice."""
        found = policy().candidates(known.at)
        return found[0][0] if len(found) == 1 else None

    def search(self, view: View, known: Known, level: str, seed: int, stop: Stop) -> Action | None:
        """Best move of some played out."""
        return self.action(view, known, think(known, EFFORTS[level], seed, stop).move)

    def action(self, view: View, known: Known, move: int) -> Action | None:
        """Move as an action; not daring the turned card is ``None``."""
        assert view.seat is not None, "no spectator gets here"
        assert view.deal is not None, "a hand is being played"
        return action_of(move, view.seat, view.deal.hand)

    def of_move(self, view: View, known: Known, seed: int, stop: Stop) -> Hint | None:
        """Hint at a move; ``None`` for not daring the turned card."""
        thought = think(known, EFFORTS["master"], seed, stop)
        action = self.action(view, known, thought.move)
        if action is None:
            return None
        code, values = explain(known, thought.move, seed, stop)
        cards = ((one, move_of(one)) for one in view.legal if isinstance(one, Play | Turn))
        same = {one: move for one, move in cards if same_move(known.at, move, thought.move)}
        others = [one for one in thought.tallies if one.move not in same.values()]
        best = 100.0 * thought.tallies[0].mean() / SCALE if others else 0.0
        margin = best - max(100.0 * one.mean() / SCALE for one in others) if others else None
        alike = tuple(encode(one) for one in same if one != action)
        return Hint(encode(action), f"hint-{code}", values, margin, alike)

    def warm_up(self) -> None:
        """Load trained weights and chances of games."""
        policy()
        chances()


COMPUTERS: Final = BrusPlayers((*WHIMS, *EFFORTS))
"""Instance in the game."""


# -- reasons of hints ------------------------------------------------------------------------------

WORLDS: Final = 120
"""Worlds in which the move is played out for the figures."""


def explain(known: Known, move: int, seed: int, stop: Stop = never) -> tuple[str, dict[str, int]]:
    """Why a move: the code, and chances of the seat's side in per cent.

    ``trick``: it takes this trick. ``hand``: it wins the hand; where the others have turned, wins
    or ties it by playing on. ``runs``: the others run. Stopped at once, all are 0.
    """
    effort = replace(EFFORTS["master"], worlds=(WORLDS,))
    mind, side = policy(), known.me & 1
    worlds, weights = imagine(known, effort, seeded(known, seed), mind, stop)

    def measure(world: list[int]) -> tuple[float, ...]:
        end = known.at.copy()
        end.enter(world)
        before = end.tricks(side)
        done = end.play(TAKE if move == RUN else move)
        while not done:
            done = end.play(mind.pick(end))
        trick = end.tricks(side) > before
        while not end.over():
            end.play(mind.pick(end))
        ran = end.asked  # The hand ended before the turned card was taken up.
        ties = known.at.asked and end.tricks(side) == end.tricks(side ^ 1)
        won = end.leader & 1 == side if ran else ties or end.tricks(side) == 5
        return trick, won, ran and won

    found = means(worlds, weights, measure, stop)
    chances = (round(100 * one) for one in found or (0, 0, 0))
    values = dict(zip(("trick", "hand", "runs"), chances, strict=True))
    codes = reasons(known.at, move, found is not None, **values)
    return next(code for code, true in codes.items() if true), values


def wins(at: BrusPosition, card: int) -> bool:
    """Whether a card takes the trick as it lies."""
    return SEVEN <= card < at.best if at.seven else card < min(at.best, SEVEN)


def reasons(
    at: BrusPosition, move: int, known: bool = True, trick: int = 0, hand: int = 0, runs: int = 0
) -> dict[str, bool]:
    """All codes of hints: the first true one is the reason of a move.

    ``known``: whether the chances are, see :func:`explain`.
    """
    leads, takes, able = at.laid == 0, wins(at, move), at.moves()
    higher = ((1 << move) - 1) & ~(at.gone | at.hands[at.turn])
    dares, turns = move == DARE or DARED <= move < TURNED, TURNED <= move < RUN
    return {
        "runs": move == RUN and known,
        "must-take-up": move == TAKE and RUN not in able,
        "takes-up": move == TAKE and hand > 0,
        "dares": dares and trick >= 50,
        "turns": turns and hand >= 50,
        "turns-away": turns and runs >= 10,
        "only-card": move == PASS or len(able) == 1,
        "best-chance": dares or turns or move in (RUN, TAKE),
        "leads-seven": leads and SEVEN <= move < BLANK and at.done < STOCKED,
        "leads-sure": leads and move < SEVEN and not higher,
        "leads-low": leads and (move >= SEVEN or move > min(able)),
        "leads-high": leads and trick >= 50,
        "leads-out": leads,
        "partner-has-it": not takes and (at.winner ^ at.turn) & 1 == 0 and trick >= 50,
        "takes-trick": takes and trick >= 60,
        "tries-trick": takes,
        "keeps-higher": any(wins(at, card) for card in able if card < DARED),
        "throws-away": True,
    }


def same_move(at: BrusPosition, one: int, other: int) -> bool:
    """Whether two moves do the same, since no card that counts from now on is between theirs."""
    if at.stand_in(one) == at.stand_in(other):
        return True
    low, high = sorted((one, other))
    if low <= HUND or high >= BLANK or low < SEVEN <= high:
        return False
    between = ((1 << high) - 1) & ~((2 << low) - 1)
    unseen = between & ~(at.gone | at.hands[at.turn])
    return not unseen and not (at.laid and low < at.best < high)
