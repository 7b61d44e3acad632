"""The fake Discord refuses the same requests as Discord, with the same errors, and notes them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tools.fake_discord.requests import Fault
from tools.fake_discord.server import TOKEN, FakeDiscord
from tools.fake_discord.shapes import FACTS, unlike
from tools.fake_discord.world import V2, Channel

AUTHORITY = {"Authorization": f"Bot {TOKEN}"}
TEXT: dict[str, Any] = {"flags": V2, "components": [{"type": 10, "content": "hello"}]}
SHOWN: dict[str, Any] = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
PICTURE: dict[str, Any] = {
    "flags": V2,
    "components": [SHOWN],
    "attachments": [{"id": 0, "filename": "a.png"}],
}
MENU = {"type": 3, "custom_id": "e", "options": [{"label": "x", "value": "y"}]}
ALL_KINDS: dict[str, Any] = {
    "flags": V2,
    "components": [
        {"type": 17, "components": [SHOWN, {"type": 14}, TEXT["components"][0]]},
        {
            "type": 9,
            "components": TEXT["components"],
            "accessory": {"type": 2, "style": 1, "label": "x", "custom_id": "a"},
        },
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "b"}]},
        {"type": 1, "components": [{"type": 6, "custom_id": "c"}]},
        {"type": 1, "components": [{"type": 8, "custom_id": "d"}]},
        {"type": 1, "components": [MENU]},
    ],
    "attachments": [{"id": 0, "filename": "a.png"}],
}
EMOJI = "data:image/png;base64,AAAA"
INTERACTIONS = ("POST /interactions", "POST /webhooks", "PATCH /webhooks", "GET /webhooks")


class Asking:
    def __init__(self, fake_discord: FakeDiscord, session: aiohttp.ClientSession) -> None:
        self.fake_discord, self._session = fake_discord, session
        self.guild = fake_discord.world.guild("Server")
        self.channel: Channel = fake_discord.world.channel(self.guild, "cards")

    async def ask(
        self, method: str, path: str, body: Any = None, *, token: bool = True, file: bytes = b""
    ) -> tuple[int, Any]:
        """Send a request; return status and answer."""
        sent: dict[str, Any] = {"json": body}
        if file:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            form.add_field("files[0]", file, filename="a.png")
            sent = {"data": form}
        headers = AUTHORITY if token else {}
        address = self.fake_discord.address + path
        async with self._session.request(method, address, headers=headers, **sent) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None

    @property
    def messages(self) -> str:
        return f"/channels/{self.channel.id}/messages"


@pytest.fixture
async def asking() -> AsyncIterator[Asking]:
    async with FakeDiscord() as fake_discord, aiohttp.ClientSession() as session:
        yield Asking(fake_discord, session)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"content": 5}, "not of type"),
        ({}, "empty"),
        (TEXT | {"content": "hello"}, "beside"),
        ({"components": TEXT["components"]}, "flag"),
        ({"flags": V2, "components": [SHOWN]}, "no file"),
        (PICTURE, "no file 0"),
        (TEXT | {"nonce": "x" * 26}, ""),
    ],
)
async def test_what_is_malformed_is_refused_and_noted(
    asking: Asking, body: dict[str, Any], why: str
) -> None:
    status, answer = await asking.ask("POST", asking.messages, body)
    assert (status, answer["code"]) == (400, 50035)
    assert any(why in complaint for complaint in asking.fake_discord.wrong)
    assert not asking.channel.messages


async def test_the_answers_are_as_discords(asking: Asking) -> None:
    """All routes without an interaction; the bot's own process covers the others."""
    person = asking.fake_discord.world.user("Anne", asking.guild)
    bot, guild = asking.fake_discord.world.bot.id, asking.guild.id
    _, posted = await asking.ask("POST", asking.messages, ALL_KINDS, file=b"picture")
    message = f"{asking.messages}/{posted['id']}"
    requests: list[tuple[str, str, Any]] = [
        ("PATCH", message, TEXT),
        ("GET", message, None),
        ("POST", f"{message}/threads", {"name": "table"}),
        ("GET", f"/channels/{posted['id']}", None),
        ("PATCH", f"/channels/{posted['id']}", {"archived": True}),
        ("GET", f"/channels/{asking.channel.id}", None),
        ("POST", "/users/@me/channels", {"recipient_id": person.id}),
        ("PUT", f"/applications/{bot}/commands", [{"name": "x", "description": "y"}]),
        ("GET", f"/applications/{bot}/commands", None),
        ("POST", f"/applications/{bot}/emojis", {"name": "ab", "image": EMOJI}),
        ("GET", f"/applications/{bot}/emojis", None),
        ("GET", f"/guilds/{guild}", None),
        ("GET", f"/guilds/{guild}/members/{person.id}", None),
        *(("GET", path, None) for path in (f"/users/{person.id}", "/users/@me", "/gateway/bot")),
        *(("GET", path, None) for path in ("/applications/@me", "/oauth2/applications/@me")),
    ]
    for method, path, body in requests:
        assert (await asking.ask(method, path, body))[0] == 200
    again = await asking.ask("POST", f"{message}/threads", {"name": "table"})
    assert again[1]["code"] == 160004, "a message has one thread"
    assert (await asking.ask("DELETE", message))[0] == 204
    assert (await asking.ask("DELETE", message))[1]["code"] == 10008
    assert not asking.fake_discord.wrong, "what is gone is nobody's mistake"
    told = {done.route for done in asking.fake_discord.rest.done}
    assert {one for one in FACTS["answers"] if not one.startswith(INTERACTIONS)} - told == set()


