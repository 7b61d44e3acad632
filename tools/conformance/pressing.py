"""Steps of people at a table in SimCord: cut, press a move, count."""

from __future__ import annotations

from typing import Any, Final

from tools.conformance.errors import BrokenLawError
from tools.conformance.evening import Evening
from tools.conformance.subject import Subject

TALK: Final = 0.15
"""Probability of a call instead of a move, if possible: calls may end a deal early."""


async def step(subject: Subject, world: Evening) -> str:
    """Do the next step of the match by a button; return its name, ``nothing`` at the end.

    Raise :class:`BrokenLawError` if no button does it or it has no effect.
    """
    state = await world.state()
    awaited = state.next.awaits if state.status.value == "playing" else "nothing"
    match awaited:
        case "deal":
            await _cut(subject, world, state)
        case "turn":
            await _move(subject, world, state)
        case "booking":
            await _count(world)
        case "nothing":
            return awaited
    if (await world.state()).seq == state.seq:
        raise _stuck(subject, f"nothing comes of a button while {state.next} is awaited")
    return awaited


async def _move(subject: Subject, world: Evening, state: Any) -> None:
    rules = subject.rules
    person = world.people[rules.seats.index(state.turn)]
    legal = {rules.encode(a): a for a in rules.legal_actions(state.match, state.turn)}
    shown = list(world.actions(world.hand(person)))
    able = [one for one in shown if one.action in legal]
    moves = [one for one in able if rules.is_move(legal[one.action])]
    if not moves:
        what = f"{state.turn}'s hand has no button for a legal move among {len(shown)} actions"
        raise _stuck(subject, what)
    await world.do(person, world.rng.choice(able if world.rng.random() < TALK else moves))


async def _cut(subject: Subject, world: Evening, state: Any) -> None:
    people = dict(zip(subject.rules.seats, world.people, strict=True))
    if world.custom_id(world.board, "cut") is None:
        raise _stuck(subject, "nobody can cut")
    await world.press(people.get(state.next.seat or "", world.people[0]), world.board, "cut")


async def _count(world: Evening) -> None:
    """Confirm the counted deal for everybody."""
    for person in world.people:
        if world.custom_id(world.board, "count"):
            await world.press(person, world.board, "count")


def _stuck(subject: Subject, what: str) -> BrokenLawError:
    return BrokenLawError(f"through the bot, {what} (seed {subject.seed})")
