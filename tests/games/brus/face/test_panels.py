"""Messages and buttons at a table of Brus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from gamekit.api.face import At, Seen
from gamekit.api.panel import Act, Button, Panel
from games.brus.cards import OTHER, SEATS
from games.brus.face import FACE
from games.brus.rules import Dare, Ending, Run, Take, view
from games.brus.speech import say
from i18n import LANGUAGES
from tests.games.brus.rules.matches import (
    apply,
    deal_of,
    hand_of,
    plays,
    results,
    standing,
    start,
    states,
)
from tests.games.brus.rules.test_rules import low, turned, turning

N, E, S, W = SEATS
NAMES = {"N": "Anne", "E": "Beat", "S": "Carlo", "W": "Daisy"}


def at(language: str = "en", sure: str | None = None) -> At:
    """Four people at table 7."""
    return At(7, language, NAMES, sure=sure)


def buttons(panel: Panel) -> Iterator[Button]:
    for row in panel.rows:
        assert isinstance(row, tuple), "Brus has no menus"
        yield from row


def able(panel: Panel) -> dict[str, Act]:
    presses = [one.press for one in buttons(panel) if one.enabled]
    return {press.action: press for press in presses if isinstance(press, Act)}


def test_a_dare_stands_beside_the_card_only_while_it_may_be_made() -> None:
    state = start(deal_of("N", east="Kh 8s Qd", south="Ts Qs Tc"))
    labels = [one.label for one in buttons(FACE.hand(view(state, E), at("de")))]
    assert labels[3:] == ["Brus – wagen", "Dulle Hund – wagen"]
    assert say("de", "about-dare") in FACE.hand(view(state, E), at("de")).small
    held = start(deal_of("N", east="Kh Jc Qd"))  # Nothing higher than Brus is out.
    assert len(list(buttons(FACE.hand(view(held, E), at())))) == 3
    assert not any(one.enabled for one in buttons(FACE.hand(view(state, S), at())))


def test_earlier_tricks_are_told_with_their_turned_cards_and_dares() -> None:
    kehren_told, dared = 0, 0
    for state in states(3):
        hand = hand_of(state)
        lines = FACE.page("tricks", view(state, None), at()).lines
        assert len(lines) == len(hand.tricks)
        for number, line in enumerate(lines, 1):
            kehren = hand.kehren_in(number)
            if kehren is not None:
                kehren_told += 1
                assert say("en", "said-turned", person=NAMES[kehren.seat]) in line
                assert say("en", "said-takes", person="").strip() in line
            settled = sum(one.trick == number for one in hand.settled)
            dared += settled
            assert line.count("dared") == settled
    assert kehren_told
    assert dared


def test_a_seven_that_counts_is_told_as_it_is_led() -> None:
    state = start(deal_of("N", east="7h 8s Qd", south="Ts Qs Tc"))
    led = say("en", "seven-led", person="Beat")
    assert led not in FACE.board(view(state, None), at()).lines
    for legal in ("7h", "Qd"):
        lying = plays(state, legal)
        for panel in (FACE.board(view(lying, None), at()), FACE.hand(view(lying, S), at())):
            assert (led in panel.lines) == (legal == "7h")


def test_turning_a_card_asks_everybody_once_more() -> None:
    seen = view(turning(), E)
    assert len(FACE.hand(view(turned("Kh"), E), at()).rows[0]) == 2  # type: ignore[arg-type]
    assert say("en", "about-turn") in FACE.hand(seen, at()).small
    assert say("en", "about-worth", n=1) in FACE.hand(seen, at()).small
    offered = {text: act for text, act in able(FACE.hand(seen, at())).items() if "turn" in text}
    assert len(offered) == 3
    assert all(act.asks and not act.sure for act in offered.values())
    asked = FACE.hand(seen, at(sure="turn E Kh"))
    assert able(asked)["turn E Kh"].sure
    before = FACE.hand(seen, at())
    wide = [[one.label for one in buttons(panel)] for panel in (before, asked)]
    assert wide[0] == wide[1], "three share a row"
    assert (before.status, asked.status) == (None, say("en", "sure-turn"))
    assert len(asked.lines) == len(before.lines), "nothing moves under the finger"
    assert "turn W 9d" not in able(FACE.hand(view(turning(), W), at()))


@pytest.mark.parametrize("seat", [N, S])
def test_both_opponents_answer_and_running_is_asked_about(seat: str) -> None:
    seen = view(turned("Kh"), seat)
    panel = FACE.hand(seen, at())
    assert panel.tone == "turn"
    assert panel.awaited == (say("en", "hand-asked"),)
    asks = {text: act.asks for text, act in able(panel).items()}
    assert asks == {f"take {seat}": False, f"run {seat}": True}
    labels = [one.label for one in buttons(panel) if one.enabled]
    assert labels == [say("en", "button-takeup"), say("en", "button-run")]
    again = FACE.hand(seen, at(sure=f"run {seat}"))
    assert able(again)[f"run {seat}"].sure
    assert (again.status, again.awaited) == (say("en", "sure-run"), panel.awaited)
    for other in (E, W):
        assert not able(FACE.hand(view(turned("Kh"), other), at()))


def test_the_turned_card_is_dared_by_its_player_alone() -> None:
    taken = apply(turned("Kh"), Take(S))
    assert able(FACE.hand(view(taken, E), at()))["dare E"].sure
    assert "dare E" not in able(FACE.hand(view(taken, W), at()))
    told = [say("en", "said-turned", person="Beat"), say("en", "said-takes", person="Carlo")]
    assert list(FACE.board(view(low(taken), None), at()).lines[:2]) == told
    dared = apply(taken, Dare(E))
    assert FACE.board(view(dared, None), at()).lines[-1] == "Beat dares: **Brus K♥️!** (wagen)"


def test_ones_own_calls_are_said_with_you() -> None:
    dared = apply(apply(turned("Kh"), Take(S)), Dare(E))
    lines = {seat: FACE.hand(view(dared, seat), replace(at(), reader=seat)).lines for seat in SEATS}
    turned_own, takes_own = say("en", "said-turned-own"), say("en", "said-takes-own")
    for seat, told in lines.items():
        assert (turned_own in told) is (seat == E)
        assert (takes_own in told) is (seat == S)
        assert ("You dare: **Brus K♥️!** (wagen)" in told) is (seat == E)
    run = apply(turned("Kh"), Run(N))
    assert say("en", "said-runs-own") not in FACE.board(view(run, None), at()).lines
    led = plays(start(deal_of("N", east="7h 8s Qd", south="Ts Qs Tc")), "7h")
    own = FACE.hand(view(led, E), replace(at(), reader="E")).lines
    assert say("en", "seven-led-own") in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turned_card_is_in_no_words_but_its_players(language: str) -> None:
    one, two = turned("Kh"), turned("9d")
    for seat in (N, S, None):
        # East holds the other card, which nobody of these sees either.
        views = view(one, seat), view(two, seat)
        assert views[0] == views[1]
        shown = [FACE.board(each, at(language)) for each in views]
        assert shown[0] == shown[1]
    spoken = "\n".join(FACE.board(view(one, None), at(language)).lines)
    assert "Brus" not in spoken
    assert FACE.label("turn E Kh", language) not in spoken


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("Kh! Qd Ts 8d", "Beat dared Brus K♥️ and won the trick: East-West wipe 2 strokes."),
        (
            "Kh! Jc Ts 8d",
            "Beat dared Brus K♥️ and is **beaten** (geschlagt): North-South wipe 3 strokes.",
        ),
        ("Kh! Qd Jc 8d", "Beat dared Brus K♥️; the partner’s card took the trick: nobody wipes."),
    ],
)
def test_what_becomes_of_a_dare_is_told_as_it_happens(cards: str, words: str) -> None:
    east, south, west, north = (card.rstrip("!") for card in cards.split())
    held = {"east": f"{east} Td Th", "south": f"{south} Tc Qs"}
    held |= {"west": f"{west} Qc Qh", "north": f"{north} 8c 8h"}
    state = start(deal_of("N", **held))
    assert FACE.board(view(plays(state, cards.split()[0]), None), at()).lines == (
        "Beat dares: **Brus K♥️!** (wagen)",
    )
    assert FACE.board(view(plays(state, cards), None), at()).lines == (words,)


def test_over_beaten_is_said_only_over_an_opponents_higher_card() -> None:
    held = {"east": "8s Td Th", "south": "Kh Tc Qs", "west": "Jc Qc Qh", "north": "8d 8c 8h"}
    over = plays(start(deal_of("N", **held)), "8s! Kh Jc 8d")
    (line,) = FACE.board(view(over, None), at("de")).lines
    assert "**übergeschlagt**" in line
    covered = plays(start(deal_of("N", **held)), "8s! Tc Jc 8d")
    (line,) = FACE.board(view(covered, None), at("de")).lines
    assert "übergeschlagt" not in line
    assert "niemand wischt" in line
    # The last stroke stays, and the message says so.
    held = {"east": "Kh Td Th", "south": "Qd Tc Qs", "west": "Ts Qc Qh", "north": "8d 8c 8h"}
    state = plays(standing(start(deal_of("N", **held)), ew=2), "Kh! Qd Ts 8d")
    (line,) = FACE.board(view(state, None), at()).lines
    assert line.endswith("East-West wipe one stroke, the last one stays.")


def test_a_run_is_told_to_all_with_the_hands_of_those_who_ran() -> None:
    state = apply(turned("Kh"), Run(S))
    seen = view(state, None)
    call = FACE.call(seen, at())
    assert call is not None
    assert call.tone == "loud"
    assert call.lines[0] == "## Carlo runs"
    for seat, line in zip((N, S), call.lines[1:], strict=True):
        name, cards = line.split(" shows: ")
        assert name == NAMES[seat]
        assert len(cards.split()) == len(hand_of(state).hands[seat]) > 0
    assert "K♥" not in "\n".join(call.lines), "the turned card is seen in the recap alone"
    assert FACE.recap(seen, at()).lines[0].startswith("Hand 1: Carlo runs. Beat and Daisy win it")
    assert "K♥" not in "\n".join(FACE.page("played", seen, at()).lines)


def test_how_a_game_ends() -> None:
    drawn = set()
    for state in (state for seed in (1, 2, 16) for state in states(seed) if state.closed):
        seen = view(state, None)
        assert all(FACE.recap(seen, at(language)).lines for language in LANGUAGES)
        last = results(state)[-1]
        if last.ending is Ending.WON and last.by is not None:
            tricks = f"win 5–{last.tricks[OTHER[last.by]]} and wipe "
            assert tricks in FACE.recap(seen, at()).lines[0]
        if last.game_over:
            word, call = "Keule" if last.keule else "Brille", FACE.call(seen, at())
            drawn.add(word)
            assert call is not None
            assert f"draw a **{word}**" in call.lines[-1]
            assert f"1 {word}" in FACE.page("tableau", seen, at()).lines[-1]
            assert "win the match" in FACE.final(seen, at(), Seen(seconds=60)).title
        elif last.ending is not Ending.RUN:
            assert FACE.call(seen, at()) is None
    assert drawn == {"Keule", "Brille"}


def test_typed_words() -> None:
    state = start(deal_of("N", east="Kh 8s Qd", south="Ts Qs Tc"))
    seen = view(state, E)
    assert FACE.typed("play", "Kh!", seen, "en") == ("play E Kh dared",)
    assert FACE.typed("play", "brus wagen", seen, "fr") == ("play E Kh dared",)
    assert FACE.typed("play", "oser Brus", seen, "fr") == ("play E Kh dared",)
    assert FACE.typed("play", "dulle hund", seen, "it") == ("play E 8s",)
    assert FACE.typed("wagen", "", seen, "de") == ("play E Kh dared", "play E 8s dared")
    assert FACE.typed("kehren", "Karo Dame", seen, "de") == ("turn E Qd",)
    assert FACE.typed("play", "no card at all", seen, "en") == ()
    # Without a legal dare the rule's reason is given.
    assert FACE.typed("wagen", "", view(state, S), "en") == ("play S Kh dared",)
    held = start(deal_of("N", south="8s Qs Tc"))
    assert FACE.typed("wagen", "", view(held, S), "en") == ("play S 8s dared",)
    asked = turned("Qs")
    assert FACE.typed("takeup", "", view(asked, N), "en") == ("take N",)
    assert FACE.typed("run", "", view(asked, N), "en") == ("run N",)
    taken = apply(asked, Take(N))
    assert FACE.typed("wagen", "", view(taken, E), "en") == ("dare E",)
    assert FACE.typed("play", "Kh", view(state, None), "en") == ()


def test_proposals_are_what_the_hand_may_do() -> None:
    state = start(deal_of("N", east="Kh 8s Qd"))
    for typed_, proposed in (
        ("", ["Kh", "8s", "Qd", "Kh dared", "8s dared"]),
        ("brus", ["Kh", "Kh dared"]),
    ):
        found = [one.action for one in FACE.proposals("play", typed_, view(state, E), "en")]
        assert found == [f"play E {card}" for card in proposed]
    assert not FACE.proposals("play", "", view(state, S), "en")
    assert not FACE.proposals("kehren", "", view(state, E), "en")
    assert len(FACE.proposals("kehren", "", view(state, E), "en", "none")) == 3
    assert len(FACE.proposals("kehren", "", view(turning(), E), "en")) == 3


def test_the_list_of_cards_played_is_the_same_for_everybody() -> None:
    state = low(turning())
    pages = [FACE.page("played", view(state, seat), at()) for seat in (*SEATS, None)]
    assert len({page.lines for page in pages}) == 1
    assert pages[0].lines[0] == "16 cards are played."
