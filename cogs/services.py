"""Parts of the bot that all its commands, pages and presses share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cogs.limits import Limiter
from cogs.messages.guild_membership import Members
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.outbox import Outbox
from cogs.outbox.render import Renderer
from cogs.replies import Replies
from cogs.router import Router
from cogs.view.pictures import Pictures
from db import Store
from gamekit.api.game import Games
from tables.runtime.service import Tables


@dataclass(frozen=True, slots=True)
class Services:
    """The shared parts, made once."""

    store: Store
    games: Games
    now: Callable[[], int]
    """UTC ms."""
    tables: Tables
    people: UserPrefs
    members: Members
    pictures: Pictures
    renderer: Renderer
    outbox: Outbox
    limiter: Limiter
    replies: Replies
    router: Router


class Feature:
    """Commands, pages or presses of one topic, with the services at hand."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._games = services.games
        self._now = services.now
        self._tables = services.tables
        self._people = services.people
        self._members = services.members
        self._pictures = services.pictures
        self._renderer = services.renderer
        self._outbox = services.outbox
        self._limiter = services.limiter
        self._replies = services.replies
