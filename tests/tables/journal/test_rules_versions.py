"""Corrected rules: matches begun before are read and continued by their old rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from brouc.match import apply
from brouc.ruleset import RULES_VERSION
from db import Store
from games.brouc.rules import BROUC
from tables.journal.entries import Started, decode, encode
from tables.journal.fold import fold
from tables.journal.options import Options
from tables.journal.state import Status
from tests.tables.house import ANNA, BEAT, House, accepted, refused
from tests.tables.toy import LEFT, RIGHT, Act, HigherCard, Not, Toy, ToyMind

OPTIONS = Options(preset="toy")


@dataclass(frozen=True)
class Versioned(Toy):
    """A match that knows the version of its rules."""

    version: int = 1


class Corrected(HigherCard):
    """The toy with two corrections: yielding on one's own turn only, at a cost of two deals."""

    rules_version = 2

    def start(self, preset: str, options: Mapping[str, str], version: int = 2) -> Toy:
        if not 1 <= version <= 2:
            raise ValueError(f"unknown version of the rules: {version}")
        super().start(preset, options)
        return Versioned(version=version)

    def violation(self, state: Toy, action: Act) -> Not | None:
        """Judge by the present rules, for every match: this decides what may be played."""
        found = super().violation(state, action)
        if found is None and action[0] == "yield" and self.next(state).seat != action[1]:
            return Not.YOUR_TURN
        return found

    def accept(self, state: Toy, action: Act) -> Toy:
        """Apply an action by the rules with which the match began."""
        assert isinstance(state, Versioned)
        toy = super().accept(state, action)
        after = Versioned(toy.cards, toy.shown, toy.won, toy.deals, toy.booked, state.version)
        if action[0] == "yield" and after.version == 2:
            other = RIGHT if action[1] == LEFT else LEFT
            after = replace(after, won={**after.won, other: after.won[other] + 1})
        return after


def _house(store: Store, game: Any) -> House:
    return House(store, mind=ToyMind(), games={"toy": game})


async def test_a_corrected_rule_leaves_old_journals_as_they_were(store: Store) -> None:
    before = _house(store, HigherCard())
    table = await before.started(OPTIONS, left=ANNA, right=BEAT)
    await before.until_turn(table)
    # Out of turn: legal by the old rules.
    accepted(await before.tables.act(table, BEAT, ("yield", RIGHT), cause=before.cause()))
    await before.until_turn(table)
    was = await before.state(table)
    await before.tables.close()

    after = _house(store, Corrected())
    await after.tables.resume()
    state = await after.state(table)
    assert state.match.won == was.match.won == {LEFT: 1, RIGHT: 0}
    assert state.next == was.next
    # Further actions are judged by the corrected rule, and the match reaches its end.
    seq = state.seq
    told = await after.tables.act(table, BEAT, ("yield", RIGHT), cause=after.cause())
    assert refused(told) == "toy-turn"
    assert (await after.state(table)).seq == seq
    for _ in range(2):
        await after.until_turn(table)
        await after.play(table, ("yield", LEFT))
    assert (await after.state(table)).match.won == {LEFT: 1, RIGHT: 2}, "one deal each, as then"
    await after.until_turn(table)
    ended = await after.play(table, ("yield", LEFT))
    assert ended.status is Status.OVER

    # Another match of the table uses the present rules.
    for person in (ANNA, BEAT):
        again = await after.tables.rematch(table, person, new_partners=False, cause=after.cause())
    accepted(again)
    await after.until_turn(table)
    await after.play(table, ("yield", LEFT))
    assert (await after.state(table)).match.won == {LEFT: 0, RIGHT: 2}
    versions = [started.rules for started in await after.entries(table, Started)]
    assert versions == [1, 2]
    assert await after.refold(table) == await after.state(table)


async def test_rules_that_are_not_known_yet_are_refused_in_a_sentence(store: Store) -> None:
    newer = _house(store, Corrected())
    table = await newer.started(OPTIONS, left=ANNA, right=BEAT)
    journal = await newer.journal(table)

    class Old(HigherCard):
        def start(self, preset: str, options: Mapping[str, str], version: int = 1) -> Toy:
            if version != 1:
                raise ValueError(f"unknown version of the rules: {version}")
            return super().start(preset, options)

    with pytest.raises(ValueError, match="unknown version of the rules: 2"):
        fold(table, {"toy": Old()}, journal)


def test_the_journal_says_by_which_rules_a_match_began() -> None:
    assert decode("started", '{"by":1}') == Started(1, rules=1)
    assert decode(*encode(Started(1, 7))) == Started(1, 7)
    assert BROUC.rules_version == RULES_VERSION
    assert BROUC.start("brouc", {}, 1) == BROUC.start("brouc", {})
    for version in (0, RULES_VERSION + 1):
        with pytest.raises(ValueError, match="unknown version of the rules"):
            BROUC.start("brouc", {}, version)


def test_accepting_does_not_judge() -> None:
    state = BROUC.start("brouc", {})
    state = apply(state, BROUC.deal(state, bytes(32), 7))
    turn = BROUC.next(state).seat
    view = BROUC.view(state, turn)
    assert view.deal is not None
    card = view.deal.hand[0]
    action = BROUC.decode(f"play {turn} {card}")
    assert BROUC.accept(state, action) == apply(state, action)
    other = next(seat for seat in BROUC.seats if seat != turn)
    wrong = BROUC.decode(f"dehors {other}")
    after = apply(state, wrong)
    assert BROUC.violation(after, wrong) is not None
    assert BROUC.accept(state, wrong) == after
