"""Matches as state machines: what must hold whatever is done, in any order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import brouc.match as brouc_match
from brouc import actions as brouc
from brouc import violations as brouc_violations
from brouc.cards import points_of
from brouc.result import Ending
from brouc.seats import SEATS as BROUC_SEATS
from gamekit.api.game import Game
from gamekit.cards import violations
from gamekit.cards.cards import PACK, Suit
from games.briscon import rules as briscon
from games.briscon.cards import SEATS as BRISCON_SEATS
from games.briscon.game import GAME as BRISCON
from games.brouc.game import GAME as BROUC
from games.brus import rules as brus
from games.brus.cards import SEATS as BRUS_SEATS
from games.brus.game import GAME as BRUS
from games.cardgame.actions import Book, Dealing, Play
from tests.games.briscon.rules import matches as briscon_match
from tests.games.brus.rules import matches as brus_match

CARD = st.sampled_from(PACK)


def anything(seats: tuple[Any, ...], module: Any, *others: Callable[..., Any]) -> Any:
    """Any card and any deal of anybody, and a game's other actions."""
    seat = st.sampled_from(seats)
    dealt = st.builds(module.Deal, seat, st.permutations(PACK).map(tuple))
    return st.one_of(st.builds(module.Play, seat, CARD), dealt, *(one(seat) for one in others))


class Match(RuleBasedStateMachine):
    """Deals, cards, calls and nonsense in any order."""

    game: Game
    engine: ModuleType | Any
    refused: type[Exception] = violations.IllegalActionError
    anything: Any

    def __init__(self) -> None:
        super().__init__()
        self.table_rules = self.game.rules
        self.start = self.state = self.table_rules.start(self.table_rules.presets[0], {})
        self.texts: list[str] = []

    @initialize(data=st.data())
    def begin(self, data: Any) -> None:
        preset = data.draw(st.sampled_from(self.table_rules.presets))
        chosen = {
            one.name: data.draw(st.sampled_from(one.values))
            for one in self.table_rules.options(preset)
        }
        self.start = self.state = self.table_rules.start(preset, chosen)

    def do(self, action: Any) -> None:
        self.state = self.engine.apply(self.state, action)
        self.texts.append(self.table_rules.encode(action))
        if self.table_rules.next(self.state).awaits != "deal" and len(self.texts) % 2:
            self.hidden_cards_do_not_show()

    @rule(
        seed=st.integers(0, 2**32),
        calls=st.sampled_from((0.0, 0.02, 0.5)),
        several=st.integers(1, 30),
    )
    def legal(self, seed: int, calls: float, several: int) -> None:
        """Legal actions of anybody."""
        rng = random.Random(seed)
        for _ in range(several):
            awaited = self.table_rules.next(self.state)
            if awaited.awaits == "nothing":
                return
            if awaited.awaits == "deal":
                cut = rng.choice(self.table_rules.cuts or (0,))
                self.do(self.table_rules.deal(self.state, rng.randbytes(32), cut))
                continue
            every = [
                a
                for s in self.table_rules.seats
                for a in self.table_rules.legal_actions(self.state, s)
            ]
            moves = [action for action in every if self.table_rules.is_move(action)]
            said = [action for action in every if not self.table_rules.is_move(action)]
            if said and rng.random() < calls:
                self.do(rng.choice(said))
            else:
                assert moves or awaited.awaits == "booking", "somebody can go on"
                words = sorted({self.table_rules.encode(one).split()[0] for one in moves})
                word = rng.choice(words) if words else ""  # Rare kinds as often as others.
                same = [one for one in moves if self.table_rules.encode(one).startswith(word)]
                self.do(rng.choice(same) if moves else self.table_rules.book(self.state))

    @rule(data=st.data())
    def attempt(self, data: Any) -> None:
        """Whatever anybody may try: refused with its reason and without a trace, or legal."""
        action, before, text = data.draw(self.anything), self.state, repr(self.state)
        seat = self.table_rules.actor(action)
        # The cards of a meld may be named in any order.
        listed = {
            tuple(sorted(self.table_rules.encode(one).split()))
            for one in (self.table_rules.legal_actions(before, seat) if seat else ())
        }
        legal = tuple(sorted(self.table_rules.encode(action).split())) in listed
        why = self.table_rules.violation(before, action)
        if why is None:
            assert legal or seat is None
            self.do(action)
            return
        assert not legal
        with pytest.raises(self.refused) as error:
            self.engine.apply(before, action)
        assert error.value.violation is why  # type: ignore[attr-defined]
        assert self.state is before
        assert repr(self.state) == text

    def teardown(self) -> None:
        """The journal makes the state."""
        state = self.start
        for text in self.texts:
            action = self.table_rules.decode(text)
            assert self.table_rules.encode(action) == text
            state = self.table_rules.accept(state, action)
        assert state == self.state

    @invariant()
    def cards_are_conserved(self) -> None:
        assert self.game.pieces is not None
        assert Counter(self.game.pieces(self.state)) == Counter(PACK)

    def hidden_cards_do_not_show(self) -> None:
        """To one viewer after another: with eight pairs of hidden cards exchanged."""
        assert self.game.hidden is not None
        rng, viewers = random.Random(len(self.texts)), (*self.table_rules.seats, None)
        viewer, other = rng.choice(viewers), self.state
        for _ in range(8):
            others: Any = self.game.hidden(other, viewer)
            if not isinstance(others, Sequence):  # Each is a deal played again.
                others = list(islice(others, rng.randint(1, 6)))[-1:]
            other = rng.choice(others) if others else other
        seen, same = (self.table_rules.view(one, viewer) for one in (self.state, other))
        assert seen == same
        assert repr(seen) == repr(same)


