"""Brus's records as the application gives them out and takes them in."""

from __future__ import annotations

from random import Random

import pytest

from gamekit.api.record import Played, Proof
from games.brus.engine.actions import encode
from games.brus.engine.match import MatchState
from games.brus.record import RECORDS
from games.brus.rules import BRUS


def played(seed: int, games: str = "1") -> Played:
    """A match whose hands are dealt provably."""
    rng, actions, proofs = Random(seed), [], []
    state: MatchState = BRUS.start("brus", {"games": games})
    while BRUS.next(state).awaits != "nothing":
        awaited = BRUS.next(state)
        if awaited.awaits == "deal":
            secret, cut = rng.randbytes(32), rng.choice(BRUS.cuts)
            action = BRUS.deal(state, secret, cut)
            proofs.append(Proof(awaited.deal, BRUS.commitment(secret), cut, secret.hex()))
        else:
            action = rng.choice(BRUS.legal_actions(state, awaited.seat or ""))
        actions.append(encode(action))
        state = BRUS.accept(state, action)
    return Played(
        preset="brus",
        options={"games": games},
        version=1,
        actions=tuple(actions),
        date="2026-11-22",
        place='Visby "hamn"',
        players={"N": "Anne", "E": "club", "W": "Daisy"},
        proofs=tuple(proofs),
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_record_is_read_back_as_the_match_that_it_was(seed: int) -> None:
    one = played(seed, str(seed))
    text = RECORDS.write(one)
    assert text.startswith(f'[Brus "1"]\n[Games "{seed}"]\n[Date "2026-11-22"]\n')
    assert text.index("[North ") < text.index("[East ") < text.index("[West ")
    assert RECORDS.read(text) == one


def test_a_damaged_record_is_refused_with_its_line() -> None:
    lines = RECORDS.write(played(1)).splitlines()
    at = next(number for number, line in enumerate(lines, 1) if line.startswith("end "))
    lines[at - 1] = "end stanto" if "stanto" not in lines[at - 1] else "end NS wipes 1"
    with pytest.raises(ValueError, match=f"^line {at}: "):
        RECORDS.read("\n".join([*lines, ""]))
    with pytest.raises(ValueError, match=r"^line 1: "):
        RECORDS.read("no record\n")
