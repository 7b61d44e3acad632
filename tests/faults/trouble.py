"""Messages to people and the host while the database fails, and play afterwards."""

from __future__ import annotations

import asyncio
from typing import Final

from cogs.i18n.sentences import say
from tests.faults.crowd import AT_ONCE, PATIENCE_S, Crowd, Table, taken
from tools.fake_discord.interactions import Interaction, ResponseType
from tools.fake_discord.party import Press, presses
from tools.fake_discord.world import Message

LANGUAGES: Final = ("fr", "de", "it", "en-US")


def speak(crowd: Crowd) -> None:
    """Give each of the four at a table another language."""
    for table in crowd.tables:
        for person, locale in zip(table.people, LANGUAGES, strict=False):
            person.user.locale = locale


async def pressed_in_vain(crowd: Crowd, *keys: str) -> None:
    """Press what continues each match and expect one of these sentences, in the person's language.

    By default it asks to try again. A press made before may just have ended the deal: then no card
    is offered until something else is stored.
    """
    keys = keys or ("busy", "oops")
    await asyncio.gather(*(_one(crowd, table, keys) for table in crowd.tables))


async def _one(crowd: Crowd, table: Table, keys: tuple[str, ...]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            going_on = [one for one in table.offered() if one[2].what in AT_ONCE]
            if not going_on:  # The hand has gone, and the next one is on its way.
                await asyncio.sleep(0.02)
                continue
            person, message, use = going_on[0]
            made = await _pressed(crowd, table, person, message, use)
            sentences = {say(made.user.locale[:2], key) for key in keys}
            while not (told(made) & sentences):
                if use not in presses(message) or any(told(made)):
                    break  # An old button, answered without the database.
                await asyncio.sleep(0.02)
            else:
                return


async def _pressed(
    crowd: Crowd, table: Table, person: int, message: Message, use: Press
) -> Interaction:
    interactions = crowd.fake_discord.discord.interactions
    known = set(interactions)
    await table.press(person, message, use)
    (made,) = (
        one
        for token, one in interactions.items()
        if token not in known
        and one.user is table.people[person].user
        and one.data["custom_id"] == use.custom_id
    )
    return made


def told(made: Interaction) -> set[str]:
    """The sentences that answered a click."""
    messages = list(made.followed.values())
    if made.original is not None:
        messages.append(made.original)
    if made.answer.done():
        answer = made.answer.result()
        if answer.type is ResponseType.MESSAGE and answer.message is not None:
            messages.append(answer.message)
    return {one.content for one in messages}


async def goes_on(crowd: Crowd) -> None:
    """Press until a card is accepted at every table."""

    async def one(table: Table) -> None:
        before = _taken(crowd, table)
        while _taken(crowd, table) == before:
            await table.step()

    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*map(one, crowd.tables))


async def playing(crowd: Crowd) -> None:
    """Play until somebody may play a card, at all tables at once."""
    async with asyncio.timeout(PATIENCE_S):
        while others := [one for one in crowd.tables if not _has_cards(one)]:
            for table in others:
                await table.step()


def _has_cards(table: Table) -> bool:
    return any(use.what == "act" for _, _, use in table.offered())


def _taken(crowd: Crowd, table: Table) -> int:
    people = {person.user.id for person in table.people}
    made = crowd.fake_discord.discord.interactions.values()
    return sum(one.user.id in people and taken(one) for one in made)
