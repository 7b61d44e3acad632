"""All panels shown at a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gamekit.api.face import At, Seen
from gamekit.api.panel import Act, Ask, Button, Menu, Panel
from gamekit.api.scenes import Scene
from tools.conformance.subject import Subject

OFFERS: Final = frozenset({"count", "undo", "back", "hint"})
"""All offers of a table; a panel may place any of them."""


def public(subject: Subject, state: Any, at: At) -> dict[str, Panel]:
    """Public panels by method name, made from the spectator's view."""
    face, awaited = subject.game.face, subject.rules.next(state)
    view = subject.rules.view(state, None)
    panels = {f"page {p.name}": face.page(p.name, view, at) for p in face.pages if p.on_board}
    if awaited.awaits in ("turn", "booking"):
        panels["board"] = face.board(view, at)
    elif awaited.awaits == "nothing" or awaited.deal > 1:
        panels["recap"] = face.recap(view, at)
        call = face.call(view, at)
        if call is not None:
            panels["call"] = call
    if awaited.awaits == "nothing":
        panels["final"] = face.final(view, at, Seen(ends=(view,), seconds=600))
    return panels


def private(subject: Subject, state: Any, seat: str, at: At) -> dict[str, Panel]:
    """Panels of one seat: its hand, the pages, and those opened by its buttons."""
    face, view = subject.game.face, subject.rules.view(state, seat)
    panels = {f"page {page.name}": face.page(page.name, view, at) for page in face.pages}
    # People may ask for their hand before the first deal and between deals, too.
    waiting = {"hand": face.hand(view, at)}
    while waiting:
        name, panel = waiting.popitem()
        panels[name] = panel
        for ask in asks(panel):
            opened = f"panel {ask.page}"
            if ask.what == "page" and f"page {ask.page}" not in panels and opened not in panels:
                waiting[opened] = face.panel(ask.page, view, at)
    return panels


def scenes(subject: Subject, state: Any, at: At) -> Iterator[Scene]:
    """The scenes of all panels, the public ones first."""
    panels = list(public(subject, state, at).values())
    for seat in subject.rules.seats:
        panels += private(subject, state, seat, at).values()
    yield from (panel.scene for panel in panels if panel.scene is not None)


def buttons(panel: Panel) -> Iterator[Button]:
    """The buttons of a panel."""
    for row in panel.rows:
        if not isinstance(row, Menu):
            yield from row


def menus(panel: Panel) -> Iterator[Menu]:
    """The menus of a panel."""
    yield from (row for row in panel.rows if isinstance(row, Menu))


def asks(panel: Panel) -> Iterator[Ask]:
    """Requests of a panel to the table."""
    yield from (one.press for one in buttons(panel) if isinstance(one.press, Ask))


def acts(panel: Panel) -> Iterator[Act]:
    """Actions of a panel's enabled buttons and menus."""
    for one in buttons(panel):
        if isinstance(one.press, Act) and one.enabled:
            yield one.press
    for menu in menus(panel):
        yield from map(Act, menu.actions())
