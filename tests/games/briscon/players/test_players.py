"""Legal, the same twice, blind to what is hidden; « aus » exactly when it is right."""

from __future__ import annotations

from random import Random

import pytest

from gamekit.api.players import never
from gamekit.cards.cards import Card, Rank, Suit
from gamekit.search.position import Stakes
from gamekit.search.search import outcome
from games.briscon.cards import SEATS, points_of
from games.briscon.computers import COMPUTERS, due, hint_at, played_out, reasons
from games.briscon.game import GAME
from games.briscon.players.core.kernel import BrisconPosition
from games.briscon.players.known import knowledge_of
from games.briscon.players.thinker import EFFORTS, Effort, game_stakes, imagine, policy, think
from games.briscon.rules import GOAL, RULES, TRICKS, Ending, Meld, Out, Rob, view
from games.cardgame.actions import Action, Play
from games.cardgame.deal import Match
from games.own_engine.thinking import Thought
from i18n import LANGUAGES
from i18n.cards import the_card
from tests.games.briscon.players.helpers import dealt, walk
from tests.games.briscon.rules.matches import (
    apply,
    deal_in,
    legal_actions,
    results,
    scored,
    violation,
)
from tests.games.test_computers import Steps

KNOWN = knowledge_of(view(dealt(Random(1)), "N"))
REASONS = ("out", "rob", "meld", *reasons(KNOWN, Thought(0)))


@pytest.mark.parametrize("level", COMPUTERS.levels)
def test_aus_is_never_wrong_and_never_late_but_for_a_beginner(level: str) -> None:
    rng = Random(f"aus {level}")
    said = late = 0
    for _ in range(12):
        start = scored(dealt(rng), rng.randrange(420, 600), rng.randrange(420, 600))
        for state in walk(rng, start):
            for seat in SEATS:
                word = COMPUTERS.speak(view(state, seat), level, 1)
                right = results(apply(state, Out(seat)))[-1].ending is Ending.OUT
                if isinstance(word, Out):
                    assert right
                    said += 1
                elif right:
                    assert level == "beginner"
                    late += 1
    assert said
    assert bool(late) == (level == "beginner")


def test_a_beginner_counts_well_after_the_last_trick() -> None:
    rng = Random(11)
    for _ in range(8):
        *_, last = walk(rng, scored(dealt(rng), 560, 560))
        assert len(deal_in(last).tricks) == TRICKS
        for seat in SEATS:
            count = knowledge_of(view(last, seat)).count(SEATS.index(seat))
            word = COMPUTERS.speak(view(last, seat), "beginner", 1)
            assert isinstance(word, Out) == (count >= GOAL)


def test_nobody_says_aus_in_the_deal_that_decides() -> None:
    rng = Random(12)
    for state in walk(rng, scored(dealt(rng), 640, 640, decider=True)):
        for seat in SEATS:
            assert not isinstance(COMPUTERS.speak(view(state, seat), "master", 1), Out)


def test_robbing_comes_before_melding_and_both_before_the_card() -> None:
    rng = Random(13)
    seen: set[type[Action]] = set()
    for _ in range(12):
        for state in walk(rng, dealt(rng)):
            turn = deal_in(state).turn
            if turn is None:
                continue
            call = due(view(state, turn), knowledge_of(view(state, turn)))
            if call is None:
                continue
            assert violation(state, call) is None
            seen.add(type(call))
            assert Rob(turn) not in legal_actions(state, turn) or isinstance(call, Rob | Out)
    assert seen >= {Rob, Meld}


def test_the_last_five_tricks_are_solved() -> None:
    rng = Random(14)
    for state in walk(rng, dealt(rng)):
        deal = deal_in(state)
        if deal.turn is None or deal.stock or len(deal.hands[deal.turn]) < 2:
            continue
        known = knowledge_of(view(state, deal.turn))
        if due(view(state, deal.turn), known) is None and len(known.at.moves()) > 1:
            thought = think(known, EFFORTS["master"], game_stakes(known), 1)
            assert thought.exact
            assert thought.tallies[0].mean() == max(t.mean() for t in thought.tallies)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_hint_is_a_sentence(language: str) -> None:
    for reason in REASONS:
        for lying in (1, 14):
            card = {"rank": "ace", "suit": "c"}
            text = GAME.face.say(language, f"hint-{reason}", what="♥", lying=lying, **card)
            named = the_card(language, Card(Rank.ACE, Suit.CLUBS))
            assert "♥" in text or named in text
            assert "{" not in text


