"""Lykta in messages: words and a menu, no pictures."""

from __future__ import annotations

from typing import Final

from gamekit.api.face import At, Command, Help, Page, Seen
from gamekit.api.panel import Act, Button, Choice, Menu, Panel, Row, Tone
from lykta.rules import SEATS, View
from lykta.words import say


class LyktaFace:
    """The face; every panel is made from a view alone."""

    say = say
    pages: tuple[Page, ...] = ()
    commands: tuple[Command, ...] = ()

    def board(self, view: View, at: At) -> Panel:
        """The lantern that burns."""
        number = min(len(view.taken) + 1, len(view.lit))
        title = say(at.language, "board-title", deal=view.next.deal, number=number)
        lines = (*self._burning(view, at), *_out(view, at))
        return Panel(title=title, lines=lines, awaited=self._waiting(view, at))

    def _burning(self, view: View, at: At) -> tuple[str, ...]:
        if len(view.taken) == len(view.lit):
            return ()
        return (say(at.language, "board-worth", worth=view.lit[-1]),)

    def _waiting(self, view: View, at: At) -> tuple[str, ...]:
        if len(view.taken) == len(view.lit) or not view.waiting:
            return ()
        who = ", ".join(_who(seat, at) for seat in view.waiting)
        return (say(at.language, "board-waiting", who=who),)

    def recap(self, view: View, at: At) -> Panel:
        """Takers of the lanterns."""
        deal = view.next.deal - (view.next.awaits == "deal")
        title = say(at.language, "recap-title", deal=deal)
        return Panel(title=title, lines=(*_out(view, at), *_points(view, at)))

    def call(self, view: View, at: At) -> Panel | None:
        """Nothing that all must see."""
        return None

    def final(self, view: View, at: At, seen: Seen) -> Panel:
        """The winner."""
        best = max(view.points)
        who = _who(SEATS[view.points.index(best)], at)
        title = say(at.language, "final-title", who=who, points=best)
        return Panel(title=title, lines=_points(view, at), tone="loud")

    def hand(self, view: View, at: At) -> Panel:
        """The bids in a menu, and feeding."""
        language, rows = at.language, list[Row]()
        lines = [*self._burning(view, at), *_points(view, at)]
        if view.own is not None:
            lines.append(say(language, "hand-own", bid=view.own))
        if view.next.seat == view.seat and view.left:
            bids = [f"bid {view.seat} {bid}" for bid in view.left]
            choices = tuple(Choice(bid, self.label(bid, language)) for bid in bids)
            rows.append(Menu("bid", say(language, "hand-choose"), choices))
        if view.may_feed:
            label = say(language, "act-feed")
            rows.append((Button(Act(f"feed {view.seat}"), label=label),))
        if at.sure:
            label = self.label(at.sure, language)
            lines.append(say(language, "hand-again", what=label))
            rows.append((Button(Act(at.sure, sure=True), label=label, style="success"),))
        tone: Tone = "turn" if view.next.seat == view.seat else "wood"
        title = say(language, "hand-title")
        return Panel(
            title=title,
            lines=tuple(lines),
            awaited=self._waiting(view, at),
            rows=tuple(rows),
            tone=tone,
        )

    def page(self, name: str, view: View, at: At) -> Panel:
        """Return no page; Lykta has none."""
        raise ValueError(f"no page {name!r}")

    def panel(self, name: str, view: View, at: At) -> Panel:
        """Return no page; Lykta has none."""
        raise ValueError(f"no panel {name!r}")

    def label(self, action: str, language: str, view: View | None = None) -> str:
        """An action in words."""
        match action.split(" "):
            case ["bid", _, bid]:
                return say(language, "act-bid", bid=bid)
            case ["feed", _]:
                return say(language, "act-feed")
        raise ValueError(f"nobody does {action[:20]!r}")

    def typed(self, command: str, text: str, view: View, language: str) -> tuple[str, ...]:
        """A bid as a number or in words, or feeding."""
        word = text.strip().casefold()
        wishes = [f"feed {view.seat}", *(f"bid {view.seat} {bid}" for bid in range(1, 6))]
        return tuple(
            wish
            for wish in wishes
            if word in (wish, self.label(wish, language).casefold())
            or (wish.startswith("bid") and word == wish.split(" ")[-1])
        )

    def proposals(
        self, command: str, text: str, view: View, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """Everything that may be done and has these words."""
        wishes = [f"bid {view.seat} {bid}" for bid in view.left]
        wishes += [f"feed {view.seat}"] if view.may_feed else []
        word = text.strip().casefold()
        found = [Choice(wish, self.label(wish, language)) for wish in wishes]
        return tuple(choice for choice in found if word in choice.label.casefold())


def _who(seat: str | None, at: At) -> str:
    if seat is None:
        return say(at.language, "nobody")
    return at.names.get(seat) or say(at.language, f"seat-{seat}")


def _out(view: View, at: At) -> tuple[str, ...]:
    return tuple(
        say(at.language, "out", number=number, worth=worth, who=_who(seat, at))
        for number, (worth, seat) in enumerate(view.taken, 1)
    )


def _points(view: View, at: At) -> tuple[str, ...]:
    return tuple(
        say(at.language, "board-points", who=_who(seat, at), points=points)
        for seat, points in zip(SEATS, view.points, strict=True)
    )


FACE: Final = LyktaFace()
