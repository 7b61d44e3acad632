"""``python -m games analyse``: the listing, the JSON and the errors."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from brouc.cards import PACK
from brouc.record import FORMAT
from brouc.result import UNMARKED
from brouc.ruleset import RuleSet
from brouc.seats import SEATS
from games.brouc.command import coches_before, main
from games.brouc.judging import fair
from games.brouc.players.thinker import EFFORTS
from tests.brouc.matches import random_journal

ROOT = Path(__file__).parents[4]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two deals at random, no word said, the second broken off after five cards."""
    whole, part = 1 + 32 + 1, 1 + 5  # The deal, its cards, the booking.
    journal = random_journal(RuleSet(), 7, calls=0, limit=whole + part)
    path = tmp_path_factory.mktemp("records") / "two.brouc"
    path.write_text(FORMAT.write(FORMAT.record_of(RuleSet(), journal)), encoding="utf-8")
    return path


SEATED = ("North", "West", "South", "East")


@pytest.mark.patient
def test_the_listing_names_every_card(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--level", "expert"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    first, second = told.out.split("Deal 2")
    for card in PACK:
        name = card.text[0].replace("T", "10") + "♥♦♣♠"["hdcs".index(card.suit.value)]
        assert name in first
    assert len([line for line in second.splitlines() if line[9:14].strip() in SEATED]) == 5
    assert "as it was played" in first


def test_json_says_what_the_functions_say(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--deal", "2", "--json", "--level", "expert"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["level"], told["seed"], len(told["deals"])) == ("expert", 0, 1)
    judged = FORMAT.adjudicate(FORMAT.read(record.read_text(encoding="utf-8")))
    coches = coches_before(judged, 2)
    assert coches_before(judged, 1) == UNMARKED
    assert coches == judged.state.results[0].total
    verdicts = fair(judged.deals[1], coches, 0, EFFORTS["expert"])
    deal = told["deals"][0]
    assert (deal["number"], len(deal["plays"])) == (2, 5)
    for play, verdict in zip(deal["plays"], verdicts, strict=True):
        assert play["card"] == str(verdict.card)
        assert play["seat"] in {seat.value for seat in SEATS}
        assert play["fair"]["best"] == str(verdict.choice)
        assert play["fair"]["cost"] == round(verdict.cost, 2)
        assert play["open"]["cost"] * 2 == play["open"]["best_value"] - play["open"]["value"]


def test_a_wrong_record_is_one_line_and_status_1(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("2 "))
    wrong = tmp_path / "wrong\n.brouc"
    lines[at] = lines[at].rsplit(" ", 1)[0]
    wrong.write_text("\n".join(lines), encoding="utf-8")
    assert main(["analyse", str(wrong)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "wrong\\n.brouc:" in told.err


def test_unusable_commands_are_status_2(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(tmp_path / "none.brouc")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    for arguments in (["--deal", "3"], ["--deal", "0"], ["--deal", "x"], ["--level", "club"]):
        with pytest.raises(SystemExit) as stopped:
            main(["analyse", str(record), *arguments])
        assert stopped.value.code == 2


def test_the_real_command_reads_standard_input_and_names_every_card_of_a_deal(
    record: Path,
) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "games", "analyse", "-", "--deal", "2", "--level", "expert"],
        cwd=ROOT,
        input=record.read_bytes(),
        capture_output=True,
        check=True,
    )
    assert told.stderr == b""
    listing = told.stdout.decode()
    assert listing.startswith("Deal 2")
    assert len([line for line in listing.splitlines() if line[9:14].strip() in SEATED]) == 5
