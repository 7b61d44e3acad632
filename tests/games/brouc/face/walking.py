"""Random matches for the face: every state, and what a panel is asked with."""

from __future__ import annotations

import random
from collections.abc import Iterator

from brouc.actions import Action, Declare, Mark, Play
from brouc.match import MatchState, apply, legal_actions
from brouc.ruleset import Marking, RuleSet, ruleset
from brouc.seats import SEATS
from gamekit.api.face import At, Help
from gamekit.api.panel import Panel
from games.brouc.face import FACE
from tests.brouc.matches import random_action, standing

LANGUAGES = ("fr", "de", "it", "en")
RULES = (RuleSet(), RuleSet(marking=Marking.MANUAL), ruleset("homme-de-brou"))
"""Le Brouc as usual, marked by hand, and the rules of 1802."""


def walk(rules: RuleSet, seed: int, actions: int = 120) -> Iterator[MatchState]:
    """States of random play; a match begins with a high slate, so that capes may be announced."""
    rng = random.Random(seed)
    begin = standing(rules, *((250, 60) if rules.ancient else (22, 6)))
    state = begin
    for _ in range(actions):
        if state.winner is not None:
            state = begin
        state = apply(state, _action(state, rng))
        yield state


def _action(state: MatchState, rng: random.Random) -> Action:
    said = [a for seat in SEATS for a in legal_actions(state, seat) if not isinstance(a, Play)]
    quiet = [action for action in said if isinstance(action, Declare | Mark)]
    if quiet and rng.random() < 0.6:
        return rng.choice(quiet)
    if said and rng.random() < 0.03:
        return rng.choice(said)
    return random_action(state, rng, 0)


def at(language: str = "en", help: Help = "rules", sure: str | None = None, **more: object) -> At:
    """Panel context of four people at table 7."""
    names = {seat: f"<@{number}>" for number, seat in enumerate("NWSE", 1)}
    offers = frozenset({"count", "undo", "back", "hint"}) if more.get("offers") else frozenset()
    return At(7, language, names, help, offers, sure)


def texts_of(panel: Panel) -> tuple[object, ...]:
    """Everything of a panel but what its scene holds, which is the view itself."""
    return panel.title, panel.status, panel.lines, panel.small, panel.rows, panel.tone


COMMANDS = ("play", *(command.name for command in FACE.commands if command.page is None))
