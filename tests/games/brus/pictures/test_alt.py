"""Alt texts: everything the picture says, in four languages."""

from __future__ import annotations

import pytest

from gamekit.cards.cards import PACK, Card
from games.brus.cards import BEATING, SEATS, TEAM, TEAMS
from games.brus.rules import Dare, Play, Turn, view
from games.brus.speech import NAMES as CARD_NAMES
from games.cardgame.speech import Speech
from i18n import LANGUAGES
from tests.games.brus.pictures.states import NAMES, RUN, match, speech, told
from tests.games.brus.rules.matches import hand_of, results, strokes

STATES = [s for seed in (8, 9) for s in match(seed)[:240] if s.deal is not None][::17]


def card_told(say: Speech, card: Card | None) -> str:
    assert card is not None, "it lies open"
    name = CARD_NAMES.get(card)
    return f"{say.named(card)} ({name})" if name else say.named(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_says_all_that_lies_open(language: str) -> None:
    say = speech(language)
    for state in STATES:
        hand = hand_of(state)
        alt = told("board", view(state, None), language)
        assert len(alt) <= 1024
        assert all(name in alt for name in NAMES)
        assert say("alt-dealer", name=NAMES[state.dealer or ""]) in alt
        assert say("alt-stock", n=len(hand.stock)) in alt
        if not state.closed and hand.asked is None:
            assert all(card_told(say, one.card) in alt for one in hand.uncovered)
        for one in hand.uncovered:
            dared = say("alt-play-dared", name=NAMES[one.seat], card=card_told(say, one.card))
            assert (dared in alt) == bool(one.call)
        if hand.turn is not None:
            assert say("alt-turn", name=NAMES[hand.turn]) in alt
        if hand.asked is not None:
            asked = [NAMES[s] for s in SEATS if TEAM[s] != TEAM[hand.asked.seat]]
            assert say("alt-asked", list=", ".join(asked)) in alt
        if hand.tricks:
            last = hand.tricks[-1]  # Complete it lies on the table until the next is led.
            known = say.card if hand.lying else (lambda card: card_told(say, card))
            assert all(known(one.card) in alt for one in last.laid)
            for one in last.laid if hand.lying else ():
                assert (f"{say.card(one.card)}!" in alt) == bool(one.call)
            taken = say("alt-taken", name=NAMES[last.winner])
            assert (taken in alt) == (not hand.lying)
        shown = results(state)[-1].strokes if state.closed else strokes(state)
        ns, ew = TEAMS
        stand = say(
            "alt-strokes",
            ns_team=say("team-NS"),
            ns=shown[ns],
            ew_team=say("team-EW"),
            ew=shown[ew],
        )
        assert stand in alt


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
        hand = hand_of(state)
        alt = told("recap", view(state, None), language)
        assert len(alt) <= 1024
        assert not alt.endswith("…")
        for laid in (*(trick.laid for trick in hand.tricks), hand.uncovered):
            assert all(say.brief(one.card) in alt for one in laid)
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
    turned, say, shown = hand_of(RUN).down, speech("en"), view(RUN, None)
    assert turned is not None
    assert say.named(turned) not in told("board", shown, "en")
    assert f"[{say.brief(turned)}]" in told("recap", shown, "en")
