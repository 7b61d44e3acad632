"""``python -m brouc verify``: the deals against their secrets (docs/fairness.md)."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from brouc.__main__ import main
from brouc.actions import Action, Deal
from brouc.match import MatchState, apply
from brouc.record import FORMAT
from gamekit.cards.shuffle import commitment
from gamekit.records.tags import Tag
from games.brouc.rules import BROUC
from tests.brouc.matches import random_action


def fair_match(seed: int) -> tuple[str, list[bytes]]:
    """A match dealt from secrets, its record, and the secrets in order."""
    rng = random.Random(seed)
    state: MatchState = BROUC.start("brouc", {})
    journal: list[Action] = []
    tags: list[Tag] = []
    secrets: list[bytes] = []
    while state.winner is None:
        action = random_action(state, rng, 0.02)
        if isinstance(action, Deal):
            secrets.append(rng.randbytes(32))
            cut, number = rng.randint(1, 31), len(secrets)
            action = BROUC.deal(state, secrets[-1], cut)
            tags += [
                Tag("Commitment", commitment(secrets[-1]), number),
                Tag("Cut", str(cut), number),
                Tag("Secret", secrets[-1].hex(), number),
            ]
        journal.append(action)
        state = apply(state, action)
    return FORMAT.write(FORMAT.record_of(state.rules, journal, tags)), secrets


TEXT, SECRETS = fair_match(1)
DEALS = len(SECRETS)
Verified = Callable[[str], tuple[int, str, str]]


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verified:
    """Run the command on a record: status, output and errors without the folder."""

    def verify(text: str) -> tuple[int, str, str]:
        file = tmp_path / "m.brouc"
        file.write_text(text, encoding="utf-8")
        status = main(["verify", str(file)])
        out, err = capsys.readouterr()
        return status, out.replace(str(tmp_path), ""), err.replace(str(tmp_path), "")

    return verify


def test_every_deal_with_a_secret_is_checked(verified: Verified) -> None:
    assert DEALS > 2
    said = f"/m.brouc: {DEALS} of {DEALS} deals checked: each is what its secret and cut make\n"
    assert verified(TEXT) == (0, said, "")
    fewer = "\n".join(line for line in TEXT.split("\n") if not line.startswith("[Secret 2 "))
    status, out, _ = verified(fewer)  # As for a deal in progress.
    assert status == 0
    assert f"{DEALS - 1} of {DEALS} deals checked" in out
    # Hands may be written in any order.
    lines = TEXT.split("\n")
    for i, line in enumerate(lines):
        if line[:2] in ("N ", "W ", "S ", "E "):
            seat, *cards = line.split()
            lines[i] = " ".join((seat, *random.Random(i).sample(cards, 8)))
    assert lines != TEXT.split("\n")
    assert verified("\n".join(lines))[0] == 0
