"""Computer players of Le Brouc (:mod:`gamekit.api.players`): a view goes in, an action comes out.

They see exactly what their seat may see, since a view holds nothing else (:mod:`brouc.view`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from brouc.actions import Action, Announce, Declare, Dehors, Mark, Play, encode
from brouc.cards import PACK
from brouc.slate import unit
from brouc.view import View
from gamekit.api.players import Hint, Stop
from gamekit.search.bits import bits
from games.brouc.players.calls import demand, due
from games.brouc.players.hints import Reasons
from games.brouc.players.known import Known, knowledge_of, seat_of
from games.brouc.players.rulebot import careless_card, choose_card
from games.brouc.players.thinker import (
    EFFORTS,
    Effort,
    match_stakes,
    only_card,
    outlook,
    policy,
    think,
)
from games.own_engine.comparing import hinted
from games.own_engine.thinking import EnginePlayers, Thought

LEVELS: Final[tuple[str, ...]] = ("beginner", "amateur", "club", "expert", "master")
"""From the weakest to the strongest."""
HINTS: Final = replace(EFFORTS["master"], iterations=1_100)
"""Search of a hint, in which every card is tried equally often."""
Figures = dict[str, float]
"""The numbers behind a hint's reason, by name."""


@dataclass(frozen=True)
class BroucPlayers(EnginePlayers[Known, Action]):
    """Five levels, from rules of thumb to search."""

    longer: int = 1
    """Factor of the tree's descents, for searches that end by a stop."""
    moves = (Play,)
    calls = (Dehors, Mark, Declare)
    """Calls made out of turn; a cape is announced on turn, after a search."""
    searching = EFFORTS
    known = staticmethod(knowledge_of)

    def due(self, view: View, known: Known, level: str, seed: int) -> Action | None:
        """See :func:`due`."""
        return due(view, known)

    def quick(self, known: Known, level: str, seed: int) -> int:
        """Card by rules of thumb or by the policy."""
        match level:
            case "beginner":
                return careless_card(known, seed * 40 + known.moment)
            case "amateur":
                return choose_card(known)
            case _:
                return policy().pick(known.at)

    def only(self, view: View, known: Known) -> int | None:
        """See :func:`only_card`; none if a cape may be announced before it."""
        return None if _may_announce(view) else only_card(known)

    def search(self, view: View, known: Known, level: str, seed: int, stop: Stop) -> Action:
        """Card found by the search, or the announcement of a cape."""
        effort = EFFORTS[level]
        effort = replace(effort, iterations=self.longer * effort.iterations)
        thought, call = _ponder(view, known, effort, seed, stop)
        return call or self.action(view, known, thought.move)

    def action(self, view: View, known: Known, move: int) -> Play:
        """Card as an action."""
        return Play(seat_of(known.me), PACK[move])

    def of_call(self, known: Known, call: Action) -> Hint:
        """Hint at a call: what the seat's team counts."""
        team = known.me & 1
        slate = unit(known.rules) * known.slate[team]
        figures = {"count": float(slate + known.net(team))}
        return sentence_of(call, type(call).__name__.lower(), figures)

    def of_move(self, view: View, known: Known, seed: int, stop: Stop, longer: int) -> Hint:
        """Hint at a card, or at the announcement of a cape."""
        effort = replace(
            HINTS, iterations=longer * HINTS.iterations, worlds=min(longer, 4) * HINTS.worlds
        )
        thought, call = _ponder(view, known, effort, seed, stop, evenly=True)
        if call is not None:
            return self.of_call(known, call)
        found = Reasons(known, thought, seed, stop)

        def name(card: int) -> str:
            return encode(self.action(view, known, card))

        told = sentence_of(self.action(view, known, thought.move), *found.of(thought.move))
        rivals = found.rivals(name)
        legal = [name(one) for one in bits(known.at.legal())]
        alike = tuple(one for one in legal if one != told.action and one not in rivals)
        return hinted(replace(told, alike=alike if thought.tallies else ()), rivals)

    def warm_up(self) -> None:
        """Load trained weights and chances of matches."""
        policy()
        outlook(5)


def _ponder(
    view: View, known: Known, effort: Effort, seed: int, stop: Stop, *, evenly: bool = False
) -> tuple[Thought, Announce | None]:
    capes = _may_announce(view)
    # Playing on is compared with an announcement by value.
    thought = think(known, effort, match_stakes(known), seed, stop, values=capes, evenly=evenly)
    if stop() or not capes:
        return thought, None
    return thought, demand(view, known, effort, seed, thought, stop)


def _may_announce(view: View) -> bool:
    return any(isinstance(action, Announce) for action in view.legal)


def sentence_of(action: Action, code: str, figures: Figures) -> Hint:
    """Sentence key and arguments of a reason, in whole points and per cent."""
    whole = {name: round(value) for name, value in figures.items()}
    whole["trick"] = round(100 * figures.get("trick", 0.0))
    values: dict[str, str | int] = {**whole}
    if isinstance(action, Mark | Play):
        # The card alone with its article.
        values |= {"rank": action.card.rank.name.lower(), "suit": action.card.suit.value}
    return Hint(encode(action), f"hint-{code}", values)


COMPUTERS: Final = BroucPlayers(LEVELS)
"""Instance in the game."""
