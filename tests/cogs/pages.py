"""Pages in a virtual Discord: texts, components, and Discord's limits."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any

import discord

from cogs.messages.custom_ids import PageId, parsed
from cogs.messages.posts import Post
from db import GuildSettings
from i18n import Sentences
from tests.e2e.evening import Evening, page_id
from tests.e2e.server import Person, too_wide
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.shapes import unfit
from tools.fake_discord.world import V2


def check_post(post: Post) -> None:
    """Check a page that was not sent as the fake Discord checks one that was."""
    body = {"flags": V2, "components": post.layout.to_components()}
    wrong = [*unfit("POST /channels/{}/messages", body), *too_wide(body)]
    assert not wrong, wrong


def knocks(world: Evening, message: Any) -> dict[str, PageId]:
    """The components of a page: custom id and meaning."""
    return {
        part["custom_id"]: page_id(part["custom_id"])
        for part in walk(message.components)
        if part.get("custom_id")
        and not part.get("disabled")
        and isinstance(parsed(part["custom_id"]), PageId)
    }


def find(world: Evening, message: Any, what: str, ends: str = "") -> str:
    """The custom id of a component, by its meaning."""
    for custom_id, knock in knocks(world, message).items():
        if knock.what == what and knock.arg.endswith(ends):
            return custom_id
    raise AssertionError(f"nothing means {what} {ends} on\n{world.text(message)}")


def forget_words() -> None:
    """Clear all caches of sentences, also those filled by other tests."""
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] in ("cogs", "games"):
            for kept in tuple(vars(module).values()):
                if isinstance(kept, _lru_cache_wrapper):
                    kept.cache_clear()


class Heard:
    """Records all lines produced by the sentences."""

    def __init__(self, monkeypatch: Any) -> None:
        self.lines: set[str] = set()
        said = Sentences.__call__
        forget_words()

        def listened(say: Sentences, language: str, key: str, **values: str | int) -> str:
            text = said(say, language, key, **values)
            self.lines.update(text.splitlines())
            return text

        monkeypatch.setattr(Sentences, "__call__", listened)

    def foreign(self, components: list[dict[str, Any]]) -> Iterator[str]:
        """Lines of a message that come from no sentence."""
        for part in walk(components):
            texts = [part.get(name) for name in ("content", "label", "placeholder")]
            for option in part.get("options") or ():
                texts += [option["label"], option.get("description")]
            for text in texts:
                yield from (line for line in (text or "").splitlines() if not self._said(line))

    def _said(self, line: str) -> bool:
        # A black suit's sign precedes its words, as an emoji would.
        plain = re.sub("^[♠♣]\ufe0e ", "", line.removeprefix("-# "))
        # Single letters are card indices.
        return not re.search(r"[^\W\d_]{2}", plain) or bool({line, plain} & self.lines)


def manager(world: Evening, name: str = "emma") -> Person:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.server.create_user(name), roles=[role])


async def ask(world: Evening, name: str, person: Person | None = None, /, **options: Any) -> Any:
    """The answer to a command in the channel, by default of the first person."""
    return (await (person or world.people[0]).command(world.channel, name, **options)).response


def guest(world: Evening) -> Person:
    return world.guild.add_member(world.server.create_user("gino"))


async def begin(world: Evening, **settings: Any) -> int:
    """Open a table in a server with these settings, seat everybody, cut; return the table."""
    first = world.people[0]
    wanted = GuildSettings(**({"clock": "none", "language": "en"} | settings))
    await world.store.guilds.set_settings(world.guild.id, wanted, by=first.id, at=1)
    table = await world.open_table()
    if len(world.people) < 4:
        await world.fill(first, "beginner")
    await world.start()
    await world.cut(table)
    return table
