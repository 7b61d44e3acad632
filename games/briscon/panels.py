"""Messages of Briscon: board, recap, calls, hand, pages, end of a match.

Public ones are made from the spectator's view alone, a hand from its seat's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import At, Help, Page, Seen
from gamekit.api.panel import Act, Ask, Button, Choice, Menu, Panel, Row
from gamekit.api.scenes import Scene
from gamekit.cardgame.kinds import FinalFacts, HandFacts
from gamekit.cards.cards import Card
from gamekit.parts.face import card_button, reasons_text, seat_of
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob, encode
from games.briscon.engine.cards import place, sorted_hand
from games.briscon.engine.deal import Ending
from games.briscon.engine.match import why_not
from games.briscon.engine.melds import meld_of
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView, Phase, View
from games.briscon.pictures.board import last_of
from games.briscon.pictures.hand import hand_order
from games.briscon.speech import (
    cards_line,
    cards_said,
    ending_line,
    last_trick_line,
    name_of,
    of_seats,
    said_lines,
    say,
    score_line,
    written_lines,
)
from i18n.cards import card_label, card_line, card_said, suit_name


def board(view: View, at: At) -> Panel:
    """The deal in progress."""
    assert view.deal is not None, "a board needs a deal"
    counting = view.phase is Phase.COUNTING
    return Panel(
        title=_title(view.deal, at),
        status=say(at.language, counting_key(view, "board")) if counting else None,
        lines=tuple(deal_lines(view, view.deal, at)),
        small=(score_line(view, at),),
        scene=Scene("board", view),
    )


def recap(view: View, at: At) -> Panel:
    """A finished deal."""
    deal = view.deal
    assert deal is not None, "a recap needs a deal"
    result = deal.result
    ended = (ending_line(result, at), cards_line(result, at)) if result is not None else ()
    return Panel(
        title=_title(deal, at),
        lines=(*ended, *said_lines(deal, at)),
        small=(score_line(view, at),),
        scene=Scene("recap", view),
    )


def call(view: View, at: At) -> Panel | None:
    """An « aus » with its count; ``None`` if the deal did not end by one (rules 11.6)."""
    result = view.deal.result if view.deal is not None else None
    if result is None or result.said_by is None or result.by is None:
        return None
    caller = result.said_by
    written, cards = result.total(caller), result.cards[caller]
    text = say(
        at.language,
        "out-right" if result.ending is Ending.OUT else "out-wrong",
        person=name_of(at, caller),
        winner=name_of(at, result.by),
        before=str(result.score[caller] - written - cards),
        written=str(written),
        cards=str(cards),
        points=str(result.score[caller]),
    )
    return Panel(lines=(text,), tone="loud")


def deal_lines(view: View, deal: DealView, at: At) -> Iterator[str]:
    """Lines on a deciding deal, the stock, and everything said and written."""
    if view.decider and deal.result is None:
        yield say(at.language, "decider")
    if deal.upcard is not None:
        below = card_said(at.language, deal.upcard)
        yield say(at.language, "stock-line", cards=deal.stock, below=below)
    yield from said_lines(deal, at)


def counting_key(view: View, where: str) -> str:
    """Sentence key before the booking; in a deciding deal nobody says « aus »."""
    return f"{where}-counting-decider" if view.decider else f"{where}-counting"


def _title(deal: DealView, at: At) -> str:
    return say(
        at.language,
        "board-title",
        deal=str(deal.number),
        trump=suit_name(at.language, deal.trump),
        dealer=name_of(at, deal.dealer),
    )


# -- a seat's hand ---------------------------------------------------------------------------------

_FEWEST: Final = 2
"""Cards of a meld."""
_GOING_ON: Final = (Phase.PLAYING, Phase.COUNTING)


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
    reminded = reminders(view, at.language) if at.help == "hints" else ()
    # The picture asks for a card; in a match of two, nobody looks on unless it was stopped.
    scene = None if at.looks_on else Scene("hand", view, HandFacts(at.help != "none"))
    return Panel(
        title=title,
        status=_status(view, seat, at),
        lines=(*deal_lines(view, deal, at), *reminded),
        small=(score_line(view, at),),
        scene=scene,
        rows=tuple(_rows(view, deal, seat, at)) if view.phase in _GOING_ON else (),
        moves=1 if hand_order(deal, seat) else 0,
        tone="turn" if my_turn(view) else "wood",
    )


def my_turn(view: View) -> bool:
    """Whether the viewer is to play a card."""
    return view.phase is Phase.PLAYING and view.deal is not None and view.deal.turn is view.seat


def on_lead(view: View) -> bool:
    """Whether the viewer leads next: the moment to rob and to meld (rules 11.3, 11.4)."""
    return my_turn(view) and view.deal is not None and not view.deal.trick.cards


def playable(view: View, help: Help) -> tuple[Card, ...]:
    """Enabled cards: on turn the legal ones, without help all."""
    if view.deal is None or not my_turn(view):
        return ()
    if help == "none":
        return view.deal.hand
    return tuple(action.card for action in view.legal if isinstance(action, Play))


def pair_of_trick(deal: DealView) -> tuple[Card, ...]:
    """Both cards of the trick just won, the higher first (rules 11.4)."""
    cards = deal.tricks[-1].cards if deal.tricks else ()
    return tuple(sorted(cards, key=lambda card: (place(card), card.index)))


def _status(view: View, seat: Seat, at: At) -> str | None:
    if view.phase is Phase.COUNTING:
        return say(at.language, counting_key(view, "hand"))
    if at.sure == encode(Out(seat)):
        return say(at.language, "hand-out")
    return None


def _rows(view: View, deal: DealView, seat: Seat, at: At) -> Iterator[Row]:
    free = set(playable(view, at.help))
    if cards := tuple(
        card_button(card, encode(Play(seat, card)), card in free, at)
        for card in hand_order(deal, seat)
    ):
        yield cards
    if not view.decider:
        yield (_out(seat, at),)  # In a row of its own: it is wider as a question.
    if others := tuple(_others(view, deal, seat, at)):
        yield others
    if at.help != "none":
        if choices := tuple(_legal_melds(view, deal, at)):
            yield Menu("meld", say(at.language, "hand-meld"), choices)
    elif on_lead(view) and len(deal.hand) >= _FEWEST:
        yield _melds(seat, deal.hand, at)


def _out(seat: Seat, at: At) -> Button:
    out = encode(Out(seat))
    if at.sure == out:
        return Button(Act(out, sure=True), say(at.language, "button-out-sure"), style="danger")
    # Red only as a question, so that nothing red is near the cards.
    return Button(Act(out, asks=True), say(at.language, "button-out"))


def _others(view: View, deal: DealView, seat: Seat, at: At) -> Iterator[Button]:
    if on_lead(view):
        # Without help the player has to notice the seven in hand.
        if Rob(seat) in view.legal or (at.help == "none" and deal.stock >= _FEWEST):
            yield Button(_call(Rob(seat)), say(at.language, "button-rob"), style="success")
        pair = pair_of_trick(deal)
        if pair and (at.help == "none" or Meld(seat, pair) in view.legal):
            text = say(at.language, "button-meld-trick", cards=cards_said(at.language, pair))
            yield Button(_call(Meld(seat, pair)), text)
    if "count" in at.offers:
        yield Button(Ask("count"), style="success")
    if "undo" in at.offers:
        yield Button(Ask("undo"))


def _legal_melds(view: View, deal: DealView, at: At) -> Iterator[Choice]:
    """Melds in the hand; that of the trick just won has a button."""
    for action in view.legal:
        if isinstance(action, Meld) and set(action.cards) <= set(deal.hand):
            yield Choice(encode(action), cards_said(at.language, action.cards))


def _melds(seat: Seat, held: tuple[Card, ...], at: At) -> Menu:
    """Menu of the cards held, two to five to choose; the rules judge them."""
    choices = tuple(
        Choice(card.text, label, emoji=emoji, card=card_label(at.language, card))
        for card in sorted_hand(held)
        for label, emoji in (card_line(at.language, card, four=at.four_colours),)
    )
    placeholder = say(at.language, "hand-meld")
    return Menu("meld", placeholder, choices, f"meld {seat}", _FEWEST, len(choices))


def _call(action: Action) -> Act:
    """Robbing or melding, without confirmation since they cost nothing."""
    return Act(encode(action), sure=True)


def reminders(view: View, language: str) -> Iterator[str]:
    """Card that may be robbed and melds that may be shown now."""
    deal = view.deal
    if deal is None:
        return
    for action in view.legal:
        match action:
            case Rob() if deal.upcard is not None:
                yield say(language, "reminder-rob", card=card_said(language, deal.upcard))
            case Meld(cards=cards):
                meld = meld_of(cards)
                assert meld is not None, "it is legal"
                points = meld.worth(deal.trump)
                told = cards_said(language, cards)
                yield say(language, "reminder-meld", cards=told, points=str(points))


def why_text(view: View, at: At) -> str:
    """One line a reason, from the seat's view."""
    deal, language = view.deal, at.language
    if deal is None or deal.turn is None or view.phase is not Phase.PLAYING:
        return say(language, "why-no-deal")
    if not my_turn(view):
        return say(language, "why-not-turn", person=name_of(at, deal.turn))
    led = deal.trick.cards[0] if deal.trick.cards else None
    hand, trump, stock, strict = deal.hand, deal.trump, deal.stock > 0, view.rules.strict
    return reasons_text(
        say,
        language,
        sorted_hand(hand, trump),
        lambda card: why_not(card, hand, led, trump, stock=stock, strict=strict),
        " ",
    )


