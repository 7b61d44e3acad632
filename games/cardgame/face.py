"""Messages and replay of a card game, and parsing of its input, from the standard view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from gamekit.api.face import At, Command, Help, Say, Seen
from gamekit.api.panel import Button, Choice, Menu, Panel, Row, Style
from gamekit.api.rules import Refusal
from gamekit.api.scenes import Scene
from gamekit.cards.cards import Card, Suit
from games.cardgame.actions import Move, Play
from games.cardgame.deal import Trick
from games.cardgame.game import CardGame
from games.cardgame.hand_parts import Held
from games.cardgame.kinds import FilmFacts, ReplayFacts
from games.cardgame.recap_parts import LastTrick
from games.cardgame.rules import CardRules
from games.cardgame.speech import Speech
from games.cardgame.table_face import TableFace, held_first
from games.cardgame.view import View
from i18n.cards import card_name, card_said
from i18n.typed import plain, read_card

_MOST: Final = 25
_ROW: Final = 5
_STOPS: Final = 25
_CALLS: Final = 10
"""Calls with buttons; more are in a menu."""


class CardFace(TableFace[View, View]):
    """Panels and texts. Stateless."""

    commands: tuple[Command, ...] = (Command("last", page="last"),)
    titles: Mapping[str, str] = {
        "board": "deal-title",
        "recap": "recap-title",
        "hand": "hand-heading",
    }
    between = " "

    def __init__(self, game: CardGame, rules: CardRules, say: Say) -> None:
        super().__init__(say, rules.codec)
        self.game: Final = game
        self.rules: Final = rules
        self.does = {"play": (Play, *game.actions)}
        if not game.tricks:
            self.pages, self.commands = tuple(p for p in self.pages if p.name != "last"), ()

    # -- public ------------------------------------------------------------------------------------

    def about(self, deal: View, say: Speech) -> dict[str, str]:
        """Deal and dealer."""
        return {"deal": str(deal.number), "dealer": say.who(deal.dealer or "")}

    def status(self, view: View, say: Speech, at: At, where: object) -> None:
        """Nothing in place of whose turn it is."""

    def said(self, view: View, deal: View, say: Speech) -> Iterable[str]:
        """No lines besides :meth:`lines`."""
        return ()

    def lines(self, view: View, deal: View, say: Speech) -> Iterator[str]:
        """Calls and the game's own lines."""
        for seat, line in view.said:
            yield say("deal-said", who=say.by(seat), said=say.line(line))
        yield from say.lines(view.lines)

    def awaited(self, view: View, deal: View, say: Speech) -> Iterable[str]:
        """The game's own lines on what is awaited."""
        return say.lines(view.awaited)

    def standing(self, view: View, say: Speech) -> Iterator[str]:
        """Trump, stock, cards in hand or tricks, and score."""
        if view.trump is not None:
            yield say("deal-trump", suit=say.suit(view.trump))
        if view.turned is not None:
            yield say("deal-turned", card=say.card(view.turned))
        if view.stock:
            yield say("deal-stock", count=view.stock)
        sides = self.game.sides
        if view.dealt and not (self.game.tricks or view.over):
            seats = [(seat,) for seat in self.game.seats]
            yield say("deal-held", list=say.sums(seats, view.held))
        if view.tricks:
            winners = [trick.winner for trick in view.tricks]
            tricks = [sum(map(winners.count, side)) for side in sides]
            yield say("deal-tricks", list=say.sums(sides, tricks))
        scores = say.sums(sides, view.scores)
        if view.goal is None:
            yield say("deal-scores", list=scores)
        else:
            yield say("deal-scores-to", list=scores, goal=view.goal)

    def ending(self, view: View, deal: View, say: Speech) -> Iterator[str]:
        """Lines on the deal's end and its points."""
        yield from say.lines(view.ending)
        yield say("deal-points", list=say.sums(self.game.sides, view.points))

    def final(self, view: View, at: At, seen: Seen) -> Panel:
        """A finished match."""
        say, won = self.speech(at), view.won
        title = (
            say("final-title-one", winner=say.who(won[0]))
            if len(won) == 1
            else say("final-title", winners=say.people(won))
        )
        score = say("final-score", list=say.sums(self.game.sides, view.scores))
        scene = Scene("final", view, self.final_facts(seen))
        return Panel(title=title, lines=(score,), scene=scene, tone="loud")

    # -- private -----------------------------------------------------------------------------------

    def hand_lines(self, view: View, deal: View, say: Speech, at: At) -> Iterator[str]:
        """Calls, the game's lines and, for onlookers, the trick; none while the hand rests."""
        if at.rests:
            return
        yield from self.lines(view, deal, say)
        if at.looks_on and view.trick:
            yield say("trick-lies", cards=say.plays((one.seat, one.card) for one in view.trick))

    def small(self, view: View, deal: View, say: Speech, at: At) -> Iterable[str]:
        """As :meth:`standing`; nothing while the hand rests."""
        return () if at.rests else self.standing(view, say)

    def scene(self, view: View, at: At) -> Scene | None:
        """Picture of a hand; ``None`` without cards."""
        if at.looks_on and view.hand:
            return Scene("hand", Held(view.seat or "", view.hand))
        return Scene("hand", view, self.hand_facts(at)) if view.hand else None

    def on_turn(self, view: View) -> bool:
        """Whether the viewer may make the turn's move."""
        return view.mine

    def card_move(self, view: View) -> type[Any]:
        """The game's first kind of move of one card that is legal now."""
        return self.rules.card_move(view.legal) or Play

    def playable(self, view: View, help: Help) -> tuple[Card, ...]:
        """Enabled cards: on turn the legal ones, without help all."""
        return view.hand if help == "none" and view.mine else super().playable(view, help)

    def held(self, view: View) -> Held:
        """Different cards of the hand; none in a game without a move of one card."""
        cards = tuple(dict.fromkeys(view.hand)) if self.rules.card_move(()) else ()
        return Held(view.seat or "", cards)

    def columns(self, count: int) -> int:
        """Cards in a row, at most five: rows are as even as possible."""
        rows = max(1, -(-count // _ROW))
        return max(1, -(-count // rows))

    def calls(self, view: View, deal: View, at: At) -> Iterator[Row]:
        """Rows with a button for each legal action that is no card of the hand."""
        move = self.card_move(view)
        calls = [one for one in view.legal if not isinstance(one, move)]
        if len(calls) > _CALLS:
            choices = tuple(self.choice(one, at.language) for one in calls[:_MOST])
            yield Menu("calls", self.say(at.language, "button-calls"), choices)
            yield from (
                (self._call(one, at),) for one in calls if self.codec.encode(one) == at.sure
            )
        elif calls:
            size = self.columns(len(calls))
            for start in range(0, len(calls), size):
                yield tuple(self._call(one, at) for one in calls[start : start + size])

    def _call(self, action: Any, at: At) -> Button:
        style: Style = "primary" if isinstance(action, Move) else "plain"
        style = "danger" if action.binds else style
        return self.button(action, at, style, asks=action.binds)

    # -- pages -------------------------------------------------------------------------------------

    def plays(self, won: Trick, say: Speech) -> str:
        """Cards of a complete trick."""
        return say.plays((one.seat, one.card) for one in won.laid)

    def last_trick(self, view: View) -> LastTrick:
        """Data of its picture."""
        return LastTrick(view.tricks[-1], len(view.tricks), view.trump)

    def sorted(self, deal: View) -> tuple[Card, ...]:
        """Different cards of the hand."""
        return tuple(dict.fromkeys(deal.hand))

    def why_not(self, view: View, deal: View, card: Card) -> Refusal | None:
        """Reason of the rules."""
        return dict(view.refused).get(card)

    # -- words -------------------------------------------------------------------------------------

    def text(self, action: Any, language: str, view: View | None = None) -> str:
        """Sentence of an action, or its name and fields."""
        if isinstance(action, Play):
            return card_name(language, action.card)
        word = type(action).__name__.lower()
        values: dict[str, str | int] = {}
        several = any(isinstance(value, tuple) for value in vars(action).values())
        shown = card_said if several else card_name  # Names of several exceed a button's label.
        for name, value in vars(action).items():
            match value:
                case Card():
                    values[name] = shown(language, value)
                case Suit():
                    values[name] = self.say(language, f"suit-{value.value}")
                case tuple():
                    values[name] = " ".join(shown(language, card) for card in value)
                case bool():
                    values[name] = name if value else ""
                case _:
                    values[name] = value
        if self.say.has(language, f"act-{word}"):
            return self.say(language, f"act-{word}", **values)
        parts = (str(value) for name, value in values.items() if name != "seat")
        return " ".join(filter(None, (word.capitalize(), *parts)))

    def meant(self, command: str, text: str, view: View, language: str) -> Iterable[Any]:
        """Actions of typed words: an action's label or a card."""
        wanted = plain(text)
        named = [one for one in view.legal if plain(self.text(one, language)) == wanted]
        if named or not self.rules.card_move(()) or view.seat is None:
            return named
        found, move = read_card(text, language, view.trump, self.game.pack), self.card_move(view)
        return [move(view.seat, card) for card in held_first(found, view.hand)]

    def offered(
        self, command: str, text: str, view: View, language: str, help: Help
    ) -> Iterator[Choice]:
        """Complete the label of an action."""
        if view.seat is None or command != "play":
            return
        able = list(view.legal)
        if help == "none" and view.mine and Play in self.game.actions:
            able += [Play(view.seat, card) for card, _ in view.refused]
        begun = plain(text)
        found = (self.choice(one, language) for one in dict.fromkeys(able))
        shown = [choice for choice in found if begun in plain(choice.label)]
        if not shown and begun:
            cards = set(read_card(text, language, view.trump, view.hand))
            move = self.card_move(view)
            plays = (one for one in able if isinstance(one, move) and one.card in cards)
            shown = [self.choice(one, language) for one in plays]
        yield from shown


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
            what = self._face.text(action, at.language)
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
