"""Random lives of a table: any requests in any order, with restarts of the bot at any time."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from brouc.actions import Dehors
from brouc.seats import Seat
from db import Store
from games.brouc.rules import BROUC
from tables.decisions.outcomes import Accepted, Change, Outcome, Refused, Repeated, Stale
from tables.journal.options import Clock, Level, Options
from tables.journal.state import Presence, Status, TableState
from tests.conftest import url
from tests.tables.house import ANNA, BEAT, CARLA, DORA, EMIL, House
from tests.virtual import files

PEOPLE = (ANNA, BEAT, CARLA, DORA, EMIL)
people = st.sampled_from(PEOPLE)
seats = st.sampled_from("NWSE")


class Life(RuleBasedStateMachine):
    """A table, five people, and time."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp(prefix="brouc-life-"))
        (self.folder / "brouc.sqlite").write_bytes(files.empty())
        self.store = self.run(Store.open(url(self.folder)))
        self.house = House(self.store)
        self.table = 0
        self.starts = 0
        self.last: tuple[str, tuple[Any, ...], dict[str, Any], Outcome] | None = None

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        """Nobody can block a table that has a clock: time alone finishes it."""
        try:
            if self.table and self.state.status is Status.PLAYING:
                before = self.state
                self.run(self.house.wait(120_000))
                after = self.state
                assert after.seq > before.seq or before.options.clock is Clock.NONE
                self.nothing_is_lost()
        finally:
            self.run(self.house.tables.close())
            self.run(self.store.close())
            self.runner.close()
            shutil.rmtree(self.folder)

    @property
    def state(self) -> TableState:
        """The table after everything due has been done."""
        self.run(self.house.settle())
        state: TableState = self.run(self.house.state(self.table))
        return state

    def click(self, method: str, *args: Any, **kwargs: Any) -> Outcome:
        """Make a request and check what holds for every answer."""
        before = self.state
        cause = self.house.cause()
        request = getattr(self.house.tables, method)
        outcome: Outcome = self.run(request(self.table, *args, cause=cause, **kwargs))
        match outcome:
            case Accepted():
                assert outcome.entries[0].seq == before.seq + 1
                assert outcome.state.seq == outcome.entries[-1].seq
                self.last = (cause, (method, *args), kwargs, outcome)
            case Refused() | Stale():
                assert outcome.state == before
                assert self.state == before
            case Repeated():
                raise AssertionError("nothing came before it")
        return outcome

    # -- what people do --------------------------------------------------------------------------

    @initialize(
        clock=st.sampled_from([Clock.QUICK, Clock.NORMAL, Clock.NONE]),
        take_backs=st.booleans(),
        last_card=st.booleans(),
        private=st.booleans(),
        coches=st.sampled_from(["1", "2"]),
        seated=st.integers(0, 4),
    )
    def open(
        self,
        clock: Clock,
        take_backs: bool,
        last_card: bool,
        private: bool,
        coches: str,
        seated: int,
    ) -> None:
        """Open a table with some people; computer players may fill the rest later."""
        self.run(self.house.tables.resume())
        options = Options(
            clock=clock,
            take_backs=take_backs,
            last_card=last_card,
            private=private,
            rules=(("target", coches),),
        )
        self.table = self.run(self.house.open(options))
        for person, seat in zip(PEOPLE[:seated], "NWSE", strict=False):
            if private and person != ANNA:
                self.click("invite", ANNA, seat, person)
            self.click("sit", person, seat)
        if seated:
            self.click("fill", ANNA, None, Level.CLUB)
            self.click("start", ANNA)
            self.wait(20_000)

    @rule(person=people, seat=seats, guest=people, what=st.integers(0, 5))
    def arrange(self, person: int, seat: str, guest: int, what: int) -> None:
        """A request that belongs to a lobby."""
        match what:
            case 0:
                self.click("sit", person, seat)
            case 1:
                self.click("stand_up", person)
            case 2:
                self.click("fill", person, seat, Level.EXPERT)
            case 3:
                self.click("draw_partners", person)
            case 4:
                self.click("fill", person, None, Level.BEGINNER)
            case _:
                self.click("invite", person, seat, guest)

    @rule(person=people)
    def start(self, person: int) -> None:
        self.click("start", person)

    @precondition(lambda self: self.state.turn is not None)
    @rule(times=st.integers(1, 12), old=st.booleans())
    def play(self, times: int, old: bool) -> None:
        """The persons to move play; now and then with an outdated button."""
        for _ in range(times):
            state = self.state
            person = state.seats[state.turn].person if state.turn is not None else None
            if state.turn is None or person is None:
                self.run(self.house.wait(1_500))
                continue
            card = self.house.legal_card(state)
            seq = state.turn_seq - 1 if old else state.seq
            outcome = self.click("act", person, card, seq=seq)
            left = state.seats[state.turn].presence is Presence.LEFT
            if left:
                assert isinstance(outcome, Refused)
            else:
                assert isinstance(outcome, Stale if old else Accepted)
            old = False

    @rule(person=people, seat=seats)
    def call_dehors(self, person: int, seat: str) -> None:
        """« Dehors ! », for one's own or another's seat."""
        state = self.state
        outcome = self.click("act", person, Dehors(Seat(seat)))
        if isinstance(outcome, Accepted):
            assert state.seat_of(person) == seat
            assert BROUC.violation(state.match, Dehors(Seat(seat))) is None

    @rule(person=people, position=st.integers(-1, 33))
    def cut(self, person: int, position: int) -> None:
        outcome = self.click("cut", person, position)
        if isinstance(outcome, Accepted):
            assert 1 <= position <= 31

    @rule(person=people, what=st.sampled_from(["count", "ready", "take_back", "leave", "back"]))
    def one_word(self, person: int, what: str) -> None:
        self.click(what, person)

    @rule(person=people, seat=seats, guest=people)
    def invite(self, person: int, seat: str, guest: int) -> None:
        self.click("invite", person, seat, guest)

    @rule(guest=people, comes=st.booleans())
    def answer_invitation(self, guest: int, comes: bool) -> None:
        self.click("accept" if comes else "decline", guest)

    @rule(person=people, agrees=st.booleans())
    def vote(self, person: int, agrees: bool) -> None:
        self.click("vote_abandon", person, agrees)

    @rule(person=people, new_partners=st.booleans())
    def rematch(self, person: int, new_partners: bool) -> None:
        self.click("rematch", person, new_partners=new_partners)

    @precondition(lambda self: self.last is not None)
    @rule()
    def repeat(self) -> None:
        assert self.last is not None
        cause, (method, *args), kwargs, _ = self.last
        before = self.state
        request = getattr(self.house.tables, method)
        outcome = self.run(request(self.table, *args, cause=cause, **kwargs))
        assert isinstance(outcome, Repeated), outcome
        assert outcome.state == before == self.state

    @rule(ms=st.sampled_from([500, 5_000, 20_000, 60_000]))
    def wait(self, ms: int) -> None:
        self.run(self.house.wait(ms))

    @rule(away=st.sampled_from([1, 1_000, 100_000]))
    def restart(self, away: int) -> None:
        before = self.state
        self.run(self.house.tables.close())
        self.run(self.store.close())
        self.starts += 1
        time = self.house.time
        self.store = self.run(Store.open(url(self.folder)))
        self.house = House(self.store, time=time, seed=1_000 + self.starts)
        time.move(time.now_ms + away)
        self.run(self.house.tables.resume())
        after: TableState = self.run(self.house.state(self.table))
        if before.deadline is not None and after.turn_seq == before.turn_seq:
            assert after.deadline is not None
            assert after.deadline >= before.deadline + away

    # -- what is always true ---------------------------------------------------------------------

    @invariant()
    def nothing_is_lost(self) -> None:
        """The stored journal folds to the live table; listeners were notified of each entry in
        order.
        """
        if not self.table:
            return
        state = self.state
        assert self.run(self.house.refold(self.table)) == state
        journal = self.run(self.house.journal(self.table))
        told = [e for n in self.house.news if isinstance(n, Change) for e in n.entries]
        assert tuple(told) == journal[len(journal) - len(told) :]
        assert [stored.seq for stored in journal] == list(range(1, len(journal) + 1))
        assert all(a.at <= b.at for a, b in pairwise(journal))

    @invariant()
    def everybody_has_one_seat_at_most(self) -> None:
        if not self.table:
            return
        persons = [
            seat.occupant.person
            for seat in self.state.seats.values()
            if seat.occupant.person is not None
        ]
        assert len(persons) == len(set(persons))

    @invariant()
    def secrets_are_kept(self) -> None:
        """The secret of an unfinished deal is not visible anywhere."""
        if not self.table:
            return
        state = self.state
        board = self.run(self.house.tables.board(self.table))
        for proof in board.proofs:
            over = proof.deal < state.next.deal or (
                proof.deal == state.next.deal and state.next.awaits == "nothing"
            )
            assert (proof.secret is not None) is over


def test_any_life_of_a_table(patient: bool) -> None:
    run_state_machine_as_test(
        Life,
        settings=settings(
            max_examples=40 if patient else 6,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
