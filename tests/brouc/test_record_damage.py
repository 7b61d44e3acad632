"""Damaged records: one clear line, never a traceback, never a silent repair (docs/record.md)."""

import random
import re
from collections.abc import Callable

import pytest

from brouc.cards import PACK
from brouc.record import FORMAT
from brouc.ruleset import RuleSet, ruleset
from gamekit.records.lines import RecordError
from tests.brouc.matches import random_journal

RECORDS = [
    FORMAT.write(FORMAT.record_of(rules, random_journal(rules, seed, calls=0.02)))
    for seed, rules in enumerate(
        [
            RuleSet(),
            RuleSet(),
            ruleset("homme-de-brou"),
            ruleset("brouc", {"marking": "manual", "target": "9"}),
        ]
    )
]
PLAYED = re.compile(r"[1-8] [NWSE] ")
CARD = re.compile(r"[ATKQJ987][hdcs]")
Damage = Callable[[str, random.Random], str | bytes]


def verdict(damaged: str | bytes) -> str | None:
    """The referee's error, ``None`` if it is accepted; any other exception is a failure."""
    data = damaged if isinstance(damaged, bytes) else damaged.encode()
    try:
        judged = FORMAT.adjudicate(FORMAT.read(data))
    except RecordError as error:
        line, what = error.line, str(error)
    else:
        # Nothing was repaired: the document says what the text said, word by word.
        assert words(FORMAT.write(judged.record)) == words(data.decode())
        return None
    assert what.isprintable()
    assert 1 <= line <= data.count(b"\n") + 1
    return what


def blank(found: re.Match[str]) -> str:
    return "." * len(found[0])


def words(text: str) -> list[str]:
    return [word for line in text.split("\n") if not line.startswith("#") for word in line.split()]


def pick_line(text: str, rng: random.Random, wanted: Callable[[str], object]) -> int:
    lines = text.split("\n")
    return rng.choice([i for i, line in enumerate(lines) if wanted(line)])


def test_the_undamaged_are_accepted() -> None:
    assert [verdict(text) for text in RECORDS] == [None] * len(RECORDS)


# In a deal of eight tricks each card is dealt once and played once. (Another card turned up,
# or another card in a deal that a call stopped, may make another match as good as this one.)
WHOLE = re.compile(r"deal [0-9]+ dealer [NWSE]\n(?:[^u\n].*\n)*up .*\n(?:[1-8] .*\n)*end counted")


def card_changed(text: str, rng: random.Random) -> str:
    deal = rng.choice(list(WHOLE.finditer(text)))
    found = rng.choice(list(CARD.finditer(re.sub(r"up ..|\{.*?\}", blank, deal[0]))))
    other = rng.choice([card.text for card in PACK if card.text != found[0]])
    start = deal.start()
    return text[: start + found.start()] + other + text[start + found.end() :]


def seat_changed(text: str, rng: random.Random) -> str:
    at = pick_line(text, rng, lambda line: re.match(r"[1-8] [NWSE]|[NWSE] |deal", line))
    lines = text.split("\n")
    head, body = (lines[at], "") if lines[at][:4] == "deal" else (lines[at][:3], lines[at][3:])
    place = max(head.rfind(seat) for seat in "NWSE")
    other = rng.choice([seat for seat in "NWSE" if seat != head[place]])
    lines[at] = head[:place] + other + head[place + 1 :] + body
    return "\n".join(lines)


def number_changed(text: str, rng: random.Random) -> str:
    numbered = re.compile(r"(?m)^(?:[1-8] |deal [0-9]+|(?:end|slate|coches) .*[0-9])")
    line = rng.choice(list(numbered.finditer(text)))
    found = rng.choice(list(re.finditer(r"-?[0-9]+", line[0])))
    other = str(int(found[0]) + rng.choice([-10, -1, 1, 10]))
    start = line.start()
    return text[: start + found.start()] + other + text[start + found.end() :]


def word_changed(text: str, rng: random.Random) -> str:
    found = rng.choice(list(re.finditer(r"\b[a-z]{2,}\b", text[text.index("deal 1") :])))
    start = text.index("deal 1") + found.start()
    place = start + rng.randrange(len(found[0]))
    other = rng.choice([c for c in "abcxyzQ" if c != text[place]])
    return text[:place] + other + text[place + 1 :]


def line_dropped(text: str, rng: random.Random) -> str:
    kept = ("", "[Opt", "end ", "slat", "coch")
    at = pick_line(text, rng, lambda line: line[:4] not in kept)
    lines = text.split("\n")
    del lines[at]
    return "\n".join(lines)


def line_doubled(text: str, rng: random.Random) -> str:
    at = pick_line(text, rng, bool)
    lines = text.split("\n")
    lines.insert(at, lines[at])
    return "\n".join(lines)


