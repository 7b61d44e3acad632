"""Face of a card game, made of its lines and calls: panels and parsing that are alike in all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any, Final, Generic, Literal, TypeVar

from gamekit.api.face import At, Command, Help, Page, Say, Seen
from gamekit.api.panel import Act, Ask, Button, Choice, Panel, Row, Style
from gamekit.api.rules import Refusal
from gamekit.api.scenes import Scene
from gamekit.cards.cards import Card
from gamekit.cards.engine import Phase
from gamekit.records.codec import Codec
from games.cardgame.hand_parts import Held
from games.cardgame.kinds import FinalFacts, HandFacts, deal_of
from games.cardgame.recap_parts import LastTrick
from games.cardgame.speech import Speech
from i18n.cards import card_face, card_label, card_name, card_said
from i18n.typed import plain, read_card

_MOST: Final = 25
_LONGEST: Final = 100
"""Characters of typed words: no more than a completion has."""

V = TypeVar("V", bound=Any)
D = TypeVar("D", bound=Any)


class TableFace(ABC, Generic[V, D]):
    """Messages of a card game. Stateless.

    ``V``: views, with ``seat``, ``deal``, ``winner`` and ``legal``. ``D``: deals, with ``hand``,
    ``tricks``, ``turn`` and ``result``. Public panels are made from the spectator's view alone, a
    hand from its seat's.
    """

    pages: tuple[Page, ...] = (Page("last", heavy=True), Page("why", on_board=False))
    commands: tuple[Command, ...] = ()
    does: Mapping[str, tuple[type[Any], ...]]
    """Types of the actions of ``play``, the first of which plays a card, and of each command."""
    titles: Mapping[str, str] = {
        "board": "board-title",
        "recap": "board-title",
        "hand": "hand-title",
    }
    """Sentence keys; ``rests``: of a hand whose text does not follow, if it has another."""

    def __init__(self, say: Say, codec: Codec[Any]) -> None:
        self.say: Final = say
        self.codec: Final = codec

    # -- public ------------------------------------------------------------------------------------

    def board(self, view: V, at: At) -> Panel:
        """The deal in progress."""
        deal, say = deal_of(view), self.speech(at)
        return Panel(
            title=say(self.titles["board"], **self.about(deal, say)),
            status=self.status(view, say, at, "board"),
            lines=tuple(self.lines(view, deal, say)),
            awaited=tuple(self.awaited(view, deal, say)),
            small=(*self.progress(view, deal, say), *self.standing(view, say)),
            scene=Scene("board", view),
        )

    def recap(self, view: V, at: At) -> Panel:
        """A finished deal."""
        deal, say = deal_of(view), self.speech(at)
        return Panel(
            title=say(self.titles["recap"], **self.about(deal, say)),
            lines=(*self.ending(view, deal, say), *self.said(view, deal, say)),
            small=tuple(self.standing(view, say)),
            scene=Scene("recap", view),
        )

    def call(self, view: V, at: At) -> Panel | None:
        """Separate message on how a deal ended; ``None``: the recap is enough."""
        return None

    def final(self, view: V, at: At, seen: Seen) -> Panel:
        """A finished match."""
        say, won = self.speech(at), view.winner
        # A side is written as the letters of its seats; one of an engine also has them in order.
        seats: Iterable[object] = getattr(won, "seats", won)
        return Panel(
            title=say("final-title", winners=say.partners(seats)) if won else "",
            lines=tuple(self.result(view, say)),
            scene=Scene("final", view, self.final_facts(seen)),
        )

    def speech(self, at: At) -> Speech:
        """Language and people of a panel."""
        return Speech.of(self.say, at)

    def about(self, deal: D, say: Speech) -> dict[str, str]:
        """Values of every title."""
        number, trump = str(deal.number), say.suit(deal.trump)
        return {"deal": number, "trump": trump, "dealer": say.who(deal.dealer)}

    @abstractmethod
    def said(self, view: V, deal: D, say: Speech) -> Iterable[str]:
        """Lines on the calls of a deal."""

    def lines(self, view: V, deal: D, say: Speech) -> Iterable[str]:
        """Lines on a deal in progress."""
        return self.said(view, deal, say)

    def awaited(self, view: V, deal: D, say: Speech) -> Iterable[str]:
        """Lines on what is awaited of whom, besides the turn."""
        return ()

    def ending(self, view: V, deal: D, say: Speech) -> Iterable[str]:
        """Lines on the end of a deal."""
        return ()

    def progress(self, view: V, deal: D, say: Speech) -> Iterable[str]:
        """Lines in small print on a deal in progress."""
        return ()

    @abstractmethod
    def standing(self, view: V, say: Speech) -> Iterable[str]:
        """Lines in small print on the match."""

    def result(self, view: V, say: Speech) -> Iterable[str]:
        """Lines on the end of a match."""
        return ()

    def final_facts(self, seen: Seen) -> FinalFacts:
        """Data of the final scene."""
        return FinalFacts(seen.seconds, dict(seen.ratings))

    # -- a seat's hand -----------------------------------------------------------------------------

    def hand(self, view: V, at: At) -> Panel:
        """Cards and calls of a seat as buttons; ``ValueError`` for a spectator's view."""
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        deal, say = view.deal, self.speech(at)
        seat, table = say(f"seat-{view.seat}"), str(at.table)
        if deal is None:
            return Panel(say("hand-waiting", seat=seat, table=table))
        running = deal.result is None
        cards = tuple(self._cards(view, deal, at)) if running else ()
        title = self.titles.get("rests" if at.rests else "hand", self.titles["hand"])
        return Panel(
            title=say(title, table=table, seat=seat, **self.about(deal, say)),
            status=self.status(view, say, at, "hand"),
            lines=tuple(self.hand_lines(view, deal, say, at)),
            awaited=() if at.rests else tuple(self.awaited(view, deal, say)),
            small=tuple(self.small(view, deal, say, at)),
            scene=self.scene(view, at),
            rows=(*cards, *(self.calls(view, deal, at) if running else ())),
            moves=len(cards),
            tone="turn" if self.asked(view) else "wood",
        )

    def status(self, view: V, say: Speech, at: At, where: Literal["board", "hand"]) -> str | None:
        """Line in place of whose turn it is: the count, or the question of a binding action."""
        if view.phase is Phase.COUNTING:
            return say(f"{where}-{self.counting(view)}")
        key = self.question(self.codec.decode(at.sure)) if at.sure else None
        return say(key) if key is not None else None

    def counting(self, view: V) -> str:
        """Sentence key on the count before the booking, without its beginning."""
        return "counting"

    def question(self, action: Any) -> str | None:
        """Sentence key of an action's question; ``None``: the table asks, or nobody."""
        return None

    def hand_lines(self, view: V, deal: D, say: Speech, at: At) -> Iterable[str]:
        """Lines of a hand."""
        yield from self.lines(view, deal, say)
        if at.looks_on and not at.rests:
            yield from self.lying(deal, say)
        if at.help == "hints":
            yield from self.hints(view, deal, say, at)

    def lying(self, deal: D, say: Speech) -> Iterable[str]:
        """Cards on the table; a complete trick stays until the next lead."""
        if cards := self.laid(deal, say):
            yield say("trick-lies", cards=cards)
        elif deal.tricks:
            yield self.trick(deal, len(deal.tricks), say)

    def laid(self, deal: D, say: Speech) -> str:
        """Cards of the trick on the table."""
        return say.plays(deal.trick.plays())

    def hints(self, view: V, deal: D, say: Speech, at: At) -> Iterable[str]:
        """Lines of a hand at a table with hints."""
        return ()

    def small(self, view: V, deal: D, say: Speech, at: At) -> Iterable[str]:
        """Lines in small print of a hand."""
        if at.help != "none":
            yield from self.binding(view, say)
        if not at.rests:
            yield from self.progress(view, deal, say)
        yield from self.standing(view, say)

    def binding(self, view: V, say: Speech) -> Iterable[str]:
        """Lines on what legal calls bind to."""
        return ()

    def scene(self, view: V, at: At) -> Scene | None:
        """Picture of a hand."""
        if not at.looks_on:
            return Scene("hand", view, self.hand_facts(at))
        held = self.resting(view, at)
        return Scene("hand", held) if held is not None else None

    def hand_facts(self, at: At) -> HandFacts:
        """Data of the hand's scene."""
        return HandFacts(at.help != "none")

    def resting(self, view: V, at: At) -> object:
        """All that a hand's picture shows while others play; ``None``: no picture."""
        return None

    def asked(self, view: V) -> bool:
        """Whether the viewer is to act."""
        return self.on_turn(view)

    def on_turn(self, view: V) -> bool:
        """Whether the viewer is to play a card."""
        return any(isinstance(action, self.does["play"][0]) for action in view.legal)

    def card_move(self, view: V) -> type[Any]:
        """Kind of move that the cards' buttons make."""
        return self.does["play"][0]

    def playable(self, view: V, help: Help) -> tuple[Card, ...]:
        """Enabled cards: on turn the legal ones, without help all."""
        play = self.card_move(view)
        cards = tuple(action.card for action in view.legal if isinstance(action, play))
        return tuple(view.deal.hand) if cards and help == "none" else cards

    def _cards(self, view: V, deal: D, at: At) -> Iterator[Row]:
        free = frozenset(self.playable(view, at.help))
        return self.card_rows(self.held(view).cards, free, view.seat, at, self.card_move(view))

    @abstractmethod
    def held(self, view: V) -> Held:
        """Hand as drawn."""

    def card_rows(
        self,
        cards: tuple[Card, ...],
        free: Collection[Card],
        seat: Any,
        at: At,
        move: type[Any] | None = None,
    ) -> Iterator[Row]:
        """Rows of buttons of cards. ``free``: enabled ones. ``move``: by default, to play them."""
        play = move or self.does["play"][0]
        step = self.columns(len(cards))
        for start in range(0, len(cards), step):
            yield tuple(
                card_button(card, self.codec.encode(play(seat, card)), card in free, at)
                for card in cards[start : start + step]
            )

    def columns(self, count: int) -> int:
        """Cards in a row of buttons."""
        return 5

    @abstractmethod
    def calls(self, view: V, deal: D, at: At) -> Iterable[Row]:
        """Rows below the cards."""

    # -- pages -------------------------------------------------------------------------------------

    def page(self, name: str, view: V, at: At) -> Panel:
        """Last trick, all tricks, or reasons of illegal cards; ``KeyError`` for another name."""
        deal, say = view.deal, self.speech(at)
        match name:
            case "last" if deal is None or not deal.tricks:
                return Panel(lines=(say("last-none"),))
            case "last":
                scene = Scene("last", self.last_trick(view))
                line = self.trick(deal, len(deal.tricks), say)
                return Panel(lines=(line,), scene=scene, told=True)
            case "tricks" if deal is not None:
                numbers = range(1, len(deal.tricks) + 1)
                return Panel(lines=tuple(self.trick(deal, number, say) for number in numbers))
            case "why" if any(page.name == name for page in self.pages):
                return Panel(lines=(self._why(view, deal, say),))
            case _:
                raise KeyError(name)

    def trick(self, deal: D, number: int, say: Speech) -> str:
        """Line on a complete trick; ``number``: from 1."""
        won = deal.tricks[number - 1]
        cards, winner = self.plays(won, say), say.who(won.winner)
        if str(won.winner) == say.reader:
            return say("last-trick-own", number=str(number), cards=cards)
        return say("last-trick", number=str(number), cards=cards, winner=winner)

    def plays(self, won: Any, say: Speech) -> str:
        """Cards of a complete trick, each after its player."""
        return say.plays(won.trick.plays())

    @abstractmethod
    def last_trick(self, view: V) -> LastTrick:
        """Data of the scene ``last`` of a deal with a complete trick."""

    def _why(self, view: V, deal: D | None, say: Speech) -> str:
        if deal is None or deal.turn is None or deal.result is not None:
            return say("why-no-deal")
        if not self.on_turn(view):
            return say("why-not-turn", person=say.who(deal.turn))
        found: dict[Refusal, list[str]] = {}
        for card in self.sorted(deal):
            if (why := self.why_not(view, deal, card)) is not None:
                found.setdefault(why, []).append(card_said(say.language, card))
        lines = (
            say("why-line", cards=self.between.join(cards), reason=say(why.code, rule=why.rule))
            for why, cards in found.items()
        )
        return "\n".join(lines) or say("why-all")

    def panel(self, name: str, view: V, at: At) -> Panel:
        """``KeyError``: no button of the hand opens a panel."""
        raise KeyError(name)

    # -- words -------------------------------------------------------------------------------------

    def label(self, action: str, language: str, view: Any = None) -> str:
        """Text of an action."""
        return self.text(self.codec.decode(action), language, view)

    @abstractmethod
    def text(self, action: Any, language: str, view: Any = None) -> str:
        """Text of an action."""

    def choice(self, action: Any, language: str) -> Choice:
        """Action to choose by its text."""
        return Choice(self.codec.encode(action), self.text(action, language)[:100])

    def button(self, action: Any, at: At, style: Style = "plain", **asked: Any) -> Button:
        """Button of a binding action, with its text; more as for :func:`call_button`."""
        words = self.text(action, at.language)
        return call_button(self.codec.encode(action), words, at, style, **asked)

    def typed(self, command: str, text: str, view: V, language: str) -> tuple[str, ...]:
        """Parse a completion or typed words."""
        if view.seat is None or command not in self.does:
            return ()
        text = text.strip()
        if self._chosen(command, text, view.seat):
            return (text,)
        if len(text) > _LONGEST:
            return ()
        return tuple(map(self.codec.encode, self.meant(command, text, view, language)))

    def _chosen(self, command: str, text: str, seat: Any) -> bool:
        """Whether the text itself is an action of the command by the seat."""
        try:
            action = self.codec.decode(text)
        except ValueError:
            return False
        return isinstance(action, self.does[command]) and getattr(action, "seat", None) == seat

    def meant(self, command: str, text: str, view: V, language: str) -> Iterable[Any]:
        """Actions of typed words: of a card, or without words the command's only action."""
        action = self.does[command][0]
        if command != "play":
            return () if text else (action(view.seat),)
        if view.deal is None:
            return ()
        hand, trump = view.deal.hand, view.deal.trump
        return (
            action(view.seat, card) for card in held_first(read_card(text, language, trump), hand)
        )

    def proposals(
        self, command: str, text: str, view: V, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        """Complete typed words."""
        if view.seat is None or view.deal is None or len(text) > _LONGEST:
            return ()
        return tuple(islice(self.offered(command, text, view, language, help), _MOST))

    def offered(
        self, command: str, text: str, view: V, language: str, help: Help
    ) -> Iterable[Choice]:
        """Completions by enabled cards."""
        if command != "play":
            return
        cards, begun = self.playable(view, help), text.strip().casefold()
        if begun:
            meant = read_card(begun, language, view.deal.trump, cards)
            cards = meant or tuple(
                card for card in cards if begun in card_name(language, card).casefold()
            )
        for card in cards:
            action = self.codec.encode(self.does["play"][0](view.seat, card))
            yield Choice(action, f"{card_label(language, card)} · {card_name(language, card)}")

    # -- reasons, in a game with illegal cards -----------------------------------------------------

    between = ", "
    """Between the cards of a reason."""

    def sorted(self, deal: D) -> tuple[Card, ...]:
        """Cards of the hand in order."""
        raise NotImplementedError

    def why_not(self, view: V, deal: D, card: Card) -> Refusal | None:
        """Reason not to play a card of the hand now."""
        raise NotImplementedError


def held_first(cards: tuple[Card, ...], hand: Collection[Card]) -> tuple[Card, ...]:
    """Cards of the hand among those meant; else any, which gets the rule's answer."""
    return tuple(card for card in cards if card in hand) or cards[:1]


def typed_words(say: Say, language: str, key: str) -> frozenset[str]:
    """Words of a sentence, as :func:`i18n.typed.plain` has them."""
    return frozenset(plain(say(language, key)).split())


def offers(at: At, *whats: str) -> Iterator[Button]:
    """Buttons of those requests that are open, beside a hand's calls."""
    for what in whats:
        if what in at.offers:
            yield Button(Ask(what), style="plain" if what == "undo" else "success")


def call_button(
    action: str,
    words: str,
    at: At,
    style: Style = "plain",
    *,
    asks: bool = True,
    question: tuple[str, Style] | None = None,
) -> Button:
    """Button of a binding action, in the same place with the same words once it was pressed.

    ``asks``: confirmation for everybody. ``question``: words and style of the confirmation.
    """
    if action == at.sure:
        words, style = question or (words, "success")
        return Button(Act(action, sure=True), words, style=style)
    return Button(Act(action, asks=asks), words, style=style)


def card_button(card: Card, action: str, enabled: bool, at: At) -> Button:
    """Button that plays a card; a question once it was pressed by somebody who confirms moves."""
    plain, asking = _card_buttons(card, action, enabled, at.language, at.four_colours)
    return asking if enabled and action == at.sure else plain


@lru_cache(maxsize=4096)
def _card_buttons(
    card: Card, action: str, enabled: bool, language: str, four: bool
) -> tuple[Button, Button]:
    """Plain button and question: as wide, so that nothing moves under the finger."""
    face, emoji = card_face(language, card, four=four)
    shown = card_label(language, card)
    style: Style = "primary" if enabled else "plain"
    asking = Button(Act(action, sure=True), face, emoji, "success", card=shown)
    return Button(Act(action), face, emoji, style, enabled, card=shown), asking
