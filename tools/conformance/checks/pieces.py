"""No piece is lost or doubled."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tools.conformance.errors import LeftOutError
from tools.conformance.hooks import pieces_of
from tools.conformance.report import Check
from tools.conformance.subject import Subject


def run(subject: Subject) -> str:
    """Count the pieces after every action."""
    rules = pieces_of(subject.rules)
    if rules is None:
        raise LeftOutError("the rules do not say what their pieces are (pieces)")
    many = 0
    for one in subject.walks:
        all_of_them = Counter(rules.pieces(one.start))
        many = all_of_them.total()
        for number, state in enumerate(one.states):
            now = Counter(rules.pieces(state))
            if now != all_of_them:
                lost, found = all_of_them - now, now - all_of_them
                what = f"after action {number} {_few(lost)} lost and {_few(found)} there twice"
                raise subject.fail(one, what)
    return f"{many} pieces after every action"


def _few(pieces: Counter[object]) -> str:
    return ", ".join(str(piece) for piece in [*pieces][:4]) + " is" if pieces else "nothing is"


CHECK: Final = Check("pieces", "no piece is lost or doubled", run)
