"""Everything beside the tables, put together: one call from the bot's set-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cogs.archive import Archive
from cogs.departures import Departures
from cogs.diagnosis import DiagnosisCommands
from cogs.exports import ExportCommands
from cogs.hints import HintCommands
from cogs.histories import HistoryCommands
from cogs.invitations import InvitationCommands
from cogs.judgements import Judge
from cogs.library import Library
from cogs.managing import ManagerCommands
from cogs.members import Members
from cogs.mentions import Mentions
from cogs.mydata import DataCommands
from cogs.preferences import PreferenceCommands
from cogs.replays import ReplayCommands
from cogs.rooms import ITEMS, Rooms
from cogs.school import School
from cogs.standings import StandingsCommands
from cogs.statistics import StatisticsCommands
from cogs.transport import Courier

if TYPE_CHECKING:
    from cogs.client import BroucBot


async def set_up(bot: BroucBot, now: Callable[[], int]) -> Rooms:
    """Add the commands and components; gives who answers for the components. ``now``: UTC ms."""
    desk, people, store = bot.desk, bot.people, bot.store
    rooms, courier = Rooms(desk.apologise, desk.malformed, desk.limiter), Courier(bot)
    bot.add_dynamic_items(*ITEMS)
    library = Library(people, rooms, Mentions(bot.tree))
    desk.helper = library.help
    members = Members(bot, store, bot.names, now)
    archive = Archive(bot.tables, store, bot.names.of)

    def forget_name(person: int) -> None:
        bot.names.forget(person)
        members.forget(person)

    for cog in (
        library,
        School(people, store, rooms, now),
        PreferenceCommands(people, store, rooms, bot.tables, bot.projector),
        ManagerCommands(people, store, rooms, now),
        HintCommands(desk, people),
        InvitationCommands(desk, people, store, rooms, courier, now),
        DiagnosisCommands(people, store, courier),
        DataCommands(people, store, rooms, bot.tables, bot.projector, now, forget_name),
        StandingsCommands(people, store, rooms, members, now),
        ReplayCommands(desk, people, archive, rooms, Judge(), bot.opening),
        Departures(bot, bot.gateway, bot.tables, store),
        StatisticsCommands(people, store, rooms, members),
        HistoryCommands(people, store, rooms),
        ExportCommands(people, store, archive, rooms, desk.limiter),
    ):
        await bot.add_cog(cog)
    return rooms
