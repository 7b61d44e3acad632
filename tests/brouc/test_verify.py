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


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def without(tag: str) -> str:
    """The record without a tag of its second deal."""
    return "\n".join(line for line in TEXT.split("\n") if not line.startswith(f"[{tag} 2 "))


def test_every_deal_with_a_secret_is_checked(verified: Verified) -> None:
    assert DEALS > 2
    said = f"/m.brouc: {DEALS} of {DEALS} deals checked: each is what its secret and cut make\n"
    assert verified(TEXT) == (0, said, "")
    status, out, _ = verified(without("Secret"))  # As for a deal in progress.
    assert status == 0
    assert f"{DEALS - 1} of {DEALS} deals checked" in out


def test_hands_may_be_written_in_any_order(verified: Verified) -> None:
    rng = random.Random(3)
    lines = TEXT.split("\n")
    for i, line in enumerate(lines):
        if line[:2] in ("N ", "W ", "S ", "E "):
            cards = line.split()[1:]
            rng.shuffle(cards)
            lines[i] = " ".join((line[0], *cards))
    assert lines != TEXT.split("\n")
    assert verified("\n".join(lines))[0] == 0


CUT = next(line for line in TEXT.split("\n") if line.startswith("[Cut 1 "))
MORE = DEALS + 1
NONE = "0" * 64
TAMPERED = {
    "another secret": (
        TEXT.replace(SECRETS[1].hex(), NONE),
        f"/m.brouc:{line_of(TEXT, '[Secret 2')}: the secret of deal 2 is not the one committed to",
    ),
    "another secret with its commitment": (
        TEXT.replace(SECRETS[0].hex(), NONE).replace(commitment(SECRETS[0]), commitment(bytes(32))),
        f":{line_of(TEXT, 'deal 1 ')}: deal 1 is not the one that its secret and cut make",
    ),
    "another cut": (
        TEXT.replace(CUT, '[Cut 1 "6"]' if CUT == '[Cut 1 "5"]' else '[Cut 1 "5"]'),
        "deal 1 is not the one that its secret and cut make",
    ),
    "no commitment": (without("Commitment"), "deal 2 has a secret but no tag Commitment"),
    "no cut": (without("Cut"), "deal 2 has a secret but no tag Cut"),
    "a secret of no deal": (
        TEXT.replace(
            "\ndeal 1 ",
            f'[Commitment {MORE} "{NONE}"] [Cut {MORE} "1"] [Secret {MORE} "{NONE}"]\n\ndeal 1 ',
        ),
        f"there is no deal {MORE} to check",
    ),
    "no match": (
        TEXT.replace("coches NS 0", "coches NS 1").replace("coches NS 2", "coches NS 1"),
        "(rules 4.2)",
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_tampering_is_reported_in_one_line(verified: Verified, what: str) -> None:
    text, said = TAMPERED[what]
    assert text != TEXT
    status, out, err = verified(text)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert said in err
