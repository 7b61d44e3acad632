"""A message with files is the same to its reader, by whichever form it was written."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.payload import BytesPayload
from aiohttp.test_utils import TestServer
from discord import http
from discord.http import handle_message_parameters
from discord.webhook import async_

from cogs.connection.quick_forms import SMALL, Form, install

ORIGINAL = Form.__mro__[1]
PICTURE = bytes(range(256)) * 300 + b"\r\n--"


async def read(form: Any) -> list[tuple[str | None, str | None, str | None, bytes]]:
    """What a server makes of a form."""
    found = []

    async def heard(request: web.Request) -> web.Response:
        assert int(request.headers["Content-Length"]) > 0
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            kind = part.headers.get("Content-Type")
            found.append((part.name, part.filename, kind, bytes(await part.read())))
        return web.Response()

    app = web.Application(client_max_size=1 << 24)
    app.router.add_patch("/", heard)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession() as session,
        session.patch(server.make_url("/"), data=form) as answer,
    ):
        assert answer.status == 200
    return found


def filled(form: Any, picture: bytes) -> Any:
    """A form as discord.py fills it."""
    files = [
        discord.File(io.BytesIO(picture), filename="board.jpg", description="« Dehors ! » ♥"),
        discord.File(io.BytesIO(b"two"), filename="two.webp"),
    ]
    with handle_message_parameters(content="♥ \u2028", attachments=files) as params:
        for field in params.multipart or ():
            form.add_field(**field)
    return form


@pytest.mark.parametrize("size", [0, len(PICTURE), SMALL + 1])
async def test_a_server_reads_the_same(size: int) -> None:
    picture = (PICTURE * (size // len(PICTURE) + 1))[:size]
    quick = filled(Form(quote_fields=False), picture)
    assert isinstance(quick(), BytesPayload) == (size <= len(PICTURE))  # A film goes in pieces.
    assert await read(quick) == await read(filled(ORIGINAL(quote_fields=False), picture))


async def test_other_fields_are_written_as_ever() -> None:
    def others(form: Any) -> Any:
        form.add_field("na me", "a", content_type="text/css")
        form.add_field("file", io.BytesIO(b"b"), filename="é.png", content_type="image/png")
        return form

    quick = await read(others(Form(quote_fields=False)))
    assert quick == await read(others(ORIGINAL(quote_fields=False)))


async def test_a_retry_sends_it_from_where_it_begins() -> None:
    at = io.BytesIO(b"xyz")
    at.seek(1)
    form = Form(quote_fields=False)
    form.add_field("files[0]", at, filename="a.png", content_type="image/png")
    assert [await read(form) for _ in range(2)] == [[("files[0]", "a.png", "image/png", b"yz")]] * 2


def test_the_library_makes_these() -> None:
    install()
    assert aiohttp.FormData is Form
    for module in (http, async_):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        assert "aiohttp.FormData(" in source
        assert "import FormData" not in source
