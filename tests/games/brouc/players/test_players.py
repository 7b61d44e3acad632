"""The door: legal, deterministic, blind to hidden cards, exact in its calls."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from brouc.actions import Action, Book, Deal, Declare, Dehors, Play
from brouc.cards import PACK, Card
from brouc.deal import pack_of
from brouc.match import MatchState, apply, violation
from brouc.result import Ending
from brouc.ruleset import PRESETS, Preset, RuleSet, ruleset
from brouc.seats import SEATS, PerSeat, Seat
from brouc.slate import net, reaches_out
from brouc.view import view
from games.brouc import computers as players
from games.brouc.players.hints import REASONS
from tests.games.brouc.players.helpers import at_slates, cape_in_sight, dealt, random_walk, shuffled

QUICK = ("beginner", "amateur", "club")
SHARE = {**dict.fromkeys(QUICK, 1.0), "expert": 0.3, "master": 0.08}
"""Of a deal's positions, those in which a level is asked: the master thinks a second each."""
TABLES = [
    PRESETS[Preset.BROUC],
    PRESETS[Preset.HOMME_DE_BROU],
    ruleset("brouc", {"marking": "manual", "declare": "own-turn"}),
    ruleset("brouc", {"unfinished-trick": "counted", "raise": "allowed"}),
    ruleset("brouc", {"dehors": "automatic", "indicator": "stays", "failed-cape": "game-over"}),
]


@pytest.mark.parametrize("level", players.LEVELS)
def test_every_level_plays_legally_under_all_rules(level: str) -> None:
    rng = Random(21)
    for rules in TABLES:
        for state in random_walk(rng, dealt(rng, rules)):
            assert state.deal is not None
            if rng.random() > SHARE[level]:
                continue
            turn = state.deal.turn
            for seat in SEATS:
                action = players.choose(view(state, seat), level, 5)
                if seat is turn:
                    assert action is not None
                if action is not None:
                    assert violation(state, action) is None


@pytest.mark.parametrize("level", players.LEVELS)
def test_same_view_and_seed_same_card(level: str) -> None:
    rng = Random(22)
    for state in random_walk(rng, dealt(rng, RuleSet())):
        if state.deal is None or state.deal.turn is None or rng.random() > 1.5 * SHARE[level]:
            continue
        seen = view(state, state.deal.turn)
        twin = pickle.loads(pickle.dumps(seen))
        assert players.choose(seen, level, 9) == players.choose(twin, level, 9)


def with_hidden_swapped(state: MatchState, me: Seat, rng: Random) -> MatchState:
    """The same match, had two hidden cards of two other seats lain the other way round."""
    deal = state.deal
    assert deal is not None
    one, two = rng.sample([seat for seat in SEATS if seat is not me and deal.hands[seat]], 2)
    a, b = rng.choice(deal.hands[one]), rng.choice(deal.hands[two])

    def swapped(hands: PerSeat[tuple[Card, ...]]) -> PerSeat[tuple[Card, ...]]:
        other = {a: b, b: a}
        return hands.map(lambda hand: tuple(other.get(card, card) for card in hand))

    start = swapped(deal.dealt.hands)
    begun = replace(deal.dealt, hands=start, pack=pack_of(start, deal.dealt.dealer))
    return replace(state, deal=replace(deal, dealt=begun, hands=swapped(deal.hands)))


@pytest.mark.parametrize("level", players.LEVELS)
def test_hidden_cards_do_not_matter(level: str) -> None:
    """Permute what the seat cannot see: the view is equal, and so is the action."""
    rng = Random(23)
    compared = 0
    for _ in range(6 if level in QUICK else 1):
        for state in random_walk(rng, dealt(rng, RuleSet()), declare=0):
            deal = state.deal
            assert deal is not None
            if deal.turn is None or len(deal.tricks) > 6 or rng.random() > max(0.2, SHARE[level]):
                continue
            other = with_hidden_swapped(state, deal.turn, rng)
            assert other.deal is not None
            if other.deal.dealt.indicator != deal.dealt.indicator:
                continue
            ours, theirs = view(state, deal.turn), view(other, deal.turn)
            assert ours == theirs
            assert other.deal.hands != deal.hands
            assert players.choose(ours, level, 3) == players.choose(theirs, level, 3)
            compared += 1
    assert compared >= 3


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
        said = players.speak(view(state, seat), levels[seat], 1)
        if said is not None:
            return said
    if deal.turn is None:
        return Book()
    action = players.choose(view(state, deal.turn), levels[deal.turn], 1)
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
                said = players.speak(seen, "club", 0)
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
    action = players.choose(view(state, west), "master", 1)
    assert type(action).__name__ == "Announce"
    trumps, rest = PACK[:8], PACK[8:]
    weak = PerSeat(trumps, rest[16:], rest[:8], rest[8:16])
    other = at_slates(weak, Seat.NORTH, 5, 25)
    assert isinstance(players.choose(view(other, Seat.WEST), "master", 1), Play)


def test_hints_name_an_action_and_a_known_reason(patient: bool) -> None:
    rng = Random(26)
    codes = set()
    for state in random_walk(rng, dealt(rng, RuleSet()), declare=0):
        assert state.deal is not None
        if state.deal.turn is None or rng.random() > (0.25 if patient else 0.12):
            continue
        seen = view(state, state.deal.turn)
        action, code, figures = players.reasoned(seen, 2)
        assert action == players.choose(seen, "master", 2)
        assert code in REASONS
        assert all(isinstance(number, float) for number in figures.values())
        codes.add(code)
    assert len(codes) >= 3


def test_unknown_level_is_refused() -> None:
    state = dealt(Random(1), RuleSet())
    with pytest.raises(ValueError, match="unknown level"):
        players.choose(view(state, Seat.NORTH), "grandmaster", 1)
    with pytest.raises(ValueError, match="unknown level"):
        players.speak(view(state, Seat.NORTH), "", 1)
