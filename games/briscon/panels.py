"""Messages of Briscon: board, recap, calls, hand, pages, end of a match.

Public ones are made from the spectator's view alone, a hand from its seat's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import At, Help, Page, Seen
from gamekit.api.panel import Act, Button, Choice, Menu, Panel, Row
from gamekit.api.scenes import Scene
from gamekit.cardgame.kinds import FinalFacts, HandFacts
from gamekit.cardgame.speech import Speech
from gamekit.cards.cards import Card
from gamekit.cards.views import Phase
from gamekit.parts.face import card_button, last_panel, offers, reasons_text, seat_of
from games.briscon.engine.actions import Meld, Out, Play, Rob, encode
from games.briscon.engine.cards import place, sorted_hand
from games.briscon.engine.deal import DealResult, Ending
from games.briscon.engine.match import why_not
from games.briscon.engine.melds import meld_of
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures.board import deal_of, last_of
from games.briscon.pictures.hand import hand_order
from games.briscon.speech import (
    ending_line,
    last_trick_line,
    said_lines,
    score_line,
    speech,
    written_lines,
)
from i18n.cards import card_label, card_line, suit_name


def board(view: View, at: At) -> Panel:
    """The deal in progress."""
    deal, say = deal_of(view), speech(at)
    counting = view.phase is Phase.COUNTING
    return Panel(
        title=_title(deal, say),
        status=say(_counting_key(view, "board")) if counting else None,
        lines=tuple(_deal_lines(view, deal, say)),
        small=(score_line(view, say),),
        scene=Scene("board", view),
    )


def recap(view: View, at: At) -> Panel:
    """A finished deal."""
    deal, say = deal_of(view), speech(at)
    ended = tuple(_ended(deal.result, say)) if deal.result is not None else ()
    return Panel(
        title=_title(deal, say),
        lines=(*ended, *said_lines(deal, say)),
        small=(score_line(view, say),),
        scene=Scene("recap", view),
    )


def _ended(result: DealResult, say: Speech) -> Iterator[str]:
    yield ending_line(result, say)
    yield say("cards-line", **say.scores(result.cards.items(), say.who))


def call(view: View, at: At) -> Panel | None:
    """An « aus » with its count; ``None`` if the deal did not end by one (rules 11.6)."""
    result, say = view.deal.result if view.deal is not None else None, speech(at)
    if result is None or result.said_by is None or result.by is None:
        return None
    caller = result.said_by
    written, cards = result.total(caller), result.cards[caller]
    text = say(
        "out-right" if result.ending is Ending.OUT else "out-wrong",
        person=say.who(caller),
        winner=say.who(result.by),
        before=str(result.score[caller] - written - cards),
        written=str(written),
        cards=str(cards),
        points=str(result.score[caller]),
    )
    return Panel(lines=(text,), tone="loud")


def _deal_lines(view: View, deal: DealView, say: Speech) -> Iterator[str]:
    """Lines on a deciding deal, the stock, and everything said and written."""
    if view.decider and deal.result is None:
        yield say("decider")
    if deal.upcard is not None:
        yield say("stock-line", cards=deal.stock, below=say.card(deal.upcard))
    yield from said_lines(deal, say)


def _counting_key(view: View, where: str) -> str:
    """Sentence key before the booking; in a deciding deal nobody says « aus »."""
    return f"{where}-counting-decider" if view.decider else f"{where}-counting"


def _title(deal: DealView, say: Speech) -> str:
    number, trump = str(deal.number), suit_name(say.language, deal.trump)
    return say("board-title", deal=number, trump=trump, dealer=say.who(deal.dealer))


# -- a seat's hand ---------------------------------------------------------------------------------

_FEWEST: Final = 2
"""Cards of a meld."""
_GOING_ON: Final = (Phase.PLAYING, Phase.COUNTING)


def hand(view: View, at: At) -> Panel:
    """The private message of a seat."""
    seat, deal, say = seat_of(view), view.deal, speech(at)
    named, table = say(f"seat-{seat}"), str(at.table)
    if deal is None:
        return Panel(say("hand-waiting", seat=named, table=table))
    number, trump = str(deal.number), say.suit(deal.trump)
    reminded = reminders(view, say) if at.help == "hints" else ()
    # The picture asks for a card; in a match of two, nobody looks on unless it was stopped.
    scene = None if at.looks_on else Scene("hand", view, HandFacts(at.help != "none"))
    return Panel(
        title=say("hand-title", table=table, deal=number, trump=trump, seat=named),
        status=_status(view, seat, at),
        lines=(*_deal_lines(view, deal, say), *reminded),
        small=(score_line(view, say),),
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
    cards = tuple(action.card for action in view.legal if isinstance(action, Play))
    return view.deal.hand if view.deal is not None and cards and help == "none" else cards


def pair_of_trick(deal: DealView) -> tuple[Card, ...]:
    """Both cards of the trick just won, the higher first (rules 11.4)."""
    cards = deal.tricks[-1].cards if deal.tricks else ()
    return tuple(sorted(cards, key=lambda card: (place(card), card.index)))


def _status(view: View, seat: Seat, at: At) -> str | None:
    if view.phase is Phase.COUNTING:
        return speech(at)(_counting_key(view, "hand"))
    return speech(at)("hand-out") if at.sure == encode(Out(seat)) else None


def _rows(view: View, deal: DealView, seat: Seat, at: At) -> Iterator[Row]:
    free, say = set(playable(view, at.help)), speech(at)
    if cards := tuple(
        card_button(card, encode(Play(seat, card)), card in free, at)
        for card in hand_order(deal, seat)
    ):
        yield cards
    if not view.decider:
        yield (_out(seat, at),)  # In a row of its own: it is wider as a question.
    if others := (*_others(view, deal, seat, at), *offers(at, "count", "undo")):
        yield others
    if at.help != "none":
        if choices := tuple(_legal_melds(view, deal, say)):
            yield Menu("meld", say("hand-meld"), choices)
    elif on_lead(view) and len(deal.hand) >= _FEWEST:
        yield meld_menu(seat, sorted_hand(deal.hand), at)


def _out(seat: Seat, at: At) -> Button:
    out, say = encode(Out(seat)), speech(at)
    if at.sure == out:
        return Button(Act(out, sure=True), say("button-out-sure"), style="danger")
    # Red only as a question, so that nothing red is near the cards.
    return Button(Act(out, asks=True), say("button-out"))


def _others(view: View, deal: DealView, seat: Seat, at: At) -> Iterator[Button]:
    """Robbing and the meld of the trick, without confirmation since they cost nothing."""
    if not on_lead(view):
        return
    say = speech(at)
    # Without help the player has to notice the seven in hand.
    if Rob(seat) in view.legal or (at.help == "none" and deal.stock >= _FEWEST):
        yield Button(Act(encode(Rob(seat)), sure=True), say("button-rob"), style="success")
    pair = pair_of_trick(deal)
    if pair and (at.help == "none" or Meld(seat, pair) in view.legal):
        text = say("button-meld-trick", cards=say.cards(pair))
        yield Button(Act(encode(Meld(seat, pair)), sure=True), text)


def _legal_melds(view: View, deal: DealView, say: Speech) -> Iterator[Choice]:
    """Melds in the hand; that of the trick just won has a button."""
    for action in view.legal:
        if isinstance(action, Meld) and set(action.cards) <= set(deal.hand):
            yield Choice(encode(action), say.cards(action.cards))


def meld_menu(seat: Seat, cards: tuple[Card, ...], at: At) -> Menu:
    """Menu of the cards held, two to five to choose; the rules judge them."""
    choices = tuple(
        Choice(card.text, label, emoji=emoji, card=card_label(at.language, card))
        for card in cards
        for label, emoji in (card_line(at.language, card, four=at.four_colours),)
    )
    placeholder = speech(at)("hand-meld")
    return Menu("meld", placeholder, choices, f"meld {seat}", _FEWEST, len(choices))


def reminders(view: View, say: Speech) -> Iterator[str]:
    """Card that may be robbed and melds that may be shown now."""
    deal = view.deal
    if deal is None:
        return
    for action in view.legal:
        match action:
            case Rob() if deal.upcard is not None:
                yield say("reminder-rob", card=say.card(deal.upcard))
            case Meld(cards=cards):
                meld = meld_of(cards)
                assert meld is not None, "it is legal"
                points = str(meld.worth(deal.trump))
                yield say("reminder-meld", cards=say.cards(cards), points=points)


def _why(view: View, say: Speech) -> str:
    """One line a reason, from the seat's view."""
    deal = view.deal
    if deal is None or deal.turn is None or view.phase is not Phase.PLAYING:
        return say("why-no-deal")
    if not my_turn(view):
        return say("why-not-turn", person=say.who(deal.turn))
    led = deal.trick.cards[0] if deal.trick.cards else None
    hand, trump, stock, strict = deal.hand, deal.trump, deal.stock > 0, view.rules.strict
    return reasons_text(
        say.say,
        say.language,
        sorted_hand(hand, trump),
        lambda card: why_not(card, hand, led, trump, stock=stock, strict=strict),
        " ",
    )


