"""All messages of some evenings as text: contents, buttons and alt texts.

Custom ids are omitted: buttons are tested where they are pressed. Pictures have goldens of their
own; only their names are recorded.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from cogs.messages.posts import Post, parts
from db import Preferences, Store
from games.brouc.rules import BROUC
from tables.journal.entries import Why
from tables.journal.options import Clock, Help, Level, Options
from tables.journal.state import TableState
from tables.runtime.pauses import Pauses
from tests.tables.house import ANNA, BEAT, CARLA, DORA, EMIL, House, Silent, accepted

Read: TypeAlias = Callable[[int, str], Awaitable[Post | None]]
"""The message of a table by its key as text; ``options`` for the panel of options, ``sure:PERSON``
for a hand with its first playable card pressed once, ``resting:PERSON``.
"""

PEOPLE: Final = {"N": ANNA, "W": BEAT, "S": CARLA, "E": DORA}
PAUSES: Final = Pauses(
    heartbeat=10**9,
    deal=4_000,
    first_deal=1_000,
    cut=5_000,
    explain=0,
    book=10_000,
    lobby=30 * 60_000,
)
EVERY: Final = 9
"""Interval of recorded moments; everything around a deal's end is recorded."""


@dataclass(frozen=True, slots=True)
class Evening:
    """One evening."""

    language: str
    options: Options
    seed: int


EVENINGS: Final = (
    Evening(
        "fr",
        Options("brouc", rules=(("target", "3"),), clock=Clock.NONE, language="fr", own_cut=True),
        1,
    ),
    Evening(
        "de",
        Options(
            "homme-de-brou",
            (("target", "1"),),
            help=Help.NONE,
            take_backs=True,
            language="de",
            own_cut=True,
        ),
        2,
    ),
    Evening(
        "it",
        Options(
            "brouc",
            rules=(("marking", "manual"), ("target", "1")),
            clock=Clock.SLOW,
            help=Help.HINTS,
            language="it",
        ),
        3,
    ),
    Evening(
        "en",
        Options("brouc", rules=(("target", "1"),), private=True, help=Help.HINTS, own_cut=True),
        4,
    ),
)


async def evening(store: Store, scene: Evening, read_of: Callable[[House], Read]) -> str:
    """All messages of one evening."""
    house = House(store, pauses=PAUSES, seed=scene.seed, mind=Silent())
    preferences = {
        BEAT: Preferences(language="de", pack="four-colour", text_mode=True),
        DORA: Preferences(language=scene.language, big_index=True, hand_place="channel"),
    }
    for person, chosen in preferences.items():
        await store.people.set_preferences(person, chosen)
    try:
        return "\n".join([text async for text in _Told(house, scene, read_of(house)).told()])
    finally:
        await house.tables.close()


