"""The fake Discord in this process with virtual time, its servers and people."""

from __future__ import annotations

import asyncio
import fnmatch
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from contextvars import Context, copy_context
from dataclasses import dataclass
from random import Random
from typing import Any, Final
from unittest.mock import patch

import aiohttp
import discord
from yarl import URL

from cogs.client import BroucBot
from tests.e2e.loop import AtOnce, IdleLoop
from tests.virtual import gateway_transport
from tests.virtual.clocks import Clocks, virtual
from tests.virtual.gateway_transport import Line
from tests.virtual.loop import PROCESS, Process
from tests.virtual.rest_transport import Network, Sent
from tools.fake_discord import person as people
from tools.fake_discord.commands import command_data, form_data, resolved
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.interactions import Answer, Interaction, ResponseType, State, Type
from tools.fake_discord.requests import Call, Fault, Upload
from tools.fake_discord.rest import Route
from tools.fake_discord.server import TOKEN, FakeDiscord
from tools.fake_discord.state import Change
from tools.fake_discord.world import EPHEMERAL, Channel, Guild, Kind, Message, Role, User, World

HORIZON: Final = 30.0
"""Seconds; later timers are not awaited."""
BUTTON: Final = 2
"""A component's type."""
PHONE: Final = 34
"""Characters of a button visible on a phone."""
USUAL: Final = discord.Permissions.text().value | discord.Permissions(view_channel=True).value
"""Permissions of every member."""


def too_wide(body: Any) -> Iterator[str]:
    """Labels of a message's buttons that a phone cuts off; ``body``: of its request."""
    message = (body.get("data") or body) if isinstance(body, dict) else {}
    for part in walk(message.get("components") or []):
        if part["type"] == BUTTON and len(label := part.get("label") or "") > PHONE:
            yield label


@dataclass(frozen=True, slots=True)
class Request:
    method: str
    path: str
    json: Any
    status: int


@dataclass(slots=True)
class Failing:
    """A kind of request that fails; ``path``: a shell pattern; ``times``: ``None`` for ever."""

    method: str
    path: str
    fault: Fault
    times: int | None
    error: Exception | None
    """Raised for the sender instead of a dropped connection."""
    failed: int = 0

    def fails(self, call: Call) -> bool:
        method, _, path = call.route.partition(" ")
        for part in call.parts:
            path = path.replace("{}", part, 1)
        fits = self.method in ("*", method) and fnmatch.fnmatch(path, self.path)
        if not fits or self.failed == self.times:
            return False
        self.failed += 1
        return True


class _NoBeat(gateway_transport.Beating):
    """No heartbeats: time would pass by them."""

    def start(self) -> None:
        """Do nothing."""


