"""The engine compared with a naive referee, over random deals (``ORACLE_DEALS`` for more)."""

from __future__ import annotations

import json
import os
import random

from games.briscon.cards import SEATS
from games.briscon.record import FORMAT
from games.briscon.rules import RULES, Meld, Out, Rob, RuleSet
from games.cardgame.actions import Action, Book, Dealing, Play
from games.cardgame.deal import Match
from tests.games.briscon.rules.matches import (
    apply,
    legal_actions,
    new,
    random_action,
    results,
    winner,
)
from tests.games.briscon.rules.naive import Event, judge

DEALS = int(os.environ.get("ORACLE_DEALS", "60"))


def event_of(action: Action | Dealing | Book) -> Event:
    match action:
        case Dealing():
            return ("deal", action.dealer, tuple(card.text for card in action.pack))
        case Play():
            return ("card", action.seat, action.card.text)
        case Rob():
            return ("rob", action.seat)
        case Meld():
            return ("meld", action.seat, frozenset(card.text for card in action.cards))
        case Out():
            return ("out", action.seat)
        case Book():
            return ("book",)
    raise AssertionError(action)


def test_both_referees_agree_on_what_may_be_done_and_what_it_comes_to() -> None:
    rng, deals, seed = random.Random(7), 0, 0
    while deals < DEALS:
        rules = RuleSet((1, 3, 5)[seed % 3], strict=seed % 2 == 1)
        state, journal, events = new(rules), list[Action | Dealing | Book](), list[Event]()
        while winner(state) is None:
            action = random_action(state, rng, outs=0.004)
            state = apply(state, action)
            journal.append(action)
            events.append(event_of(action))
            if rng.random() < 0.02 and RULES.next(state).awaits != "booking":
                agree(rules, journal, events, state)
        agree(rules, journal, events, state)
        deals += len(results(state))
        seed += 1


def agree(
    rules: RuleSet, journal: list[Action | Dealing | Book], events: list[Event], state: Match
) -> None:
    facts, moves = judge(events, rules.games, rules.strict)
    assert json.loads(FORMAT.json(FORMAT.adjudicate(FORMAT.record_of(rules, journal)))) == facts
    legal = {event_of(action) for seat in SEATS for action in legal_actions(state, seat)}
    assert legal == moves
