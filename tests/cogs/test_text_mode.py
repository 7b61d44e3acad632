"""Text mode: words alone, in whatever a person may read."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from cogs.messages.custom_ids import PageId, parsed
from cogs.messages.text_mode import KEPT, SIGNS
from cogs.outbox.turns import JUST_S
from db import Preferences
from games.registry import games
from i18n import LANGUAGES
from tables.journal.state import DAY_MS, day_begins
from tables.runtime.limits import NO_LIMITS
from tests.cogs.matches.other_games import finished
from tests.cogs.test_card_faces import EMOJIS
from tests.e2e.evening import Clock, Evening, evening
from tests.e2e.server import Person, Result
from tests.e2e.test_doors import DAY, Quick
from tests.i18n.test_typography import HOUSES, texts
from tools.fake_discord.extra_checks import walk
from tools.fake_discord.world import Message

GAMES = games()
EMOJI = re.compile(
    r"[\u2600-\u2712\u2714-\u2716\u2718-\u27bf\u2b1b\u2b1c\u25ab\ufe0f\U0001f000-\U0001faff]|<a?:"
)
SIGN = r"|[♥♦♣♠♡♢♧♤\u2300-\u23ff\u2500-\u25ff\u2900-\u2bff\ufe0e]"
UNREAD = re.compile(EMOJI.pattern + SIGN)
"""Emojis, and signs that are read as their code, by a long name, or not at all."""
READ = ("content", "label", "placeholder", "description", "title")
"""Texts of a component."""
ENDS = ("erase", "sure", "leave", "hint", "analysis", "film")
pytestmark = pytest.mark.usefixtures("quick_pictures")


def test_every_emoji_of_the_catalogues_is_known() -> None:
    suits = "♥♦♣♠♡♢♧♤"
    known = {*KEPT, *SIGNS, *suits, "\ufe0f"}
    for folder in HOUSES:
        for language in LANGUAGES:
            for key, text in texts(folder, language):
                assert set(EMOJI.findall(text)) <= known, key


async def everybody_in_text_mode(world: Evening) -> None:
    """Each of four people in another language."""
    for person, language in zip(world.people, LANGUAGES, strict=True):
        wishes = Preferences(language=language, text_mode=True, nudges=True, calls="mention")
        await world.store.people.set_preferences(person.id, wishes)


class Walk:
    """Everything that a person in text mode reads: commands, and the components of each page."""

    def __init__(self, world: Evening, clock: Clock) -> None:
        self.world, self.clock = world, clock
        self.read: set[str] = set()
        """Texts for people, of all kinds."""
        self.called = False
        """Whether somebody was called to their turn."""
        self._used: set[tuple[str, str]] = set()

    async def commands(self) -> None:
        """Use each command in the channel and in direct messages, by the people in turn."""
        people = cycle(self.world.people)
        for command in self.world.bot.tree.get_commands():
            options = command.to_dict(self.world.bot.tree)["options"]
            if any(option.get("required") for option in options):
                continue
            for where in (self.world.channel, None):
                person = next(people)
                with suppress(PermissionError, LookupError):
                    await self.follow(person, await person.command(where, command.name))
            next(people)

    async def play(self, moves: int) -> None:
        """Make moves at the table; read the hands and the calls to one's turn after each."""
        world, (table,) = self.world, await self.world.bot.tables.live()
        for number in range(moves):
            state = await world.state(table)
            if state.next.awaits == "deal":
                self.clock.ms += 4_000_000
                await world.server.advance(4_000)
                continue
            if state.next.awaits != "turn":
                break
            rules, seat = state.game, state.turn or ""
            legal = [one for one in rules.legal_actions(state.match, seat) if rules.is_move(one)]
            mover, move = state.seats[seat].person or 0, legal[number % len(legal)]
            await world.bot.tables.act(table, mover, move, cause=f"{number}")
            await world.server.advance(JUST_S)  # People who have just acted are not called.
            for one in world.people:
                if one.letters:
                    self.message(world.hand(one))
                called = await world.store.messages.get(table, f"turn:{one.id}")
                if called is not None:
                    self.message(world.thread.messages[called.message_id])
                    self.called = True

    async def follow(self, person: Person, result: Result) -> None:
        """Read an answer, and use each kind of component that was not used yet."""
        if result.modal is not None:
            self.note([result.modal])
        messages = [one for one in (result.response, *result.followups) if one is not None]
        for message in messages:
            channel = self.world.server.world.channels[message.channel]
            if message.reader is None and channel.reader is None:
                continue
            self.message(message)
            for part in self.world.raw(message):
                custom_id = part.get("custom_id")
                if custom_id is None or part.get("disabled"):
                    continue
                means = parsed(custom_id)
                assert means is not None
                kind = means.room if isinstance(means, PageId) else "table", means.what
                if kind[0] == "preferences" or kind[1] in ENDS or kind in self._used:
                    continue  # Their next message would be in other signs.
                self._used.add(kind)
                values = [one["value"] for one in part.get("options") or ()][:1]
                if part["type"] > 3:
                    continue
                click = self.world.click(person, message, custom_id, values or None)
                await self.follow(person, await click)

    def message(self, message: Message) -> None:
        self.note([{"content": message.content}, *message.components, *message.embeds])
        self.read |= {str(one.get("description") or "") for one in message.files}

    def note(self, components: Any) -> None:
        for part in walk(components):
            self.read |= {str(part[key]) for key in READ if part.get(key)}
            self.read |= {str(part["emoji"])} if part.get("emoji") else set()
            for option in part.get("options") or ():
                self.read |= {str(option[key]) for key in READ if option.get(key)}
                self.read |= {str(option["emoji"])} if option.get("emoji") else set()


@pytest.mark.parametrize("name", GAMES)
async def test_everything_in_text_mode_is_words(tmp_path: Path, name: str) -> None:
    """Hands, calls to one's turn, pages, commands, sentences: in four languages."""
    game = GAMES[name]
    assert game.players is not None
    game = replace(game, players=Quick(game.players))
    people = len(game.rules.seats)
    clock = Clock(day_begins(DAY) + DAY_MS // 2)
    how: Any = {"games": {name: game}, "now": clock, "limits": NO_LIMITS}
    async with evening(tmp_path, **how) as world:
        world.bot.faces.use(EMOJIS)
        await everybody_in_text_mode(world)
        everybody = [one.id for one in world.people]
        await finished(world.store, game, everybody[:people], world.guild.id)
        tour = Walk(world, clock)
        await world.open_table()
        await world.start()
        await tour.play(30)
        assert tour.called
        await tour.commands()
        option = "move" if name == "schieber" else "card"
        for proposal in await world.people[0].autocomplete(world.channel, "play", option, ""):
            tour.read.add(proposal["name"])
        for channel in world.server.world.channels.values():
            for message in world.history(channel):
                alts = {str(one.get("description") or "") for one in message.files}
                assert not set("".join(alts)) & set("♥♦♣♠🂠"), alts
        wrong = sorted(one for one in tour.read if UNREAD.search(one))
        assert not wrong, "\n".join(wrong)
