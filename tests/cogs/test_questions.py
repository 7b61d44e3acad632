"""Binding actions ask for confirmation in place, for some seconds, despite other changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from brouc.actions import Dehors
from brouc.seats import Seat
from cogs.i18n.sentences import say
from cogs.outbox.key import hand_key
from cogs.outbox.pace import LIFE_S
from cogs.outbox.render import Questions
from db import Store
from games.brouc.rules import BROUC
from tests.cogs.pages import begin
from tests.e2e.evening import Evening, table_id
from tests.tables.decisions.test_play import NO_CLOCK
from tests.tables.house import ANNA, FOUR, House

pytestmark = pytest.mark.usefixtures("quick_pictures")
DEHORS = "dehors~N"


class Timers:
    """Timers that expire on demand."""

    def __init__(self) -> None:
        self.set: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, act: Callable[[], None]) -> Timers:
        self.set.append((seconds, act))
        return self

    def cancel(self) -> None:
        self.set.pop()

    def run_out(self) -> None:
        for _, act in self.set:
            act()
        self.set.clear()


async def test_a_question_lasts_some_seconds_and_belongs_to_its_turn_or_deal(store: Store) -> None:
    house = House(store)
    table = await house.dealt(NO_CLOCK, **FOUR)
    state = await house.state(table)
    timers, fallen = Timers(), []
    questions, key = Questions(later=timers.later), hand_key(ANNA)
    out, card = Dehors(Seat.NORTH), house.legal_card(state)
    questions.ask(state, key, out, lambda: fallen.append(key))
    assert [seconds for seconds, _ in timers.set] == [LIFE_S]
    assert questions.open(state, key) == "dehors N"
    assert questions.open(state, hand_key(7)) is None
    questions.ask(state, key, card, lambda: fallen.append(key))
    assert questions.open(state, key) == BROUC.encode(card), "one question a message"
    played = await house.play(table, card)
    assert questions.open(played, key) is None, "a card belongs to its turn"
    questions.ask(played, key, out, lambda: fallen.append(key))
    assert questions.open(await house.play(table), key) == "dehors N", "a call to its deal"
    timers.run_out()
    assert fallen == [key]
    assert questions.open(played, key) is None
    questions.ask(played, key, out, lambda: fallen.append(key))
    questions.forget(table, key)
    assert not timers.set
    assert questions.open(played, key) is None
    questions.ask(played, key, out, lambda: fallen.append(key))
    over = replace(played, match=BROUC.accept(played.match, out))
    assert questions.open(over, key) is None, "it may not be done any more"


def buttons(world: Evening, hand: Any) -> list[list[str]]:
    """The rows of a hand: each button's meaning without its position."""
    rows: list[list[str]] = []
    for part in world.raw(hand):
        inside = [one.get("custom_id") for one in part.get("components", ())]
        if part["type"] == 1 and all(inside):
            ids = [table_id(one.removeprefix("menu:")) for one in inside]
            rows.append([f"{one.what}:{one.arg}" for one in ids])
    return rows


async def shown(world: Evening) -> None:
    """Wait until every message shows its current state; pictures are drawn elsewhere."""
    for task in asyncio.all_tasks():
        if task.get_name().startswith("message "):
            await asyncio.wait([task])
    await world.server.settle()


def lines(world: Evening, hand: Any) -> int:
    return len(world.text(hand).splitlines())


async def test_what_is_refused_is_not_asked_about(world: Evening) -> None:
    timers = Timers()
    world.bot.renderer.questions = Questions(later=timers.later)
    await world.deal(help="none")
    anne = world.people[0]
    await world.press(anne, world.hand(anne), "ask", "announce~N~cape-et-dehors")
    assert not timers.set
    assert "now" not in str(buttons(world, world.hand(anne)))


async def test_a_match_that_is_over_asks_nothing(world: Evening) -> None:
    """Its hand may still show the button, as while Discord refuses edits."""
    timers = Timers()
    world.bot.renderer.questions = Questions(later=timers.later)
    table = await begin(world)
    anne, hand = world.people[0], world.hand(world.people[0])
    button = world.custom_id(hand, "ask", DEHORS)
    assert button is not None
    for person in world.people:
        await world.bot.tables.vote_abandon(table, person.id, True, cause=f"stop {person.id}")
    told = await anne.press(hand, button)
    assert world.answer(told) == say("en", "match-ended")
    assert not timers.set


async def test_a_redraw_keeps_the_question_and_nothing_moves(world: Evening) -> None:
    call = DEHORS
    timers = Timers()
    world.bot.renderer.questions = Questions(later=timers.later)
    table = await begin(world)
    anne, before = world.people[0], await world.state(table)
    plain = buttons(world, world.hand(anne))
    tall = lines(world, world.hand(anne))
    await world.press(anne, world.hand(anne), "ask", call)
    asked = buttons(world, world.hand(anne))
    assert (await world.state(table)).seq == before.seq, "nobody is bound or held up"
    place = [f"ask:{call}" in row for row in plain].index(True)
    assert plain[place].index(f"ask:{call}") == asked[place].index(f"now:{call}") == 0
    assert lines(world, world.hand(anne)) == tall, "nothing moves under the finger"
    # A move by another: Anne's hand is refreshed, and keeps its question.
    turn = world.people["NWSE".index(before.turn or "")]
    await world.press(turn, world.hand(turn), "card", world.cards(world.hand(turn))[0])
    if turn is not anne:
        world.bot.outbox.refresh(table, hand_key(anne.id))
        await shown(world)
        assert f"now:{call}" in buttons(world, world.hand(anne))[place]
    else:
        await world.press(anne, world.hand(anne), "ask", call)
    timers.run_out()
    await shown(world)
    assert f"ask:{call}" in buttons(world, world.hand(anne))[place], "it has fallen back"
    # Confirmed in time, the call is made.
    await world.press(anne, world.hand(anne), "ask", call)
    await world.press(anne, world.hand(anne), "now", call)
    said = (await world.state(table)).actions[-1]
    assert said == "dehors N"
    assert not timers.set, "an answered question is forgotten"


async def test_the_way_to_what_binds_is_not_red_and_apart_from_the_cards(world: Evening) -> None:
    world.bot.renderer.questions = Questions(later=Timers().later)
    await begin(world)
    anne = world.people[0]
    hand = world.hand(anne)
    parts = [part for part in world.raw(hand) if part["type"] in (1, 14)]
    assert [part["type"] for part in parts[:4]] == [1, 1, 14, 1], "cards, a gap, calls"
    danger = 4
    shown = [one for part in parts for one in part.get("components", ())]
    assert danger not in [one.get("style") for one in shown]
    await world.press(anne, hand, "ask", DEHORS)
    shown = [p for p in world.raw(world.hand(anne)) if p.get("style") == danger]
    assert [table_id(one["custom_id"]).what for one in shown] == ["now"]
