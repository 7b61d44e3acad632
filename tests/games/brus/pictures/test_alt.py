"""Alt texts: everything the picture says, in four languages."""

from __future__ import annotations

import pytest

from gamekit.cards.cards import PACK, Card
from games.brus.engine.actions import Dare, Play, Turn
from games.brus.engine.cards import BEATING
from games.brus.engine.seats import SEATS, TEAMS
from games.brus.engine.view import view
from games.brus.speech import NAMES as CARD_NAMES
from games.cardgame.speech import Speech
from i18n import LANGUAGES
from tests.games.brus.pictures.states import NAMES, RUN, match, speech, told

STATES = [s for seed in (8, 9) for s in match(seed)[:240] if s.deal is not None][::17]


def card_told(say: Speech, card: Card) -> str:
    name = CARD_NAMES.get(card)
    return f"{say.named(card)} ({name})" if name else say.named(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_says_all_that_lies_open(language: str) -> None:
    say = speech(language)
    for state in STATES:
        hand = state.deal
        assert hand is not None
        alt = told("board", view(state, None), language)
        assert len(alt) <= 1024
        assert all(name in alt for name in NAMES)
        assert say("alt-dealer", name=NAMES[hand.dealer]) in alt
        assert say("alt-stock", n=len(hand.stock)) in alt
        if state.running and hand.asked is None:
            assert all(card_told(say, one.card) in alt for one in hand.trick.laid)
        for one in hand.trick.laid:
            dared = say("alt-play-dared", name=NAMES[one.seat], card=card_told(say, one.card))
            assert (dared in alt) == one.dared
        if hand.turn is not None:
            assert say("alt-turn", name=NAMES[hand.turn]) in alt
        if hand.asked is not None:
            asked = [NAMES[s] for s in SEATS if s.team is not hand.asked.seat.team]
            assert say("alt-asked", list=", ".join(asked)) in alt
        if hand.tricks:
            last = hand.tricks[-1]  # Complete it lies on the table until the next is led.
            known = say.card if hand.trick.laid else (lambda card: card_told(say, card))
            assert all(known(one.card) in alt for one in last.laid)
            for one in last.laid if hand.trick.laid else ():
                assert (f"{say.card(one.card)}!" in alt) == one.dared
            taken = say("alt-taken", name=NAMES[last.winner])
            assert (taken in alt) == (not hand.trick.laid)
        shown = state.results[-1].strokes if not state.running else state.strokes
        ns, ew = TEAMS
        strokes = say(
            "alt-strokes",
            ns_team=say("team-NS"),
            ns=shown[ns],
            ew_team=say("team-EW"),
            ew=shown[ew],
        )
        assert strokes in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_says_cards_and_what_may_be_done(language: str) -> None:
    say = speech(language)
    for state in STATES:
        assert state.deal is not None
        for seat in SEATS:
            own = view(state, seat)
            alt = told("hand", own, language)
            assert len(alt) <= 1024
            assert all(card_told(say, card) in alt for card in state.deal.hands[seat])
            dared = [a.card for a in own.legal if isinstance(a, Play) and a.dared]
            label = say("picture-label-may-dare")
            for card in dared:
                marked = say("alt-hand-mark", card=card_told(say, card), list=label)
                assert marked.rstrip(".") in alt
            turned = any(isinstance(a, Dare) for a in own.legal)
            assert (say("alt-may-dare-turned", list="").strip(" .") in alt) == turned
            assert (say("alt-may-turn") in alt) == any(isinstance(a, Turn) for a in own.legal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_recap_says_every_card_and_what_was_wiped(language: str) -> None:
    say = speech(language)
    done = [s for seed in (8, 9, 10) for s in match(seed) if s.deal and s.deal.result]
    assert len(done) > 12
    for state in done:
        hand = state.deal
        assert hand is not None
        alt = told("recap", view(state, None), language)
        assert len(alt) <= 1024
        assert not alt.endswith("…")
        for trick in (*hand.tricks, hand.trick):
            assert all(say.brief(one.card) in alt for one in trick.laid)
        assert all(say.card(card) in alt for held in hand.hands for card in held)
        assert alt.count("!") >= len(hand.settled)


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_names_every_card_once(language: str) -> None:
    say = speech(language)
    for state in STATES[::3]:
        alt = told("played", view(state, None), language)
        assert state.deal is not None
        gone = state.deal.played
        assert say("alt-played", n=len(gone)) in alt
        for card in PACK:
            named = card in BEATING and card not in gone
            assert alt.count(say.named(card) if named else say.card(card)) == 1


def test_10_6_a_card_that_was_run_from_is_seen_in_the_recap_alone() -> None:
    assert RUN.deal is not None
    turned, say, shown = RUN.deal.trick.laid[0].card, speech("en"), view(RUN, None)
    assert say.named(turned) not in told("board", shown, "en")
    assert f"[{say.brief(turned)}]" in told("recap", shown, "en")