@pytest.mark.parametrize(
    "change",
    [
        {"id": 7},
        {"author": {}},
        {"timestamp": None},
        {"components": [{"type": 1, "components": [{"type": 2}]}]},
        {"attachments": [{"id": "1"}]},
        {"embeds": "none"},
    ],
)
async def test_an_answer_that_is_not_discords_is_found(
    asking: Asking, change: dict[str, Any]
) -> None:
    _, posted = await asking.ask("POST", asking.messages, TEXT)
    route = "POST /channels/{}/messages"
    assert list(unlike(route, posted)) == []
    assert list(unlike(route, posted | change))
    del posted["channel_id"]
    assert list(unlike(route, posted))


async def test_an_unknown_route_and_a_wrong_token_are_refused_and_noted(asking: Asking) -> None:
    assert (await asking.ask("GET", "/unheard/of"))[0] == 404
    assert (await asking.ask("POST", asking.messages, TEXT, token=False))[0] == 401
    assert len(asking.fake_discord.wrong) == 2


async def test_a_nonce_that_is_known_brings_the_message_of_then(asking: Asking) -> None:
    body = TEXT | {"nonce": "7", "enforce_nonce": True}
    first, again = [(await asking.ask("POST", asking.messages, body))[1] for _ in range(2)]
    assert first["id"] == again["id"]
    assert len(asking.channel.messages) == 1


async def test_pictures_stay_unless_attachments_are_named(asking: Asking) -> None:
    _, posted = await asking.ask("POST", asking.messages, PICTURE, file=b"picture")
    assert posted["attachments"] == [], "components show it"
    message = asking.channel.messages[int(posted["id"])]
    path = f"{asking.messages}/{message.id}"
    await asking.ask("PATCH", path, {"components": [SHOWN, *TEXT["components"]]})
    assert [one["size"] for one in message.files] == [7]
    assert message.components[0]["items"][0]["media"]["url"].startswith("https://")
    await asking.ask("PATCH", path, {"components": TEXT["components"], "attachments": []})
    assert message.files == []


async def test_who_takes_no_direct_messages_gets_none(asking: Asking) -> None:
    person = asking.fake_discord.world.user("Anne", asking.guild)
    person.closed = True
    _, channel = await asking.ask("POST", "/users/@me/channels", {"recipient_id": person.id})
    answer = await asking.ask("POST", f"/channels/{channel['id']}/messages", TEXT)
    assert (answer[0], answer[1]["code"]) == (403, 50007)


async def test_a_request_can_fail_before_or_after_it_was_done(asking: Asking) -> None:
    faults = iter([Fault(503), Fault(500, done=True), Fault(dropped=True, done=True)])
    asking.fake_discord.rest.faults = lambda call: next(faults, None)
    assert (await asking.ask("POST", asking.messages, TEXT))[0] == 503
    assert not asking.channel.messages
    assert (await asking.ask("POST", asking.messages, TEXT))[0] == 500
    with pytest.raises(aiohttp.ClientError):
        await asking.ask("POST", asking.messages, TEXT)
    assert len(asking.channel.messages) == 2
