"""Names and heads of computer players, of people with and without avatars, in direct messages."""

from __future__ import annotations

import asyncio
import io
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from cogs.client import BroucBot
from cogs.i18n.sentences import COMPUTERS, occupant_name
from cogs.messages import avatars
from cogs.messages.avatars import MOST_BYTES, SIZE, Avatars, small
from cogs.messages.components import Box, Layout, Text
from cogs.messages.display_names import in_names, users, with_names
from cogs.messages.posts import Post
from cogs.view.pictures import initials
from gamekit.api.scenes import Portrait
from render.table.heads import HEADS, round_portrait
from tables.journal.entries import Kind, Occupant
from tables.journal.options import Level
from tables.views import FIGURES, figure_of


def picture(width: int, height: int, form: str = "PNG") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), (200, 30, 30)).save(out, form)
    return out.getvalue()


def test_computers_of_a_table_have_names_and_faces_of_their_own() -> None:
    assert len(set(COMPUTERS)) == len(HEADS) == FIGURES
    for table in range(1, 30):
        assert len({figure_of(table, place) for place in range(4)}) == 4
    computer = Occupant(Kind.COMPUTER, level=Level.CLUB)
    assert occupant_name("en", computer, 0) == "🤖 Rosalie"
    drawn = {round_portrait(Portrait(figure=n), 40).tobytes() for n in range(FIGURES)}
    assert len(drawn) == FIGURES


def test_a_portrait_is_what_there_is() -> None:
    assert [initials(name) for name in ("Anne", "marie de  la Tour", "🤖", "_x_ 9")] == [
        "A",
        "MT",
        "",
        "X9",
    ]
    avatar = Portrait(image=small(picture(80, 80)), figure=2, initials="AB")
    red = round_portrait(avatar, 40).getpixel((20, 20))
    assert isinstance(red, tuple)
    assert red[0] > 150 > red[1], "the avatar first"
    assert round_portrait(Portrait(initials="AB"), 40).size == (40, 40)


def test_what_comes_from_outside_is_small_and_a_picture() -> None:
    with Image.open(io.BytesIO(small(picture(128, 96, "WEBP")))) as found:
        assert (found.size, found.format) == ((SIZE, SIZE), "PNG")
    too_much = (picture(1_000, 1_000), bytes(MOST_BYTES + 1))
    for sent in (b"", b"no picture", *too_much, picture(9, 9, "BMP")):
        with pytest.raises((ValueError, OSError)):
            small(sent)


class Cdn:
    def __init__(self, sent: bytes) -> None:
        self.sent, self.asked = sent, list[str]()
        self.http = self

    async def get_from_cdn(self, url: str) -> bytes:
        self.asked.append(url)
        return self.sent


def user(person: int, cdn: Cdn, key: str | None) -> Any:
    state: Any = cdn
    asset = None if key is None else discord.Asset._from_avatar(state, person, key)
    return SimpleNamespace(id=person, avatar=asset)


async def test_an_avatar_is_fetched_once_beside_everything_else() -> None:
    people, cdn = Avatars(), Cdn(picture(64, 64))
    assert people.of(7) == b"", "nobody knows where it is"
    people.note(user(7, cdn, "abc"))
    assert people.of(7) == b""
    assert people.of(7) == b""
    await asyncio.gather(*people._tasks.values())
    assert people.of(7) == small(picture(64, 64))
    people.note(user(7, cdn, "abc"))
    assert people.of(7)
    assert len(cdn.asked) == 1
    assert cdn.asked[0].startswith("https://cdn.discordapp.com/avatars/7/abc.png?size=64")
    people.note(user(7, cdn, "def"))
    assert people.of(7) == b"", "another one is fetched"
    await people.close()
    people.note(user(7, cdn, None))
    assert people.of(7) == b""
    assert not people._tasks


async def test_who_is_named_in_a_command_is_seen_too() -> None:
    people, cdn = Avatars(), Cdn(picture(64, 64))
    state: Any = cdn
    data: Any = {"id": "8", "username": "beat", "discriminator": "0", "avatar": "abc"}
    options = [("level", "master"), ("user", discord.User(state=state, data=data))]
    invites: Any = SimpleNamespace(user=user(7, cdn, None), namespace=options)
    for named in users(invites):
        people.note(named)
    assert people.of(8) == b""
    await asyncio.gather(*people._tasks.values())
    assert people.of(8) == small(picture(64, 64))


async def test_whoever_is_asked_for_a_name_is_seen_too() -> None:
    cdn = Cdn(picture(64, 64))

    async def fetch_user(person: int) -> Any:
        return SimpleNamespace(display_name="Anne", **vars(user(person, cdn, "abc")))

    bot: Any = SimpleNamespace(fetch_user=fetch_user, avatars=Avatars())
    assert await BroucBot._global_name(bot, 7) == "Anne"
    assert bot.avatars.of(7) == b""
    await asyncio.gather(*bot.avatars._tasks.values())
    assert bot.avatars.of(7) == small(picture(64, 64))


async def test_an_unfit_one_is_not_asked_for_again() -> None:
    people, cdn = Avatars(), Cdn(b"no picture")
    people.note(user(7, cdn, "abc"))
    for _ in range(3):
        assert people.of(7) == b""
        await asyncio.gather(*people._tasks.values())
    assert len(cdn.asked) == 1


async def test_no_more_wait_than_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(avatars, "WAITING", 3)
    people, cdn = Avatars(), Cdn(picture(8, 8))
    for person in range(1, 9):
        people.note(user(person, cdn, "abc"))
        people.of(person)
    assert len(people._tasks) == 3
    await people.close()


async def name_of(guild: int | None, person: int) -> str:
    return {7: "Be*at"}.get(person, "")


async def test_direct_messages_have_names_in_place_of_mentions() -> None:
    text = await in_names("<@7> and <@!8> wait for <@9>.", name_of, None, 9)
    assert text == r"Be\*at and ? wait for <@9>."
    layout = Layout(Box(Text("It is <@7>'s turn.")))
    post = await with_names(Post(layout), name_of, None, 9)
    (shown,) = [one for one in post.layout.walk() if isinstance(one, Text)]
    assert shown["content"] == r"It is Be\*at's turn."
