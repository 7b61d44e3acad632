"""Open a table in a channel: permissions, thread, lobby card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cogs.i18n.sentences import say
from cogs.limits import terms_of
from cogs.messages.components import Interaction
from cogs.messages.responder import responder
from cogs.server.diagnosis import lacking_line
from cogs.server.settings import game_of, level_of, opening_refused, usual_rules
from cogs.services import Feature
from db import GuildSettings
from gamekit.api.game import Game, Games
from tables.decisions.outcomes import Accepted, Refused, Repeated
from tables.journal.entries import Kind, Occupant, SameDeal
from tables.journal.options import Clock, Help, Level, Options
from tables.journal.state import TableState


def table_options(settings: GuildSettings, game: Game, games: Games, locale: str) -> Options:
    """Return a server's initial options for tables of a game."""
    usual = usual_rules(settings, game, games)
    return Options(
        preset=usual.preset,
        rules=usual.rules,
        clock=Clock(settings.clock),
        help=Help(settings.help),
        stand_in=level_of(settings, game),
        language=settings.language or locale,
    )


class Opening(Feature):
    """Opens tables for people in a channel."""

    async def open(
        self,
        interaction: Interaction,
        same: SameDeal | None = None,
        game: str | None = None,
        rules: tuple[str, Mapping[str, str]] | None = None,
        seats: Mapping[str, Occupant] | None = None,
        deals: int | None = None,
    ) -> None:
        """Open a table, or explain in private why not. The answer to the interaction is the lobby
        card.

        ``game``: its name; by default the server's usual one. ``same``: a past deal to begin with;
        ``rules``: its rule set and options; ``seats``: its players. ``deals``: a fixed number, by
        default a whole match. The computer players keep their
        seats, and so does the person asking; with no other people involved the match begins at
        once, and in the midst of a deal against computers at the usual level.
        """
        language = await self._people.language_for(interaction)
        channel = interaction.channel_id
        if interaction.guild_id is None or channel is None:
            await responder(interaction).say(say(language, "only-server"))
            return
        lacking = lacking_line(interaction, language)
        if lacking is not None:
            await responder(interaction).say(lacking)
            return
        settings = await self._store.guilds.settings(interaction.guild_id)
        refused = opening_refused(interaction, settings, language)
        if refused is not None:
            await responder(interaction).say(refused)
            return
        played = self._games[game] if game is not None else game_of(settings, self._games)
        locale = await self._people.of_guild(interaction)
        options = table_options(settings, played, self._games, locale)
        if rules is not None:
            preset, named = rules
            options = replace(options, preset=preset, rules=tuple(sorted(named.items())))
        if deals is not None:
            options = replace(options, deals=deals)
        outcome = await self._tables.open(
            interaction.user.id,
            interaction.guild_id,
            channel,
            options,
            cause=str(interaction.id),
            game=played.name,
            same=same,
            terms=terms_of(interaction, settings),
        )
        if isinstance(outcome, Refused):
            await responder(interaction).say(self._replies.refusal(outcome, language))
        elif isinstance(outcome, (Accepted, Repeated)):
            await self._post_lobby(interaction, outcome.state, seats or {})

    async def _post_lobby(
        self, interaction: Interaction, state: TableState, before: Mapping[str, Occupant]
    ) -> None:
        table, outbox = state.id, self._outbox
        # Hold the card: a change before its message is known would post it again.
        with outbox.pressing(table):
            # The person who opens a table is seated; they may still change seats or leave.
            person, cause = interaction.user.id, str(interaction.id)
            computers = {
                seat: one.level for seat, one in before.items() if one.kind is Kind.COMPUTER
            }
            own = next((seat for seat, one in before.items() if one.person == person), None)
            own = own or next(seat for seat in state.seats if seat not in computers)
            await self._tables.sit(table, person, own, cause=f"{cause}:sit")
            for seat, level in computers.items():
                filled = f"{cause}:fill:{seat}"
                await self._tables.fill(table, person, seat, level or Level.CLUB, cause=filled)
            await outbox.publish(interaction, state)
            if state.same is not None and state.same.actions:
                await self._tables.play_now(table, person, cause=f"{cause}:start")
            elif len(computers) + 1 == len(state.seats):
                # The table's thread starts from its card.
                await self._tables.start(table, person, cause=f"{cause}:start")
