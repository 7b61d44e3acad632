"""The Discord client: wires up all parts and makes no decisions."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final
from weakref import WeakSet

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from base.safe_log import without_text
from base.tracing import TRACE, Trace
from base.workers.pool import WorkerPool
from cogs.account.my_data import DataCommands
from cogs.account.preferences import PreferenceCommands
from cogs.connection import reconnecting
from cogs.connection.gateway import Gateway
from cogs.connection.guild_removed import Departures
from cogs.connection.stopping import ANSWERS_S, in_time
from cogs.connection.uploading import Uploading
from cogs.evening.commands import EveningCommands
from cogs.evening.messages import EveningMessages
from cogs.evening.updates import HallUpdates
from cogs.i18n.sentences import say
from cogs.i18n.translator import Mentions, SentencesTranslator
from cogs.learning.course import CourseCommands
from cogs.learning.help import Help
from cogs.learning.library import RulesCommands
from cogs.learning.puzzles import PuzzleCommands
from cogs.limits import Limiter, of_command
from cogs.matches.analysis import AnalysisService
from cogs.matches.analysis_pages import AnalysisPages
from cogs.matches.archive import Archive
from cogs.matches.daily import DailyCommands, MorningPosts
from cogs.matches.exports import ExportCommands
from cogs.matches.histories import HistoryCommands
from cogs.matches.leaderboard import LeaderboardCommands
from cogs.matches.match_lookup import MatchLookup
from cogs.matches.puzzle_growth import PuzzleGrowth
from cogs.matches.replays import ReplayCommands
from cogs.matches.statistics import StatisticsCommands
from cogs.matches.verifying import VerifyCommands
from cogs.messages import wire
from cogs.messages.avatars import Avatars
from cogs.messages.card_faces import CardFaces
from cogs.messages.client import MessageClient
from cogs.messages.components import chosen, typed
from cogs.messages.custom_ids import parsed
from cogs.messages.display_names import DisplayNames, MemberName, told_apart, users
from cogs.messages.guild_membership import Members
from cogs.messages.responder import Notes, Responder, answered, respond, responder
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.announcements import Announcer
from cogs.outbox.outbox import Outbox
from cogs.outbox.pace import Pace
from cogs.outbox.quota import RequestQuota
from cogs.outbox.render import Questions, Renderer
from cogs.outbox.startup import StartupRefresh
from cogs.outbox.tables import TableMessages
from cogs.outbox.turns import Turns
from cogs.replies import Replies
from cogs.router import Router
from cogs.server.diagnosis import DiagnosisCommands, smallest_permissions
from cogs.server.maintenance import MaintenanceCommands
from cogs.server.settings import SettingsCommands
from cogs.services import Services
from cogs.table.commands import TableCommands
from cogs.table.game_commands import own_commands, play_command, table_command
from cogs.table.hints import HintCommands
from cogs.table.info_handlers import InfoHandlers
from cogs.table.invitations import InvitationCommands
from cogs.table.lobby_handlers import LobbyHandlers
from cogs.table.opening import Opening
from cogs.table.play_handlers import PlayHandlers
from cogs.table.rules_handlers import RulesHandlers
from cogs.table.typed import TypedWords
from cogs.view.drawers import Drawers
from cogs.view.pictures import Pictures
from db import LIVE, Store
from gamekit.api.game import Games
from games.thinking import there
from i18n import language_of
from tables.computers.service import ComputerPlayers
from tables.decisions.pauses import Pauses
from tables.runtime.limits import Limits
from tables.runtime.service import Tables

log = logging.getLogger(__name__)

MEMBERS_S: Final = 3.0
"""Timeout in seconds of a request for a server's member names."""
_UNREACHABLE: Final = (
    TimeoutError,
    OSError,
    RuntimeError,
    aiohttp.ClientError,
    discord.DiscordException,
)
"""Errors of a request for names, also of a closed client: messages go without these names."""
TREE: Final = "discord.commands"
"""Store key of the hash of the commands registered with Discord."""


