"""Computer players of Brus (:mod:`gamekit.api.players`): a view goes in, an action comes out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from gamekit.api.players import Hint, Rival, Stop, never
from gamekit.search.search import lead
from games.brus.players.core.kernel import (
    BEATING,
    BLANK,
    BRUS,
    DARE,
    DARED,
    HUND,
    PASS,
    RUN,
    SCALE,
    SEVEN,
    SEVENS,
    STOCKED,
    TAKE,
    TURNED,
    BrusPosition,
)
from games.brus.players.known import Known, action_of, knowledge_of, move_of
from games.brus.players.thinker import EFFORTS, chances, imagine, policy, seeded, think
from games.brus.rules import RULES, BrusView, Dare, Play, Run, Take, Turn
from games.cardgame.actions import Action
from games.own_engine.comparing import LIKELY, Card, Compared, Line, Why, hinted
from games.own_engine.thinking import EnginePlayers, Thought, by_whim, means

WHIMS: Final = {"beginner": 300.0, "amateur": 100.0, "club": 14.0}
"""Temperature of the moves of the levels that do not search, in thousandths of a game."""


class BrusPlayers(EnginePlayers[Known, Action]):
    """Five levels, from the policy with much chance to search."""

    moves = (Play, Turn, Take, Run, Dare)
    calls = (Dare,)
    """To dare the card that one turned (rules 10.6)."""
    searching = EFFORTS
    known = staticmethod(knowledge_of)

    def quick(self, known: Known, level: str, seed: int) -> int:
        """Move by the policy, with as much chance as the level has whims."""
        return by_whim(policy().candidates(known.at), WHIMS[level], seeded(known, seed))

    def only(self, view: BrusView, known: Known) -> int | None:
        """The only candidate; ``None``: there is a choice."""
        found = policy().candidates(known.at)
        return found[0][0] if len(found) == 1 else None

    def search(
        self, view: BrusView, known: Known, level: str, seed: int, stop: Stop
    ) -> Action | None:
        """Best move of some played out."""
        return self.action(view, known, think(known, EFFORTS[level], seed, stop).move)

    def action(self, view: BrusView, known: Known, move: int) -> Action | None:
        """Move as an action; not daring the turned card is ``None``."""
        assert view.seat is not None, "no spectator gets here"
        return action_of(move, view.seat, view.hand)

    def of_move(
        self, view: BrusView, known: Known, seed: int, stop: Stop, longer: int
    ) -> Hint | None:
        """Hint at a move; ``None`` for not daring the turned card."""
        effort = EFFORTS["master"]
        effort = replace(effort, worlds=tuple(longer * size for size in effort.worlds))
        thought = think(known, effort, seed, stop, every=True)
        action = self.action(view, known, thought.move)
        if action is None:
            return None
        code, values = explain(known, thought.move, seed, stop)
        rivals, same = compare(view, known, thought, stop)
        alike = tuple(one for one in same if one != RULES.encode(action))
        return hinted(Hint(RULES.encode(action), f"hint-{code}", values, alike=alike), rivals)

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


def compare(
    view: BrusView, known: Known, thought: Thought, stop: Stop
) -> tuple[dict[str, Rival], tuple[str, ...]]:
    """The other moves, and the actions that do the same as the best one."""
    tallies = {tally.move: tally for tally in thought.tallies}
    if not tallies:
        return {}, ()
    best, rivals, same = thought.move, dict[str, Rival](), list[str]()
    lines = dict[int, list[Line]]()
    for action in view.legal:
        move = move_of(action)
        other = known.at.stand_in(move)
        if same_move(known.at, move, best) or tallies[best].values == tallies[other].values:
            same.append(RULES.encode(action))
            continue
        loss, error = (100.0 / SCALE * one for one in lead(tallies[best], tallies[other]))
        worlds, weights = thought.worlds, thought.weights
        why = against(known, best, action, worlds, weights, stop, lines)
        rivals[RULES.encode(action)] = Rival(round(loss, 2), round(error, 2), *(why or ("", {})))
    return rivals, tuple(same)


def against(
    known: Known,
    best: int,
    made: Action,
    worlds: Sequence[list[int]],
    weights: Sequence[float],
    stop: Stop,
    lines: dict[int, list[Line]] | None = None,
) -> Why | None:
    """Reason for a move against another action; ``lines`` keeps what was played out."""
    known_lines = {} if lines is None else lines
    other = known.at.stand_in(move_of(made))
    for move in (best, other):
        if move not in known_lines:
            playing = takewhile(lambda _: not stop(), worlds[:WORLDS])
            known_lines[move] = [played_out(known.at, move, world) for world in playing]
    one, two = known_lines[best], known_lines[other]
    if not one or len(one) != len(two):
        return None
    second = card_of(known, other)
    if isinstance(made, Play):
        second = replace(second, name=(made.card.rank.name.lower(), made.card.suit.value))
    found = Compared(card_of(known, best), second, one, two, weights[: len(one)])
    return by_cards(known.at, best, other, found) or by_hand(found)


def by_cards(at: BrusPosition, best: int, other: int, found: Compared) -> Why | None:
    """A reason for a card or a dare; ``None`` where a card is turned or a turned one answered."""
    if best < DARED and other < DARED:
        return found.why()
    dares, risks = _dared(at, best), _dared(at, other)
    if dares and not risks and _laid(at, best) == _laid(at, other) and found.now >= LIKELY:
        return "why-dares", {"own": round(10 * found.now), "strokes": dares}
    if risks and not dares and found.other_now <= 1 / 2:
        return "why-risky", {"own": round(10 * found.other_now), "strokes": risks + 1}
    return None


def _dared(at: BrusPosition, move: int) -> int:
    """Strokes that a dare is worth (rules 10.5); 0 for another move."""
    if not (move == DARE or DARED <= move < TURNED):
        return 0
    return 2 if _laid(at, move) == BRUS and (move == DARE or not at.laid) else 1


def _laid(at: BrusPosition, move: int) -> int:
    """The card of a move; of a dare of the turned card, that one."""
    return at.best if move in (DARE, PASS) else move & 31


def by_hand(found: Compared) -> Why | None:
    """A reason for a call: how often the side wins the hand or ties it, times in ten."""
    chances = found.extra, found.other_extra, found.tied, found.other_tied
    own, other, tie, lost = (round(10 * chance) for chance in chances)
    if own < other or own + tie - other - lost < 2:
        return None
    return "why-hand", {"own": own, "other": other, "tie": tie, "saved": lost}


def card_of(known: Known, move: int) -> Card:
    """The card of a move, as reasons compare it."""
    at, code = known.at, _laid(known.at, move)
    takes = not at.laid or wins(at, code)
    best, holder = (code, at.turn) if takes else (at.best, at.winner)
    others = [seat for seat in _after(at) if (seat ^ holder) & 1]
    higher = _higher(at, best) & ~(at.gone | at.hands[at.turn])
    return Card(
        code,
        sure=not others or not higher,
        last=at.laid == 3,
        leads=at.laid == 0,
        strokes=_beaten(at) if takes else 0,
    )


def _after(at: BrusPosition) -> list[int]:
    """Seats that still play to this trick."""
    return [at.turn + step & 3 for step in range(1, 4 - at.laid)]


def _higher(at: BrusPosition, best: int) -> int:
    """Cards that would take the trick from the one that holds it."""
    counts = at.seven if at.laid else SEVEN <= best < BLANK and at.done < STOCKED
    if counts:
        return ((1 << best) - 1) & SEVENS
    return ((1 << min(best, SEVEN)) - 1) & BEATING


def _beaten(at: BrusPosition) -> int:
    """Strokes that the side on turn wipes if it beats what the others dared (rules 10.5)."""
    due, dares = 0, at.dares
    while dares:
        if (dares ^ at.turn) & 1:
            due += (dares >> 2 & 3) + 1
        dares >>= 5
    return min(due, at.strokes(at.turn & 1) - 1)


def played_out(at: BrusPosition, move: int, world: list[int]) -> Line:
    """A move and all that follows by the policy; leads are in tricks."""
    end, mind, me = at.copy(), policy(), at.turn
    end.enter(world)
    side, before = me & 1, _lead(end, me & 1)
    own, won, first = _laid(at, move), 0, None
    while True:
        if end.turn == me and move < RUN:
            own = move & 31
        tricks = end.tricks(side)
        if end.play(move):
            took = end.tricks(side) > tricks or (end.asked and end.leader & 1 == side)
            if end.winner == me and not end.asked:
                won |= 1 << own
            if first is None:
                first = took, 0, float(_lead(end, side) - before)
        if end.over():
            break
        move = mind.pick(end)
    assert first is not None, "a hand ends with a trick"
    ran = end.asked  # The hand ended before the turned card was taken up.
    hand = end.leader & 1 == side if ran else end.tricks(side) == 5
    later, tied = float(_lead(end, side) - before) - first[2], not ran and end.tricks(0) == 4
    return Line(*first, later, won, float(hand), tied=tied and end.tricks(1) == 4)


def _lead(end: BrusPosition, side: int) -> int:
    return end.tricks(side) - end.tricks(side ^ 1)


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
