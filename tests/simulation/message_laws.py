"""Laws of messages: they show the newest state, and nobody's cards to others."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from cogs.client import BroucBot
from cogs.messages.custom_ids import TableId, parsed, unpacked
from cogs.messages.posts import Post, gist
from cogs.outbox.due import board_key, standing
from cogs.outbox.key import Kind, MessageKey
from cogs.outbox.render import Renderer
from i18n import LANGUAGES
from render.shared import scenes_of
from tables.journal.entries import Secret
from tables.journal.state import Status, TableState
from tests.simulation.stage import Stage
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.world import Message

TRIES: Final = 30
"""Comparisons of messages while somebody plays on."""
_NOTHING: Final = re.compile("(?!)")
_ADDRESS: Final = re.compile(r"\n-# \[[^]]*\]\(https:[^)]*\)|(?<=brouc:1:)\d+:\d+")
"""The table's address and the turn of buttons: a resting hand updates them later."""
OTHERS: Final = 2
"""Random other states that a message is compared with."""


async def messages_show_newest(stage: Stage, bot: BroucBot) -> AsyncIterator[str]:
    """Every message of a table equals a newly composed one, to the byte."""
    for _ in range(TRIES):
        moments, working = _moments(bot), works(bot)
        found = [complaint async for complaint in _old(stage, bot)]
        still = _moments(bot) == moments and not working and not works(bot)
        if not found or still:
            break
        await asyncio.sleep(2.0)  # Somebody has played during the comparison.
    else:
        return  # Computers play without a pause: it is compared again after the match.
    for complaint in found:
        yield complaint


def works(bot: BroucBot) -> bool:
    """Whether a message is stale or being sent."""
    return any(
        message.request is not None or message.task is not None for message in bot.outbox._messages
    )


def _moments(bot: BroucBot) -> dict[int, int]:
    """Newest entry of each table."""
    rooms = bot.tables._table_store._cached
    return {table: room.state.seq for table, room in rooms.items() if room.state is not None}


async def _old(stage: Stage, bot: BroucBot) -> AsyncIterator[str]:
    world = stage.fake_discord.world
    messages = bot.outbox._messages
    for table in sorted(stage.reader.journals()):
        state = await bot.tables.state(table)
        if state is None:
            continue
        for key in (*standing(state), *_of_last(state)):
            if (table, key.kind.value) in stage.refused:
                continue  # Discord has refused it permanently; only a later change is sent.
            kept = await bot.store.messages.get(table, str(key))
            wanted = await bot.renderer.post(table, key)
            goes_out = await _goes_out(bot, key)
            if key.kind is Kind.PRIVATE or wanted is None or not goes_out:
                continue
            if kept is None or kept.message_id == 0:
                if not wanted.edit_only:
                    yield f"table {table}: {key.kind.value} is nowhere"
                continue
            channel = world.channels.get(kept.channel_id)
            message = channel.messages.get(kept.message_id) if channel is not None else None
            if message is None:
                known = messages.known(table, key)
                shows = known is not None and known.shown.content == wanted.content_hash
                over = known is None and state.status.final
                if (shows or over) and kept.message_id in stage.deleted:
                    continue  # Deleted by somebody: its next change posts it again.
                yield f"table {table}: {key.kind.value} is not where it is thought to be"
                continue
            difference = _differs(message, wanted)
            if difference and key.kind is Kind.HAND:
                # A resting hand shows less, and is not updated when requests become free.
                resting = await bot.renderer.post(table, key, paused=True)
                rested = "nothing" if resting is None else _differs(message, resting, _ADDRESS)
                if not rested:
                    continue
                difference += f"; as one that rests, {rested}"
            if difference and key.kind is Kind.HAND and await _in_another(bot, table, key, message):
                continue  # A process knows a person's language only after an interaction of theirs.
            if difference:
                yield f"table {table}: {key.kind.value} is old: {difference}"


def _of_last(state: TableState) -> Iterator[MessageKey]:
    """The public messages of the match before, which show its end for good."""
    if state.last is not None:
        yield from (key for key in standing(state.last) if key.kind in (Kind.BOARD, Kind.FINAL))


async def _in_another(bot: BroucBot, table: int, key: MessageKey, message: Message) -> bool:
    """Whether it is right in another language."""
    locales = bot.people._locales
    before = locales.get(key.person)
    for language in LANGUAGES:
        locales[key.person] = language
        post = await bot.renderer.post(table, key)
        if post is not None and not _differs(message, post):
            return True
    if before is None:
        locales.pop(key.person)
    else:
        locales[key.person] = before
    return False


async def _goes_out(bot: BroucBot, key: MessageKey) -> bool:
    return key.kind is not Kind.HAND or (
        key.person >= 0
        and await bot.people.reachable(key.person)
        and await bot.people.wants_messages(key.person)
    )


def _differs(message: Message, post: Post, but: re.Pattern[str] = _NOTHING) -> str:
    """Describe the difference of a message from its post, ignoring matches of ``but``."""
    there, wanted = (
        tuple((key, but.sub("", text)) for key, text in gist(components))
        for components in (message.components, post.layout.to_components())
    )
    if there != wanted:
        pairs = [(a, b) for a, b in zip(there, wanted, strict=False) if a != b]
        first = pairs[0] if pairs else (len(there), len(wanted))
        return f"{first[0]} is not {first[1]}"
    files = [(one["filename"], one.get("description")) for one in message.files]
    wanted_files = [(one.filename, one.description) for one in post.files()]
    if files != wanted_files:
        return "another picture"
    contents = [upload.content for upload in message.uploads.values()]
    if contents != [getattr(one, "data", None) for one in post.pictures]:
        return "a picture of something else"
    return ""


