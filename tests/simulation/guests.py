"""Simulated people: their screens, and their clicks."""

from __future__ import annotations

import asyncio
import copy
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias

from tests.simulation.trace import Trace
from tools.fake_discord.commands import form_data, resolved
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.interactions import PATIENCE_S, Answer, Interaction, ResponseType, Type
from tools.fake_discord.party import Press, presses
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.world import Channel, Guild, Message, User

SEEN: Final = 60
"""Number of buttons a person remembers."""
TURNS: Final = 4
"""Number of turns for which a person remembers one button."""
NEWEST: Final = 4
"""Messages per place that a person looks at."""
_BUTTON: Final = 2


@dataclass(slots=True)
class Use:
    """One use of a command, a button, a menu or a form."""

    interaction: Interaction
    what: str
    at: float
    """Seconds of the run."""
    answer: Answer | None = None
    """``None`` while pending."""
    answers: list[tuple[float, int]] = field(default_factory=list)
    """First answers sent to Discord: time and status."""
    told_more: list[float] = field(default_factory=list)
    """Times of other results by the token: a reply, a page, the end of loading."""
    hindered: bool = False
    """Whether a request with its token failed."""
    page: frozenset[str] = frozenset()
    """Custom ids on the page of the first answer."""


Part: TypeAlias = tuple[Message, dict[str, Any]]
"""A usable component and its message."""


