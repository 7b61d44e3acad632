"""A finished deal judged: what cost something, what was not said, and in words."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from gamekit.api.face import At
from gamekit.api.players import never
from gamekit.api.record import Played
from gamekit.api.review import deal_of
from gamekit.cards.cards import Card
from games.briscon.cards import OTHER, SEATS
from games.briscon.judging import Judged, What, judge
from games.briscon.review import WORST, BrisconReview
from games.briscon.rules import RULES, RuleSet, view
from games.cardgame.actions import Action, Book, Dealing, Play
from games.cardgame.deal import Match
from i18n import LANGUAGES
from i18n.cards import card_label
from tests.games.briscon.players.helpers import pack_from
from tests.games.briscon.rules.matches import apply, legal_actions, new, plays, start
from tests.games.briscon.rules.matches import deal_of as hands_of
from tests.games.brus.test_review import silent


def played_deals(rng: Random, number: int) -> list[Action | Dealing | Book]:
    """Deals of nothing but cards, at random, booked."""
    state = new(RuleSet(games=5))
    done: list[Action | Dealing | Book] = []
    dealer = SEATS[0]
    for _ in range(number):
        done.append(Dealing(dealer, pack_from(rng)))
        state = apply(state, done[-1])
        while state.deal is not None and state.deal.turn is not None:
            plays = [one for one in legal_actions(state, state.deal.turn) if isinstance(one, Play)]
            done.append(rng.choice(plays))
            state = apply(state, done[-1])
        done.append(Book())
        state = apply(state, done[-1])
        dealer = OTHER[dealer]
    return done


def match_of(actions: Iterable[Action | Dealing | Book]) -> Played:
    return Played("briscon", {"games": "5"}, 1, tuple(RULES.encode(one) for one in actions))


def test_a_deal_of_the_match_is_judged_in_every_language() -> None:
    played = match_of(played_deals(Random(3), 2))
    review = BrisconReview(worlds=8)
    judged = review.judge(played, 2, silent, never)
    assert judged.deal == 2
    assert judged.cards > 15
    assert {one.what for one in judged.verdicts} > {What.CARD}
    state: Match = RULES.start("briscon", {"games": "5"})
    for text in played.actions:
        state = RULES.accept(state, RULES.decode(text))
    end = view(state, None)
    looks = review.mistakes(judged, end, "en", {"N": "Anna", "S": "Bertrand"})
    tricks = [one.trick for one in judged.verdicts]
    assert tricks == sorted(tricks)
    told = [int(look.label.split(" · ")[0].split()[1]) for look in looks]
    assert told == sorted(told), "in the order of tricks"
    for look in looks:
        # The step follows the judged action; a missed « aus » comes before it.
        step = end.deal.past[look.step - 1] if look.step and end.deal else None
        assert not isinstance(step, Play) or look.card in ("", card_label("en", step.card))
    for one in judged.verdicts:
        better = one.hint and RULES.decode(one.hint.action)
        assert better == (one.better if one.what is What.CARD else None)
    for language in LANGUAGES:
        (panel,) = review.panels(judged, view(state, None), At(1, language))
        assert len(panel.lines) > 2
        hints = [line for line in panel.lines[:-1] if line.startswith("-# ")]
        assert len(hints) == len(judged.cards_worst(WORST)) > 1
        assert not any("{" in line or "analysis-" in line for line in panel.lines)
    assert review.judge(played, 2, silent, never) == judged


def test_a_deal_that_is_not_there_is_refused_and_a_stop_ends_it() -> None:
    played = match_of(played_deals(Random(5), 1))
    with pytest.raises(ValueError, match="no deal 2"):
        deal_of(RULES, Dealing, played, 2, never)
    with pytest.raises(TimeoutError):
        BrisconReview(worlds=8).judge(played, 1, silent, lambda: True)


def dealt(north: str, south: str) -> Match:
    """North leads; hearts are trumps."""
    return start(hands_of(north, south, up="9h"))


def verdicts_of(state: Match, card: str) -> Judged:
    assert state.deal is not None
    assert state.deal.turn is not None
    play = Play(state.deal.turn, Card.parse(card))
    return judge(state, [play], silent, never, worlds=100)


def test_what_was_held_and_not_said_is_named() -> None:
    judged = verdicts_of(dealt("Kc Qc 7h 8s 9d", "As Ts Ad Td Ac"), "8s")
    (rob,) = (one for one in judged.verdicts if one.what is What.ROB)
    assert (rob.trick, rob.seat) == (1, "N")
    judged = verdicts_of(dealt("Kc Qc 8h 8s 9d", "As Ts Ad Td Ac"), "8s")
    (meld,) = (one for one in judged.verdicts if one.what is What.MELD)
    assert RULES.encode(meld.better) == "meld N Kc Qc"


def test_a_dear_card_costs_and_a_good_one_does_not() -> None:
    state = plays(dealt("Tc 8d 9s 8s 7s", "Ac Ad Ts 7d 8c"), "Tc")
    assert not verdicts_of(state, "Ac").verdicts
    given = verdicts_of(state, "Ad")
    assert [one.better for one in given.cards_worst(1)] == [Play("S", Card.parse("Ac"))]