class Brouc(Match):
    """Every option; calls and announcements, marks by hand."""

    game, engine, refused = BROUC, brouc_match, brouc_violations.IllegalActionError
    anything = anything(
        BROUC_SEATS,
        brouc,
        lambda seat: st.builds(brouc.Declare, seat, st.sampled_from(Suit), st.booleans()),
        lambda seat: st.builds(brouc.Mark, seat, CARD),
        lambda seat: st.builds(brouc.Dehors, seat),
        lambda seat: st.builds(brouc.Announce, seat, st.sampled_from(brouc.Announcement)),
        lambda seat: st.builds(brouc.Book),
    )

    def do(self, action: Any) -> None:
        """The price of a call is paid once, by one side."""
        before = self.state.coches
        super().do(action)
        if isinstance(action, brouc.Dehors):
            result, after = self.state.results[-1], self.state.coches
            assert sorted(two - one for one, two in zip(before, after, strict=True)) == [
                0,
                result.coches,
            ]
            assert result.against is not None
            assert after[result.against] - before[result.against] == result.coches > 0
            own = result.against is action.seat.team
            assert own is (result.ending is Ending.WRONG_DEHORS)

    @invariant()
    def points_and_coches_add_up(self) -> None:
        deal = self.state.deal
        if deal is not None and len(deal.tricks) == 8:
            assert sum(points.cards for points in deal.points()) == 120 == points_of(PACK)
        if self.table_rules.next(self.state).awaits == "booking":
            assert brouc_match.legal_actions(self.state, None) == (brouc.Book(),)
        for team, total in self.state.coches.items():
            marked = sum(one.coches for one in self.state.results if one.against is team)
            assert int(total) == marked
        assert sum(total >= self.state.rules.target for total in self.state.coches) <= 1


class Brus(Match):
    """Dares, turned cards, runs."""

    game, engine = BRUS, brus_match
    anything = anything(
        BRUS_SEATS,
        SimpleNamespace(Deal=Dealing, Play=brus.Play),
        lambda seat: st.builds(brus.Play, seat, CARD, st.booleans()),
        lambda seat: st.builds(brus.Turn, seat, CARD),
        lambda seat: st.builds(brus.Take, seat),
        lambda seat: st.builds(brus.Run, seat),
        lambda seat: st.builds(brus.Dare, seat),
    )

    @invariant()
    def strokes_add_up(self) -> None:
        strokes = brus_match.strokes(self.state)
        assert all(0 <= left <= 6 for left in strokes)
        assert all(games <= int(self.state.option("games")) for games in self.state.scores)
        assert self.state.closed or min(strokes) >= 1


class Briscon(Match):
    """Melds, robbing, « aus »."""

    game, engine = BRISCON, briscon_match
    anything = anything(
        BRISCON_SEATS,
        SimpleNamespace(Deal=Dealing, Play=Play),
        lambda seat: st.builds(briscon.Rob, seat),
        lambda seat: st.builds(
            briscon.Meld, seat, st.lists(CARD, min_size=2, max_size=5).map(tuple)
        ),
        lambda seat: st.builds(briscon.Out, seat),
        lambda seat: st.builds(Book),
    )

    @invariant()
    def points_add_up(self) -> None:
        for result in briscon_match.results(self.state):
            assert all(one.points > 0 for one in result.written)
            assert result.ending.value != "counted" or sum(result.cards) == 120
        assert all(games <= int(self.state.option("games")) for games in self.state.scores)


TestBrouc, TestBrus, TestBriscon = Brouc.TestCase, Brus.TestCase, Briscon.TestCase
TestBrouc.settings = TestBrus.settings = TestBriscon.settings = settings(
    max_examples=25,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
