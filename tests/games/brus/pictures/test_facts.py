"""Tableau, recap, hand and replay show the rules' data."""

from __future__ import annotations

from itertools import pairwise
from operator import mul

import pytest

from gamekit.cards.cards import PACK
from games.brus.cards import BEATING, DARING, OTHER, SEATS, SEVENS, TEAMS
from games.brus.pictures.hand import held
from games.brus.pictures.marks import SIGNS, place
from games.brus.pictures.played import BLANK
from games.brus.pictures.recap import course, feats, lines, lost
from games.brus.pictures.tableau import shown_of, worth
from games.brus.replay import REPLAY
from games.brus.rules import STROKES, Ending, view
from games.brus.speech import NAMES as CARD_NAMES
from games.cardgame.deal import Match
from tests.games.brus.pictures.states import match, speech
from tests.games.brus.pictures.states import told as alt
from tests.games.brus.rules.matches import hand_of, results, strokes, tableau

DONE = [
    (seed, at, state)
    for seed in range(6)
    for at, state in enumerate(match(seed, 2))
    if state.deal is not None and state.deal.result is not None
]


def test_10_1_what_beats_carries_its_place() -> None:
    carried = {card: sign for card in PACK if (sign := SIGNS.of(card)) is not None}
    assert len(carried) == len(PACK)
    assert [carried[card].place for card in BEATING] == [str(n) for n in range(1, 15)]
    assert [card for card in PACK if carried[card].name] == sorted(CARD_NAMES, key=PACK.index)
    assert set(DARING) < set(CARD_NAMES)
    assert all(carried[card].quiet for card in BLANK)
    assert all(carried[card].leads for card in SEVENS)
    assert [place(card) for card in BEATING] == [*range(1, 15)]
    assert not any(place(card) for card in (*BLANK, *SEVENS))


def test_10_4_the_tableau_is_what_stands() -> None:
    for seed in range(4):
        for state in match(seed, 2):
            shown = shown_of(view(state, None))
            ended = state.closed and results(state) and results(state)[-1].game_over
            for team in TEAMS:
                due = results(state)[-1].strokes if ended else strokes(state)
                assert shown.standing[team] == due[team]
                assert 0 <= shown.new[team] <= STROKES - shown.standing[team]
                if state.deal is not None and state.deal.result is None:
                    assert shown.new[team] == state.deal.dares[team]
                lost = [r for r in results(state) if r.game_over and r.by == OTHER[team]]
                assert shown.drawn[team] == tuple(r.keule for r in lost)
            assert shown.stanti == (0 if ended else tableau(state).stanti)


def test_10_7_the_lines_add_up_to_the_strokes_that_stand() -> None:
    keys = set()
    for _, _, state in DONE:
        shown = view(state, None)
        result = shown.result
        assert result is not None
        before, *parts, standing = lines(shown, result)
        keys |= {line.key.removeprefix("picture-sum-") for line in (before, *parts, standing)}
        for team, first, *summed, last in zip(
            TEAMS, *(line.values for line in (before, *parts, standing)), strict=True
        ):
            signs = (1 if line.sign == "+" else -1 for line in parts)
            assert first + sum(map(mul, summed, signs)) == last == result.strokes[team]
        if result.ending is Ending.WON and 0 not in result.tricks:
            assert worth(shown) == result.due
    assert keys == {*("before", "dares", "hand", "jannen", "kehren", "stanti", "lost", "standing")}


@pytest.mark.parametrize("seed", range(4))
def test_a_replay_goes_through_every_state(seed: int) -> None:
    walked: list[Match] = []
    for state in match(seed, 2):
        if state.deal is None:
            continue
        if not walked or walked[-1].number != state.number:
            walked = []
        walked.append(state)
        if not state.closed:
            continue
        shown = view(state, None)
        again = REPLAY.matches(shown)
        assert [each.deal for each in again] == [each.deal for each in walked]
        assert [strokes(each) for each in again] == [strokes(each) for each in walked]
        assert [tableau(each) for each in again] == [tableau(each) for each in walked]
        assert REPLAY.last(shown) == len(walked) - 1
        leads = [walked[step].deal for step in REPLAY.stops(shown)]
        assert [hand.trick_number for hand in leads if hand] == [*range(1, len(leads) + 1)]
        for wrong in (REPLAY.last, REPLAY.matches):
            with pytest.raises(ValueError, match="over"):
                wrong(view(walked[0], None))


def test_no_card_moves_while_its_owner_may_play_on_unless_one_is_drawn() -> None:
    kept = 0
    for before, after in (pair for seed in range(6) for pair in pairwise(match(seed))):
        if before.deal is None or before.number != after.number:
            continue
        for seat in SEATS:
            one, other = held(view(before, seat)), held(view(after, seat))
            cards = {card for card in other.cards if card is not other.gone}
            assert cards == set(after.deal.hands[seat])
            if other.gone is not None:
                assert hand_of(before).turn == hand_of(after).turn == seat
                assert one.cards == other.cards
                kept += 1
    assert kept


def test_the_feats_of_a_match_are_counted() -> None:
    for seed in range(4):
        state = match(seed, 3)[-1]
        shown = view(state, None)
        told = dict(feats(shown))
        assert f"Hands: {len(results(state))}." in alt("final", shown, "en")
        dares = [sum(r.dares[team] for r in results(state)) for team in TEAMS]
        assert told["dares"] == f"{dares[0]} – {dares[1]}"


@pytest.mark.parametrize("games", [1, 2, 3])
def test_who_lost_and_the_match_from_its_beginning(games: int) -> None:
    seen = view(match(1, games)[-1], None)
    assert seen.winner is not None
    lines = course(seen)
    ended = [line for line in lines if line.game_over]
    assert len(lines) == (sum(seen.games) if games > 1 else len(seen.results))
    assert ended[-1].by == seen.winner
    assert all(line.strokes[line.by] == 0 for line in ended if line.by)
    told = lost(seen, seen.winner, speech("en"), ["Anna", "Zoé"])
    own, others = seen.games[OTHER[seen.winner]], seen.games[seen.winner]
    left = lines[-1].strokes[OTHER[seen.winner]]
    many = "one stroke" if left == 1 else f"{left} strokes"
    end = f"{own} to {others} in games" if games > 1 else f"with {many} left"
    assert told == f"Anna and Zoé lose {end}"
