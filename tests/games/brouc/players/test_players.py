"""The computer players: legal, deterministic, blind to hidden cards, exact in its calls."""

from __future__ import annotations

from random import Random

import pytest

from brouc.actions import Action, Announce, Announcement, Book, Deal, Declare, Dehors, Play, decode
from brouc.cards import PACK
from brouc.match import MatchState, apply, violation
from brouc.result import Ending
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, Seat
from brouc.slate import net, reaches_out
from brouc.view import view
from gamekit.cards.cards import parse_cards
from gamekit.cards.seats import Each
from games.brouc.computers import COMPUTERS
from games.brouc.players.hints import REASONS
from tests.games.brouc.players.helpers import at_slates, cape_in_sight, dealt, random_walk, shuffled
from tests.games.test_computers import Steps

QUICK = ("beginner", "amateur", "club")
TABLES = [
    ruleset("brouc"),
    ruleset("homme-de-brou"),
    ruleset("brouc", {"marking": "manual", "declare": "own-turn"}),
    ruleset("brouc", {"unfinished-trick": "counted", "raise": "allowed"}),
    ruleset("brouc", {"dehors": "automatic", "indicator": "stays", "failed-cape": "game-over"}),
]


def right_callers(state: MatchState) -> list[Seat]:
    """Seats whose call of dehors would be legal and right, by the engine's own count."""
    deal = state.deal
    if deal is None or not state.running:
        return []
    slate = deal.dealt.slate
    found: list[Seat] = []
    for seat in SEATS:
        own, other = deal.points_called(seat.team), deal.points_of(seat.team.other)
        good = reaches_out(slate[seat.team], net(own, other), state.rules)
        if good and violation(state, Dehors(seat)) is None:
            found.append(seat)
    return found


def next_action(state: MatchState, levels: dict[Seat, str]) -> Action:
    """Every seat may speak after every action; else the seat in turn acts."""
    deal = state.deal
    assert deal is not None
    for seat in deal.trick.leader.round():
        said = COMPUTERS.speak(view(state, seat), levels[seat], 1)
        if said is not None:
            return said
    if deal.turn is None:
        return Book()
    action = COMPUTERS.choose(view(state, deal.turn), levels[deal.turn], 1)
    assert action is not None
    return action


@pytest.mark.parametrize("rules", TABLES, ids=range(len(TABLES)))
def test_5_1_dehors_is_right_and_at_the_first_legal_moment(rules: RuleSet, patient: bool) -> None:
    rng = Random(24)
    called, matches = 0, 6 if patient else 2
    for number in range(matches):
        levels = {seat: QUICK[(number + i) % 3] for i, seat in enumerate(SEATS)}
        state = MatchState(rules)
        while state.winner is None:
            state = apply(state, Deal(state.next_dealer or SEATS[0], shuffled(rng)))
            while state.running:
                action = next_action(state, levels)
                callers = right_callers(state)
                if callers:
                    assert isinstance(action, Dehors), "not a moment later"
                if isinstance(action, Dehors):
                    assert action.seat in callers, "and never earlier"
                    called += 1
                state = apply(state, action)
        assert all(result.ending is not Ending.WRONG_DEHORS for result in state.results)
    assert called >= matches


def test_3_2_marriages_are_declared_as_soon_as_legal(patient: bool) -> None:
    """Whenever the engine lets a seat declare, the next word is a declaration or a win."""
    rng = Random(25)
    declared = 0
    for _ in range(40 if patient else 15):
        for state in random_walk(rng, dealt(rng, RuleSet()), declare=0):
            for seat in SEATS:
                seen = view(state, seat)
                possible = [action for action in seen.legal if isinstance(action, Declare)]
                said = COMPUTERS.speak(seen, "club", 0)
                assert (said in possible) == bool(possible)
                if isinstance(said, Declare) and any(
                    one.extended for one in possible if one.suit is said.suit
                ):
                    assert said.extended
                declared += bool(possible)
    assert declared > 20


def test_cape_is_announced_with_the_eight_highest_trumps_only() -> None:
    """Slate 25: all trumps win every trick; a plain hand does not."""
    state, west = cape_in_sight()
    action = COMPUTERS.choose(view(state, west), "master", 1)
    assert type(action).__name__ == "Announce"
    trumps, rest = PACK[:8], PACK[8:]
    weak = Each(SEATS, (trumps, rest[16:], rest[:8], rest[8:16]))
    other = at_slates(weak, Seat.NORTH, 5, 25)
    assert isinstance(COMPUTERS.choose(view(other, Seat.WEST), "master", 1), Play)


def test_the_cape_that_is_worth_most_for_the_match_is_announced() -> None:
    """Five trumps and three aces: four chances in five to win four coches are worth the risk."""
    state, west = cape_in_sight(parse_cards("Ad Ac As 7h 8h 9h Th Ah"))
    action = COMPUTERS.choose(view(state, west), "master", 1)
    assert action == Announce(west, Announcement.PAS_DEDOUBLE)


def test_hints_name_an_action_and_a_known_reason(patient: bool) -> None:
    rng = Random(26)
    codes = set()
    for state in random_walk(rng, dealt(rng, RuleSet()), declare=0):
        assert state.deal is not None
        if state.deal.turn is None or rng.random() > (0.25 if patient else 0.12):
            continue
        seen = view(state, state.deal.turn)
        hint = COMPUTERS.hint(seen, 2, Steps(400))
        assert hint is not None
        assert decode(hint.action) == COMPUTERS.choose(seen, "master", 2, Steps(400))
        code = hint.key.removeprefix("hint-")
        assert code in REASONS
        codes.add(code)
    assert len(codes) >= 3
