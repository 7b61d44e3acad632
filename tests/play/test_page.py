"""The page's server without a bot: access, views of each person, interactions of presses."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from cogs.i18n.sentences import say
from i18n import LANGUAGES
from play.archive import Archive
from play.page import Page, preferred
from play.server import Server
from tests.play.browsing import Browser
from tools.fake_discord.answers import Answers
from tools.fake_discord.gateway import Connection, Session
from tools.fake_discord.requests import Body, Call, Upload
from tools.fake_discord.state import Change
from tools.fake_discord.world import EPHEMERAL, V2, Message

Answer = Callable[[dict[str, Any]], dict[str, Any] | None]


class House:
    """A server with a page, and a bot whose answers the test chooses."""

    closed = False

    def __init__(self, folder: Path) -> None:
        self.archive = Archive(folder / "discord.sqlite")
        self.server = Server(self.archive, "Cards", ("Me", "Anne", "Beat"), "en")
        self.channel = self.server.channel
        self.opened: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.page = Page(self.server, self.opened.append)
        self.client: TestClient[Any, Any] = TestClient(TestServer(self.page.app()))
        self.answer: Answer = lambda told: None
        session = Session(0, 1, Connection(self, packed=False))
        self.server.fake_discord.gateway.sessions["bot"] = session
        self.me, self.anne, self.beat = self.server.people

    async def send_str(self, data: str) -> None:
        told = json.loads(data)["d"]
        self.heard.append(told)
        answer = self.answer(told)
        if answer is not None:
            await self.respond(told, answer)

    async def send_bytes(self, data: bytes) -> None:
        raise AssertionError("nothing is packed")

    async def close(self, *, code: int) -> None:
        raise AssertionError("nothing is closed")

    async def respond(self, told: dict[str, Any], answer: dict[str, Any]) -> None:
        call = Call("callback", (told["id"], told["token"]), {}, Body(answer, {}))
        await Answers(self.server.fake_discord.discord).first(call)

    async def see(self, number: int = 1) -> Browser:
        url = str(self.client.make_url("/"))
        found = Browser(self.client.session, url, number, "de-CH,de;q=0.9")
        await found.open()
        return found

    async def post(
        self, *, reader: int | None = None, custom_id: str = "go", picture: bytes = b""
    ) -> Message:
        discord = self.server.fake_discord.discord
        row = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": custom_id}]}
        message = discord.draft(self.channel, *body({"components": [row]}, picture))
        if reader is None:
            self.channel.messages[message.id] = message
        else:
            message.flags, message.reader = message.flags | EPHEMERAL, reader
        discord.tell(message, Change.POSTED)
        return message


def body(payload: dict[str, Any], picture: bytes) -> tuple[Body, dict[str, Any]]:
    """A request's body, with a picture if there is one."""
    files: dict[int, Upload] = {}
    if picture:
        gallery = {"type": 12, "items": [{"media": {"url": "attachment://cards.png"}}]}
        payload = {"flags": V2, "components": [*payload["components"], gallery]}
        payload["attachments"] = [{"id": 0, "filename": "cards.png"}]
        files[0] = Upload("cards.png", len(picture), "", picture)
    return Body(payload, files), payload


def url(message: Message) -> str:
    return f"files/{message.files[0]['id']}/cards.png"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path)
    async with house.client:
        assert house.client.port is not None
        house.page.answers_to(house.client.port)
        yield house
    house.archive.close()


@pytest.mark.parametrize(
    ("headers", "path", "status"),
    [
        ({}, "/", 200),
        ({"Sec-Fetch-Site": "cross-site"}, "/", 200),  # a link leads here, no more
        ({"Host": "example.org"}, "/", 403),
        ({"Host": "127.0.0.1"}, "/", 403),
        ({"Origin": "https://example.org"}, "/", 403),
        ({"Sec-Fetch-Site": "cross-site"}, "/static/page.js", 403),
        ({"Sec-Fetch-Site": "same-site"}, "/static/page.js", 403),
        ({}, "/static/page.js", 200),
        ({}, "/static/../page.py", 404),
        ({}, "/api/hello", 403),
        ({"X-Key": "guessed"}, "/api/hello", 403),
    ],
)
async def test_other_websites_are_turned_away(
    house: House, headers: dict[str, str], path: str, status: int
) -> None:
    answer = await house.client.get(path, headers=headers)
    assert answer.status == status
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert answer.headers["X-Frame-Options"] == "DENY"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


async def test_a_press_needs_the_key_of_the_page(house: House) -> None:
    message = await house.post()
    what = {"do": "press", "place": message.channel, "message": message.id, "id": "go"}
    for headers in ({}, {"X-Key": "x"}, {"Origin": "http://evil.example"}):
        answer = await house.client.post("/api/do", data=json.dumps(what), headers=headers)
        assert answer.status == 403
    assert not house.heard


