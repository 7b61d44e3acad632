"""/preferences: personal settings on one panel of menus."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command
from cogs.messages import zones
from cogs.messages.components import (
    Button,
    Interaction,
    Menu,
    labelled,
    shown,
    switched,
)
from cogs.messages.custom_ids import MalformedError, PageId
from cogs.messages.plain import escaped
from cogs.messages.posts import Post, unframed
from cogs.messages.responder import in_time, responder
from cogs.outbox.key import hand_keys
from cogs.services import Feature, Services
from db import Preferences
from i18n import OFFERED

ROOM: Final = "preferences"
SWITCHES: Final = ("big-index", "confirm", "nudges", "text-mode", "listed", "invitations")
"""Boolean fields, named as in their sentences."""
AUTO: Final = "auto"
CALLS: Final = ("no", "mention", "dm")
NONE: Final = "none"
QUIET: Final = ((21, 7), (22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8), (0, 9))
"""Offered quiet hours: first and last full hour."""
OFFSETS: Final = range(-11, 13)
"""Hours ahead of UTC, of people who have chosen no time zone."""


class PreferenceCommands(Feature, commands.Cog):
    """/preferences."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        services.router.open(ROOM, self.enter, read)

    @command("preferences", zone="cmd-preferences-zone")
    async def preferences(
        self, interaction: discord.Interaction[Any], zone: str | None = None
    ) -> None:
        """Show the panel; with a zone, choose that first."""
        person = interaction.user.id
        if zone is None:
            await self._show(interaction, await self._store.people.preferences(person))
            return
        language = await self._people.language_for(interaction)
        name = zones.meant(language, zone, self._now())
        if name is None:
            several = zones.proposals(language, zone, self._now()) if zone.strip() else []
            key = "zone-several" if several else "no-such-zone"
            await responder(interaction).say(say(language, key, city=escaped(zone)))
            return
        chosen = await self._store.people.change_preferences(
            person, lambda now: replace(now, zone=name)
        )
        await self._show(interaction, chosen)

    @preferences.autocomplete("zone")
    @in_time
    async def _zones(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        language, now = await self._people.language_for(interaction), self._now()
        return [
            app_commands.Choice(
                name=_clock_label(Preferences(zone=zone), language, now), value=zone
            )
            for zone in zones.proposals(language, current, now)
        ]

    async def enter(
        self, interaction: Interaction, page_id: PageId, values: tuple[str, ...]
    ) -> None:
        """Apply one menu's choice, and redraw the messages it changes."""
        person, before = interaction.user.id, shown(interaction)
        if page_id.what == "inviters":
            await self._store.limits.allow_inviters(person)
            await self._show(interaction, await self._store.people.preferences(person))
            return
        chosen, guessed = await self._change(interaction, page_id.what, values, before)
        await self._show(interaction, chosen, guessed=guessed)
        for table in await self._tables.tables_of(person):
            self._outbox.refresh(table, *hand_keys(person))

    async def _change(
        self,
        interaction: Interaction,
        what: str,
        values: tuple[str, ...],
        before: Collection[str] | None,
    ) -> tuple[Preferences, bool]:
        """Return the changed preferences, and whether the clock of the first quiet hours was
        guessed.
        """
        guessed = False

        def change(now: Preferences) -> Preferences:
            nonlocal guessed
            then = changed(now, what, values, before)
            first = now.quiet is None and then.quiet is not None
            zone = zones.guessed(now, str(interaction.locale)) if first else None
            guessed = zone is not None
            return then if zone is None else replace(then, zone=zone)

        return await self._store.people.change_preferences(interaction.user.id, change), guessed

    async def _show(
        self, interaction: Interaction, chosen: Preferences, *, guessed: bool = False
    ) -> None:
        language = await self._people.language_for(interaction)
        refused = await self._store.limits.refused_inviters(interaction.user.id)
        await responder(interaction).show(panel(chosen, language, refused, self._now(), guessed))


def read(page_id: PageId, values: tuple[str, ...]) -> tuple[str, ...]:
    """Parse a menu of the panel; ``MalformedError`` for a value it does not offer."""
    if page_id.arg or (page_id.what == "inviters" and values):
        raise MalformedError(page_id.what)
    if page_id.what != "inviters":
        changed(Preferences(), page_id.what, values, None)
    return values


def changed(
    before: Preferences, what: str, values: tuple[str, ...], shown: Collection[str] | None
) -> Preferences:
    """Return the preferences after one menu; ``MalformedError`` for a value it does not offer.

    ``shown``: the menu's selection before, ``None`` if unknown.
    """
    match what, values:
        case "place", ("dm" | "channel" as place,):
            return replace(before, hand_place=place)
        case "pack", ("classic" | "four-colour" as pack,):
            return replace(before, pack=pack)
        case "language", (language,) if language in (AUTO, *OFFERED):
            return replace(before, language=None if language == AUTO else language)
        case "calls", ("no" | "mention" | "dm" as calls,):
            return replace(before, calls=calls)
        case "quiet", (hours,) if hours in map(_hours, (None, *QUIET)):
            quiet = next((one for one in QUIET if _hours(one) == hours), None)
            return replace(before, quiet=quiet)
        case "clock", (zone,) if zones.known(zone):
            return replace(before, zone=zone)
        case "clock", (offset,) if offset in map(str, OFFSETS):
            return replace(before, offset=int(offset), zone=None)
        case "switches", _ if set(values) <= set(SWITCHES):
            fields = {name: name.replace("-", "_") for name in SWITCHES}
            now = [name for name, field in fields.items() if getattr(before, field)]
            on = switched(now, shown, values)
            switches: dict[str, Any] = {field: name in on for name, field in fields.items()}
            return replace(before, **switches)
        case _:
            raise MalformedError(f"no such preference: {what!r} {values!r}")


def _hours(quiet: tuple[int, int] | None) -> str:
    return NONE if quiet is None else f"{quiet[0]}-{quiet[1]}"


def _clocks(chosen: Preferences, language: str, now: int) -> dict[str, str]:
    """Labels of nearby time zones, preceded by the chosen one if it is none of these."""
    own = {} if chosen.zone in zones.NEAR else {chosen.zone or str(chosen.offset): chosen}
    offered = own | {zone: Preferences(zone=zone) for zone in zones.NEAR}
    clocks = {value: _clock_label(one, language, now) for value, one in offered.items()}
    return {
        value: say(language, "preferences-clock-now", clock=clock)
        for value, clock in clocks.items()
    }


def _clock_label(chosen: Preferences, language: str, now: int) -> str:
    """``Zürich, 14:05``; ``UTC+2, 14:05`` for a clock without summer time."""
    where = zones.place(language, chosen.zone or zones.fixed(chosen.offset))
    return f"{where}, {zones.clock(chosen, now)}"


def panel(
    chosen: Preferences, language: str, refused: int = 0, now: int = 0, guessed: bool = False
) -> Post:
    """Menus with the current choices; ``refused``: people who may not invite; ``now``: UTC ms.

    ``guessed``: the clock of the quiet hours was not chosen, which the panel says.
    """

    def named(what: str, *values: str) -> dict[str, str]:
        return {value: say(language, f"preferences-{what}-{value}") for value in values}

    def menu(what: str, labels: Mapping[str, str], now: str) -> list[Menu]:
        options = labelled(labels.items(), [now])
        return [Menu(PageId(ROOM, what), say(language, f"preferences-{what}"), options)]

    languages = {name: say(name, "language-name") for name in OFFERED}
    clock: list[str | list[Menu]] = []
    if chosen.quiet is not None:
        zone = chosen.zone or str(chosen.offset)
        clock.append(menu("clock", _clocks(chosen, language, now), zone))
        if guessed:
            clock.append(say(language, "preferences-clock-guessed"))
        clock.append(say(language, "preferences-clock-more"))
    switches = [
        discord.SelectOption(
            label=say(language, f"preferences-{name}"),
            description=say(language, f"preferences-{name}-description"),
            value=name,
            default=getattr(chosen, name.replace("-", "_")),
        )
        for name in SWITCHES
    ]
    placeholder, most = say(language, "preferences-switches"), len(switches)
    inviters = Button(
        PageId(ROOM, "inviters"), say(language, "preferences-inviters", count=refused)
    )
    return unframed(
        say(language, "preferences-title"),
        menu("place", named("place", "dm", "channel"), chosen.hand_place),
        menu("pack", named("pack", "classic", "four-colour"), chosen.pack),
        menu("language", named("language", AUTO) | languages, chosen.language or AUTO),
        menu("calls", named("calls", *CALLS), chosen.calls),
        menu("quiet", named("quiet", NONE) | _quiet_hours(language), _hours(chosen.quiet)),
        *clock,
        [Menu(PageId(ROOM, "switches"), placeholder, switches, low=0, high=most)],
        [inviters] if refused else (),
    )


def _quiet_hours(language: str) -> dict[str, str]:
    """Labels of the offered quiet hours."""
    return {
        _hours((first, end)): say(
            language, "preferences-quiet-hours", first=f"{first}:00", end=f"{end}:00"
        )
        for first, end in QUIET
    }
