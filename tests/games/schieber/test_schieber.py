"""Schieber against a naive referee, its melds, its end, and its computer players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

from gamekit.api.face import At
from gamekit.api.players import never
from gamekit.api.scenes import Look
from gamekit.cards.cards import PACKS, Card, Suit
from games.cardgame.deal import Match
from games.registry import games
from games.schieber.cards import melds_of, rank_of
from tests.games.schieber import naive

GAME = games()["schieber"]
RULES = GAME.rules


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word, PACKS[36]) for word in text.split())


SEEDS = range(12)
AFTER = dict(zip("NWSE", "WSEN", strict=True))


def options(seed: int) -> dict[str, str]:
    return {
        "multiplied": "on" if seed % 2 else "off",
        "thanks": "on" if seed % 3 else "off",
        "wys": "off" if seed % 5 == 4 else "on",
        "stoeck": "off" if seed % 4 == 3 else "on",
    }


@cache
def played(seed: int) -> tuple[tuple[Match, Any], ...]:
    """Random match: each state with the action that follows."""
    return tuple(_played(seed))


def _played(seed: int) -> Iterator[tuple[Match, Any]]:
    rng = Random(seed)
    state = RULES.start("standard", options(seed))
    while (awaited := RULES.next(state)).awaits != "nothing":
        if awaited.awaits == "deal":
            action = RULES.deal(state, rng.randbytes(32), rng.choice(RULES.cuts or range(1)))
        else:
            action = rng.choice(RULES.legal_actions(state, awaited.seat or ""))
        yield state, action
        state = RULES.accept(state, action)
    yield state, None


@pytest.mark.parametrize("seed", SEEDS)
def test_a_naive_referee_agrees(seed: int) -> None:
    texts: list[str] = []
    kind = ""
    for state, action in played(seed):
        if state.closed and texts:
            on = {name for name, value in options(seed).items() if value == "on"}
            due = naive.count(texts, "multiplied" in on, "stoeck" in on)
            assert "wys" in on or not any(text.startswith("wys") for text in texts)
            assert state.points[-1] == tuple(due.values()), texts
            texts = []
        if action is None:
            break
        if not state.closed and state.deal.kind is not None:
            kind = state.deal.trump.value if state.deal.trump else state.deal.kind
            seat = RULES.next(state).seat
            assert seat is not None
            legal = {str(a.card) for a in RULES.legal_actions(state, seat) if RULES.is_move(a)}
            hand = [str(card) for card in state.deal.hands[seat]]
            trick = [str(one.card) for one in state.deal.lying]
            assert legal == naive.playable(hand, trick, kind)
        texts.append(RULES.encode(action))


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("Ah Kh Qh 6c 7d 8s Tc 9d 6s", [20]),
        ("Ah Kh Qh Jh 6c 7d 8s Tc 9d", [50]),
        ("Ah Kh Qh Jh Th 9h 8h 7h 6h", [300]),
        ("Ah Kh Qh 9h 8h 7h 6c 7d 8s", [20, 20]),
        ("Jh Jd Jc Js Ah Kh Qh 6c 7c", [200, 20]),
        ("Jh Jd Jc Js Qh Kh Th 6c 7c", [200]),
        ("9h 9d 9c 9s Th Jh Qh 8h 6c", [150, 20]),
        ("9h 9d 9c 9s 8h 8d 8c 8s 6c", [150]),
        ("6h 8h Th Qh Ah 6c 8c Tc Qc", []),
    ],
)
def test_melds_are_chosen_for_most_points(hand: str, points: list[int]) -> None:
    assert sorted(meld.points for meld in melds_of(cards(hand))) == sorted(points)


def test_the_better_meld_is_longer_then_higher_then_trump() -> None:
    def meld(text: str) -> Any:
        (found,) = melds_of(cards(text))
        return found

    def better(one: str, two: str, kind: Any = "suit") -> bool:
        return rank_of(meld(one), kind, Suit.HEARTS) > rank_of(meld(two), kind, Suit.HEARTS)

    assert better("6c 7c 8c 9c", "Ah Kh Qh")
    assert better("9c Tc Jc Qc Kc", "Ah Ad Ac As"), "longer, with the same points"
    assert better("Ac Kc Qc", "Kd Qd Jd")
    assert better("6d 7d 8d", "Ac Kc Qc", "unenufe")
    assert better("Ah Kh Qh", "Ac Kc Qc"), "trump"


def test_the_match_ends_by_thanks_even_behind() -> None:
    endings = 0
    for seed in SEEDS:
        *_, (state, _) = played(seed)
        if state.deal.thanked is None:
            continue
        result = RULES.result(state)
        assert result is not None
        assert state.deal.thanked in result.winners
        assert result.score[state.deal.thanked] >= 1000
        at = At(7, "en", {state.deal.thanked: "Anne"})
        assert GAME.face.recap(RULES.view(state, None), at).lines[0] == "Anne announced the win."
        endings += 1
    assert endings > 1


def test_points_are_written_as_in_the_lobby() -> None:
    state, face, at = played(0)[0][0], cast("Any", GAME.face), At(7, "de-CH")
    view = replace(RULES.view(state, None), scores=(1023, 987))
    (line,) = face.standing(view, face.speech(at))
    assert line == "Stand: N–S 1023, O–W 987 · auf 1000"


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        (("trump W h",), "West chose ♥️ hearts as trump."),
        (("obenabe W",), "West chose Obenabe."),
        (("schieben W", "trump E s"), "Passed on; East chose ♠︎ spades as trump."),
        (("schieben W", "unenufe E"), "Passed on; East chose Undenufe."),
    ],
)
def test_the_choice_of_trump_is_told(choices: tuple[str, ...], told: str) -> None:
    state = played(0)[1][0]
    for choice in choices:
        view, label = RULES.view(state, choice.split()[1]), GAME.face.label(choice, "en")
        assert GAME.face.typed("play", label, view, "en") == (choice,)
        state = RULES.accept(state, RULES.decode(choice))
    lines = GAME.face.board(RULES.view(state, None), At(7, "en")).lines
    assert lines == (told, "So far N–S 0, E–W 0")


def test_12_5_melds_are_shown_after_the_first_trick_with_their_points() -> None:
    for state, _ in played(0):
        if state.deal is None or state.deal.kind is None:
            continue
        lines = GAME.face.board(RULES.view(state, None), At(7, "en")).lines
        melds = cast("Any", RULES).game.shown_melds(state.deal)
        assert bool(melds) == any(" shows " in line for line in lines)
        assert all(any(line.endswith(f": {one.points}") for line in lines) for _, one in melds)


def test_12_2_the_seat_after_the_dealer_chooses_and_leads() -> None:
    dealt = [after for before, after in pairwise(state for state, _ in played(0)) if before.closed]
    assert len({state.dealer for state in dealt}) > 2
    for state in dealt:
        leader = AFTER[str(state.dealer)]
        assert (state.deal.leader, RULES.next(state).seat) == (leader, leader)


def test_12_8_whoever_has_the_points_may_end_the_match_out_of_turn() -> None:
    dealt = played(1)[1][0]
    state = RULES.accept(dealt, RULES.decode(f"trump {dealt.deal.chooser} h"))
    for points, seats in (((999, 0), set()), ((1000, 0), {"N", "S"}), ((0, 1000), {"E", "W"})):
        due = RULES.next(replace(state, points=(points,)))
        assert set(due.calls) == seats - {due.seat}


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_what_is_counted_of_a_deal(seed: int) -> None:
    counted: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for (before, action), (after, _) in pairwise(played(seed)):
        for seat, name, amount in RULES.tally(before, action, after):
            counted[f"{seat} {name}"] += amount
        if RULES.encode(action).startswith("schieben "):
            told[f"{action.seat} pushes"] += 1
        if after.closed:
            for seat, meld in cast("Any", RULES).game.shown_melds(after.deal):
                told[f"{seat} wys"] += meld.points
    own = {name: n for name, n in counted.items() if name.endswith((" pushes", " wys"))}
    assert own == {name: n for name, n in told.items() if n}


def test_12_5_a_table_without_wys_refuses_it() -> None:
    state = RULES.start("turnier", {})
    codes = set()
    for seed in range(20):
        dealt = RULES.accept(state, RULES.deal(state, Random(seed).randbytes(32), 9))
        dealt = RULES.accept(dealt, RULES.decode(f"trump {dealt.deal.chooser} h"))
        seat = RULES.next(dealt).seat or ""
        points = max((meld.points for meld in dealt.deal.melds(seat)), default=20)
        refused = RULES.violation(dealt, RULES.decode(f"wys {seat} {points}"))
        assert refused is not None
        codes.add(refused.code)
        assert all(RULES.is_move(one) for one in RULES.legal_actions(dealt, seat))
    assert codes == {"wys-off"}


def test_12_5_to_12_8_the_tournament_is_a_set_of_house_rules() -> None:
    own = {"wys": "off", "stoeck": "off", "thanks": "off"}
    by_name, by_hand = RULES.start("turnier", {}), RULES.start("standard", own)
    assert by_name.options == by_hand.options
    assert {one.name: one.default for one in RULES.options("turnier")} == dict(by_name.options)
    back = RULES.start("turnier", dict.fromkeys(own, "on"))
    assert back.options == RULES.start("standard", {}).options


def test_12_5_without_a_meld_there_is_no_wys_of_nothing() -> None:
    state = next(
        state
        for state, _ in played(0)
        if state.deal and state.deal.kind and not state.deal.tricks
        if not state.deal.melds(RULES.next(state).seat or "")
    )
    refused = RULES.violation(state, RULES.decode(f"wys {RULES.next(state).seat} 0"))
    assert refused is not None
    assert refused.code == "no-wys"


def test_without_thanks_a_deal_is_played_to_its_end() -> None:
    for seed in SEEDS:
        for state, _ in played(seed) if options(seed)["thanks"] == "off" else ():
            if state.closed and state.deal is not None:
                assert len(state.deal.tricks) == 9


def test_a_searching_player_beats_the_rule_of_thumb() -> None:
    players = GAME.players
    assert players is not None
    ahead = sum(_difference(3, expert, players) for expert in (("N", "S"), ("E", "W")))
    assert ahead > 0, f"{ahead} points in 2 deals"


def _difference(seed: int, expert: tuple[str, str], players: Any) -> int:
    """Points of the searching side less those of the other in one deal."""
    state = RULES.start("standard", {})
    state = RULES.accept(state, RULES.deal(state, Random(seed).randbytes(32), 9))
    while not state.closed:
        seat = RULES.next(state).seat or ""
        level = "expert" if seat in expert else "club"
        action = players.choose(RULES.view(state, seat), level, seed, never)
        assert RULES.violation(state, action) is None
        state = RULES.accept(state, action)
    ns, ew = state.points[-1]
    return int(ns - ew if "N" in expert else ew - ns)


def test_pictures_before_trump_say_no_seat_twice_and_no_card_playable() -> None:
    """As in a puzzle, where nobody has a name."""
    state = played(0)[1][0]
    seat = RULES.next(state).seat
    view, at, look = RULES.view(state, seat), At(table=1, language="en"), Look("en")
    board, hand = GAME.face.board(view, at).scene, GAME.face.hand(view, at).scene
    assert board is not None
    assert hand is not None
    assert GAME.scenes is not None
    assert "Seats: " not in GAME.scenes.words(board, {}, look)
    assert "Seats: North Anne" in GAME.scenes.words(board, {"N": "Anne"}, look)
    assert "None may be played now." in GAME.scenes.words(hand, {}, look)


def test_12_5_a_wys_is_refused_by_its_own_reason() -> None:
    """It is said once, on one's turn, before one's first card."""
    codes = set()
    for state, action in (*played(0), *played(1)):
        if RULES.next(state).awaits != "turn":
            continue
        deal = state.deal
        for seat in RULES.seats:
            points = max((meld.points for meld in deal.melds(seat)), default=0)
            refused = RULES.violation(state, RULES.decode(f"wys {seat} {points}"))
            code = "" if refused is None else refused.code
            codes.add(code)
            if deal.kind is None:
                expected = {"choose-first"}
            elif seat in dict(deal.wys):
                expected = {"wys-said"}
            elif deal.tricks or any(one.seat == seat for one in deal.lying):
                expected = {"wys-late"}
            elif RULES.next(state).seat != seat:
                expected = {"not-your-turn-now"}
            else:
                expected = {""} if points else {"no-wys"}
            assert code in expected, (action, seat)
    assert codes == {"", "choose-first", "wys-said", "wys-late", "not-your-turn-now", "no-wys"}


def test_only_what_binds_is_red() -> None:
    """A Wys costs nothing; thanking ends the match."""
    styles: dict[str, set[str]] = {}
    for state, _ in (*played(0), *played(1)):
        seat = RULES.next(state).seat
        if state.deal is None or seat is None or RULES.next(state).awaits != "turn":
            continue
        for row in GAME.face.hand(RULES.view(state, seat), At(7, "en")).rows:
            for button in row if isinstance(row, tuple) else ():
                word = getattr(button.press, "action", "").split(" ")[0]
                styles.setdefault(word, set()).add(button.style)
    assert styles["wys"] == {"plain"}
    assert styles["bedanken"] == {"danger"}
