"""Everything beside the tables, put together: one call from the bot's set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cogs.account.my_data import DataCommands
from cogs.account.preferences import PreferenceCommands
from cogs.connection.departures import Departures
from cogs.i18n.command_mentions import Mentions
from cogs.learning.course import School
from cogs.learning.help import Help
from cogs.learning.library import Library
from cogs.matches.analysis import Judge
from cogs.matches.analysis_pages import AnalysisPages
from cogs.matches.archive import Archive
from cogs.matches.asked import AskedMatches
from cogs.matches.exports import ExportCommands
from cogs.matches.histories import HistoryCommands
from cogs.matches.leaderboard import StandingsCommands
from cogs.matches.members import Members
from cogs.matches.replays import ReplayCommands
from cogs.matches.statistics import StatisticsCommands
from cogs.matches.verifying import VerifyCommands
from cogs.messages.client import Courier
from cogs.server.diagnosis import DiagnosisCommands
from cogs.server.settings import ManagerCommands
from cogs.table.hints import HintCommands
from cogs.table.invitations import InvitationCommands

if TYPE_CHECKING:
    from cogs.client import BroucBot


async def set_up(bot: BroucBot, now: Callable[[], int]) -> None:
    """Add the commands and who answers for the pages. ``now``: UTC ms."""
    desk, people, store = bot.desk, bot.people, bot.store
    rooms, courier = bot.dispatcher, Courier(bot)
    desk.helper = Help(people, store, bot.games, rooms, Mentions(bot.tree)).first
    members = Members(bot, store, bot.names, now)
    asked = AskedMatches(Archive(bot.tables, store, bot.games, bot.names.of))

    def forget_name(person: int) -> None:
        bot.names.forget(person)
        members.forget(person)

    for cog in (
        Library(people, store, bot.games, rooms),
        School(people, store, bot.games, rooms, now),
        PreferenceCommands(people, store, rooms, bot.tables, bot.projector),
        ManagerCommands(people, store, rooms, now),
        HintCommands(desk, people),
        InvitationCommands(desk, people, store, rooms, courier, now),
        DiagnosisCommands(people, store, courier),
        DataCommands(people, store, rooms, bot.tables, bot.projector, now, forget_name),
        StandingsCommands(people, store, rooms, members, now),
        ReplayCommands(desk, people, asked, rooms, AnalysisPages(Judge()), bot.opening),
        Departures(bot, bot.gateway, bot.tables, store),
        StatisticsCommands(people, store, rooms, members),
        HistoryCommands(people, store, rooms),
        ExportCommands(people, store, asked, desk.limiter),
        VerifyCommands(people, asked, rooms),
    ):
        await bot.add_cog(cog)
