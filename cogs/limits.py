"""Rate and concurrency limits for actions that cost something or reach others.

:mod:`tables.runtime.limits` has the counting, docs/limits.md the description. A refusal is a
private sentence with the time from which the action is possible again, and has no other effect.

Every command of all games, every room of pages, and the costly presses at a table are listed here;
a test compares the list with what exists. A game's own commands and pages declare their category.
Actions counted inside a journal's transaction, or by their own handler, are :data:`INSIDE`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final, Literal

from cogs.i18n.sentences import say
from cogs.messages.components import Interaction
from cogs.messages.plain import relative
from cogs.messages.responder import responder
from cogs.messages.user_prefs import UserPrefs
from db import GuildSettings, Store
from gamekit.api.game import Game, Games
from tables.decisions.outcomes import Refused
from tables.runtime.limits import (
    MANAGED,
    ONE_AT_A_TIME,
    TERMS,
    Action,
    Asker,
    Strictness,
    Terms,
)
from tables.runtime.rate_limiter import RateLimiter

FREE: Final = "free"
"""Play itself, one's own settings and the list of one's data, and replies of one sentence."""
INSIDE: Final = "inside"
"""Counted by their handlers: tables, evenings, sign-ups, invitations, calls, ``/export``."""

Counts = Action | Literal["free", "inside"]

COMMANDS: Final[Mapping[str, Counts]] = {
    "table": INSIDE,
    "invite": INSIDE,
    "export": INSIDE,
    "hint": Action.HINT,
    "diagnose": Action.DIAGNOSE,
    "replay": Action.PAGE,
    "verify": Action.PAGE,
    "leaderboard": Action.PAGE,
    "stats": Action.PAGE,
    "history": Action.PAGE,
    "learn": Action.PAGE,
    "puzzle": Action.PAGE,
    "rules": Action.PAGE,
    "daily": Action.PAGE,
    "evening": Action.PAGE,
    "mydata": FREE,
    "help": FREE,
    "hand": FREE,
    "play": FREE,
    "leave": FREE,
    "stop": FREE,
    "preferences": FREE,
    "settings": FREE,
    "maintenance": FREE,
}
"""By the name of a command of all games; unlisted ones count as pages."""

ROOMS: Final[Mapping[str, Counts]] = {
    "invite": INSIDE,
    "standings": Action.PAGE,
    "standings.share": Action.SHARE,
    "stats": Action.PAGE,
    "stats.share": Action.SHARE,
    "history": Action.PAGE,
    "replay": Action.PAGE,
    "replay.share": Action.SHARE,
    "replay.film": Action.FILM,
    "replay.analysis": Action.ANALYSIS,
    "replay.record": Action.EXPORT,
    "replay.again": INSIDE,
    "verify": Action.PAGE,
    "learn": Action.PAGE,
    "puzzle": Action.PAGE,
    "rules": Action.PAGE,
    "daily": Action.PAGE,
    "daily.share": Action.SHARE,
    "evening": Action.PAGE,
    **dict.fromkeys(("evening.come", "evening.later", "evening.here", "evening.not"), INSIDE),
    **dict.fromkeys(("evening.partner", "evening.post"), INSIDE),
    **dict.fromkeys(("evening.yes", "evening.no", "evening.cut", "evening.cut-number"), FREE),
    "evening.say-text": Action.SHARE,
    "evening.files": Action.EXPORT,
    "mydata": FREE,
    "mydata.export": Action.MYDATA,
    "mydata.erase": Action.MYDATA,
    "help": FREE,
    "preferences": FREE,
    "settings": FREE,
    "diagnose": FREE,
}
"""By room, and by component where they differ."""

PRESSES: Final[Mapping[str, Action]] = {
    "hint": Action.HINT,
    "replay": Action.PAGE,
    "moment": Action.SHARE,
}
"""Presses at a table; unlisted ones are play itself, or count inside."""


class Limiter:
    """Checks limits, and refuses in private."""

    def __init__(self, rate_limiter: RateLimiter, people: UserPrefs, store: Store) -> None:
        self._rate_limiter = rate_limiter
        self._people = people
        self._store = store
        self._busy: set[int] = set()
        """People whose slow action is in progress."""

    async def terms(self, interaction: Interaction) -> Terms:
        """The interaction's rate-limit terms."""
        if interaction.guild_id is None:
            return TERMS
        return terms_of(interaction, await self._store.guilds.settings(interaction.guild_id))

    async def passed(
        self, interaction: Interaction, action: Action | None, table: int | None = None
    ) -> bool:
        """Count the action; ``False`` if it was refused, in which case the refusal has been sent.

        Call it before deferring a public answer, so that none has to be deleted. ``None`` is not
        limited.
        """
        if action is None:
            return True
        terms = await self.terms(interaction) if action in MANAGED else TERMS
        guild, channel = interaction.guild_id, interaction.channel_id
        asker = Asker(interaction.user.id, guild, channel, table=table, terms=terms)
        refused = await self._rate_limiter.take(action, asker)
        if refused is None:
            return True
        language = await self._people.language_for(interaction)
        await responder(interaction).say(limit_sentence(refused, language))
        return False

    @asynccontextmanager
    async def passing(self, interaction: Interaction, action: Action | None) -> AsyncIterator[bool]:
        """The same for the duration of the action: each person runs one slow action at a time."""
        person, most = interaction.user.id, self._rate_limiter.limits.at_once
        if action not in ONE_AT_A_TIME:
            yield await self.passed(interaction, action)
        elif person in self._busy or len(self._busy) >= most:
            language = await self._people.language_for(interaction)
            busy = "busy-self" if person in self._busy else "busy-others"
            await responder(interaction).say(say(language, busy))
            yield False
        else:
            self._busy.add(person)
            try:
                yield await self.passed(interaction, action)
            finally:
                self._busy.discard(person)


def terms_of(interaction: Interaction, settings: GuildSettings) -> Terms:
    """Rate-limit terms of an interaction in a server with these settings."""
    return Terms(Strictness(settings.limits), interaction.permissions.manage_guild)


def limit_sentence(refused: Refused, language: str) -> str:
    """The sentence for an action refused by a limit."""
    values = {name: refused.facts[name] for name in ("scope", "most") if name in refused.facts}
    if "until" in refused.facts:
        # Rounded up to whole seconds.
        values["when"] = relative(int(refused.facts["until"]) + 999)
    return say(language, refused.code, **values)


def of_command(name: str, games: Games) -> Action | None:
    """The category of a command before it runs; ``None``: not limited.

    A game's own: playing is free, a page has its own category. The table is unknown at this point:
    the most expensive of the commands of this name counts.
    """
    own = [
        of_game_page(game, command.page)
        for game in games.values()
        for command in game.face.commands
        if command.name == name
    ]
    if name in COMMANDS or not own:
        return _action(COMMANDS.get(name, Action.PAGE))
    return next((action for action in own if action is not None), None)


def of_game_page(game: Game, name: str | None) -> Action | None:
    """The category of viewing a game's page; a panel of the hand's is none."""
    heavy = any(page.name == name and page.heavy for page in game.face.pages)
    return Action.PAGE if heavy else None


def of_page(room: str, what: str) -> Action | None:
    """The category of a page's use before it is handled; ``None``: not limited."""
    return _action(ROOMS.get(f"{room}.{what}", ROOMS.get(room, Action.PAGE)))


def _action(counts: Counts) -> Action | None:
    return counts if isinstance(counts, Action) else None
