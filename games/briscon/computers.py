"""Computer players of Briscon (:mod:`gamekit.api.players`): a view goes in, an action comes out.

Calls (rules 11.3, 11.4, 11.6): players who count say « aus » at the first moment with 600 points,
and never before: the other may have them next. Robbing comes before melding, since the card that
comes may be melded; marriages and fours of a kind cost nothing and are melded at once. A sequence
may be kept for a longer one, so that is for :mod:`games.briscon.players.thinker`.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from gamekit.api.players import Hint, Stop
from gamekit.cards.cards import Suit
from gamekit.cards.engine import Phase
from games.briscon.cards import SEATS
from games.briscon.melds import Kind, meld_of
from games.briscon.players.core.kernel import CARD_POINTS, KINGS, MELD, QUEENS, BrisconPosition
from games.briscon.players.core.stakes import SCALE
from games.briscon.players.known import CARDS, Known, cards_of, knowledge_of
from games.briscon.players.thinker import (
    EFFORTS,
    chances,
    game_stakes,
    imagine,
    policy,
    seeded,
    think,
)
from games.briscon.rules import GOAL, RULES, BrisconView, Meld, Out, Rob
from games.cardgame.actions import Action, Play
from games.own_engine.thinking import EnginePlayers, Thought, by_whim, means

CARELESS: Final = 40
"""Most points by which a beginner undercounts."""


def due(view: BrisconView, known: Known, *, slip: int = 0) -> Action | None:
    """The call that is right now whatever the cards do, or ``None``.

    One call at a time: with it made, the next is asked for. ``slip``: points counted too few.
    """
    seat = view.seat
    assert seat is not None, "a seat speaks"
    out, rob = Out(seat), Rob(seat)
    if out in view.legal and known.count(known.me) - slip >= GOAL:
        return out
    if rob in view.legal:
        return rob
    found = (meld_of(one.cards) for one in view.legal if isinstance(one, Meld))
    melds = [meld for meld in found if meld is not None and meld.kind is not Kind.SEQUENCE]
    if not melds:
        return None
    trump = tuple(Suit)[known.at.trump]
    return Meld(seat, max(melds, key=lambda meld: meld.worth(trump)).cards)


def action_of(known: Known, move: int) -> Action:
    """A move of the kernel as an action."""
    seat = SEATS[known.me]
    if move == MELD:
        return Meld(seat, cards_of(known.at.run))
    return Play(seat, CARDS[move])


# -- levels ----------------------------------------------------------------------------------------

WHIMS: Final = {"beginner": 26.0, "amateur": 9.0}
"""Temperature, in points, at which levels follow the policy with some chance."""


class BrisconPlayers(EnginePlayers[Known, Action]):
    """Four levels, from the policy with much chance to search."""

    moves = (Play,)
    calls = (Out, Rob, Meld)
    searching = EFFORTS
    known = staticmethod(knowledge_of)

    def due(self, view: BrisconView, known: Known, level: str, seed: int) -> Action | None:
        """See :func:`due`; sequences, which may be kept for longer ones, are moves.

        A beginner misses some points, but none after the last trick.
        """
        slip = 0
        if level == "beginner" and view.phase is not Phase.COUNTING:
            slip = Random(seed * 40 + known.at.done).randrange(0, CARELESS + 1, 5)
        return due(view, known, slip=slip)

    def quick(self, known: Known, level: str, seed: int) -> int:
        """Any sequence, else a card by the policy."""
        if known.at.run:
            return MELD
        if level in WHIMS:
            return by_whim(policy().scores(known.at), WHIMS[level], seeded(known, seed))
        return policy().pick(known.at)

    def only(self, view: BrisconView, known: Known) -> int | None:
        """The only legal move."""
        moves = known.at.moves()
        return moves[0] if len(moves) == 1 else None

    def search(self, view: BrisconView, known: Known, level: str, seed: int, stop: Stop) -> Action:
        """Best move of some played out, or of the solved rest."""
        stakes = game_stakes(known)
        return self.action(view, known, think(known, EFFORTS[level], stakes, seed, stop).move)

    def action(self, view: BrisconView, known: Known, move: int) -> Action:
        """See :func:`action_of`."""
        return action_of(known, move)

    def of_call(self, known: Known, call: Action) -> Hint:
        """Hint at a call that is due."""
        return Hint(RULES.encode(call), f"hint-{type(call).__name__.lower()}")

    def of_move(self, view: BrisconView, known: Known, seed: int, stop: Stop) -> Hint:
        """See :func:`hint_at`."""
        thought = think(known, EFFORTS["master"], game_stakes(known), seed, stop)
        return hint_at(known, thought, seed, stop)

    def warm_up(self) -> None:
        """Load trained weights and chances of games."""
        policy()
        chances()


COMPUTERS: Final = BrisconPlayers((*WHIMS, "club", *EFFORTS))
"""Instance in the game."""


# -- reasons of hints ------------------------------------------------------------------------------


def hint_at(known: Known, thought: Thought, seed: int, stop: Stop) -> Hint:
    """Hint at a search's move; the margin is in per cent of the game.

    The only figure, ``lying``, is what the trick's two cards count: nobody is shown more card
    points than lie on the table (rules 11.8).
    """
    action, values, code = action_of(known, thought.move), dict[str, str | int](), "meld"
    if known.at.led >= 0:
        values["lying"] = CARD_POINTS[known.at.led] + CARD_POINTS[thought.move]
    if isinstance(action, Play):
        card = action.card
        values |= {"rank": card.rank.name.lower(), "suit": card.suit.value}
        code = next(code for code, true in reasons(known, thought).items() if true)
        if code == "best-chance":
            code = compared(known, thought, seed, stop)
    worth = [100.0 * one.mean() / SCALE for one in thought.tallies[:2]]
    margin = worth[0] - worth[1] if len(worth) == 2 else None
    return Hint(RULES.encode(action), f"hint-{code}", values, margin)


def reasons(known: Known, thought: Thought) -> dict[str, bool]:
    """All codes of hints at cards: the first true one is the reason of a choice."""
    at, card = known.at, thought.move
    leads, follows, takes = at.led < 0, card >> 3 == at.led >> 3, at.led >= 0 and _takes(at, card)
    part = 255 << (card & 24)
    pair = (KINGS | QUEENS) & part
    higher = ((1 << card) - 1) & part & ~(known.hand | at.gone)
    # King and queen of each suit whose marriage may still be melded.
    pairs = (6 << 8 * suit for suit in range(4) if not at.wed >> 8 * suit & 2)
    kept = (other for other in pairs if not other >> card & 1)
    return {
        "only-card": len(at.moves()) == 1,
        "solved": thought.exact,
        "leads-winner": leads and not higher,
        "trick-marriage": takes and 1 << card | 1 << at.led == pair and not pair & at.wed,
        "ruffs": takes and not follows and CARD_POINTS[at.led] + CARD_POINTS[card] > 0,
        "takes-trick": takes,
        "keeps-marriage": not leads and any(known.hand & other == other for other in kept),
        "gives-least": not leads and not CARD_POINTS[card],
        "best-chance": True,
    }


PARTS: Final = ("by-trick", "by-own-melds", "by-their-melds", "by-later-tricks")
"""Codes for the largest part of a move's lead over the runner-up."""
WORLDS: Final = 100
"""Worlds in which both are played out for it."""


