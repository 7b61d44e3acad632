"""Records of evenings (docs/evenings.md): written, read, damaged."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from gamekit.records.lines import RecordError
from games.__main__ import main
from games.tournament.pairing import draw
from games.tournament.plan import Kind, Plan
from games.tournament.record import Correction, Evening, read, standing_lines, write
from tests.codebase.sources import ROOT
from tests.games.tournament.evenings import evening

PLANS = (
    Plan(Kind.NEW_PARTNERS, 4, 4, dropped=1),
    Plan(Kind.NEW_PARTNERS, 3, 4, computers=False),
    Plan(Kind.PAIRS, 3, None),
    Plan(Kind.PAIRS, 4, 2, computers=False, dropped=1),
    Plan(Kind.KNOCK_OUT, 3, None, computers=False),
    Plan(Kind.SINGLES, 3, None, side=1),
    Plan(Kind.KNOCK_OUT, 3, None, side=1),
)


def played(plan: Plan, people: int = 11, seed: int = 1) -> Evening:
    """Evening with everything that a record can hold."""
    found = evening(plan, people, seed, away=0.1, trouble=True)
    return replace(
        found,
        records={(one.number, 1): f"{one.number}-1.schieber" for one in found.rounds},
        names={1: 'Aline "die" \\ 1', 3: "Zoé"},
        tags={"Name": "Jeudi", "Date": "2026-11-26", "Game": "schieber"},
    )


def as_read(evening: Evening) -> Evening:
    """Evening whose rounds have the places taken instead of changes and missed people."""
    rounds = (
        replace(one, changes=(), missed=(), seats=one.played if one.played != one.draw else None)
        for one in evening.rounds
    )
    return replace(evening, rounds=tuple(rounds))


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_record_is_read_as_written_and_right(plan: Plan) -> None:
    made = played(plan)
    found = read(write(made).encode(), draw)
    assert found == as_read(made)
    assert write(found) == write(made)


def wrong(text: str) -> tuple[int, str] | None:
    """Line and sentence of a record's first error."""
    try:
        read(text.encode(), draw)
    except RecordError as error:
        return error.line, str(error)
    return None


def standings_of(text: str) -> list[object]:
    """Standings after every round."""
    found = read(text.encode())
    return [[*standing_lines(found.plan, found.after(one.number))] for one in found.rounds]


FREE = ("[Name", "[Date", "[Game", "[Person", "[Rounds", "[Deals", "[Secret", "[Seeds")
"""Beginnings of lines whose loss or change may be no error."""


def damages(line: str) -> Iterator[str]:
    """Each number raised by one, words lost, doubled and misspelt."""
    for number in re.finditer(r"\d+", line):
        yield f"{line[: number.start()]}{int(number[0]) + 1}{line[number.end() :]}"
    words = line.split(" ")
    for at in range(len(words)):
        yield " ".join((*words[:at], *words[at + 1 :]))
        yield " ".join((*words[:at], words[at], words[at], *words[at + 1 :]))
    yield f"x{line}"
    yield f"{line} x"
    yield line.upper() if line != line.upper() else line.lower()


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_damaged_line_is_named(plan: Plan, patient: bool) -> None:
    text = write(played(plan, 7 if plan.side == 2 else 4))
    lines = text.split("\n")[:-1]
    chance = Random(1)
    for at, line in enumerate(lines):
        if not line or line.startswith(FREE) or " record " in line or "because" in line:
            continue
        tried = list(damages(line))
        for damaged in tried if patient else chance.sample(tried, 1):
            changed = "\n".join((*lines[:at], damaged, *lines[at + 1 :])) + "\n"
            found = wrong(changed)
            if found is None:
                assert standings_of(changed) == standings_of(text), damaged
                continue
            if line.startswith(("table", "bye", "standing")):
                assert found[0] == at + 1, (damaged, found)
            else:
                assert found[0] >= at + 1 or line.startswith("["), (damaged, found)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_missing_line_and_one_too_many_are_named(plan: Plan, patient: bool) -> None:
    text = write(played(plan, 7 if plan.side == 2 else 4))
    lines = text.split("\n")[:-1]
    for at, line in list(enumerate(lines))[:: 1 if patient else 7]:
        if not line:
            continue
        doubled = wrong("\n".join((*lines[: at + 1], line, *lines[at + 1 :])) + "\n")
        # The same correction may be made twice.
        assert doubled is not None or line.startswith("correct"), line
        shorter = "\n".join((*lines[:at], *lines[at + 1 :])) + "\n"
        if not line.startswith(FREE) and wrong(shorter) is None:
            assert standings_of(shorter) == standings_of(text), line


