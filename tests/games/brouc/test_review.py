"""A judged deal in words and as a picture, and what a stop makes of it."""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from brouc.seats import Seat
from brouc.view import View
from gamekit.api.face import At
from gamekit.api.players import never
from gamekit.api.record import Played
from gamekit.api.review import Review as ReviewProtocol
from games.brouc.game import GAME
from games.brouc.pictures.analysis import AnalysisFacts
from games.brouc.pictures.recap import plays
from games.brouc.players.thinker import EFFORTS
from games.brouc.players.verdicts import Review
from games.brouc.review import REVIEW, BroucReview, at_the_end
from games.brouc.rules import BROUC
from games.brouc.speech import say
from i18n import LANGUAGES
from i18n.cards import card_label, card_name
from tests.games.brus.test_review import silent
from tests.games.test_computers import Steps

QUICK = BroucReview(EFFORTS["expert"], limit=2_000)
DEALS = 2


@cache
def match(preset: str = "brouc") -> tuple[Played, tuple[View, ...]]:
    """Two deals by the quick players, and what a spectator saw after each."""
    assert GAME.players is not None
    rng, actions, ends = Random(5), list[str](), list[View]()
    state = BROUC.start(preset, {})
    while len(ends) < DEALS:
        due = BROUC.next(state)
        if due.awaits == "deal":
            action = BROUC.deal(state, rng.randbytes(32), 7)
        elif due.awaits == "booking":
            action = BROUC.book(state)
        else:
            assert due.seat is not None
            level = rng.choice(("beginner", "club"))
            action = GAME.players.choose(BROUC.view(state, due.seat), level, 1, never)
        actions.append(BROUC.encode(action))
        over = len(state.results)
        state = BROUC.accept(state, action)
        if len(state.results) > over:
            ends.append(BROUC.view(state, None))
    return Played(preset, {}, BROUC.rules_version, tuple(actions)), tuple(ends)


@cache
def judged(number: int) -> Review:
    return QUICK.judge(match()[0], number, silent, never)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2])
def test_what_an_analysis_says(language: str, number: int) -> None:
    view = match()[1][number - 1]
    found = judged(number)
    own, seen = QUICK.panels(found, view, At(1, language))
    assert str(number) in own.title
    assert str(number) in seen.title
    assert seen.lines[-1] == say(language, "analysis-note")
    for verdict in found.open.worst(5):
        assert any(str(int(verdict.cost)) in line for line in seen.lines)
    assert all((one.hint is not None) == one.mistake for one in found.fair)
    mistakes = found.mistakes(5)
    assert len(own.lines) == 2 * len(mistakes) > 0
    told = zip(own.lines[::2], own.lines[1::2], strict=True)
    in_order = sorted(mistakes, key=lambda one: one.moment)
    for mistake, (line, hint) in zip(in_order, told, strict=True):
        assert str(round(mistake.loss)) in line
        assert say(language, f"seat-{mistake.seat}") in line
        assert f"**{card_name(language, mistake.choice)}**" in hint, "the hint at the better card"
    for unsolved in (0, 1):
        open_ = replace(found.open, plays=(), unsolved=unsolved)
        own, seen = QUICK.panels(replace(found, open=open_, fair=()), view, At(1, language))
        assert own.lines == (say(language, "analysis-fair-none"),)
        assert (say(language, "analysis-perfect") in seen.lines) == (not unsolved)


def test_each_card_told_is_looked_at_again() -> None:
    found, end = judged(1), match()[1][0]
    looks = QUICK.mistakes(found, end, "en", {"N": "Anna"})
    assert looks
    assert end.deal is not None
    cards = plays(end.deal)
    told = {one.card for one in found.mistakes(5)} | {one.card for one in found.open.worst(5)}
    assert [cards[look.step - 1][1] for look in looks] == sorted(
        told, key=[card for _, card in cards].index
    ), "in the order of play, as the card lies on the table"
    for look in looks:
        seat, card = cards[look.step - 1]
        assert look.card == card_label("en", card)
        assert f" · {'Anna' if seat is Seat.NORTH else say('en', f'seat-{seat}')}: " in look.label


def test_people_are_named_and_the_picture_has_every_card_and_the_curve() -> None:
    found, view = judged(1), match()[1][0]
    names = {seat: f"<@{number}>" for number, seat in enumerate("NWSE")}
    own, seen = QUICK.panels(found, view, At(1, "en", names))
    text = "\n".join((*own.lines, *seen.lines))
    assert "<@" in text
    assert "North played" not in text
    assert seen.scene is None
    assert own.scene is not None
    facts = own.scene.data
    assert isinstance(facts, AnalysisFacts)
    assert len(facts.values) == len(facts.costs) + 1 == len(found.fair) + 1
    assert facts.values[-1] == found.open.final
    assert [cost.fair for cost in facts.costs] == [
        round(verdict.loss) if verdict.mistake else 0 for verdict in found.fair
    ]


def test_a_judgement_travels_and_progress_ends_at_the_whole() -> None:
    assert pickle.loads(pickle.dumps(judged(1))) == judged(1)
    review: ReviewProtocol = REVIEW
    assert GAME.review is review
    told: list[tuple[int, int]] = []
    QUICK.judge(match()[0], 1, lambda done, of: told.append((done, of)), never)
    assert told == sorted(told)
    assert len({of for _, of in told}) == 1
    assert told[-1][0] <= told[-1][1]


@pytest.mark.parametrize("preset", ["brouc", "homme-de-brou"])
def test_the_deal_is_found_as_it_ended(preset: str) -> None:
    played, ends = match(preset)
    for number, view in enumerate(ends, 1):
        deal, coches = at_the_end(played, number, never)
        assert view.deal is not None
        assert deal.dealt.number == number
        assert deal.tricks == view.deal.tricks
        assert tuple(coches) == tuple(ends[number - 2].coches if number > 1 else (0, 0))
    for number in (0, DEALS + 1):
        with pytest.raises(ValueError, match="no deal"):
            at_the_end(played, number, never)


@pytest.mark.parametrize("asked", [0, 30, 200])
def test_stopped_before_the_seats_are_judged_nothing_is_said(asked: int) -> None:
    with pytest.raises(TimeoutError):
        QUICK.judge(match()[0], 2, silent, Steps(asked))
