"""Private message of a player: cards, calls, and everything else of a turn.

« Aus » keeps its place and never depends on the bot's count (rules 11.6); without help the menu of
melds offers all cards held.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.face import At, Help
from gamekit.api.panel import Act, Ask, Button, Choice, Menu, Panel, Row, Style
from gamekit.api.scenes import Scene
from gamekit.cards.cards import Card
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob, encode
from games.briscon.engine.cards import place, sorted_hand
from games.briscon.engine.seats import Seat
from games.briscon.engine.view import DealView, Phase, View
from games.briscon.face.public import counting_key, deal_lines
from games.briscon.face.reminders import reminders
from games.briscon.face.speech import cards_said, score_line
from games.briscon.pictures.facts import HandFacts
from games.briscon.pictures.hand import hand_order
from games.briscon.words import say
from i18n.cards import card_face, card_label, card_line, suit_name

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
    return Panel(
        title=title,
        status=_status(view, seat, at),
        lines=(*deal_lines(view, deal, at), *reminded),
        small=(score_line(view, at),),
        scene=Scene("hand", view, HandFacts(at.help != "none")),
        rows=tuple(_rows(view, deal, seat, at)) if view.phase in _GOING_ON else (),
        moves=1 if hand_order(deal, seat) else 0,
        tone="turn" if my_turn(view) else "wood",
    )


def seat_of(view: View) -> Seat:
    """Seat of a view; ``ValueError`` for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return view.seat


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
    if cards := tuple(_card(seat, card, card in free, at) for card in hand_order(deal, seat)):
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


def _card(seat: Seat, card: Card, enabled: bool, at: At) -> Button:
    action = encode(Play(seat, card))
    face, emoji = card_face(at.language, card, four=at.four_colours)
    shown = card_label(at.language, card)
    if enabled and action == at.sure:
        # Same width as before, so that nothing moves under the finger; the text above asks.
        return Button(Act(action, sure=True), face, emoji, "success", card=shown)
    style: Style = "primary" if enabled else "plain"
    return Button(Act(action), face, emoji, style, enabled, card=shown)


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
