"""Computer players of Briscon (:mod:`gamekit.api.players`): a view goes in, an action comes out.

Calls (rules 11.3, 11.4, 11.6): players who count say « aus » at the first moment with 600 points,
and never before: the other may have them next. Robbing comes before melding, since the card that
comes may be melded; marriages and fours of a kind cost nothing and are melded at once. A sequence
may be kept for a longer one, so that is for :mod:`games.briscon.players.thinker`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gamekit.api.players import Clear, Hint, Stop, never
from gamekit.cards.cards import Suit
from gamekit.parts.thinking import FunctionPlayers, Thought
from gamekit.search.bits import bits
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob, encode
from games.briscon.engine.match import GOAL
from games.briscon.engine.melds import Kind, Melded, meld_of
from games.briscon.engine.seats import SEATS
from games.briscon.engine.view import Phase, View
from games.briscon.players.core.kernel import CARD_POINTS, KINGS, MELD, QUEENS, BrisconPosition
from games.briscon.players.core.stakes import SCALE
from games.briscon.players.known import CARDS, Known, cards_of, knowledge_of
from games.briscon.players.thinker import (
    EFFORTS,
    by_chance,
    by_policy,
    chances,
    game_stakes,
    policy,
    think,
)

CARELESS: Final = 40
"""Most points by which a beginner undercounts."""


def due(view: View, known: Known, *, slip: int = 0) -> Action | None:
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
    melds = [meld for meld in _melds(view) if meld.kind is not Kind.SEQUENCE]
    if not melds:
        return None
    trump = tuple(Suit)[known.at.trump]
    return Meld(seat, max(melds, key=lambda meld: meld.worth(trump)).cards)


def slip_of(view: View, known: Known, seed: int) -> int:
    """Points that a beginner misses before this trick; none after the last."""
    if view.phase is Phase.COUNTING:
        return 0
    return Random(seed * 40 + known.at.done).randrange(0, CARELESS + 1, 5)


def _melds(view: View) -> list[Melded]:
    found = [meld_of(action.cards) for action in view.legal if isinstance(action, Meld)]
    return [meld for meld in found if meld is not None]


# -- levels ----------------------------------------------------------------------------------------

LEVELS: Final[tuple[str, ...]] = ("beginner", "amateur", "club", "master")
"""From the weakest to the strongest."""
WHIM: Final = 9.0
"""Temperature, in points, at which an amateur follows the policy."""


def choose(view: View, level: str, seed: int, stop: Stop = never) -> Action | None:
    """Due action of the seat: a card or a call; ``None`` without one.

    On the seat's turn the answer is a legal card, a meld, a robbing or « aus »; out of turn, and
    after the sixteenth trick, « aus » or ``None``. The same view, level and seed give the same
    answer, unless ``stop`` comes before the level's budget is used. Raises ``ValueError`` for an
    unknown level, a spectator's view or a match without a deal.
    """
    _check(level)
    known = knowledge_of(view)
    call = _due(view, known, level, seed)
    if call is not None or not _turn(view):
        return call
    return action_of(known, _move(known, level, seed, stop))


def speak(view: View, level: str, seed: int, stop: Stop = never) -> Action | None:
    """A call that the seat wants to make now, in or out of turn, or ``None``. Quick.

    Sequences, which may be kept for longer ones, come from :func:`choose`.
    """
    _check(level)
    return _due(view, knowledge_of(view), level, seed)


def clear(view: View, level: str, seed: int, moves: bool) -> Clear | None:
    """Result of :func:`choose` or :func:`speak` if it needs no search."""
    _check(level)
    known = knowledge_of(view)
    call = _due(view, known, level, seed)
    if call is not None or not moves or not _turn(view):
        return Clear(call)
    if level not in EFFORTS:
        return Clear(action_of(known, _move(known, level, seed, never)))
    options = known.at.moves()
    return Clear(action_of(known, options[0])) if len(options) == 1 else None


def thought_of(view: View, seed: int, stop: Stop = never) -> tuple[Known, Thought]:
    """The master's thoughts in the turn of the view's seat."""
    known = knowledge_of(view)
    return known, think(known, EFFORTS["master"], game_stakes(known), seed, stop)


def action_of(known: Known, move: int) -> Action:
    """A move of the kernel as an action."""
    seat = SEATS[known.me]
    if move == MELD:
        return Meld(seat, cards_of(known.at.run))
    return Play(seat, CARDS[move])


def _due(view: View, known: Known, level: str, seed: int) -> Action | None:
    slip = slip_of(view, known, seed) if level == "beginner" else 0
    return due(view, known, slip=slip)


def _move(known: Known, level: str, seed: int, stop: Stop) -> int:
    if known.at.run and level not in EFFORTS:
        return MELD
    match level:
        case "beginner":
            return careless(known.at, seed)
        case "amateur":
            return by_chance(known, WHIM, seed)
        case "club":
            return by_policy(known)
        case _:
            return think(known, EFFORTS[level], game_stakes(known), seed, stop).move


def _turn(view: View) -> bool:
    return view.deal is not None and view.seat is not None and view.deal.turn is view.seat


def _check(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"unknown level: {level!r}")


# -- rules of thumb --------------------------------------------------------------------------------

SLIPS: Final = 0.3
"""Share of a beginner's cards that are played at random."""


