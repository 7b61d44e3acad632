"""Messages and replay of a card game, and parsing of its input, from the standard view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from gamekit.api.face import At, Command, Help, Page, Say, Seen
from gamekit.api.panel import Act, Button, Choice, Menu, Panel, Row, Style
from gamekit.api.scenes import Scene
from gamekit.cardgame.actions import Move, Play
from gamekit.cardgame.game import CardGame
from gamekit.cardgame.kinds import FilmFacts, FinalFacts, HandFacts, ReplayFacts
from gamekit.cardgame.pictures import Held
from gamekit.cardgame.recap_parts import LastTrick
from gamekit.cardgame.rules import CardRules
from gamekit.cardgame.speech import Speech
from gamekit.cardgame.view import View
from gamekit.cards.cards import Card, Suit
from i18n.cards import card_face, card_label, card_name
from i18n.typed import plain, read_card

_MOST: Final = 25
_ROW: Final = 5
_STOPS: Final = 25
_CALLS: Final = 10
"""Calls with buttons; more are in a menu."""


class CardFace:
    """Panels and texts. Stateless."""

    pages: tuple[Page, ...] = (Page("last", heavy=True), Page("why", on_board=False))
    commands: tuple[Command, ...] = (Command("last", page="last"),)

    def __init__(self, game: CardGame, rules: CardRules, say: Say) -> None:
        self.say: Final = say
        self.game: Final = game
        self.rules: Final = rules

    def speech(self, at: At) -> Speech:
        """Language and people of a panel."""
        return Speech.of(self.say, at)

    # -- public ------------------------------------------------------------------------------------

    def board(self, view: View, at: At) -> Panel:
        """The deal in progress."""
        say = self.speech(at)
        return Panel(
            title=say("deal-title", deal=view.number, dealer=say.who(view.dealer or "")),
            lines=tuple(self._lines(view, say)),
            small=tuple(self._standing(view, say)),
            scene=Scene("board", view),
        )

    def _lines(self, view: View, say: Speech) -> Iterator[str]:
        """Calls and the game's own lines."""
        for seat, line in view.said:
            yield say("deal-said", who=say.who(seat), said=say.line(line))
        yield from say.lines(view.lines)

    def _standing(self, view: View, say: Speech) -> Iterator[str]:
        """Trump, stock, tricks and score."""
        if view.trump is not None:
            yield say("deal-trump", suit=say.suit(view.trump))
        if view.turned is not None:
            yield say("deal-turned", card=say.card(view.turned))
        if view.stock:
            yield say("deal-stock", count=view.stock)
        sides = self.game.sides
        if view.tricks:
            winners = [trick.winner for trick in view.tricks]
            tricks = [sum(map(winners.count, side)) for side in sides]
            yield say("deal-tricks", list=say.sums(sides, tricks))
        scores = say.sums(sides, view.scores)
        if view.goal is None:
            yield say("deal-scores", list=scores)
        else:
            yield say("deal-scores-to", list=scores, goal=str(view.goal))

    def recap(self, view: View, at: At) -> Panel:
        """A finished deal."""
        say = self.speech(at)
        return Panel(
            title=say("recap-title", deal=view.number),
            lines=(
                *say.lines(view.ending),
                say("deal-points", list=say.sums(self.game.sides, view.points)),
            ),
            small=tuple(self._standing(view, say)),
            scene=Scene("recap", view),
        )

    def call(self, view: View, at: At) -> Panel | None:
        """No message besides the recap."""
        return None

    def final(self, view: View, at: At, seen: Seen) -> Panel:
        """A finished match."""
        say, won = self.speech(at), view.won
        title = (
            say("final-title-one", winner=say.who(won[0]))
            if len(won) == 1
            else say("final-title", winners=say.people(won))
        )
        score = say("final-score", list=say.sums(self.game.sides, view.scores))
        return Panel(
            title=title,
            lines=(score,),
            scene=Scene("final", view, FinalFacts(seen.seconds, dict(seen.ratings))),
            tone="loud",
        )

    # -- private -----------------------------------------------------------------------------------

    def hand(self, view: View, at: At) -> Panel:
        """Cards and calls of a seat as buttons."""
        assert view.seat is not None
        say = self.speech(at)
        seat = say(f"seat-{view.seat}")
        if not view.dealt:
            return Panel(say("hand-waiting", seat=seat, table=str(at.table)))
        cards = tuple(self._cards(view, at))
        if at.looks_on or not view.hand:
            scene = Scene("hand", Held(view.seat, view.hand)) if view.hand else None
        else:
            scene = Scene("hand", view, HandFacts(at.help != "none"))
        lines: tuple[str, ...] = ()
        if not at.rests:
            lines = tuple(self._lines(view, say))
            if at.looks_on and view.trick:
                cards_ = say.cards(one.card for one in view.trick)
                lines = (*lines, say("trick-lies", cards=cards_))
        return Panel(
            title=say("hand-heading", table=str(at.table), deal=view.number, seat=seat),
            lines=lines,
            small=() if at.rests else tuple(self._standing(view, say)),
            scene=scene,
            rows=(*cards, *self._calls(view, at)),
            moves=len(cards),
            tone="turn" if view.mine else "wood",
        )

    def _cards(self, view: View, at: At) -> Iterator[Row]:
        """Rows with a button for each card of the hand."""
        assert view.seat is not None
        legal = {one.card for one in view.may if isinstance(one, Play)}
        plays = Play in self.game.actions
        for row in _batched(dict.fromkeys(view.hand) if plays else ()):
            yield tuple(self._card(view, card, card in legal, at) for card in row)

    def _card(self, view: View, card: Card, legal: bool, at: At) -> Button:
        assert view.seat is not None
        action = self.rules.encode(Play(view.seat, card))
        face, emoji = card_face(at.language, card, four=at.four_colours)
        shown = card_label(at.language, card)
        if legal and at.sure == action:
            return Button(Act(action, sure=True), face, emoji, "success", card=shown)
        enabled = legal or (at.help == "none" and view.mine)
        return Button(Act(action), face, emoji, "primary" if legal else "plain", enabled, shown)

    def _calls(self, view: View, at: At) -> Iterator[Row]:
        """Rows with a button for each legal action that is no card of the hand."""
        calls = [one for one in view.may if not isinstance(one, Play)]
        if len(calls) > _CALLS:
            choices = tuple(
                Choice(self.rules.encode(one), self._label(one, at.language)[:100])
                for one in calls[:_MOST]
            )
            yield Menu("calls", self.say(at.language, "button-calls"), choices)
            calls = []
        for row in _batched(calls):
            yield tuple(self._call(one, at) for one in row)

    def _call(self, action: Any, at: At) -> Button:
        text, words = self.rules.encode(action), self._label(action, at.language)
        if text == at.sure:
            return Button(Act(text, sure=True), words, style="success")
        style: Style = "primary" if isinstance(action, Move) else "danger"
        return Button(Act(text, asks=action.binds), words, style=style)

    # -- pages -------------------------------------------------------------------------------------

    def page(self, name: str, view: View, at: At) -> Panel:
        """The last trick, or what may not be played and why."""
        say = self.speech(at)
        if name == "why":
            return Panel(lines=tuple(self._why(view, say)))
        tricks = view.tricks
        if not tricks:
            return Panel(lines=(say("last-none"),))
        trick, number = tricks[-1], len(tricks)
        cards = say.cards(one.card for one in trick.laid)
        line = say("last-trick", number=str(number), cards=cards, winner=say.who(trick.winner))
        scene = Scene("last", LastTrick(trick, number, view.trump))
        return Panel(lines=(line,), scene=scene, told=True)

    def _why(self, view: View, say: Speech) -> Iterator[str]:
        if view.next.awaits != "turn":
            yield say("why-no-deal")
        elif not view.mine:
            yield say("why-not-turn", person=say.who(view.next.seat or ""))
        elif not view.refused:
            yield say("why-all")
        for reason in dict.fromkeys(reason for _, reason in view.refused):
            cards = say.cards(card for card, why in view.refused if why == reason)
            yield say("why-line", cards=cards, reason=say(reason.code, rule=reason.rule))

    def panel(self, name: str, view: View, at: At) -> Panel:
        """Never requested."""
        raise KeyError(name)

    # -- words -------------------------------------------------------------------------------------

    def label(self, action: str, language: str, view: View | None = None) -> str:
        """Text of an action."""
        return self._label(self.rules.decode(action), language)

    def _label(self, action: Any, language: str) -> str:
        if isinstance(action, Play):
            return card_name(language, action.card)
        word = type(action).__name__.lower()
        values: dict[str, str | int] = {}
        for name, value in vars(action).items():
            match value:
                case Card():
                    values[name] = card_name(language, value)
                case Suit():
                    values[name] = self.say(language, f"suit-{value.value}")
                case tuple():
                    values[name] = ", ".join(card_name(language, card) for card in value)
                case _:
                    values[name] = value
        if self.say.has(language, f"act-{word}"):
            return self.say(language, f"act-{word}", **values)
        shown = (str(value) for name, value in values.items() if name != "seat")
        return " ".join((word.capitalize(), *shown))

    def typed(self, command: str, text: str, view: View, language: str) -> tuple[str, ...]:
        """Parse a journal's text, an action's label or a card."""
        if view.seat is None or command != "play" or len(text) > 80:
            return ()
        text = text.strip()
        try:
            action = self.rules.decode(text)
        except ValueError:
            pass
        else:
            return (text,) if self.rules.actor(action) == view.seat else ()
        wanted = plain(text)
        named = [one for one in view.may if plain(self._label(one, language)) == wanted]
        if named:
            return tuple(map(self.rules.encode, named))
        if Play not in self.game.actions:
            return ()
        found = read_card(text, language, view.trump, self.game.pack)
        # Any card that is not held gets the rule's answer.
        meant = tuple(card for card in found if card in view.hand) or found[:1]
        return tuple(self.rules.encode(Play(view.seat, card)) for card in meant)

    def proposals(
        self, command: str, text: str, view: View, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """Complete the label of an action."""
        if view.seat is None or command != "play":
            return ()
        able = list(view.may)
        if help == "none" and view.mine and Play in self.game.actions:
            able += [Play(view.seat, card) for card, _ in view.refused]
        begun = plain(text)
        found = (
            Choice(self.rules.encode(one), self._label(one, language)[:100])
            for one in dict.fromkeys(able)
        )
        shown = [choice for choice in found if begun in plain(choice.label)]
        if not shown and begun:
            cards = set(read_card(text, language, view.trump, view.hand))
            shown = [
                Choice(self.rules.encode(one), self._label(one, language)[:100])
                for one in able
                if isinstance(one, Play) and one.card in cards
            ]
        return tuple(shown[:_MOST])


def _batched(items: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """Rows of at most five, as even as possible."""
    these = tuple(items)
    if these:
        rows = -(-len(these) // _ROW)
        size = -(-len(these) // rows)
        yield from (these[start : start + size] for start in range(0, len(these), size))


class CardReplay:
    """Steps from the actions that a finished deal's view keeps."""

    def __init__(self, face: CardFace) -> None:
        self._face: Final = face

    def last(self, view: View) -> int:
        """Number of actions."""
        return len(view.past)

    def stops(self, view: View) -> tuple[int, ...]:
        """Before the first card of each trick."""
        found, step = [], 0
        plays = [number for number, one in enumerate(view.past) if self._lays(one)]
        for trick in view.tricks:
            if step < len(plays):
                found.append(plays[step])
            step += len(trick.laid)
        return tuple(found[:_STOPS])

    def _lays(self, action: object) -> bool:
        return bool(getattr(action, "card", None))

    def step(self, view: View, step: int, at: At, bottom: str | None) -> Panel:
        """Table after a number of actions, and the last one in words."""
        say = self._face.speech(at)
        title = say("replay-title", deal=view.number, step=step, end=len(view.past))
        line = say("replay-dealt")
        if 0 < step <= len(view.past):
            action = view.past[step - 1]
            what = self._face.label(self._face.rules.encode(action), at.language)
            line = say("replay-did", who=say.who(action.seat), what=what)
        return Panel(title, lines=(line,), scene=Scene("replay", view, ReplayFacts(step, bottom)))

    def film(self, view: View, at: At, bottom: str | None) -> Scene | None:
        """Animation of the deal, a frame an action."""
        return Scene("film", view, FilmFacts(bottom)) if view.past else None

    def summary(self, view: View, at: At) -> str:
        """Points of the sides."""
        say = self._face.speech(at)
        points = say.sums(self._face.game.sides, view.points)
        return say("replay-summary", deal=view.number, list=points)[:100]
