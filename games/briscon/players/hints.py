"""The reason for a move, as data: a code and figures (the sentences: the languages)."""

from __future__ import annotations

from typing import Final

from gamekit.api.players import Stop, never
from games.briscon.engine.actions import Action, Meld, Out, Rob
from games.briscon.engine.view import View
from games.briscon.players.api import action_of, thought_of
from games.briscon.players.calls import due
from games.briscon.players.core.cards import CARD_POINTS, KINGS, QUEENS
from games.briscon.players.core.kernel import MELD
from games.briscon.players.known import Known, knowledge_of
from games.briscon.players.thinker import Thought

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


def hint(view: View, seed: int, stop: Stop = never) -> tuple[Action, str, dict[str, int]] | None:
    """The master's choice for the view's seat, with reason and figures.

    ``None`` when there is nothing to do. The only figure, ``lying``, is what the trick's two cards
    count: nobody is shown more card points than lie on the table (rules 11.8).
    """
    known = knowledge_of(view)
    call = due(view, known)
    if call is not None:
        return call, _code_of_call(call), {}
    if view.deal is None or view.deal.turn is not view.seat:
        return None
    known, thought = thought_of(view, seed, stop)
    code = "meld" if thought.move == MELD else _code(known, thought)
    figures: dict[str, int] = {}
    if known.at.led >= 0:
        figures["lying"] = CARD_POINTS[known.at.led] + CARD_POINTS[thought.move]
    return action_of(known, thought.move), code, figures


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