class Tree(app_commands.CommandTree[Any]):
    """The command tree: counts commands before they run, and apologises for failures."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether the command may be used now; a refusal has been sent."""
        bot: BroucBot = interaction.client
        if not await bot.admits(interaction):
            return False
        if interaction.type is not discord.InteractionType.application_command:
            return True  # Autocompletion.
        data: Any = interaction.data or {}
        action = of_command(str(data.get("name", "")), bot.games)
        try:
            return await bot.limiter.passed(interaction, action)
        except Exception as error:
            await bot.replies.apologise(interaction, error)
            return False

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Apologise in private."""
        cause = error.__cause__ if isinstance(error.__cause__, Exception) else error
        await interaction.client.replies.apologise(interaction, cause)


class BroucBot(commands.AutoShardedBot):
    """The games on Discord."""

    def __init__(
        self,
        store: Store,
        games: Games,
        *,
        pauses: Pauses | None = None,
        pace: Pace | None = None,
        now: Callable[[], int] | None = None,
        rng: Any = None,
        workers: WorkerPool | None = None,
        background: WorkerPool | None = None,
        limits: Limits | None = None,
        drawers: Drawers | None = None,
        shards: int | None = None,
        responder_sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        upload_pause: float | None = None,
        counter: Callable[[], float] = time.perf_counter,
        settled: Callable[[], None] | None = None,
    ) -> None:
        """``games``: the games offered, by name.

        ``now``: UTC ms; by default Discord's present (``discord.utils.utcnow``).

        ``workers``: workers of the computer players, see :func:`games.thinking.there`; by default
        threads of this process. ``background``: workers of hints and analyses, by default the
        same. ``limits``: rate limits; by default the usual ones. ``drawers``:
        renderers, closed by their creator; by default threads of this process. ``shards``: number
        of connections; by default as Discord recommends. ``responder_sleep``:
        the sleep of :mod:`cogs.messages.responder` before it defers an interaction.
        ``upload_pause``: seconds between two uploads of card emojis; by default none are uploaded,
        and the usual signs are shown. ``counter``: the library's clock (s) of received events.
        ``settled``: called once, when a start has refreshed all its tables.
        """
        self.pace = pace or Pace()
        self.quota = RequestQuota(self.pace)
        super().__init__(
            command_prefix=(),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            help_command=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            http_trace=wire.trace(self.quota.seen, self.quota.shut),
            max_messages=None,
            shard_count=shards,
        )
        self.now = now or utc_ms
        self.store = store
        self.games = games

        # People.
        self.people = UserPrefs(store, self.now)
        self.names = DisplayNames(self._global_name, self.now, self._member_names, self.pace.sleep)
        self._seated: dict[int | None, set[int]] | None = None
        """People at live tables by server, until its names are requested after the start."""
        self.members = Members(self, store, self.names, self.now)
        self.avatars = Avatars()

        # Tables.
        self.gateway = Gateway(self, self.now, sleep=self.pace.sleep, counter=counter)
        minds = {name: game.players for name, game in games.items() if game.players is not None}
        there_too = there(minds) if workers is not None else None
        self.thinkers = ComputerPlayers(minds, workers, there_too, background)
        self.tables = Tables(
            store,
            {name: game.rules for name, game in games.items()},
            minds,
            counts={name: game.counts for name, game in games.items()},
            pauses=pauses,
            now=self.now,
            rng=rng,
            thinkers=self.thinkers,
            limits=limits,
            connectivity=self.gateway,
            dailies={name: game.daily for name, game in games.items() if game.daily is not None},
        )

        # Messages of tables.
        self.pictures = Pictures(self.names.of, drawers, self.avatars.of, self.names.remembered)
        self.faces = CardFaces()
        self.uploading: Uploading | None = None
        if upload_pause is not None:
            drawn_by = self.pictures.drawers
            self.uploading = Uploading(self, self.faces, store, drawn_by, upload_pause)
        self.courier = MessageClient(self, self.faces)
        questions = Questions(self.pace.question)
        self.evenings = EveningMessages(
            self.courier, self.tables, store, self.people, self.pictures, games, self.now
        )
        self.renderer = Renderer(
            self.tables, store, self.people, self.pictures, games, questions, self.evenings
        )
        self.outbox = Outbox(self.courier, store, self.people, self.quota)
        self.table_messages = TableMessages(
            self.courier, self.tables, store, self.people, self.renderer, self.evenings
        )
        self.outbox.add(self.table_messages)
        self.outbox.add(self.evenings)
        self.halls = HallUpdates(self.tables, self.outbox)
        self.turns = Turns(self.courier, store, self.people, self.outbox, self.pace.clock)
        self.startup = StartupRefresh(self.outbox, self._learn_names, settled)
        self.announcer = Announcer(self.tables, store, self.outbox, self.now)
        self.growth = PuzzleGrowth(store, self.now)

        # Interactions.
        self.responder_sleep = responder_sleep
        self.responders: WeakSet[Responder] = WeakSet()
        """Responders of interactions being answered, and some past ones."""
        self.notes = Notes(self.pace.clock)
        self.limiter = Limiter(self.tables.rate_limiter, self.people, store)
        self.replies = Replies(self.people, self.outbox, games)
        self.router = Router(
            self.tables, self.people, self.outbox, self.replies, self.limiter, games
        )
        self.stopping = False
        """Whether new interactions are ignored."""
        self.services = Services(
            store=store,
            games=games,
            now=self.now,
            tables=self.tables,
            people=self.people,
            members=self.members,
            pictures=self.pictures,
            renderer=self.renderer,
            outbox=self.outbox,
            limiter=self.limiter,
            replies=self.replies,
            router=self.router,
        )
        self.morning_posts = MorningPosts(self.services, self._language_of)

    async def setup_hook(self) -> None:
        """Before the first event: add components and commands, then load the last run's tables."""
        await self.tree.set_translator(SentencesTranslator())
        await set_up(self)
        await self.sync_commands()
        self.tables.on_change.append(partial(self.outbox.changed, self.table_messages))
        self.tables.on_change.append(self.halls.table_changed)
        self.tables.tournaments.journals.listeners.append(
            partial(self.outbox.changed, self.evenings)
        )
        self.tables.tournaments.journals.listeners.append(self.halls.evening_changed)
        self.tables.on_change.append(self.turns.changed)
        self.tables.on_change.append(self.people.changed)
        self.tables.on_resumed.append(self.startup.begin)
        self.tables.on_look.append(self.outbox.note)
        self.tables.on_look.append(self.announcer.look)
        self.tables.on_look.append(self.morning_posts.look)
        self.tables.on_maintenance.append(self.announcer.changed)
        live = await self.tables.resume()
        log.info("live tables: %d", live)
        log.info("invite link: %s", self.invite_link())

    async def launch_shards(self) -> None:
        """Connect as many shards as set or recommended, once the day's limit of sessions allows."""
        recommended = await reconnecting.wait_for_start(self)
        if recommended and not self.shard_count:
            self.shard_count = recommended
        await super().launch_shards()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Record that people of this shard cannot reach the bot."""
        self.gateway.closed(shard_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Record that people of this shard reach the bot, in a new session."""
        self.pictures.drawers.begin()
        if self.uploading is not None:
            self.uploading.begin()
        self.gateway.opened(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Record that people of this shard reach the bot, in the resumed session."""
        self.gateway.opened(shard_id)

    def invite_link(self) -> str:
        """Link for adding the bot to a server, with the smallest permissions."""
        assert self.application_id is not None, "known after login"
        return discord.utils.oauth_url(
            self.application_id,
            permissions=smallest_permissions(),
            scopes=("bot", "applications.commands"),
        )

    async def sync_commands(self) -> None:
        """Register the commands with Discord if they have changed since the last time."""
        payload = await self._commands_payload()
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        known = f"{self.application_id}:{digest}"
        if await self.store.values.get(TREE) == known:
            return
        try:
            await self.tree.sync()
        except discord.HTTPException as error:
            log.warning("commands not registered with Discord (status %s)", error.status)
            return
        await self.store.values.set(TREE, known)

    async def _commands_payload(self) -> list[dict[str, Any]]:
        translator = self.tree.translator
        found = []
        for command in self.tree.get_commands():
            assert translator is not None, "set before"
            found.append(await command.get_translated_payload(self.tree, translator))
        return found

    async def _learn_names(self, table: int) -> None:
        """Prepare names before a table's refresh after a start: one request per server."""
        state = await self.tables.state(table)
        if state is None:
            return
        if self._seated is None:
            self._seated = {}
            for one in await self.store.journals.heads(status=LIVE):
                people = {person for person, _ in one.head.people}
                self._seated.setdefault(one.head.guild_id, set()).update(people)
        guild = state.opened.guild
        await self.names.prepare(guild, [*state.persons(), *self._seated.pop(guild, ())])

    async def _global_name(self, person: int) -> str | None:
        """A person's global name; ``None`` if it is unavailable now."""
        try:
            user = await self.fetch_user(person)
        except discord.NotFound:
            return ""  # Unknown to Discord.
        except _UNREACHABLE:
            return None
        self.avatars.note(user)  # So that avatars take no requests of their own.
        return told_apart(user.display_name, user)

    async def _member_names(self, guild: int, people: Sequence[int]) -> Mapping[int, MemberName]:
        """Names of a server's members; unavailable ones are missing."""
        server = self.get_guild(guild)
        if server is None or server.unavailable or not self.gateway.open(server.shard_id):
            return {}  # Discord closes a connection that sends before READY.
        try:
            async with asyncio.timeout(MEMBERS_S):
                found = await server.query_members(
                    user_ids=[*people], limit=len(people), cache=False
                )
        except _UNREACHABLE:
            return {}
        for member in found:
            self.avatars.note(member)
        return {
            one.id: MemberName(
                told_apart(one.display_name, one), told_apart(one.global_name or one.name, one)
            )
            for one in found
        }

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether an interaction is to be handled; its responder's timeout starts now.

        An event that Discord delivers again is handled only if its first delivery gets no answer
        across: otherwise it would be counted and told to wait for itself.
        """
        TRACE.set(Trace(str(interaction.id)))
        if self.stopping:
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        earlier = [
            one
            for one in self.responders
            if one.interaction.id == interaction.id and one.interaction is not interaction
        ]
        if earlier and await respond(earlier, self.pace.sleep):
            return False
        responder(interaction)
        return True

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle every component, whichever process posted it, and forms lost in a restart."""
        if not await self.admits(interaction):
            return
        for user in users(interaction):
            self.names.seen(interaction.guild_id, user)
            self.avatars.note(user)
        if interaction.type is discord.InteractionType.component:
            values, unknown = chosen(interaction), "old-message"
        elif interaction.type is discord.InteractionType.modal_submit:
            values, unknown = typed(interaction), "modal-lost"
        else:
            return
        log.debug("a %s arrives", interaction.type.name)
        data: Any = interaction.data or {}
        means = parsed(str(data.get("custom_id", "")))
        if means is not None:
            await self.router.dispatch(interaction, means, values)
        else:
            language = await self.people.language_for(interaction)
            await responder(interaction).say(say(language, unknown))

    def _language_of(self, guild: int) -> str:
        """A server's language by Discord."""
        server = self.get_guild(guild)
        return language_of(None if server is None else server.preferred_locale)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log only the event's name and where it failed."""
        log.error("event %s failed", event_method, exc_info=without_text(sys.exc_info()[1]))

    async def close(self) -> None:
        """Accept nothing more, let pending answers finish, then stop everything but the store."""
        self.stopping = True
        await in_time("answers", answered(self.responders, self.pace.sleep), ANSWERS_S)
        late = [one for one in tuple(self.responders) if one.owes]
        await in_time("excuses", self.replies.excuse(late))
        for one in tuple(self.responders):
            one.shut()  # Later results of computations must not be sent.
        await in_time("notes", self.notes.close())
        await in_time("reminders", self.turns.close())
        await in_time("puzzles", self.growth.close())
        await in_time("avatars", self.avatars.close())
        await in_time("startup", self.startup.close())
        await in_time("names", self.names.close())
        await in_time("languages", self.people.close())
        if self.uploading is not None:
            await in_time("emojis", self.uploading.close())
        await in_time("messages", self.outbox.close())
        await in_time("tables", self.tables.close())
        await in_time("the gateway", self.gateway.close())
        await in_time("the connection", super().close())


def utc_ms() -> int:
    """The present moment in UTC ms."""
    return int(discord.utils.utcnow().timestamp() * 1000)


async def set_up(bot: BroucBot) -> None:
    """Add the commands and the handlers of pages and tables."""
    services, games, store, names = bot.services, bot.games, bot.store, bot.names
    help = Help(services, Mentions(bot.tree)).first
    info, opening = InfoHandlers(services, help), Opening(services)
    typed = TypedWords(services, info)
    LobbyHandlers(services)
    RulesHandlers(services)
    PlayHandlers(services)
    asked = MatchLookup(Archive(bot.tables, store, games, names.of), bot.members)
    service = AnalysisService(bot.thinkers.background)
    analysis = AnalysisPages(service, bot.pictures, bot.growth)

    def forget_seen(person: int) -> None:
        names.forget(person)
        bot.avatars.forget(person)
        bot.members.forget(person)
        bot.replies.forget(person)

    for cog in (
        TableCommands(services, info, help),
        RulesCommands(services),
        CourseCommands(services),
        PuzzleCommands(services),
        PreferenceCommands(services),
        MaintenanceCommands(services),
        SettingsCommands(services),
        HintCommands(services, bot.thinkers),
        InvitationCommands(services),
        DiagnosisCommands(services),
        DataCommands(services, forget_seen),
        LeaderboardCommands(services),
        ReplayCommands(services, asked, analysis, opening),
        Departures(bot, bot.gateway, bot.tables, store),
        StatisticsCommands(services),
        HistoryCommands(services),
        ExportCommands(services, asked),
        VerifyCommands(services, asked),
        DailyCommands(services),
        EveningCommands(services, bot.evenings),
    ):
        await bot.add_cog(cog)
    bot.tree.add_command(table_command(games, opening))
    bot.tree.add_command(play_command(games, typed))
    taken = {command.name for command in bot.tree.get_commands()}
    for command in own_commands(games, typed, taken):
        bot.tree.add_command(command)
