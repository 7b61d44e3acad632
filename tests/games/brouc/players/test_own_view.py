"""The fair verdict: what each seat could know, and no more."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial

import pytest

from brouc.cards import PACK, Card
from brouc.deal import DealState, pack_of, start_deal
from brouc.deal import play as play_card
from brouc.match import playable
from brouc.ruleset import ruleset
from brouc.seats import SEATS, TEAMS, PerSeat, Seat
from brouc.slate import Coches
from gamekit.cards.cards import swapped
from gamekit.cards.seats import Each
from games.brouc.judging import fair, review
from games.brouc.players.thinker import Effort
from games.brouc.players.verdicts import FairVerdict, Moment
from tests.brouc.matches import begun, deal_of
from tests.games.brouc.players.test_open_hands import some_deal

SMALL = Effort(worlds=30, iterations=60, weighed=True)


def cut(deal: DealState, cards: int, hands: PerSeat[tuple[Card, ...]] | None = None) -> DealState:
    """The deal after some cards; with other hands dealt, if they are given."""
    dealt = deal.dealt
    pack = dealt.pack if hands is None else pack_of(hands, dealt.dealer)
    short = start_deal(dealt.rules, dealt.number, dealt.dealer, pack, dealt.slate, dealt.carried)
    plays = [play for won in deal.tricks for play in won.trick.plays()]
    plays.extend(deal.trick.plays())
    for seat, card in plays[:cards]:
        assert card in playable(short, seat)
        short = play_card(short, seat, card)
    return short


def test_every_card_is_judged_and_twice_the_same() -> None:
    deal = some_deal(4)
    told: list[tuple[int, int]] = []
    verdicts = fair(deal, effort=SMALL, tell=lambda *now: told.append(now))
    assert told == [(n, 32) for n in range(1, 33)]
    plays = [play for won in deal.tricks for play in won.trick.plays()]
    assert [(v.seat, v.card) for v in verdicts] == plays
    begun = cut(deal, 8)
    assert fair(begun, effort=SMALL) == verdicts[:8]
    assert fair(begun, seed=1, effort=SMALL) != verdicts[:8]
    for verdict in verdicts:
        before = cut(deal, 4 * (verdict.moment.trick - 1) + verdict.moment.cards)
        assert verdict.choice in playable(before, verdict.seat)
        assert verdict.cost >= 0.0
        if verdict.choice is verdict.card:
            assert (verdict.loss, verdict.error, verdict.mistake) == (0.0, 0.0, False)
    assert fair(some_deal(3, cards=0), effort=SMALL) == ()
    assert len(fair(some_deal(3, cards=5), effort=SMALL)) == 5


@pytest.mark.parametrize("preset", ["brouc", "homme-de-brou"])
def test_hidden_cards_change_no_verdict(preset: str, patient: bool) -> None:
    """Cards the others held at a moment, swapped among them: the card's verdict stays."""
    swapped = 0
    for seed in (5, 6) if patient else (5,):
        deal = some_deal(seed, ruleset(preset))
        for cards in (2, 9, 14):
            seen = cut(deal, cards + 1)
            other = _swapped(deal, cards, random.Random(seed))
            if other is None:
                continue
            swapped += 1
            assert other.hands != seen.hands
            assert fair(other, effort=SMALL)[cards] == fair(seen, effort=SMALL)[cards]
    assert swapped >= (4 if patient else 2)


def _swapped(deal: DealState, cards: int, rng: random.Random) -> DealState | None:
    """The deal up to a card and with it, two unplayed cards of other seats exchanged."""
    dealt = deal.dealt
    before = cut(deal, cards)
    others = [seat for seat in SEATS if seat is not before.turn]
    for _ in range(60):
        one, two = rng.sample(others, 2)
        mine, theirs = rng.choice(before.hands[one]), rng.choice(before.hands[two])
        if dealt.indicator in (mine, theirs):
            continue
        changed = {mine: theirs, theirs: mine}
        hands = dealt.hands.map(partial(swapped, by=changed))
        try:
            return cut(deal, cards + 1, hands)
        except AssertionError:
            continue  # one of them would have had to play another card
    return None


def test_an_ace_thrown_on_their_trick_is_a_mistake() -> None:
    """North leads the trump ace; East follows with the 10 though holding the 7: a mistake."""
    hands = deal_of(
        "E",
        north="Ah Kh Ad Td Kd Qd Jd 9d",
        west="Qh Jh 8d 7d Ac Tc Kc Qc",
        south="9h 8h Jc 9c 8c 7c As Ts",
        east="Ks Qs Js 9s 8s 7s Th 7h",
    )
    deal = begun(hands, ("Ah Jh 8h Th",)).deal
    assert deal is not None
    effort = replace(SMALL, worlds=100)
    verdict = next(v for v in fair(deal, effort=effort) if v.seat is Seat.EAST)
    assert (verdict.card.text, verdict.choice.text) == ("Th", "7h")
    assert verdict.mistake
    assert verdict.cost > 5.0


@pytest.mark.parametrize(
    ("loss", "error", "mistake"), [(6.0, 2.0, True), (5.0, 2.0, False), (0.9, 0.1, False)]
)
def test_a_mistake_is_beyond_luck(loss: float, error: float, mistake: bool) -> None:
    ace, ten = PACK[0], PACK[1]
    assert FairVerdict(Moment(1, 0), Seat.NORTH, ace, ten, loss, error).mistake is mistake


def test_the_match_counts() -> None:
    """Coches reach the verdicts: with another score some choice is another."""
    deals = [some_deal(seed) for seed in (7, 8)]
    behind = Each(TEAMS, (Coches(0), Coches(6)))
    assert any(
        [v.choice for v in fair(deal, effort=SMALL)]
        != [v.choice for v in fair(deal, behind, effort=SMALL)]
        for deal in deals
    )


def test_a_review_joins_both_measures() -> None:
    deal = some_deal(4)
    told: list[tuple[int, int]] = []
    whole = review(deal, effort=SMALL, tell=lambda *now: told.append(now))
    assert told == [(n, 64) for n in range(1, 65)]
    assert len(whole.plays) == 32
    for both in whole.plays:
        assert both.open is not None
        assert (both.open.moment, both.open.card) == (both.fair.moment, both.fair.card)
    worst = whole.mistakes(2)
    assert all(verdict.mistake for verdict in worst)
    assert [v.loss for v in worst] == sorted((v.loss for v in worst), reverse=True)
    short = review(cut(deal, 8), effort=SMALL, limit=500)
    assert short.open.unsolved
    assert [both.open is None for both in short.plays[:2]] == [True, True]
