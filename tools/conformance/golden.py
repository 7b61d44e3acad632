"""One match as a text for review: every action, and each view in short.

The match is that of seed 1, or of the next seed whose match is long enough. An unexpected line in
the file's diff is an unintended change.
"""

from __future__ import annotations

import difflib
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from gamekit.api.panel import Ask, Menu, Panel, Row
from tools.conformance import shown
from tools.conformance.subject import Subject
from tools.conformance.walks import walk

DEALS: Final = 1
"""Deals shown panel by panel; of later ones only the actions."""
LEAST: Final = 5
"""Fewest actions of a match worth reading: a call may end one right after the deal."""


def command(subject: Subject, file: Path, *, write: bool) -> int:
    """Compare with a file or write it; 1 if they differ."""
    text = playthrough(subject)
    if write:
        file.write_text(text, encoding="utf-8")
        return 0
    before = file.read_text("utf-8") if file.exists() else ""
    lines = difflib.unified_diff(
        before.splitlines(), text.splitlines(), str(file), "now", lineterm="", n=1
    )
    difference = list(lines)
    print("\n".join(difference) or f"{file} is as it was.", file=sys.stdout)
    return 1 if difference else 0


def playthrough(subject: Subject) -> str:
    """The text of one match."""
    rules = subject.rules
    walks = (walk(rules, seed) for seed in itertools.count(1))
    one = next(one for one in walks if len(one.moments) >= LEAST)
    options = " ".join(f"{name}={value}" for name, value in one.options.items())
    lines = [f"{rules.name} {one.preset} {options}".rstrip(), ""]
    for moment in one.moments:
        lines.append(f"{moment.number} {subject.text(moment.action)}")
        for seat, name, amount in rules.tally(moment.before, moment.action, moment.after):
            lines.append(f"  + {seat} {name} {amount}")
        awaited = rules.next(moment.after)
        if awaited.deal <= DEALS or awaited.awaits == "nothing":
            lines += _seen(subject, moment.after)
    lines += ["", str(rules.result(one.states[-1]))]
    return "\n".join([*lines, ""])


def _seen(subject: Subject, state: Any) -> Iterator[str]:
    """Public panels, and each seat's private ones."""
    at = subject.at("en", offers=shown.OFFERS)
    for name, panel in sorted(shown.public(subject, state, at).items()):
        if not name.startswith("page"):
            yield from _told(f"  {name}", panel)
    if subject.rules.next(state).awaits in ("turn", "booking"):
        for seat in subject.rules.seats:
            panels = shown.private(subject, state, seat, at)
            yield from _told(f"  {seat}", panels["hand"])


def _told(who: str, panel: Panel) -> Iterator[str]:
    said = (panel.title, panel.status or "", *panel.lines, *panel.awaited, *panel.small)
    text = " / ".join(line for part in said for line in part.splitlines() if line)
    yield f"{who}: {text}"
    for row in panel.rows:
        yield f"    {_row(row)}"


def _row(row: Row) -> str:
    if isinstance(row, Menu):
        lines = ", ".join(choice.action for choice in row.choices)
        return f"{row.name}? {row.action} {lines}" if row.action else f"{row.name}? {lines}"
    return " ".join(_button(button) for button in row)


def _button(button: Any) -> str:
    label = " ".join(filter(None, (button.emoji, button.label)))
    if isinstance(button.press, Ask):
        label = label or button.press.what + button.press.page
    return f"[{label}]" if button.enabled else f"({label})"
