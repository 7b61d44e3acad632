"""Actions as text (brouc.actions): strict both ways."""

import random

import pytest

from brouc.actions import decode, encode
from brouc.ruleset import ruleset
from tests.brouc.matches import random_journal


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "unknown action: ''"),
        ("shout N", "unknown action: 'shout'"),
        ("Play N Ah", "unknown action: 'Play'"),
        ("play N", "play: wrong number of words"),
        ("play N Ah Kh", "play: wrong number of words"),
        ("play  N Ah", "play: wrong number of words"),
        ("play N Ah ", "play: wrong number of words"),
        ("play X Ah", "not a seat: 'X'"),
        ("play N ah", "not a card: 'ah'"),
        ("play N Ah\n", "not a card"),
        ("declare W x KQ", "not a suit: 'x'"),
        ("declare W h 20", "wrong number of words"),
        ("mark E Xq", "not a card: 'Xq'"),
        ("dehors", "dehors: wrong number of words"),
        ("dehors NS", "not a seat: 'NS'"),
        ("announce N cape", "not an announcement: 'cape'"),
        ("book N", "book: wrong number of words"),
        ("deal", "deal: wrong number of words"),
        ("deal S Ah XX", "not a card: 'XX'"),
    ],
)
def test_what_is_wrong_is_named(text: str, what: str) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the text is checked below
        decode(text)
    assert what in str(error.value)


def test_a_text_that_is_accepted_is_what_would_be_written() -> None:
    rng = random.Random(5)
    rules = ruleset("brouc", {"marking": "manual"})
    texts = [encode(action) for action in random_journal(rules, 2, calls=0.1)]
    accepted = 0
    for _ in range(20_000):
        text = rng.choice(texts)
        place = rng.randrange(len(text) + 1)
        new = "".join(rng.choices("NWSEAKQJT987hdcs playmrkbo\n\t", k=rng.choice((0, 1, 1, 2))))
        text = text[:place] + new + text[place + rng.choice((0, 1, 1, 2)) :]
        try:
            action = decode(text)
        except ValueError:
            continue
        accepted += 1
        assert encode(action) == text
    assert accepted
