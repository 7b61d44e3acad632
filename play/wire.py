"""Discord's REST interface, as far as the bot uses it.

The unchanged discord.py connects to it on this machine, with its own HTTP client and WebSocket.
Requests need the token, which never leaves this process.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import discord
from aiohttp import web
from discord.http import Route
from PIL import Image

from play import payloads
from play.gateway import Gateway
from play.interactions import Interactions
from play.things import DIRECT, THREAD, File, Message, Refused
from play.world import World

log = logging.getLogger(__name__)

API: Final = "/api/v10"
NONCES: Final = 1_000
"""Number of remembered nonces of posts."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@contextlib.asynccontextmanager
async def connected(
    world: World, interactions: Interactions, bot: discord.Client
) -> AsyncIterator[asyncio.Task[None]]:
    """Connect the bot to this world; yield its task, which ends on failure."""
    wire = _Wire(world, interactions)
    runner = web.AppRunner(wire.app(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    before = Route.BASE
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        wire.origin = wire.gateway.origin = f"127.0.0.1:{runner.addresses[0][1]}"
        Route.BASE = f"http://{wire.origin}{API}"
        running = asyncio.create_task(bot.start(wire.token), name="bot")
        try:
            ready = asyncio.create_task(wire.gateway.identified.wait())
            await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
            ready.cancel()
            if running.done():
                running.result()
            yield running
        finally:
            await bot.close()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
    finally:
        Route.BASE = before
        await runner.cleanup()


class _Wire:
    """Routes used by a bot for card tables; any other is answered with 404."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self._nonces: dict[tuple[int, str], int] = {}
        self.token = secrets.token_urlsafe(32)
        self.gateway = Gateway(world, self.token)
        self.origin = ""

    def app(self) -> web.Application:
        """The server's routes."""
        app = web.Application(middlewares=[self._guarded], client_max_size=32 * 1024 * 1024)
        bot = f"{API}/applications/{self._world.bot.id}"
        hook = f"{API}/webhooks/{self._world.bot.id}/{{token}}"
        posts, post = f"{API}/channels/{{place}}/messages", "/{message}"
        app.add_routes(
            [
                web.get("/gateway/", self.gateway.session),
                web.get(f"{API}/gateway/bot", self.gateway.sessions),
                web.get(f"{API}/users/@me", self._me),
                web.get(f"{API}/users/{{person}}", self._person),
                web.post(f"{API}/users/@me/channels", self._direct),
                web.get(f"{API}/oauth2/applications/@me", self._application),
                web.get(f"{API}/applications/@me", self._application),
                web.get(f"{bot}/commands", self._commands),
                web.put(f"{bot}/commands", self._set_commands),
                web.get(f"{bot}/emojis", self._emojis),
                web.post(f"{bot}/emojis", self._add_emoji),
                web.patch(f"{bot}/emojis/{{emoji}}", self._name_emoji),
                web.delete(f"{bot}/emojis/{{emoji}}", self._drop_emoji),
                web.get(f"{API}/guilds/{self._world.guild}", self._guild),
                web.get(f"{API}/guilds/{self._world.guild}/members/{{person}}", self._member),
                web.get(f"{API}/channels/{{place}}", self._place),
                web.patch(f"{API}/channels/{{place}}", self._change_place),
                web.delete(f"{API}/channels/{{place}}", self._close_place),
                web.post(posts, self._post),
                web.get(posts + post, self._message),
                web.patch(posts + post, self._edit),
                web.delete(posts + post, self._delete),
                web.post(posts + post + "/threads", self._thread),
                web.post(f"{API}/interactions/{{interaction}}/{{token}}/callback", self._answer),
                web.post(hook, self._follow),
                web.get(hook + "/messages/{message}", self._answered),
                web.patch(hook + "/messages/{message}", self._edit_answer),
                web.delete(hook + "/messages/{message}", self._delete_answer),
            ]
        )
        return app

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if "Origin" in request.headers or request.host != self.origin:
                raise Refused(0, "Not for browsers", 403)
            of_interaction = "token" in request.match_info or request.path == "/gateway/"
            if not of_interaction and request.headers.get("Authorization") != f"Bot {self.token}":
                raise Refused(0, "401: Unauthorized", 401)
            return await handler(request)
        except Refused as refused:
            answer = {"code": refused.code, "message": str(refused)}
            return _json(answer, status=refused.status)
        except web.HTTPNotFound:
            log.warning("no such request here: %s %s", request.method, request.path)
            return _json({"code": 0, "message": "404: Not Found"}, status=404)

    # -- people, places, commands --------------------------------------------------------------

    async def _me(self, request: web.Request) -> web.Response:
        return _json(payloads.user(self._world.bot))

    async def _person(self, request: web.Request) -> web.Response:
        return _json(payloads.user(self._known(request)))

    async def _member(self, request: web.Request) -> web.Response:
        return _json(payloads.member(self._world, self._known(request)))

    def _known(self, request: web.Request) -> Any:
        person = _number(request, "person")
        if person == self._world.bot.id:
            return self._world.bot
        if person not in self._world.people:
            raise Refused(10013, "Unknown User")
        return self._world.people[person]

    async def _direct(self, request: web.Request) -> web.Response:
        place = self._world.direct(int((await request.json())["recipient_id"]))
        return _json(payloads.place(self._world, place))

    async def _application(self, request: web.Request) -> web.Response:
        bot = self._world.bot
        about = {
            "id": str(bot.id),
            "name": bot.name,
            "description": "",
            "icon": None,
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "flags": 0,
            "owner": payloads.user(self._world.people[self._world.owner]),
            "team": None,
        }
        return _json(about)

    async def _guild(self, request: web.Request) -> web.Response:
        return _json(payloads.guild(self._world))

    async def _commands(self, request: web.Request) -> web.Response:
        return _json(self._world.commands)

    async def _set_commands(self, request: web.Request) -> web.Response:
        return _json(self._world.set_commands(await request.json()))

    async def _emojis(self, request: web.Request) -> web.Response:
        return _json({"items": self._world.emojis})

    async def _add_emoji(self, request: web.Request) -> web.Response:
        asked = await request.json()
        emoji = {
            "id": str(self._world.new_id()),
            "name": asked["name"],
            "image": asked["image"],
            "user": payloads.user(self._world.bot),
            "roles": [],
            "animated": False,
            "available": True,
            "managed": False,
            "require_colons": True,
        }
        self._world.set_emojis([*self._world.emojis, emoji])
        return _json(emoji, status=201)

    async def _name_emoji(self, request: web.Request) -> web.Response:
        found = {one["id"]: one for one in self._world.emojis}
        emoji = found.get(request.match_info["emoji"])
        if emoji is None:
            raise Refused(10014, "Unknown Emoji")
        emoji["name"] = (await request.json())["name"]
        self._world.set_emojis(self._world.emojis)
        return _json(emoji)

    async def _drop_emoji(self, request: web.Request) -> web.Response:
        gone = request.match_info["emoji"]
        self._world.set_emojis([one for one in self._world.emojis if one["id"] != gone])
        return web.Response(status=204)

    async def _place(self, request: web.Request) -> web.Response:
        place = self._world.place(_number(request, "place"))
        return _json(payloads.place(self._world, place))

    async def _change_place(self, request: web.Request) -> web.Response:
        place, asked = self._world.place(_number(request, "place")), await request.json()
        if "name" in asked and place.kind != DIRECT:
            self._world.rename(place, asked["name"])
        return _json(payloads.place(self._world, place))

    async def _close_place(self, request: web.Request) -> web.Response:
        place = self._world.place(_number(request, "place"))
        told = payloads.place(self._world, place)
        if place.kind == THREAD:
            self._world.close(place)
            self._world.to_bot("THREAD_DELETE", told)
        return _json(told)

    # -- messages ------------------------------------------------------------------------------

    def _told(self, message: Message, status: int = 200) -> web.Response:
        return _json(payloads.message(self._world, message), status=status)

    def _asked(self, request: web.Request) -> Message:
        place, message = _number(request, "place"), _number(request, "message")
        found = self._world.message(place, message)
        if found.reader is not None:
            raise Refused(10008, "Unknown Message")
        return found

    async def _post(self, request: web.Request) -> web.Response:
        place = _number(request, "place")
        body, files = await self._read(request)
        known = (place, str(body.get("nonce", "")))
        earlier = self._world.messages.get(self._nonces.get(known, 0))
        if earlier is not None and body.get("enforce_nonce"):
            return self._told(earlier)
        bot = self._world.bot.id
        message = self._world.post(place, bot, body, files, flags=body.get("flags", 0))
        if body.get("enforce_nonce"):
            self._nonces[known] = message.id
            while len(self._nonces) > NONCES:
                del self._nonces[next(iter(self._nonces))]
        return self._told(message)

    async def _message(self, request: web.Request) -> web.Response:
        return self._told(self._asked(request))

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._asked(request)
        body, files = await self._read(request)
        return self._told(self._world.edit(message, body, files, flags=body.get("flags")))

    async def _delete(self, request: web.Request) -> web.Response:
        self._world.delete(self._asked(request))
        return web.Response(status=204)

    async def _thread(self, request: web.Request) -> web.Response:
        thread = self._world.open_thread(self._asked(request), (await request.json())["name"])
        told = payloads.place(self._world, thread)
        self._world.to_bot("THREAD_CREATE", told | {"newly_created": True})
        return _json(told, status=201)

    # -- interactions --------------------------------------------------------------------------

    async def _answer(self, request: web.Request) -> web.Response:
        body, files = await self._read(request)
        token = request.match_info["token"]
        number = _number(request, "interaction")
        return _json(self._interactions.answer(number, token, body, files))

    async def _follow(self, request: web.Request) -> web.Response:
        body, files = await self._read(request)
        return self._told(self._interactions.follow(request.match_info["token"], body, files))

    async def _answered(self, request: web.Request) -> web.Response:
        return self._told(self._interactions.message(**request.match_info))

    async def _edit_answer(self, request: web.Request) -> web.Response:
        body, files = await self._read(request)
        return self._told(self._interactions.edit(**request.match_info, body=body, files=files))

    async def _delete_answer(self, request: web.Request) -> web.Response:
        self._world.delete(self._interactions.message(**request.match_info))
        return web.Response(status=204)

    async def _read(self, request: web.Request) -> tuple[dict[str, Any], tuple[File, ...]]:
        """JSON and files of a request."""
        if not request.content_type.startswith("multipart/"):
            return (await request.json() if request.can_read_body else {}), ()
        form = await request.post()
        payload = form["payload_json"]
        assert isinstance(payload, str), "discord.py writes it so"
        body: dict[str, Any] = json.loads(payload)
        said = body.get("data") if isinstance(body.get("data"), dict) else body
        about = {str(one.get("id")): one for one in (said or {}).get("attachments") or ()}
        files = []
        for name, part in form.items():
            if isinstance(part, web.FileField):
                described = about.get(name.removeprefix("files[").removesuffix("]"), {})
                files.append(self._file(part, str(described.get("description") or "")))
        return body, tuple(files)

    def _file(self, part: web.FileField, description: str) -> File:
        data, media = part.file.read(), part.content_type
        width = height = None
        with contextlib.suppress(OSError), Image.open(io.BytesIO(data)) as picture:
            media = Image.MIME.get(picture.format or "", media)
            width, height = picture.size
        number = self._world.new_id()
        return File(number, part.filename, media, data, description, width, height)


def _json(data: Any, status: int = 200) -> web.Response:
    # discord.py accepts JSON only with exactly this header.
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, content_type="application/json")


def _number(request: web.Request, name: str) -> int:
    """The id in a request's path."""
    value = request.match_info[name]
    if not value.isascii() or not value.isdigit():
        raise Refused(50035, "Invalid Form Body", 400)
    return int(value)
