"""After a deal: great moments shared once, a pause that all may end, cards taken back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.i18n.sentences import say
from cogs.messages.custom_ids import TableId
from cogs.outbox.key import Kind, MessageKey
from cogs.outbox.render import moment_of
from db import Preferences
from gamekit.api.counts import Moment
from gamekit.api.game import Games
from games import registry
from games.brouc.game import GAME
from i18n import LANGUAGES
from tables.journal.entries import DailyDeal, SameDeal
from tables.journal.state import Status
from tests.cogs.pages import begin
from tests.db.played import Players
from tests.e2e.evening import QUICK, Evening, evening
from tests.e2e.server import PHONE

pytestmark = pytest.mark.usefixtures("quick_pictures")
LONG = replace(QUICK, deal=7 * 24 * 3_600_000)
MOMENT = MessageKey(Kind.MOMENT, 1, 1)


def games(of: str) -> Games:
    """Le Brouc with a moment that one press makes."""
    return {GAME.name: replace(GAME, counts=replace(GAME.counts, moments=(Moment("cape", of),)))}


async def recap(world: Evening, table: int) -> Any:
    key = str(MessageKey(Kind.BOARD, 1, 1))
    kept = await world.store.messages.get(table, key)
    assert kept is not None
    return next(one for one in world.history(world.thread) if one.id == kept.message_id)


async def shared(world: Evening, table: int) -> list[Any]:
    """Posts of the first deal's moment in the table's thread."""
    kept = await world.store.messages.get(table, str(MOMENT))
    return [m for m in world.history(world.thread) if kept is not None and m.id == kept.message_id]


def say_head() -> str:
    """Beginning of the sentence of a shared moment."""
    return say("en", "moment-post", who="", what="").split(":")[0].strip()


def posts(world: Evening) -> list[Any]:
    every = [m for channel in world.server.world.channels.values() for m in world.history(channel)]
    return [message for message in every if say_head() in world.text(message)]


async def test_offered_to_its_owner_alone_and_shared_once(tmp_path: Path) -> None:
    async with evening(tmp_path, pauses=LONG, games=games("dehors_wrong")) as world:
        table = await begin(world)
        anne, *others = world.people
        assert world.custom_id(world.hand(anne), "moment") is None, "while the deal is going on"
        forged = str(TableId(table, (await world.state(table)).match_seq, "moment", "1"))
        refused = await world.click(anne, world.hand(anne), forged)
        assert world.answer(refused) == say("en", "old-message")
        await world.press(anne, world.hand(anne), "dehors")
        for person in others:
            assert world.custom_id(world.hand(person), "moment") is None
        copied = await world.click(others[0], world.hand(others[0]), forged)
        assert world.answer(copied) == say("en", "old-message")
        assert not posts(world)
        button = world.custom_id(world.hand(anne), "moment")
        assert button is not None
        done = await world.click(anne, world.hand(anne), button)
        assert world.answer(done) == say("en", "moment-shared")
        assert done.ephemeral
        (post,) = await shared(world, table)
        assert posts(world) == [post]
        cape = GAME.face.say("en", "moment-cape")
        assert world.text(post) == say("en", "moment-post", who=f"<@{anne.id}>", what=cape)
        assert len(post.files) == 1
        assert world.alt(post) == world.alt(await recap(world, table))
        (sent,) = [one.json for one in world.server.requests if say_head() in str(one.json)]
        assert sent["allowed_mentions"] == {"parse": []}, "nobody is notified"
        await world.restart()
        assert world.custom_id(world.hand(anne), "moment") is None, "it is posted"
        again = await world.click(anne, world.hand(anne), button)
        assert world.answer(again) == say("en", "moment-once")
        assert len(posts(world)) == 1
        for person in world.people:
            await world.press(person, world.hand(person), "next")
        await world.cut(table)
        assert world.custom_id(world.hand(anne), "moment") is None, "the next deal is going on"


async def test_a_private_reply_offers_it_too_and_both_partners_are_named(tmp_path: Path) -> None:
    async with evening(tmp_path, pauses=LONG, games=games("coches_given")) as world:
        table = await begin(world)
        anne, beat, carlo, daisy = world.people
        wanted = Preferences(hand_place="channel", text_mode=True)
        await world.store.people.set_preferences(beat.id, wanted)
        await world.press(anne, world.hand(anne), "dehors")  # Wrong: coches for the others.
        assert world.custom_id(world.hand(anne), "moment") is None
        assert world.custom_id(world.hand(carlo), "moment") is None
        shown = (await beat.command(world.thread, "hand")).response
        button = world.custom_id(world.hand(daisy), "moment")
        await world.press(beat, shown, "moment")
        (post,) = await shared(world, table)
        for message in (shown, world.hand(daisy)):
            assert world.custom_id(message, "moment") is None, "it is posted"
        assert button is not None
        await world.click(daisy, world.hand(daisy), button)
        assert posts(world) == [post]
        assert len(post.files) == 1, "one picture, although the presser reads text"
        assert all(f"<@{person.id}>" in world.text(post) for person in (beat, daisy))


async def test_a_matchs_end_offers_it_until_the_next_lobby(tmp_path: Path) -> None:
    async with evening(tmp_path, games=games("dehors_wrong")) as world:
        table = await world.deal(target="target-1", language="fr")
        anne = world.people[0]
        await world.press(anne, world.hand(anne), "dehors")
        over = await world.state(table)
        assert over.status is Status.OVER
        label = say("en", "moment-share", what=GAME.face.say("en", "moment-cape"))
        assert label in str(world.hand(anne).components), "in her own language"
        await world.press(anne, world.hand(anne), "moment")
        (post,) = await shared(world, table)
        cape = GAME.face.say("fr", "moment-cape")
        assert world.text(post) == say("fr", "moment-post", who=f"<@{anne.id}>", what=cape)
        moment = str(TableId(table, over.match_seq, "moment", "1"))
        await world.press(anne, world.hand(anne), "again")
        assert world.custom_id(world.hand(anne), "moment") is None
        late = await world.click(anne, world.hand(anne), moment)
        assert world.answer(late) == say("en", "old-message")


def test_nothing_is_offered_where_nothing_counts() -> None:
    state = Players(3).table(1_795_900_000_000, plain=True).state
    assert state is not None
    game, last = games("deals")["brouc"], len(state.ends)
    found = moment_of(game, state, last)
    assert found is not None
    assert found[1] == tuple(state.seats)
    assert moment_of(game, state, last + 1) is None
    assert moment_of(game, state, 0) is None
    assert moment_of(game, replace(state, daily=DailyDeal("2026-11-24", None)), last) is None
    practised = replace(state, same=SameDeal(1, 1, 2, "deal", actions=("deal",)))
    assert moment_of(game, practised, last) is None
    come = tuple(replace(one, counts={}) for one in state.seat_stats)
    assert moment_of(game, replace(state, seat_stats=come), last) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_fits_a_phone(language: str) -> None:
    for point in registry.BUILT_IN:
        game = point.load()
        assert game.counts.moments
        for one in game.counts.moments:
            what = game.face.say(language, f"moment-{one.name}")
            assert len(say(language, "moment-share", what=what)) <= PHONE


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_deals_end_keeps_all_that_moments_count(seed: int) -> None:
    state = Players(seed).table(1_795_900_000_000, plain=True).state
    assert state is not None
    assert state.ends
    for name in {one.of for one in GAME.counts.moments} | {"deals", "coches_taken"}:
        for stats in state.seat_stats:
            ended = [
                amount
                for end in state.ends
                for seat, what, amount in end.counts
                if (seat, what) == (stats.seat, name)
            ]
            assert sum(ended) == stats.counts.get(name, 0)


async def test_the_next_deal_waits_for_all_and_the_recap_says_who_is_ready(tmp_path: Path) -> None:
    async with evening(tmp_path, pauses=LONG) as world:
        table = await begin(world)
        anne, *others = world.people
        await world.press(anne, world.hand(anne), "dehors")  # Wrong, so that the deal is over.
        assert (await world.state(table)).between_deals
        await world.press(anne, await recap(world, table), "next")
        told = world.text(await recap(world, table))
        assert say("en", "board-ready", persons=f"<@{anne.id}>") in told
        ready = say("en", "hand-ready")
        assert [ready in world.text(world.hand(one)) for one in world.people] == [
            True,
            *[False] * 3,
        ]
        again = await world.press(anne, await recap(world, table), "next")
        assert world.answer(again) == say("en", "ready")
        await world.restart()
        assert (await world.state(table)).ready == {"N"}, "a restart forgets nobody"
        for person in others:
            await world.press(person, world.hand(person), "next")
        assert (await world.state(table)).pack_ready
        shown = await recap(world, table)
        assert world.custom_id(shown, "next") is None, "no dead button"
        assert say("en", "board-ready", persons="").strip(". ") not in world.text(shown)


async def test_against_computers_ones_card_is_taken_back_with_their_answers(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1) as world:
        anne = world.people[0]
        await world.open_table(clock="none", more="take-backs")
        table = (await world.bot.tables.live())[-1]
        await world.fill(anne, "beginner")
        await world.press(anne, world.lobby, "start")
        await world.cut(table)
        for _ in range(3):  # Until somebody has played after her.
            before = await world.state(table)
            hand = world.hand(anne)
            await world.press(anne, hand, "card", world.cards(hand)[0])
            after = await world.state(table)
            if len(after.actions) > len(before.actions) + 1:
                break
        assert after.turn == "N"
        await world.press(anne, world.hand(anne), "undo")
        back = await world.state(table)
        assert (back.actions, back.match) == (before.actions, before.match)
        assert not back.rated
        assert world.custom_id(world.hand(anne), "undo") is None
        assert len(world.cards(world.hand(anne))) > 0