def lines_swapped(text: str, rng: random.Random) -> str:
    at = pick_line(text, rng, lambda line: PLAYED.match(line) or line.startswith("up "))
    lines = text.split("\n")
    lines[at - 1], lines[at] = lines[at], lines[at - 1]
    return "\n".join(lines)


def cards_swapped(text: str, rng: random.Random) -> str:
    at = pick_line(text, rng, lambda line: PLAYED.match(line) and len(CARD.findall(line[4:])) > 1)
    lines = text.split("\n")
    cards = list(CARD.finditer(re.sub(r"\{.*?\}", blank, lines[at])))
    one, two = rng.sample(cards, 2)
    line = list(lines[at])
    line[one.start() : one.end()], line[two.start() : two.end()] = two[0], one[0]
    lines[at] = "".join(line)
    return "\n".join(lines)


def test_cards_swapped_between_hands_are_refused(patient: bool) -> None:
    def hands_mixed(text: str, rng: random.Random) -> str:
        at = pick_line(text, rng, lambda line: line.startswith("N "))
        lines = text.split("\n")
        one, two = rng.sample(range(at, at + 4), 2)
        first, second = lines[one].split(), lines[two].split()
        played = " ".join(lines[at:])
        # Only a card that was played shows who held it.
        i, j = rng.randint(1, 8), rng.randint(1, 8)
        first[i], second[j] = second[j], first[i]
        lines[one], lines[two] = " ".join(first), " ".join(second)
        assert played != " ".join(lines[at:])
        return "\n".join(lines)

    whole = [text for text in RECORDS if "counted" in text]
    rng = random.Random(11)
    for _ in range(300 if patient else 60):
        text = rng.choice(whole)
        damaged = hands_mixed(text, rng)
        if verdict(damaged) is None:
            # Both cards stayed in hand when the deal was stopped, so nobody can tell.
            assert verdict_of_swap_unplayed(text, damaged)


def verdict_of_swap_unplayed(text: str, damaged: str) -> bool:
    """Whether the cards that changed hands were never played."""
    old, new = text.split("\n"), damaged.split("\n")
    changed = [i for i in range(len(old)) if old[i] != new[i]]
    cards = set(old[changed[0]].split()) ^ set(new[changed[0]].split())
    rest = "\n".join(old[changed[0] :]).split("\n\n")[0].split("\n")
    return not any(card in line for line in rest if PLAYED.match(line) for card in cards)


def call_inserted(text: str, rng: random.Random) -> str:
    said = rng.choice(
        ["dehors", "20x", "60q", "mark Ah", "mark 7c", "cape", "partie-et-cape", "pas", ""]
    )
    at = pick_line(text, rng, lambda line: PLAYED.match(line) and len(line.split()) == 6)
    lines = text.split("\n")
    items = lines[at].split(" ")
    items.insert(rng.randint(2, 5), f"{{{rng.choice('NWSE')} {said}}}")
    lines[at] = " ".join(items)
    return "\n".join(lines)


def falsified(text: str, rng: random.Random) -> str:
    at = pick_line(text, rng, lambda line: line.startswith(("slate", "coches", "end ")))
    lines = text.split("\n")
    word = lines[at].split(" ")[0]
    others = [line for line in lines if line.startswith(word) and line != lines[at]]
    lines[at] = rng.choice(others)
    return "\n".join(lines)


def not_utf_8(text: str, rng: random.Random) -> bytes:
    place = rng.randrange(len(text))
    return text[:place].encode() + bytes([rng.randint(0x80, 0xFF)]) + text[place:].encode()


def truncated(text: str, rng: random.Random) -> str:
    ends = [i for i in range(1, len(text) - 1) if text[i - 1] != "\n"]
    return text[: rng.choice(ends)]


DAMAGES = (
    card_changed,
    seat_changed,
    number_changed,
    word_changed,
    line_dropped,
    line_doubled,
    lines_swapped,
    cards_swapped,
    call_inserted,
    falsified,
    not_utf_8,
    truncated,
)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_record_is_refused(damage: Damage, patient: bool) -> None:
    rng = random.Random(damage.__name__)
    for _ in range(400 if patient else 80):
        text = rng.choice(RECORDS)
        damaged = damage(text, rng)
        assert damaged != text
        assert verdict(damaged) is not None, damaged


def test_any_noise_at_all_is_refused_or_read_as_it_stands(patient: bool) -> None:
    rng = random.Random(99)
    alphabet = 'AKQJT987hdcsNWSE{}[]"\\ \n\t\r\0-0123456789é\u2028﷽#.'
    accepted = 0
    times = 3000 if patient else 500
    for _ in range(times):
        text = rng.choice(RECORDS)
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            place = rng.randrange(len(text))
            span = rng.choice((0, 0, 1, 1, 2, 20))
            new = "".join(rng.choices(alphabet, k=rng.choice((0, 1, 1, 2))))
            text = text[:place] + new + text[place + span :]
        accepted += verdict(text) is None
    # Accepted damage is harmless: an empty line, a space, a comment.
    assert accepted < times / 5
