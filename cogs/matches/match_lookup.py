"""Past match of a command or button, if the person may see it."""

from __future__ import annotations

import io
from dataclasses import replace

import discord

from cogs.i18n.sentences import occupant_name, own, say
from cogs.matches.archive import Archive, PastMatch
from cogs.messages.components import Interaction
from cogs.messages.guild_membership import Members
from cogs.messages.responder import responder
from gamekit.api.face import At
from tables.journal.fold import UnknownGameError
from tables.views import figure_of


class MatchLookup:
    """Finds matches, or explains in private why not."""

    def __init__(self, archive: Archive, members: Members) -> None:
        self.archive = archive
        self._members = members

    async def find(
        self,
        interaction: Interaction,
        language: str,
        table: int | None,
        match: int = 0,
        *,
        public: bool = False,
    ) -> PastMatch | None:
        """Return a match with a finished deal; without ``table``, the person's last finished one.

        ``match``: 0 for the table's newest. ``public``: the reply shows no more than recaps have
        shown to everybody around the table. ``None``: the refusal has been sent.
        """
        if table is None:
            newest = await self.archive.newest(interaction.user.id)
            if newest is None:
                await responder(interaction).say(say(language, "replay-none"))
                return None
            table, match = newest
        try:
            past = await self.archive.past(table, match)
        except UnknownGameError:
            await responder(interaction).say(say(language, "game-absent"))
            return None
        refused = why_not(past, interaction, public=public)
        if refused is not None:
            await responder(interaction).say(say(language, refused))
            return None
        assert past is not None, "else it is refused"
        departed = await self._members.departed(interaction.guild_id, past.people)
        return replace(past, departed=departed)

    async def record(self, interaction: Interaction, past: PastMatch, language: str) -> None:
        """Send the match's record, or explain that its game has none."""
        records = past.game.records
        place = place_of(past, interaction)
        text = await self.archive.record(past, place, interaction.guild_id)
        if records is None or text is None:
            await responder(interaction).say(say(language, "replay-no-record"))
            return
        file = discord.File(io.BytesIO(text.encode()), filename=record_name(past))
        note = own(past.game, language, "replay-record-note")
        await responder(interaction).say(note, [file])


def why_not(
    past: PastMatch | None, interaction: Interaction, *, public: bool = False
) -> str | None:
    """Return the sentence key that refuses a replay; ``None`` if it may be seen.

    ``public``: see :meth:`MatchLookup.find`.
    """
    if past is None:
        return "no-table"
    if past.locked:
        return "daily-locked"
    around = public and past.shown_in(interaction.guild_id)
    if not around and not past.open_to(interaction.user.id, interaction.guild_id):
        return "replay-not-yours" if past.over else "replay-running"
    if not past.deals:
        return "replay-no-deal"
    return None


def place_of(past: PastMatch, interaction: Interaction) -> str:
    """Return where the match was played; empty for another server."""
    guild = interaction.guild
    return guild.name if guild is not None and guild.id == past.guild else ""


def record_name(past: PastMatch) -> str:
    """Return the name of the record's file; ``ValueError`` if the game has none."""
    if past.game.records is None:
        raise ValueError(f"{past.game.name} has no records")
    return f"{past.game.name}-{past.table}-{past.number}.{past.game.records.suffix}"


def at_of(past: PastMatch, language: str) -> At:
    """Context of a past deal's panels; people by their mentions, unless they have left."""
    names = {
        seat: say(language, "standings-nameless")
        if one.person in past.departed
        else occupant_name(language, one, figure_of(past.figures, place))
        for place, (seat, one) in enumerate(past.seats.items())
    }
    return At(past.table, language, names)
