"""Le Brouc's messages of some evenings in four languages are as recorded.

They were recorded with the code for Le Brouc alone; ``--update-golden`` records them again. Custom
ids are omitted: buttons are tested where they are pressed. Pictures have goldens of their own; only
their names are recorded.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.messages.posts import Post, Sketch
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.key import MessageKey, hand_key, private_key
from cogs.outbox.render import Renderer
from cogs.view.drawers import Drawers, Rank
from cogs.view.options import options_panel
from cogs.view.pictures import Pictures, Seated
from db import Preferences, Store
from gamekit.api.game import Game
from gamekit.api.scenes import Look, Picture, Scene
from games.brouc.game import GAME
from games.brouc.rules import BROUC
from tables.decisions.pauses import Pauses
from tables.journal.entries import Why
from tables.journal.options import Clock, Help, Level, Options
from tables.journal.state import TableState
from tests.tables.house import ANNA, BEAT, CARLA, DORA, EMIL, House, Silent, accepted

GOLDEN = Path(__file__).parent / "golden"
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


SHORT: Final = (("target", "1"),)
BY_HAND: Final = (("marking", "manual"), *SHORT)
EVENINGS: Final = {
    1: Options("brouc", (("target", "3"),), clock=Clock.NONE, language="fr", own_cut=True),
    2: Options(
        "homme-de-brou", SHORT, help=Help.NONE, take_backs=True, language="de", own_cut=True
    ),
    3: Options("brouc", BY_HAND, clock=Clock.SLOW, help=Help.HINTS, language="it"),
    4: Options("brouc", SHORT, private=True, help=Help.HINTS, language="en", own_cut=True),
}
"""The options of each evening, by its seed."""


class ByName(Drawers):
    async def scene(self, game: Game, sketch: Sketch, rank: Rank) -> Picture:
        kind = sketch.scene.kind
        return Picture(b"", "webp", kind, 1, 1, kind)


class Drawn(Pictures):
    """The same in words."""

    async def words(self, game: Game, scene: Scene, look: Look, seated: Seated) -> str:
        return "(words)"


async def nobody(guild: int | None, person: int) -> str:
    return ""


class Recorder:
    """Plays an evening and records its messages, moment by moment."""

    def __init__(self, store: Store, seed: int) -> None:
        self._house = House(store, pauses=PAUSES, seed=seed, mind=Silent())
        people = UserPrefs(store, self._house.time.now)
        pictures = Drawn(nobody, ByName())
        self._renderer = Renderer(self._house.tables, store, people, pictures, {GAME.name: GAME})
        self._options = EVENINGS[seed]
        self._rng = random.Random(seed)
        self._shown: dict[str, str] = {}
        self._told: list[str] = []

    async def told(self) -> str:
        await self._lobbies()
        await self._match()
        await self._house.tables.close()
        return "\n".join(self._told)

    async def _show(self, table: int, moment: str, *keys: str) -> None:
        """Record the messages that have changed since they were last recorded."""
        for key in keys:
            post = await self._read(table, key)
            text = "(nothing)" if post is None else "\n".join(told(post))
            if self._shown.get(key) != text:
                self._shown[key] = text
                self._told.append(f"=== {moment}: {key}\n{text}\n")

    async def _read(self, table: int, key: str) -> Post | None:
        """A message by its key, or one of the cases below."""
        house, renderer = self._house, self._renderer
        kind, _, person = key.partition(":")
        match kind:
            case "options":
                state = await house.state(table)
                options = state.options
                return options_panel(GAME, table, state.lobby_seq, options, options.language)
            case "resting":
                return await renderer.post(table, private_key(int(person)), ending=True)
            case "sure":  # The hand with its first playable card pressed once.
                panel = await house.tables.hand(table, int(person))
                assert panel is not None
                sure = next(filter(BROUC.is_move, panel.view.legal), None)
                if sure is None:
                    return None
                state, hand = await house.state(table), hand_key(int(person))
                renderer.questions.ask(state, hand, sure, lambda: None)
                asked = await renderer.post(table, hand)
                renderer.questions.forget(table, hand)
                return asked
            case _:
                return await renderer.post(table, MessageKey.parse(key))

    async def _lobbies(self) -> None:
        house, options = self._house, self._options
        table = await house.open(options)
        tables = house.tables
        await self._show(table, "opened", "lobby", "options", f"hand:{ANNA}")
        accepted(await tables.sit(table, ANNA, "N", cause=house.cause()))
        accepted(await tables.invite(table, ANNA, "W", EMIL, cause=house.cause()))
        accepted(await tables.fill(table, ANNA, None, Level.EXPERT, cause=house.cause()))
        keys = ("lobby", f"hand:{ANNA}", f"hand:{EMIL}", f"resting:{ANNA}")
        await self._show(table, "computers", *keys)
        accepted(await tables.fill(table, ANNA, "W", Level.CLUB, cause=house.cause()))
        accepted(await tables.start(table, ANNA, cause=house.cause()))
        await house.wait(2_000)
        await self._show(table, "to be cut", "lobby", "board:1.1", f"hand:{ANNA}")
        await house.wait(5_000)
        await self._show(table, "dealt", "board:1.1")
        accepted(await tables.vote_abandon(table, ANNA, True, cause=house.cause()))
        await self._show(table, "stopped", "lobby", "board:1.1")
        self._shown.clear()
        for why in (Why.GONE, None):
            other = await house.open(options)
            if why is not None:
                accepted(await tables.close_table(other, why, cause=house.cause()))
            else:
                await house.wait(31 * 60_000)
            await self._show(other, "closed", "lobby")
        self._shown.clear()

    async def _match(self) -> None:
        house, options = self._house, replace(self._options, private=False)
        table = await house.seated(options, **PEOPLE)
        await self._show(table, "seated", "lobby", f"hand:{BEAT}")
        accepted(await house.tables.start(table, ANNA, cause=house.cause()))
        await house.wait(1_500)
        for count in itertools.count(1):
            await house.settle()
            state = await house.state(table)
            if state.status.final:
                break
            if state.next.awaits != "turn" or count % EVERY == 1:
                await self._show(table, f"entry {state.seq}", *_keys(state))
            await self._go_on(state)
            if count == 7:
                await house.tables.leave(table, CARLA, cause=house.cause())
                await self._show(table, "left", "board:1.1", f"hand:{CARLA}")
                accepted(await house.tables.back(table, CARLA, cause=house.cause()))
            if count == 11:
                accepted(await house.tables.vote_abandon(table, ANNA, True, cause=house.cause()))
                await self._show(table, "vote", "board:1.1")
                accepted(await house.tables.vote_abandon(table, BEAT, False, cause=house.cause()))
        deals = range(1, len(state.ends) + 1)
        ended = [f"{kind}:1.{deal}" for deal in deals for kind in ("board", "call")]
        people = [f"hand:{person}" for person in PEOPLE.values()]
        await self._show(table, "over", "lobby", *ended, "final:1", *people)

    async def _go_on(self, state: TableState) -> None:
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
                legal = BROUC.legal_actions(state.match, seat)
                calls = [a for a in legal if type(a).__name__ == "Dehors"]
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
    people = tuple(PEOPLE.values())
    if turn is not None:
        at = tuple(PEOPLE).index(turn)
        people = (people[at], people[(at + 1) % len(people)])
        yield from (f"{kind}:{people[0]}" for kind in ("nudge", "sure", "recall"))
    yield from (f"hand:{person}" for person in people)


def told(post: Post) -> Iterator[str]:
    """A message as lines of text."""
    for part in post.layout.to_components():
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


@pytest.mark.parametrize("seed", EVENINGS, ids=lambda seed: EVENINGS[seed].language)
async def test_messages_are_as_recorded(
    seed: int, store: Store, request: pytest.FixtureRequest
) -> None:
    language = EVENINGS[seed].language
    preferences = {
        BEAT: Preferences(language="de", pack="four-colour", text_mode=True),
        DORA: Preferences(language=language, big_index=True, hand_place="channel"),
    }
    for person, chosen in preferences.items():
        await store.people.set_preferences(person, chosen)
    found = await Recorder(store, seed).told()
    file = GOLDEN / f"{language}.txt"
    if request.config.getoption("--update-golden"):
        file.write_text(found, encoding="utf-8")
    assert found.split("\n\n") == file.read_text(encoding="utf-8").split("\n\n")
