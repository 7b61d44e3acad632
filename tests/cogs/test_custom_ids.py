"""The grammar of custom ids."""

from __future__ import annotations

import pytest

from cogs.messages.custom_ids import MalformedError, PageId, TableId, packed, parsed, unpacked

POSTED = {
    "brouc:1:7:12:act:play~N~Th": TableId(7, 12, "act", "play~N~Th"),
    "menu:brouc:1:7:12:pick:marriage": TableId(7, 12, "pick", "marriage"),
    "menu:brouc:1:7:1:set:more": TableId(7, 1, "set", "more"),
    "brouc:1:7:0:hand:": TableId(7, 0, "hand"),
    "brouc:learn:act:brouc.0.1.0.play~N~Ah": PageId("learn", "act", "brouc.0.1.0.play~N~Ah"),
    "menu:brouc:learn:lesson:": PageId("learn", "lesson"),
    "menu:brouc:settings:set:opener-role": PageId("settings", "set", "opener-role"),
    "roles:brouc:settings:set:opener-role": PageId("settings", "set", "opener-role"),
    "channels:brouc:settings:set:channels": PageId("settings", "set", "channels"),
    "brouc:standings:next:hs.si8mo.ever.1": PageId("standings", "next", "hs.si8mo.ever.1"),
    "brouc:invite:never:1.N.5.6": PageId("invite", "never", "1.N.5.6"),
}
"""Ids of every kind."""


@pytest.mark.parametrize("text", POSTED)
def test_an_id_is_read_and_written_byte_for_byte(text: str) -> None:
    assert parsed(text) == POSTED[text]
    assert text.endswith(str(POSTED[text]))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "brouc:",
        "brouc:2:7:12:card:Th",
        "brouc:1:7:12:card:T h",
        "brouc:1:7:12:card:T:h",
        "brouc:1:7:12:card:" + "x" * 41,
        "brouc:1:x:12:card:Th",
        "xbrouc:learn:card:",
        "menu:menu:brouc:learn:card:",
        "brouc:learn:card:" + "x" * 61,
        "brouc:learn:card:é",
    ],
)
def test_any_other_text_is_no_id(text: str) -> None:
    assert parsed(text) is None


def test_the_longest_id_of_a_table_is_short_enough_for_discord() -> None:
    longest = TableId(10**18 - 1, 10**18 - 1, "pick", "~" * 40)
    assert len(f"menu:{longest}") <= 100


@pytest.mark.parametrize(
    "action", ["declare N h 20 !?+-*/", "announce W cape-et-dehors", "take 3 {x,y} #1 a_b=c"]
)
def test_an_action_travels_in_an_id(action: str) -> None:
    custom_id = TableId(7, 12, "act", packed(action))
    assert parsed(str(custom_id)) == custom_id
    assert unpacked(custom_id.arg) == action


def test_what_an_id_cannot_carry_is_refused() -> None:
    with pytest.raises(ValueError, match="not a custom id"):
        str(TableId(7, 12, "act", "a:b"))
    with pytest.raises(ValueError, match="not a custom id"):
        str(PageId("learn", "card", "a b"))
    assert issubclass(MalformedError, ValueError)
