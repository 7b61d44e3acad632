"""Whole matches by four people: buttons, menus and commands, valid and invalid calls, restarts."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from brouc.actions import Announce, Declare, Dehors, Play
from brouc.seats import Seat, Team
from brouc.slate import OUT, net, unit
from brouc.view import View
from db import Preferences
from games.brouc.speech import say as brouc
from i18n import format_number
from tables.journal.state import Status, TableState
from tests.e2e.evening import Evening, evening
from tools.fake_discord.world import EPHEMERAL

SEATS = "NWSE"


class Players:
    """Four people who play random legal cards, and call rightly if possible, or wrongly."""

    def __init__(self, evening: Evening, table: int, way: str, seed: int, bold: float) -> None:
        self.evening = evening
        self.table = table
        self.way = way
        self.bold = bold
        """Probability of demanding a possible cape."""
        self.rng = random.Random(seed)
        self.said: list[str] = []
        self.refused = 0
        self.replies: dict[str, Any] = {}

    def person(self, seat: str) -> Any:
        return self.evening.people[SEATS.index(seat)]

    async def place(self, seat: str) -> Any:
        """The person's hand: in direct messages, or in a private reply."""
        person = self.person(seat)
        if self.way != "private" or person is self.evening.people[0]:
            return self.evening.hand(person)
        shown = self.replies.get(seat)
        state = await self.evening.state(self.table)
        if shown is None or all(
            press.seq < state.turn_seq for press in self.evening.presses(shown).values()
        ):
            board = self.evening.history(self.evening.thread)[-1]
            result = await self.evening.press(person, board, "hand")
            assert result.ephemeral
            shown = self.replies[seat] = result.response
        return shown

    async def step(self) -> None:
        state = await self.evening.state(self.table)
        match state.next.awaits:
            case "deal":
                await self.evening.cut(self.table)
            case "turn":
                await self.turn(state)
            case "booking":
                for person in () if await self.right_call(state) else self.evening.people:
                    place = self.evening.history(self.evening.thread)[-1]
                    if self.evening.custom_id(place, "count"):
                        await self.evening.press(person, place, "count")

    async def turn(self, state: TableState) -> None:
        seat = state.turn
        assert seat is not None
        if await self.right_call(state):
            return
        if self.rng.random() < 0.02:
            # Too early: a legal call with a price (rules 5.5).
            await self.dehors(seat)
            return
        if await self.declare(state) or await self.announce(state):
            return
        if self.rng.random() < 0.03:
            await self.refused_call(state)
        await self.card(state, seat)

    async def card(self, state: TableState, seat: str) -> None:
        person = self.person(seat)
        view: View = state.game.view(state.match, seat)
        legal = {action.card.text for action in view.legal if isinstance(action, Play)}
        if self.way == "commands":
            offered = await person.autocomplete(self.evening.thread, "play", "card", "")
            assert {choice["value"] for choice in offered} == {f"play {seat} {c}" for c in legal}
            card = self.rng.choice(sorted(legal))
            # Chosen from the proposals, or typed.
            given = f"play {seat} {card}" if state.seq % 2 else card
            result = await person.command(self.evening.thread, "play", card=given)
            assert result.ephemeral
        else:
            place = await self.place(seat)
            assert set(self.evening.cards(place)) == legal
            card = self.rng.choice(sorted(legal))
            await self.evening.press(person, place, "card", card)
        now = await self.evening.state(self.table)
        assert now.seq > state.seq, f"{card} was not accepted"

    async def right_call(self, state: TableState) -> bool:
        match = state.match
        for seat in SEATS:
            team = Seat(seat).team
            if any(isinstance(a, Dehors) for a in state.game.legal_actions(match, seat)):
                deal = match.deal
                points = net(deal.points_called(team), deal.points_of(team.other))
                if deal.dealt.slate[team] * unit(match.rules) + points >= OUT:
                    await self.dehors(seat)
                    self.said.append("right")
                    return True
        return False

    async def dehors(self, seat: str) -> None:
        person = self.person(seat)
        before = await self.evening.state(self.table)
        if self.way == "commands":
            await person.command(self.evening.thread, "dehors")
        else:
            await self.evening.press(person, await self.place(seat), "dehors")
        after = await self.evening.state(self.table)
        assert len(after.match.results) == len(before.match.results) + 1
        self.said.append(after.match.results[-1].ending.value)

    async def declare(self, state: TableState) -> bool:
        for seat in SEATS:
            calls = state.game.legal_actions(state.match, seat)
            declarations = [call for call in calls if isinstance(call, Declare)]
            if not declarations:
                continue
            call = declarations[-1]
            value = f"{call.suit.value}.{'30' if call.extended else '20'}"
            person = self.person(seat)
            if self.way == "commands":
                await person.command(self.evening.thread, "marriage", marriage=value)
            else:
                await self.evening.choose(person, await self.place(seat), "marry", value)
            self.said.append("declared")
            return True
        return False

    async def announce(self, state: TableState) -> bool:
        """Demand the cape if it is possible (rules 6.4, 6.5)."""
        if not self.bold:
            return False
        for seat in SEATS:
            calls = state.game.legal_actions(state.match, seat)
            wanted = [call.announcement.value for call in calls if isinstance(call, Announce)]
            if not wanted or self.rng.random() >= self.bold:
                continue
            person = self.person(seat)
            if self.way == "commands":
                await person.command(self.evening.thread, "cape", announcement=wanted[-1])
            else:
                await self.evening.press(person, await self.place(seat), "announce", wanted[-1])
            after = await self.evening.state(self.table)
            assert after.match.deal.announced is not None
            assert after.match.deal.announced.announcement.value == wanted[-1]
            self.said.append("announced")
            return True
        return False

    async def refused_call(self, state: TableState) -> None:
        """The cape cannot be demanded with a slate below 19: a private sentence, no change."""
        seat = self.rng.choice(SEATS)
        if state.match.slate[Seat(seat).team] >= 19:
            return
        person = self.person(seat)
        place = None if self.way == "commands" else await self.place(seat)
        if place is not None and self.evening.custom_id(place, "announce", "cape-et-dehors"):
            result = await self.evening.press(person, place, "announce", "cape-et-dehors")
        else:  # Without a possible demand no hand has the button.
            result = await person.command(
                self.evening.thread, "cape", announcement="cape-et-dehors"
            )
        # A private hand is refreshed first; the sentence follows.
        told = result.followups[-1] if result.followups else result.response
        assert told is not None
        assert told.flags & EPHEMERAL
        assert (told.content or self.evening.text(told)).endswith(("(rule 6.4)", "(rule 6.7)"))
        assert (await self.evening.state(self.table)).seq == state.seq
        self.refused += 1


