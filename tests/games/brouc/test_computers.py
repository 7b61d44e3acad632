"""Le Brouc's computer players as a table asks them: hints in words."""

from __future__ import annotations

from typing import Any

import pytest

from brouc.actions import Action, Announce, Announcement, Declare, Dehors, Mark, Play
from brouc.cards import Suit
from brouc.seats import Seat
from brouc.view import View
from gamekit.api.course import Place
from games.brouc.computers import sentence_of
from games.brouc.course import COURSE
from games.brouc.game import GAME
from games.brouc.players.hints import REASONS
from i18n import LANGUAGES

FIGURES = dict.fromkeys(("lying", "gain", "more", "count"), 12.4)


def view_and_cards() -> tuple[View, Action, Action]:
    view = COURSE.view(Place())
    assert view.deal is not None
    seat, card = view.deal.trick.leader, view.deal.hand[0]
    return view, Play(seat, card), Mark(seat, card)


def in_words(view: View, language: str, *hint: Any) -> str:
    """As a table says it."""
    told = sentence_of(*hint)
    what = GAME.face.label(told.action, language, view)
    return GAME.face.say(language, told.key, **{"what": what, **told.values})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_hint_is_a_sentence(language: str) -> None:
    view, play, mark = view_and_cards()
    calls: dict[str, Action] = {
        "dehors": Dehors(Seat.NORTH),
        "declare": Declare(Seat.NORTH, Suit.HEARTS, False),
        "mark": mark,
        "announce": Announce(Seat.NORTH, Announcement.PARTIE_ET_VOLE),
    }
    for reason in REASONS:
        figures = {**FIGURES, "trick": 0.875}
        text = in_words(view, language, calls.get(reason, play), reason, figures)
        assert "{" not in text
    assert "88" in in_words(view, language, play, "takes-trick", {**FIGURES, "trick": 0.88})


def test_what_is_marked_is_named_without_its_verb() -> None:
    view, play, mark = view_and_cards()
    card = GAME.face.label(GAME.rules.encode(play), "en", view)
    assert in_words(view, "en", mark, "mark", {}).startswith(f"**{card}**: mark")


def test_a_certain_trick_is_taken_and_a_likely_one_should_be() -> None:
    view, play, _ = view_and_cards()
    figures = {"lying": 4.0, "trick": 1.0}
    assert "takes the trick, with 4 points" in in_words(view, "en", play, "takes-trick", figures)
    assert "à coup sûr" in in_words(view, "fr", play, "takes-trick", figures)
    assert "(99%)" in in_words(view, "en", play, "takes-trick", figures | {"trick": 0.99})
    assert "1 point lying" in in_words(view, "en", play, "takes-trick", figures | {"lying": 1.0})
