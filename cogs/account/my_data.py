"""/mydata: view, export or erase one's own data."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.account.takeout import Takeout
from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.messages.components import Button, Interaction
from cogs.messages.custom_ids import MalformedError, PageId
from cogs.messages.plain import relative
from cogs.messages.posts import Post, framed
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from tables.journal.state import DAY_MS, Status
from tables.tournaments.entries import renamed

ROOM: Final = "mydata"
PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "preferences": (),
    "progress": (),
    "puzzle_answers": ("puzzle_ratings",),
    "daily_results": (),
    "tables": ("seats", "entries"),
    "matches": ("match_counts",),
    "ratings": ("rating_changes", "standings"),
    "messages": (),
    "refused_inviters": (),
    "hidden_in": (),
    "settings_changed": (),
    "limits": (),
    "values": (),
}
"""Parts of the file that are counted on the page, each with those that its line includes."""
FILE: Final = "brouc-my-data"
"""Name of the archives."""
PASSES: Final = 3
"""Maximum number of erasure passes while tables continue in parallel."""


class DataCommands(Feature, commands.Cog):
    """/mydata."""

    def __init__(self, services: Services, forget_seen: Callable[[int], None]) -> None:
        """``forget_seen``: drops the process's caches about a person."""
        super().__init__(services)
        self._forget_seen = forget_seen
        services.router.open(ROOM, self.enter, read)

    @command("mydata")
    async def mydata(self, interaction: discord.Interaction[Any]) -> None:
        """Show the stored data in numbers, with buttons to export or erase it."""
        language = await self._people.language_for(interaction)
        await responder(interaction).show(await self._overview(interaction.user.id, language))

    async def enter(self, interaction: Interaction, page_id: PageId, what: str) -> None:
        """Answer the page's buttons."""
        language = await self._people.language_for(interaction)
        ways: dict[str, Callable[[Interaction, str], Awaitable[None]]] = {
            "export": self._export,
            "ask": self._ask,
            "erase": self._erase,
        }
        way = ways.get(what)
        if way is None:
            await responder(interaction).show(await self._overview(interaction.user.id, language))
        else:
            await way(interaction, language)

    async def _overview(self, person: int, language: str) -> Post:
        kept = await self._store.privacy.kept(person)
        lines = [say(language, "mydata-title")]
        lines.extend(
            say(language, f"mydata-{part.replace('_', '-')}", count=kept[part]) for part in PARTS
        )
        lines.append(say(language, "mydata-note"))
        blue, red = discord.ButtonStyle.primary, discord.ButtonStyle.danger
        buttons = [
            Button(PageId(ROOM, "export"), say(language, "mydata-export"), style=blue),
            Button(PageId(ROOM, "ask"), say(language, "mydata-erase"), style=red),
        ]
        return framed(["\n".join(lines)], buttons)

    async def _stays(self, person: int, language: str) -> list[str]:
        """Line on what an erasure leaves, if anything."""
        now = self._now()
        if not await self._store.privacy.began_daily(person, now):
            return []
        return [say(language, "mydata-stays", when=relative(now - now % DAY_MS + DAY_MS))]

    async def _export(self, interaction: Interaction, language: str) -> None:
        """Send everything as JSON in an archive, in a new reply; several if it is too large."""
        await responder(interaction).wait(beside=True)
        pieces: list[tuple[str, Sequence[Mapping[Any, Any]]]] = []
        await self._store.privacy.take_out(
            interaction.user.id, lambda part, rows: pieces.append((part, rows))
        )
        archives = await asyncio.to_thread(_archives, pieces)
        for number, archive in enumerate(archives, 1):
            text = say(language, "mydata-exported", part=number, parts=len(archives))
            name = f"{FILE}.zip" if len(archives) == 1 else f"{FILE}-{number}.zip"
            await responder(interaction).say(
                text, [discord.File(io.BytesIO(archive), filename=name)]
            )

    async def _ask(self, interaction: Interaction, language: str) -> None:
        """Explain erasure and ask for confirmation."""
        live = await self._tables.tables_of(interaction.user.id)
        key = "mydata-ask-tables" if live else "mydata-ask"
        red = discord.ButtonStyle.danger
        buttons = [
            Button(PageId(ROOM, "erase"), say(language, "mydata-yes"), style=red),
            Button(PageId(ROOM, "see"), say(language, "mydata-no")),
        ]
        lines = [say(language, key, count=len(live))]
        lines += await self._stays(interaction.user.id, language)
        await responder(interaction).show(framed(["\n".join(lines)], buttons))

    async def _erase(self, interaction: Interaction, language: str) -> None:
        await responder(interaction).wait()
        person = interaction.user.id
        await self.erase(person, cause=str(interaction.id))
        lines = [say(language, "mydata-erased"), *await self._stays(person, language)]
        await responder(interaction).show(framed(["\n".join(lines)]))

    async def erase(self, person: int, *, cause: str) -> None:
        """Leave every running table, then forget the person; a computer player finishes."""
        for table in await self._tables.tables_of(person):
            state = await self._tables.state(table)
            if state is None:
                continue
            if state.status is Status.PLAYING:
                await self._tables.leave(table, person, cause=f"{cause}:leave:{table}")
            await self._tables.decline(table, person, cause=f"{cause}:decline:{table}")
            await self._tables.stand_up(table, person, cause=f"{cause}:up:{table}")
        for tournament in await self._tables.tournaments.of_person(person):
            number = tournament.id
            withdraw = self._tables.tournaments.not_today
            await withdraw(number, person, cause=f"{cause}:withdraw:{number}")
        await self._outbox.forget(person)
        rewritten: set[int] = set()
        for _ in range(PASSES):
            erased = await self._store.privacy.erase(person, self._now(), renamed)
            for table in erased.tables:
                await self._tables.forget(table)
            rewritten.update(erased.tables)
            # A hand being sent meanwhile to the person who just left would be recorded after this.
            await self._outbox.forget(person)
            # A concurrent write from an older state may name the person again.
            left = await self._store.privacy.kept(person)
            if not any(count for part, count in left.items() if part != "limits"):
                break
        self._people.forget(person)
        self._forget_seen(person)
        for table in rewritten & set(await self._tables.live()):
            await self._outbox.compare(table)


def _archives(pieces: Iterable[tuple[str, Sequence[Mapping[Any, Any]]]]) -> list[bytes]:
    """Archives of rows, each piece with the name of its part."""
    takeout = Takeout()
    for part, rows in pieces:
        takeout.add(part, rows)
    return takeout.finish()


def read(page_id: PageId, values: tuple[str, ...]) -> str:
    """Parse a button of the page; ``ValueError`` for another."""
    if page_id.what not in ("export", "ask", "erase", "see") or page_id.arg or values:
        raise MalformedError(page_id.what)
    return page_id.what
