"""Public messages of evenings, and the private pages about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cogs.evening import card, direct, pages
from cogs.evening.card import Around
from cogs.evening.own import own_lines
from cogs.evening.scenes import picture_of
from cogs.evening.why import why_lines
from cogs.i18n.sentences import say
from cogs.messages.posts import Post
from cogs.view.pictures import Pictures
from games.schieber import GAME
from games.tournament.plan import Kind, Plan, Score
from games.tournament.standings import standings
from i18n import OFFERED
from tables.tournaments.entries import Answered, Asked, Came, Late, Withdrew
from tables.tournaments.hall import Hall
from tests.cogs.evening.halls import (
    FIRST,
    START,
    begun,
    came,
    evening,
    hall,
    over,
    people,
    told,
)
from tests.cogs.pages import check_post

NOW = START + 1_200_000
AROUND = Around("https://discord.com/channels/1/2/3", ("ab" * 32,) * 2, None, START + 5_400_000)


def text(post: Post) -> str:
    """All texts of a post."""
    return "\n".join(str(part["content"]) for part in post.layout.walk() if part.get("content"))


def labels(post: Post) -> list[str]:
    """Labels of a post's buttons."""
    return [part["label"] for part in post.layout.walk() if part.get("label")]


def halls(language: str, count: int) -> Iterator[Hall]:
    """An evening of this many people in all its states."""
    state = evening(language=language, limit=None)
    yield hall(state)
    state = came(state, count)
    yield hall(state)
    state = begun(state)
    yield hall(state)
    yield hall(state, {1: Score((400, 228), won=0)})
    state = over(state)
    yield hall(state, until={"draw": NOW + 60_000})
    state = begun(state, 2)
    yield hall(state)
    yield hall(over(state, last=True))


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("count", [4, 13, 200])
def test_every_message_fits_discord(language: str, count: int) -> None:
    for found in halls(language, count):
        state = found.state
        check_post(card.card(GAME, found, AROUND, None, NOW))
        if state.rounds:
            post = card.round_post(found, len(state.rounds), None, NOW)
            assert post is not None
            check_post(post)
            table = found.tables[0]
            check_post(direct.table_page(found, table, language))
        check_post(direct.directing(found, (state,), language))
        for person in (FIRST, FIRST + count - 1, 5):
            check_post(direct.person_page(found, person, language))
            shown = pages.place(found, person, language, NOW, {1: 9}, GAME, puzzles=True)
            check_post(shown)
            assert "{" not in text(shown)
            for tab in ("next", "running", "past"):
                around, directs = AROUND, person == FIRST
                page = pages.listing(
                    tab, GAME, (state,), found, person, language, NOW, around, {}, directs=directs
                )
                check_post(page)


def test_pairs_are_named_together_and_open_ones_with_a_question() -> None:
    one, two, three, four, five = people(5)
    state = came(evening(Kind.PAIRS), 3)
    state = told(state, Asked(one, two), Asked(three, four))
    shown = text(card.card(GAME, hall(state), AROUND, None, NOW))
    assert say("en", "evening-pair-open", one=f"<@{one}>") in shown
    state = told(state, Answered(two, one, agrees=True), Came(five))
    shown = text(card.card(GAME, hall(state), AROUND, None, NOW))
    assert f"<@{one}> and <@{two}>" in shown
    assert say("en", "evening-pair-open", one=f"<@{three}>") in shown


def test_a_name_is_text_not_formatting() -> None:
    shown = text(card.card(GAME, hall(evening()), AROUND, None, NOW))
    assert shown.startswith("## Jass \\*evening\\*\n")


def test_who_waits_and_who_comes_later_stand_apart() -> None:
    state = told(came(evening(limit=5), 6), Late(FIRST + 1))
    shown = text(card.card(GAME, hall(state), AROUND, None, NOW))
    assert f"Coming later: <@{FIRST + 1}>" in shown
    assert f"On the waiting list: <@{FIRST + 5}>" in shown


