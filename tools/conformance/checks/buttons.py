"""No button leads to a refusal where the table helps with legal moves.

A binding call may stand in every hand while anybody may make it, so that it keeps its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gamekit.api.panel import Act, Menu, Panel
from tools.conformance import shown
from tools.conformance.report import Check
from tools.conformance.subject import Subject
from tools.conformance.walks import Walk

Offers = dict[tuple[str | None, ...], tuple[str, ...]]
"""Offers of a hand, each with the actions that it may lead to."""


def run(subject: Subject) -> str:
    """Compare legal actions with every button and menu line of the hands."""
    looked = 0
    for one, state in subject.sample:
        for help_ in ("rules", "hints"):
            at = subject.at("en", offers=shown.OFFERS, help=help_)
            hands = {
                seat: dict(_offers(shown.private(subject, state, seat, at)))
                for seat in subject.rules.seats
            }
            _refused(subject, one, state, hands)
            looked += sum(map(len, hands.values()))
    return f"{looked} buttons and lines of menus"


def _refused(subject: Subject, one: Walk, state: Any, hands: dict[str, Offers]) -> None:
    rules = subject.rules
    legal = {rules.encode(action) for seat in hands for action in rules.legal_actions(state, seat)}
    for seat, offers in hands.items():
        for what, actions in offers.items():
            all_over = (other.get(what, ()) for other in hands.values()) if what[0] else ()
            if legal.isdisjoint(actions) and all(map(legal.isdisjoint, all_over)):
                raise subject.fail(one, f"{seat}'s hand offers {actions[0]!r}, which is refused")


def _offers(panels: dict[str, Panel]) -> Iterator[tuple[tuple[str | None, ...], tuple[str, ...]]]:
    """Enabled buttons and menu lines; the first word of each marks binding calls."""
    for name, panel in panels.items():
        for row in panel.rows:
            if isinstance(row, Menu):
                for line in row.choices:
                    led = (text for text in row.actions() if line.action in (text, *text.split()))
                    yield ("", name, row.name, line.action), tuple(led)
                continue
            for button in row:
                if isinstance(button.press, Act) and button.enabled:
                    asks = "asks" if button.press.asks else ""
                    own = button.label if asks else button.press.action
                    yield (asks, name, own), (button.press.action,)


CHECK: Final = Check("buttons", "no button that is shown is refused", run)
