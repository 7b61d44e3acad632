"""Panels fit into messages, and public ones do nothing for one seat alone."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from gamekit.api.panel import Ask, Panel
from i18n import LANGUAGES
from tools.conformance import shown
from tools.conformance.report import Check
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk

LABEL: Final = 80
CHOICE: Final = 100
PLACEHOLDER: Final = 150
TEXT: Final = 3_000
"""Characters of a whole panel; Discord's limit is 4,000, and the table adds lines of its own."""
ROWS: Final = 6
"""Rows of a panel; the table adds rows of its own."""
ASKED: Final = frozenset({"hand", "count", "undo", "back", "hint", "help", "page"})

_BLACK: Final = re.compile("[♠♣](?!\ufe0e)")


def run(subject: Subject) -> str:
    """Check all panels of sampled positions, in every language."""
    looked = 0
    for one, state in subject.sample:
        for language in LANGUAGES:
            at = subject.at(language, offers=shown.OFFERS)
            for name, panel in shown.public(subject, state, at).items():
                _fits(subject, one, name, panel)
                _for_nobody(subject, one, name, panel)
                looked += 1
            for seat in subject.rules.seats:
                for name, panel in shown.private(subject, state, seat, at).items():
                    _fits(subject, one, name, panel)
                    looked += 1
    return f"{looked} panels"


def _fits(subject: Subject, one: Walk, name: str, panel: Panel) -> None:
    def wrong(what: str) -> Exception:
        return subject.fail(one, f"{name}: {what}")

    text = "\n".join((panel.title, panel.status or "", *panel.lines, *panel.small))
    if len(text) > TEXT:
        raise wrong(f"{len(text)} characters of text, more than {TEXT}")
    if len(panel.rows) > ROWS:
        raise wrong(f"{len(panel.rows)} rows, more than {ROWS}")
    for row in panel.rows:
        if isinstance(row, tuple) and not 1 <= len(row) <= 5:
            raise wrong(f"a row of {len(row)} buttons, not 1 to 5")
    for button in shown.buttons(panel):
        if button.label is not None and not 1 <= len(button.label) <= LABEL:
            raise wrong(f"a label of {len(button.label)} characters, not 1 to {LABEL}")
        if button.press is None and button.enabled:
            raise wrong("a button that does nothing is enabled")
        if isinstance(button.press, Ask):
            if button.press.what not in ASKED:
                raise wrong(f"a button asks the table for {button.press.what!r}")
        elif button.press is not None and not (button.label or button.emoji):
            raise wrong(f"the button of {button.press.action!r} has neither label nor emoji")
    for menu in shown.menus(panel):
        if not 1 <= len(menu.choices) <= 25 or len(menu.placeholder) > PLACEHOLDER:
            raise wrong(f"the menu {menu.name!r} has {len(menu.choices)} choices or a long name")
        for choice in menu.choices:
            if not 1 <= len(choice.label) <= CHOICE or len(choice.description or "") > CHOICE:
                raise wrong(f"{choice.label[:30]!r}… is longer than {CHOICE} characters")
        if not 1 <= menu.least <= menu.most <= len(menu.choices) or (
            menu.most > 1 and not menu.action
        ):
            what = f"{menu.least} to {menu.most} of {len(menu.choices)}"
            raise wrong(f"of the menu {menu.name!r} one cannot choose {what}")
        if len({choice.action for choice in menu.choices}) < len(menu.choices):
            raise wrong(f"the menu {menu.name!r} has a choice twice")
    _seen(subject, one, name, panel)
    _once(subject, one, name, panel)


def _seen(subject: Subject, one: Walk, name: str, panel: Panel) -> None:
    """Require text style (U+FE0E) for black suits: emojis are hard to see on dark ground."""
    texts = [panel.title, panel.status or "", *panel.lines, *panel.small]
    for button in shown.buttons(panel):
        texts += [button.label or "", button.emoji or ""]
    for menu in shown.menus(panel):
        for choice in menu.choices:
            texts += [choice.label, choice.description or "", choice.emoji or ""]
    for text in texts:
        if _BLACK.search(text):
            raise subject.fail(one, f"{name}: a black suit without U+FE0E in {text!r}")


def _once(subject: Subject, one: Walk, name: str, panel: Panel) -> None:
    """Require distinct custom ids: Discord refuses a message with duplicates."""
    pressed = Counter(b.press for b in shown.buttons(panel) if b.press is not None)
    named = Counter(menu.name for menu in shown.menus(panel))
    for thing, many in (*pressed.items(), *named.items()):
        if many > 1:
            raise subject.fail(one, f"{name}: two components mean {thing!r}")
    for act in shown.acts(panel):
        subject.rules.decode(act.action)


def _for_nobody(subject: Subject, one: Walk, name: str, panel: Panel) -> None:
    for act in shown.acts(panel):
        actor = subject.rules.actor(subject.rules.decode(act.action))
        what = f"{name} is public and has a button for {actor}: {act.action!r}"
        raise subject.fail(one, what)


CHECK: Final = Check("panels", "panels fit into messages; public ones are for everybody", run)
