"""Random matches of Brus and Briscon: journals, refusals, counts and records as kept.

``pytest tests/games/test_kept_matches.py --update-golden`` writes the digests again, which must
never be needed: stored journals, records and hashes of deals follow from them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from gamekit.api.game import Game
from gamekit.api.record import Played
from games import registry

KEPT = Path(__file__).parent / "kept_matches"
MATCHES = 20
CALLS = {"out": 0.004, "rob": 0.7, "meld": 0.5, "dare": 0.2, "take": 1.0, "run": 0.1}
"""Probability that a legal call of a kind is made before the turn's move."""


class Digest:
    """Hash of lines."""

    def __init__(self) -> None:
        self._hash, self._lines = sha256(), 0

    def add(self, line: object) -> None:
        self._hash.update(f"{line}\n".encode())
        self._lines += 1

    def __str__(self) -> str:
        return f"{self._lines}:{self._hash.hexdigest()[:16]}"


def calls_of(game: Game, state: Any, rng: random.Random) -> list[Any]:
    """Legal calls, each kept with its kind's probability."""
    rules = game.rules
    legal = [one for seat in rules.seats for one in rules.legal_actions(state, seat)]
    calls = [one for one in legal if not rules.is_move(one)]
    return [one for one in calls if rng.random() < CALLS[rules.encode(one).split()[0]]]


def played(game: Game, seed: int) -> Iterator[str]:
    """Digests of a random match."""
    rules, rng = game.rules, random.Random(seed)
    options = {
        one.name: rng.choice(one.values[:2] if one.name == "games" else one.values)
        for one in rules.options(rules.presets[0])
    }
    state = rules.start(rules.presets[0], options)
    names = "journal", "legal", "next", "refused", "counts"
    digests = {name: Digest() for name in names}
    texts: list[str] = []
    while (awaited := rules.next(state)).awaits != "nothing":
        legal = [one for seat in rules.seats for one in rules.legal_actions(state, seat)]
        for one in legal:
            digests["legal"].add(rules.encode(one))
        digests["next"].add((awaited.awaits, awaited.seat, awaited.deal, awaited.lead))
        digests["next"].add((awaited.others, awaited.calls, awaited.full, awaited.last))
        if texts and rng.random() < 0.2:
            tried = rules.decode(rng.choice(texts))
            why = rules.violation(state, tried)
            digests["refused"].add((rules.encode(tried), why and (why.code, why.rule)))
        if awaited.awaits == "deal":
            action = rules.deal(state, rng.randbytes(32), rng.randint(1, 31))
        elif calls := calls_of(game, state, rng):
            action = rng.choice(calls)
        elif awaited.awaits == "booking":
            action = rules.book(state)
        else:
            mover = rng.choice((awaited.seat, *awaited.others))
            assert mover is not None
            moves = [one for one in rules.legal_actions(state, mover) if rules.is_move(one)]
            action = rng.choice(moves)
        after = rules.accept(state, action)
        for counted in rules.tally(state, action, after):
            digests["counts"].add(counted)
        texts.append(rules.encode(action))
        digests["journal"].add(texts[-1])
        state = after
    digests["counts"].add(rules.result(state))
    yield from (f"{name} {digest}" for name, digest in digests.items())
    yield from recorded(game, options, texts)


def recorded(game: Game, options: dict[str, str], texts: list[str]) -> Iterator[str]:
    """Digests of a record and of its referee's reports."""
    assert game.records is not None
    match = Played(game.rules.presets[0], options, game.rules.rules_version, tuple(texts))
    record = game.records.write(match)
    assert game.records.read(record).actions == match.actions
    referee = game.records.adjudicator
    judged = referee.judge(record.encode())
    for name, text in (
        ("record", record),
        ("text", referee.text(judged)),
        ("json", referee.json(judged)),
    ):
        digest = Digest()
        digest.add(text)
        yield f"{name} {digest}"


@pytest.mark.parametrize("name", ["briscon", "brus"])
def test_matches_are_as_kept(name: str, request: pytest.FixtureRequest) -> None:
    game = registry.game(name)
    told = "".join(f"{seed} {' '.join(played(game, seed))}\n" for seed in range(MATCHES))
    file = KEPT / f"{name}.txt"
    if request.config.getoption("--update-golden"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(told, "utf-8")
    assert told == file.read_text("utf-8")
