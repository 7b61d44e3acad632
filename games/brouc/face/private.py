"""Private message of a player: cards, calls, and everything else of a turn.

Binding calls keep their places and are never greyed by the bot's count: when to call is the
players' art (rules 5.2). An announcement that the rules refuse to everybody disappears.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from brouc import journal
from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play
from brouc.cards import Card, Suit
from brouc.ruleset import Marking
from brouc.seats import Seat
from brouc.view import Phase, View
from gamekit.api.face import At, Help
from gamekit.api.panel import Act, Ask, Button, Choice, Menu, Panel, Row, Style
from gamekit.api.scenes import Scene
from games.brouc.face.reminders import reminders
from games.brouc.face.speech import (
    marriage_cards,
    marriage_said,
    near_lines,
    said_lines,
    slate_line,
    table_lines,
)
from games.brouc.pictures import held
from games.brouc.pictures.facts import HandFacts, Held
from games.brouc.words import say
from i18n.cards import card_face, card_label, card_name, suit_label, suit_name, with_suit

CARDS_IN_ROW: Final = 4
"""Buttons in a row, as many as cards in the picture."""


def hand(view: View, at: At) -> Panel:
    """The private message of a seat."""
    seat, deal = seat_of(view), view.deal
    named = say(at.language, f"seat-{seat}")
    if deal is None:
        return Panel(say(at.language, "hand-waiting", seat=named, table=str(at.table)))
    title = say(
        at.language,
        "hand-title",
        table=str(at.table),
        deal=str(deal.number),
        trump=suit_name(at.language, deal.trump, four=at.four_colours),
        seat=named,
    )
    mine = held(view, ribbons=at.help == "hints")
    helps = at.help == "hints" and not at.rests
    reminded = reminders(view, at.language, four=at.four_colours) if helps else ()
    lies = table_lines(view, deal, at) if at.looks_on and not at.rests else ()
    return Panel(
        title=title,
        status=_status(view, at),
        lines=(*said_lines(view, deal, at), *near_lines(view, deal, at), *lies, *reminded),
        small=(*_about(view, at), slate_line(at.language, view)),
        scene=_scene(view, mine, at),
        rows=tuple(_rows(view, mine, seat, at)),
        moves=-(-len(mine.places) // CARDS_IN_ROW),
        tone="turn" if my_turn(view) else "wood",
    )


def _about(view: View, at: At) -> Iterator[str]:
    """Lines on what announcements bind to, while somebody may make one."""
    if at.help != "none":
        yield from (say(at.language, f"about-{one.value}") for one in view.announceable)


def _scene(view: View, mine: Held, at: At) -> Scene:
    if at.looks_on:
        return Scene("hand", mine)
    return Scene("hand", view, HandFacts(at.help != "none", at.help == "hints"))


def cape(view: View, at: At) -> Panel:
    """Announcements of the cape for hands of version 0.1.0; binding."""
    rows = (tuple(_capes(view, seat_of(view), at)),)
    return Panel(lines=(say(at.language, "cape-choose"),), rows=rows)


def seat_of(view: View) -> Seat:
    """Seat of a view; ``ValueError`` for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return view.seat


def my_turn(view: View) -> bool:
    """Whether the viewer is to play a card."""
    return view.phase is Phase.PLAYING and view.deal is not None and view.deal.turn is view.seat


def playable(view: View, help: Help) -> tuple[Card, ...]:
    """Enabled cards: on turn the legal ones, without help all."""
    if view.deal is None or not my_turn(view):
        return ()
    if help == "none":
        return view.deal.hand
    return tuple(action.card for action in view.legal if isinstance(action, Play))


def marriages(
    view: View, language: str, help: Help = "none", *, four: bool = False
) -> tuple[Choice, ...]:
    """Marriages to declare or mark; without help all, held or not."""
    assert view.deal is not None, "a menu of marriages needs a deal"
    marked = view.rules.marking is Marking.MANUAL
    choices = _marriages(seat_of(view), view.deal.trump, marked, language, four)
    if help == "none":
        return choices
    legal = {journal.encode(one) for one in view.legal if isinstance(one, (Declare, Mark))}
    return tuple(choice for choice in choices if choice.action in legal)


@lru_cache(maxsize=256)
def _marriages(
    seat: Seat, trump: Suit, marked: bool, language: str, four: bool
) -> tuple[Choice, ...]:
    """The same, cached for a deal: a tenth of a hand's time."""
    return tuple(_each_marriage(seat, trump, marked, language, four))


