"""Face of Briscon (:class:`gamekit.api.face.Face`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from gamekit.api.face import At, Command, Help, Page
from gamekit.api.panel import Act, Button, Choice, Menu, Panel, Row
from gamekit.api.rules import Refusal
from gamekit.api.scenes import Scene
from gamekit.cards.cards import Card
from games.briscon import speech
from games.briscon.cards import sorted_hand
from games.briscon.melds import high_to_low, meld_of
from games.briscon.pictures.board import last_of
from games.briscon.pictures.hand import held
from games.briscon.rules import RULES, BrisconView, Ending, Meld, Out, Rob
from games.cardgame.actions import Play
from games.cardgame.deal import Trick
from games.cardgame.speech import Speech
from games.cardgame.table_face import TableFace, offers
from i18n.cards import card_label, card_line

FEWEST: Final = 2
"""Cards of a meld."""


class BrisconFace(TableFace[BrisconView, BrisconView]):
    """Messages of Briscon."""

    pages = (Page("last", heavy=True), Page("sheet", heavy=True), Page("why", on_board=False))
    commands = (
        Command("melden", argument=True),
        Command("rauben"),
        Command("aus"),
        Command("sheet", page="sheet"),
        Command("last", page="last"),
    )
    does = {"play": (Play,), "melden": (Meld,), "rauben": (Rob,), "aus": (Out,)}  # noqa: RUF012
    between = " "
    held = staticmethod(held)
    last_trick = staticmethod(last_of)
    text = staticmethod(speech.label)

    def said(self, view: BrisconView, deal: BrisconView, say: Speech) -> Iterable[str]:
        """Everything said and written."""
        return speech.said_lines(deal, say)

    def lines(self, view: BrisconView, deal: BrisconView, say: Speech) -> Iterator[str]:
        """Lines on a deciding deal, the stock, and everything said and written."""
        if view.standing.decider and deal.result is None:
            yield say("decider")
        if deal.turned is not None:
            yield say("stock-line", cards=deal.to_draw, below=say.card(deal.turned))
        yield from speech.said_lines(deal, say)

    def counting(self, view: BrisconView) -> str:
        """In a deciding deal nobody says « aus »."""
        return "counting-decider" if view.standing.decider else "counting"

    def standing(self, view: BrisconView, say: Speech) -> Iterator[str]:
        """The score."""
        yield speech.score_line(view, say)

    def ending(self, view: BrisconView, deal: BrisconView, say: Speech) -> Iterator[str]:
        """End of the deal, and card points of both."""
        if deal.result is not None:
            yield speech.ending_line(deal.result, say)
            yield say("cards-line", **say.scores(deal.result.cards.items(), say.who))

    def call(self, view: BrisconView, at: At) -> Panel | None:
        """An « aus » with its count; ``None`` if the deal did not end by one (rules 11.6)."""
        result, say = view.deal.result if view.deal is not None else None, self.speech(at)
        if result is None or result.said_by is None or result.by is None:
            return None
        caller = result.said_by
        written, cards = result.total(caller), result.cards[caller]
        text = say(
            "out-right" if result.ending is Ending.OUT else "out-wrong",
            person=say.who(caller),
            winner=say.who(result.by),
            before=result.score[caller] - written - cards,
            written=written,
            cards=cards,
            points=result.score[caller],
        )
        return Panel(lines=(text,), tone="loud")

    def result(self, view: BrisconView, say: Speech) -> Iterator[str]:
        """End of the last deal, and games."""
        if view.standing.results:
            yield speech.ending_line(view.standing.results[-1], say)
        if view.several:
            yield say("final-games", **say.scores(view.games.items(), say.who))

    # -- a seat's hand -----------------------------------------------------------------------------

    def hand_lines(
        self, view: BrisconView, deal: BrisconView, say: Speech, at: At
    ) -> Iterator[str]:
        """The trick too: in a match of two nobody looks on, and both follow every card."""
        if deal.result is None:
            yield from self.lying(deal, say)
        yield from super().hand_lines(view, deal, say, replace(at, looks_on=False))

    def laid(self, deal: BrisconView, say: Speech) -> str:
        """Cards of the trick on the table."""
        return say.plays((one.seat, one.card) for one in deal.lying)

    def hints(self, view: BrisconView, deal: BrisconView, say: Speech, at: At) -> Iterator[str]:
        """Card that may be robbed and melds that may be shown now."""
        for action in view.legal:
            match action:
                case Rob() if deal.turned is not None:
                    yield say("reminder-rob", card=say.card(deal.turned))
                case Meld(cards=cards):
                    meld = meld_of(cards)
                    assert meld is not None, "it is legal"
                    points = str(meld.worth(deal.indicator.suit))
                    yield say("reminder-meld", cards=say.cards(cards), points=points)

    def question(self, action: Any) -> str | None:
        """« Aus » is asked about by the game."""
        return "hand-out" if isinstance(action, Out) else None

    def calls(self, view: BrisconView, deal: BrisconView, at: At) -> Iterator[Row]:
        """« Aus », robbing, requests, and the menu of melds."""
        seat, say = view.seat, self.speech(at)
        assert seat is not None, "a hand is a seat's"
        if not view.standing.decider:
            # In a row of its own: it is wider as a question. Red only then, so that nothing red is
            # near the cards.
            question = say("button-out-sure"), "danger"
            yield (self.button(Out(seat), at, question=question),)
        if others := (*self._others(view, deal, seat, at), *offers(at, "count", "undo")):
            yield others
        if at.help != "none":
            melds = (one for one in view.legal if isinstance(one, Meld))
            # That of the trick just won has a button.
            held = (one for one in melds if set(one.cards) <= set(deal.hand))
            if choices := tuple(Choice(RULES.encode(one), say.cards(one.cards)) for one in held):
                yield Menu("meld", say("hand-meld"), choices)
        elif deal.on_lead == seat and len(deal.hand) >= FEWEST:
            yield self.meld_menu(seat, sorted_hand(deal.hand), at)

    def _others(self, view: BrisconView, deal: BrisconView, seat: str, at: At) -> Iterator[Button]:
        """Robbing and the meld of the trick, without confirmation since they cost nothing.

        Both before a lead (rules 11.3, 11.4).
        """
        if deal.on_lead != seat:
            return
        say = self.speech(at)
        # Without help the player has to notice the seven in hand.
        if Rob(seat) in view.legal or (at.help == "none" and deal.to_draw >= FEWEST):
            yield Button(
                Act(RULES.encode(Rob(seat)), sure=True), say("button-rob"), style="success"
            )
        pair = pair_of_trick(deal)
        if pair and (at.help == "none" or Meld(seat, pair) in view.legal):
            text = say("button-meld-trick", cards=say.cards(pair))
            yield Button(Act(RULES.encode(Meld(seat, pair)), sure=True), text)

    def meld_menu(self, seat: str, cards: tuple[Card, ...], at: At) -> Menu:
        """Menu of the cards held, two to five to choose; the rules judge them."""
        choices = tuple(
            Choice(card.text, label, emoji=emoji, card=card_label(at.language, card))
            for card in cards
            for label, emoji in (card_line(at.language, card, four=at.four_colours),)
        )
        placeholder = self.say(at.language, "hand-meld")
        return Menu("meld", placeholder, choices, f"meld {seat}", FEWEST, len(choices))

    # -- pages -------------------------------------------------------------------------------------

    def page(self, name: str, view: BrisconView, at: At) -> Panel:
        """Panel of a page; ``KeyError`` for another name."""
        if name != "sheet":
            return super().page(name, view, at)
        say = self.speech(at)
        lines = tuple(speech.written_lines(view.deal, say)) if view.deal is not None else ()
        lines = (speech.score_line(view, say), *(lines or (say("sheet-empty"),)))
        return Panel(lines=lines, scene=Scene("sheet", view))

    def plays(self, won: Trick, say: Speech) -> str:
        """Both cards, each after its player."""
        return say.plays((one.seat, one.card) for one in won.laid)

    def sorted(self, deal: BrisconView) -> tuple[Card, ...]:
        """By suit, trumps first."""
        return sorted_hand(deal.hand, deal.indicator.suit)

    def why_not(self, view: BrisconView, deal: BrisconView, card: Card) -> Refusal | None:
        """Reason of the rules."""
        return dict(view.refused).get(card)

    # -- words -------------------------------------------------------------------------------------

    def meant(self, command: str, text: str, view: BrisconView, language: str) -> Iterable[Any]:
        """Actions of typed words."""
        if command != "melden":
            return super().meant(command, text, view, language)
        if view.seat is None or view.deal is None:
            return ()
        return (Meld(view.seat, cards) for cards in speech.melds_meant(text, view.deal, language))

    def offered(
        self, command: str, text: str, view: BrisconView, language: str, help: Help
    ) -> Iterator[Choice]:
        """Cards, typed melds, that of the trick just won; others are the player's to find."""
        yield from super().offered(command, text, view, language, help)
        if command != "melden" or view.seat is None or view.deal is None:
            return
        deal, seat = view.deal, view.seat
        melds = speech.melds_meant(text, deal, language)
        if not text.strip() and deal.on_lead == seat and (pair := pair_of_trick(deal)):
            melds = (pair,)
        yield from (self.choice(Meld(seat, cards), language) for cards in melds)


def pair_of_trick(deal: BrisconView) -> tuple[Card, ...]:
    """Both cards of the trick just won, the higher first (rules 11.4)."""
    return high_to_low(deal.tricks[-1].cards) if deal.tricks else ()


FACE: Final = BrisconFace(speech.say, RULES.codec)
"""Instance in the game."""
