"""Computer players of Briscon (:mod:`gamekit.api.players`): a view goes in, an action comes out.

Calls (rules 11.3, 11.4, 11.6): players who count say « aus » at the first moment with 600 points,
and never before: the other may have them next. Robbing comes before melding, since the card that
comes may be melded; marriages and fours of a kind cost nothing and are melded at once. A sequence
may be kept for a longer one, so that is for :mod:`games.briscon.players.thinker`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Final

from gamekit.api.players import Hint, Rival, Stop
from gamekit.cards.cards import Suit
from gamekit.cards.engine import Phase
from gamekit.search.search import Tally, lead
from games.briscon.cards import SEATS
from games.briscon.melds import Kind, meld_of
from games.briscon.players.core.kernel import (
    CARD_POINTS,
    DRAWS,
    KINGS,
    MELD,
    QUEENS,
    RUN_TENTHS,
    BrisconPosition,
)
from games.briscon.players.core.stakes import SCALE
from games.briscon.players.known import CARDS, Known, cards_of, knowledge_of
from games.briscon.players.thinker import (
    EFFORTS,
    chances,
    game_stakes,
    policy,
    seeded,
    think,
)
from games.briscon.rules import GOAL, RULES, BrisconView, Meld, Out, Rob
from games.cardgame.actions import Action, Play
from games.own_engine.comparing import Card, Compared, Line, hinted
from games.own_engine.thinking import EnginePlayers, Thought, by_whim

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

    def of_move(self, view: BrisconView, known: Known, seed: int, stop: Stop, longer: int) -> Hint:
        """See :func:`hint_at`."""
        effort = EFFORTS["master"]
        effort = replace(effort, worlds=tuple(2 * longer * size for size in effort.worlds))
        return hint_at(known, think(known, effort, game_stakes(known), seed, stop), stop)

    def warm_up(self) -> None:
        """Load trained weights and chances of games."""
        policy()
        chances()


COMPUTERS: Final = BrisconPlayers((*WHIMS, "club", *EFFORTS))
"""Instance in the game."""


# -- reasons of hints ------------------------------------------------------------------------------


def hint_at(known: Known, thought: Thought, stop: Stop) -> Hint:
    """Hint at a search's move; losses are in per cent of the game.

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
    rivals, same = compare(known, thought, stop)
    hint = Hint(RULES.encode(action), f"hint-{code}", values, alike=same)
    return hinted(hint, rivals, "hint-solved" if thought.exact else "hint-best-chance")


def compare(known: Known, thought: Thought, stop: Stop) -> tuple[dict[str, Rival], tuple[str, ...]]:
    """The other moves, and the actions that do the same as the best one."""
    best, rivals, same = thought.move, dict[str, Rival](), list[str]()
    if not thought.tallies:
        return rivals, ()
    worlds = thought.worlds[:WORLDS]
    tallies = {tally.move: tally for tally in thought.tallies}
    lines = {
        move: [played_out(known.at, move, world) for world in worlds if not stop()]
        for move in tallies
    }
    for move, tally in tallies.items():
        name = RULES.encode(action_of(known, move))
        if move == best:
            continue
        if tally.values == tallies[best].values[: len(tally.values)]:
            same.append(name)
            continue
        loss = 100.0 / SCALE * lead(tallies[best], tally)[0]
        error = 100.0 / SCALE * _error(tallies[best], tally, thought.worlds, known.me ^ 1)
        why = None
        if MELD not in (best, move) and len(lines[best]) == len(lines[move]) > 0:
            cards = card_of(known, best), card_of(known, move)
            why = Compared(*cards, lines[best], lines[move], [1.0] * len(lines[best])).why()
        rivals[name] = Rival(round(loss, 2), round(error, 2), *(why or ("", {})))
    return rivals, tuple(same)


def _error(one: Tally, other: Tally, worlds: Sequence[list[int]], seat: int) -> float:
    """Standard error of a lead, in worlds that repeat likely hands of a seat."""
    gains = [own - their for own, their in zip(one.values, other.values, strict=False)]
    mean, sums = sum(gains) / len(gains), defaultdict[int, float](float)
    for gain, world in zip(gains, worlds, strict=False):
        sums[world[seat]] += gain - mean
    return sqrt(sum(part * part for part in sums.values())) / len(gains)


