"""The record: reading, writing, adjudicating (docs/record.md)."""

import json
import random
import sys
from collections.abc import Callable
from functools import partial

import pytest

from brouc.cards import PACK
from brouc.match import replay
from brouc.record import FORMAT
from brouc.ruleset import OPTIONS, RuleSet, ruleset
from brouc.violations import Violation
from gamekit.records.lines import RecordError
from gamekit.records.tags import Tag
from tests.brouc.matches import random_journal

SMALL = """\
[Brouc "1"]
[Rules "brouc"]
[Target "5"]
[Date "2026-11-29"] [Place "Maison de l'Etivaz"]
[North "Aline \\"la Reine\\""] [Club "L'Homme de Brouc"]

# the hands, in any order
deal 1 dealer W
N Qh 9s Ts Ah Ac 7h 8c Qs
W Kh 7d 7c 9d Qc 8s Kd Tc
S Jh As 8d Js Ks 7s Qd Kc
E Ad Jc Jd 8h 9c Td Th 9h
up Kh
1 S Js 9h Ts 8s
2 E Jd Ac Kd 8d
3 W Kh Jh Th Qh
4 E Td 8c 9d Qd
5 E 9c Ah Tc Kc
6 N Qs 7d Ks 8h {N dehors}
end wrong-dehors N coches 2
slate NS 0 EW 0
coches NS 2 EW 0

deal 2 dealer S
N Jc As 8h Tc Ad Td 7s 7c
W 9h 8c Ks Jd Kh 9d Kc Th
S 9s Qs Qd 9c Qh Qc Js 8s
E Ts Ac 7h Ah 8d 7d Jh Kd
up 8s
1 E Ah 8h
"""


def test_derived_lines_may_be_absent() -> None:
    rules = ruleset("brouc", {"marking": "manual"})
    journal = random_journal(rules, 5, calls=0.02)
    text = FORMAT.write(FORMAT.record_of(rules, journal))
    derived = ("end ", "slate ", "coches ")
    bare = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith(derived))
    judged = FORMAT.adjudicate(FORMAT.read(bare))
    assert list(judged.actions) == journal
    assert FORMAT.write(judged.record) == bare


def test_tags_are_kept_in_order_the_unknown_too_one_a_line() -> None:
    record = FORMAT.read(SMALL)
    assert " ".join(tag.name for tag in record.tags) == "Brouc Rules Target Date Place North Club"
    north = record.tags.get("North")
    assert north is not None
    assert north.value == 'Aline "la Reine"'
    assert '[North "Aline \\"la Reine\\""]\n[Club "L\'Homme de Brouc"]\n' in FORMAT.write(record)
    assert FORMAT.read(FORMAT.write(record)) == record


def test_what_is_said_at_the_end_of_a_line_was_said_before_the_next_trick() -> None:
    moved = SMALL.replace(" {N dehors}\n", "\n7 E {N dehors}\n")
    one, other = (FORMAT.adjudicate(FORMAT.read(text)) for text in (moved, SMALL))
    assert one.actions == other.actions


def test_json_is_what_the_format_says_of_a_match_in_progress() -> None:
    judged = FORMAT.adjudicate(FORMAT.read(SMALL))
    assert judged.state.running
    assert "In progress: West is to play." in FORMAT.text(judged)
    unled = FORMAT.text(FORMAT.adjudicate(FORMAT.read(changed("1 E Ah 8h\n", ""))))
    assert unled.count("No card has been led.") == 1
    assert "No card has been led." not in FORMAT.text(judged)
    told = json.loads(FORMAT.json(judged))
    assert told["winner"] is None
    assert [deal["end"] for deal in told["deals"]] == ["wrong-dehors", None]
    assert told["coches"] == {"NS": 2, "EW": 0}
    assert told["deals"][0] == {
        "number": 1,
        "dealer": "W",
        "trump": "h",
        "end": "wrong-dehors",
        "by": "EW",
        "marked": 2,
        "against": "NS",
        "points": {
            "NS": {"cards": 25, "declared": 0, "carried": 0, "table": 0},
            "EW": {"cards": 68, "declared": 0, "carried": 0, "table": 80},
        },
        "slate": {"NS": 0, "EW": 0},
        "carried": {"NS": 0, "EW": 0},
        "game_over": True,
        "coches": {"NS": 2, "EW": 0},
    }


def changed(old: str, new: str) -> str:
    assert SMALL.count(old) == 1, old
    return SMALL.replace(old, new)


