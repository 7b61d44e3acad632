"""Commands and examples of the documents run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from brouc.cards import Card, parse_cards
from brouc.record import FORMAT
from brouc.ruleset import OPTIONS
from brouc.tricks import legal_cards
from brouc.violations import Violation
from tests.gamekit.records.test_kept import KEPT

DOCS = Path(__file__).parents[2] / "docs"
SUITS = {"♥": "h", "♦": "d", "♣": "c", "♠": "s"}


def script() -> str:
    found = re.search(r"```python\n(.*?)```", (DOCS / "fairness.md").read_text("utf-8"), re.S)
    assert found is not None
    return found[1]


def checked(tmp_path: Path, record: str) -> tuple[int, str]:
    (tmp_path / "check.py").write_text(script(), encoding="utf-8")
    (tmp_path / "m.brouc").write_text(record, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "check.py", "m.brouc"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_a_strangers_script_of_30_lines_checks_a_record_and_sees_tampering(tmp_path: Path) -> None:
    assert len(script().splitlines()) <= 30
    record = (KEPT / "4.brouc").read_text("utf-8")
    status, said = checked(tmp_path, record)
    assert status == 0
    assert said.count("is as it should be") == 3
    hand = next(line for line in record.split("\n") if line.startswith("N "))
    other = next(line for line in record.split("\n") if line.startswith("W "))
    swapped = record.replace(hand, f"N {other[2:]}", 1).replace(other, f"W {hand[2:]}", 1)
    for tampered in (swapped, re.sub(r'(\[Cut 1 )"\d+"', r'\1"31"', record)):
        status, said = checked(tmp_path, tampered)
        assert status == 1
        assert said.startswith("deal 1 IS NOT WHAT ITS SECRET MAKES")


def test_the_positions_in_the_rules_are_right() -> None:
    rows = re.findall(
        r"(?m)^\| (♠A.*?|♥.*?) \| (.*?) \| (.*?) \|", (DOCS / "rules.md").read_text("utf-8")
    )
    assert len(rows) == 5
    for lies, hand, expected in rows:
        held = cards(hand)
        legal = held if expected.startswith(("all", "both")) else cards(expected)
        assert legal_cards(held, cards(lies), cards("♥7")[0].suit) == legal


def cards(text: str) -> tuple[Card, ...]:
    words = (word.replace("10", "T") for word in text.split())
    return parse_cards(" ".join(word[1] + SUITS[word[0]] for word in words))


def test_every_rule_a_violation_cites_has_its_section_and_every_option_is_described() -> None:
    text = (DOCS / "rules.md").read_text("utf-8")
    for violation in Violation:
        assert f"**{violation.rule}**" in text
    for name in set(OPTIONS.sections) - {"target"}:
        assert any(f"[{name}={value}]" in text for value in OPTIONS.values(name)), name


def test_the_example_of_the_record_is_a_match() -> None:
    found = re.search(r"```\n(\[Brouc.*?)```", (DOCS / "record.md").read_text("utf-8"), re.S)
    assert found is not None
    example = found[1]
    golden = (Path(__file__).parent / "golden" / "championship.txt").read_text("utf-8")
    omitted = re.search(r"(?m)^3 .*\n4 .*\n5 .*\n", golden)
    assert omitted is not None
    assert "…\n" in example
    judged = FORMAT.adjudicate(FORMAT.read(example.replace("…\n", omitted[0])))
    assert [result.number for result in judged.state.results] == [1]


@pytest.mark.parametrize("name", ["rules.md", "record.md", "fairness.md", "glossary.md"])
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (DOCS / name).read_text("utf-8")):
        assert (DOCS / target).exists(), target