def card_of(known: Known, number: int) -> Card:
    """The card of a move, as reasons compare it."""
    at, part, card = known.at, number & 24, CARDS[number]
    pair = 6 << part
    kept = known.hand & pair == pair and pair >> number & 1 and not at.wed >> part & 2
    free = known.hand & ~at.used
    return Card(
        number,
        CARD_POINTS[number],
        (card.rank.name.lower(), card.suit.value),
        sure=at.led >= 0 or _sure(known, number),
        last=at.led >= 0,
        leads=at.led < 0,
        trump=number >> 3 == at.trump,
        pair=bool(kept),
        joins=_joins(at, number),
        sequence=_run(at, free, number >> 3) - _run(at, free & ~(1 << number), number >> 3),
    )


def _sure(known: Known, card: int) -> bool:
    """Whether the cards seen decide that a card led takes the trick."""
    at, suit = known.at, 255 << (card & 24)
    held = known.must if known.must.bit_count() == known.other else known.must | known.unseen
    exact, spent = held.bit_count() == known.other, at.drawn == DRAWS
    if held & suit & ((1 << card) - 1):
        return False
    follows = exact and spent and held & suit
    return bool(card >> 3 == at.trump or follows or not held & 255 << 8 * at.trump)


def _run(at: BrisconPosition, held: int, suit: int) -> int:
    """Points of the best sequence of a suit."""
    return RUN_TENTHS[held >> 8 * suit & 255] * (10 if suit == at.trump else 5)


def reasons(known: Known, thought: Thought) -> dict[str, bool]:
    """All codes of hints at cards: the first true one is the reason of a choice."""
    at, card = known.at, thought.move
    leads, follows, takes = at.led < 0, card >> 3 == at.led >> 3, at.led >= 0 and _takes(at, card)
    part = 255 << (card & 24)
    higher = ((1 << card) - 1) & part & ~(known.hand | at.gone)
    # King and queen of each suit whose marriage may still be melded.
    pairs = (6 << 8 * suit for suit in range(4) if not at.wed >> 8 * suit & 2)
    kept = (other for other in pairs if not other >> card & 1)
    return {
        "only-card": len(at.moves()) == 1,
        "leads-winner": leads and not higher,
        "trick-marriage": takes and _joins(at, card),
        "ruffs": takes and not follows and CARD_POINTS[at.led] + CARD_POINTS[card] > 0,
        "takes-trick": takes,
        "keeps-marriage": not leads and any(known.hand & other == other for other in kept),
        "gives-least": not leads and not CARD_POINTS[card],
        "solved": thought.exact,
        "best-chance": True,
    }


WORLDS: Final = 100
"""Worlds of the search in which moves are played out for the reasons."""


def played_out(at: BrisconPosition, move: int, world: list[int]) -> Line:
    """A move and all that follows by the policy, in points of the seat on turn."""
    end, mind, me = at.copy(), policy(), at.turn
    end.enter(world)
    before, cards = end.total(me) - end.total(me ^ 1), 0
    own, won, first, wed = move, 0, None, 0
    while True:
        if end.turn == me and move != MELD:
            own = move
        led, pairs = end.led, end.wed
        end.play(move)
        if led >= 0:
            points, mine = CARD_POINTS[led] + CARD_POINTS[move], end.turn == me
            if mine:
                cards += points
                won |= 1 << own
            if first is None:
                # Nobody is shown more card points than lie on the table (rules 11.8).
                shown = points if at.led >= 0 else 0
                first = mine, shown, float(points if mine else -points)
                # King and queen of the trick are melded by its winner at once (rules 11.4).
                if end.wed & ~pairs & 2 << (move & 24) and led ^ move == 3:
                    value = 40 if move >> 3 == at.trump else 20
                    wed = value if mine else -value
        if end.over():
            break
        move = mind.pick(end)
    assert first is not None, "a move belongs to a trick"
    total = float(end.total(me) - end.total(me ^ 1) - before)
    extra = float(end.total(me) - cards)
    return Line(*first[:2], first[2] + wed, total - first[2] - wed, won, extra, float(wed))


def _joins(at: BrisconPosition, card: int) -> bool:
    """Whether a card makes a marriage with the one led that still counts."""
    pair = (KINGS | QUEENS) & 255 << (card & 24)
    return at.led >= 0 and 1 << card | 1 << at.led == pair and not pair & at.wed


def _takes(at: BrisconPosition, card: int) -> bool:
    return card < at.led if card >> 3 == at.led >> 3 else card >> 3 == at.trump
