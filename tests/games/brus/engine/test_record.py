"""Records of Brus: read back as written, damaged ones refused, provable deals checked."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from gamekit.cards.shuffle import commitment
from gamekit.records.lines import RecordError
from gamekit.records.tags import Tag
from games.brus.__main__ import main
from games.brus.engine.actions import Deal
from games.brus.engine.match import DEALS, RuleSet, replay
from games.brus.engine.record import FORMAT, as_json, as_text
from tests.gamekit.cards.damage import check_damaged
from tests.games.brus.engine.matches import random_journal

GOLDEN = Path(__file__).parent / "golden"


def test_a_journal_written_read_and_adjudicated_is_the_same_match() -> None:
    for seed in range(16):
        rules = RuleSet(1 + seed % 3)
        journal = random_journal(rules, seed, limit=None if seed % 4 else 61)
        text = FORMAT.write(
            FORMAT.record_of(rules, journal, [Tag("North", 'A "q" \\ b'), Tag("Odd", "kept")])
        )
        judged = FORMAT.adjudicate(FORMAT.read(text))
        assert list(judged.actions) == journal
        assert judged.state == replay(rules, journal)
        assert FORMAT.write(judged.record) == text
        json.loads(as_json(judged))
        assert as_text(judged)


def test_damaged_records() -> None:
    rng = random.Random(1)
    refused = 0
    for seed in range(6):
        text = FORMAT.write(FORMAT.record_of(RuleSet(), random_journal(RuleSet(), seed)))
        no, _ = check_damaged(
            text, lambda data: FORMAT.write(FORMAT.adjudicate(FORMAT.read(data)).record), rng, 150
        )
        refused += no
    assert refused > 700


HEAD = '[Brus "1"]\n[Games "1"]\n'
DEALT = """hand 1 dealer N
N Ad Kd Tc
E Jc Ts 9d
S Jd Ah Ks
W 8s 9h Js
stock Kc Kh 7d 9c 7h 7s Qc 8d 7c As Th Qd Ac Qs Jh Qh 8h 9s Td 8c
"""


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "the file is empty"),
        (HEAD, None, ""),
        ('[Brus "2"]\n[Games "1"]\n', 1, "version '2' is unknown"),
        ('[Brus "1"]\n', 1, "the tag Games is missing (rules 10.10)"),
        ('[Brus "1"]\n[Games "4"]\n', 2, "1, 2 or 3 games"),
        ('[Brus "1"]\n[GAMES "1"]\n', 2, "unknown tag 'GAMES', too like 'Games'"),
        (HEAD + DEALT, None, ""),
        (HEAD + DEALT + "1 E Jc Ah Js\n", None, ""),
        (HEAD + DEALT + "1 S Jd\n", 9, "trick 1 is led by E, not by S (rules 10.2)"),
        (HEAD + DEALT + "1 E Kh\n", 9, "E Kh: the card is not held (rules 10.2)"),
        (HEAD + DEALT + "1 E Jc!\n", 9, "only Brus and Dulle Hund may be dared (rules 10.5)"),
        (HEAD + DEALT + "1 E (Jc)\n", 9, "exactly two or four tricks"),
        (HEAD + DEALT + "1 E Jc {S take}\n", 9, "no turned card waits for an answer (rules 10.6)"),
        (HEAD + DEALT + "1 E Jc !\n", 9, "no card just turned up"),
        (HEAD + DEALT + "1 E Jc Ah Js\n2 E Ts\n", 10, "has 3 of four cards"),
        (HEAD + DEALT + "1 E Jc Ah Js Ad Kd\n", 9, "Kd follows a complete trick"),
        (HEAD + DEALT + "end stanto\n", 9, "has not ended"),
        (HEAD + DEALT + "hand 2 dealer E\n" + DEALT[16:], 9, "not finished (rules 10.2)"),
    ],
)
def test_what_is_wrong_and_where(text: str, line: int | None, what: str) -> None:
    if line is None:
        FORMAT.adjudicate(FORMAT.read(text))
        return
    with pytest.raises(RecordError) as error:
        FORMAT.adjudicate(FORMAT.read(text))
    assert what in str(error.value)
    assert error.value.line == line


def proved() -> str:
    """A match whose only hand comes from a secret."""
    secret = bytes(range(32))
    tags = (
        Tag("Commitment", commitment(secret), 1),
        Tag("Cut", "9", 1),
        Tag("Secret", secret.hex(), 1),
    )
    dealt = Deal(DEALS.first_dealer(secret), DEALS.pack_order(secret, 1, 9))
    return FORMAT.write(FORMAT.record_of(RuleSet(), [dealt], tags))


def test_a_provable_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fair.brus"
    file.write_text(proved())
    assert main(["verify", str(file)]) == 0
    assert "1 of 1 deals checked" in capsys.readouterr().out
    for old, new, what in (
        ('[Cut 1 "9"]', '[Cut 1 "8"]', "is not the one that its secret and cut make"),
        ('[Cut 1 "9"]\n', "", "has a secret but no tag Cut"),
        ('[Secret 1 "00', '[Secret 1 "01', "is not the one committed to"),
    ):
        file.write_text(proved().replace(old, new))
        assert main(["verify", str(file)]) == 1
        assert what in capsys.readouterr().err


def test_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.brus"
    file.write_text(HEAD + DEALT + "1 E Kh\n")

    def run(*arguments: str, data: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "games.brus", *arguments]
        return subprocess.run(command, input=data, capture_output=True, text=True, check=False)

    wrong = run("replay", str(file))
    assert (wrong.returncode, wrong.stderr.count("\n")) == (1, 1)
    assert wrong.stderr.startswith(f"{file}:9: E Kh: ")
    assert run("replay", "-", data=HEAD + DEALT).returncode == 0
    assert run("replay", "nowhere.brus").returncode == 2
    assert run("replay").returncode == 2
    assert json.loads(run("replay", "--json", "-", data=HEAD).stdout)["hands"] == []


@pytest.mark.parametrize("seed", [1, 2])
def test_golden_playthrough(seed: int, request: pytest.FixtureRequest) -> None:
    """A whole match to read, and what the referee says of it."""
    journal = random_journal(RuleSet(), seed)
    record = FORMAT.record_of(RuleSet(), journal)
    shown = f"{FORMAT.write(record)}{'-' * 88}\n{as_text(FORMAT.adjudicate(record))}\n"
    file = GOLDEN / f"match-{seed}.txt"
    if request.config.getoption("--update-golden"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(shown)
    assert shown == file.read_text()
