"""Whole matches to read: each golden file is a record and what the referee says about it.

``pytest tests/brouc/test_golden.py --update-golden`` writes them again; read the difference.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from brouc.actions import Action, Announce, Book, Deal, Declare, Dehors, Mark, Play
from brouc.cards import height, points
from brouc.match import MatchState, apply, legal_actions
from brouc.record import FORMAT
from brouc.result import Ending
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, Seat, Team
from brouc.slate import net, reaches_out
from brouc.tricks import highest
from brouc.view import net_now, view
from gamekit.records.tags import Tag
from tests.brouc.matches import deal_of, shuffled

GOLDEN = Path(__file__).parent / "golden"
RULE = "-" * 88 + "\n"
CAPES = 17
"""The target of the match in which all eight tricks are likely."""
STRONG = deal_of(
    "E",
    north="Ah Th Kh Qh Jh 9h 8h 7s",
    west="Ts Ks Qs Js 9s 8s Ad 7c",
    south="As Ac Tc Kc Qc Jc 9c 8c",
    east="Td Kd Qd Jd 9d 8d 7d 7h",
).pack
"""In every deal the seat on lead has seven trumps and its partner the Ace of the eighth card."""
PEOPLE = [Tag("North", "Aline"), Tag("West", "Benoît"), Tag("South", "Chloé"), Tag("East", "Dario")]
SCENARIOS: dict[str, tuple[RuleSet, int]] = {
    "championship": (RuleSet(), 4),
    "manual-marking": (ruleset("brouc", {"marking": "manual", "raise": "allowed"}), 1),
    "capes": (ruleset("brouc", {"target": str(CAPES), "indicator": "stays"}), 7),
    "harsh": (ruleset("brouc", {"failed-cape": "game-over", "cape-declared": "cancelled"}), 3),
    "automatic": (ruleset("brouc", {"dehors": "automatic", "unfinished-trick": "counted"}), 5),
    "homme-de-brou": (ruleset("homme-de-brou"), 6),
}


def playthrough(rules: RuleSet, seed: int) -> list[Action]:
    """A match of players who make sense of it, now and then too bold."""
    rng = random.Random(seed)
    state, journal = MatchState(rules), list[Action]()
    while state.winner is None:
        action = next_action(state, rng)
        state = apply(state, action)
        journal.append(action)
    return journal


def next_action(state: MatchState, rng: random.Random) -> Action:
    deal = state.deal
    if deal is None or not state.running:
        strong = state.rules.target == CAPES and rng.random() < 0.3
        return Deal(state.next_dealer or Seat.SOUTH, STRONG if strong else shuffled(rng))
    for seat in SEATS:
        for action in legal_actions(state, seat):
            if isinstance(action, Declare | Mark) and rng.random() < 0.9:
                return action
            if isinstance(action, Announce) and rng.random() < 0.05:
                return action
            if isinstance(action, Dehors):
                own, other = deal.points_called(seat.team), deal.points_of(seat.team.other)
                slate = deal.dealt.slate[seat.team]
                out = reaches_out(slate, net(own, other), state.rules)
                if rng.random() < (0.5 if out else 0.0005):
                    return action
    turn = deal.turn
    return Book() if turn is None else sensible_play(state, turn)


def sensible_play(state: MatchState, seat: Seat) -> Play:
    """Win with the highest card if that wins; else spare the points, or give them to partner."""
    deal = state.deal
    assert deal is not None
    trump = deal.dealt.trump
    plays = [a for a in legal_actions(state, seat) if isinstance(a, Play)]
    plays.sort(key=lambda play: (points(play.card), height(play.card)))
    lying = deal.trick.cards
    if not lying:
        return plays[-1]
    if deal.trick.winner(trump).team is seat.team:
        # An Ace is kept for a trick of its own.
        return max(plays, key=lambda play: points(play.card) % 11)
    winning = [p for p in plays if highest((*lying, p.card), trump) is p.card]
    return winning[-1] if winning else plays[0]


def golden_text(rules: RuleSet, seed: int) -> str:
    record = FORMAT.record_of(rules, playthrough(rules, seed), PEOPLE)
    return FORMAT.write(record) + RULE + FORMAT.text(FORMAT.adjudicate(record)) + "\n"


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_playthrough_is_as_it_was_to_the_byte(name: str, request: pytest.FixtureRequest) -> None:
    text = golden_text(*SCENARIOS[name])
    file = GOLDEN / f"{name}.txt"
    if request.config.getoption("--update-golden"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
    written, said = text.split(RULE)
    record = FORMAT.read(written)
    assert FORMAT.write(record) == written
    assert FORMAT.text(FORMAT.adjudicate(record)) + "\n" == said


def test_the_playthroughs_show_every_ending() -> None:
    texts = [(GOLDEN / f"{name}.txt").read_text(encoding="utf-8") for name in SCENARIOS]
    seen = {ending for text in texts for ending in re.findall("^end ([a-z-]+)", text, re.M)}
    assert seen == {ending.value for ending in Ending}


@pytest.mark.parametrize("name", ["automatic", "homme-de-brou"])
def test_5_1_a_seat_counts_as_its_call_would_be_counted(name: str) -> None:
    rules, seed = SCENARIOS[name]
    state = MatchState(rules)
    for action in playthrough(rules, seed):
        state = apply(state, action)
        deal, seen = state.deal, view(state, Seat.WEST)
        assert deal is not None
        assert seen.deal is not None
        for team in Team:
            counted = net(deal.points_called(team), deal.points_of(team.other))
            assert net_now(seen, seen.deal, team) == counted