class _Told:
    def __init__(self, house: House, scene: Evening, read: Read) -> None:
        self._house = house
        self._scene = scene
        self._read = read
        self._rng = random.Random(scene.seed)
        self._shown: dict[str, str] = {}

    async def told(self) -> AsyncIterator[str]:
        """The messages, moment by moment."""
        async for text in self._lobbies():
            yield text
        async for text in self._match():
            yield text

    async def _show(self, table: int, moment: str, *keys: str) -> AsyncIterator[str]:
        """The messages that have changed since they were last recorded."""
        for key in keys:
            post = await self._read(table, key)
            text = "(nothing)" if post is None else "\n".join(told(post))
            if self._shown.get(key) != text:
                self._shown[key] = text
                yield f"=== {moment}: {key}\n{text}\n"

    async def _lobbies(self) -> AsyncIterator[str]:
        house, options = self._house, self._scene.options
        table = await house.open(options)
        tables = house.tables
        async for text in self._show(table, "opened", "lobby", "options", f"hand:{ANNA}"):
            yield text
        accepted(await tables.sit(table, ANNA, "N", cause=house.cause()))
        accepted(await tables.invite(table, ANNA, "W", EMIL, cause=house.cause()))
        accepted(await tables.fill(table, ANNA, None, Level.EXPERT, cause=house.cause()))
        keys = ("lobby", f"hand:{ANNA}", f"hand:{EMIL}", f"resting:{ANNA}")
        async for text in self._show(table, "computers", *keys):
            yield text
        accepted(await tables.fill(table, ANNA, "W", Level.CLUB, cause=house.cause()))
        accepted(await tables.start(table, ANNA, cause=house.cause()))
        await house.wait(2_000)
        async for text in self._show(table, "to be cut", "lobby", "board:1.1", f"hand:{ANNA}"):
            yield text
        await house.wait(5_000)
        async for text in self._show(table, "dealt", "board:1.1"):
            yield text
        accepted(await tables.vote_abandon(table, ANNA, True, cause=house.cause()))
        async for text in self._show(table, "stopped", "lobby", "board:1.1"):
            yield text
        self._shown.clear()
        for why in (Why.GONE, None):
            other = await house.open(options)
            if why is not None:
                accepted(await tables.close_table(other, why, cause=house.cause()))
            else:
                await house.wait(31 * 60_000)
            async for text in self._show(other, "closed", "lobby"):
                yield text
        self._shown.clear()

    async def _match(self) -> AsyncIterator[str]:
        house, options = self._house, replace(self._scene.options, private=False)
        table = await house.seated(options, **PEOPLE)
        async for text in self._show(table, "seated", "lobby", f"hand:{BEAT}"):
            yield text
        accepted(await house.tables.start(table, ANNA, cause=house.cause()))
        await house.wait(1_500)
        count = 0
        while True:
            await house.settle()
            state = await house.state(table)
            if state.status.final:
                break
            moment = f"entry {state.seq}"
            keys = list(_keys(state))
            if state.next.awaits != "turn" or count % EVERY == 0:
                async for text in self._show(table, moment, *keys):
                    yield text
            await self._go_on(state, count)
            count += 1
            if count == 7:
                await house.tables.leave(table, CARLA, cause=house.cause())
                async for text in self._show(table, "left", "board:1.1", f"hand:{CARLA}"):
                    yield text
                accepted(await house.tables.back(table, CARLA, cause=house.cause()))
            if count == 11:
                accepted(await house.tables.vote_abandon(table, ANNA, True, cause=house.cause()))
                async for text in self._show(table, "vote", "board:1.1"):
                    yield text
                accepted(await house.tables.vote_abandon(table, BEAT, False, cause=house.cause()))
        state = await house.state(table)
        deals = range(1, len(state.ends) + 1)
        ended = [f"{kind}:1.{deal}" for deal in deals for kind in ("board", "call")]
        people = [f"hand:{person}" for person in PEOPLE.values()]
        async for text in self._show(table, "over", "lobby", *ended, "final:1", *people):
            yield text

    async def _go_on(self, state: TableState, count: int) -> None:
        """Cut, play, call or count."""
        house, rng = self._house, self._rng
        tables, cause = house.tables, house.cause()
        match state.next.awaits:
            case "deal":
                if state.pack_ready and state.next.seat is not None:
                    person = PEOPLE[state.next.seat]
                    accepted(await tables.cut(state.id, person, 10, cause=cause))
                else:
                    await house.wait(500)
            case "turn":
                seat = state.turn
                assert seat is not None
                legal = BROUC.legal_actions(state.match, seat)
                moves = [action for action in legal if BROUC.is_move(action)]
                calls = [a for a in legal if type(a).__name__ in ("Declare", "Mark")]
                rare = [a for a in legal if type(a).__name__ in ("Dehors", "Announce")]
                action = rng.choice(moves)
                if calls and rng.random() < 0.6:
                    action = rng.choice(calls)
                elif rare and rng.random() < 0.02:
                    action = rng.choice(rare)
                accepted(await tables.act(state.id, PEOPLE[seat], action, cause=cause))
            case "booking":
                seat = rng.choice(sorted(PEOPLE))
                calls = [
                    a
                    for a in BROUC.legal_actions(state.match, seat)
                    if type(a).__name__ == "Dehors"
                ]
                if calls and rng.random() < 0.15:
                    accepted(await tables.act(state.id, PEOPLE[seat], calls[0], cause=cause))
                elif seat not in state.counted:
                    accepted(await tables.count(state.id, PEOPLE[seat], cause=cause))
            case _:
                raise AssertionError(state.next)


def _keys(state: TableState) -> Iterator[str]:
    for deal in range(1, len(state.ends) + 1):
        yield f"board:1.{deal}"
        yield f"call:1.{deal}"
    yield "board:1.1" if not state.proofs else f"board:1.{state.proofs[-1].deal}"
    turn = state.turn
    if turn is None:
        people = tuple(PEOPLE.values())
    else:
        people = (PEOPLE[turn], PEOPLE[_after(turn)])
        yield f"nudge:{PEOPLE[turn]}"
        yield f"sure:{PEOPLE[turn]}"
        yield f"recall:{PEOPLE[turn]}"
    yield from (f"hand:{person}" for person in people)


def _after(seat: str) -> str:
    seats = tuple(PEOPLE)
    return seats[(seats.index(seat) + 1) % len(seats)]


def told(post: Post) -> Iterator[str]:
    """A message as lines of text."""
    for part in parts(post.layout):
        yield from _lines(part)
    if post.mentions:
        yield f"mentions {post.mentions}"
    if post.edit_only:
        yield "(only edited)"


def _lines(part: dict[str, Any]) -> Iterator[str]:
    match part["type"]:
        case 17:
            colour = part.get("accent_color")
            yield "[" if colour is None else f"[ {colour:06x}"
            for inner in part["components"]:
                yield from _lines(inner)
            yield "]"
        case 10:
            yield part["content"]
        case 12:
            for item in part["items"]:
                yield f"<{item['media']['url']}>"
        case 1:
            yield " | ".join(_item(item) for item in part["components"])
        case 14:
            yield "---"
        case kind:
            raise AssertionError(kind)


def _item(item: dict[str, Any]) -> str:
    if item["type"] == 3:
        choices = "; ".join(
            " ".join(
                str(text)
                for text in (
                    (one.get("emoji") or {}).get("name"),
                    one["label"],
                    one.get("description"),
                    "*" if one.get("default") else None,
                )
                if text
            )
            for one in item["options"]
        )
        return f"{{{item['placeholder']} {item['min_values']}-{item['max_values']}: {choices}}}"
    assert item["type"] == 2
    texts = ((item.get("emoji") or {}).get("name"), item.get("label"), "-+~!"[item["style"] - 1])
    text = " ".join(str(text) for text in texts if text)
    return f"({text})" if item.get("disabled") else text
