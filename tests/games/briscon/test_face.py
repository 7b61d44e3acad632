"""Briscon's messages: « aus » always the same, melds not thought out, points not counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from gamekit.api.face import At, Help
from gamekit.api.panel import Act, Button, Menu, Panel
from gamekit.api.rules import Next
from gamekit.api.scenes import Look
from gamekit.cards.cards import Card, parse_cards
from gamekit.cards.engine import Phase
from games.briscon.cards import OTHER, SEATS
from games.briscon.face import FACE
from games.briscon.game import GAME
from games.briscon.rules import BrisconView, Meld, Rob, RuleSet, view
from games.cardgame.deal import Laid, Match, Trick
from i18n import LANGUAGES
from i18n.cards import card_name
from tests.games.briscon.pictures.states import walk
from tests.games.briscon.rules.matches import (
    apply,
    deal_of,
    plays,
    results,
    scored,
    standing,
    start,
)
from tests.games.briscon.rules.test_rules import low


def some(seed: int, actions: int) -> Iterator[Match]:
    """States of random play."""
    return islice(walk(seed, RuleSet(games=3, strict=seed % 2 == 0)), 1, actions + 1)


def at(
    language: str = "en",
    help: Help = "rules",
    sure: str | None = None,
    offers: frozenset[str] = frozenset(),
) -> At:
    """Panel context of two people at table 7."""
    return At(7, language, {"N": "<@1>", "S": "<@2>"}, help, offers, sure)


NORTH = "Kh Qh Ac 9c 7d"
SOUTH = "Ad Td 9d 8d 8c"
KING_QUEEN = "K♥\ufe0f Q♥\ufe0f"
OUT = {seat: Act(f"out {seat}", asks=True) for seat in "NS"}


def told(panel: Panel) -> str:
    return "\n".join((panel.title, panel.status or "", *panel.lines, *panel.small))


def melds(panel: Panel) -> Menu | None:
    return next((row for row in panel.rows if isinstance(row, Menu)), None)


def calls(panel: Panel) -> tuple[Button, ...]:
    rows = panel.rows[panel.moves :]
    return tuple(one for row in rows if not isinstance(row, Menu) for one in row)


def hand(state: Match, seat: str, **where: object) -> Panel:
    return FACE.hand(view(state, seat), at(**where))  # type: ignore[arg-type]


def test_11_6_aus_stands_in_the_same_place_and_looks_the_same_at_every_moment() -> None:
    looks = set()
    for seed in range(4):
        for state in some(seed, 120):
            if state.closed:
                continue
            for seat in "NS":
                panel = hand(state, seat)
                first = next(one for one in calls(panel) if one.press == OUT[seat])
                assert (first,) == panel.rows[panel.moves], "alone, below the cards"
                looks.add((first.label, first.emoji, first.style, first.enabled))
    assert len(looks) == 1


def test_11_6_aus_asks_once_more_in_the_same_place_and_is_then_said() -> None:
    state = start(deal_of(NORTH, SOUTH, "Ks"))
    before, asked = hand(state, "S"), hand(state, "S", sure="out S")
    assert calls(asked)[0].press == Act("out S", sure=True)
    assert calls(before)[0].press == Act("out S", asks=True)
    assert (calls(before)[0].style, calls(asked)[0].style) == ("plain", "danger")
    assert [len(row) for row in asked.rows if isinstance(row, tuple)] == [5, 1]
    assert "600" in (asked.status or "")


def test_11_4_the_menu_offers_the_melds_in_the_hand_or_without_help_the_cards_held() -> None:
    for hand_of_north, offered in (
        (NORTH, [("meld N Kh Qh", KING_QUEEN)]),
        ("Kh Qd Ac 9c 7d", []),
    ):
        state = start(deal_of(hand_of_north, SOUTH, "Ks"))
        menu = melds(hand(state, "N"))
        assert (menu is not None) == bool(offered)
        assert [(one.action, one.label) for one in (menu.choices if menu else ())] == offered
        menu = melds(hand(state, "N", help="none"))
        assert menu is not None
        assert {choice.action for choice in menu.choices} == set(hand_of_north.split())
        assert (menu.action, menu.least, menu.most) == ("meld N", 2, 5)
        assert len([*menu.actions()]) == 26
        assert melds(hand(state, "S", help="none")) is None, "who does not lead does not meld"
        last = low(state, 15)
        assert not any(melds(hand(last, seat, help="none")) for seat in "NS"), "of one card"


def test_11_4_the_pair_of_the_trick_just_won_is_offered_if_it_makes_a_meld() -> None:
    for cards, pair in (("Kh Qh", "Kh Qh"), ("9c 8c", "9c 8c"), ("7d Td", "Td 7d")):
        south = SOUTH if cards != "Kh Qh" else "Qh Td 9d 8d 8c"
        north = NORTH if cards != "Kh Qh" else "Kh Qd Ac 9c 7d"
        state = plays(start(deal_of(north, south, "Ks")), cards)
        assert state.deal is not None
        leader = state.deal.leader
        meld = Act(f"meld {leader} {pair}", sure=True)
        offered = meld in [one.press for one in calls(hand(state, leader))]
        assert offered == (pair == "Kh Qh")
        assert meld in [one.press for one in calls(hand(state, leader, help="none"))]


def test_11_3_rauben_is_offered_on_lead_to_who_holds_the_seven() -> None:
    state = start(deal_of("Kh Qh Ac 9c 7s", SOUTH, "Ks"))
    assert Act("rob N", sure=True) in [one.press for one in calls(hand(state, "N"))]
    assert "Rauben" not in told(hand(state, "N")), "only where the table helps"
    assert "K♠" in told(hand(state, "N", help="hints"))
    robbed = view(apply(state, Rob("N")), None)
    assert "🎴 <@1> robs (Rauben): K♠" in told(FACE.board(robbed, at()))
    for seen, below in ((view(state, None), "K♠\ufe0e"), (robbed, "7♠\ufe0e")):
        line = FACE.say("en", "stock-line", cards=22, below=below)
        assert line in FACE.board(seen, at()).lines
    other = start(deal_of(NORTH, SOUTH, "Ks"))
    assert Act("rob N", sure=True) not in [one.press for one in calls(hand(other, "N"))]
    without_help = calls(hand(other, "N", help="none"))
    assert Act("rob N", sure=True) in [one.press for one in without_help]


def test_11_4_hints_name_the_melds_that_may_be_shown() -> None:
    state = start(deal_of(NORTH, SOUTH, "Ks"))
    assert KING_QUEEN in told(hand(state, "N", help="hints"))
    assert KING_QUEEN not in told(hand(state, "N"))
    shown = apply(state, Meld("N", parse_cards("Kh Qh")))
    assert f"**20** {KING_QUEEN}" in told(FACE.board(view(shown, None), at()))


def veiled(seen: BrisconView) -> BrisconView:
    """The same view but for the cards of all tricks before the last."""
    ace, ten = Card.parse("Ah"), Card.parse("Th")
    tricks = tuple(
        Trick((Laid(one.leader, first), Laid(OTHER[one.leader], second)), one.winner)
        for number, one in enumerate(seen.tricks[:-1])
        for first, second in [(ace, ten) if number % 2 else (ten, ace)]
    )
    return replace(seen, tricks=(*tricks, *seen.tricks[-1:]))


def panels(seen: BrisconView, language: str) -> Iterator[Panel]:
    """Everything that can be looked at while the deal is not over."""
    where = at(language, offers=frozenset({"count", "undo"}))
    if seen.seat is None:
        yield FACE.board(seen, where)
    else:
        for help_ in ("none", "rules", "hints"):
            yield FACE.hand(seen, at(language, help=help_))
    for page in FACE.pages:
        if seen.seat is not None or page.on_board:
            yield FACE.page(page.name, seen, where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_8_nothing_tells_the_tricks_before_the_last_nor_what_they_count(language: str) -> None:
    looked = 0
    assert GAME.scenes is not None
    for number, state in enumerate(some(LANGUAGES.index(language), 140)):
        if state.closed or number % 9:
            continue
        for seat in (*SEATS, None):
            seen = view(state, seat)
            for one, other in zip(
                panels(seen, language), panels(veiled(seen), language), strict=True
            ):
                assert (told(one), one.rows) == (told(other), other.rows)
                if one.scene is not None and other.scene is not None:
                    words = GAME.scenes.words(one.scene, {}, Look(language))
                    assert words == GAME.scenes.words(other.scene, {}, Look(language))
                looked += 1
    assert looked > 50


def test_11_8_after_the_booking_the_points_of_cards_are_told() -> None:
    state = next(one for one in some(3, 200) if results(one) and one.closed)
    recap, cards, score = (
        FACE.recap(view(state, None), at()),
        results(state)[-1].cards,
        standing(state).score,
    )
    assert f"<@1> {cards['N']}, <@2> {cards['S']}" in told(recap)
    made = f"<@1> makes {score['N']} points, <@2> {score['S']}"
    assert recap.lines[0] == f"Deal 1 counted: {made}."
    assert recap.small[0].endswith("· games 0–0")


TYPED = {
    "fr": ("roi dame de coeur", "Rc Dc", "mariage coeur", "melden r d coeur", "montrer R♥ D♥"),
    "de": ("Herz König Herz Dame", "K D Herz", "K♥ D♥", "Mariage Herz", "kh qh"),
    "it": ("re cuori donna cuori", "R D cuori", "R♥ D♥", "matrimonio cuori", "mostra R D cuori"),
    "en": ("king of hearts, queen of hearts", "K Q hearts", "Kh Qh", "marriage hearts", "Qh Kh"),
}
FOURS = {"fr": "4 rois", "de": "vier Könige", "it": "quattro re", "en": "four kings"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_4_melds_are_typed_as_people_say_them_and_calls_in_one_word(language: str) -> None:
    seen, waiting = (view(start(deal_of(NORTH, SOUTH, "Ks")), seat) for seat in SEATS)
    for text in TYPED[language]:
        assert FACE.typed("melden", text, seen, language) == ("meld N Kh Qh",), text
    kings = view(start(deal_of("Kh Kd Kc Ks 7d", SOUTH, "As")), "N")
    assert FACE.typed("melden", FOURS[language], kings, language) == ("meld N Kh Kd Kc Ks",)
    if language in ("fr", "it"):  # « Ac » is the ace of clubs of others, too.
        aces = view(start(deal_of("Ah Kh Qh 7s 7d", SOUTH, "As")), "N")
        assert FACE.typed("melden", "Ac Rc Dc", aces, language) == ("meld N Ah Kh Qh",)
    for text in ("", "xyzzy", "9", "a" * 70, "7 7 7 7 7 7 7 7 7 7 7 7 7 7"):
        assert FACE.typed("melden", text, seen, language) == ()
    assert FACE.proposals("melden", "", seen, language) == ()
    part = card_name(language, Card.parse("Kh"))[1:-1]
    assert [one.action for one in FACE.proposals("play", part, seen, language)] == ["play N Kh"]
    assert FACE.typed("aus", "", waiting, language) == ("out S",)
    assert FACE.typed("play", "out S", waiting, language) == ()
    assert FACE.typed("rauben", "", waiting, language) == ("rob S",)


def test_calls_have_a_word_in_french_and_italian_and_their_old_name_beside_it() -> None:
    commands = ("aus", "rauben", "melden")
    for language, names in (
        ("de", "aus rauben melden"),
        ("fr", "fini derober montrer"),
        ("it", "fuori ruba mostra"),
    ):
        assert " ".join(FACE.say(language, f"cmd-{one}") for one in commands) == names
    assert FACE.label("meld N Kh Qh", "fr") == "Montrer R♥️ D♥️ (Melden)"
    assert FACE.label("meld N Kh Qh", "it") == "Mostra R♥️ D♥️ (Melden)"
    assert FACE.label("rob S", "fr") == "Dérober (Rauben)"
    assert FACE.label("out S", "it") == "«Fuori» (Aus)"


def test_11_6_a_deal_that_decides_says_so_and_nobody_may_say_aus() -> None:
    state = start(deal_of(NORTH, SOUTH, "Ks"), RuleSet())
    decider = scored(state, 0, 0, decider=True)
    seen = view(decider, "S")
    assert seen.phase is Phase.PLAYING
    panel = FACE.hand(seen, at())
    assert FACE.say("en", "decider") in panel.lines
    assert OUT["S"] not in [one.press for one in calls(panel)]
    counting = FACE.board(replace(seen, next=Next("booking")), at())
    assert counting.status == FACE.say("en", "board-counting-decider")
    refused = GAME.rules.violation(decider, GAME.rules.decode("out S"))
    assert refused is not None
    assert "nobody says" in FACE.say("en", refused.code, rule=refused.rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_4_a_meld_is_told_as_it_is_shown_until_the_trick_is_over(language: str) -> None:
    where = at(language=language)
    state = apply(start(deal_of(NORTH, SOUTH, "Ks")), Meld("N", parse_cards("Kh Qh")))
    board = FACE.board(view(state, None), where)
    (line,) = (line for line in board.lines if line.startswith("🎴"))
    assert "20" in line
    after = plays(state, "Ac Ad")
    assert not [line for line in FACE.board(view(after, None), where).lines if "🎴" in line]


@pytest.mark.parametrize("seat", ["N", "S"])
def test_ones_own_calls_and_trick_are_said_with_you(seat: str) -> None:
    mine, where = seat == "N", replace(at(), reader=seat)
    state = apply(start(deal_of("7h Qc Kc 9c Tc", SOUTH, "Kh")), Meld("N", parse_cards("Qc Kc")))
    robbed = apply(state, Rob("N"))
    lines = FACE.hand(view(robbed, seat), where).lines
    assert any(line.startswith("🎴 You rob") for line in lines) is mine
    assert any(line.startswith("🎴 You show") for line in lines) is mine
    assert any(line.startswith("You write") and "20" in line for line in lines) is mine
    after = view(plays(robbed, "Kc Ad"), seat)
    told = "\n".join(FACE.page("last", after, where).lines)
    assert after.deal is not None
    assert ("You won it." in told) is (after.deal.tricks[-1].winner == seat)
    assert ("You K♣" in told) is mine


def test_the_hand_of_a_stopped_match_asks_for_no_card() -> None:
    state = next(one for one in some(1, 40) if one.deal is not None)
    assert hand(state, "N").scene is not None
    assert FACE.hand(view(state, "N"), replace(at(), looks_on=True)).scene is None