class Server:
    """The fake Discord with the bot that is connected to it."""

    def __init__(self, loop: IdleLoop) -> None:
        self.loop = loop
        self.clocks = Clocks(loop)
        world = World(self.clocks.true_ms)
        self.fake_discord = FakeDiscord(world, loop.time, self.clocks.true)
        self.fake_discord.gateway.url = "wss://gateway.simulated/"
        rest = self.fake_discord.rest
        rest.keep_files, rest.limits.on, rest.faults = True, False, self._fault
        self.network = Network(loop, AtOnce(), rest, self.fake_discord.routes())
        self.network.watch, self.network.connect = self._requested, self._connect
        self._ask, self.network.ask = self.network.ask, self._asked  # type: ignore[method-assign]
        self.requests: list[Request] = []
        """All requests of the bots so far, in the order of their answers."""
        self.uploads: list[tuple[int, Upload]] = []
        """All files with their channels."""
        self.fake_discord.discord.everywhere.append(self._changed)
        self.faults: list[Failing] = []
        self._unanswered = False
        """Whether a first answer failed."""
        self._raised: dict[int, Exception] = {}
        """Errors for senders, by the identity of their requests' bodies."""
        self.bot: BroucBot
        self._running: asyncio.Task[None] | None = None
        self._errors: list[BaseException] = []
        self._seen = 0

    @property
    def world(self) -> World:
        return self.fake_discord.world

    @contextmanager
    def open(self) -> Iterator[None]:
        """Replace time, chance and the network of this process within the context."""
        with ExitStack() as stack:
            stack.enter_context(virtual(self.clocks, Random(1)))
            stack.enter_context(patch.object(discord.gateway, "KeepAliveHandler", _NoBeat))
            stack.enter_context(patch.object(aiohttp, "ClientSession", self.network.session))
            self.network.outside = copy_context()
            self.loop.set_exception_handler(self._unhandled)
            yield
        assert self._seen == len(self._errors), self._errors
        wrong = set(self.fake_discord.wrong)
        if self._unanswered:  # The bot cannot know whether its first answer arrived.
            wrong -= {one for one in wrong if one.endswith("used before the first answer")}
        assert not wrong, "\n".join(sorted(wrong))
        wide = [text for one in self.requests for text in too_wide(one.json)]
        assert not wide, wide

    # -- the bot -------------------------------------------------------------------------------

    async def start(self, bot: BroucBot) -> None:
        """Connect a bot, and wait until it is idle."""
        self.bot = bot
        self._note_errors(bot)
        bot._connection.heartbeat_timeout = None  # type: ignore[assignment]  # silence is no end
        context = Context()
        context.run(PROCESS.set, Process("bot"))
        self._context = context
        self._running = self.loop.create_task(bot.start(TOKEN), context=context.copy())
        await self.settle()

    async def cut(self) -> None:
        """End the bot as a kill would: its tasks are cancelled, its connection closes."""
        while tasks := [one for one in self.loop.bot if not one.done()]:
            for one in tasks:
                one.cancel()
            await asyncio.wait(tasks)
        for session in self.fake_discord.gateway.sessions.values():
            await session.wire.close(1000)
        self.fake_discord.gateway.sessions.clear()

    async def restart(self, bot: BroucBot) -> None:
        """Cut the running bot and connect another one."""
        await self.cut()
        await self.start(bot)

    @contextmanager
    def as_the_bot(self) -> Iterator[None]:
        """Attribute actions to the bot, so that they end with it."""
        token = PROCESS.set(self._context[PROCESS])
        try:
            yield
        finally:
            PROCESS.reset(token)

    async def settle(self) -> None:
        """Wait until the bot is idle; timers within :data:`HORIZON` fire."""
        await self.loop.idle(self.loop.time() + HORIZON)

    async def advance(self, seconds: float) -> None:
        end = self.loop.time() + seconds
        await self.loop.idle(end)
        self.loop.jump(end)
        await self.loop.idle(end + 1)

    async def emit(self, name: str, data: Any) -> None:
        await self.fake_discord.gateway.tell(name, data)
        await self.settle()

    def fail(
        self,
        method: str,
        path: str,
        *,
        status: int = 500,
        code: int = 0,
        times: int | None = 1,
        done: bool = False,
        dropped: bool = False,
        error: Exception | None = None,
    ) -> Failing:
        """Fail requests of a kind; ``done``: after they are executed; see :class:`Fault`."""
        headers: dict[str, str] = {}
        body: object = None
        if status == 429:
            headers = {"Retry-After": "1", "Via": "1.1 google"}
            body = {"message": "You are being rate limited.", "retry_after": 1.0, "global": False}
        fault = Fault(status, code, done, dropped or error is not None, 0.0, headers, body)
        self.faults.append(Failing(method, path, fault, times, error))
        return self.faults[-1]

    @contextmanager
    def failing(self, method: str, path: str, **fault: Any) -> Iterator[Failing]:
        """Fail requests of a kind within the context; ``fault``: see :meth:`fail`."""
        found = self.fail(method, path, **fault)
        try:
            yield found
        finally:
            self.faults.remove(found)

    @property
    def errors(self) -> list[BaseException]:
        """Errors that reached the library or the loop; unread ones fail the test."""
        self._seen = len(self._errors)
        return list(self._errors)

    def _note_errors(self, bot: BroucBot) -> None:
        on_error, tree_error = bot.on_error, bot.tree.on_error

        async def noted(event: str, /, *args: Any, **named: Any) -> None:
            self._error(sys.exc_info()[1])
            await on_error(event, *args, **named)

        async def tree_noted(interaction: Any, error: Any) -> None:
            self._error(error)
            await tree_error(interaction, error)

        bot.on_error = noted  # type: ignore[method-assign]
        bot.tree.on_error = tree_noted  # type: ignore[method-assign]

    def _unhandled(self, loop: object, context: dict[str, Any]) -> None:
        self._error(context.get("exception"))
        self.loop.default_exception_handler(context)

    def _error(self, error: BaseException | None) -> None:
        if error is not None and error not in self._errors:
            self._errors.append(error)

    def _fault(self, call: Call) -> Fault | None:
        for one in self.faults:
            if one.fails(call):
                self._unanswered |= call.route.endswith("/callback")
                if one.error is not None:
                    self._raised[id(call.body)] = one.error
                return one.fault
        return None

    async def _asked(self, sent: Sent) -> tuple[int, Any, dict[str, str]]:
        found = await self._ask(sent)
        if (error := self._raised.pop(id(sent.body), None)) is not None:
            raise error
        return found

    def _changed(self, message: Message, change: Change) -> None:
        known = {id(upload) for _, upload in self.uploads[-50:]}
        new = [one for one in message.uploads.values() if id(one) not in known]
        self.uploads += [(message.channel, one) for one in new]

    def _requested(self, sent: Sent, route: Route, status: int, answer: Any) -> None:
        self.requests.append(Request(sent.method, sent.path, sent.body.json, status))

    async def _connect(self, url: URL) -> Any:
        return Line(self.loop, AtOnce(), self.fake_discord.gateway, self.network.outside).bot

    # -- servers and people --------------------------------------------------------------------

    def create_guild(self, name: str, locale: str = "en-US") -> Place:
        guild = self.world.guild(name, locale)
        guild.everyone = USUAL
        self.world.user("owner", guild)
        self._tell("GUILD_CREATE", guild.json(), guild)
        return Place(self, guild)

    def create_user(self, name: str, *, bot: bool = False) -> Person:
        """Create a person who is a member of no server."""
        user = self.world.user(name.title())
        user.bot = bot
        return Person(self, user)

    def history(self, channel: Channel) -> list[Message]:
        """Messages of a channel, oldest first."""
        return sorted(channel.messages.values(), key=lambda one: one.id)

    def content(self, message: Message, number: int = 0) -> bytes:
        return message.uploads[int(message.files[number]["id"])].content or b""

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel as a person."""
        told = channel.json()
        del self.world.channels[channel.id]
        if channel.guild is not None:
            del self.world.guilds[channel.guild].channels[channel.id]
        thread = channel.kind is Kind.THREAD
        name = "THREAD_DELETE" if thread else "CHANNEL_DELETE"
        await self.fake_discord.gateway.tell(name, told, channel.guild)

    def _tell(self, name: str, data: Any, guild: Guild) -> None:
        tell = self.fake_discord.gateway.tell(name, data, guild.id)
        self.loop.create_task(tell, context=self.network.outside.copy())


class Place:
    """A server, as its managers use it."""

    def __init__(self, server: Server, guild: Guild) -> None:
        self._server, self.guild = server, guild
        self.id, self.name = guild.id, guild.name

    def create_text_channel(self, name: str, **denied: bool) -> Channel:
        """Create a channel; ``denied``: permissions that the bot has not."""
        channel = self._server.world.channel(self.guild, name)
        channel.app_permissions &= ~discord.Permissions(**denied).value
        self._server._tell("CHANNEL_CREATE", channel.json(), self.guild)
        return channel

    def create_role(self, name: str, permissions: discord.Permissions | None = None) -> Role:
        value = permissions.value if permissions is not None else 0
        role = Role(self._server.world.ids.next(), name, value)
        self.guild.roles[role.id] = role
        told = {"guild_id": str(self.id), "role": role.json()}
        self._server._tell("GUILD_ROLE_CREATE", told, self.guild)
        return role

    def add_member(
        self, person: Person, *, roles: Sequence[Role] = (), nick: str | None = None
    ) -> Person:
        self.guild.members[person.id] = person.user
        self.guild.held[person.id] = list(roles)
        self.call(person, nick)
        return person

    def remove_member(self, person: Person) -> None:
        del self.guild.members[person.id]
        self.guild.held.pop(person.id, None)

    def call(self, person: Person, nick: str | None) -> None:
        """Give a member a nickname."""
        if nick is None:
            self.guild.nicks.pop(person.id, None)
        else:
            self.guild.nicks[person.id] = nick


class Person(people.Person):
    """A person, whose clicks are awaited until the bot is idle."""

    def __init__(self, server: Server, user: User) -> None:
        super().__init__(server.fake_discord, user)
        self._server = server
        self.id, self.name = user.id, user.name
        self.mention = f"<@{user.id}>"

    @property
    def direct(self) -> Channel:
        return self._server.world.direct(self.user)

    @property
    def letters(self) -> list[Message]:
        """Messages in their direct messages, oldest first."""
        return self._server.history(self.direct)

    async def use(
        self, kind: Type, channel: Channel, data: dict[str, Any], message: Message | None = None
    ) -> Result:
        """Send an interaction, and wait until the bot is idle."""
        sent = await self.send(kind, channel, data, message)
        await self._server.settle()
        return Result(sent)

    async def command(self, channel: Channel | None, name: str, **options: object) -> Result:
        """Use a command in a channel, or in direct messages."""
        where = channel or self.direct
        return await self.use(Type.COMMAND, where, self._command(where, name, options))

    async def autocomplete(
        self, channel: Channel, name: str, option: str, value: str, /, **filled: object
    ) -> list[dict[str, Any]]:
        """Type into an option; return the proposals."""
        data = self._command(channel, name, {**filled, option: value}, option)
        result = await self.use(Type.AUTOCOMPLETE, channel, data)
        return list(result.data.get("choices") or ())

    async def press(self, message: Message, custom_id: str) -> Result:
        """Press an enabled button."""
        return await self._component(message, custom_id, {})

    async def select(self, message: Message, values: Sequence[Any], custom_id: str) -> Result:
        """Choose in a menu: texts, people, roles or channels."""
        part = _part(message, custom_id)
        assert part.get("min_values", 1) <= len(values) <= part.get("max_values", 1)
        channel = self._server.world.channels[message.channel]
        guild = self._server.world.guilds.get(channel.guild or 0)
        entities = [one.user if isinstance(one, Person) else one for one in values]
        texts = [one if isinstance(one, str) else str(one.id) for one in entities]
        if part["type"] == 3:
            assert set(texts) <= {one["value"] for one in part["options"]}, texts
        data = {"values": texts, "resolved": resolved(guild, entities)}
        return await self._component(message, custom_id, data)

    async def submit(self, form: Result, values: dict[str, str]) -> Result:
        told = form.modal
        assert told is not None
        data = form_data(told, lambda field: values.get(field, ""))
        sent = form.interaction
        return await self.use(Type.MODAL, sent.channel, data, sent.message)

    async def _component(self, message: Message, custom_id: str, more: dict[str, Any]) -> Result:
        part = _part(message, custom_id)
        assert not part.get("disabled"), custom_id
        data = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]} | more
        channel = self._server.world.channels[message.channel]
        return await self.use(Type.COMPONENT, channel, data, message)

    def _command(
        self, channel: Channel, name: str, options: dict[str, Any], focused: str | None = None
    ) -> dict[str, Any]:
        world = self._server.world
        given = {k: v.user if isinstance(v, Person) else v for k, v in options.items()}
        guild = world.guilds.get(channel.guild or 0)
        data = command_data(world, name, given, guild=guild, focused=focused)
        declared = next(one for one in world.commands if one["id"] == data["id"])
        needed = int(declared.get("default_member_permissions") or 0)
        if guild is not None and needed & ~guild.permissions(self.user):
            raise PermissionError(f"/{name} is not offered to them")
        return data


def _part(message: Message, custom_id: str) -> dict[str, Any]:
    parts = walk(message.components)
    return next(one for one in parts if one.get("custom_id") == custom_id)


class Result:
    """Everything that came of an interaction."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    @property
    def answer(self) -> Answer | None:
        """The first response."""
        done = self.interaction.answer.done()
        return self.interaction.answer.result() if done else None

    @property
    def data(self) -> dict[str, Any]:
        return self.answer.data if self.answer is not None else {}

    @property
    def acknowledged(self) -> bool:
        return self.interaction.state is not State.WAITING

    @property
    def ephemeral(self) -> bool:
        """Whether the answer is a message for its reader alone."""
        new = (ResponseType.MESSAGE, ResponseType.DEFERRED_MESSAGE)
        found, flags = self.answer, self.data.get("flags") or 0
        return found is not None and found.type in new and bool(flags & EPHEMERAL)

    @property
    def modal(self) -> dict[str, Any] | None:
        found = self.answer
        return found.data if found is not None and found.type is ResponseType.MODAL else None

    @property
    def response(self) -> Message | None:
        """The message that is the answer: a new one, or that of the button."""
        return self.interaction.original

    @property
    def followups(self) -> list[Message]:
        return list(self.interaction.followed.values())


@asynccontextmanager
async def running(loop: IdleLoop) -> AsyncIterator[Server]:
    """A fake Discord without a bot yet; the last one is cut at the end."""
    server = Server(loop)
    with server.open():
        try:
            yield server
        finally:
            await server.cut()
