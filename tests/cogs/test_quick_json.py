"""What the library writes and reads is the same whoever does it for the library."""

from __future__ import annotations

import enum
import json
from pathlib import Path
from typing import Any

import pytest
from discord import gateway, http, utils
from discord.webhook import async_

from cogs.connection.quick_json import from_json, install, to_json


class Level(enum.IntEnum):
    ONE = 1


class Name(str):
    __slots__ = ()


@pytest.mark.parametrize(
    "value",
    [
        {
            "content": "« Dehors ! » ♥️ \ud83e\udd16".encode("utf-16", "surrogatepass").decode(
                "utf-16"
            )
        },
        {"flags": 1 << 15, "nonce": None, "tts": False, "rate": 0.5, "many": [1, -(1 << 62)]},
        {1: "a", "quote": '"\\\n\u2028'},
        {"level": Level.ONE, "name": Name("Anna"), "pair": (1, 2)},
        {"half": "\ud83e"},
        [],
    ],
)
def test_it_says_the_same_as_before(value: Any) -> None:
    assert json.loads(to_json(value)) == json.loads(json.dumps(value))
    assert from_json(json.dumps([1 << 70, 1.5, "é", None])) == [1 << 70, 1.5, "é", None]
    for text in ("", "{", "Bad gateway"):
        with pytest.raises(ValueError, match=r"."):
            from_json(text)


def test_the_library_asks_for_it_where_it_is_put() -> None:
    install()
    assert (utils._to_json, utils._from_json) == (to_json, from_json)
    for module in (gateway, http, async_):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        assert "utils._to_json(" in source
        assert "import _to_json" not in source
        assert "import _from_json" not in source
