"""Forged custom ids and choices: one private sentence, one log line, no change."""

from __future__ import annotations

import json
import logging
import re
import string
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.i18n.sentences import say
from cogs.limits import ROOMS
from cogs.messages.custom_ids import MalformedError, PageId, number, packed
from cogs.router import parse
from games.brouc.game import GAME
from tests.e2e.evening import Evening, evening
from tests.fuzzing import fuzz

HIDDEN = "Th is in the view twice"
TABLE = (
    *("card:Zz", "card:", "sure:Th7", "cut:abc", "cut:0", "cut:32", "cut:99999999999", "sit:X"),
    *("sit:", "announce:", "announce:all", "hand:x", "replay:", "replay:x", "fly:", "played:0"),
    *("act:", "act:play~N", "act:play~N~Zz", "act:book", "now:", "now:x", "now:deal~N", "pick:"),
    *("page:", "page:attic", "page:slate~x", "cape:x", "slate:x", "last:1"),
    *("dehors:now", "marry:", "fill:", "fill:X.club", "set:clock", "set:"),
    *("count:1", "stop:yes", "undo:2"),
)
MENUS: tuple[tuple[str, tuple[str, ...]], ...] = (
    *(("marry:", ()), ("marry:", ("h.20", "d.20")), ("marry:", ("x.20",)), ("marry:", ("h.A",))),
    *(("pick:marriage", ()), ("pick:marriage", ("fly",)), ("pick:x", ("play N Zz",))),
    *(("act:x", ("play N Th",)), ("page:slate", ("x",))),
    *(("fill:", ()), ("fill:", ("N",)), ("fill:", ("N.genius",)), ("fill:", ("X.club",))),
    *(("set:clock", ()), ("set:clock", ("1s",)), ("set:language", ("rm",)), ("set:x", ("y",))),
    *(("set:target", ("target-999",)), ("set:target", ("x",)), ("set:preset", ("chess",))),
    *(("set:more", ("root",)), ("set:help", ("none", "hints"))),
)
assert GAME.puzzles is not None
PUZZLE = next(iter(GAME.puzzles.given.values()))
OWN = packed(PUZZLE.best[0])
OTHERS = OWN.replace(f"~{PUZZLE.seat}~", f"~{'N' if PUZZLE.seat != 'N' else 'S'}~")
PAGES: tuple[tuple[str, tuple[str, ...] | None], ...] = (
    *(("learn:card:0.1.0.Zz", None), ("learn:card:", None), ("learn:lesson:", ())),
    *(("learn:lesson:", ("99.0.0",)), ("learn:marry:2.0.0", ()), ("learn:fly:0.0.0", None)),
    *(("rules:topic:", ()), ("rules:show:nothing", None), ("help:topic:", ("x",))),
    *(("learn:act:brouc.0.0.0.play~N~Ah", None), ("learn:act:brouc.0.0.0.nothing", None)),
    *(("learn:pick:brouc.2.0.0.marriage", ()), ("learn:lesson:brouc", ("99.0.0",))),
    *(("learn:act:brouc.0.7.0.play~N~8h", None), ("learn:act:brouc.0.0.0.play~W~8h", None)),
    *(("learn:act:brouc.0.0.0.book", None), ("learn:act:brouc.0.0.0.play~N~8h", ("x",))),
    *(("learn:resume:brus", None), ("learn:on:brouc.0.0", None), ("learn:on:brouc.0.0.0.x", None)),
    *((f"puzzle:act:{PUZZLE.id}.{OTHERS}", None), (f"puzzle:act:{PUZZLE.id}.sneeze", None)),
    *((f"puzzle:act:{PUZZLE.id}.{OWN}", ("x",)), (f"puzzle:pick:{PUZZLE.id}.low", ())),
    *((f"puzzle:several:{PUZZLE.id}.{OWN}", ()), ("puzzle:on:brouc", None)),
    *(("puzzle:next:whist", None), ("puzzle:next:brouc", ("x",))),
    *(("rules:show:brouc.nothing", None), ("help:game:play", ("x",))),
    *(("preferences:place:", ()), ("preferences:place:", ("attic",)), ("preferences:x:", ())),
    *(("settings:field:", ()), ("settings:field:", ("x",)), ("settings:set:clock", ("1s",))),
    *(("settings:set:channels", ("x",)), ("settings:set:ping-role", ("9" * 30,))),
    *(("replay:trick:", ()), ("replay:next:1.2", None), ("replay:open:1.1.1.x", None)),
    *(("replay:film:1.1.1." + "9" * 30, None), ("replay:show:1.1.1.0", None)),
    *(
        ("verify:show:1.1", None),
        ("verify:show:a.b.c", None),
        ("verify:show:1.1." + "9" * 40, None),
    ),
    *(("standings:next:", None), ("standings:next:0hsb.ever.x", None), ("standings:metric:", ())),
    *(("standings:next:zhsb.ever.1", None), ("standings:back:0hsb.ever." + "9" * 30, None)),
    *(("stats:share:x", None), ("stats:share:" + "9" * 40, None), ("history:older:1.2", None)),
    *(("history:first:", None), ("history:older:1." + "9" * 30 + ".1", None)),
    *(("invite:accept:1.N", None), ("invite:accept:1.X.5", None), ("invite:never:1.N.5", None)),
    *(("mydata:fly:", None), ("nowhere:at:all", None)),
)


