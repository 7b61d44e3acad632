"""The newcomer's page: a small HTTP server on this machine, for browsers on this machine alone.

A page names its person (``?as=2``: the second of the server's people), and gets only what that
person can see. Other websites are refused: the address must be this one, the browser must report
this page as the origin, and everything but the page itself needs the key embedded in it.
"""

from __future__ import annotations

import asyncio
import errno
import html
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import Any, Final

from aiohttp import web

from cogs.i18n.sentences import say
from i18n import LANGUAGES, OFFERED, language_of
from play import views
from play.server import News, Server
from tools.fake_discord.commands import resolved
from tools.fake_discord.interactions import ResponseType, Type
from tools.fake_discord.requests import RefusedError
from tools.fake_discord.world import Channel, Message

log = logging.getLogger(__name__)

PORT: Final = 8642
"""Default port; another one is used if it is taken."""
PATIENCE_S: Final = 20.0
"""Seconds to wait for the bot's response before the page says that it will come later."""
QUIET_S: Final = 15.0
"""Seconds between keep-alives, by which a page notices that the server has ended."""
STATIC: Final = Path(__file__).parent / "static"
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
}
FOR_EVER: Final = {"Cache-Control": "private, max-age=31536000, immutable"}
"""Objects with an id never change."""
USERS, CHANNELS = 5, 8
"""Discord's types of menus of people and channels; there are no roles here."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Opened = Callable[[str], None]
"""Called with the language when the newcomer has opened the page."""
Seats = Callable[[int], Awaitable[Collection[int]]]
"""Channels of the tables at which a person sits."""


async def nowhere(person: int) -> Collection[int]:
    """Seats of a server without tables."""
    return ()


class Page:
    """The server of the page."""

    def __init__(self, server: Server, opened: Opened, seats: Seats = nowhere) -> None:
        self._seats = seats
        self._server = server
        self._opened = opened
        self._key = secrets.token_urlsafe(24)
        self._hosts: frozenset[str] = frozenset()
        self._runner: web.AppRunner | None = None

    def app(self) -> web.Application:
        """The routes."""
        app = web.Application(middlewares=[self._guarded])
        app.router.add_get("/", self._first)
        app.router.add_static("/static", STATIC)
        app.router.add_get("/files/{file}/{name}", self._file)
        app.router.add_get("/emojis/{emoji}", self._emoji)
        app.router.add_get("/api/hello", self._hello)
        app.router.add_get("/api/places/{place}", self._messages)
        app.router.add_get("/api/places/{place}/commands", self._commands)
        app.router.add_get("/api/news", self._news)
        app.router.add_post("/api/do", self._do)
        return app

    async def open(self, port: int = PORT) -> int:
        """Serve on this port, or on another one if it is taken; return the port."""
        self._runner = web.AppRunner(self.app(), access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", port).start()
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES) or not port:
                raise
            await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        found = int(self._runner.addresses[0][1])
        self.answers_to(found)
        return found

    def answers_to(self, port: int) -> None:
        """Set the port of the page's address."""
        self._hosts = frozenset(f"{name}:{port}" for name in ("127.0.0.1", "localhost"))

    async def close(self) -> None:
        """Stop serving."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse requests that are not the page's; return refusals as JSON."""
        try:
            self._check(request)
            answer = await handler(request)
        except web.HTTPException as error:
            error.headers.update(HEADERS)
            raise
        except RefusedError as refused:
            told = {"refused": refused.complaint or refused.body()["message"]}
            answer = web.json_response(told, status=refused.status)
        except (LookupError, ValueError, TypeError) as error:  # Never sent by the page itself.
            log.warning("a request was malformed: %s", type(error).__name__)
            answer = web.json_response({"refused": "malformed"}, status=400)
        if not answer.prepared:
            answer.headers.update(HEADERS)
            # Browsers revalidate these files: another server may have others.
            answer.headers.setdefault("Cache-Control", "no-cache")
        return answer

    def _check(self, request: web.Request) -> None:
        origin, site = request.headers.get("Origin"), request.headers.get("Sec-Fetch-Site")
        if request.host not in self._hosts:
            raise RefusedError(403, 0, "address")
        if origin is not None and origin not in {f"http://{host}" for host in self._hosts}:
            raise RefusedError(403, 0, "origin")
        # Another website may link here, and nothing else.
        if site not in (None, "same-origin", "none") and request.path != "/":
            raise RefusedError(403, 0, "site")
        if request.path.startswith("/api/"):
            given = request.headers.get("X-Key", "")
            if not secrets.compare_digest(given.encode(), self._key.encode()):
                raise RefusedError(403, 0, "key")

    # -- what a page reads ---------------------------------------------------------------------

    async def _first(self, request: web.Request) -> web.Response:
        language = preferred(request.headers.get("Accept-Language", ""))
        if self._person(request) == self._server.owner:
            self._opened(language)
        text = (STATIC / "page.html").read_text(encoding="utf-8")
        words = {key.removeprefix("sandbox-"): say(language, key) for key in WORDS} | {
            # Filled in by the page: person, command and place.
            "thread": say(language, "sandbox-thread", name="{name}"),
            "used": say(language, "sandbox-used", person="{person}", command="{command}"),
        }
        for name, value in {
            "language": language,
            "title": html.escape(self._server.name),
            "key": self._key,
            "words": json.dumps(words).replace("<", "\\u003c"),
        }.items():
            text = text.replace(f"{{{name}}}", value)
        return web.Response(
            text=text, content_type="text/html", headers={"Cache-Control": "no-store"}
        )

    async def _hello(self, request: web.Request) -> web.Response:
        server, person = self._server, self._person(request)
        return web.json_response(
            {
                "me": str(person),
                "people": [{"id": str(p.id), "name": p.name} for p in server.people.values()],
                "bot": {"id": str(server.world.bot.id), "name": server.name},
                "places": await self._places(person),
                "commands": views.command_names(server, _language(request)),
            }
        )

    async def _places(self, person: int) -> list[dict[str, Any]]:
        return views.places(self._server, person, await self._seats(person))

    async def _messages(self, request: web.Request) -> web.Response:
        person, place = self._person(request), self._place(request)
        return web.json_response(views.messages(self._server, person, place.id, _language(request)))

    async def _commands(self, request: web.Request) -> web.Response:
        person, place = self._person(request), self._place(request)
        return web.json_response(views.commands(self._server, person, place, _language(request)))

    async def _file(self, request: web.Request) -> web.Response:
        file = self._server.file(self._person(request), int(request.match_info["file"]))
        headers, media = dict(FOR_EVER), file["media"]
        if not media.startswith("image/") or media == "image/svg+xml":
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=file["data"], content_type=media, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        media, data = self._server.emoji(int(request.match_info["emoji"]))
        if media not in ("image/png", "image/webp", "image/gif", "image/jpeg"):
            raise RefusedError(404, 10014)
        return web.Response(body=data, content_type=media, headers=FOR_EVER)

    async def _news(self, request: web.Request) -> web.StreamResponse:
        """Stream news as JSON lines while the page listens."""
        person, language = self._person(request), _language(request)
        # Frequent changes are sent once, in their state at that time.
        waiting: dict[tuple[str, int], News] = {}
        something = asyncio.Event()

        def hear(news: News) -> None:
            if not news.channel or self._server.reads(person, news.channel, news.reader):
                waiting[news.what, news.message] = news
                something.set()

        stream = web.StreamResponse(headers=HEADERS | {"Content-Type": "application/x-ndjson"})
        await stream.prepare(request)
        stop = self._server.listen(hear)
        try:
            while True:
                something.clear()
                lines = [
                    await self._line(person, waiting.pop(key), language) for key in list(waiting)
                ]
                await stream.write("".join(lines or ["{}\n"]).encode())
                try:
                    await asyncio.wait_for(something.wait(), QUIET_S)
                except TimeoutError:
                    continue
        except ConnectionError:
            return stream
        finally:
            stop()

    async def _line(self, person: int, news: News, language: str) -> str:
        told: dict[str, Any] = {"what": news.what}
        message = self._server.messages.get(news.message)
        if news.what == "places":
            told["places"] = await self._places(person)
        elif news.what == "message" and message is not None:
            told["message"] = views.message(self._server, message, language)
        elif news.message:
            told |= {"what": "gone", "place": str(news.channel), "id": str(news.message)}
        return json.dumps(told) + "\n"

    # -- what a page does ----------------------------------------------------------------------

    async def _do(self, request: web.Request) -> web.Response:
        person, asked = self._person(request), await request.json()
        channel = self._server.visible(person, int(asked["place"]))
        if asked["do"] == "say":
            self._server.say(person, channel, str(asked["text"])[:2000])
            return web.json_response({})
        source: Message | None = None
        if "message" in asked:
            source = self._server.readable(person, channel.id, int(asked["message"]))
        kind, data = self._meant(asked)
        done = await self._server.do(person, channel, kind, data, _language(request), source)
        try:
            answer = await asyncio.wait_for(asyncio.shield(done.answer), PATIENCE_S)
        except TimeoutError:
            return web.json_response({"late": True})
        told: dict[str, Any] = {}
        if answer.type is ResponseType.MODAL:
            told["form"] = answer.data
        elif answer.type is ResponseType.CHOICES:
            told["choices"] = [
                {"shown": one["name"], "value": one["value"]}
                for one in answer.data.get("choices") or ()
            ]
        return web.json_response(told)

    def _meant(self, asked: dict[str, Any]) -> tuple[Type, dict[str, Any]]:
        """Type of the interaction, and its data in Discord's form."""
        match asked["do"]:
            case "press":
                return Type.COMPONENT, {"custom_id": asked["id"], "component_type": 2}
            case "choose":
                return Type.COMPONENT, self._choice(asked)
            case "form":
                values = asked["components"]
                return Type.MODAL, {"custom_id": asked["id"], "components": values}
            case "command" | "type":
                focused = asked.get("focused")
                data = self._server.command(asked["name"], asked["options"], focused)
                return (Type.AUTOCOMPLETE if asked["do"] == "type" else Type.COMMAND), data
            case _:
                raise ValueError("unknown")

    def _choice(self, asked: dict[str, Any]) -> dict[str, Any]:
        kind, values = int(asked["type"]), [str(value) for value in asked["values"]]
        data: dict[str, Any] = {
            "custom_id": asked["id"],
            "component_type": kind,
            "values": values,
        }
        server = self._server
        if kind == USERS:
            named = [server.people[int(value)] for value in values]
            data["resolved"] = resolved(server.guild, named)
        elif kind == CHANNELS:
            channels = [server.fake_discord.discord.channel(int(value)) for value in values]
            data["resolved"] = resolved(server.guild, channels)
        return data

    # -- who and where -------------------------------------------------------------------------

    def _person(self, request: web.Request) -> int:
        """The page's person: ``?as=1`` is the newcomer."""
        people = list(self._server.people)
        number = int(request.query.get("as", "1"))
        if not 1 <= number <= len(people):
            raise RefusedError(404, 10013)
        return people[number - 1]

    def _place(self, request: web.Request) -> Channel:
        return self._server.visible(self._person(request), int(request.match_info["place"]))


