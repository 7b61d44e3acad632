"""``python -m brouc verify``: the deals against their secrets (docs/fairness.md)."""

import random
from pathlib import Path

import pytest

from brouc.__main__ import main
from brouc.actions import Action, Deal
from brouc.fairness import commitment
from brouc.match import MatchState, apply
from brouc.record import FORMAT
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


def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> tuple[int, str, str]:
    file = tmp_path / "m.brouc"
    file.write_text(text, encoding="utf-8")
    status = main(["verify", str(file)])
    out, err = capsys.readouterr()
    return status, out.replace(str(tmp_path), ""), err.replace(str(tmp_path), "")


def line_of(text: str, start: str) -> int:
    return next(i for i, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def test_every_deal_with_a_secret_is_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert DEALS > 2
    said = f"/m.brouc: {DEALS} of {DEALS} deals checked: each is what its secret and cut make\n"
    assert verified(tmp_path, capsys, TEXT) == (0, said, "")


def test_hands_may_be_written_in_any_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(3)
    lines = TEXT.split("\n")
    for i, line in enumerate(lines):
        if line[:2] in ("N ", "W ", "S ", "E "):
            cards = line.split()[1:]
            rng.shuffle(cards)
            lines[i] = " ".join((line[0], *cards))
    assert lines != TEXT.split("\n")
    assert verified(tmp_path, capsys, "\n".join(lines))[0] == 0


def test_a_deal_in_progress_shows_no_secret_and_is_not_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = TEXT.replace(f'[Secret 2 "{SECRETS[1].hex()}"]\n', "")
    status, out, _ = verified(tmp_path, capsys, text)
    assert status == 0
    assert f"{DEALS - 1} of {DEALS} deals checked" in out


def test_another_secret_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = TEXT.replace(SECRETS[1].hex(), bytes(32).hex())
    status, out, err = verified(tmp_path, capsys, text)
    at = line_of(text, "[Secret 2")
    assert (status, out) == (1, "")
    assert err == f"/m.brouc:{at}: the secret of deal 2 is not the one committed to\n"


def test_a_secret_swapped_with_its_commitment_shows_in_the_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = TEXT.replace(SECRETS[0].hex(), bytes(32).hex())
    text = text.replace(commitment(SECRETS[0]), commitment(bytes(32)))
    status, out, err = verified(tmp_path, capsys, text)
    assert (status, out) == (1, "")
    assert f":{line_of(text, 'deal 1 ')}: deal 1 is not the one that its secret and cut" in err


def test_another_cut_shows_in_the_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cut = next(line for line in TEXT.split("\n") if line.startswith("[Cut 1 "))
    other = '[Cut 1 "5"]' if cut != '[Cut 1 "5"]' else '[Cut 1 "6"]'
    status, _, err = verified(tmp_path, capsys, TEXT.replace(cut, other))
    assert status == 1
    assert "deal 1 is not the one that its secret and cut make" in err


@pytest.mark.parametrize("missing", ["Commitment", "Cut"])
def test_a_secret_alone_proves_nothing(
    missing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line for line in TEXT.split("\n") if not line.startswith(f"[{missing} 2 ")]
    status, _, err = verified(tmp_path, capsys, "\n".join(lines))
    assert status == 1
    assert f"deal 2 has a secret but no tag {missing}" in err


def test_a_secret_of_no_deal_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = DEALS + 1
    tags = f'[Commitment {more} "{"0" * 64}"] [Cut {more} "1"] [Secret {more} "{"0" * 64}"]\n'
    status, _, err = verified(tmp_path, capsys, TEXT.replace("\ndeal 1 ", f"{tags}\ndeal 1 "))
    assert status == 1
    assert f"there is no deal {more} to check" in err


def test_a_record_that_is_no_match_is_reported_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = TEXT.replace("coches NS 0", "coches NS 1").replace("coches NS 2", "coches NS 1")
    status, _, err = verified(tmp_path, capsys, text)
    assert status == 1
    assert "(rules 4.2)" in err
