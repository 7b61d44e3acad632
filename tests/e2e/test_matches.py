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
from games.brouc.rules import BROUC
from games.brouc.speech import say as brouc
from i18n import format_number
from tables.journal.state import Status, TableState
from tests.e2e.evening import Evening, evening

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
            result = await self.evening.press(person, self.evening.board, "hand")
            assert result.ephemeral
            shown = self.replies[seat] = result.response
        return shown

    async def do(self, action: Any) -> None:
        """Act by a command, or by the button or menu of the hand."""
        seat, text = action.seat.value, BROUC.encode(action)
        if self.way == "commands":
            name, options = spoken(action)
            if name == "play" and self.rng.random() < 0.5:  # Chosen from the proposals.
                options = {"card": text}
            result = await self.person(seat).command(self.evening.thread, name, **options)
            assert result.ephemeral
        else:
            await self.evening.act(self.person(seat), await self.place(seat), text)
        state = await self.evening.state(self.table)
        if not state.actions and state.last is not None:
            state = state.last  # It ended a match of the game within a fixed number of deals.
        assert state.actions[-1] == text
        ended = isinstance(action, Dehors)
        self.said.append(state.match.results[-1].ending.value if ended else type(action).__name__)

    async def step(self) -> None:
        state = await self.evening.state(self.table)
        match state.next.awaits:
            case "deal":
                await self.evening.cut(self.table)
            case "turn":
                await self.turn(state)
            case "booking":
                for person in () if await self.called(state) else self.evening.people:
                    if self.evening.custom_id(self.evening.board, "count"):
                        await self.evening.press(person, self.evening.board, "count")

    async def turn(self, state: TableState) -> None:
        assert state.turn is not None
        if await self.called(state):
            return
        if self.rng.random() < 0.02:  # Too early: a legal call with a price (rules 5.5).
            await self.do(Dehors(Seat(state.turn)))
            return
        if self.rng.random() < 0.03:
            await self.refused_call(state)
        view: View = state.game.view(state.match, state.turn)
        plays = [action for action in view.legal if isinstance(action, Play)]
        if self.way == "commands":
            person = self.person(state.turn)
            offered = await person.autocomplete(self.evening.thread, "play", "card", "")
            assert {one["value"] for one in offered} == {BROUC.encode(play) for play in plays}
        else:
            cards = self.evening.cards(await self.place(state.turn))
            assert set(cards) == {play.card.text for play in plays}
        await self.do(self.rng.choice(plays))

    async def called(self, state: TableState) -> bool:
        """Call what anybody may: « Dehors ! » if it is right, a marriage, a cape if bold."""
        calls = [call for seat in SEATS for call in BROUC.legal_actions(state.match, seat)]
        rightly = [one for one in calls if isinstance(one, Dehors) and is_right(state.match, one)]
        if rightly:
            await self.do(rightly[0])
            self.said.append("right")
            return True
        if state.next.awaits != "turn":
            return False
        wanted: list[Any] = [call for call in calls if isinstance(call, Declare)]
        if not wanted and self.rng.random() < self.bold:
            wanted = [call for call in calls if isinstance(call, Announce)]
        if wanted:
            await self.do(wanted[-1])
        return bool(wanted)

    async def refused_call(self, state: TableState) -> None:
        """The cape cannot be demanded with a slate below 19: a private sentence, no change."""
        seat = self.rng.choice(SEATS)
        if state.match.slate[Seat(seat).team] >= 19:
            return
        call = {"announcement": "cape-et-dehors"}  # No hand has a button for it.
        result = await self.person(seat).command(self.evening.thread, "cape", **call)
        assert result.ephemeral
        assert self.evening.answer(result).endswith(("(rule 6.4)", "(rule 6.7)"))
        assert (await self.evening.state(self.table)).seq == state.seq


def spoken(action: Any) -> tuple[str, dict[str, str]]:
    """A command and its options."""
    match action:
        case Play(card=card):
            return "play", {"card": card.text}
        case Declare(suit=suit, extended=extended):
            return "marriage", {"marriage": f"{suit.value}.{'30' if extended else '20'}"}
        case Announce(announcement=announcement):
            return "cape", {"announcement": announcement.value}
    return "dehors", {}


def is_right(match: Any, call: Dehors) -> bool:
    team, deal = call.seat.team, match.deal
    points = net(deal.points_called(team), deal.points_of(team.other))
    return bool(deal.dealt.slate[team] * unit(match.rules) + points >= OUT)


LONG = pytest.mark.patient


@pytest.mark.parametrize(
    ("way", "target", "seed", "bold", "calls", "whole"),
    [
        ("buttons", 1, 2, 0.0, {"Declare", "wrong-dehors"}, True),
        ("private", 1, 2, 0.0, {"Declare", "wrong-dehors"}, True),
        # Until every call that comes late in a match was made, and to its end.
        ("buttons", 5, 11, 0.0, {"Declare", "right"}, False),
        ("commands", 5, 12, 0.5, {"Declare", "Announce"}, False),
        pytest.param("buttons", 5, 11, 0.0, {"Declare", "right"}, True, marks=LONG),
        pytest.param("commands", 5, 12, 0.5, {"Declare", "Announce"}, True, marks=LONG),
        pytest.param("private", 3, 13, 0.0, {"Declare", "wrong-dehors"}, True, marks=LONG),
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
