"""The messages that a change concerns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import discord
import pytest

from cogs.messages.components import Box, Button, Layout, Menu, Part, Row, Text
from cogs.messages.custom_ids import TableId
from cogs.messages.posts import Post
from cogs.outbox.due import deal_before, touched
from cogs.outbox.key import LOBBY, Kind, MessageKey, hand_key, private_key
from cogs.outbox.send import nonce
from gamekit.api.rules import AnyRules
from games.brouc.rules import BROUC
from tables.decisions.outcomes import Change
from tables.journal.entries import (
    Acted,
    By,
    Entry,
    Opened,
    Placed,
    SameDeal,
    SeatTaken,
    Secret,
    Started,
    Stored,
)
from tables.journal.fold import fold
from tables.journal.options import Options
from tests.e2e.evening import Evening
from tests.tables.toy import TOY

OPENED = Opened(11, "brouc", 1, 2, Options("brouc"), 60_000)
SEATED = tuple(SeatTaken(seat, person) for person, seat in enumerate("NWSE", 11))
BEGUN: tuple[Entry, ...] = (OPENED, *SEATED, Started(11), Secret(1, "00" * 32))


def journal_of(entries: Sequence[Entry]) -> tuple[Stored, ...]:
    return tuple(Stored(seq, 0, entry) for seq, entry in enumerate(entries, 1))


def first_seen(*entries: Entry) -> Change:
    journal = journal_of(entries)
    return Change(None, fold(7, {"brouc": BROUC}, journal), journal)


def newest(*entries: Entry, rules: AnyRules = BROUC) -> Change:
    """The change by the last of these entries."""
    *_, last = journal = journal_of(entries)
    before, after = (fold(7, {rules.name: rules}, one) for one in (journal[:-1], journal))
    return Change(before, after, (last,))


def test_the_card_of_an_opened_table_is_left_to_whoever_opened_it() -> None:
    assert not list(touched(first_seen(OPENED)))
    assert not list(touched(first_seen(OPENED, SameDeal(3, 1, 2, "deal"))))
    assert LOBBY in touched(first_seen(OPENED, SeatTaken("N", 11))), "after a start"


def test_who_had_their_hand_before_there_was_a_thread_gets_the_way_to_it() -> None:
    keys = set(touched(newest(*BEGUN, Placed(99))))
    assert {hand_key(person) for person in range(11, 15)} <= keys


def test_whose_card_cannot_be_taken_back_any_more_gets_a_hand_without_the_button() -> None:
    opened = replace(OPENED, options=Options("brouc", take_backs=True))
    deal = BROUC.encode(BROUC.deal(BROUC.start("brouc", {}), bytes(32), 1))
    entries: list[Entry] = [opened, *BEGUN[1:], Acted(None, deal, By.TABLE, None)]
    for _ in range(2):
        state = newest(*entries).state
        seat = state.turn
        assert seat is not None
        move = next(one for one in BROUC.legal_actions(state.match, seat) if BROUC.is_move(one))
        entries.append(Acted(seat, BROUC.encode(move), By.PERSON, state.seats[seat].person))
    change = newest(*entries)
    assert change.before is not None
    assert change.before.undo is not None
    assert hand_key(change.before.undo.person) in set(touched(change))


STORED = (
    "lobby",
    "place",
    "board:2.5",
    "call:12.11",
    "final:3",
    "hand:900000000000000001",
    "hand:-17",
    "private:900000000000000001",
    "nudge:900000000000000001",
    "recall:900000000000000001",
)
"""As written by earlier versions: messages of running tables must be found."""


@pytest.mark.parametrize("text", STORED)
def test_what_the_store_has_is_read_and_written_alike(text: str) -> None:
    key = MessageKey.parse(text)
    assert str(key) == text
    assert key == MessageKey.parse(str(key))
    assert key.policy.personal is (key.person != 0)


@pytest.mark.parametrize("text", ["", "throne", "hand", "hand:x", "board:x.1", "board:1.x"])
def test_what_no_version_wrote_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        MessageKey.parse(text)


def test_any_games_finished_deals_are_touched() -> None:
    """Two seats and no cards: finished deals are known to the table alone."""
    entries: tuple[Entry, ...] = (
        replace(OPENED, game="toy", options=Options("toy")),
        SeatTaken("left", 11),
        SeatTaken("right", 12),
        Started(11),
        Secret(1, "00" * 32),
        Acted(None, "deal 3 7", By.TABLE, None),
        Acted("left", "show left", By.PERSON, 11),
        Acted("left", "yield left", By.PERSON, 11),
    )
    keys = set(touched(newest(*entries, rules=TOY)))
    assert {MessageKey(Kind.BOARD, 1, 1), MessageKey(Kind.CALL, 1, 1)} <= keys
    assert {hand_key(11), private_key(12)} <= keys


def test_after_a_kill_the_deal_before_is_looked_at_where_its_end_may_not_be_shown() -> None:
    first = newest(*BEGUN).state
    third = replace(first, proofs=(*first.proofs, replace(first.proofs[0], deal=3)))
    before, now = MessageKey(Kind.BOARD, 1, 2), MessageKey(Kind.BOARD, 1, 3)
    assert not list(deal_before(first, [])), "there was none"
    assert list(deal_before(third, [before, now])) == [before], "its last edit may be missing"
    assert not list(deal_before(third, [now])), "it was never shown, and stands nowhere"
    assert list(deal_before(third, [])) == [before, MessageKey(Kind.CALL, 1, 2)]


def test_a_nonce_is_discords_and_nobody_elses() -> None:
    """At most 25 characters; different for each table, key, lost message and occasion."""
    values = (1, 2, 11, 900_000_000_000_000_001)
    keys = (LOBBY, MessageKey(Kind.BOARD, 1, 1), MessageKey(Kind.BOARD, 1, 11))
    every = list(product(values, keys, (0, *values), (0, *values)))
    nonces = {nonce(*what) for what in every}
    assert len(nonces) == len(every)
    assert all(len(text) == 25 and text.isascii() for text in nonces)
    again = "the next process finds the post of one that was killed"
    assert nonce(7, MessageKey(Kind.BOARD, 1, 1), 0) == "a9fc10aac808b36698109b611", again


def look(
    colour: int | None = None, style: str = "primary", label: str = "A", **button: Any
) -> Post:
    """A message with something of each kind; ``colour``: of a box around it."""
    press, option = TableId(1, 1, "hand"), discord.SelectOption(label=label, value="1")
    said: list[Part] = [
        Text("Your cards will come here."),
        Row(Button(press, "Hand", style=discord.ButtonStyle[style], **button)),
        Row(Menu(press, "Cards", [option])),
    ]
    if colour is None:
        return Post(Layout(*said))
    return Post(Layout(Box(*said, colour=discord.Colour(colour))))


@pytest.mark.usefixtures("quick_pictures")
async def test_a_post_of_a_known_nonce_is_old_if_anything_looks_different(world: Evening) -> None:
    looks = [
        dict[str, Any](),
        {"colour": 1},
        {"style": "secondary"},
        {"disabled": True},
        {"label": "B"},
    ]
    await world.open_table()
    await world.start()
    channel, send = world.thread.id, world.bot.courier.send
    for name, wanted in enumerate(looks):
        sent = await send(channel, look(), nonce=str(name))
        again = await send(channel, look(**wanted), nonce=str(name))
        assert (sent.newest, sent.place) == (True, again.place)
        assert again.newest == (not wanted), wanted
