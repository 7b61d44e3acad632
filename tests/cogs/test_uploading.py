"""The card emojis on the fake Discord: uploaded once, over any number of starts."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import cache
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord
import pytest

from cogs.connection.uploading import DIGESTS, OLD, Uploading, named_faces, outdated
from cogs.messages import wire
from cogs.messages.card_faces import CardFaces
from cogs.view.drawers import Drawers
from cogs.view.fingerprints import drawn_alike
from db import Store
from render.cards.small import SmallFace, small_digest, small_faces, small_png
from tools.fake_discord.limits import RateLimits
from tools.fake_discord.requests import Call, Fault
from tools.fake_discord.server import TOKEN, FakeDiscord

DRAWN = [small_digest(one) for one in small_faces()]
NAMES = named_faces(DRAWN)
PATIENCE_S = 120.0
"""Timeout for hanging tests."""


@asynccontextmanager
async def client_of(fake_discord: FakeDiscord) -> AsyncIterator[discord.Client]:
    with patch.object(discord.http.Route, "BASE", fake_discord.address):
        intents = discord.Intents.none()
        async with discord.Client(intents=intents, http_trace=wire.trace()) as client:
            await client.login(TOKEN)
            yield client


@pytest.fixture
async def fake_discord() -> AsyncIterator[FakeDiscord]:
    async with asyncio.timeout(PATIENCE_S), FakeDiscord() as found:
        ticks = itertools.count(step=10).__next__  # Each request finds a new rate-limit window.
        found.rest.limits = RateLimits(ticks, ticks)
        yield found
        assert not found.wrong


DRAW = cache(small_png)


class Counted(Drawers):
    """Counts the requests for the hashes of all faces, and for one face, drawn once."""

    def __init__(self) -> None:
        super().__init__()
        self.digested = self.drawn = 0

    async def face_digests(self) -> tuple[str, ...]:
        self.digested += 1
        return tuple(DRAWN)

    async def face(self, face: SmallFace) -> bytes:
        self.drawn += 1
        return DRAW(face)


class Awaited(CardFaces):
    """Signals when the faces are used."""

    def __init__(self) -> None:
        super().__init__()
        self.used = asyncio.Event()

    def use(self, emojis: Mapping[SmallFace, discord.PartialEmoji]) -> None:
        super().use(emojis)
        self.used.set()


async def nothing(seconds: float) -> None:
    """Sleep that takes no time."""


def uploaded(fake_discord: FakeDiscord) -> list[str]:
    return [one["name"] for one in fake_discord.world.emojis.values()]


async def test_a_start_goes_on_where_the_last_one_stopped(
    fake_discord: FakeDiscord, store: Store
) -> None:
    posted, drawers = 0, Counted()

    def broken(call: Call) -> Fault | None:
        nonlocal posted
        posted += call.route.startswith("POST")
        return Fault(403) if posted > 3 else None

    faces = CardFaces()
    async with client_of(fake_discord) as client:
        fake_discord.rest.faults = broken
        with pytest.raises(discord.Forbidden):
            await Uploading(client, faces, store, drawers, sleep=nothing).look()
    assert uploaded(fake_discord) == list(NAMES)[:3]
    assert not faces.ready, "a part of them is not used"
    fake_discord.rest.faults = None
    faces = CardFaces()
    async with client_of(fake_discord) as client:
        await Uploading(client, faces, store, drawers, sleep=nothing).look()
        assert uploaded(fake_discord) == list(NAMES), "each once"
        assert faces.ready
        asked = len(fake_discord.rest.done)
        await Uploading(client, faces, store, drawers, sleep=nothing).look()
        assert len(fake_discord.rest.done) == asked + 1, "all there: one question"
    assert (drawers.digested, drawers.drawn) == (1, len(NAMES) + 1), "and nothing is drawn for it"


async def test_what_is_drawn_otherwise_now_is_drawn_again(
    fake_discord: FakeDiscord, store: Store
) -> None:
    drawers = Counted()
    await store.values.set(DIGESTS, " ".join(("an-older-program", *["0123456789"] * len(NAMES))))
    async with client_of(fake_discord) as client:
        await Uploading(client, CardFaces(), store, drawers, sleep=nothing).look()
    assert uploaded(fake_discord) == list(NAMES)
    assert drawers.digested == 1
    kept = await store.values.get(DIGESTS)
    assert kept == " ".join((drawn_alike(small_faces()), *DRAWN))
    assert drawn_alike(small_faces()) != drawn_alike(small_faces()[1:])


async def test_it_tries_again_and_looks_after_what_discord_refuses(
    fake_discord: FakeDiscord, store: Store
) -> None:
    waits: list[float] = []
    refuse = True

    def failing(call: Call) -> Fault | None:
        return Fault(403) if refuse else None

    async def sleep(seconds: float) -> None:
        nonlocal refuse
        waits.append(seconds)
        refuse = len(waits) < 3
        if seconds > 3600:
            await asyncio.Event().wait()

    faces = Awaited()
    async with client_of(fake_discord) as client:
        fake_discord.rest.faults = failing
        uploading = Uploading(client, faces, store, Counted(), 0.0, sleep=sleep)
        uploading.begin()
        uploading.begin()
        await faces.used.wait()
        assert waits[:3] == [0.0, 60.0, 600.0]
        fake_discord.world.emojis.popitem()
        faces.use({})
        faces.used.clear()
        faces.refused()
        await faces.used.wait()
        assert sorted(uploaded(fake_discord)) == sorted(NAMES), (
            "what somebody deleted is there again"
        )
        await uploading.close()


def test_old_pictures_go_when_the_new_ones_have_been_there_for_long() -> None:
    now = datetime(2026, 5, 1, tzinfo=discord.utils.utcnow().tzinfo)

    def there(name: str, age: timedelta) -> Any:
        return SimpleNamespace(name=name, created_at=now - age)

    current = next(iter(NAMES))
    old = current[:-10] + "0123456789"
    day = timedelta(days=1)
    own = there(current, OLD), there(old, OLD + day)
    foreign = there("logo", OLD + day)
    assert outdated([*own, foreign], NAMES, now) == [own[1]]
    assert outdated([there(current, OLD - day), own[1]], NAMES, now) == [], "still shown perhaps"
    assert outdated([own[0], there(old, day)], NAMES, now) == [], "another version uses them"
