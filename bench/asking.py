"""People who ask for what is dear while others play: films of a deal, and hints."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from standin.beyond import walk
from standin.party import Party
from standin.server import Standin
from standin.world import LOADING, Message

LONGEST_S = 300.0
"""How long somebody waits for a film."""


class Asking:
    """What was asked, and how long it took."""

    def __init__(self, standin: Standin) -> None:
        self._standin = standin
        self.films: list[float] = []
        """Seconds until each film was there."""
        self.hints: list[float] = []
        self.missing = 0
        """What was asked and never came."""

    async def everything(self, parties: Sequence[Party], films: int, hints: int) -> None:
        """Ask all at once."""
        everybody = [(party, number) for party in parties for number in range(len(party.people))]
        await asyncio.gather(
            *(self._film(*one) for one in everybody[:films]),
            *(self._hint(party) for party in parties[:hints]),
        )

    async def _film(self, party: Party, number: int) -> None:
        clock = self._standin.discord.clock
        person = party.people[number]
        page = (await person.slash(party.channel, "replay", table=party.number)).message
        if page is None or not await self._loaded(page):
            self.missing += 1
            return
        film = next((one for one in _pressable(page) if ":film:" in one), None)
        if film is None:
            self.missing += 1
            return
        began = clock()
        answer = await person.click(page, film)
        film_there = answer.message is not None and await self._loaded(answer.message)
        if not film_there or answer.message is None or not answer.message.files:
            self.missing += 1
            return
        self.films.append(clock() - began)

    async def _hint(self, party: Party) -> None:
        """Whose turn it is asks."""
        clock = self._standin.discord.clock
        began = clock()
        while (playing := party.next_to_play()) is None:
            await asyncio.sleep(0.1)
            if clock() - began > LONGEST_S:
                self.missing += 1
                return
        began = clock()
        answer = await party.people[playing[0]].slash(party.channel, "hint")
        if answer.message is None or not await self._loaded(answer.message):
            self.missing += 1
            return
        self.hints.append(clock() - began)

    async def _loaded(self, message: Message) -> bool:
        """Wait for the message itself, if its answer was put off."""
        end = self._standin.discord.clock() + LONGEST_S
        while message.flags & LOADING:
            await asyncio.sleep(0.05)
            if self._standin.discord.clock() > end:
                return False
        return True


def _pressable(page: Message) -> Iterator[str]:
    """What the buttons of a page say that can be pressed."""
    for part in walk(page.components):
        if part.get("custom_id") and not part.get("disabled"):
            yield part["custom_id"]
