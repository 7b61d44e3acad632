"""Hostile names and texts break nothing at any place where they are shown."""

from __future__ import annotations

import csv
import io
import logging
import unicodedata
from dataclasses import replace
from typing import Final

import pytest

from base.safe_log import SafeRecord
from cogs.matches.archive import PastMatch, played
from cogs.matches.exports import as_csv
from cogs.matches.match_lookup import record_name
from cogs.messages.display_names import DisplayNames, in_names
from cogs.messages.plain import LONGEST, escaped, one_line
from cogs.messages.posts import ALT_LIMIT, shortened
from cogs.view.house_rules import clean_name, shown_name
from db import HouseRules
from games import registry
from render.style.text import clean
from tables.journal.entries import Kind, Occupant

HOSTILE: Final = {
    "everybody": "@everyone",
    "those here": "@here",
    "somebody else": "<@810000000000000001>",
    "a role": "<@&810000000000000001>",
    "a channel": "<#810000000000000001>",
    "a command": "</erase:1>",
    "a moment": "<t:0:R>",
    "an emoji": "<:a:1>",
    "a link": "[free](https://example.org)",
    "an address": "https://example.org",
    "bold": "**x** __y__ ~~z~~ ||w||",
    "code": "```\nx\n```",
    "backslashes": "\\*x\\* \\",
    "a heading": "# x",
    "a quotation": "> x",
    "a list": "- x",
    "a numbered list": "1. x",
    "small letters": "-# x",
    "lines": "x\ny\r\nz\u2028w\u2029v\x85u",
    "a terminal's commands": "\x1b[31mred\x1b[0m\x07\x9b2J",
    "a turned direction": "\u202eenna\u202c \u2066x\u2069",
    "hebrew": "שלום 7",
    "arabic": "\u061cمرحبا",
    "nothing seen": "\u200b\u2060\ufeff\u3164\u2800",
    "stacked": "Z" + "\u0335" * 60 + "a",
    "half a letter": "x\ud83dy",
    "a formula": '=HYPERLINK("https://example.org";"x")',
    "a sum": "+1+1",
    "a difference": "-1+1|cmd",
    "a call": "@SUM(A1)",
    "a tabulator": "\t=1",
    "quotes": "\"; '\\",
    "a folder": "../../etc/passwd",
    "no end": "x" * 5000,
    "a format": "{name} %s %(x)s { $person }",
    "nul": "x\x00y",
}
EVERY = pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
MARKS: Final = "*_~|`<>[]@"
"""Characters that format or notify anywhere."""


def past(name: str) -> PastMatch:
    game = registry.games()[name]
    seats = {seat: Occupant(Kind.PERSON, 7) for seat in game.rules.seats}
    preset = game.rules.presets[0]
    return PastMatch(
        7, 1, True, False, 1, 0, game, preset, {}, 1, seats, frozenset({7}), (), (), None, 7
    )


def unescaped(text: str) -> str:
    """The text that Discord parses: escaped characters removed."""
    found, at = [], 0
    while at < len(text):
        if text[at] == "\\" and at + 1 < len(text) and not text[at + 1].isalnum():
            at += 2
            continue
        found.append(text[at])
        at += 1
    return "".join(found)


def in_one_line(text: str) -> bool:
    kinds = {unicodedata.category(one) for one in text}
    return not kinds & {"Cc", "Cs", "Co", "Zl", "Zp"} and "\u202e" not in text


@EVERY
def test_a_name_is_one_line_that_does_not_turn_what_stands_beside_it(text: str) -> None:
    found = one_line(text)
    assert in_one_line(found)
    assert len(found) <= LONGEST
    assert not {unicodedata.category(one) for one in found} & {"Cf"}
    found.encode()
    assert one_line(found) == found