def final(view: View, at: At, seen: Seen) -> Panel:
    """Panel of a finished match."""
    say = speech(at)
    title = say("final-title", winner=say.who(view.winner)) if view.winner else ""
    facts = FinalFacts(seen.seconds, dict(seen.ratings))
    return Panel(title, lines=tuple(_final_lines(view, say)), scene=Scene("final", view, facts))


def _final_lines(view: View, say: Speech) -> Iterator[str]:
    if view.results:
        yield ending_line(view.results[-1], say)
    if view.rules.games > 1:
        yield say("final-games", **say.scores(view.games.items(), say.who))


# -- pages -----------------------------------------------------------------------------------------

PAGES: Final = (
    Page("last", heavy=True),
    Page("sheet", heavy=True),
    Page("why", on_board=False),
)


def page(name: str, view: View, at: At) -> Panel:
    """Panel of one of :data:`PAGES`; ``KeyError`` for another name."""
    say = speech(at)
    match name:
        case "last":
            return last_panel(last_trick_line(view, say), last_of(view))
        case "sheet":
            lines = tuple(written_lines(view.deal, say)) if view.deal is not None else ()
            lines = (score_line(view, say), *(lines or (say("sheet-empty"),)))
            return Panel(lines=lines, scene=Scene("sheet", view))
        case "why":
            return Panel(lines=(_why(view, say),))
        case _:
            raise KeyError(name)