async def test_a_crafted_component_is_answered_politely(
    world: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.deal()
    before, anne, board = await world.state(table), world.people[0], world.board
    caplog.set_level(logging.INFO)
    texts: list[tuple[str, tuple[str, ...] | None]] = [
        *((f"brouc:1:{table}:{before.seq}:{rest}", None) for rest in TABLE),
        *((f"menu:brouc:1:{table}:{before.seq}:{rest}", values) for rest, values in MENUS),
        *((f"{'menu:' * (values is not None)}brouc:{rest}", values) for rest, values in PAGES),
    ]
    lobby = [text for text, _ in texts if ":set:" in text and "brouc:1" in text]
    for custom_id, values in texts:
        caplog.clear()
        result = await world.click(anne, board, custom_id, values)
        assert result.ephemeral, custom_id
        told = world.answer(result)
        if custom_id in lobby and told == say("en", "not-lobby"):
            continue
        assert told == say("en", "old-message"), custom_id
        (line,) = [one for one in caplog.records if one.name.startswith("cogs")]
        assert line.levelno == logging.WARNING, custom_id
        assert line.exc_info is None
    assert await world.state(table) == before
    assert not world.server.errors


async def test_an_option_that_is_not_offered_changes_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        await anne.command(world.channel, "table")
        (table,) = await world.bot.tables.live()
        before = await world.state(table)
        panel = (await world.press(anne, world.lobby, "options")).response
        assert panel is not None
        for rest, values in MENUS:
            if rest.startswith("set"):
                custom_id = f"menu:brouc:1:{table}:{before.seq}:{rest}"
                result = await world.click(anne, panel, custom_id, values)
                assert world.answer(result) == say("en", "old-message"), (rest, values)
        assert await world.state(table) == before


TYPED = (
    *("@everyone", "<@7>", "\x00", "a\nb", "\u202e", "{x}", "%s", "9" * 60, "⑨", "\\", "'; --"),
    *("x" * 60, "play N Zz", "\ud83d", "act:play~N~Ah"),
)
NICK = "<@7>\u202e **Anne**\u200b"


async def test_whatever_is_typed_and_whatever_somebody_is_called(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with evening(tmp_path) as world:
        anne = world.people[0]
        world.guild.call(anne, NICK)
        await anne.command(world.channel, "help")
        table = await world.deal()
        before = await world.state(table)
        for text in TYPED:
            result = await anne.command(world.thread, "play", card=text)
            assert result.ephemeral, text
            assert world.answer(result), text
        assert await world.state(table) == before
        assert not world.server.errors
        sent = [request.json for request in world.server.requests if request.json]
        told = json.dumps(sent, ensure_ascii=False, default=str)
        contents = re.findall(r'"content": "((?:[^"\\]|\\.)*)"', told)
    assert "<@7> **Anne**" in told, "in the words of a picture, where nothing is a mark"
    assert "\u202e" not in told
    assert not [one for one in contents if "<@7>" in one or "**Anne**" in one]
    assert "Traceback" not in caplog.text


async def test_a_programming_error_is_still_one(
    world: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    """An apology for the person, a traceback without cards for the log."""
    table = await world.deal()

    async def broken(*_: Any, **__: Any) -> None:
        raise ValueError(HIDDEN)

    world.bot.tables.hand = broken  # type: ignore[method-assign]
    result = await world.press(world.people[0], world.board, "hand")
    assert world.answer(result) == say("en", "oops")
    (line,) = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert line.exc_info is not None
    assert HIDDEN not in caplog.text
    assert table


TEXT = st.text(string.ascii_letters + string.digits + ".,+-:", max_size=60)
VALUES = st.lists(st.text(max_size=20), max_size=30).map(tuple)


def test_a_number_is_small_enough_for_the_store(patient: bool) -> None:
    @fuzz(patient, light=100)
    @given(text=st.text(max_size=100))
    def check(text: str) -> None:
        try:
            assert 0 <= number(text) < 1 << 63
        except MalformedError:
            assert not (text.isascii() and text.isdecimal() and len(text) < 19)

    check()


FUZZ = st.tuples(
    st.sampled_from(sorted({name.partition(".")[0] for name in ROOMS})),
    st.sampled_from(
        [
            *("show", "topic", "next", "share", "card", "set", "field", "older"),
            *("accept", "on", "metric"),
        ]
    )
    | st.text(string.ascii_lowercase + "-", min_size=1, max_size=12),
    st.text(string.ascii_letters + string.digits + ".,+-", max_size=60),
    VALUES,
)


async def test_whatever_pages_and_presses_say_is_read_or_malformed(
    tmp_path: Path, patient: bool
) -> None:
    async with evening(tmp_path, people=1) as world:
        rooms, presses = world.bot.router.pages, world.bot.router.presses

        @fuzz(patient, light=100)
        @given(FUZZ)
        def parse_page(fuzz: tuple[str, str, str, tuple[str, ...]]) -> None:
            room, what, arg, values = fuzz
            with suppress(ValueError, LookupError):
                rooms[room][1](PageId(room, what, arg), values)

        @fuzz(patient, light=100)
        @given(what=st.sampled_from(sorted(presses)), arg=TEXT, values=VALUES)
        @example("cut", "١٢", ())
        @example("act", "play~N~Zz", ())
        def parse_press(what: str, arg: str, values: tuple[str, ...]) -> None:
            with suppress(MalformedError):
                parse(presses[what].read, arg, values)

        parse_page()
        parse_press()
