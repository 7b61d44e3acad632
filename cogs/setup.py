"""Assembly of the bot: commands, pages, presses; called once when the bot starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from discord.ext import commands

from cogs.account.my_data import DataCommands
from cogs.account.preferences import PreferenceCommands
from cogs.connection.gateway import Gateway
from cogs.connection.guild_removed import Departures
from cogs.i18n.command_mentions import Mentions
from cogs.learning.course import CourseCommands
from cogs.learning.help import Help
from cogs.learning.library import RulesCommands
from cogs.limits.limiter import Limiter
from cogs.matches.analysis import AnalysisService
from cogs.matches.analysis_pages import AnalysisPages
from cogs.matches.archive import Archive
from cogs.matches.exports import ExportCommands
from cogs.matches.guild_membership import Members
from cogs.matches.histories import HistoryCommands
from cogs.matches.leaderboard import LeaderboardCommands
from cogs.matches.match_lookup import MatchLookup
from cogs.matches.replays import ReplayCommands
from cogs.matches.statistics import StatisticsCommands
from cogs.matches.verifying import VerifyCommands
from cogs.messages.avatars import Avatars
from cogs.messages.client import MessageClient
from cogs.messages.dispatcher import Dispatcher
from cogs.messages.display_names import DisplayNames
from cogs.messages.user_prefs import UserPrefs
from cogs.server.diagnosis import DiagnosisCommands
from cogs.server.maintenance import MaintenanceCommands
from cogs.server.settings import SettingsCommands
from cogs.sync.presenter import Presenter
from cogs.sync.projector import Projector
from cogs.table.commands import TableCommands
from cogs.table.game_commands import own_commands, play_command, table_command
from cogs.table.hints import HintCommands
from cogs.table.info_handlers import InfoHandlers
from cogs.table.invitations import InvitationCommands
from cogs.table.lobby_handlers import LobbyHandlers
from cogs.table.opening import Opening
from cogs.table.play_handlers import PlayHandlers
from cogs.table.replies import Replies
from cogs.table.router import TableRouter
from cogs.table.rules_handlers import RulesHandlers
from cogs.table.typed import TypedWords
from cogs.view.pictures import Pictures
from db import Store
from gamekit.api.game import Games
from tables.computers.service import ComputerPlayers
from tables.runtime.service import Tables


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of the bot."""

    games: Games
    store: Store
    tables: Tables
    thinkers: ComputerPlayers
    people: UserPrefs
    names: DisplayNames
    avatars: Avatars
    gateway: Gateway
    courier: MessageClient
    pictures: Pictures
    presenter: Presenter
    projector: Projector
    limiter: Limiter
    replies: Replies
    router: TableRouter
    dispatcher: Dispatcher
    now: Callable[[], int]
    """UTC ms."""


async def set_up(bot: commands.AutoShardedBot, parts: Parts) -> None:
    """Add the commands and the handlers of pages and tables."""
    games, store, tables, people = parts.games, parts.store, parts.tables, parts.people
    replies, projector, limiter = parts.replies, parts.projector, parts.limiter
    pages, now, pictures = parts.dispatcher, parts.now, parts.pictures
    help = Help(people, store, games, pages, Mentions(bot.tree)).first
    info = InfoHandlers(tables, people, projector, pictures, replies, games, help)
    lobby = LobbyHandlers(tables, people, store, parts.presenter, projector, replies, limiter)
    rules = RulesHandlers(tables, people, store, parts.presenter, replies, now)
    play = PlayHandlers(tables, people, parts.presenter, projector, replies)
    opening = Opening(tables, people, store, parts.presenter, projector, replies, games)
    typed = TypedWords(tables, people, projector, replies, info, games)
    members = Members(bot, store, parts.names, now)
    asked = MatchLookup(Archive(tables, store, games, parts.names.of))
    hints = HintCommands(tables, people, games, parts.thinkers)
    analysis = AnalysisPages(AnalysisService(parts.thinkers.background), pictures)
    replays = ReplayCommands(people, asked, pages, analysis, opening, pictures)

    def forget_seen(person: int) -> None:
        parts.names.forget(person)
        parts.avatars.forget(person)
        members.forget(person)
        replies.forget(person)

    own = (lobby.presses, rules.presses, play.presses, info.presses)
    for presses in (*own, hints.presses, replays.presses):
        parts.router.answer(presses)
    for cog in (
        TableCommands(tables, people, projector, replies, info, help),
        RulesCommands(people, store, games, pages, pictures),
        CourseCommands(people, store, games, pages, now, pictures),
        PreferenceCommands(people, store, pages, tables, projector),
        MaintenanceCommands(people, tables, now),
        SettingsCommands(people, store, pages, games, now),
        hints,
        InvitationCommands(
            tables,
            people,
            store,
            replies,
            limiter,
            games,
            pages,
            parts.courier,
            now,
            parts.names.of,
            projector.refused,
        ),
        DiagnosisCommands(people, store, parts.courier, tables, projector),
        DataCommands(people, store, pages, tables, projector, now, forget_seen),
        LeaderboardCommands(people, store, pages, members, games, now, pictures),
        replays,
        Departures(bot, parts.gateway, tables, store),
        StatisticsCommands(people, store, pages, members, games, pictures),
        HistoryCommands(people, store, pages, games),
        ExportCommands(people, store, asked, limiter, games),
        VerifyCommands(people, asked, pages),
    ):
        await bot.add_cog(cog)
    bot.tree.add_command(table_command(games, opening))
    bot.tree.add_command(play_command(games, typed))
    taken = {command.name for command in bot.tree.get_commands()}
    for command in own_commands(games, typed, taken):
        bot.tree.add_command(command)