WORDS: Final = (
    "sandbox-table",
    "sandbox-hand",
    "sandbox-channel",
    "sandbox-you-are",
    "sandbox-write",
    "sandbox-commands",
    "sandbox-send",
    "sandbox-cancel",
    "sandbox-choose",
    "sandbox-done",
    "sandbox-private",
    "sandbox-thinking",
    "sandbox-late",
    "sandbox-gone",
    "sandbox-not-here",
    "sandbox-not-yours",
    "sandbox-refused",
    "sandbox-picture",
    "sandbox-empty",
    "sandbox-needed",
    "sandbox-newer",
)
"""Sentences of the page itself; it uses their keys without ``sandbox-``."""


def preferred(accepted: str) -> str:
    """The first supported one of a browser's languages and varieties; else English.

    >>> preferred("pt-BR,pt;q=0.9,it;q=0.8,en;q=0.7"), preferred("")
    ('it', 'en')
    >>> preferred("de-CH,de;q=0.9"), preferred("de-AT,de;q=0.9"), preferred("fr-CH")
    ('de-CH', 'de', 'fr')
    """
    offered = {one.lower(): one for one in OFFERED}
    for part in accepted.split(","):
        asked = part.split(";")[0].strip().lower()
        if asked in offered:
            return offered[asked]
        language = asked.split("-")[0]
        if language in LANGUAGES:
            return language
    return language_of(None)


def _language(request: web.Request) -> str:
    return preferred(request.headers.get("Accept-Language", ""))