async def test_the_page_speaks_the_browsers_language_and_loads_its_own_files(house: House) -> None:
    for language in LANGUAGES:
        answer = await house.client.get("/", headers={"Accept-Language": f"{language}-CH,en"})
        page = await answer.text()
        assert f'<html lang="{house.opened[-1]}">' in page
        assert json.dumps(say(language, "sandbox-hand"))[1:-1] in page
    await house.client.get("/", params={"as": "2"}, headers={"Accept-Language": "de"})
    assert house.opened == ["fr", "de-CH", "it", "en"], "the newcomer's, and their own words"
    assert preferred("pt-BR,pt;q=0.9") == "en"
    script = await house.client.get("/static/page.js")
    assert script.headers["Cache-Control"] == "no-cache", "an upgrade shows its own page"
    static = Path(__file__).parents[2] / "play" / "static"
    for file in static.iterdir():
        for address in re.findall(r"https?://[\w.]+", file.read_text(encoding="utf-8")):
            assert address == "http://www.w3.org", "the name of SVG, which nobody fetches"


async def test_everybody_sees_what_is_for_them_alone(house: House) -> None:
    discord, channel = house.server.fake_discord.discord, house.channel.id
    public = await house.post(picture=b"\x89PNG public")
    private = await house.post(reader=house.anne, picture=b"\x89PNG private")
    direct = discord.world.direct(house.server.people[house.anne])
    cards = discord.post(direct, Body(None, {}), {"content": "ace of hearts"})
    me, anne = await house.see(1), await house.see(2)
    seen = [one["id"] for one in await me.read(f"places/{channel}")]
    assert seen == [str(public.id)]
    hers = [one["id"] for one in await anne.read(f"places/{channel}")]
    assert hers == [str(public.id), str(private.id)]
    for message, of_me in ((public, 200), (private, 403)):
        assert (await me.get(url(message))).status == of_me
        assert (await anne.get(url(message))).status == 200
    assert [one["kind"] for one in (await me.read("hello"))["places"]] == ["channel", "direct"]
    assert str(cards.channel) not in str(await me.read("hello"))
    assert (await me.get(f"api/places/{cards.channel}")).status == 403
    assert (await anne.get(f"api/places/{cards.channel}")).status == 200
    pressed = await me.post(do="press", place=channel, message=private.id, id="go")
    assert pressed.status == 403
    assert not house.heard


async def test_news_come_to_those_whom_they_concern(house: House) -> None:
    me, anne = await house.see(1), await house.see(2)
    streams = [await one.get("api/news") for one in (me, anne)]
    for stream in streams:
        assert await stream.content.readline() == b"{}\n"
    discord = house.server.fake_discord.discord
    hers = await house.post(reader=house.anne)
    all_of = await house.post()
    discord.edit(all_of, Body(None, {}), {"content": "newer"})
    discord.delete(all_of)
    told = [json.loads(await stream.content.readline()) for stream in streams]
    assert told[0] == {"what": "gone", "place": str(all_of.channel), "id": str(all_of.id)}
    assert told[1]["message"]["id"] == str(hers.id)
    assert "newer" not in str(told), "several changes are told once, as it is now"


async def test_a_picture_is_there_until_the_next_one_is_drawn(house: House) -> None:
    message = await house.post(picture=b"\x89PNG first")
    first = url(message)
    newer = body({"components": []}, b"\x89PNG second")
    house.server.fake_discord.discord.edit(message, *newer)
    me = await house.see()
    assert await (await me.get(first)).read() == b"\x89PNG first"
    assert await (await me.get(url(message))).read() == b"\x89PNG second"
    assert url(message) != first


async def test_emojis_are_pictures_of_this_server_alone(house: House) -> None:
    drawn = base64.b64encode(b"\x89PNG ace").decode()
    images = {5: f"data:image/png;base64,{drawn}", 6: f"data:text/html;base64,{drawn}"}
    house.server.world.emoji_images.update(images)
    me = await house.see()
    assert await (await me.get("emojis/5")).read() == b"\x89PNG ace"
    assert [(await me.get(f"emojis/{number}")).status for number in (6, 7)] == [404, 404]


async def test_a_press_is_told_and_answered(house: House) -> None:
    message, me = await house.post(), await house.see()
    house.answer = lambda told: {"type": 6}
    press = {"do": "press", "place": message.channel, "message": message.id, "id": "go"}
    assert await me.do(**press) == {}
    (told,) = house.heard
    assert (told["data"]["custom_id"], told["locale"]) == ("go", "de")
    assert told["member"]["user"]["id"] == str(house.me)
    assert told["message"]["id"] == str(message.id)


