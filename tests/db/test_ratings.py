"""Effects of a match on the ratings of its players, and matches without any."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pytest
from openskill.models import PlackettLuce
from sqlalchemy.engine import Connection

from db import MatchFacts, PlayerFacts, RatingChange, SideFacts, Store, season
from db.ratings.meetings import Meetings, met_before
from db.ratings.rating import REMEMBERED, SIGMA, Met, Skill, freshness, knowledge, rated, standing
from db.repositories.matches import record
from tests.db.played import DAY, FIRST, PEOPLE, Players, facts_of, store_table

ANNA, BEAT, CARLA, DORA, EMIL = PEOPLE[:5]
KNOWN: Final = Skill(25, 4, 40, season(FIRST))
"""Somebody well-known enough to count in full."""
ALL: Final = dict.fromkeys(PEOPLE[:6], KNOWN)
NEW: Final = dict.fromkeys(PEOPLE[:6], Skill())


def fact(number: int = 1, **changes: object) -> MatchFacts:
    """Anna and Carla beat Beat and Dora."""
    people = [
        PlayerFacts(seat, PEOPLE[n], None, n % 2, n % 2 == 0, False, True, 40, 0, {"deals": 5})
        for n, seat in enumerate("NWSE")
    ]
    sides = SideFacts(True, 1), SideFacts(False, 5)
    facts = MatchFacts(
        1, number, 9, "brouc", "brouc", 7, False, True, FIRST, FIRST + 1, sides, tuple(people)
    )
    return replace(facts, **changes)  # type: ignore[arg-type]


def scored(facts: MatchFacts, *scores: int | None) -> MatchFacts:
    sides = zip(facts.sides, scores, strict=True)
    return replace(facts, sides=tuple(replace(side, score=score) for side, score in sides))


def with_player(facts: MatchFacts, place: int, **changes: object) -> MatchFacts:
    players = list(facts.players)
    players[place] = replace(players[place], **changes)  # type: ignore[arg-type]
    return replace(facts, players=tuple(players))


def replaced(facts: MatchFacts, place: int, own: int, guests: int, guest: int = EMIL) -> MatchFacts:
    """A player leaves after that many turns for a guest, who plays the rest."""
    players = list(facts.players)
    gone = players[place]
    players[place] = replace(gone, won=False, left=True, turns=own)
    players.insert(place + 1, replace(gone, user_id=guest, turns=guests))
    return replace(facts, players=tuple(players))


def test_winners_rise_losers_fall_and_doubt_shrinks() -> None:
    after = rated(fact(), NEW, {})
    for user in (ANNA, CARLA):
        assert after[user].mu > 25
    for user in (BEAT, DORA):
        assert after[user].mu < 25
    assert all(skill.sigma < Skill().sigma for skill in after.values())
    assert all(skill.matches == 1 for skill in after.values())


def test_a_clear_win_counts_more() -> None:
    gains = [rated(scored(fact(), n, 5), NEW, {})[ANNA].mu for n in range(5)]
    assert gains == sorted(gains, reverse=True)
    assert len(set(gains)) == 5


def test_an_uncertain_partner_moves_more() -> None:
    after = rated(fact(), ALL | {CARLA: Skill()}, {})
    assert after[CARLA].mu - 25 > 4 * (after[ANNA].mu - 25) > 0


def test_unrated_matches_move_nobody() -> None:
    assert rated(fact(rated=False), NEW, {}) == {}
    assert rated(with_player(fact(), 3, user_id=None, level="club"), NEW, {}) == {}


def test_a_new_season_brings_everybody_closer() -> None:
    strong = Skill(35, 2, 80, "2026Q2")
    later = fact(ended_at=FIRST)
    moved = rated(later, NEW | {ANNA: strong}, {})[ANNA]
    same = rated(later, NEW | {ANNA: replace(strong, season=season(FIRST))}, {})[ANNA]
    assert moved.mu < 34 < same.mu
    assert moved.sigma > same.sigma
    assert moved.season == same.season == season(FIRST)


# -- any number of sides ---------------------------------------------------------------------------


def table_of(*sides: tuple[bool, int | None, int]) -> MatchFacts:
    """A match of sides, each won or lost, with its score and number of seats."""
    players: list[PlayerFacts] = []
    for side, (won, _, seats) in enumerate(sides):
        for _ in range(seats):
            seat, user = f"s{len(players)}", PEOPLE[len(players)]
            players.append(PlayerFacts(seat, user, None, side, won, False, True, 40, 0, {}))
    facts = tuple(SideFacts(won, score) for won, score, _ in sides)
    return replace(fact(), game="other", pool="p", sides=facts, players=tuple(players))


@pytest.mark.parametrize(
    "sides",
    [
        ((True, None, 1), (False, None, 1)),
        ((False, None, 1), (True, None, 1), (False, None, 1)),
        ((True, None, 1), (False, None, 2)),
        # Halfway between the slightest and the clearest win.
        ((True, 5, 2), (False, 10, 2)),
    ],
)
def test_among_well_known_people_who_never_met_the_library_rates(
    sides: tuple[tuple[bool, int | None, int], ...],
) -> None:
    model = PlackettLuce()
    teams = [[model.rating(25, 4) for _ in range(seats)] for _, _, seats in sides]
    expected = itertools.chain(*model.rate(teams, ranks=[0 if won else 1 for won, _, _ in sides]))
    after = rated(table_of(*sides), ALL, {})
    for user, one in itertools.zip_longest(after, expected):
        assert abs(one.mu - 25) > 0.5
        assert after[user].mu == pytest.approx(one.mu)
        assert after[user].sigma == pytest.approx(one.sigma)


def test_of_three_one_wins_and_the_others_share_the_second_place() -> None:
    after = rated(table_of((False, 2, 1), (True, 9, 1), (False, 5, 1)), ALL, {})
    assert after[BEAT].mu > 25 > after[ANNA].mu == after[CARLA].mu
    # The nearest loser decides how clear the win was.
    close = rated(table_of((False, 2, 1), (True, 9, 1), (False, 8, 1)), ALL, {})
    assert 25 < close[BEAT].mu < after[BEAT].mu


def test_of_three_two_may_win_and_the_seats_order_does_not_matter() -> None:
    after = rated(table_of((True, None, 1), (True, None, 1), (False, None, 1)), ALL, {})
    assert after[ANNA].mu == pytest.approx(after[BEAT].mu)
    assert after[ANNA].mu > 25 > after[CARLA].mu


def test_of_three_the_winner_who_left_has_lost_to_both() -> None:
    three = table_of((True, None, 1), (False, None, 1), (False, None, 1))
    after = rated(with_player(three, 0, won=False, left=True), ALL, {})
    assert after[ANNA].mu < 25
    whole = rated(three, ALL, {})
    for user in (BEAT, CARLA):
        assert after[user] == whole[user]
    # A side of nobody rates nobody.
    assert rated(with_player(three, 2, user_id=None, level="club"), ALL, {}) == {}
    assert rated(with_player(three, 2, user_id=ANNA), ALL, {}) == {}


# -- weights ---------------------------------------------------------------------------------------


def test_every_meeting_counts_less_and_all_together_four() -> None:
    steps = [
        rated(fact(), ALL, {(ANNA, BEAT): met, (ANNA, DORA): met})[ANNA].mu - 25
        for met in range(REMEMBERED + 1)
    ]
    assert steps == sorted(steps, reverse=True)
    assert sum(steps) == pytest.approx(4 * steps[0], rel=0.05)
    assert sum(steps) < 4 * steps[0]
    # One opponent met before, the other not: the mean of the two.
    half = rated(fact(), ALL, {(ANNA, BEAT): 2})[ANNA].mu - 25
    assert half == pytest.approx(steps[0] * (1 + freshness(2)) / 2)
    # A partner met before changes nothing.
    assert rated(fact(), ALL, {(ANNA, CARLA): 9}) == rated(fact(), ALL, {})


def test_newcomers_hardly_move_who_is_known_but_are_moved_by_them() -> None:
    among_known = rated(fact(), ALL, {})
    against_new = rated(fact(), ALL | {BEAT: Skill(), DORA: Skill()}, {})
    assert 0 < against_new[ANNA].mu - 25 < (among_known[ANNA].mu - 25) / 1000
    full = rated(fact(), NEW, {})[BEAT].mu - 25
    assert against_new[BEAT].mu - 25 < 4 * full


def test_what_is_known_grows_from_nothing_to_enough() -> None:
    assert knowledge(SIGMA, SIGMA) == 0
    assert standing(0, 0) == 0.2
    grown = [standing(known, known) for known in (0, 0.1, 0.2, 0.3, 0.5, 0.9)]
    assert grown == sorted(grown)
    assert grown[-2:] == [1, 1]


# -- leaving and absence ---------------------------------------------------------------------------


def test_leaving_is_losing() -> None:
    facts = with_player(fact(), 0, won=False, left=True)
    after = rated(facts, ALL, {})
    assert after[ANNA].mu < 25
    assert after[CARLA].mu > 25
    others = {user: skill for user, skill in after.items() if user != ANNA}
    whole = rated(fact(), ALL, {})
    assert others == {user: whole[user] for user in others}
    # A player who leaves the losers loses as well, not twice.
    losing = with_player(fact(), 1, left=True)
    assert rated(losing, ALL, {}) == whole


@pytest.mark.parametrize(("own", "guests"), [(30, 10), (10, 30)])
def test_leaving_for_a_guest_is_losing_and_the_match_counts(own: int, guests: int) -> None:
    """The three who stay are rated as usual; the guest if they played most of the seat's turns."""
    for place, gone in ((1, BEAT), (0, ANNA)):
        after = rated(replaced(fact(), place, own, guests), ALL, {})
        assert after[gone].mu < 25
        assert after[gone].matches == KNOWN.matches + 1
        assert (EMIL in after) is (guests > own)
        if EMIL in after:
            assert (after[EMIL].mu > 25) is (gone == ANNA)
        assert after[CARLA].mu > 25 > after[DORA].mu
        assert set(after) - {EMIL} == {ANNA, BEAT, CARLA, DORA}


