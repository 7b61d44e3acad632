"""The serialised layout equals that of discord.py's own classes."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from discord import ui

from cogs.messages.components import (
    IN_ROW,
    MOST,
    Box,
    Button,
    Channels,
    Gallery,
    Gap,
    Layout,
    Menu,
    Roles,
    Row,
    Text,
)
from cogs.messages.custom_ids import PageId, TableId
from cogs.messages.posts import framed, unframed

PAGE = PageId("room", "what")
PRESS = TableId(7, 31, "act", "x")
LOUD = discord.ButtonStyle.danger


def options() -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label="One", value="1", description="the first", emoji="♥️"),
        discord.SelectOption(label="Two", value="2", default=True),
    ]


def ours() -> Layout:
    hand, board = (
        Gallery("hand.jpg", "a hand"),
        Gallery("board.jpg"),
    )
    box = Box(Text("Anna"), hand, board, colour=discord.Colour(0x3F6B4A))
    face = Button(PRESS, "R", card="R♥")
    face["emoji"] = discord.PartialEmoji(name="card", id=9).to_dict()
    return Layout(
        box,
        Box(),
        Gap(),
        Row(Button(PRESS, "R", emoji="♥️", style=LOUD, disabled=True), Button(PRESS, "·"), face),
        Row(Button(PRESS, emoji="🔷")),
        Row(Menu(PAGE, "Which?", options(), low=0, high=2)),
        Row(Menu(PAGE, "", options()[:1])),
        Row(Roles(PAGE, "Who?", 5)),
        Row(Roles(PAGE, "Who?")),
        Row(Channels(PAGE, "Where?", range(1, 40))),
        Row(Channels(PAGE, "Where?")),
    )


def theirs() -> ui.LayoutView:
    layout = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay("Anna"), accent_colour=discord.Colour(0x3F6B4A)
    )
    hand: ui.MediaGallery[Any] = ui.MediaGallery()
    board: ui.MediaGallery[Any] = ui.MediaGallery()
    box.add_item(hand.add_item(media="attachment://hand.jpg", description="a hand"))
    box.add_item(board.add_item(media="attachment://board.jpg"))
    press, page = str(PRESS), f"menu:{PAGE}"
    roles: dict[str, Any] = {"custom_id": f"roles:{PAGE}", "placeholder": "Who?", "min_values": 0}
    channels: dict[str, Any] = {
        "custom_id": f"channels:{PAGE}",
        "placeholder": "Where?",
        "min_values": 0,
        "max_values": 25,
        "channel_types": [discord.ChannelType.text],
    }
    face = discord.PartialEmoji(name="card", id=9)
    role = discord.Object(5, type=discord.Role)
    chosen = [discord.Object(one, type=discord.TextChannel) for one in range(1, 26)]
    rows: list[tuple[ui.Item[Any], ...]] = [
        (
            ui.Button(label="R", emoji="♥️", style=LOUD, disabled=True, custom_id=press),
            ui.Button(label="·", custom_id=press),
            ui.Button(label="R", emoji=face, custom_id=press),
        ),
        (ui.Button(emoji="🔷", custom_id=press),),
        (
            ui.Select(
                custom_id=page, placeholder="Which?", options=options(), min_values=0, max_values=2
            ),
        ),
        (ui.Select(custom_id=page, placeholder="", options=options()[:1]),),
        (ui.RoleSelect(**roles, default_values=[role]),),
        (ui.RoleSelect(**roles),),
        (ui.ChannelSelect(**channels, default_values=chosen),),
        (ui.ChannelSelect(**channels),),
    ]
    separator: ui.Separator[Any] = ui.Separator(spacing=discord.SeparatorSpacing.large)
    for item in (box, ui.Container(), separator, *(ui.ActionRow(*row) for row in rows)):
        layout.add_item(item)
    return layout


def test_every_part_is_written_as_discord_py_writes_it() -> None:
    wanted = theirs().to_components()  # type: ignore[no-untyped-call]
    assert json.dumps(ours().to_components()) == json.dumps(wanted)
    assert ours().has_components_v2()


def test_parts_are_counted_as_discord_py_counts_them() -> None:
    assert len([*ours().walk()]) == theirs().total_children_count
    parts = [Text("x") for _ in range(MOST - 2)]
    Layout(*parts, Box(Text("x")))
    with pytest.raises(ValueError, match="40 parts"):
        Layout(*parts, Box(Text("x"), Text("y")))


def test_a_row_takes_five_buttons_or_one_menu() -> None:
    buttons = [Button(PRESS, "x") for _ in range(IN_ROW)]
    assert len(Row(*buttons)["components"]) == IN_ROW
    with pytest.raises(ValueError, match="beside each other"):
        Row(*buttons, Button(PRESS, "x"))
    with pytest.raises(ValueError, match="beside each other"):
        Row(Menu(PAGE, "", options()), Button(PRESS, "x"))


def test_discord_py_waits_for_nothing_in_it() -> None:
    layout = ours()
    assert not layout.is_dispatchable()
    assert [*layout.walk_children()] == []


def test_empty_contents_of_a_post_are_left_out() -> None:
    button = Button(PRESS, "R")
    assert unframed("", None, "Anna", [button], ()).layout.parts == (Text("Anna"), Row(button))
    assert framed(["", "Anna", None], (), [button]).layout.parts == (Box(Text("Anna")), Row(button))