def test_a_hint_speaks_of_a_card_in_its_gender() -> None:
    def said(language: str, rank: str) -> str:
        return GAME.face.say(language, "hint-leads-winner", what="", rank=rank, suit="c")

    assert said("fr", "ace").startswith("**l’as de trèfle**\u00a0: rien ne le bat plus")
    assert said("fr", "queen").startswith("**la dame de trèfle**\u00a0: rien ne la bat plus")
    assert "schlägt es nichts" in said("de", "ace")
    assert "schlägt ihn nichts" in said("de", "king")


def test_hints_have_reasons_and_tell_no_card_points_but_those_that_lie() -> None:
    rng = Random(15)
    found: set[str] = set()
    for _ in range(3):
        for state in walk(rng, dealt(rng)):
            turn = deal_in(state).turn
            if turn is None or rng.random() > 0.25:
                continue
            hint = COMPUTERS.hint(view(state, turn), 1, Steps(40))
            assert hint is not None
            if hint.against:
                assert hint.values["points"] in (0, _lying(state, hint.action))
                assert hint.rivals[hint.against].key == hint.key
            else:
                assert set(hint.values) <= {"lying", "rank", "suit"}
                assert hint.key in {f"hint-{reason}" for reason in REASONS}
            found.add(hint.key)
    assert len(found) > 4


class Points(Stakes[BrisconPosition]):
    """North's lead in points."""

    def value(self, at: BrisconPosition) -> float:
        return float(at.total(0) - at.total(1))


def _lying(state: Match, action: str) -> int:
    """Points of the card lying and of the one played."""
    led, play = deal_in(state).lying, RULES.decode(action)
    cards = (*(one.card for one in led), play.card)
    return points_of(tuple(card for card in cards if card is not None)) if led else 0


def test_a_trick_and_the_rest_make_up_the_lead_of_a_card_played_out() -> None:
    rng = Random(21)
    for state in walk(rng, dealt(rng)):
        deal = deal_in(state)
        if deal.turn is None or not deal.stock:
            continue
        known = knowledge_of(view(state, deal.turn))
        at, me = known.at, known.me
        before = float(at.total(me) - at.total(me ^ 1))
        for world in imagine(known, Effort((2,), (2,)), rng, never):
            for move in at.moves():
                line = played_out(at, move, world)
                lead = outcome(at, world, move, policy(), Points())
                assert before + line.trick + line.rest == (-lead if me else lead)
                assert line.took or line.trick <= 0


def test_equal_cards_of_a_solved_end_are_alike_and_no_other_is_within_nothing() -> None:
    rng, alike = Random(3), 0
    for _ in range(6):
        for state in walk(rng, dealt(rng)):
            deal = deal_in(state)
            if deal.turn is None or deal.stock or len(deal.hands[deal.turn]) < 2:
                continue
            known = knowledge_of(view(state, deal.turn))
            thought = think(known, EFFORTS["master"], game_stakes(known), 1)
            if not thought.exact:
                continue
            hint = hint_at(known, thought, never)
            worths = {tally.move: round(tally.mean(), 6) for tally in thought.tallies}
            best = max(worths.values())
            assert len(hint.alike) == sum(worth == best for worth in worths.values()) - 1
            assert len(hint.rivals) == sum(worth < best for worth in worths.values())
            assert all(rival.loss >= 0 for rival in hint.rivals.values())
            alike += len(hint.alike)
    assert alike


def test_a_card_that_is_the_only_one_is_played_without_a_thought() -> None:
    rng = Random(18)
    for state in walk(rng, dealt(rng)):
        deal = deal_in(state)
        if deal.turn is not None and len(deal.hands[deal.turn]) == 1:
            assert isinstance(
                COMPUTERS.choose(view(state, deal.turn), "master", 1), Play | Out | Meld
            )
    assert policy() is policy()