def compared(known: Known, thought: Thought, seed: int, stop: Stop) -> str:
    """Why a move is better than the runner-up, if all go on by the policy."""
    moves = [one.move for one in thought.tallies[:2]]
    effort = replace(EFFORTS["master"], worlds=(WORLDS,))
    worlds = imagine(known, effort, seeded(known, seed), stop) if len(moves) == 2 else []

    def measure(world: list[int]) -> tuple[float, ...]:
        leads = (_played_out(known.at, move, world) for move in moves)
        return tuple(one - other for one, other in zip(*leads, strict=True))

    parts = means(worlds, [1.0] * len(worlds), measure, stop) or [0.0]
    largest = max(parts)
    return PARTS[parts.index(largest)] if largest > 1 and sum(parts) > 0 else "best-chance"


def _played_out(at: BrisconPosition, move: int, world: list[int]) -> tuple[int, int, int, int]:
    """The lead in points of the seat on turn, by :data:`PARTS`."""
    end, mind, me = at.copy(), policy(), at.turn
    end.enter(world)
    won, leads = [0, 0], list[int]()
    while not end.over():
        led = end.led
        end.play(move)
        if led >= 0:
            points = CARD_POINTS[led] + CARD_POINTS[move]
            won[end.turn] += points
            leads.append(points if end.turn == me else -points)
        if not end.over():
            move = mind.pick(end)
    own, other = (end.total(seat) - won[seat] for seat in (me, me ^ 1))
    return leads[0], own, -other, sum(leads[1:])


def _takes(at: BrisconPosition, card: int) -> bool:
    return card < at.led if card >> 3 == at.led >> 3 else card >> 3 == at.trump