@EVERY
def test_in_a_message_a_name_is_a_name(text: str) -> None:
    found = escaped(text)
    left = unescaped(found.strip("\u2068\u2069"))
    assert not set(left) & set(MARKS)
    assert "://" not in left
    assert not found.strip("\u2068").startswith(("#", "-", "+", "1.", ">"))
    assert not left.endswith("\\"), "it would make plain what follows"
    assert found.count("\u2068") == found.count("\u2069")


@EVERY
async def test_a_mention_becomes_a_name_that_mentions_nobody(text: str) -> None:
    async def name_of(guild: int | None, person: int) -> str:
        return text

    found = await in_names("<@7> plays **well**", name_of, None, 8)
    assert found.endswith(" plays **well**")
    assert not set(unescaped(found.removesuffix(" plays **well**"))) & set(MARKS)


@EVERY
async def test_a_remembered_name_is_plain_wherever_it_is_asked_for(text: str) -> None:
    async def ask(person: int) -> str:
        return text

    names = DisplayNames(ask, lambda: 0)
    first = await names.of(None, 7)
    assert first == await names.of(None, 7) == one_line(text)


@EVERY
def test_rules_are_kept_under_a_plain_name(text: str) -> None:
    name = clean_name(text)
    assert in_one_line(name)
    assert len(name) <= 40
    shown = unescaped(shown_name(HouseRules(1, name, "brouc", "brouc", ())).strip("\u2068\u2069"))
    assert not set(shown) & set(MARKS)


@EVERY
def test_a_picture_has_no_more_than_it_can_draw(text: str) -> None:
    drawn = clean(text)
    assert in_one_line(drawn)
    assert not any(unicodedata.bidirectional(one) in ("R", "AL") for one in drawn)
    assert len(shortened(one_line(text) * 60)) <= ALT_LIMIT


@pytest.mark.parametrize("name", registry.games())
@EVERY
def test_a_record_holds_the_name_and_is_read_again(text: str, name: str) -> None:
    game = registry.games()[name]
    assert game.records is not None
    found = played(past(name), dict.fromkeys(game.rules.seats, text), text)
    written = game.records.write(found)
    written.encode()
    assert all(in_one_line(line) for line in written.split("\n"))
    again = game.records.read(written)
    assert (again.place, again.players) == (found.place, found.players)


@EVERY
def test_a_files_name_has_nothing_of_it(text: str) -> None:
    assert record_name(replace(past("brouc"), preset=text)) == "brouc-7-1.brouc"


@EVERY
@pytest.mark.parametrize("column", ["rules", "game", "ended"])
def test_a_table_of_figures_has_no_formula(text: str, column: str) -> None:
    content = as_csv([{column: text.encode("utf-8", "replace").decode(), "table": -7}], ())
    (row,) = csv.DictReader(io.StringIO(content.decode(), newline=""))
    assert not row[column].startswith(("=", "+", "-", "@", "\t", "\r", "\n"))
    assert row["table"] == "-7", "numbers stay numbers"


@EVERY
@pytest.mark.parametrize("logger", ["cogs.replies", "discord.gateway"])
def test_a_log_keeps_its_lines(text: str, logger: str) -> None:
    record = SafeRecord(logger, logging.WARNING, "", 0, "a value: %s", (text,), None)
    line = logging.Formatter("%(levelname)s %(name)s: %(message)s").format(record)
    assert line.startswith(f"WARNING {logger}: a value: ")
    assert len(line.splitlines()) == 1
    line.encode()
    assert "\x1b" not in line
    assert "\u202e" not in line


def test_a_plain_name_takes_a_shorter_way_to_the_same() -> None:
    signs = [chr(code) for code in range(32, 127)]
    for text in (
        f"{before}{sign}{after}"
        for sign in signs
        for before in ("", "1", "x ")
        for after in ("x", " 1x")
    ):
        whole = text + "é"
        assert one_line(whole) == one_line(text) + "é"
        assert escaped(whole) == escaped(text) + "é"
    assert one_line(" ") == one_line("\u3164") == escaped("") == ""
    assert len(one_line("x" * (LONGEST + 1))) == LONGEST