WRONG = [
    # the text as such
    ("", 1, "the file is empty"),
    (SMALL[:-1], 30, "the last line does not end"),
    (SMALL.replace("\n", "\r\n"), 1, "carriage return"),
    ("\ufeff" + SMALL, 1, "begins with"),
    # tags
    (SMALL.removeprefix('[Brouc "1"]\n'), 1, 'a record begins with [Brouc "1"]'),
    (changed('[Brouc "1"]', '[Brouc "2"]'), 1, "version '2' is unknown"),
    (changed('[Rules "brouc"]\n', ""), 4, "the tag Rules is missing"),
    (changed('[Target "5"]\n', ""), 4, "the tag Target is missing"),
    (changed('[Rules "brouc"]', '[Rules "belote"]'), 2, "unknown rules: 'belote'"),
    (changed('[Target "5"]', '[Target "0"]'), 3, "target is a number from 1 to 999"),
    (changed('[Target "5"]', '[Target "5"'), 3, "not a tag"),
    (changed('[Target "5"]', '[Target "5"]\n[Target "5"]'), 4, "a second tag Target"),
    (changed('[Target "5"]', '[Target 1 "5"]'), 3, "the tag Target has no number"),
    (changed('[Club "', '[Optoins "'), 5, "unknown tag 'Optoins', too like 'Options'"),
    (changed('[Club "', '[OPTIONS "'), 5, "unknown tag 'OPTIONS', too like 'Options'"),
    (changed('[Club "', '[options "'), 5, "unknown tag 'options', too like 'Options'"),
    (changed('[Club "', '[commitMENT 3 "'), 5, "unknown tag 'commitMENT', too like 'Commitment'"),
    (changed('[Club "', '[TARGT "'), 5, "unknown tag 'TARGT', too like 'Target'"),
    (changed('[Club "L\'Homme de Brouc"]', '[Options "speed=high"]'), 5, "unknown option"),
    (changed('[Club "L\'Homme de Brouc"]', '[Options "marking"]'), 5, "not an option"),
    (changed('[Club "L\'Homme de Brouc"]', '[Options "target=6"]'), 3, "differ (rules 7.1)"),
    (changed('[Club "', '[Cut "'), 5, "the tag Cut needs a number"),
    (changed('[Club "L\'Homme de Brouc"]', '[Cut 1 "32"]'), 5, "a cut is a number from 1 to 31"),
    (changed('[Club "L\'Homme de Brouc"]', '[Secret 1 "ab"]'), 5, "Secret 1 is not 32 bytes"),
    (changed('[Club "L\'Homme de Brouc"]', '[Secret 0 "ab"]'), 5, "not a tag's number"),
    # the deal
    (changed("deal 1 dealer W", "deal 2 dealer W"), 8, "deal 1 is due, not '2'"),
    (changed("deal 1 dealer W", "deal 1 dealer X"), 8, "not a seat: 'X'"),
    (changed("deal 1 dealer W", "deal 1 W"), 8, "'deal 1 dealer' and a seat are due"),
    (
        changed("deal 2 dealer S", "deal 2 dealer E").replace("up 8s", "up Ts"),
        24,
        "last dealer's right (rules 1.3)",
    ),
    (changed("up Kh", "up 8h"), 13, "8h is none of dealer W's eight cards (rules 1.5)"),
    (changed("up Kh", "up"), 13, "one card is due"),
    (changed("up Kh\n", ""), 13, "the line 'up' is due"),
    (changed("S Jh As", "S Jh Aq"), 11, "not a card: 'Aq' (rules 1.1)"),
    (changed("S Jh As", "S Jh"), 11, "S holds 7 cards, not eight (rules 1.4)"),
    (changed("S Jh As", "S Jh Qh"), 11, "Qh is dealt twice (rules 1.1)"),
    # the play
    (changed("2 E Jd", "3 E Jd"), 15, "trick 2 is due, not '3'"),
    (changed("2 E Jd", "2 W Jd"), 15, "trick 2 is led by E, not by W (rules 2.1)"),
    (changed("2 E Jd Ac Kd 8d", "2 E Jd Ac 8d Kd"), 15, "W 8d: the card is not held (rules 2.2)"),
    (changed("2 E Jd Ac Kd 8d", "2 E Jd Ac Kd"), 15, "trick 2 has 3 of four cards"),
    (changed("2 E Jd Ac Kd 8d", "2 E Jd Ac Kd 8d 7c"), 15, "7c is a fifth card"),
    (changed("2 E Jd Ac Kd 8d", "2 E Jd Ac Kd Qd 8d"), 15, "8d is a fifth card"),
    (changed("2 E Jd Ac Kd 8d", "2 E Jd Ac Tc 8d"), 15, "W Tc: the suit led must be followed"),
    (changed("2 E Jd", "2 E {W shrug} Jd"), 15, "nobody says 'shrug'"),
    (changed("2 E Jd", "2 E {dehors} Jd"), 15, "a seat and what it said are due"),
    (changed("2 E Jd", "2 E {W dehors Jd"), 15, "neither a card nor {something said}"),
    (changed("2 E Jd", "2 E {W dehors} Jd"), 15, "the deal is over (wrong-dehors)"),
    (changed("2 E Jd", "2 E {E 20d} Jd"), 15, "cards of this marriage are not held (rules 3.2)"),
    (changed("2 E Jd", "2 E {N 20d} Jd"), 15, "the team has won no trick yet (rules 3.2)"),
    (changed("2 E Jd", "2 E {E 20h} Jd"), 15, "20 is not said in trumps (rules 3.1)"),
    (changed("2 E Jd", "2 E {E 40d} Jd"), 15, "40 is not said in a plain suit (rules 3.1)"),
    (changed("2 E Jd", "2 E {E mark Qd} Jd"), 15, "marked automatically (rules 3.4)"),
    (changed("2 E Jd", "2 E {E cape-et-dehors} Jd"), 15, "slate is too low for it (rules 6.4)"),
    (changed("2 E Jd", "2 E {E partie-et-vole} Jd"), 15, "no such announcement (rules 6.4)"),
    (changed("Ks 8h {N dehors}\n", "{N dehors}\n7 E 9s\n"), 20, "trick 7: the deal is over"),
    (changed("6 N Qs 7d Ks 8h {N dehors}\n", "6 N\n"), 19, "trick 6 is empty"),
    # what is derived
    (changed("end wrong-dehors N coches 2", "end dehors N coches 2"), 20, "(rules 5.5)"),
    (changed("end wrong-dehors N coches 2", "end wrong-dehors S coches 2"), 20, "(rules 5.5)"),
    (changed("end wrong-dehors N coches 2", "end wrong-dehors N coches 1"), 20, "(rules 5.5)"),
    (changed("end wrong-dehors N coches 2", "end !"), 20, "not a line 'end'"),
    (changed("slate NS 0 EW 0", "slate NS 0 EW 1"), 21, "(rules 4.1)"),
    (changed("coches NS 2 EW 0", "coches NS 0 EW 2"), 22, "(rules 4.2)"),
    (SMALL + "end counted\n", 31, "deal 2 has not ended"),
    (SMALL + "1 E Ah 8h\n", 31, "trick 2 is due"),
    (SMALL + "deal 3 dealer E\n", 31, "the hand of N is due"),
    (SMALL + "goodbye\n", 31, "a trick, a result or a deal is due, not 'goodbye'"),
]