def test_a_strong_guest_at_the_end_makes_no_loser_stronger() -> None:
    strong = ALL | {EMIL: replace(KNOWN, mu=45)}
    assert rated(replaced(fact(), 1, 30, 10), strong, {}) == rated(fact(), strong, {})


def test_who_gives_a_seat_away_and_takes_another_is_rated_once() -> None:
    # Beat gives West to Emil and comes back for the winners as North, who has left.
    facts = replaced(replaced(fact(), 1, 5, 35), 0, 5, 35, guest=BEAT)
    after = rated(facts, ALL, {})
    assert after[BEAT].mu > 25
    assert after[BEAT].matches == KNOWN.matches + 1
    assert after[ANNA].mu < 25 > after[EMIL].mu


def test_the_absent_can_lose_but_not_gain() -> None:
    won = rated(with_player(fact(), 0, rated=False, stand_in_turns=20), ALL, {})
    assert won[ANNA] == replace(KNOWN, matches=KNOWN.matches + 1)
    lost = rated(with_player(fact(), 1, rated=False, stand_in_turns=20), ALL, {})
    assert lost[BEAT] == rated(fact(), ALL, {})[BEAT]
    for user in (CARLA, DORA):
        assert lost[user] == rated(fact(), ALL, {})[user]


def test_what_a_stand_in_played_is_no_gain_of_the_partners() -> None:
    whole = rated(fact(), ALL, {})[CARLA].mu - 25
    for stand_in in (0, 10, 20, 40):
        facts = with_player(fact(), 0, won=False, left=True, stand_in_turns=stand_in)
        gain = rated(facts, ALL, {})[CARLA].mu - 25
        assert gain == pytest.approx(whole * (1 - stand_in / 40))
        # A loss counts in full: sending the partner away does not evade it.
        losing = with_player(fact(), 1, left=True, stand_in_turns=stand_in)
        assert rated(losing, ALL, {})[DORA] == rated(fact(), ALL, {})[DORA]


