"""A minimal Discord for tables: a server, its people, places, messages and pictures.

Lasting data is stored at once (:mod:`play.archive`), so the next start has the same server with the
same messages. :meth:`World.reads` keeps ephemeral messages, their pictures and their news from
everybody else.
"""

from __future__ import annotations

import time
from base64 import b64decode
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final

from play.archive import Archive
from play.things import (
    DIRECT,
    TEXT,
    THREAD,
    File,
    Listener,
    Message,
    News,
    Person,
    Place,
    Refused,
    ToBot,
)

EPOCH_MS: Final = 1_420_070_400_000
"""Start of Discord's ids in UTC ms."""
KEPT: Final = 200
"""Messages kept per place."""
LATE: Final = 256
"""Replaced pictures that can still be downloaded."""


class World:
    """The server and everything in it. Ids grow and are never reused."""

    def __init__(self, archive: Archive, name: str, people: tuple[str, ...], language: str) -> None:
        """Load the world of the archive, or create it; ``name``: of the server and the bot.

        ``people``: names; the first one owns the server. Names and language change with each start.
        """
        self._archive = archive
        self._newest = 0
        self._listeners: list[Listener] = []
        self._to_bot: list[ToBot] = []
        self._late: OrderedDict[int, tuple[File, int, int | None]] = OrderedDict()
        self.places: dict[int, Place] = {}
        self.messages: dict[int, Message] = {}
        self.name = name
        known = archive.value("ids") or {}
        self.guild = self._same(known, "guild")
        self.bot = Person(self._same(known, "bot"), name, bot=True)
        self.people = {
            person.id: person
            for number, called in enumerate(people)
            if (person := Person(self._same(known, f"person-{number}"), called))
        }
        channel = self._same(known, "channel")
        archive.set_value("ids", known)
        self.commands: list[dict[str, Any]] = archive.value("commands") or []
        self.emojis: list[dict[str, Any]] = archive.value("emojis") or []
        self.language: str = archive.value("language") or language
        for place in archive.all("place"):
            self.places[place["id"]] = Place(**place)
        if channel not in self.places:
            self._keep_place(Place(channel, TEXT, "table"))
        self.channel = self.places[channel]
        for message in archive.all("message"):
            self.messages[message["id"]] = Message(**message)
        self._newest = max((self._newest, *self.places, *self.messages))

    @property
    def fresh(self) -> bool:
        """Whether no message was ever posted here."""
        return not self.messages

    @property
    def owner(self) -> int:
        """The server's owner: the newcomer."""
        return next(iter(self.people))

    def speak(self, language: str) -> None:
        """Set the server's language, also for later starts; notify the bot."""
        self.language = language
        self._archive.set_value("language", language)

    def new_id(self) -> int:
        """A new id, which contains its time like Discord's."""
        moment = int(time.time() * 1000) - EPOCH_MS
        self._newest = max(self._newest + 1, moment << 22)
        return self._newest

    def _same(self, known: dict[str, int], what: str) -> int:
        return known.setdefault(what, self.new_id())

    # -- listeners -----------------------------------------------------------------------------

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call the listener on all news; return its removal."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def attach(self, bot: ToBot) -> Callable[[], None]:
        """Send the bot its events; return the detachment."""
        self._to_bot.append(bot)
        return lambda: self._to_bot.remove(bot)

    def to_bot(self, event: str, payload: dict[str, Any]) -> None:
        """Send the bot an event."""
        for tell in tuple(self._to_bot):
            tell(event, payload)

    def _tell(self, news: News) -> None:
        for listener in tuple(self._listeners):
            listener(news)

    def tell_seats(self) -> None:
        """Notify pages that somebody sat down or got up at a table."""
        self._tell(News("places"))

    def sees(self, person: int, place: Place) -> bool:
        """Whether a person can see a place."""
        return place.person in (None, person)

    def reads(self, person: int, place: int, reader: int | None) -> bool:
        """Whether a person can read a message there; ``reader``: the only reader, if any."""
        found = self.places.get(place)
        return found is not None and self.sees(person, found) and reader in (None, person)

    # -- places --------------------------------------------------------------------------------

    def place(self, place: int) -> Place:
        """Get a place; raise :class:`Refused` if unknown."""
        if place not in self.places:
            raise Refused(10003, "Unknown Channel")
        return self.places[place]

    def direct(self, person: int) -> Place:
        """A person's direct messages with the bot."""
        if person not in self.people:
            raise Refused(10013, "Unknown User")
        for place in self.places.values():
            if place.person == person:
                return place
        return self._keep_place(Place(self.new_id(), DIRECT, person=person))

    def open_thread(self, message: Message, name: str) -> Place:
        """Open a thread at a message; it has the message's id, and there can be only one."""
        if message.id in self.places:
            raise Refused(160004, "A thread has already been created for this message", 400)
        thread = self._keep_place(Place(message.id, THREAD, name, parent=message.place))
        message.thread = thread.id
        self._keep(message)
        return thread

    def rename(self, place: Place, name: str) -> None:
        """Rename a place."""
        place.name = name
        self._keep_place(place)

    def close(self, place: Place) -> None:
        """Delete a place with everything in it."""
        for message in self.history(place.id):
            self.delete(message)
        del self.places[place.id]
        self._archive.drop("place", place.id)
        self._tell(News("places"))

    def _keep_place(self, place: Place) -> Place:
        self.places[place.id] = place
        self._archive.put("place", place.id, asdict(place))
        self._tell(News("places"))
        return place

    # -- messages ------------------------------------------------------------------------------

    def history(self, place: int) -> list[Message]:
        """Messages of a place, oldest first."""
        return sorted((m for m in self.messages.values() if m.place == place), key=lambda m: m.id)

    def message(self, place: int, message: int) -> Message:
        """Get a message; raise :class:`Refused` if unknown."""
        self.place(place)
        found = self.messages.get(message)
        if found is None or found.place != place:
            raise Refused(10008, "Unknown Message")
        return found

    def post(
        self,
        place: int,
        author: int,
        body: dict[str, Any],
        files: tuple[File, ...] = (),
        *,
        flags: int = 0,
        reader: int | None = None,
        asked: dict[str, Any] | None = None,
    ) -> Message:
        """Post a message in a place."""
        where = self.place(place)
        message = Message(
            self.new_id(), place, author, {}, _now(), flags=flags, reader=reader, asked=asked
        )
        self._write(message, body, files)
        if reader is None:
            where.last = message.id
            self._archive.put("place", place, asdict(where))
        self.messages[message.id] = message
        self._keep(message)
        for old in self.history(place)[:-KEPT]:
            self.delete(old)
        return message

    def edit(
        self,
        message: Message,
        body: dict[str, Any],
        files: tuple[File, ...] = (),
        *,
        flags: int | None = None,
    ) -> Message:
        """Edit a message; fields missing in ``body`` stay."""
        self._write(message, body, files)
        message.edited = _now()
        if flags is not None:
            message.flags = flags
        self._keep(message)
        return message

    def delete(self, message: Message) -> None:
        """Delete a message."""
        del self.messages[message.id]
        for file in message.files:
            self._retire(int(file["id"]), message)
        self._archive.drop("message", message.id)
        self._tell(News("gone", message.place, message.id, message.reader))

    def _write(self, message: Message, body: dict[str, Any], files: tuple[File, ...]) -> None:
        named = body.get("attachments")
        stay = None if named is None else {str(one.get("id")) for one in named}
        for old in [f for f in message.files if stay is not None and f["id"] not in stay]:
            message.files.remove(old)
            self._retire(int(old["id"]), message)
        for file in files:
            self._archive.put_file(file.id, message.id, asdict(file))
            message.files.append(
                {
                    "id": str(file.id),
                    "filename": file.name,
                    "description": file.description,
                    "content_type": file.media,
                    "size": len(file.data),
                    "url": (url := f"/files/{file.id}/{file.name}"),
                    "proxy_url": url,
                    "width": file.width,
                    "height": file.height,
                }
            )
        message.body |= {
            key: body[key] for key in ("content", "embeds", "components") if key in body
        }
        for emoji in _emojis(message.body):
            # As in Discord's answers: JavaScript has no such integers.
            emoji["id"] = str(emoji["id"])
        by_name = {f"attachment://{file['filename']}": file for file in message.files}
        for media in _media(message.body):
            named_file = by_name.get(media.get("url", ""))
            if named_file is not None:
                shared = ("url", "proxy_url", "width", "height", "content_type")
                media |= {key: named_file[key] for key in shared}
                media["attachment_id"] = named_file["id"]

    def _keep(self, message: Message) -> None:
        if message.reader is None:  # Ephemeral messages vanish when their reader leaves.
            self._archive.put("message", message.id, asdict(message))
        self._tell(News("message", message.place, message.id, message.reader))

    # -- files ---------------------------------------------------------------------------------

    def file(self, person: int, file: int) -> File:
        """A file that a person may see; replaced ones stay available for a while."""
        if file in self._late:
            found, place, reader = self._late[file]
        else:
            kept = self._archive.file(file)
            message = self.messages.get(kept[0]) if kept is not None else None
            if kept is None or message is None:
                raise Refused(10015, "Unknown File")
            found, place, reader = File(**kept[1]), message.place, message.reader
        if not self.reads(person, place, reader):
            raise Refused(50001, "Missing Access", 403)
        return found

    def _retire(self, file: int, message: Message) -> None:
        kept = self._archive.file(file)
        if kept is not None:
            self._late[file] = (File(**kept[1]), message.place, message.reader)
            self._archive.drop_file(file)
        while len(self._late) > LATE:
            self._late.popitem(last=False)

    # -- commands and emojis -------------------------------------------------------------------

    def set_commands(self, commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Replace the bot's commands."""
        known = {command["name"]: command["id"] for command in self.commands}
        self.commands = [
            command
            | {
                "id": known.get(command["name"]) or str(self.new_id()),
                "application_id": str(self.bot.id),
                "version": "1",
            }
            for command in commands
        ]
        self._archive.set_value("commands", self.commands)
        self._tell(News("commands"))
        return self.commands

    def emoji(self, emoji: str) -> tuple[str, bytes]:
        """Media type and picture of an emoji of the bot."""
        for one in self.emojis:
            if one["id"] == emoji:
                media, _, data = one["image"].removeprefix("data:").partition(";base64,")
                return media, b64decode(data)
        raise Refused(10014, "Unknown Emoji")

    def set_emojis(self, emojis: list[dict[str, Any]]) -> None:
        """Replace the bot's emojis; each holds its picture as a data URL, ``image``."""
        self.emojis = emojis
        self._archive.set_value("emojis", emojis)


def _now() -> str:
    return datetime.now(UTC).isoformat()


def _emojis(node: Any) -> Iterator[dict[str, Any]]:
    """Yield the bot's own emojis on buttons and in menus."""
    if isinstance(node, list):
        for one in node:
            yield from _emojis(one)
    elif isinstance(node, dict):
        emoji = node.get("emoji")
        if isinstance(emoji, dict) and emoji.get("id"):
            yield emoji
        for one in node.values():
            yield from _emojis(one)


def _media(node: Any) -> Iterator[dict[str, Any]]:
    """Yield everything in a message's body with a URL: pictures of components and of embeds."""
    if isinstance(node, list):
        for one in node:
            yield from _media(one)
    elif isinstance(node, dict):
        if "url" in node:
            yield node
        for one in node.values():
            yield from _media(one)