@pytest.mark.parametrize(
    ("text", "line", "what"), WRONG, ids=[f"{line}-{what[:40]}" for _, line, what in WRONG]
)
def test_what_is_wrong_is_named_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(RecordError) as error:
        FORMAT.adjudicate(FORMAT.read(text))
    assert what in str(error.value)
    assert error.value.line == line


def test_bytes_that_are_not_utf_8_are_named_with_their_line() -> None:
    data = SMALL.encode().replace(b"Etivaz", b"\xc9tivaz")
    with pytest.raises(RecordError, match="not UTF-8") as error:
        FORMAT.read(data)
    assert error.value.line == 4


def test_no_deal_follows_the_end_of_the_match_rules_7_1() -> None:
    journal = random_journal(RuleSet(), 3)
    text = FORMAT.write(FORMAT.record_of(RuleSet(), journal))
    last = replay(RuleSet(), journal).next_dealer
    number = text.count("\ndeal ") + 1
    hands = "".join(
        f"{seat} {' '.join(map(str, PACK[i * 8 : i * 8 + 8]))}\n" for i, seat in enumerate("NWSE")
    )
    up = {"N": "7h", "W": "7d", "S": "7c", "E": "7s"}[str(last)]
    more = f"\ndeal {number} dealer {last}\n{hands}up {up}\n"
    with pytest.raises(RecordError, match=r"the match is over \(rules 7\.1\)"):
        FORMAT.adjudicate(FORMAT.read(text + more))


def test_every_violation_has_a_sentence() -> None:
    assert all(one.sentence and one.rule for one in Violation)
    assert Violation.MUST_BEAT_TRUMP.code == "must-beat-trump"


def test_a_long_word_makes_a_short_line_and_a_tag_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(RecordError) as error:
        FORMAT.read(changed("S Jh As", f"S Jh {'A' * 10_000}"))
    assert len(str(error.value)) < 250
    with pytest.raises(ValueError, match="control"):
        Tag("North", "two\nlines")
    with pytest.raises(ValueError, match="name"):
        Tag("No rth", "x")


def test_every_option_is_written_by_its_name() -> None:
    rng = random.Random(7)
    for name in set(OPTIONS.sections) - {"target"}:
        *_, value = OPTIONS.values(name)
        rules = ruleset("brouc", {name: value})
        record = FORMAT.record_of(rules, random_journal(rules, rng.randrange(1000), limit=50))
        options = record.tags.get("Options")
        assert options is not None
        assert options.value == f"{name}={value}"
        assert FORMAT.read(FORMAT.write(record)).rules == rules


def work(task: Callable[[], object]) -> int:
    """Number of calls of functions, generators and C methods."""
    entered = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal entered
        entered += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        task()
    finally:
        sys.setprofile(before)
    return entered


@pytest.mark.parametrize("tag", ['[Club-{} "v"]', '[Secret {} "' + "0" * 64 + '"]', '[X{} "v"] '])
def test_twice_the_tags_are_twice_the_work(tag: str) -> None:
    def record(count: int) -> str:
        tags = (tag.format(number) + "\n" * (not tag.endswith(" ")) for number in range(1, count))
        return SMALL.replace("[Target", "".join(tags).rstrip() + "\n[Target", 1)

    few, many = (work(partial(FORMAT.read, record(count))) for count in (400, 1600))
    assert few > 400
    assert many < 4.5 * few