def test_a_match_without_a_card_counts() -> None:
    players = tuple(replace(one, turns=0) for one in fact().players)
    assert rated(fact(players=players), ALL, {}) == rated(fact(), ALL, {})


# -- with the store --------------------------------------------------------------------------------


async def test_meetings_are_counted_the_same_both_ways(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the store when a match ends, and along all matches when everything is rebuilt."""
    monkeypatch.setattr("db.ratings.meetings.REMEMBERED", 12)
    people = PEOPLE[:6]
    dice = random.Random(4)
    table = await store_table(store, Players(2).table(FIRST - DAY, plain=True))
    meetings = Meetings()
    others = await store.histories.match(table, 1)
    assert others is not None
    meetings.note(others, {one.user_id for one in others.players if one.user_id})

    def play(connection: Connection) -> int:
        most = 0
        for number in range(2, 70):
            # So dense that a person's newest matches are too many, then so rare that they are old.
            at = FIRST + number * (DAY if number < 45 else 13 * DAY)
            four = dice.sample(people, 4)
            players = [replace(one, user_id=four[n]) for n, one in enumerate(fact().players)]
            facts = replace(
                fact(number), table=table, started_at=at, ended_at=at, players=tuple(players)
            )
            if number % 7 == 0:
                facts = replaced(facts, 1, 30, 10, guest=next(p for p in people if p not in four))
            asked = met_before(connection, facts)
            record(connection, facts)
            along = meetings.before(facts)
            assert {pair: asked.get(pair, 0) for pair in along} == along
            most = max(most, *along.values())
            # The rating of the guest does not move.
            meetings.note(
                facts, {one.user_id for one in facts.players if one.user_id and one.turns > 10}
            )
        return most

    most = await store.engines.write(play)
    assert 6 < most <= 12


async def test_ratings_of_an_older_rule_stay_until_everything_is_rebuilt(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an upgrade people keep their ratings; ``rebuild`` rates old matches like new ones."""

    def old_rule(facts: MatchFacts, before: Mapping[int, Skill], met: Met) -> dict[int, Skill]:
        after = rated(facts, before, met)
        return {user: replace(skill, mu=skill.mu + 1) for user, skill in after.items()}

    with monkeypatch.context() as patch:
        patch.setattr("db.repositories.matches.rated", old_rule)
        played = [Players(2).table(FIRST + n * DAY, plain=True) for n in range(4)]
        for one in played[:3]:
            await store_table(store, one)
    people = {p.user_id or 0 for one in played[:3] for f in one.facts for p in f.players}
    before = await curves(store, people)
    await store_table(store, played[3])
    for who, curve in (await curves(store, people)).items():
        assert curve[: len(before[who])] == before[who]
        if len(curve) > len(before[who]):
            assert curve[-1].before == before[who][-1].after
    await store.journals.rebuild(facts_of)
    rebuilt = await curves(store, people)
    assert rebuilt != before
    await store.journals.rebuild(facts_of)
    assert await curves(store, people) == rebuilt


async def curves(store: Store, people: set[int]) -> dict[int, tuple[RatingChange, ...]]:
    """Everybody's ratings over time."""
    return {who: await store.histories.rating_curve(who, "brouc", "brouc") for who in people}