async def nothing_hidden_is_told(stage: Stage, bot: BroucBot, *tables: int) -> AsyncIterator[str]:
    """A message stays the same when cards hidden from its readers are exchanged.

    Of these tables, or of all.
    """
    for table in tables or sorted(stage.reader.journals()):
        state = await bot.tables.state(table)
        if state is None or state.match is None:
            continue
        hidden = bot.games[state.game.name].hidden
        if hidden is None:
            continue
        worlds: dict[str | None, list[Any]] = {}  # By viewer: messages share them.
        for key in standing(state):
            seat = state.seat_of(key.person) if key.policy.personal else None
            if key.policy.personal and seat is None:
                continue
            if seat not in worlds:
                worlds[seat] = _others(hidden, state, seat)
            if not worlds[seat]:
                continue
            mine = await _composed(bot, state, key)
            others = [
                await _composed(bot, replace(state, match=match), key) for match in worlds[seat]
            ]
            if any(other != mine for other in others):
                yield f"table {table}: {key.kind.value} tells what is hidden"


Hidden = Callable[[Any, str | None], Iterable[Any]]
"""A game's function of states that look the same to a seat."""


def _others(hidden: Hidden, state: TableState, seat: str | None) -> list[Any]:
    """Some random other states: the first ones would all exchange the same two hands' cards."""
    found = hidden(state.match, seat)
    if not isinstance(found, Sequence):  # Sequences make states when asked for: most are not.
        found = list(found)
    lots = Random(f"{state.id} {state.seq} {seat}")
    # The last ones exchange face-down cards on the table, if any.
    return [*lots.sample(found, min(OTHERS - 1, len(found))), *found[-1:]]


async def boards_are_bound(stage: Stage, bot: BroucBot) -> AsyncIterator[str]:
    """The board of a deal shows its commitment from before the cut to the end."""
    for _ in range(TRIES):
        if not works(bot):
            break
        await asyncio.sleep(1.0)
    journals = stage.reader.journals()
    for table, rows in journals.items():
        state = stage.folds.states(table, rows)[-1]
        if state.daily is not None:
            continue  # It has no board; its commitment is on the page of its day.
        key = board_key(state)
        runs = state.pack_ready or state.next.awaits in ("turn", "booking")
        if state.status is not Status.PLAYING or not runs or key is None or works(bot):
            continue
        drawn = [one.stored.entry for one in rows[state.match_seq :]]
        secret = [one.secret for one in drawn if isinstance(one, Secret)][-1]
        place = stage.reader.places(table).get(str(key), (0, 0))
        channel = stage.fake_discord.world.channels.get(place[0])
        message = channel.messages.get(place[1]) if channel is not None else None
        if message is None or (table, key.kind.value) in stage.refused:
            continue
        if state.game.commitment(bytes.fromhex(secret)) not in everything(message):
            yield f"table {table}: the board does not say what the deal is bound by"


async def _composed(bot: BroucBot, state: TableState, key: MessageKey) -> object:
    """Content of a message for this state of the table."""
    tables: Any = _Instead(bot.tables, state)
    renderer = Renderer(tables, bot.store, bot.people, bot.pictures, bot.games)
    if key.policy.personal:
        post = await renderer._hand(state.id, key.person, None, None, False)
    else:
        post = await renderer._composed(state.id, key, None)
    if post is None:
        return None
    words = ""
    for sketch in post.sketches:
        if (scenes := scenes_of(bot.games[sketch.game], sketch.scene)) is not None:
            words += scenes.words(sketch.scene, sketch.names, sketch.look)
    return (post.layout.to_components(), post.content_hash, words)


class _Instead:
    """The tables with another state of one."""

    def __init__(self, tables: object, state: TableState) -> None:
        self._tables, self._state = tables, state

    async def state(self, table: int) -> TableState | None:
        return self._state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._tables, name)


def buttons_are_their_owners(
    message: Message, states: Mapping[int, TableState], guests: Mapping[int, str]
) -> Iterator[str]:
    """Buttons that play a card are only on messages that their owner alone reads."""
    for part in walk(message.components):
        means = parsed(str(part.get("custom_id") or ""))
        if not isinstance(means, TableId) or means.what not in ("act", "now", "ask"):
            continue
        state = states.get(means.table)
        if state is None:
            continue
        try:
            action = state.game.decode(unpacked(means.arg))
        except ValueError:
            continue
        seat = state.game.actor(action)
        if not state.game.is_move(action) or seat is None or seat not in state.seats:
            continue
        person = state.seats[seat].person
        if message.reader is None and message.guild is not None:
            yield f"{means} stands where everybody sees it"
        elif message.reader not in (None, person) and person is not None:
            yield f"{means} of {guests.get(person)} is shown to {guests.get(message.reader or 0)}"


def everything(message: Message) -> str:
    """All texts of a message, joined."""
    return json.dumps([message.content, message.components, message.files], default=str)
