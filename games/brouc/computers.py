"""Computer players of Le Brouc (:mod:`gamekit.api.players`): a view goes in, an action comes out.

They see exactly what their seat may see, since a view holds nothing else (:mod:`brouc.view`), and
keep no memory: all that happened is in the view.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from brouc.actions import Action, Announce, Declare, Dehors, Mark, Play
from brouc.cards import PACK
from brouc.journal import encode
from brouc.slate import OUT, unit
from brouc.view import View
from gamekit.api.players import Clear, Hint, Stop, never
from gamekit.parts.thinking import FunctionPlayers, Thought
from gamekit.search.bits import bits
from games.brouc.players.calls import demand, due
from games.brouc.players.core.kernel import stand_in
from games.brouc.players.hints import explain
from games.brouc.players.known import Known, knowledge_of, seat_of
from games.brouc.players.rulebot import Table, careless_card, choose_card
from games.brouc.players.thinker import (
    EFFORTS,
    Effort,
    by_policy,
    match_stakes,
    only_card,
    outlook,
    policy,
    position,
    think,
)

LEVELS: Final[tuple[str, ...]] = ("beginner", "amateur", "club", "expert", "master")
"""From the weakest to the strongest."""


CLOSE: Final = 3
"""Least difference in points worth mentioning."""
Figures = dict[str, float]
"""The numbers behind a hint's reason, by name."""


def choose(
    view: View, level: str, seed: int, stop: Stop = never, *, until_stopped: bool = False
) -> Action | None:
    """Due action of the seat: a card or a call; ``None`` without one.

    On the seat's turn the answer is a legal :class:`Play` or a call to make first; out of turn, and
    after the eighth trick, a call or ``None``. The same view, level and seed give the same answer,
    unless ``stop`` comes before the level's budget is used; with ``until_stopped`` the tree grows
    until then. Raises ``ValueError`` for an unknown level, a spectator's view or a match without
    deal.
    """
    _check(level)
    known = knowledge_of(view)
    call = due(view, known)
    if call is not None or known.turn != known.me:
        return call
    if level not in EFFORTS:
        return _quickly(known, level, seed)
    effort = EFFORTS[level]
    if until_stopped and effort.iterations:
        effort = replace(effort, iterations=100 * effort.iterations)
    thought, announcement = _ponder(view, known, effort, seed, stop)
    return announcement or _play(known, thought.move)


def speak(view: View, level: str, seed: int, stop: Stop = never) -> Action | None:
    """A call that the seat wants to make now, in or out of turn, or ``None``.

    Quick: may be asked of every seat after every action. Announcements of a cape come from
    :func:`choose`, in the seat's turn.
    """
    _check(level)
    return due(view, knowledge_of(view))


def clear(view: View, level: str, seed: int, moves: bool) -> Clear | None:
    """Result of :func:`choose` or :func:`speak` if it needs no search.

    A card that is the only one is clear if no cape may be announced before it.
    """
    _check(level)
    known = knowledge_of(view)
    call = due(view, known)
    if call is not None or not moves or known.turn != known.me:
        return Clear(call)
    if level not in EFFORTS:
        return Clear(_quickly(known, level, seed))
    if any(isinstance(action, Announce) for action in view.legal):
        return None
    card = only_card(known)
    return None if card is None else Clear(_play(known, card))


def reasoned(view: View, seed: int, stop: Stop = never) -> tuple[Action, str, Figures]:
    """The master's choice for the view's seat, the reason's code and its figures.

    The code is one of :data:`games.brouc.players.hints.REASONS`. Raises ``ValueError`` when there
    is nothing to do.
    """
    known = knowledge_of(view)
    call = due(view, known)
    if call is not None:
        return _about_call(known, call)
    if known.turn != known.me:
        raise ValueError("it is not this seat's turn, and there is nothing to say")
    thought, announcement = _ponder(view, known, EFFORTS["master"], seed, stop)
    if announcement is not None:
        return _about_call(known, announcement)
    code, figures = explain(known, thought, seed, policy(), stop)
    return _play(known, thought.move), code, figures


def _ponder(
    view: View, known: Known, effort: Effort, seed: int, stop: Stop
) -> tuple[Thought, Announce | None]:
    thought = think(known, effort, match_stakes(known), seed, stop)
    wanted = None if stop() else demand(view, known, effort, seed, policy(), thought, stop)
    return thought, wanted.call if wanted else None


def _about_call(known: Known, call: Action) -> tuple[Action, str, Figures]:
    team = known.me & 1
    slate = unit(known.rules) * known.slate[team]
    figures = {"net": float(known.net(team)), "count": float(slate + known.net(team))}
    figures["missing"] = max(0.0, OUT - figures["count"])
    match call:
        case Dehors():
            code = "dehors"
        case Declare():
            code = "declare"
        case Mark():
            code = "mark"
        case _:
            code = "announce"
    return call, code, figures


def _play(known: Known, card: int) -> Play:
    return Play(seat_of(known.me), PACK[card])


def _check(level: str) -> None:
    if level not in LEVELS:
        raise ValueError(f"unknown level: {level!r}")


def _quickly(known: Known, level: str, seed: int) -> Play:
    return _play(known, _quick(known, level, seed))


def _quick(known: Known, level: str, seed: int) -> int:
    match level:
        case "beginner":
            return careless_card(_table(known), seed * 40 + len(known.laid))
        case "amateur":
            return choose_card(_table(known))
        case _:
            return by_policy(known)


def _table(known: Known) -> Table:
    return Table(
        known.me,
        known.hand,
        known.trump,
        known.ancient,
        known.played,
        known.cannot,
        known.lying,
        known.leader,
    )


def sentence_of(action: Action, code: str, figures: Figures) -> Hint:
    """Sentence key and arguments of a reason, in whole points and per cent."""
    whole = {name: round(value) for name, value in figures.items()}
    whole["trick"] = round(100 * figures.get("trick", 0.0))
    values: dict[str, str | int] = {name: str(value) for name, value in whole.items()}
    values["close"] = "yes" if whole.get("gain", 0) < CLOSE else "no"
    if isinstance(action, Mark | Play):
        # The card alone with its article.
        values |= {"rank": action.card.rank.name.lower(), "suit": action.card.suit.value}
    return Hint(encode(action), f"hint-{code}", values)


def hint(view: View, seed: int, stop: Stop) -> Hint | None:
    """The master's choice and its reason; ``None`` when there is nothing to do."""
    try:
        action, code, figures = reasoned(view, seed, stop)
    except ValueError:
        return None
    told = sentence_of(action, code, figures)
    return replace(told, margin=figures.get("gain"), alike=_alike(view, action))


def _alike(view: View, action: Action) -> tuple[str, ...]:
    """Other cards that do the same as a proposed one."""
    if not isinstance(action, Play):
        return ()
    known = knowledge_of(view)
    at, own = position(known)[0], PACK.index(action.card)
    same = stand_in(at, own)
    cards = [one for one in bits(at.legal()) if one != own and stand_in(at, one) == same]
    return tuple(encode(_play(known, one)) for one in cards)


def warm_up() -> None:
    """Load trained weights and chances of matches."""
    policy()
    outlook(5)


COMPUTERS: Final = FunctionPlayers(LEVELS, choose, speak, clear, hint, warm_up)
"""Five levels, from rules of thumb to search."""
