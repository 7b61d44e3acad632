"""The server of `make play`: the fake Discord, stored at once and read again at the next start.

:meth:`Server.reads` keeps direct and ephemeral messages, their pictures and their news from
everybody else. Ephemeral messages do not survive a start.
"""

from __future__ import annotations

import contextlib
import io
import secrets
from base64 import b64decode
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import discord
from PIL import Image

from base.bounded import Bounded
from i18n import language_of
from play.archive import Archive
from tools.fake_discord.commands import command_data
from tools.fake_discord.interactions import Interaction, Type
from tools.fake_discord.launch import redirected
from tools.fake_discord.person import Person
from tools.fake_discord.requests import RefusedError
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.state import Change
from tools.fake_discord.world import Channel, Guild, Kind, Message, User, World, iso

KEPT: Final = 200
"""Messages kept per channel."""
LATE: Final = 256
"""Replaced pictures that can still be downloaded."""
USUAL: Final = (
    discord.Permissions.text() | discord.Permissions(view_channel=True)
).value & ~discord.Permissions(manage_messages=True, manage_threads=True).value
"""Permissions of everybody but the owner."""


@dataclass(frozen=True, slots=True)
class News:
    """A change for pages: of a message, a deletion, a channel, the commands."""

    what: str
    channel: int = 0
    message: int = 0
    reader: int | None = None


Listener = Callable[[News], None]


