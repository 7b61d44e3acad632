"""The engine compared with a naive referee, over random deals (``ORACLE_DEALS`` for more)."""

from __future__ import annotations

import json
import os
import random

from gamekit.cards.engine import Phase
from games.briscon.engine.actions import Action, Book, Deal, Meld, Out, Play, Rob
from games.briscon.engine.match import ENGINE, MatchState, RuleSet, apply, legal_actions
from games.briscon.engine.record import FORMAT
from games.briscon.engine.seats import SEATS
from tests.games.briscon.engine.matches import random_action
from tests.games.briscon.engine.naive import Event, judge

DEALS = int(os.environ.get("ORACLE_DEALS", "60"))


def event_of(action: Action) -> Event:
    match action:
        case Deal():
            return ("deal", action.dealer.value, tuple(card.text for card in action.pack))
        case Play():
            return ("card", action.seat.value, action.card.text)
        case Rob():
            return ("rob", action.seat.value)
        case Meld():
            return ("meld", action.seat.value, frozenset(card.text for card in action.cards))
        case Out():
            return ("out", action.seat.value)
        case Book():
            return ("book",)


def test_both_referees_agree_on_what_may_be_done_and_what_it_comes_to() -> None:
    rng, deals, seed = random.Random(7), 0, 0
    while deals < DEALS:
        rules = RuleSet((1, 3, 5)[seed % 3], strict=seed % 2 == 1)
        state, journal, events = MatchState(rules), list[Action](), list[Event]()
        while state.winner is None:
            action = random_action(state, rng, outs=0.004)
            state = apply(state, action)
            journal.append(action)
            events.append(event_of(action))
            if rng.random() < 0.02 and ENGINE.phase(state) is not Phase.COUNTING:
                agree(rules, journal, events, state)
        agree(rules, journal, events, state)
        deals += len(state.results)
        seed += 1


def agree(rules: RuleSet, journal: list[Action], events: list[Event], state: MatchState) -> None:
    facts, moves = judge(events, rules.games, rules.strict)
    assert json.loads(FORMAT.json(FORMAT.adjudicate(FORMAT.record_of(rules, journal)))) == facts
    legal = {event_of(action) for seat in SEATS for action in legal_actions(state, seat)}
    assert legal == moves
