"""Panels: titles, calls, pages, final message, confirmations."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from brouc.actions import Book, Dehors, Mark, Play, encode
from brouc.cards import Card, Suit
from brouc.match import apply
from brouc.result import Ending
from brouc.ruleset import Marking, RuleSet
from brouc.seats import SEATS, Seat, Team
from brouc.slate import marriage_value, table_value
from brouc.tricks import Marriage
from brouc.view import View, view
from gamekit.api.face import Help, Seen
from gamekit.api.panel import Act, Ask, Button, Menu, Panel
from games.brouc.face import FACE, best_marriage
from games.brouc.pictures.final import BestMarriage, FinalFacts
from games.brouc.pictures.hand import HandFacts
from games.brouc.speech import say
from i18n import format_number
from i18n.cards import suit_name
from tests.brouc.matches import (
    ALMOST,
    ALMOST_TRICKS,
    CAPE,
    CAPE_TRICKS,
    LAST,
    LAST_TRICKS,
    begun,
    deal_of,
    plays,
    standing,
)
from tests.games.brouc.face.walking import LANGUAGES, RULES, at, walk


def buttons(panel: Panel) -> list[Button]:
    return [button for row in panel.rows if not isinstance(row, Menu) for button in row]


def test_the_board_says_deal_trump_dealer_calls_and_slate() -> None:
    state = begun(ALMOST, ALMOST_TRICKS[:1])
    assert state.deal is not None
    panel = FACE.board(view(state, None), at("fr"))
    assert panel.title == "### Donne 1 · atout ♥️ cœur · <@4> a donné"
    assert panel.status is None, "the table says whose turn it is"
    assert panel.small == ("Nord-Sud 0 · Est-Ouest 0 · coches N–S 0, E–O 0",)
    assert panel.scene is not None
    assert (panel.scene.kind, panel.scene.view.seat) == ("board", None)


# Queen and king of clubs fall in the first trick, the jack is held.
MARRIED = deal_of(
    "S",
    "Ac 7d 8d 9d 7s 8s 9s Ah",
    "Kc Jc 7c Td Jd Qd Kd Ad",
    "8c 9c Ts Js Qs Ks As 7h",
    "Qc Tc 8h 9h Th Jh Qh Kh",
)


def test_a_marriage_on_the_table_is_told_as_it_is_made_and_when_it_is_won() -> None:
    dealt = apply(standing(), MARRIED)
    lying = plays(dealt, "Qc Ac Kc")
    clubs = suit_name("fr", Suit.CLUBS)
    assert FACE.board(view(lying, None), at("fr")).lines == (
        f"💍 <@2> fait un mariage dans la levée ({clubs})\u00a0: "
        "+20 pour qui la gagne, −20 pour l’autre équipe.",
    )
    won = plays(lying, "8c")
    clubs = suit_name("en", Suit.CLUBS)
    for panel in (FACE.board(view(won, None), at()), FACE.hand(view(won, Seat.EAST), at())):
        assert panel.lines == (
            f"💍 Marriage in the trick ({clubs}), made by <@2>: "
            "+20 for <@1> and <@3>, −20 for <@2> and <@4>.",
        )
    assert FACE.board(view(plays(dealt, "Qc Ac"), None), at()).lines == ()
    over = view(apply(won, Dehors(Seat.NORTH)), None)
    assert any(line.startswith("💍") for line in FACE.recap(over, at()).lines)


def test_where_marriages_are_marked_by_hand_none_is_told_before_its_mark() -> None:
    rules = RuleSet(marking=Marking.MANUAL)
    won = plays(apply(standing(rules), MARRIED), "Qc Ac Kc 8c")
    assert FACE.board(view(won, None), at()).lines == ()
    marked = apply(won, Mark(Seat.SOUTH, Card.parse("Qc")))
    lines = FACE.board(view(marked, None), at()).lines
    assert len(lines) == 2
    assert lines[0].startswith("💍"), "the mark comes after it"


def test_a_cape_in_the_making_is_told_after_seven_tricks_of_one_team() -> None:
    near = "⚡ <@1> and <@3> have all seven tricks: one more is a cape."
    for tricks in range(8):
        state = begun(CAPE, CAPE_TRICKS[:tricks])
        assert (near in FACE.board(view(state, None), at()).lines) == (tricks == 7)
        assert (near in FACE.hand(view(state, Seat.EAST), at()).lines) == (tricks == 7)


def test_while_counting_board_and_hand_say_so_and_before_the_first_deal_the_hand_waits() -> None:
    state = begun(ALMOST, ALMOST_TRICKS)
    assert FACE.board(view(state, None), at()).status == say("en", "board-counting")
    hand = FACE.hand(view(state, Seat.WEST), at(offers=True))
    assert hand.status == say("en", "hand-counting")
    asked = [button.press.what for button in buttons(hand) if isinstance(button.press, Ask)]
    assert asked == ["count", "undo", "back"]
    assert not [b for b in buttons(FACE.hand(view(state, Seat.WEST), at())) if b.label is None]
    # Before the first deal the hand waits.
    panel = FACE.hand(view(standing(), Seat.WEST), at("de"))
    assert panel == Panel("Dein Platz an Tisch 7: West. Deine Karten kommen hierher.")


def test_a_call_is_told_with_its_count() -> None:
    state = apply(begun(ALMOST, ALMOST_TRICKS[:7]), Dehors(Seat.NORTH))
    panel = FACE.call(view(state, None), at("en"))
    assert panel is not None
    assert panel.tone == "loud"
    assert (
        "<@1> called with 0 on the slate (0 points) and 101 points in this deal: 101."
        in panel.lines[0]
    )
    assert "It takes 301. 2 coches for <@1> and <@3>." in panel.lines[0]
    counted = apply(begun(ALMOST, ALMOST_TRICKS), Book())
    assert FACE.call(view(counted, None), at()) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_deal_tells_what_it_writes_and_no_number_has_a_hyphen(language: str) -> None:
    seen = set()
    for seed in range(4):
        for earlier, state in pairwise(walk(RuleSet(), seed, 600)):
            if len(state.results) != len(earlier.results) + 1:
                continue
            panel = FACE.recap(view(state, None), at(language))
            told = "\n".join((*panel.lines, *panel.small))
            assert not re.search(r"(?<!\w)-\d", told), told
            if state.results[-1].ending is not Ending.COUNTED:
                continue
            written = [state.slate[team] - earlier.slate[team] for team in Team]
            numbers = re.findall(r"−?\d+", panel.lines[0])
            assert numbers == [str(state.results[-1].number), *map(format_number, written)]
            seen.add(state.slate != earlier.slate and min(state.slate) < 0)
    assert seen == {False, True}


def test_a_played_card_leaves_no_button_but_where_its_player_leads_at_once() -> None:
    for tricks in range(8):
        state = begun(ALMOST, ALMOST_TRICKS[:tricks])
        assert state.deal is not None
        for seat in SEATS:
            panel, held = FACE.hand(view(state, seat), at()), state.deal.hands[seat]
            rows = panel.rows[: panel.moves]
            cards = [b for row in rows for b in row]  # type: ignore[union-attr]
            played = [b for b in cards if not any(b.press == Act(f"play {seat} {c}") for c in held)]
            last = state.deal.tricks[-1] if tricks else None
            kept = last is not None and list(last.trick.plays())[-1][0] is seat is last.winner
            assert [b.enabled for b in played] == [False] * kept
            assert all(len(row) == 4 for row in rows[:-1])  # type: ignore[arg-type]


def test_announcements_stand_in_every_hand_while_somebody_may_make_one() -> None:
    def offered(seat: Seat, help_: Help = "rules") -> list[str | None]:
        return [b.label for b in buttons(FACE.hand(view(state, seat), at(help=help_)))]

    cape, both = say("en", "button-cape-et-dehors"), say("en", "button-cape-dehors-pas-dedouble")
    for (ns, ew), known in (((18, 3), []), ((19, 3), [cape, both]), ((19, 15), [cape])):
        state = apply(standing(ns=ns, ew=ew), ALMOST)
        for seat in SEATS:
            assert [label for label in offered(seat) if label in (cape, both)] == known
            told = "\n".join(FACE.hand(view(state, seat), at()).small)
            assert ("three coches" in told, "four coches" in told) == (cape in known, both in known)
            assert {cape, both} <= {*offered(seat, "none")}


def test_the_menu_of_marriages_holds_what_may_be_declared() -> None:
    def menu(help_: Help) -> list[str]:
        rows = FACE.hand(seen, at(help=help_)).rows
        return [one.action for row in rows if isinstance(row, Menu) for one in row.choices]

    spades = ["declare S s KQ", "declare S s KQJ"]
    for cards, offered in (("", []), ("Qc Ac Kc 8c", spades)):
        seen = view(plays(apply(standing(), MARRIED), cards), Seat.SOUTH)
        assert menu("rules") == offered
        assert len(menu("none")) == 8
        assert seen.deal is not None
        assert menu("none")[0] == f"declare S {seen.deal.trump} KQ", "trumps first"


def test_the_card_that_was_pressed_is_asked_about() -> None:
    state = begun(ALMOST)
    action = encode(Play(Seat.NORTH, state.deal.hands[Seat.NORTH][0]))  # type: ignore[union-attr]
    panel = FACE.hand(view(state, Seat.NORTH), at("en", sure=action))
    again = [b for b in buttons(panel) if b.press == Act(action, sure=True)]
    assert [(b.label, b.style) for b in again] == [("A", "success")], "as wide as before"
    # On another's turn there is nothing to press again.
    later = FACE.hand(view(plays(state, "Ah"), Seat.NORTH), at("en", sure=action))
    assert not [b for b in buttons(later) if b.press == Act(action, sure=True)]


def test_help_decides_what_the_picture_tells() -> None:
    seen = view(begun(ALMOST, ALMOST_TRICKS[:1]), Seat.NORTH)
    for help, data in (
        ("none", HandFacts(False, False)),
        ("rules", HandFacts(True, False)),
        ("hints", HandFacts(True, True)),
    ):
        panel = FACE.hand(seen, at(help=help))  # type: ignore[arg-type]
        assert panel.scene is not None
        assert panel.scene.data == data
        assert bool(panel.lines) is (help == "hints"), "only beginners are reminded"


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_names_every_card_that_may_not_be_played(language: str) -> None:
    told = 0
    for state in walk(RuleSet(), 21):
        for seat in SEATS:
            seen = view(state, seat)
            panel = FACE.page("why", seen, at(language))
            (text,) = panel.lines
            if seen.deal is None or seen.deal.turn is None or not state.running:
                assert text == say(language, "why-no-deal")
            elif seen.deal.turn is not seat:
                assert f"<@{'NWSE'.index(seen.deal.turn.value) + 1}>" in text
            else:
                legal = {a.card for a in seen.legal if isinstance(a, Play)}
                refused = [card for card in seen.deal.hand if card not in legal]
                told += bool(refused)
                assert (text == say(language, "why-all")) is (not refused)
    assert told


def test_the_slate_is_the_readers_and_the_last_trick_is_told_in_words() -> None:
    state = begun(ALMOST)
    for viewer in (None, Seat.WEST):
        panel = FACE.page("slate", view(state, viewer), at())
        assert panel.scene is not None
        assert panel.scene.view.seat is viewer
    assert FACE.page("last", view(state, None), at()).lines == (say("en", "last-none"),)
    state = plays(state, ALMOST_TRICKS[0])
    (line,) = FACE.page("last", view(state, None), at("en")).lines
    assert line == "Trick 1: <@1> A♥️ · <@2> 10♠︎ · <@3> 7♣︎ · <@4> 7♥️. <@1> won it."


def test_unknown_pages_are_an_error() -> None:
    with pytest.raises(KeyError):
        FACE.page("cape", view(begun(ALMOST), None), at())
    with pytest.raises(KeyError):
        FACE.panel("slate", view(begun(ALMOST), Seat.NORTH), at())
    with pytest.raises(ValueError, match="spectator"):
        FACE.hand(view(begun(ALMOST), None), at())


def test_the_last_card_tells_duration_marriage_and_ratings() -> None:
    end = apply(begun(LAST, LAST_TRICKS), Book())
    seen = view(end, None)
    ratings = {"N": (1500, 1510)}
    panel = FACE.final(seen, at(), Seen((seen,), 125, ratings))
    assert panel.scene is not None
    best = BestMarriage(Seat.NORTH, Suit.SPADES, 30)
    assert panel.scene.data == FinalFacts(125, ratings, best)


@pytest.mark.parametrize("rules", RULES)
def test_the_best_marriage_is_the_dearest_of_all_deals(rules: RuleSet) -> None:
    ends: list[View] = []
    values = []
    for before, state in pairwise(walk(rules, 13, 300)):
        if before.running and not state.running:
            assert state.deal is not None
            ends.append(view(state, None))
            trump = state.deal.dealt.trump
            for declared in (d for seat in SEATS for d in state.deal.declarations(seat)):
                marriage = Marriage(declared.suit, declared.extended)
                values.append(marriage_value(marriage, trump))
            values += [table_value(m.marriage, trump, rules) for m in state.deal.marks()]
    best = best_marriage(ends)
    assert (best.value if best is not None else None) == max(values, default=None)
    assert values


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_need_no_view_but_use_it(language: str) -> None:
    seen = view(begun(ALMOST), Seat.NORTH)
    action = "declare N h KQJ"
    assert FACE.label(action, language, seen) == say(language, "marriage-said", points=60, suit="h")
    assert FACE.label(action, language) != FACE.label(action, language, seen)
    for text in ("play N Ah", "mark N Qh", "dehors N", "announce N cape-et-dehors"):
        assert FACE.label(text, language)
    with pytest.raises(ValueError, match="no seat"):
        FACE.label("book", language)
