"""The engines' speed: ``python -m tools.bench.engine``.

Whole deals of random legal moves, on one core, interleaved in rounds so that a busy machine slows
all alike; the best round of each is shown. They are played by the rules as tables use them
(``gamekit.api.rules``). Besides: OpenSpiel's euchre if installed (``pip install -r
tools/bench/requirements.txt``), and the time to replay the journal of a long match.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterable
from typing import Any

from brouc.actions import Action, Book, Deal, Play, decode, encode
from brouc.cards import PACK
from brouc.match import MatchState, apply, playable, replay
from brouc.ruleset import RuleSet
from brouc.seats import Seat
from gamekit.api.rules import AnyRules
from games.registry import games
from tools.bench.figures import table

Deals = Callable[[int], float]
"""Plays a number of deals; returns the seconds of processor time."""


def match_journal(deals: int) -> list[Action]:
    """Journal of a long match: this number of counted deals, then a call that ends a game."""
    rng = random.Random(7)
    state = MatchState(RuleSet(target=99))
    journal: list[Action] = []
    while len(state.results) < deals:
        deal = state.deal
        action: Action
        if deal is None or not state.running:
            dealer = state.next_dealer or Seat.SOUTH
            action = Deal(dealer, tuple(rng.sample(PACK, 32)))
        elif (turn := deal.turn) is None:
            action = Book()
        else:
            action = Play(turn, rng.choice(playable(deal, turn)))
        journal.append(action)
        state = apply(state, action)
    return journal


def deals_by_rules(rules: AnyRules) -> Deals:
    """Whole deals by a game's rules, with any legal move and no calls."""

    def work(amount: int) -> float:
        began, rng = time.process_time(), random.Random(amount)
        preset, cut = rules.presets[0], rules.cuts[0] if rules.cuts else 0
        state = rules.start(preset, {})
        for _ in range(amount):
            if rules.next(state).awaits != "deal":
                state = rules.start(preset, {})
            state = rules.accept(state, rules.deal(state, rng.randbytes(32), cut))
            while (now := rules.next(state)).awaits == "turn":
                assert now.seat is not None, "a turn is a seat's"
                moves = [a for a in rules.legal_actions(state, now.seat) if rules.is_move(a)]
                state = rules.accept(state, rng.choice(moves))
            if now.awaits == "booking":
                state = rules.accept(state, rules.book(state))
        return time.process_time() - began

    return work


def open_spiel_deals(name: str) -> Deals | None:
    """Whole deals of an OpenSpiel game, chance events included."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None

    def work(amount: int) -> float:
        game: Any = pyspiel.load_game(name)
        began, rng = time.process_time(), random.Random(amount)
        for _ in range(amount):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        return time.process_time() - began

    return work


# -- the run -------------------------------------------------------------------------------------


def replay_ms(actions: Callable[[], Iterable[Action]], rounds: int) -> float:
    """Milliseconds to fold a journal; the best round."""

    def seconds() -> float:
        start = time.perf_counter()
        replay(RuleSet(target=99), actions())
        return time.perf_counter() - start

    return 1000 * min(seconds() for _ in range(rounds))


def main() -> None:
    """Measure and print."""
    what = "The engines' speed."
    parser = argparse.ArgumentParser(prog="python -m tools.bench.engine", description=what)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--deals", type=int, default=20, help="in the match that is replayed")
    options = parser.parse_args()
    works: dict[str, tuple[Deals, int]] = {}
    for name, game in games().items():
        works[f"{name}, rules"] = deals_by_rules(game.rules), 40
    euchre = open_spiel_deals("euchre")
    if euchre is not None:
        works["OpenSpiel euchre"] = euchre, 1000
    found: dict[str, float] = {}
    for _ in range(options.rounds):
        for name, (work, amount) in works.items():
            found[name] = max(found.get(name, 0.0), amount / work(amount))
    base = found.get("OpenSpiel euchre")
    columns = {"deals a second": {name: f"{rate:,.0f}" for name, rate in found.items()}}
    if base:
        columns["beside euchre"] = {name: f"{rate / base:.3f} x" for name, rate in found.items()}
    print(table("random play", columns), end="\n\n")
    journal = match_journal(options.deals)
    texts = [encode(action) for action in journal]
    folded = replay_ms(lambda: journal, 2 * options.rounds)
    read = replay_ms(lambda: map(decode, texts), 2 * options.rounds)
    times = {"from actions, ms": f"{folded:.1f}", "from its text, ms (goal: 25)": f"{read:.1f}"}
    print(table("replay", {f"{options.deals} deals, {len(journal)} actions": times}))


if __name__ == "__main__":
    main()
