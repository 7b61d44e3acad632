"""Nattkort in messages: panels from views, and actions from typed words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamekit.api.face import At, Command, Help, Page, Seen
from gamekit.api.panel import Act, Button, Choice, Panel, Row
from gamekit.api.scenes import Scene
from gamekit.cards.cards import Card
from i18n.cards import card_face, card_label, card_name, card_said
from nattkort.actions import Double, decode, encode
from nattkort.match import SEATS, Play, Trick, View
from nattkort.words import say


class NattkortFace:
    """The face; every panel is made from a view alone."""

    say = say
    pages = (Page("last"),)
    commands = (Command("double"),)

    def board(self, view: View, at: At) -> Panel:
        """The deal in progress."""
        return Panel(
            title=say(at.language, "board-title", deal=view.next.deal),
            lines=self._state(view, at),
            scene=Scene("board", view),
        )

    def _state(self, view: View, at: At) -> tuple[str, ...]:
        language = at.language
        sol, natt = view.points
        lines = [say(language, "board-score", sol=sol, natt=natt, target=view.house.target)]
        sol, natt = (view.taken(seat) for seat in SEATS)
        lines.append(say(language, "board-tricks", sol=sol, natt=natt))
        table = view.tricks[-1] if view.tricks else None
        if table is None:
            lines.append(say(language, "board-empty"))
        else:
            lines.append(say(language, "board-table", cards=_laid(table, language)))
        if view.seen:
            key = "recap-asleep" if view.open else "board-asleep"
            lines.append(say(language, key, cards=_cards(view.seen, language)))
        if view.doubled:
            lines.append(say(language, "board-doubled", who=_who(view.doubled, at)))
        return tuple(lines)

    def recap(self, view: View, at: At) -> Panel:
        """A finished deal."""
        language = at.language
        won = [
            say(language, "recap-won", who=_who(seat, at), tricks=view.taken(seat), points=points)
            for seat, points in zip(SEATS, view.worth, strict=True)
        ]
        asleep = say(language, "recap-asleep", cards=_cards(view.seen, language))
        return Panel(
            title=say(language, "recap-title", deal=len_of(view)),
            lines=(*won, asleep),
            scene=Scene("board", view),
        )

    def call(self, view: View, at: At) -> Panel | None:
        """Nobody calls at the end of a deal."""
        return None

    def final(self, view: View, at: At, seen: Seen) -> Panel:
        """The winner."""
        winner = max(SEATS, key=lambda seat: view.points[SEATS.index(seat)])
        score = " – ".join(str(points) for points in sorted(view.points, reverse=True))
        small: tuple[str, ...] = ()
        if seen.seconds is not None:
            small = (say(at.language, "final-seconds", minutes=-(-seen.seconds // 60)),)
        title = say(at.language, "final-title", who=_who(winner, at), score=score)
        return Panel(title=title, small=small, scene=Scene("board", view), tone="loud")

    def hand(self, view: View, at: At) -> Panel:
        """The cards and the call, as buttons."""
        assert view.seat is not None
        rows: list[Row] = []
        if view.hand:
            rows.append(tuple(self._card(view, card, at) for card in view.hand))
        if view.may_double:
            action = encode(Double(view.seat))
            press = Act(action, sure=True) if at.sure == action else Act(action)
            rows.append((Button(press, label=say(at.language, "act-double"), style="danger"),))
        return Panel(
            title=say(at.language, "hand-title"),
            lines=self._state(view, at),
            scene=Scene("hand", view) if view.hand else None,
            rows=tuple(rows),
            tone="turn" if view.next.seat == view.seat else "wood",
        )

    def _card(self, view: View, card: Card, at: At) -> Button:
        assert view.seat is not None
        action = encode(Play(view.seat, card))
        label, emoji = card_face(at.language, card)
        asked = at.sure == action
        return Button(
            Act(action, sure=asked),
            label=label,
            emoji=emoji,
            style="success" if asked else "primary" if card in view.playable else "plain",
            enabled=at.help == "none" or card in view.playable,
        )

    def page(self, name: str, view: View, at: At) -> Panel:
        """The last complete trick."""
        whole = [trick for trick in view.tricks if trick.winner]
        if not whole:
            return Panel(title=say(at.language, "page-none"))
        return Panel(title=say(at.language, "page-last", cards=_laid(whole[-1], at.language)))

    def panel(self, name: str, view: View, at: At) -> Panel:
        """The hand opens nothing."""
        raise ValueError(f"no panel {name!r}")

    def label(self, action: str, language: str, view: View | None = None) -> str:
        """An action in words."""
        match decode(action):
            case Play(_, card):
                return card_name(language, card)
            case Double():
                return say(language, "act-double")
        raise ValueError(f"nobody does {action[:20]!r}")

    def typed(self, command: str, text: str, view: View, language: str) -> tuple[str, ...]:
        """A card by its name, its letters or the journal's text; or the call."""
        assert view.seat is not None
        double = encode(Double(view.seat))
        word = text.strip().casefold()
        if command == "double" or word in (double, say(language, "act-double-said")):
            return (double,)
        wanted = word.removeprefix(f"play {view.seat} ")
        return tuple(
            encode(Play(view.seat, card))
            for card in view.hand
            if wanted
            in (
                str(card).casefold(),
                card_name(language, card).casefold(),
                card_label(language, card).casefold(),
            )
        )

    def proposals(
        self, command: str, text: str, view: View, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """Cards whose name begins so."""
        if command != "play" or view.seat is None:
            return ()
        word = text.strip().casefold()
        return tuple(
            Choice(encode(Play(view.seat, card)), name)
            for card in (view.hand if help == "none" else view.playable)
            if word in (name := card_name(language, card)).casefold()
        )


def len_of(view: View) -> int:
    """The number of the deal that a view after it shows."""
    return view.next.deal - (view.next.awaits == "deal")


def _who(seat: str, at: At) -> str:
    return at.names.get(seat) or say(at.language, f"seat-{seat}")


def _cards(cards: Sequence[Card], language: str) -> str:
    return " ".join(card_said(language, card) for card in cards)


def _laid(trick: Trick, language: str) -> str:
    return _cards([play.card for play in trick.plays], language)


FACE: Final = NattkortFace()
