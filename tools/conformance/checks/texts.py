"""Actions as text: one line, invertible, short enough for buttons."""

from __future__ import annotations

from random import Random
from typing import Final

from tools.conformance.errors import BrokenLawError
from tools.conformance.report import Check
from tools.conformance.subject import Subject

LONGEST: Final = 40
"""Characters of a seat's action, which is part of a custom id."""
RESERVED: Final = ":~"


def run(subject: Subject) -> str:
    """Check every done or possible action, and malformed texts."""
    rules = subject.rules
    seen: set[str] = set()
    for one, state in subject.sample:
        for seat in rules.seats:
            for action in rules.legal_actions(state, seat):
                text = rules.encode(action)
                seen.add(text)
                if len(text) > LONGEST:
                    what = f"{text!r} has {len(text)} characters, more than a button takes"
                    raise subject.fail(one, f"{what} ({LONGEST})")
                if any(char in RESERVED or not "!" <= char <= "~" for char in text if char != " "):
                    what = f"{text!r} has characters that no button takes"
                    raise subject.fail(one, what)
    for one, moment in subject.moments():
        text = rules.encode(moment.action)
        seen.add(text)
        if text != " ".join(text.split()):
            raise subject.fail(one, f"{text!r} is not one line of words and single spaces")
        if rules.decode(text) != moment.action:
            raise subject.fail(one, f"{text!r} is not read back as the action it was")
    _spoilt(subject, sorted(seen))
    return f"{len(seen)} texts"


def _spoilt(subject: Subject, seen: list[str]) -> None:
    """Check that malformed texts raise ``ValueError`` and nothing else."""
    rng = Random(subject.seed)
    spoilt = ["", " ", "no such action", "\n", "é"]
    for text in rng.sample(seen, min(50, len(seen))):
        words = text.split(" ")
        at = rng.randrange(len(words))
        spoilt += [text[:-1], text + " x", " ".join([*words[:at], "?", *words[at + 1 :]])]
    for text in spoilt:
        try:
            action = subject.rules.decode(text)
        except ValueError:
            continue
        except Exception as error:
            what = f"decode({text!r}) raises {type(error).__name__}, not ValueError"
            raise BrokenLawError(what) from error
        if subject.rules.encode(action) != text:
            raise BrokenLawError(f"{text!r} is read as {subject.rules.encode(action)!r}")


CHECK: Final = Check("texts", "actions are short texts, read back the same", run)
