"""Values of ends of deals: limits of the rules, plausibility of the table."""

from __future__ import annotations

from random import Random

import pytest

from brouc.actions import Announce, Announcement, Book, Deal, Play
from brouc.match import MatchState, apply, legal_actions
from brouc.result import Ending
from brouc.ruleset import Preset, RuleSet, ruleset
from brouc.seats import SEATS, Team
from brouc.view import view
from games.brouc.players.core.kernel import Position
from games.brouc.players.core.stakes import Stakes
from games.brouc.players.known import Known, knowledge_of, mask
from games.brouc.players.thinker import announce, match_stakes, outlook
from tests.brouc.matches import standing
from tests.games.brouc.players.helpers import dealt, random_walk


def dealt_at(ns: int, ew: int, seed: int = 1) -> MatchState:
    """A deal over this slate."""
    first = dealt(Random(seed), RuleSet()).deal
    assert first is not None
    return apply(standing(ns=ns, ew=ew), Deal(first.dealt.dealer, first.dealt.pack))


def known_at(ns: int, ew: int) -> Known:
    return knowledge_of(view(dealt_at(ns, ew), SEATS[0]))


def test_chances_of_the_two_sides_make_one() -> None:
    found = outlook(5)
    rng = Random(61)
    for _ in range(300):
        us, them = rng.randrange(5), rng.randrange(5)
        ours, theirs = rng.randrange(-20, 40), rng.randrange(-20, 40)
        one = found.chance(us, them, ours, theirs, True)
        two = found.chance(them, us, theirs, ours, False)
        assert one + two == pytest.approx(1.0)
        assert 0 <= one <= 1


def test_points_and_coches_are_worth_having() -> None:
    found = outlook(5)
    assert found.chance(0, 0, 20, 0, True) > 0.6 > 0.4 > found.chance(0, 0, 0, 20, True)
    assert found.chance(0, 1, 0, 0, True) > found.chance(0, 0, 0, 0, True)
    assert found.chance(0, 5, 0, 0, True) == 1.0
    assert found.chance(5, 0, 30, 0, True) == 0.0
    # One who is sure to lose the game still gains by passing the border of 15 (rules 5.4).
    assert found.chance(3, 0, 15, 30, False) > found.chance(3, 0, 14, 30, False) + 0.05


def position(ns: int, ew: int, tricks: tuple[int, int]) -> Position:
    at = Position([0, 0, 0, 0], 0, 0, False)
    at.cards = [ns, ew]
    at.tricks = list(tricks)
    return at


def test_5_1_a_call_ends_the_deal_at_301_not_at_300() -> None:
    stakes, out = match_stakes(known_at(23, 12)), position(71, 20, (3, 2))
    assert not stakes.ended(position(70, 20, (3, 2)))
    assert stakes.ended(out)
    assert not Stakes().ended(out), "plain stakes count points and never end early"
    assert Stakes().value(out) == 51
    # The others stand below 15: two coches (rules 5.4).
    assert stakes.value(out) == pytest.approx(stakes.against(1, 2, True), abs=2)
    assert match_stakes(known_at(23, 15)).called[0] == stakes.against(1, 1, True)


def test_6_3_6_6_a_cape_is_no_dehors_and_an_announced_one_breaks_with_a_trick_lost() -> None:
    known, cape = known_at(25, 12), position(120, 0, (8, 0))
    stakes = match_stakes(known)
    assert stakes.value(cape) == pytest.approx(stakes.against(1, 2, False), abs=5)
    announce(stakes, known, 0, Announcement.PAS_DEDOUBLE)
    broken = position(90, 10, (4, 1))
    assert stakes.ended(broken)
    assert stakes.value(broken) == pytest.approx(stakes.against(0, 4, False), abs=5)
    assert not stakes.ended(position(90, 0, (5, 0))), "who announced may not call (rules 6.7)"
    assert stakes.value(cape) == pytest.approx(stakes.against(1, 4, True), abs=5)


@pytest.mark.parametrize("preset", list(Preset))
def test_4_1_a_count_is_booked_as_the_engine_books(preset: Preset) -> None:
    """Random deals to the end: the value is that of the slates which the engine writes."""
    rng = Random(62)
    counted = 0
    for _ in range(60):
        begun = dealt(rng, ruleset(preset.value))
        start = knowledge_of(view(begun, SEATS[0]))
        *_, state = random_walk(rng, begun)
        assert state.deal is not None
        if state.deal.turn is not None:
            continue  # A cape: the deal ended with the last card.
        ns, ew = state.deal.points()
        done = apply(state, Book())
        assert done.results[-1].ending is Ending.COUNTED
        counted += 1
        stakes = match_stakes(start)
        at = position(ns.cards, ew.cards, (4, 4))
        at.said = [ns.declared, ew.declared]
        at.table = [ns.table, ew.table]
        ns_slate, ew_slate = done.results[-1].slate
        assert stakes.book(at) == stakes.after(ns_slate, ew_slate, 0, 0)
    assert counted > 40


def test_a_running_announcement_is_known_from_the_view() -> None:
    state = dealt_at(25, 25, seed=63)
    deal = state.deal
    assert deal is not None
    turn = deal.turn
    assert turn is not None
    state = apply(state, Announce(turn, Announcement.CAPE_ET_DEHORS))
    for seat in SEATS:
        known = knowledge_of(view(state, seat))
        assert known.announced == list(Team).index(turn.team)
        assert match_stakes(known).announced == known.announced
    play = next(act for act in legal_actions(state, turn) if isinstance(act, Play))
    assert knowledge_of(view(apply(state, play), turn)).hand == mask(
        tuple(card for card in deal.hands[turn] if card is not play.card)
    )