def changed(old: str, new: str) -> str:
    """A record with one replacement."""
    text = write(played(Plan(Kind.PAIRS, 2, 2, computers=False), 10))
    found = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    assert found != text, old
    return found


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (r"^\[Kind .*\n", "", "the tag Kind is missing"),
        (r"^\[Rounds .*\n", "", "the tag Rounds is missing"),
        ('"pairs"', '"bingo"', "not a kind of evening: 'bingo'"),
        ('Rounds "2"', 'Rounds "21"', "an evening has 1 to 20 rounds, not 21"),
        ('Rounds "2"', 'Rounds "1"', "there is no round 2 in the plan"),
        ('Deals "2"', 'Deals "0"', "a round has 1 to 99 deals, not 0"),
        ('Deals "2"', 'Deals "two"', "not a number below 100: 'two'"),
        ('Side "2"', 'Side "1"', "no pairs with sides of 1"),
        ('Fill "people"', 'Fill "robots"', "computers or people is due, not 'robots'"),
        ('Dropped "0"', 'Dropped "2"', "2 dropped rounds are too many"),
        ('Cut ".*"', 'Cut "1000"', "a cut is a number from 1 to 999, not '1000'"),
        (r"^\[Cut .*\n", "", "round 1 has a secret but no cut"),
        (r"^\[Commitment 2 .*\n", "", "round 2 has a secret but no commitment"),
        ('Secret 1 "..', 'Secret 1 "zz', "Secret 1 is not 32 bytes in hex"),
        (r"\[Person 1 ", "[Person ", "the tag Person needs a number"),
        (r'\[Evening "1"', '[Evening "2"', "version '2' is unknown"),
        (r"\[Game ", '[Kinds "x"]\n[Game ', "unknown tag 'Kinds', too like 'Kind'"),
        ("^round 1$", "round 2", "round 1 is due, not 'round 2'"),
        ("^present .*\n", "", "round 1 needs its line 'present'"),
        ("^present .*$", "present 1+2 2", "person 2 is listed twice"),
        ("^present .*$", "present one", "not a line 'present': 'present one'"),
        ("^seated 1 .*$", "seated 9 1 2 - 3 4", "there is no table 9"),
        ("^seated 1 .*$", "seated 1 1 2 - 1 3", "person 1 is listed twice"),
        ("^seated 1 .*$", "seated 1 1 - 2", "a side has 2 seats"),
        ("^(seated 1 .*)$", r"\1\nout 1\nout 2", "a second line 'out'"),
        ("^result 2 .*$", "result 9 1 2", "there is no table 9"),
        ("^result 2 .*$", "result 1 1 2", "a second result of table 1"),
        ("^result 2 .*$", "result 2 1 x", "not a line 'result': 'result 2 1 x'"),
        ("^result 2 .*\n", "", "the standings stand after all results of the round"),
        ("^result 2 .*\n((.+\n)+?)(standing .*\n)+", "", "table 2 of round 1 has no result"),
        ("^correct 1 1", "correct 1 9", "table 9 of round 1 has no result to correct"),
        ("^standing .*$", "hurrah", "not a line of a round: 'hurrah'"),
    ],
)
def test_an_error_has_its_sentence(old: str, new: str, what: str) -> None:
    with pytest.raises(RecordError, match=re.escape(what)):
        read(changed(old, new).encode())


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (
            "^table 1 (.*) - (.*)$",
            r"table 1 \2 - \1",
            "follows from secret and cut of round 1, not",
        ),
        ("^bye .*\n", "", "is missing: it follows from secret and cut of round 1"),
        ("^bye .*$", "bye 3 4", "follows from secret and cut of round 1, not 'bye 3 4'"),
        ("^standing 1 (.*) ", r"standing 1 \g<1>0 ", "follows from the results up to round 1"),
        ('Secret 1 "..', 'Secret 1 "00', "the secret of round 1 is not the one committed to"),
    ],
)
def test_a_tampered_draw_bye_or_sum_has_its_sentence(old: str, new: str, what: str) -> None:
    with pytest.raises(RecordError, match=re.escape(what)):
        read(changed(old, new).encode(), draw)


def test_a_reason_is_one_printable_line() -> None:
    score = played(PLANS[0]).rounds[0].scores[1]
    for reason in ("", " x", "a\nresult 1 0 0", "\x1b[2J"):
        with pytest.raises(ValueError, match="a reason is a printable line"):
            Correction(1, 1, score, reason, 1)


def test_a_round_under_way_is_written_and_read() -> None:
    made = played(PLANS[0])
    last = replace(made.rounds[-1], scores={2: made.rounds[-1].scores[2]})
    secrets = {number: made.secrets[number] for number in (1, 2, 3)}
    fixes = tuple(one for one in made.corrections if one.after < 4)
    records = {one: name for one, name in made.records.items() if one[0] < 4}
    made = replace(made, rounds=(*made.rounds[:3], last), secrets=secrets)
    made = replace(made, corrections=fixes, records=records)
    assert read(write(made).encode(), draw) == as_read(made)
    assert "standing" not in write(made).rpartition("round 4")[2]


def test_the_command_says_what_is_right_and_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.evening", tmp_path / "bad.evening"
    made = played(PLANS[0])
    good.write_text(write(made), "utf-8")
    text = write(made).replace("\ntable 2 ", "\ntable 02 ", 1)
    bad.write_text(text, "utf-8")
    line = text[: text.index("table 02")].count("\n") + 1
    assert main(["evening", "verify", str(bad), str(good), str(tmp_path / "no")]) == 2
    said = capsys.readouterr()
    right = "4 of 4 draws checked: each is what its secret and cut make, and the standings add up"
    assert said.out == f"{good}: {right}\n"
    first, second = said.err.splitlines()
    assert first.startswith(f"{bad}:{line}: not a line 'table': 'table 02")
    assert second == f"{tmp_path / 'no'}: cannot be read: No such file or directory"
    assert main(["evening", "standings", "--json", str(good)]) == 0
    assert json.loads(capsys.readouterr().out) == [one.json() for one in made.standings()]
    assert main(["evening", "standings", str(good), str(bad)]) == 1
    assert "Zoé" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="2"):
        main(["evening", "verify"])


def test_the_command_reads_standard_input_and_reports_a_full_output() -> None:
    text = write(replace(played(PLANS[0]), secrets={})).encode()
    command = [sys.executable, "-m", "games", "evening", "verify", "-"]
    done = subprocess.run(command, cwd=ROOT, input=text, capture_output=True)
    right = b"-: no draw carries a secret, 4 rounds added up\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, right, b"")
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command, cwd=ROOT, input=text, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 2
    assert done.stderr.startswith(b"the output cannot be written")
