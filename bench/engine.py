"""The engine's speed beside others', in one run: ``python bench/engine.py``.

Random play through each engine's public Python interface, on one core, interleaved in rounds so
that a busy machine slows all alike; the best round of each is shown. rlcard and OpenSpiel are
optional (``pip install -r bench/requirements.txt``).

What is counted: *cards* are actions applied. In Le Brouc a turn asks for the legal cards and plays
one; "with all calls" asks for everything a seat may do, declarations and announcements included.
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

from brouc.actions import Action, Book, Deal, Play
from brouc.cards import PACK
from brouc.journal import decode, encode
from brouc.match import MatchState, apply, legal_actions, playable, replay
from brouc.ruleset import RuleSet
from brouc.seats import Seat

Work = Callable[[random.Random, int], int]
"""Takes a generator and how much to do; returns how much was done."""


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
    options = parser.parse_args()

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
