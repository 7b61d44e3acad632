"""Two simultaneous changes of one message: their order of arrival is unknown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.messages.client import MessageRef
from cogs.messages.layout import Layout, Text
from cogs.messages.posts import Post
from cogs.sync.message_keys import LOBBY, board_key, hand_key
from tests.cogs.projecting import Bench


async def test_the_card_of_two_who_sit_down_at_once_is_looked_at_again() -> None:
    bench = Bench()
    marked: list[object] = []
    answers: Any = bench.projector
    answers.mark_stale = lambda table, *keys, **_: marked.extend(keys)
    answers._messages.get(1, LOBBY).noted = ""
    first = answers.begins(1, LOBBY)
    second = answers.begins(1, LOBBY)
    for began in (second, first):
        answers.note_shown(1, LOBBY, said("one seat is free"), began=began)
    assert marked == [LOBBY]
    assert answers._messages.get(1, LOBBY).content_hash == ""


async def test_who_sits_down_alone_has_brought_the_newest() -> None:
    bench = Bench()
    answers: Any = bench.projector
    post = said("one seat is free")
    message = answers._messages.get(1, LOBBY)
    message.noted = ""
    answers.note_shown(1, LOBBY, post, began=answers.begins(1, LOBBY))
    assert message.content_hash == post.content_hash
    assert not message.stale


async def test_an_old_hand_that_arrives_after_others_have_moved_is_drawn_again() -> None:
    """When requests are scarce, a hand that shows the player on turn is then paused."""
    bench = Bench()
    marked: list[object] = []
    answers: Any = bench.projector
    answers.mark_stale = lambda table, *keys, **_: marked.extend(keys)
    answers._quota.paused = lambda by_token: True
    key = hand_key(bench.tables.now.persons()[0])
    message, then = answers._messages.get(1, key), bench.tables.now
    message.noted, began = "", answers.begins(1, key)
    later = replace(then, id=1, seq=then.seq + 1)
    answers._follow(later, set(), taken_up=False)
    assert marked == [], "what it shows does not perish"
    answers.note_shown(1, key, replace(said("South is next"), perishes=True), then, began=began)
    assert marked == [key]


async def test_who_presses_a_board_left_behind_is_told_where_the_table_goes_on() -> None:
    bench = Bench()
    state, answers = bench.tables.now, bench.projector
    board = board_key(state)
    assert board is not None
    assert answers.further_down(state, MessageRef(200, 3)) is None, "no board is known"
    answers._messages.get(state.id, board).place = newest = MessageRef(200, 7)
    assert answers.further_down(state, MessageRef(200, 3)) == newest
    assert answers.further_down(state, newest) is None
    assert answers.further_down(state, MessageRef(100, 3)) is None, "a hand elsewhere"


def said(text: str) -> Post:
    """A card without a picture."""
    layout = Layout()
    layout.add(Text(text))
    return Post(layout)