def greedy(at: BrisconPosition) -> int:
    """The card that wins most card points in this trick, or loses least; the cheapest of them.

    On lead the card that is worth least: whatever is led may be taken.
    """
    return max(bits(at.legal()), key=lambda card: (_now(at, card), -_keeping(at, card), card))


def careless(at: BrisconPosition, seed: int) -> int:
    """Card of a beginner: about every third is played at random."""
    rng = Random(seed * 40 + 2 * at.done + (at.led >= 0))
    if rng.random() < SLIPS:
        return rng.choice(bits(at.legal()))
    return greedy(at)


def _now(at: BrisconPosition, card: int) -> int:
    """Card points won in this trick, negative for those lost; a led card counts as lost."""
    if at.led < 0:
        return -CARD_POINTS[card]
    points = CARD_POINTS[at.led] + CARD_POINTS[card]
    return points if _takes(at, card) else -points


def _takes(at: BrisconPosition, card: int) -> bool:
    if card >> 3 == at.led >> 3:
        return card < at.led
    return card >> 3 == at.trump


def _keeping(at: BrisconPosition, card: int) -> int:
    """Value of a card in hand: as a trump, by rank, as half of a marriage."""
    worth = 7 - (card & 7) + (10 if card >> 3 == at.trump else 0)
    hand = at.hand(at.turn)
    pair = (KINGS | QUEENS) & 255 << (card & 24)
    if pair >> card & 1 and hand & pair == pair:
        worth += 15
    return worth


# -- reasons of hints ------------------------------------------------------------------------------

REASONS: Final = (
    "out",
    "rob",
    "meld",
    "only-card",
    "solved",
    "trick-marriage",
    "ruffs",
    "takes-trick",
    "keeps-marriage",
    "leads-winner",
    "gives-least",
    "best-chance",
)
"""All codes that a hint may carry."""


def reasoned(
    view: View, seed: int, stop: Stop = never
) -> tuple[Action, str, dict[str, int], float | None] | None:
    """The master's choice for the view's seat, with reason, figures and margin.

    ``None`` when there is nothing to do. The only figure, ``lying``, is what the trick's two cards
    count: nobody is shown more card points than lie on the table (rules 11.8). The margin over the
    second-best is in per cent of the game.
    """
    known = knowledge_of(view)
    call = due(view, known)
    if call is not None:
        return call, _code_of_call(call), {}, None
    if view.deal is None or view.deal.turn is not view.seat:
        return None
    known, thought = thought_of(view, seed, stop)
    code = "meld" if thought.move == MELD else _code(known, thought)
    figures: dict[str, int] = {}
    if known.at.led >= 0:
        figures["lying"] = CARD_POINTS[known.at.led] + CARD_POINTS[thought.move]
    worth = [100.0 * one.mean() / SCALE for one in thought.tallies[:2]]
    margin = worth[0] - worth[1] if len(worth) == 2 else None
    return action_of(known, thought.move), code, figures, margin


def _code_of_call(call: Action) -> str:
    match call:
        case Out():
            return "out"
        case Rob():
            return "rob"
        case Meld():
            return "meld"
        case _:
            raise ValueError(f"no call: {call!r}")


def _code(known: Known, thought: Thought) -> str:
    at, card = known.at, thought.move
    suit, hand = card >> 3, known.hand
    if len(at.moves()) == 1:
        return "only-card"
    if thought.exact:
        return "solved"
    part = 255 << 8 * suit
    pair = (KINGS | QUEENS) & part
    if at.led < 0:
        higher = ((1 << card) - 1) & part & ~hand & ~at.gone
        return "best-chance" if higher else "leads-winner"
    if suit == at.led >> 3 and card < at.led:
        both = 1 << card | 1 << at.led
        return "trick-marriage" if both == pair and not pair & at.wed else "takes-trick"
    if suit == at.trump and suit != at.led >> 3:
        return "ruffs" if CARD_POINTS[at.led] + CARD_POINTS[card] else "takes-trick"
    if any(hand & other == other for other in _pairs(at.wed) if not other >> card & 1):
        return "keeps-marriage"
    return "gives-least" if not CARD_POINTS[card] else "best-chance"


def _pairs(wed: int) -> list[int]:
    """King and queen of each suit whose marriage may still be melded."""
    return [6 << 8 * suit for suit in range(4) if not wed >> 8 * suit & 2]


def hint(view: View, seed: int, stop: Stop) -> Hint | None:
    """The master's choice and its reason; ``None`` when there is nothing to do."""
    try:
        found = reasoned(view, seed, stop)
    except ValueError:
        return None
    if found is None:
        return None
    action, code, figures, margin = found
    values: dict[str, str | int] = dict(figures)
    if isinstance(action, Play):
        card = action.card
        values |= {"rank": card.rank.name.lower(), "suit": card.suit.value}
    return Hint(encode(action), f"hint-{code}", values, margin)


def warm_up() -> None:
    """Load trained weights and chances of games."""
    policy()
    chances()


COMPUTERS: Final = FunctionPlayers(LEVELS, choose, speak, clear, hint, warm_up)
"""Four levels, from rules of thumb to search."""
