"""Messages of Le Brouc: board, recap, calls, hand, pages, end of a match.

Public ones are made from the spectator's view alone, a hand from its seat's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from brouc import journal
from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play
from brouc.cards import Card, Suit, sorted_hand
from brouc.result import Ending
from brouc.ruleset import Marking
from brouc.seats import Seat
from brouc.slate import OUT, marriage_value, net, table_value, unit
from brouc.tricks import Marriage, why_not
from brouc.view import DealView, View
from gamekit.api.face import At, Help, Page, Seen
from gamekit.api.panel import Act, Button, Choice, Menu, Panel, Row
from gamekit.api.scenes import Scene
from gamekit.cardgame.speech import Speech
from gamekit.cards.views import Phase
from gamekit.parts.face import card_button, last_panel, offers, reasons_text, seat_of
from games.brouc.pictures.board import deal_of, last_of
from games.brouc.pictures.final import BestMarriage, FinalFacts
from games.brouc.pictures.hand import HandFacts, Held, held
from games.brouc.players.known import knowledge_of
from games.brouc.speech import (
    ending_line,
    last_trick_line,
    marks,
    marriage_cards,
    marriage_said,
    near_lines,
    said_lines,
    say,
    slate_line,
    speech,
    table_lines,
    unit_name,
)
from i18n import format_number
from i18n.cards import card_label, card_name, suit_label, suit_name, with_sign, with_suit


def board(view: View, at: At) -> Panel:
    """The deal in progress."""
    deal, say = deal_of(view), speech(at)
    return Panel(
        title=_title(deal, say),
        status=say("board-counting") if view.phase is Phase.COUNTING else None,
        lines=(*said_lines(view, deal, say), *near_lines(view, deal, say)),
        small=(slate_line(view, say),),
        scene=Scene("board", view),
    )


def recap(view: View, at: At) -> Panel:
    """A finished deal."""
    deal, say = deal_of(view), speech(at)
    ending = (ending_line(deal.result, view.rules, say),) if deal.result is not None else ()
    return Panel(
        title=_title(deal, say),
        lines=(*ending, *said_lines(view, deal, say)),
        small=(slate_line(view, say),),
        scene=Scene("recap", view),
    )


def call(view: View, at: At) -> Panel | None:
    """A « Dehors ! » with its count; ``None`` if the deal did not end by one."""
    deal = view.deal
    result = deal.result if deal is not None else None
    if deal is None or result is None or result.caller is None or result.against is None:
        return None
    if result.ending not in (Ending.DEHORS, Ending.WRONG_DEHORS):
        return None
    say, team = speech(at), result.caller.team
    points = net(result.points[team], result.points[team.other])
    slate = deal.slate[team]
    text = say(
        "dehors-right" if result.ending is Ending.DEHORS else "dehors-wrong",
        person=say.who(result.caller),
        slate=format_number(slate),
        points=format_number(points),
        total=format_number(slate * unit(view.rules) + points),
        coches=str(result.coches),
        unit=unit_name(say, view.rules, result.coches),
        losers=say.partners(result.against.seats),
    )
    return Panel(lines=(text,), tone="loud")


def _title(deal: DealView, say: Speech) -> str:
    number, trump = str(deal.number), suit_name(say.language, deal.trump)
    return say("board-title", deal=number, trump=trump, dealer=say.who(deal.dealer))


# -- a seat's hand ---------------------------------------------------------------------------------

CARDS_IN_ROW: Final = 4
"""Buttons in a row, as many as cards in the picture."""


def hand(view: View, at: At) -> Panel:
    """The private message of a seat."""
    seat, deal, say = seat_of(view), view.deal, speech(at)
    named, table = say(f"seat-{seat}"), str(at.table)
    if deal is None:
        return Panel(say("hand-waiting", seat=named, table=table))
    number, trump = str(deal.number), say.suit(deal.trump)
    mine = held(view, ribbons=at.help == "hints")
    reminded = reminders(view, say) if at.help == "hints" and not at.rests else ()
    lies = table_lines(deal, say) if at.looks_on and not at.rests else ()
    return Panel(
        title=say("hand-title", table=table, deal=number, trump=trump, seat=named),
        status=_status(view, at),
        lines=(*said_lines(view, deal, say), *near_lines(view, deal, say), *lies, *reminded),
        small=(*_about(view, at), slate_line(view, say)),
        scene=_scene(view, mine, at),
        rows=tuple(_rows(view, mine, seat, at)),
        moves=-(-len(mine.places) // CARDS_IN_ROW),
        tone="turn" if my_turn(view) else "wood",
    )


def _about(view: View, at: At) -> Iterator[str]:
    """Lines on what announcements bind to, while somebody may make one."""
    if at.help != "none":
        yield from (speech(at)(f"about-{one.value}") for one in view.announceable)


def _scene(view: View, mine: Held, at: At) -> Scene:
    if at.looks_on:
        return Scene("hand", mine)
    return Scene("hand", view, HandFacts(at.help != "none", at.help == "hints"))


def cape(view: View, at: At) -> Panel:
    """Announcements of the cape for hands of version 0.1.0; binding."""
    rows = (tuple(_capes(view, seat_of(view), at)),)
    return Panel(lines=(speech(at)("cape-choose"),), rows=rows)


def my_turn(view: View) -> bool:
    """Whether the viewer is to play a card."""
    return view.phase is Phase.PLAYING and view.deal is not None and view.deal.turn is view.seat


def playable(view: View, help: Help) -> tuple[Card, ...]:
    """Enabled cards: on turn the legal ones, without help all."""
    cards = tuple(action.card for action in view.legal if isinstance(action, Play))
    return view.deal.hand if view.deal is not None and cards and help == "none" else cards


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
        return speech(at)("hand-counting")
    match at.sure and journal.decode(at.sure):
        case Dehors():
            return speech(at)("hand-dehors")
        case Announce(announcement=announcement):
            return speech(at)(f"hand-{announcement.value}")
        case _:
            return None  # Of a card the table asks.


def _rows(view: View, mine: Held, seat: Seat, at: At) -> Iterator[Row]:
    if view.phase not in (Phase.PLAYING, Phase.COUNTING):
        return
    free = set(playable(view, at.help))
    for start in range(0, len(mine.places), CARDS_IN_ROW):
        yield tuple(
            card_button(card, journal.encode(Play(seat, card)), card in free, at)
            for card in mine.places[start : start + CARDS_IN_ROW]
        )
    yield (_binding(Dehors(seat), "dehors", at),)  # In a row of its own: it is wider as a question.
    playing = view.phase is Phase.PLAYING
    capes = _capes(view, seat, at) if playing else ()
    if others := (*capes, *offers(at, "count", "undo", "back")):
        yield others
    choices = marriages(view, at.language, at.help, four=at.four_colours)
    if choices and (playing or view.rules.marking is Marking.MANUAL):
        yield Menu("marriage", speech(at)("hand-marriage"), choices)


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


def reminders(view: View, say: Speech) -> Iterator[str]:
    """Marriages that may be declared now, and the seat's own count of the deal."""
    deal = view.deal
    if deal is None or view.phase not in (Phase.PLAYING, Phase.COUNTING) or view.seat is None:
        return
    declarable = sorted(
        (action for action in view.legal if isinstance(action, Declare)),
        key=lambda action: action.extended,
    )
    best = {action.suit: action.extended for action in declarable}
    for suit, extended in best.items():
        words = marriage_said(say.language, suit, extended, deal.trump)
        marriage = with_sign(suit, words, four=say.four_colours)
        yield say("reminder-marriage", marriage=marriage)
    known = knowledge_of(view)
    team = known.me & 1
    slate, points = unit(known.rules) * known.slate[team], known.net(team)
    if not points and slate < OUT:
        return  # Nothing to add up.
    own, sum_ = format_number(points), format_number(slate + points)
    yield say("reminder-count", slate=format_number(slate), points=own, total=sum_)