async def test_a_press_that_is_not_answered_holds_nobody_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.page.PATIENCE_S", 0.01)
    silent, quick = await house.post(custom_id="silent"), await house.post()
    me = await house.see()
    house.answer = lambda told: {"type": 6} if told["data"]["custom_id"] == "go" else None
    press = {"do": "press", "place": silent.channel, "message": silent.id, "id": "silent"}
    assert await me.do(**press) == {"late": True}
    left = asyncio.create_task(me.do(**press))
    left.cancel()  # The browser was killed in the middle.
    assert await me.do(do="press", place=quick.channel, message=quick.id, id="go") == {}
    # The late response still changes the message.
    await house.respond(house.heard[0], {"type": 7, "data": {"content": "played"}})
    assert "played" in str(await me.read(f"places/{silent.channel}"))


async def test_forms_and_proposals(house: House) -> None:
    world, me = house.server.world, await house.see()
    play = {"name": "card", "description": "Which", "type": 3, "autocomplete": True}
    local = {"name_localizations": {"de": "spielen"}, "description": "Play", "contexts": [0]}
    manage = {"name": "rule", "description": "Rule", "default_member_permissions": "32"}
    world.commands = [{"id": "7", "name": "play", "options": [play], **local}, manage]
    channel = house.channel.id
    direct = world.direct(house.server.people[house.me])
    shown = await me.read(f"places/{channel}/commands")
    assert [one["shown"] for one in shown] == ["rule", "spielen"]
    anne = await house.see(2)
    offered = await anne.read(f"places/{channel}/commands")
    assert {one["shown"]: one["may"] for one in offered} == {"rule": False, "spielen": True}
    assert [c["name"] for c in await me.read(f"places/{direct.id}/commands")] == ["rule"]
    proposals = {"choices": [{"name": "A♥", "value": "Ah"}]}
    house.answer = lambda told: {"type": 8, "data": proposals}
    typed = {"name": "play", "options": {"card": "a"}, "focused": "card"}
    answer = await me.do(do="type", place=channel, **typed)
    assert answer["choices"] == [{"shown": "A♥", "value": "Ah"}]
    assert house.heard[-1]["data"]["options"][0]["focused"] is True
    form = {"title": "Really?", "custom_id": "sure", "components": []}
    house.answer = lambda told: {"type": 9, "data": form}
    answer = await me.do(do="command", place=channel, name="play", options={"card": "Ah"})
    assert answer["form"] == form
    house.answer = lambda told: {"type": 4, "data": {"content": "so be it", "flags": EPHEMERAL}}
    await me.do(do="form", place=channel, id="sure", components=[])
    assert (house.heard[-1]["type"], house.heard[-1]["data"]["custom_id"]) == (5, "sure")
    assert "so be it" in str(await me.read(f"places/{channel}"))
    assert "so be it" not in str(await anne.read(f"places/{channel}"))


async def test_a_used_command_has_the_name_that_its_reader_types(house: House) -> None:
    world, me = house.server.world, await house.see()
    local = {"id": "7", "name_localizations": {"de": "hilfe"}, "description": "Help"}
    world.commands = [{"name": "help", **local}]
    house.answer = lambda told: {"type": 4, "data": {"content": "so be it"}}
    await me.do(do="command", place=house.channel.id, name="help", options={})
    (message,) = await me.read(f"places/{house.channel.id}")
    assert message["asked"] == {"person": "Me", "name": "hilfe"}
    assert (await me.read("hello"))["commands"] == {"help": "hilfe"}, "as mentions show it"


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"do": "press"},
        {"do": "fly", "place": "CHANNEL"},
        {"do": "command", "place": "CHANNEL", "name": "nothing", "options": {}},
        {"do": "choose", "place": "CHANNEL", "type": "x", "id": "m", "values": []},
        {"do": "press", "place": "x"},
    ],
)
async def test_what_no_page_asks_is_refused(house: House, what: dict[str, str]) -> None:
    me = await house.see()
    channel = str(house.channel.id)
    answer = await me.post(**{k: channel if v == "CHANNEL" else v for k, v in what.items()})
    assert answer.status == 400
    assert (await me.get("api/places/7")).status == 404
    nobody = await (await house.see(9)).get("api/hello")
    assert nobody.status == 404
    assert not house.heard


async def test_a_taken_port_gives_another_one(house: House) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        page = Page(house.server, house.opened.append)
        found = await page.open(taken)
        await page.close()
    assert found not in (0, taken)