class Server:
    """A server with one channel and its people; the first one is the newcomer, who owns it."""

    def __init__(self, archive: Archive, name: str, people: tuple[str, ...], language: str) -> None:
        """Read the archive, or create it; ``name``: of the server and the bot.

        Names and language change with each start.
        """
        self._archive = archive
        self._listeners: list[Listener] = []
        self._late = Bounded[int, tuple[dict[str, Any], Message]](LATE)
        self.name = name
        self.world = world = World()
        self.fake_discord = FakeDiscord(world, token=secrets.token_urlsafe(32))
        self.fake_discord.rest.keep_files = True
        self.fake_discord.rest.strict = self.fake_discord.rest.limits.on = False
        self.fake_discord.discord.patience_s = float("inf")
        self.messages: dict[int, Message] = {}
        """All messages by id, ephemeral ones included."""
        self.people: dict[int, User] = {}
        self._files: dict[int, set[int]] = {}
        """Stored files by message."""
        known = archive.value("ids") or {}
        world.bot.id, world.bot.name = known.setdefault("bot", world.bot.id), name
        world.users = {world.bot.id: world.bot}
        self.language: str = archive.value("language") or language
        guild = known.setdefault("guild", world.ids.next())
        self.guild = world.guilds[guild] = Guild(
            guild, world.bot, name, locale(self.language), USUAL
        )
        for number, called in enumerate(people):
            user = User(known.setdefault(f"person-{number}", world.ids.next()), called)
            self.people[user.id] = world.users[user.id] = self.guild.members[user.id] = user
        channel = known.setdefault("channel", world.ids.next())
        archive.set_value("ids", known)
        self._read()
        if channel not in world.channels:
            self._keep_channel(world.add(Channel(channel, Kind.TEXT, "table", self.guild.id)))
        self.channel = world.channels[channel]
        world.ids.last = max((world.ids.last, *world.channels, *self.messages))
        world.on_channel, world.on_application = self._keep_channel, self._keep_application
        self.fake_discord.discord.everywhere.append(self._changed)

    @property
    def fresh(self) -> bool:
        """Whether no message was ever posted here."""
        return not self.messages

    @property
    def owner(self) -> int:
        """The newcomer."""
        return next(iter(self.people))

    @contextlib.asynccontextmanager
    async def serve(self) -> AsyncIterator[FakeDiscord]:
        """Listen on this machine, where the library takes the address for Discord's."""
        async with self.fake_discord as fake_discord:
            with redirected(fake_discord.address):
                yield fake_discord

    @property
    def token(self) -> str:
        """The bot's token, which never leaves this process."""
        return self.fake_discord.gateway.token

    async def speak(self, language: str) -> None:
        """Set the server's language, also for later starts; notify the bot."""
        self.language, self.guild.locale = language, locale(language)
        self._archive.set_value("language", language)
        gateway = self.fake_discord.gateway
        await gateway.tell("GUILD_UPDATE", self.guild.json(), self.guild.id)

    # -- readers -------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call the listener on all news; return its removal."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, news: News) -> None:
        """Notify pages."""
        for listener in tuple(self._listeners):
            listener(news)

    def sees(self, person: int, channel: Channel) -> bool:
        """Whether a person can see a channel."""
        return channel.reader is None or channel.reader.id == person

    def reads(self, person: int, channel: int, reader: int | None) -> bool:
        """Whether a person can read a message there; ``reader``: the only reader, if any."""
        found = self.world.channels.get(channel)
        return found is not None and self.sees(person, found) and reader in (None, person)

    def visible(self, person: int, channel: int) -> Channel:
        """A channel that the person can see; raise ``RefusedError``."""
        found = self.fake_discord.discord.channel(channel)
        if not self.sees(person, found):
            raise RefusedError(403, 50001)
        return found

    def readable(self, person: int, channel: int, message: int) -> Message:
        """A message that the person can read; raise ``RefusedError``."""
        found = self.messages.get(message)
        if found is None or found.channel != channel:
            raise RefusedError(404, 10008)
        if not self.reads(person, channel, found.reader):
            raise RefusedError(403, 50001)
        return found

    def history(self, channel: int) -> list[Message]:
        """Messages of a channel, oldest first."""
        found = (one for one in self.messages.values() if one.channel == channel)
        return sorted(found, key=lambda one: one.id)

    # -- people --------------------------------------------------------------------------------

    def call(self, name: str) -> None:
        """Name the newcomer, before they do anything."""
        self.people[self.owner].name = name

    def say(self, person: int, channel: Channel, text: str) -> None:
        """Post a person's text."""
        Person(self.fake_discord, self.people[person]).write(channel, text)

    async def do(
        self,
        person: int,
        channel: Channel,
        kind: Type,
        data: dict[str, Any],
        language: str,
        message: Message | None = None,
    ) -> Interaction:
        """Send the bot an interaction of a person, in their page's language, without waiting."""
        user = self.people[person]
        user.locale = locale(language)
        return await Person(self.fake_discord, user).send(kind, channel, data, message)

    def command(
        self, name: str, options: dict[str, Any], focused: str | None = None
    ) -> dict[str, Any]:
        """A command with its options; ``focused``: the option being typed."""
        return command_data(self.world, name, options, guild=self.guild, focused=focused)

    # -- files and emojis ----------------------------------------------------------------------

    def file(self, person: int, file: int) -> dict[str, Any]:
        """A file that a person may see; replaced ones stay available for a while."""
        late = self._late.get(file)
        if late is not None:
            found, message = late
        else:
            kept = self._archive.file(file)
            if kept is None or kept[0] not in self.messages:
                raise RefusedError(404, 0)
            found, message = kept[1], self.messages[kept[0]]
        if not self.reads(person, message.channel, message.reader):
            raise RefusedError(403, 50001)
        return found

    def emoji(self, emoji: int) -> tuple[str, bytes]:
        """Media type and picture of an emoji of the bot."""
        if emoji not in self.world.emoji_images:
            raise RefusedError(404, 10014)
        media, _, data = self.world.emoji_images[emoji].partition(";base64,")
        return media.removeprefix("data:"), b64decode(data)

    # -- storage -------------------------------------------------------------------------------

    def _read(self) -> None:
        """Read channels, messages, commands and emojis of earlier starts."""
        world = self.world
        for one in self._archive.all("place"):
            reader = self.people.get(one["person"] or 0)
            guild = self.guild.id if one["person"] is None else None
            kind = Kind(one["kind"])
            world.add(Channel(one["id"], kind, one["name"], guild, one["parent"], reader))
        for one in self._archive.all("message"):
            channel = world.channels[one["place"]]
            author = self.people.get(one["author"], world.bot)
            message = Message(one["id"], channel.id, author, channel.guild, flags=one["flags"])
            message.content = one["body"].get("content") or ""
            message.components = one["body"].get("components") or []
            message.embeds = one["body"].get("embeds") or []
            message.files = one["files"]
            if one["edited"] is not None:
                message.edited = round(datetime.fromisoformat(one["edited"]).timestamp() * 1000)
            if one["asked"] is not None:
                message.command = (one["asked"]["person"], one["asked"]["name"])
            channel.messages[message.id] = self.messages[message.id] = message
            self._files[message.id] = {int(file["id"]) for file in message.files}
        world.commands = self._archive.value("commands") or []
        for emoji in self._archive.value("emojis") or []:
            world.emoji_images[int(emoji["id"])] = emoji.pop("image")
            world.emojis[int(emoji["id"])] = emoji

    def _keep_channel(self, channel: Channel) -> None:
        person = channel.reader.id if channel.reader is not None else None
        kept = {"id": channel.id, "kind": int(channel.kind), "name": channel.name}
        self._archive.put("place", channel.id, kept | {"parent": channel.parent, "person": person})
        self.tell(News("places"))

    def _keep_application(self) -> None:
        world = self.world
        emojis = [one | {"image": world.emoji_images[key]} for key, one in world.emojis.items()]
        self._archive.set_value("commands", world.commands)
        self._archive.set_value("emojis", emojis)
        self.tell(News("commands"))

    def _changed(self, message: Message, change: Change) -> None:
        """Store a message's change; a watcher of the fake Discord."""
        if change is Change.DELETED:
            self._forget(message)
            return
        self.messages[message.id] = message
        self._keep_files(message)
        if message.reader is None:
            self._archive.put("message", message.id, _stored(message))
        self.tell(News("message", message.channel, message.id, message.reader))
        for old in self.history(message.channel)[:-KEPT]:
            self.world.channels[message.channel].messages.pop(old.id, None)
            self._forget(old)

    def _forget(self, message: Message) -> None:
        del self.messages[message.id]
        for file in self._files.pop(message.id, set()):
            self._retire(file, message)
        self._archive.drop("message", message.id)
        self.tell(News("gone", message.channel, message.id, message.reader))

    def _keep_files(self, message: Message) -> None:
        """Store new files with their sizes; replaced ones can still be downloaded."""
        before = self._files.get(message.id, set())
        now = {int(file["id"]): file for file in message.files}
        for number in now.keys() - before:
            content = message.uploads[number].content or b""
            file = now[number]
            file |= {"content_type": "application/octet-stream", "width": None, "height": None}
            with contextlib.suppress(OSError), Image.open(io.BytesIO(content)) as picture:
                file["content_type"] = Image.MIME.get(picture.format or "", file["content_type"])
                file["width"], file["height"] = picture.size
            about = {"name": file["filename"], "media": file["content_type"], "data": content}
            self._archive.put_file(number, message.id, about)
        for number in before - now.keys():
            self._retire(number, message)
        self._files[message.id] = set(now)

    def _retire(self, file: int, message: Message) -> None:
        kept = self._archive.file(file)
        if kept is not None:
            self._late[file] = (kept[1], message)
            self._archive.drop_file(file)


def _stored(message: Message) -> dict[str, Any]:
    """A message as the archive holds it."""
    body = {"content": message.content, "components": message.components, "embeds": message.embeds}
    asked = message.command and {"person": message.command[0], "name": message.command[1]}
    return {
        "id": message.id,
        "place": message.channel,
        "author": message.author.id,
        "body": body,
        "edited": iso(message.edited) if message.edited is not None else None,
        "flags": message.flags,
        "files": message.files,
        "asked": asked,
    }


def locale(language: str) -> str:
    """Discord's name of a language; varieties do not exist there."""
    plain = language_of(language)
    return "en-GB" if plain == "en" else plain
