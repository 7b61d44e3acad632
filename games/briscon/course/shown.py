"""Panels of Briscon's course (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.course import Place
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Choice, Menu, Row
from gamekit.parts.course import PositionCourse, card_buttons
from games.briscon.course import lessons
from games.briscon.course.booklet import TOPICS
from games.briscon.course.course import LEARNER, plain
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob, decode, encode
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.view import DealView, View
from games.briscon.face.private import pair_of_trick
from games.briscon.face.speech import cards_said
from games.briscon.pictures.facts import HandFacts
from games.briscon.words import say
from i18n.cards import card_label, card_line

_ROB_FROM: Final = 1
"""First lesson that offers robbing,"""
_MELD_FROM: Final = 1
"""melding,"""
_OUT_FROM: Final = 5
"""and « aus »."""
_BOARD_FROM: Final = 2
"""First lesson that also shows the table, for last trick and sheet."""
_SHEET_FROM: Final = 5
"""First lesson whose pictures show the table instead of the hand."""
_FEWEST: Final = 2
"""Cards of a meld."""
_TOLD: Final = HandFacts(mark_legal=False)
"""No help with legal cards: they are the subject."""


def _rows(place: Place, view: View, at: At) -> Iterator[Row]:
    deal, language = view.deal, at.language
    assert deal is not None, "an exercise is a deal"
    cards = sorted_hand(deal.hand, deal.trump)
    yield card_buttons(cards, lambda card: encode(Play(LEARNER, card)), at)
    calls = tuple(_calls(place, deal, language))
    if calls:
        yield calls
    if place.lesson >= _MELD_FROM and len(cards) >= _FEWEST:
        choices = tuple(
            Choice(card.text, label, emoji=emoji, card=card_label(language, card))
            for card in cards
            for label, emoji in (card_line(language, card, four=at.four_colours),)
        )
        placeholder = say(language, "hand-meld")
        yield Menu("meld", placeholder, choices, f"meld {LEARNER}", _FEWEST, len(choices))


def _calls(place: Place, deal: DealView, language: str) -> Iterator[Button]:
    if place.lesson >= _ROB_FROM:
        yield Button(_act(Rob(LEARNER)), say(language, "button-rob"), style="success")
    if place.lesson >= _MELD_FROM and (pair := pair_of_trick(deal)):
        text = say(language, "button-meld-trick", cards=cards_said(language, pair))
        yield Button(_act(Meld(LEARNER, pair)), text)
    if place.lesson >= _OUT_FROM:
        yield Button(_act(Out(LEARNER)), say(language, "button-out"), style="danger")


def _act(action: Action) -> Act:
    return Act(encode(action))


COURSE: Final = PositionCourse(
    say,
    LEARNER.value,
    lessons.COURSE,
    TOPICS,
    lambda action: plain(decode(action)),
    _rows,
    _TOLD,
    board_from=_BOARD_FROM,
    pictures_from=_SHEET_FROM,
)
"""Instance in the game."""
