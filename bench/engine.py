"""The engines' speed beside others', in one run: ``python bench/engine.py``.

Random play through each engine's public Python interface, on one core, interleaved in rounds so
that a busy machine slows all alike; the best round of each is shown. rlcard and OpenSpiel are
optional (``pip install -r bench/requirements.txt``).

What is counted: *cards* are actions applied. In Le Brouc a turn asks for the legal cards and plays
one; "with all calls" asks for everything a seat may do, declarations and announcements included.
*Deals* are whole deals of random legal moves: through the rules as tables use them
(``games.api.rules``), and on the kernels that the computer players search with; they are counted by
the second of processor time.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.kernels import kernels
from brouc.actions import Action, Book, Deal, Play
from brouc.cards import PACK
from brouc.journal import decode, encode
from brouc.match import MatchState, apply, legal_actions, playable, replay
from brouc.ruleset import RuleSet
from brouc.seats import Seat
from games.api.rules import AnyRules
from games.registry import games

Work = Callable[[random.Random, int], int]
"""Takes a generator and how much to do; returns how much was done."""
Deals = Callable[[int], float]
"""Plays so many deals; returns the seconds of processor time."""


# -- Le Brouc ------------------------------------------------------------------------------------


def brouc_cards(rng: random.Random, amount: int) -> int:
    """Cards played, each chosen among the legal ones."""
    state, done = MatchState(RuleSet()), 0
    while done < amount:
        deal = state.deal
        if deal is None or not state.running:
            state = _next_deal(state, rng)
        elif (turn := deal.turn) is None:
            state = apply(state, Book())
        else:
            state = apply(state, Play(turn, rng.choice(playable(deal, turn))))
            done += 1
    return done


def brouc_with_calls(rng: random.Random, amount: int) -> int:
    """The same, with everything listed that the seat may do."""
    state, done = MatchState(RuleSet()), 0
    while done < amount:
        deal = state.deal
        if deal is None or not state.running:
            state = _next_deal(state, rng)
        elif (turn := deal.turn) is None:
            state = apply(state, Book())
        else:
            actions = [a for a in legal_actions(state, turn) if isinstance(a, Play)]
            state = apply(state, rng.choice(actions))
            done += 1
    return done


def brouc_look_ups(rng: random.Random, amount: int) -> int:
    """Legal-card look-ups alone, over positions of random deals."""
    positions = [state.deal for state in _positions(rng, 500) if state.deal is not None]
    turns = [(deal, deal.turn) for deal in positions]
    done = 0
    while done < amount:
        for deal, turn in turns:
            if turn is not None:
                playable(deal, turn)
                done += 1
    return done


def _positions(rng: random.Random, count: int) -> list[MatchState]:
    state = MatchState(RuleSet())
    states: list[MatchState] = []
    while len(states) < count:
        deal = state.deal
        if deal is None or not state.running:
            state = _next_deal(state, rng)
        elif (turn := deal.turn) is None:
            state = apply(state, Book())
        else:
            states.append(state)
            state = apply(state, Play(turn, rng.choice(playable(deal, turn))))
    return states


def _next_deal(state: MatchState, rng: random.Random) -> MatchState:
    if state.winner is not None:
        state = MatchState(RuleSet())
    dealer = state.next_dealer or Seat.SOUTH
    return apply(state, Deal(dealer, tuple(rng.sample(PACK, 32))))


def match_journal(deals: int) -> list[Action]:
    """A long match: as many counted deals as asked for, then a call that ends a game."""
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


# -- all games -----------------------------------------------------------------------------------


def deals_by_rules(rules: AnyRules) -> Deals:
    """Whole deals by a game's rules, every move any legal one; nobody calls."""

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


# -- the others ----------------------------------------------------------------------------------


def rlcard_bridge() -> Work | None:
    """rlcard's bridge through its public interface: ``step`` with one of the legal actions."""
    try:
        import rlcard  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None

    def work(rng: random.Random, amount: int) -> int:
        env: Any = rlcard.make("bridge", config={"seed": rng.randrange(1 << 30)})
        done = 0
        while done < amount:
            state, _ = env.reset()
            while not env.is_over() and done < amount:
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                done += 1
        return done

    return work


