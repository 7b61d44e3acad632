"""Every legal action can be pressed, and typed in every language."""

from __future__ import annotations

from typing import Any, Final

from i18n import LANGUAGES
from tools.conformance import shown
from tools.conformance.report import Check
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk


def run(subject: Subject) -> str:
    """Compare legal actions with those of buttons, menus and words."""
    rules = subject.rules
    reached: set[str] = set()
    for one, state in subject.sample:
        if rules.next(state).awaits not in ("turn", "booking"):
            continue
        for seat in rules.seats:
            legal = {rules.encode(action) for action in rules.legal_actions(state, seat)}
            _pressed(subject, one, state, seat, legal)
            for text in legal - reached:
                _typed(subject, one, state, seat, text)
            reached |= legal
    return f"{len(reached)} actions by buttons and by words in {len(LANGUAGES)} languages"


def _pressed(subject: Subject, one: Walk, state: Any, seat: str, legal: set[str]) -> None:
    for help_ in ("rules", "none"):
        at = subject.at("en", offers=shown.OFFERS, help=help_)
        panels = shown.private(subject, state, seat, at)
        able = {act.action for panel in panels.values() for act in shown.acts(panel)}
        if missing := sorted(legal - able):
            what = f"{missing[0]!r} is legal, and no button of {seat}'s hand does it"
            raise subject.fail(one, what)
        foreign = [text for text in able if subject.rules.actor(subject.rules.decode(text)) != seat]
        if foreign:
            raise subject.fail(one, f"{seat}'s hand has a button for another: {foreign[0]!r}")
    moves = {text for text in legal if subject.rules.is_move(subject.rules.decode(text))}
    plain = {act.action for panel in panels.values() for act in shown.acts(panel) if not act.sure}
    for text in sorted(moves & plain)[:3]:
        again = shown.private(subject, state, seat, subject.at("en", sure=text))
        sure = {act.action for panel in again.values() for act in shown.acts(panel) if act.sure}
        if text not in sure:
            what = f"{text!r} was pressed once, and no button of the hand does it for sure"
            raise subject.fail(one, what)


def _typed(subject: Subject, one: Walk, state: Any, seat: str, text: str) -> None:
    face, view = subject.game.face, subject.rules.view(state, seat)
    commands = ("play", *(command.name for command in face.commands if command.page is None))
    for language in LANGUAGES:
        label = face.label(text, language, view)
        if not label.strip():
            raise subject.fail(one, f"{text!r} has no label in {language!r}")
        words = ("", label, text)
        if not any(text in face.typed(c, w, view, language) for c in commands for w in words):
            what = f"{text!r} is legal, and neither {label!r} nor a command means it in {language}"
            raise subject.fail(one, what)
    worded = (command.name for command in face.commands if command.argument)
    for command in ("play", *worded):
        for choice in face.proposals(command, "", view, "en"):
            if choice.action not in face.typed(command, choice.action, view, "en"):
                what = f"/{command} proposes {choice.action!r} and does not understand it"
                raise subject.fail(one, what)


CHECK: Final = Check("reach", "what may be done can be pressed and typed", run)
