"""An evening before its announcement: the panel of its choices, its form, and the announcement."""

from __future__ import annotations

from typing import Any, Final

from cogs.evening import draft as drafts
from cogs.evening import new
from cogs.evening.draft import Draft
from cogs.evening.moments import read_start, written
from cogs.evening.words import when_line
from cogs.i18n.sentences import say
from cogs.limits import terms_of
from cogs.messages import zones
from cogs.messages.components import Interaction
from cogs.messages.plain import date_and_time, escaped, one_line, relative
from cogs.messages.posts import framed
from cogs.messages.responder import responder
from cogs.server.diagnosis import lacking_line
from cogs.server.settings import opening_refused
from cogs.services import Feature, Services
from db import GuildSettings
from i18n.writing import lasting
from tables.decisions.outcomes import Accepted, Reason, Refused, Repeated
from tables.journal.state import DAY_MS
from tables.tournaments.decide import LONGEST_NAME
from tables.tournaments.entries import Announced

FAR_MS: Final = 90 * DAY_MS
"""Longest time from the announcement to the start."""
ZONE: Final = "Europe/Zurich"
"""Zone of starts where neither the server nor the person has one: the games come from there."""


class Announcing(Feature):
    """The tab "New", for people who may hold evenings."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._evenings = services.tables.tournaments

    async def new(self, interaction: Interaction, settings: GuildSettings, language: str) -> None:
        """Show the choices to begin with."""
        draft = Draft.usual(settings, self._games)
        if draft is None:
            await responder(interaction).say(say(language, "evening-no-game"))
            return
        await self._draft(interaction, draft, drafts.FIELDS[0], settings, language)

    async def _draft(
        self,
        interaction: Interaction,
        draft: Draft,
        field: str,
        settings: GuildSettings,
        language: str,
    ) -> None:
        zone = await self._zone(interaction, settings)
        start = proposed(zone, self._now())
        page = new.panel(draft, field, settings, self._games, language, start)
        await responder(interaction).show(page)

    async def _zone(self, interaction: Interaction, settings: GuildSettings) -> str:
        """The server's time zone, else the person's own or likely one."""
        if settings.daily_zone is not None:
            return settings.daily_zone
        preferences = await self._people.preferences(interaction.user.id)
        own = preferences.zone or zones.guessed(preferences, str(interaction.locale))
        return own or ZONE

    async def prepare(
        self,
        interaction: Interaction,
        what: str,
        draft: Draft,
        values: tuple[str, ...],
        language: str,
    ) -> None:
        """Change the draft, ask for name and start, or announce."""
        assert interaction.guild_id is not None, "checked"
        settings = await self._store.guilds.settings(interaction.guild_id)
        if draft.rules not in drafts.choices("rules", draft, settings, self._games):
            # Deleted since.
            await responder(interaction).say(say(language, "bad-options"))
            return
        match what:
            case "field":
                await self._draft(interaction, draft, values[0], settings, language)
            case "announce":
                zone = await self._zone(interaction, settings)
                game, start = self._games[draft.game], proposed(zone, self._now())
                form = new.AnnounceForm(draft, game, language, zone, start)
                await responder(interaction).form(form)
            case "post":
                name, typed = values
                await self._announce(interaction, draft, name, typed, settings, language)
            case _:
                field = what.removeprefix("set-")
                changed = drafts.changed(draft, field, values, settings, self._games)
                await self._draft(interaction, changed, field, settings, language)

    async def _announce(
        self,
        interaction: Interaction,
        draft: Draft,
        name: str,
        typed: str,
        settings: GuildSettings,
        language: str,
    ) -> None:
        """Announce an evening, or explain in private why not."""
        answer, now, game = responder(interaction), self._now(), self._games[draft.game]
        zone, channel, guild = (
            await self._zone(interaction, settings),
            interaction.channel_id,
            interaction.guild_id,
        )
        assert channel is not None, "everything used is in a channel"
        assert guild is not None, "checked"
        parent = getattr(interaction.channel, "parent_id", None) or channel
        at = read_start(typed, language, zone, now)
        example = written(language, proposed(zone, now), zone)
        refused = lacking_line(interaction, language)
        refused = refused or opening_refused(interaction, settings, language)
        options = drafts.options_of(
            draft, settings, game, settings.language or await self._people.of_guild(interaction)
        )
        if refused is not None:
            await answer.say(refused)
        elif at is None:
            text = escaped(typed, 40)
            await answer.say(say(language, "evening-bad-start", text=text, example=example))
        elif at > now + FAR_MS:
            await answer.say(say(language, "evening-far-start"))
        elif options is None:
            await answer.say(say(language, "bad-options"))
        else:
            announced = Announced(
                interaction.user.id,
                game.name,
                guild,
                parent,
                one_line(name, LONGEST_NAME + 1),
                at,
                drafts.plan_of(draft, game),
                options,
                (),
                limit=draft.limit or None,
                check_in="check" in draft.more,
                zone=zone,
                weekly="weekly" in draft.more,
            )
            outcome = await self._evenings.announce(
                announced, cause=str(interaction.id), terms=terms_of(interaction, settings)
            )
            if isinstance(outcome, Refused):
                await answer.say(self._refused(outcome, at, language))
            elif isinstance(outcome, (Accepted, Repeated)):
                where = f"<#{parent}>"
                lines = [
                    say(language, "evening-announced", where=where),
                    when_line(language, at),
                    new.preview(draft, game, language, at),
                ]
                await answer.show(framed(["\n".join(lines)]))

    def _refused(self, outcome: Refused[Any], at: int, language: str) -> str:
        """The sentence for a refused announcement."""
        match outcome.reason:
            case Reason.START_PAST:
                when = date_and_time(at)
                return say(language, outcome.code, when=when, relative=relative(at))
            case Reason.PLAN_TOO_LONG:
                minutes = {name: int(value) for name, value in outcome.facts.items()}
                times = {name: lasting(language, 60 * value) for name, value in minutes.items()}
                return say(language, outcome.code, **times)
            case _:
                return self._replies.refusal(outcome, language)


def proposed(zone: str, now: int) -> int:
    """The start that is proposed: the next Thursday at eight in the evening (UTC ms)."""
    found = read_start("Thu 20:00", "en", zone, now)
    assert found is not None, "it is a start"
    return found