def _why(view: View, say: Speech) -> str:
    """One line a reason, from the seat's view."""
    deal = view.deal
    if deal is None or deal.turn is None or view.phase is not Phase.PLAYING:
        return say("why-no-deal")
    if not my_turn(view):
        return say("why-not-turn", person=say.who(deal.turn))
    hand, laid, trump, ancient = deal.hand, deal.trick.cards, deal.trump, view.rules.ancient
    return reasons_text(
        say.say,
        say.language,
        sorted_hand(hand, trump),
        lambda card: why_not(card, hand, laid, trump, ancient=ancient),
    )


# -- end of a match --------------------------------------------------------------------------------


def final(view: View, at: At, seen: Seen) -> Panel:
    """Panel of a finished match."""
    say, key = speech(at), "final-score-parties" if view.rules.ancient else "final-score"
    title = say("final-title", winners=say.partners(view.winner.seats)) if view.winner else ""
    score = say(key, **say.scores(marks(view).items(), say.team))
    facts = FinalFacts(seen.seconds, dict(seen.ratings), best_marriage(seen.ends))
    return Panel(title=title, lines=(score,), scene=Scene("final", view, facts))


def best_marriage(ends: Iterable[View]) -> BestMarriage | None:
    """Most valuable marriage declared or won, the earliest of equals.

    ``ends``: view after each deal, in order.
    """
    best: BestMarriage | None = None
    for view in ends:
        for marriage in _best_marriages(view):
            if best is None or marriage.value > best.value:
                best = marriage
    return best


def _best_marriages(view: View) -> Iterator[BestMarriage]:
    deal = view.deal
    if deal is None:
        return
    for spoken in deal.spoken:
        said = spoken.said
        if isinstance(said, Declare):
            value = marriage_value(Marriage(said.suit, said.extended), deal.trump)
            yield BestMarriage(said.seat, said.suit, value)
    for mark in deal.marks:
        value = table_value(mark.marriage, deal.trump, view.rules)
        winner = deal.tricks[mark.trick - 1].winner
        yield BestMarriage(winner, mark.marriage.suit, value)


# -- pages -----------------------------------------------------------------------------------------

PAGES: Final = (
    Page("last", heavy=True),
    Page("slate", heavy=True),
    Page("why", on_board=False),
)


def page(name: str, view: View, at: At) -> Panel:
    """Panel of one of :data:`PAGES`; ``KeyError`` for another name."""
    say = speech(at)
    match name:
        case "last":
            return last_panel(last_trick_line(view.deal, say), last_of(view))
        case "slate":
            # From the reader's side: their team is « Nous ».
            return Panel(lines=(slate_line(view, say),), scene=Scene("slate", view))
        case "why":
            return Panel(lines=(_why(view, say),))
        case _:
            raise KeyError(name)


def panel(name: str, view: View, at: At) -> Panel:
    """Panel of a hand's button; ``KeyError`` for another name."""
    if name != "cape":
        raise KeyError(name)
    return cape(view, at)