def _each_marriage(
    seat: Seat, trump: Suit, marked: bool, language: str, four: bool
) -> Iterator[Choice]:
    for suit in sorted(Suit, key=lambda suit: suit is not trump):
        for extended in (False, True):
            said = marriage_said(language, suit, extended, trump)
            label, emoji = with_suit(suit, said, four=four)
            action = journal.encode(Declare(seat, suit, extended))
            cards = marriage_cards(language, extended)
            yield Choice(action, label, cards, emoji, suit_label(suit))
    if marked:
        for suit in Suit:
            for letter in ("Q", "J"):
                card = Card.parse(letter + suit.value)
                said = say(language, "hand-mark", card=card_name(language, card))
                label, emoji = with_suit(suit, said, four=four)
                shown = card_label(language, card)
                yield Choice(journal.encode(Mark(seat, card)), label, emoji=emoji, card=shown)


def announcements(view: View, help: Help = "none") -> tuple[Announcement, ...]:
    """Announcements open to somebody at the table; without help all of the rules."""
    if help != "none":
        return view.announceable
    ancient = view.rules.ancient
    return tuple(
        announcement
        for announcement in Announcement
        if (announcement is Announcement.PARTIE_ET_VOLE) is ancient
    )


def _status(view: View, at: At) -> str | None:
    if view.phase is Phase.COUNTING:
        return say(at.language, "hand-counting")
    if at.sure is not None:
        match journal.decode(at.sure):
            case Dehors():
                return say(at.language, "hand-dehors")
            case Announce(announcement=announcement):
                return say(at.language, f"hand-{announcement.value}")
            case _:
                pass  # A card: the table asks.
    return None


def _rows(view: View, mine: Held, seat: Seat, at: At) -> Iterator[Row]:
    if view.phase not in (Phase.PLAYING, Phase.COUNTING):
        return
    free = set(playable(view, at.help))
    for start in range(0, len(mine.places), CARDS_IN_ROW):
        yield tuple(
            _card(seat, card, card in free, at.sure, at.language, at.four_colours)
            for card in mine.places[start : start + CARDS_IN_ROW]
        )
    yield (_binding(Dehors(seat), "dehors", at),)  # In a row of its own: it is wider as a question.
    playing = view.phase is Phase.PLAYING
    if others := (*(_capes(view, seat, at) if playing else ()), *_offers(at)):
        yield others
    choices = marriages(view, at.language, at.help, four=at.four_colours)
    if choices and (playing or view.rules.marking is Marking.MANUAL):
        yield Menu("marriage", say(at.language, "hand-marriage"), choices)


def _card(
    seat: Seat, card: Card, enabled: bool, sure: str | None, language: str, four: bool
) -> Button:
    plain, asking = _cards(seat, card, enabled, language, four)
    assert isinstance(plain.press, Act), "a card is played by it"
    return asking if enabled and plain.press.action == sure else plain


@lru_cache(maxsize=4096)
def _cards(
    seat: Seat, card: Card, enabled: bool, language: str, four: bool
) -> tuple[Button, Button]:
    """A card's button, plain and as a question; cached."""
    action = journal.encode(Play(seat, card))
    face, emoji = card_face(language, card, four=four)
    shown = card_label(language, card)
    # Same width as before, so that nothing moves under the finger; the text above asks.
    asking = Button(Act(action, sure=True), face, emoji, "success", card=shown)
    style: Style = "primary" if enabled else "plain"
    return Button(Act(action), face, emoji, style, enabled, card=shown), asking


def _offers(at: At) -> Iterator[Button]:
    if "count" in at.offers:
        yield Button(Ask("count"), style="success")
    if "undo" in at.offers:
        yield Button(Ask("undo"))
    if "back" in at.offers:
        yield Button(Ask("back"), style="success")


def _capes(view: View, seat: Seat, at: At) -> Iterator[Button]:
    for announcement in announcements(view, at.help):
        yield _binding(Announce(seat, announcement), announcement.value, at)


def _binding(action: Action, name: str, at: At) -> Button:
    """Button with confirmation in the same place, since a game is lost by it (rules 5.5, 6.6).

    Red only as a question, so that nothing red is near the cards; typed calls need no confirmation.
    """
    text, plain, asking = _bindings(action, name, at.language)
    return asking if at.sure == text else plain


@lru_cache(maxsize=512)
def _bindings(action: Action, name: str, language: str) -> tuple[str, Button, Button]:
    text = journal.encode(action)
    asking = Button(Act(text, sure=True), say(language, f"button-{name}-sure"), style="danger")
    return text, Button(Act(text, asks=True), say(language, f"button-{name}")), asking