def test_last_weeks_people_are_asked_until_they_answer() -> None:
    state = evening(asked=tuple(people(3)))
    shown = text(card.card(GAME, hall(state), AROUND, None, NOW))
    assert f"asked again: <@{FIRST}>, <@{FIRST + 1}>, <@{FIRST + 2}>" in shown
    state = told(state, Came(FIRST), Withdrew(FIRST + 1))
    shown = text(card.card(GAME, hall(state), AROUND, None, NOW))
    assert f"asked again: <@{FIRST + 2}>" in shown


def test_only_pairs_have_a_button_for_partners() -> None:
    with_partner = say("en", "evening-with")
    for kind, there in ((Kind.PAIRS, True), (Kind.NEW_PARTNERS, False)):
        shown = card.card(GAME, hall(evening(kind)), AROUND, None, NOW)
        assert (with_partner in labels(shown)) is there


def test_ones_own_lines_from_the_list_to_the_end() -> None:
    """Table, result, place so far, place after the round, the end."""
    first, person = "en", FIRST
    state = came(evening(), 9)

    def own(found: Hall) -> str:
        return "\n".join(own_lines(found, person, first, NOW, {1: 77, 2: 78}))

    assert "You are on the list." in own(hall(state))
    state = begun(state)
    assert "Round 1: you play at table 1, <#77>" in own(hall(state))
    lines = own(hall(state, {1: Score((400, 228), won=0)}))
    assert "Table 1 is done: **400 to 228**." in lines
    assert "Place so far: 1 of 5, among those who are done." in lines
    assert "Tables that still play: 1 of 2" in lines
    assert "Watch: <#78>" in lines
    lines = own(hall(over(state), until={"draw": NOW}))
    assert "After one round you are number" in lines
    assert "Round 2 begins" in lines
    state = begun(over(state), 2)
    bye = "\n".join(
        own_lines(hall(state), state.person(state.rounds[1].draw.byes[0]), "en", NOW, {})
    )
    assert "You sit out round 2." in bye
    state = over(state, last=True)
    assert "You are number" in own(hall(state))
    lines = "\n".join(own_lines(hall(state), FIRST + 1, "en", NOW, {}))
    assert "Your partners: " in lines
    assert "Your best round" in lines


def test_why_counts_what_was_before_the_draw() -> None:
    state = begun(over(begun(came(evening(), 8))), 2)
    lines = list(why_lines(hall(state), 2, FIRST, "en"))
    assert lines[0].startswith("**Why table")
    assert any("had" in line for line in lines[1:3])
    assert next(why_lines(hall(state), 2, 5, "en")) == say("en", "evening-own-not")


def test_the_secret_of_a_draw_is_shown_once_its_round_is_over() -> None:
    state = begun(came(evening(), 8))
    secret = state.opened.secrets[0]
    post = card.round_post(hall(state), 1, None, NOW)
    assert post is not None
    assert secret not in text(post)
    post = card.round_post(hall(over(state)), 1, None, NOW)
    assert post is not None
    assert secret in text(post)


def test_puzzles_are_for_people_who_wait() -> None:
    """People who are done with their table or sit out get one."""
    state = begun(came(evening(), 9))
    shown = hall(state, {1: Score((400, 228), won=0)})
    for number, there in ((1, True), (5, False), (9, True)):
        person = state.person(number)
        page = pages.place(shown, person, "en", NOW, {}, GAME, puzzles=True)
        assert (say("en", "evening-puzzle") in labels(page)) is there, number


async def test_a_podium_has_half_matches() -> None:
    state = over(begun(came(evening(Kind.PAIRS, plan=Plan(Kind.PAIRS, 1, 4)), 4)), last=True)
    rounds = (replace(hall(state).rounds[0], scores={1: Score((5, 5))}),)
    level = replace(hall(state), standings=standings(state.plan, rounds))
    sketch = await picture_of(GAME, level, Pictures(nameless))
    assert sketch is not None
    assert {one.total for one in sketch.scene.view.steps} == {"0.5"}


async def nameless(guild: int | None, person: int) -> str:
    return ""
