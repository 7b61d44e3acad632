"""The rule by which a press may reach a table: from where, by whom.

Custom ids are invented freely by changed clients, on any message of the bot, and tables have
consecutive numbers. So the rule asks the table and the place of the press, and is applied before
any handler (:mod:`cogs.router`). For past matches, of commands too, see
:func:`cogs.matches.match_lookup.why_not`.
"""

from __future__ import annotations

import discord

from cogs.messages.components import Interaction
from cogs.messages.responder import responder
from db import GuildSettings
from tables.decisions.lobby import held_by
from tables.journal.state import TableState
from tables.tournaments.state import TournamentState


def refused(state: TableState, interaction: Interaction) -> str | None:
    """Return the sentence key that refuses a press at a table; ``None`` if it may be handled.

    A deal of the day is for the person who plays it, in private messages. Any other table is for
    its people throughout its server and in direct messages; for others, unless it is private, in
    its channel and the threads there.
    """
    person, guild = interaction.user.id, interaction.guild_id
    if state.daily is not None:
        if state.seat_of(person) is None:
            return "daily-not-yours"
        return None if responder(interaction).in_private else "old-message"
    if guild not in (None, state.opened.guild):
        return "other-server"
    if belongs(state, person):
        return None
    here = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
    if state.opened.channel not in here and (state.place is None or state.place not in here):
        return "other-channel"
    return "private" if state.options.private else None


def refused_evening(state: TournamentState | None, interaction: Interaction) -> str | None:
    """Return the sentence key that refuses a press about an evening; ``None`` if it may be handled.

    Its server's people reach it where they see its channel, its own people in direct messages too.
    """
    if state is None:
        return "no-evening"
    opened, person, guild = state.opened, interaction.user.id, interaction.guild
    if interaction.guild_id is None:
        own = state.member(person) is not None or person in opened.asked
        asked = any(one.asked == person for one in state.members)
        return None if own or asked else "other-channel"
    if interaction.guild_id != opened.guild:
        return "other-server"
    channel = guild.get_channel(opened.channel) if guild is not None else None
    if channel is None or not isinstance(interaction.user, discord.Member):
        return None  # Deleted since: its evening is still to be seen and called off.
    return None if channel.permissions_for(interaction.user).view_channel else "other-channel"


def may_direct(interaction: Interaction, settings: GuildSettings) -> bool:
    """Whether the person may hold evenings in the server of the interaction: people of the role
    that is set, else who manages events; managers of the server in any case.
    """
    has = interaction.permissions
    if interaction.guild_id is None or has.manage_guild:
        return interaction.guild_id is not None
    if settings.evening_role is None:
        return has.manage_events
    return settings.evening_role in [role.id for role in getattr(interaction.user, "roles", ())]


def belongs(state: TableState, person: int) -> bool:
    """Whether a person sits at a table, sat there in its newest match, owns it or is invited."""
    return (
        person == state.opened.owner
        or held_by(state, person) is not None
        or any(one.person == person for one in state.invitations)
        or any(one.occupant.person == person for one in state.seat_stats)
    )
