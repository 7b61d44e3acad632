"""What is packed quickly is read as ever, and is what it was."""

from __future__ import annotations

import pickle
from dataclasses import InitVar, dataclass, field
from enum import Enum, IntFlag
from functools import partial
from typing import Any

import pytest

from base.workers.job import named
from base.workers.pickling import packed
from gamekit.api.scenes import Look, Portrait
from gamekit.cards.cards import Card, Suit


class Way(Enum):
    UP = (1, "up")
    DOWN = (2, "down")


class Marks(IntFlag):
    A = 1
    B = 2


@dataclass(frozen=True, slots=True)
class Nothing:
    pass


@dataclass(frozen=True, slots=True)
class One:
    only: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Worked:
    """With fields that are no arguments, and a step after them."""

    first: int
    twice: int = field(init=False)
    times: InitVar[int] = 2
    last: dict[str, Any] = field(default_factory=dict, kw_only=True)

    def __post_init__(self, times: int) -> None:
        object.__setattr__(self, "twice", self.first * times)


@dataclass(frozen=True, slots=True)
class Own:
    """With a way of its own."""

    secret: int

    def __reduce__(self) -> Any:
        return Own, (self.secret + 1,)


@dataclass
class Open:
    any: object


class Plain:
    def __init__(self) -> None:
        self.here = 1


@pytest.mark.parametrize(
    "value",
    [
        {"a": (Way.UP, Way.DOWN, Marks.A | Marks.B), "b": frozenset({Way.UP}), "c": None},
        (Nothing(), One((1, 2)), One(())),
        Worked(3, 5, last={"x": [1.5, b"bytes", "♥"]}),
        Open([One((7,)), Open(None)]),
        (Card.parse("Ah"), tuple(Suit), Suit, Card, Look, named),
        Look("de-CH", "four", True, (("N", Portrait(image=b"png", initials="AB")),)),
        ValueError("why", 1),
    ],
)
def test_it_is_read_as_it_was(value: Any) -> None:
    ours, usual = pickle.loads(packed(value)), pickle.loads(pickle.dumps(value))
    if not isinstance(value, ValueError):
        assert ours == usual == value
    assert repr(ours) == repr(usual)


def test_one_object_stays_one_and_cards_are_the_only_ones() -> None:
    one = One((1,))
    first, second, card = pickle.loads(packed((one, one, Card.parse("7c"))))
    assert first is second
    assert card is Card.parse("7c")


def test_who_says_how_they_are_kept_is_heard() -> None:
    assert pickle.loads(packed(Own(1))) == Own(2)
    assert pickle.loads(packed(Plain())).here == 1
    assert pickle.loads(packed(partial(int, base=2)))("11") == 3


def test_what_cannot_be_sent_is_refused_as_ever() -> None:
    for value in (lambda: None, iter(lambda: 1, 2)):
        with pytest.raises(Exception, match="pickle"):
            packed(value)
