"""The engine compared with a naive referee, over random hands (``ORACLE_HANDS`` for more)."""

from __future__ import annotations

import json
import os
import random

from games.brus.cards import SEATS
from games.brus.record import FORMAT
from games.brus.rules import Dare, Play, RuleSet, Run, Take, Turn
from games.cardgame.actions import Action, Dealing
from games.cardgame.deal import Match
from tests.games.brus.rules.matches import (
    apply,
    legal_actions,
    new,
    random_action,
    results,
    winner,
)
from tests.games.brus.rules.naive import Event, judge

HANDS = int(os.environ.get("ORACLE_HANDS", "150"))


def event_of(action: Action | Dealing) -> Event:
    match action:
        case Dealing():
            return ("hand", action.dealer, tuple(card.text for card in action.pack))
        case Play():
            return ("card", action.seat, action.card.text, action.dared)
        case Turn():
            return ("turn", action.seat, action.card.text)
        case Take() | Run():
            return ("answer", action.seat, isinstance(action, Take))
        case Dare():
            return ("dare", action.seat)
    raise AssertionError(action)


def test_both_referees_agree_on_what_may_be_done_and_what_it_comes_to() -> None:
    rng, hands, seed = random.Random(7), 0, 0
    while hands < HANDS:
        rules = RuleSet(1 + seed % 3)
        state, journal, events = new(rules), list[Action | Dealing](), list[Event]()
        while winner(state) is None:
            action = random_action(state, rng)
            state = apply(state, action)
            journal.append(action)
            events.append(event_of(action))
            if rng.random() < 0.02:
                agree(rules, journal, events, state)
        agree(rules, journal, events, state)
        hands += len(results(state))
        seed += 1


def agree(
    rules: RuleSet, journal: list[Action | Dealing], events: list[Event], state: Match
) -> None:
    facts, moves = judge(events, rules.games)
    assert json.loads(FORMAT.json(FORMAT.adjudicate(FORMAT.record_of(rules, journal)))) == facts
    legal = {event_of(action) for seat in SEATS for action in legal_actions(state, seat)}
    assert legal == moves