class Guest:
    def __init__(
        self,
        fake_discord: FakeDiscord,
        user: User,
        trace: Trace,
        deliver: Callable[[dict[str, Any], int | None], Any],
        uses: list[Use],
    ) -> None:
        """``deliver``: sends an interaction to the bot. ``uses``: shared log."""
        self._fake_discord, self.user, self._trace = fake_discord, user, trace
        self._deliver, self._uses = deliver, uses
        self.private: list[Message] = []
        """Ephemeral replies, the newest last."""
        self._seen: list[Part] = []
        self._turns: dict[str, deque[str]] = {}
        """Custom ids of a button by its meaning, oldest first."""

    # -- screen -----------------------------------------------------------------------------------

    def messages(self) -> Iterator[Message]:
        """Visible messages, the newest of each place first."""
        world = self._fake_discord.world
        yield from reversed(self.private[-NEWEST:])
        for channel in world.channels.values():
            own = channel.reader is self.user
            guild = self._guild(channel)
            public = guild is not None and self.user.id in guild.members
            if own or public:
                yield from list(reversed(channel.messages.values()))[:NEWEST]

    def parts(self) -> list[Part]:
        return [
            (message, part)
            for message in self.messages()
            for part in walk(message.components)
            if part.get("custom_id") and not part.get("disabled")
        ]

    def remembers(self, rng: Random) -> Part | None:
        """A component seen earlier, perhaps long ago."""
        return rng.choice(self._seen) if self._seen else None

    def older(self, press: Press) -> str | None:
        """A button's custom id in an earlier turn, if seen then."""
        before = self._turns.get(_meant(press.custom_id), ())
        return next((said for said in before if said != press.custom_id), None)

    def find(self, *whats: str) -> list[tuple[Message, Press]]:
        """Visible buttons with one of these actions."""
        return [
            (message, press)
            for message in self.messages()
            for press in presses(message)
            if press.what in whats
        ]

    # -- actions ----------------------------------------------------------------------------------

    async def use(self, part: Part, rng: Random, *wanted: str) -> Answer:
        """Press a button, or choose from a menu: ``wanted`` if offered."""
        message, component = part
        data: dict[str, Any] = {"custom_id": str(component["custom_id"])}
        data |= {"component_type": component["type"], "id": component.get("id", 1)}
        if component["type"] != _BUTTON:
            offered = {one["value"] for one in component.get("options") or ()}
            values = [one for one in wanted if one in offered] or chosen(component, rng)
            data |= {"values": values, "resolved": {}}
            if component["type"] == 5:
                someone = rng.choice(list(self._fake_discord.world.users.values()))
                data["values"] = [str(someone.id)]
                data["resolved"] = resolved(None, (someone,))
        channel = self._fake_discord.world.channels[message.channel]
        answer = await self.do(Type.COMPONENT, channel, data, message)
        if answer.type is ResponseType.MODAL:
            form = form_data(answer.data, lambda _: typed(rng))
            answer = await self.do(Type.MODAL, channel, form, message)
        return answer

    async def press(self, message: Message, custom_id: str, *wanted: str) -> Answer:
        """Press a button; from a menu choose the wanted value."""
        for component in walk(message.components):
            if component.get("custom_id") == custom_id:
                return await self.use((message, component), Random(0), *wanted)
        return await self.use((message, {"custom_id": custom_id, "type": _BUTTON}), Random(0))

    async def slash(self, channel: Channel, name: str, rng: Random, **given: Any) -> Answer:
        """Use a command with its required options, and perhaps others."""
        found = next(one for one in self._fake_discord.world.commands if one["name"] == name)
        data: dict[str, Any] = {"id": found["id"], "name": name, "type": found.get("type", 1)}
        if channel.guild is not None:
            data["guild_id"] = str(channel.guild)
        if data["type"] == 2:
            someone = rng.choice(list(self._fake_discord.world.users.values()))
            data |= {"target_id": str(someone.id)}
            data["resolved"] = resolved(self._guild(channel), (someone,))
            return await self.do(Type.COMMAND, channel, data)
        data["options"] = await self._options(found, channel, data, rng, given)
        return await self.do(Type.COMMAND, channel, data)

    async def _options(
        self,
        command: dict[str, Any],
        channel: Channel,
        data: dict[str, Any],
        rng: Random,
        given: dict[str, Any],
    ) -> list[dict[str, Any]]:
        options: list[dict[str, Any]] = []
        for one in command.get("options") or ():
            name, kind = one["name"], one["type"]
            if not (name in given or one.get("required") or rng.random() < 0.3):
                continue
            value: Any = given.get(name)
            if value is None:
                value = self._value(one, channel, data, rng)
            if value is None:
                continue
            options.append({"name": name, "type": kind, "value": value})
            if one.get("autocomplete"):
                focused = [*options[:-1], options[-1] | {"focused": True}]
                asked = data | {"options": focused}
                answer = await self.do(Type.AUTOCOMPLETE, channel, asked)
                choices = answer.data.get("choices") or []
                if choices and rng.random() < 0.8:
                    options[-1]["value"] = rng.choice(choices)["value"]
        return options

    def _value(
        self, option: dict[str, Any], channel: Channel, data: dict[str, Any], rng: Random
    ) -> Any:
        if option.get("choices"):
            return rng.choice(option["choices"])["value"]
        match option["type"]:
            case 3:
                return typed(rng)
            case 4:
                low = option.get("min_value", 0)
                return rng.randint(low, option.get("max_value", low + 40))
            case 5:
                return rng.random() < 0.5
            case 6:
                someone = rng.choice(list(self._fake_discord.world.users.values()))
                data["resolved"] = resolved(self._guild(channel), (someone,))
                return str(someone.id)
        return None

    def _guild(self, channel: Channel) -> Guild | None:
        return self._fake_discord.world.guilds.get(channel.guild or 0)

    async def do(
        self, kind: Type, channel: Channel, data: dict[str, Any], message: Message | None = None
    ) -> Answer:
        """Send an interaction to the bot, and wait for the answer as long as Discord does."""
        discord, world = self._fake_discord.discord, self._fake_discord.world
        found = Interaction(world.ids.next(), kind, self.user, channel, data, discord.clock())
        found.message = message
        discord.interactions[found.token] = found
        what = str(data.get("custom_id") or f"/{data.get('name')}")
        use = Use(found, what, discord.clock())
        self._uses.append(use)
        self._trace.add("click", f"{self.user.name} {kind.name.lower()} {what} {_told(data)}")
        await self._deliver(found.json(world), channel.guild)
        try:
            async with asyncio.timeout(PATIENCE_S):
                answer = await asyncio.shield(found.answer)
        except TimeoutError:
            answer = Answer(None, PATIENCE_S)
        use.answer = answer
        said = answer.type.name.lower() if answer.type is not None else "failed"
        self._trace.add("answer", f"{self.user.name} {what} {said} after {answer.seconds:.3f}")
        return answer

    def saw(self, message: Message) -> None:
        """Remember some components of a new or changed message."""
        if message.reader is not None and message not in self.private:
            self.private.append(message)
        for part in walk(message.components):
            if part.get("custom_id"):
                self._seen.append((message, copy.deepcopy(part)))
                said = str(part["custom_id"])
                turns = self._turns.setdefault(_meant(said), deque(maxlen=TURNS))
                if said not in turns:
                    turns.append(said)
        del self._seen[:-SEEN]


def chosen(component: dict[str, Any], rng: Random) -> list[str]:
    options = [str(one["value"]) for one in component.get("options") or ()]
    low = min(component.get("min_values", 1), len(options))
    high = min(component.get("max_values", 1), len(options))
    return rng.sample(options, rng.randint(low, max(low, high)))


def typed(rng: Random) -> str:
    """Random typed text: a card, a number, a name, nonsense."""
    return rng.choice(
        ("as de coeur", "Ah", "10♠", "7", "31", "Anne", "roi de pique", "Ober", "x" * 40, "🂡", "1")
    )


def _meant(custom_id: str) -> str:
    """Action of a button without its turn."""
    parts = custom_id.rsplit(":", 3)
    return ":".join((*parts[:-3], *parts[-2:]))


def _told(data: dict[str, Any]) -> str:
    options = data.get("options") or data.get("values")
    return str(options) if options else ""