def open_spiel(name: str) -> Work | None:
    """An OpenSpiel game, a C++ core driven from Python."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None

    def work(rng: random.Random, amount: int) -> int:
        game: Any = pyspiel.load_game(name)
        done = 0
        while done < amount:
            state = game.new_initial_state()
            while not state.is_terminal() and done < amount:
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
        return done

    return work


def open_spiel_deals(name: str) -> Deals | None:
    """Whole deals of an OpenSpiel game, its events of chance included."""
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


def rates(works: dict[str, tuple[Work, int]], rounds: int) -> dict[str, float]:
    """Units a second of each, the best of some interleaved rounds."""
    best: dict[str, float] = {}
    for number in range(rounds):
        for name, (work, amount) in works.items():
            rng = random.Random(number)
            start = time.perf_counter()
            done = work(rng, amount)
            rate = done / (time.perf_counter() - start)
            best[name] = max(best.get(name, 0.0), rate)
    return best


def replay_ms(journal: list[Action], rounds: int) -> tuple[float, float]:
    """Milliseconds to fold a journal, from actions and from their text; the best of some."""
    texts = [encode(action) for action in journal]
    folded = read = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        replay(RuleSet(target=99), journal)
        middle = time.perf_counter()
        replay(RuleSet(target=99), map(decode, texts))
        folded = min(folded, middle - start)
        read = min(read, time.perf_counter() - middle)
    return folded * 1000, read * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The engine's speed beside others'.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cards", type=int, default=10_000, help="per round and engine")
    parser.add_argument("--deals", type=int, default=20, help="in the match that is replayed")
    parser.add_argument("--only", choices=("cards", "deals"))
    options = parser.parse_args()
    if options.only != "cards":
        whole_deals(options.rounds)
    if options.only != "deals":
        cards(options)


def whole_deals(rounds: int) -> None:
    """Measure and print deals a second: every game by its rules and on its kernel, and euchre."""
    works: dict[str, tuple[Deals, int]] = {}
    for name, game in games().items():
        works[f"{name}, rules"] = deals_by_rules(game.rules), 40
        for way, kernel in kernels(name).items():
            works[f"{name}, kernel {way}"] = kernel, 10_000 if way == "compiled" else 1000
    euchre = open_spiel_deals("euchre")
    if euchre is not None:
        works["OpenSpiel euchre"] = euchre, 1000
    found: dict[str, float] = {}
    for _ in range(rounds):
        for name, (work, amount) in works.items():
            found[name] = max(found.get(name, 0.0), amount / work(amount))
    base = found.get("OpenSpiel euchre")
    print(f"{'':28}{'deals a second':>16}{'x euchre' if base else '':>10}")
    for name, rate in found.items():
        ratio = f"{rate / base:9.3f}x" if base else ""
        print(f"{name:28}{rate:16,.0f}{ratio}")
    print()


def cards(options: argparse.Namespace) -> None:
    """Measure and print actions a second."""
    works: dict[str, tuple[Work, int]] = {
        "brouc, cards played": (brouc_cards, options.cards),
        "brouc, with all calls": (brouc_with_calls, options.cards),
        "brouc, legal look-ups": (brouc_look_ups, 5 * options.cards),
    }
    bridge = rlcard_bridge()
    if bridge is None:
        print("rlcard is not installed: pip install -r bench/requirements.txt", file=sys.stderr)
    else:
        works["rlcard bridge, actions"] = (bridge, options.cards)
    for name in ("euchre", "skat"):
        spiel = open_spiel(name)
        if spiel is None:
            print(
                f"OpenSpiel ({name}) is not installed: pip install -r bench/requirements.txt",
                file=sys.stderr,
            )
        else:
            works[f"OpenSpiel {name}, actions"] = (spiel, 5 * options.cards)

    found = rates(works, options.rounds)
    base = found.get("rlcard bridge, actions")
    print(f"{'':28}{'per second':>12}{'x rlcard' if base else '':>10}")
    for name, rate in found.items():
        ratio = f"{rate / base:9.2f}x" if base else ""
        print(f"{name:28}{rate:12,.0f}{ratio}")
    journal = match_journal(options.deals)
    folded, read = replay_ms(journal, 2 * options.rounds)
    print(f"\nreplay of a match of {options.deals} deals, {len(journal)} actions:")
    print(f"  {folded:.1f} ms from actions, {read:.1f} ms from the journal's text (goal: 25 ms)")


if __name__ == "__main__":
    main()