LONG = pytest.mark.patient


@pytest.mark.parametrize(
    ("way", "target", "seed", "bold", "calls", "whole"),
    [
        ("buttons", 1, 2, 0.0, {"declared", "wrong-dehors"}, True),
        ("private", 1, 2, 0.0, {"declared", "wrong-dehors"}, True),
        # Until every call that comes late in a match was made, and to its end.
        ("buttons", 5, 11, 0.0, {"declared", "right"}, False),
        ("commands", 5, 12, 0.5, {"declared", "announced"}, False),
        pytest.param("buttons", 5, 11, 0.0, {"declared", "right"}, True, marks=LONG),
        pytest.param("commands", 5, 12, 0.5, {"declared", "announced"}, True, marks=LONG),
        pytest.param("private", 3, 13, 0.0, {"declared", "wrong-dehors"}, True, marks=LONG),
    ],
)
async def test_a_match_by_four_people(
    tmp_path: Path, way: str, target: int, seed: int, bold: float, calls: set[str], whole: bool
) -> None:
    """From /table to the last slate, with restarts at random moments."""
    async with evening(tmp_path, seed=seed) as world:
        if target > 3 or way == "commands":
            for person in world.people[1:]:
                await world.store.people.set_preferences(person.id, Preferences(text_mode=True))
        table = await world.open_table(target=f"target-{target}")
        await world.start()
        players = Players(world, table, way, seed, bold)
        shown: dict[int, str] = {}
        steps = 0
        while (state := await world.state(table)).status is Status.PLAYING:
            if not whole and calls <= set(players.said):
                break
            await players.step()
            steps += 1
            assert steps < 1500, "the match does not end"
            if players.rng.random() < 0.02 or steps == 9:
                await world.restart()
            if state.match is not None:
                remember(world, shown)
        remember(world, shown)
        await world.server.settle()
        state = await world.state(table)
        assert world.restarts > 0
        if not whole:
            assert (await world.replayed(table)).match == state.match
            return
        assert state.status is Status.OVER
        await check_journal(world, table, state, shown)
        assert calls <= set(players.said), players.said


def remember(world: Evening, shown: dict[int, str]) -> None:
    """Record the newest boards' texts, by deal."""
    for message in world.history(world.thread)[-4:]:
        text = world.text(message)
        if text.startswith("### Deal "):
            shown[int(text.split()[2])] = text


async def check_journal(
    world: Evening, table: int, state: TableState, shown: dict[int, str]
) -> None:
    """Check that the file's journal, folded, gives the shown results."""
    replayed = await world.replayed(table)
    assert replayed.match == state.match
    assert replayed.seq == state.seq
    match = replayed.match
    for result in match.results:
        text = shown[result.number]
        if result.ending.value == "counted":
            assert f"North-South {format_number(result.slate[Team.NS])} · " in text
            assert f"East-West {format_number(result.slate[Team.EW])} · " in text
        else:
            assert f"{result.coches} {brouc('en', 'unit-coches', count=result.coches)}" in text
        assert f"coches N–S {result.total[Team.NS]}, E–W {result.total[Team.EW]}" in text
    final = world.text(world.history(world.thread)[-1])
    assert f"North-South {match.coches[Team.NS]}, East-West {match.coches[Team.EW]}" in final
    assert brouc(
        "en",
        "final-score",
        ns_name="North-South",
        ns=str(match.coches[Team.NS]),
        ew_name="East-West",
        ew=str(match.coches[Team.EW]),
    ) in world.text(world.lobby)