def final(view: View, at: At, seen: Seen) -> Panel:
    """Panel of a finished match."""
    title = ""
    if view.winner is not None:
        title = say(at.language, "final-title", winner=name_of(at, view.winner))
    facts = FinalFacts(seen.seconds, dict(seen.ratings))
    return Panel(title=title, lines=tuple(_lines(view, at)), scene=Scene("final", view, facts))


def _lines(view: View, at: At) -> Iterator[str]:
    if view.results:
        yield ending_line(view.results[-1], at)
    if view.rules.games > 1:
        yield say(at.language, "final-games", **of_seats(view.games, at))


# -- pages -----------------------------------------------------------------------------------------

PAGES: Final = (
    Page("last", heavy=True),
    Page("sheet", heavy=True),
    Page("why", on_board=False),
)


def page(name: str, view: View, at: At) -> Panel:
    """Panel of one of :data:`PAGES`; ``KeyError`` for another name."""
    match name:
        case "last":
            shown = last_of(view)
            scene = Scene("last", shown) if shown is not None else None
            return Panel(lines=(last_trick_line(view, at),), scene=scene, told=True)
        case "sheet":
            lines = tuple(written_lines(view.deal, at)) if view.deal is not None else ()
            nothing = (say(at.language, "sheet-empty"),)
            return Panel(
                lines=(score_line(view, at), *(lines or nothing)), scene=Scene("sheet", view)
            )
        case "why":
            return Panel(lines=(why_text(view, at),))
        case _:
            raise KeyError(name)
