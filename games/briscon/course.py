"""Course and booklet of Briscon (:mod:`gamekit.api.course`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gamekit.api.course import Place, Topic
from gamekit.api.face import At
from gamekit.api.panel import Act, Button, Choice, Menu, Row
from gamekit.cardgame.kinds import HandFacts
from gamekit.parts.course import PositionCourse, card_buttons
from games.briscon import lessons
from games.briscon.engine.actions import Action, Meld, Out, Play, Rob, decode, encode
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.view import DealView, View
from games.briscon.lessons import LEARNER, plain
from games.briscon.panels import pair_of_trick
from games.briscon.speech import cards_said
from games.briscon.words import say
from i18n.cards import card_label, card_line

TOPICS: Final = (
    Topic("goal", ("11.6", "11.7")),
    Topic("cards", ("11.1",)),
    Topic("deal", ("11.1",)),
    Topic("tricks", ("11.2",), Place(0, 1)),
    Topic("last-five", ("11.2",), Place(0, 2)),
    Topic("rob", ("11.3",), Place(1, 0)),
    Topic("meld", ("11.4",)),
    Topic("worth", ("11.4",), Place(3, 1)),
    Topic("marriage", ("11.4",), Place(2, 0)),
    Topic("sequence", ("11.4",), Place(3, 0)),
    Topic("four", ("11.4",), Place(4, 0)),
    Topic("written", ("11.5",)),
    Topic("end", ("11.5",)),
    Topic("out", ("11.6",), Place(5, 0)),
    Topic("booking", ("11.6",)),
    Topic("match", ("11.7",)),
    Topic("known", ("11.8",)),
    Topic("strict", ("11.2",)),
)
"""Sentence keys: ``booklet-<name>-title``, ``booklet-<name>-text``."""


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
