"""Application routes: the bot's user, commands and emojis; users and servers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from tools.fake_discord.requests import Call, RefusedError
from tools.fake_discord.rest import Route
from tools.fake_discord.state import Discord

T = TypeVar("T")


class Application:
    """Application handlers."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord

    def routes(self) -> list[Route]:
        """Routes of these handlers."""
        commands, emojis = "/applications/{}/commands", "/applications/{}/emojis"
        return [
            Route("GET", "/gateway/bot", self.gateway),
            Route("GET", "/users/@me", self.me),
            Route("GET", "/users/{}", self.user),
            Route("GET", "/oauth2/applications/@me", self.application),
            Route("GET", "/applications/@me", self.application),
            Route("GET", "/guilds/{}", self.guild, place=1),
            Route("GET", "/guilds/{}/members/{}", self.member, place=1),
            Route("GET", commands, self.commands),
            Route("PUT", commands, self.change_commands),
            Route("GET", emojis, self.emojis),
            Route("POST", emojis, self.add_emoji),
            Route("DELETE", emojis + "/{}", self.remove_emoji),
        ]

    async def gateway(self, call: Call) -> Any:
        """Get the gateway's address and the session start limit."""
        gateway = self._discord.gateway
        return {
            "url": gateway.url,
            "shards": gateway.shards,
            "session_start_limit": gateway.limits(),
        }

    async def me(self, call: Call) -> Any:
        """Get the bot as a user."""
        bot = self._discord.world.bot
        return bot.json() | {"locale": bot.locale, "mfa_enabled": True, "verified": True}

    async def user(self, call: Call) -> Any:
        """Get any user."""
        return _known(self._discord.world.users, call.id(0), 10013).json()

    async def application(self, call: Call) -> Any:
        """Get the bot as an application."""
        bot = self._discord.world.bot
        found = {"id": str(bot.id), "name": bot.name, "description": "", "flags": 0, "icon": None}
        found |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": ""}
        found |= {"type": None, "flags_new": "0", "redirect_uris": [], "team": None}
        found |= {"interactions_endpoint_url": None, "role_connections_verification_url": None}
        found |= {"approximate_guild_count": len(self._discord.world.guilds)}
        found |= {"approximate_user_install_count": 0, "approximate_user_authorization_count": 0}
        found |= {"explicit_content_filter": 0, "eligible_oauth2_scopes": []}
        return found | {"owner": bot.json()}

    async def guild(self, call: Call) -> Any:
        """Get a server."""
        return _known(self._discord.world.guilds, call.id(0), 10004).json()

    async def member(self, call: Call) -> Any:
        """Get a member of a server."""
        guild = _known(self._discord.world.guilds, call.id(0), 10004)
        user = _known(guild.members, call.id(1), 10007)
        return guild.member(user) | {"user": user.json()}

    async def commands(self, call: Call) -> Any:
        """Get all commands."""
        return self._discord.world.commands

    async def change_commands(self, call: Call) -> Any:
        """Replace all commands."""
        world = self._discord.world
        application = str(world.bot.id)
        before = {(one["type"], one["name"]): one["id"] for one in world.commands}
        world.commands = []
        for one in call.body.json or ():
            kind = one.get("type", 1)
            number = before.get((kind, one["name"])) or str(world.ids.next())
            own = {"id": number, "application_id": application, "type": kind}
            version = {"version": str(world.ids.next()), "description": one.get("description", "")}
            rights = one.get("default_member_permissions")
            own["default_member_permissions"] = None if rights is None else str(rights)
            world.commands.append(one | own | version)
        world.on_application()
        return world.commands

    async def emojis(self, call: Call) -> Any:
        """Get all emojis of the application."""
        return {"items": list(self._discord.world.emojis.values())}

    async def add_emoji(self, call: Call) -> Any:
        """Add an emoji; at most 2,000 exist."""
        world, name = self._discord.world, call.payload["name"]
        if len(world.emojis) >= 2000:
            raise RefusedError(400, 30008)
        if any(one["name"] == name for one in world.emojis.values()):
            raise RefusedError(400, 50035, f"an emoji is named {name} already")
        number = world.ids.next()
        found = {"id": str(number), "name": name, "animated": False, "available": True}
        found |= {"managed": False, "require_colons": True, "roles": [], "user": world.bot.json()}
        world.emojis[number], world.emoji_images[number] = found, str(call.payload["image"])
        world.on_application()
        return found

    async def remove_emoji(self, call: Call) -> Any:
        """Delete an emoji."""
        _known(self._discord.world.emojis, call.id(1), 10014)
        del self._discord.world.emojis[call.id(1)]
        del self._discord.world.emoji_images[call.id(1)]
        self._discord.world.on_application()


def _known(there: Mapping[int, T], number: int, code: int) -> T:
    """The object of this number; without one, ``RefusedError`` with Discord's code."""
    if number not in there:
        raise RefusedError(404, code)
    return there[number]
