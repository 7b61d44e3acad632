"""Options of rules as text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pytest

from gamekit.cards.options import Options


class Pace(Enum):
    SLOW = "slow"
    QUICK = "quick"


@dataclass(frozen=True)
class Rules:
    preset: str = "new"
    own_trump: bool = False
    for_: Pace = Pace.SLOW
    target: int = 5


OPTIONS = Options(
    {"new": Rules(), "old": Rules("old", True, target=12)},
    {"target": "7.1", "own-trump": "2.1", "for": "3.2"},
    {"target": range(1, 1000)},
)


def test_rules_are_read_and_written_by_their_differences_from_the_preset() -> None:
    given = {"own-trump": "no", "for": "quick", "target": "7"}
    rules = OPTIONS.ruleset("old", given)
    assert rules == Rules("old", False, Pace.QUICK, 7)
    assert OPTIONS.preset(rules) == "old"
    assert OPTIONS.written(rules) == given
    assert OPTIONS.written(OPTIONS.ruleset("old", {"target": "12"})) == {}
    assert [OPTIONS.default("old", name) for name in given] == ["yes", "slow", "12"]


@pytest.mark.parametrize(
    ("preset", "given", "error"),
    [
        ("young", {}, "unknown rules: 'young'"),
        ("new", {"preset": "old"}, "unknown option: 'preset'"),
        ("new", {"for_": "slow"}, "unknown option: 'for_'"),
        ("new", {"for": "fast"}, "for is slow or quick, not 'fast'"),
        ("new", {"own-trump": "True"}, "own-trump is no or yes, not 'True'"),
        ("new", {"target": "1000"}, "target is a number from 1 to 999, not '1000'"),
        ("new", {"target": "05"}, "target is a number from 1 to 999, not '05'"),
    ],
)
def test_an_error_names_what_is_unknown(preset: str, given: dict[str, str], error: str) -> None:
    with pytest.raises(ValueError, match=error):
        OPTIONS.ruleset(preset, given)
