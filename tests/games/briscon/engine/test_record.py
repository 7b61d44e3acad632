"""Records of Briscon: read back as written, damaged ones refused, provable deals checked."""

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
from games.briscon.__main__ import main
from games.briscon.engine.actions import Action, Book, Deal, Meld, Play, Rob
from games.briscon.engine.match import DEALS, RuleSet, replay
from games.briscon.engine.record import FORMAT, as_json, as_text
from games.briscon.engine.view import Phase, phase
from tests.gamekit.cards.damage import check_damaged
from tests.games.briscon.engine.matches import random_journal

GOLDEN = Path(__file__).parent / "golden"


def test_a_journal_written_read_and_adjudicated_is_the_same_match() -> None:
    for seed in range(16):
        rules = RuleSet((1, 3, 5)[seed % 3], strict=seed % 2 == 1)
        journal = random_journal(rules, seed, limit=None if seed % 4 else 61)
        while isinstance(journal[-1], Play | Meld | Rob) and counting(rules, journal):
            journal.append(Book())  # A record has no word for the pause before the booking.
        text = FORMAT.write(
            FORMAT.record_of(rules, journal, [Tag("North", 'A "q" \\ b'), Tag("Odd", "kept")])
        )
        judged = FORMAT.adjudicate(FORMAT.read(text))
        assert list(judged.actions) == journal
        assert judged.state == replay(rules, journal)
        assert FORMAT.write(judged.record) == text
        json.loads(as_json(judged))
        assert as_text(judged)


def counting(rules: RuleSet, journal: list[Action]) -> bool:
    """Whether sixteen tricks lie and nothing is booked."""
    return phase(replay(rules, journal)) is Phase.COUNTING


def test_damaged_records() -> None:
    rng = random.Random(1)
    refused = 0
    for seed in range(6):
        rules = RuleSet(strict=seed % 2 == 1)
        text = FORMAT.write(FORMAT.record_of(rules, random_journal(rules, seed)))
        no, _ = check_damaged(
            text, lambda data: FORMAT.write(FORMAT.adjudicate(FORMAT.read(data)).record), rng, 120
        )
        refused += no
    assert refused > 500


HEAD = '[Briscon "1"]\n[Games "1"]\n'
DEALT = """deal 1 dealer S
N Kd Kc Ks Ac Jh
S Qh Qc Qs 7d Ts
up 9h
stock As 7h Td 8d Kh Js Ad Th Jc 8h Qd 8s 8c Ah 9s 7s Tc 9d 7c Jd 9c
"""


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "the file is empty"),
        (HEAD, None, ""),
        ('[Briscon "1"]\n', 1, "the tag Games is missing (rules 11.7)"),
        ('[Briscon "1"]\n[Games "2"]\n', 2, "1, 3 or 5 games"),
        (HEAD + '[Options "strict=yes"]\n' + DEALT, None, ""),
        (HEAD + '[Options "strict=oui"]\n', 3, "strict is yes or no"),
        (HEAD + '[Options "stern=yes"]\n', 3, "unknown option"),
        (HEAD + DEALT, None, ""),
        (HEAD + DEALT + "1 N {S out}\n", None, ""),
        (HEAD + DEALT + "1 N Kd {N out}\n", None, ""),
        (HEAD + DEALT + "1 N {S out} Kd\n", 8, "the deal is over (wrong-out)"),
        (HEAD + DEALT + "1 S Qh\n", 8, "trick 1 is led by N, not by S (rules 11.2)"),
        (HEAD + DEALT + "1 N {N rob} Kd\n", 8, "the trump seven is not held (rules 11.3)"),
        (HEAD + DEALT + "1 N {N meld Kd Qd} Kd\n", 8, "the cards of this meld are not held"),
        (HEAD + DEALT + "1 N {N meld Kd Kc} Kd\n", 8, "these cards make no meld (rules 11.4)"),
        (HEAD + DEALT + "1 N Kd {N meld Kd Kc}\n", 8, "one melds on lead, before leading"),
        (HEAD + DEALT + "1 N Kd 7d Kc\n", 8, "Kc follows a complete trick"),
        (HEAD + DEALT + "1 N Kd\n2 N Kc\n", 9, "trick 1 is not complete"),
        (HEAD + DEALT + "score N 0 S 0\n", 8, "has not ended"),
        (HEAD + DEALT + "deal 2 dealer N\n" + DEALT[16:], 8, "not finished (rules 11.1)"),
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


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["--trump", "h", "--trick", "Kc", "--hand", "Ac Tc 7h"], "Ac Tc"),
        (["--trump", "h", "--trick", "Kc", "--hand", "Ac Tc 7h", "--strict"], "Ac"),
        (["--trump", "h", "--trick", "Kc", "--hand", "7h 9d", "--strict"], "7h"),
        (["--trump", "h", "--trick", "Kc", "--hand", "Ac Tc 7h", "--stock"], "Ac Tc 7h"),
        (["--trump", "h", "--hand", "Ac Tc 7h"], "Ac Tc 7h"),
    ],
)
def test_legal(arguments: list[str], shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", *arguments]) == 0
    assert capsys.readouterr().out == f"{shown}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--trump", "x", "--hand", "Ac"],
        ["--trump", "h", "--hand", ""],
        ["--trump", "h", "--hand", "Ac Ac"],
        ["--trump", "h", "--hand", "Ac", "--trick", "Kc Qc"],
        ["--trump", "h", "--hand", "Ac Kc Qc Jc Tc 9c"],
    ],
)
def test_an_unusable_command(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["legal", *arguments])
    assert stopped.value.code == 2


def proved() -> str:
    """A match whose only deal comes from a secret."""
    secret = bytes(range(32))
    tags = (
        Tag("Commitment", commitment(secret), 1),
        Tag("Cut", "9", 1),
        Tag("Secret", secret.hex(), 1),
    )
    dealt = Deal(DEALS.first_dealer(secret), DEALS.pack_order(secret, 1, 9))
    return FORMAT.write(FORMAT.record_of(RuleSet(), [dealt], tags))


def test_a_provable_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fair.briscon"
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
    file = tmp_path / "wrong.briscon"
    file.write_text(HEAD + DEALT + "1 N Ah\n")

    def run(*arguments: str, data: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "games.briscon", *arguments]
        return subprocess.run(command, input=data, capture_output=True, text=True, check=False)

    wrong = run("replay", str(file))
    assert (wrong.returncode, wrong.stderr.count("\n")) == (1, 1)
    assert wrong.stderr.startswith(f"{file}:8: N Ah: ")
    assert run("replay", "-", data=HEAD + DEALT).returncode == 0
    assert run("replay", "nowhere.briscon").returncode == 2
    assert run("replay").returncode == 2
    assert json.loads(run("replay", "--json", "-", data=HEAD).stdout)["deals"] == []


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
