"""The library's messages with files, written in one piece: half of the price of sending a picture.

aiohttp writes a form part by part, each with a writer, headers and a call of the system of its own;
discord.py makes such a form of every message with a picture. A small one is put together here and
sent like any other text. A large one, a film, still goes out in pieces: who watches a request for
silence (:mod:`cogs.messages.wire`) hears of each. ``tests/cogs/test_quick_forms.py`` fails where an
update moves these parts.
"""

from __future__ import annotations

import io
import re
from typing import Any, Final, TypeAlias
from uuid import uuid4

import aiohttp
from aiohttp import FormData as _Form
from aiohttp.payload import BytesPayload, Payload

SMALL: Final = 256 * 1024
"""Bytes; a slow connection has sent them long before it is taken for dead."""
_PLAIN: Final = re.compile(r"[\w.\[\]-]+", re.ASCII)
"""Names that stand in a header as they are."""
_OF_A_FILE: Final = {"filename", "content_type"}
_Field: TypeAlias = tuple[str, Any, dict[str, Any]]


def install() -> None:
    """From now on the library's forms are these."""
    changed: Any = aiohttp
    changed.FormData = Form


class Form(_Form):
    """A form, written once it is known how large it is."""

    def __init__(self, **options: Any) -> None:
        """``options``: aiohttp's."""
        self._options = options
        self._given: list[_Field] = []

    def add_field(self, name: str, value: Any, **how: Any) -> None:
        """One more field; ``how``: as aiohttp has it."""
        self._given.append((name, value, how))

    def __call__(self) -> Payload:
        """What a request sends."""
        boundary = uuid4().hex
        pieces = _written(self._given, f"--{boundary}\r\n")
        if pieces is None or sum(map(len, pieces)) > SMALL:
            return self._as_ever()
        pieces.append(f"--{boundary}--\r\n".encode())
        kind = f"multipart/form-data; boundary={boundary}"
        return BytesPayload(b"".join(pieces), content_type=kind)

    def _as_ever(self) -> Payload:
        form = _Form(**self._options)
        for name, value, how in self._given:
            form.add_field(name, value, **how)
        made: Payload = form()
        return made


def _written(given: list[_Field], begins: str) -> list[bytes] | None:
    """The fields in bytes; ``None`` where one is of another kind than discord.py's."""
    pieces = []
    for name, value, how in given:
        filename, kind = how.get("filename"), how.get("content_type")
        if not (_PLAIN.fullmatch(name) and _PLAIN.fullmatch(filename or name)):
            return None
        header = f'{begins}Content-Disposition: form-data; name="{name}"'
        if type(value) is io.BytesIO and how.keys() == _OF_A_FILE:
            told = f'; filename="{filename}"\r\nContent-Type: {kind}'
            body = value.getvalue()
            body = body[value.tell() :] if value.tell() else body
        elif type(value) is str and not how:
            told, body = "\r\nContent-Type: text/plain; charset=utf-8", value.encode()
        else:
            return None
        pieces += [f"{header}{told}\r\n\r\n".encode(), body, b"\r\n"]
    return pieces or None
