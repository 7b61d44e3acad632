"""Actions of directors in an evening that is announced or runs."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

from cogs.evening import direct as pages
from cogs.evening import new
from cogs.evening.words import ROOM
from cogs.i18n.sentences import say
from cogs.messages.components import Interaction, bots
from cogs.messages.custom_ids import PageId
from cogs.messages.plain import one_line
from cogs.messages.posts import framed
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from games.tournament.plan import Score
from tables.tournaments.decide import LONGEST_NAME, LONGEST_TEXT
from tables.tournaments.hall import Hall

_NUMBER: Final = re.compile(r"-?[0-9]{1,4}")


class Directing(Feature):
    """The tab "Direct": questions, actions, and the page again with a line about it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._evenings = services.tables.tournaments

    async def direct(
        self,
        interaction: Interaction,
        what: str,
        hall: Hall,
        rest: tuple[int, ...],
        values: tuple[str, ...],
        language: str,
    ) -> None:
        """Act for a person who may hold evenings; ``rest``: round, number in the hall or person, by
        the component.
        """
        state, answer = hall.state, responder(interaction)
        match what:
            case "say" | "rename" | "warn":
                labels = {"say": "evening-say-text", "rename": "evening-form-name"}
                label = say(language, labels.get(what, "evening-warn-text"))
                most = LONGEST_NAME if what == "rename" else LONGEST_TEXT
                at = ".".join(map(str, (state.id, *rest)))
                title = say(language, f"evening-{what}-title")
                form = PageId(ROOM, f"{what}-text", at)
                await answer.form(new.TextForm(form, title, {"text": (label, most)}))
            case "correct":
                await self._ask_result(interaction, hall, rest, language)
            case "off":
                await answer.show(pages.off_page(state, language))
            case "table":
                await self._show_table(interaction, hall, rest[0], language)
            case "person" | "exclude":
                page = pages.person_page(hall, rest[0], language, sure=what == "exclude")
                await answer.show(page)
            case _:
                await self._do(interaction, what, hall, rest, values, language)

    async def _do(
        self,
        interaction: Interaction,
        what: str,
        hall: Hall,
        rest: tuple[int, ...],
        values: tuple[str, ...],
        language: str,
    ) -> None:
        """Act, and show the page again with a line about it."""
        evenings, at, person = self._evenings, hall.state.id, interaction.user.id
        cause = str(interaction.id)
        acts: dict[str, Callable[[], Awaitable[Any]]] = {
            "pause": lambda: evenings.pause(at, person, cause=cause),
            "go-on": lambda: evenings.go_on(at, person, cause=cause),
            "delay": lambda: evenings.delay(at, person, cause=cause),
            "delay-table": lambda: evenings.delay(at, person, rest[1], cause=cause),
            "next-round": lambda: evenings.next_round(at, person, cause=cause),
            "redraw": lambda: evenings.redraw(at, person, cause=cause),
            "add": lambda: evenings.add(at, person, rest[0], cause=cause),
            "withdraw": lambda: evenings.withdraw(at, person, rest[0], cause=cause),
            "replace": lambda: evenings.replace(at, person, rest[0], rest[-1], cause=cause),
            "swap": lambda: evenings.swap(at, person, rest[0], rest[-1], cause=cause),
            "exclude-sure": lambda: evenings.exclude(at, person, rest[0], cause=cause),
            "warn-text": lambda: evenings.warn(
                at, person, rest[0], one_line(values[0], LONGEST_TEXT), cause=cause
            ),
            "say-text": lambda: evenings.say(
                at, person, one_line(values[0], LONGEST_TEXT), cause=cause
            ),
            "rename-text": lambda: evenings.rename(
                at, person, one_line(values[0], LONGEST_NAME + 1), cause=cause
            ),
            "off-sure": lambda: evenings.call_off(at, person, cause=cause),
            "off-series": lambda: evenings.call_off(at, person, series=True, cause=cause),
        }
        if what in ("replace", "swap", "add") and rest[-1] in bots(interaction):
            await responder(interaction).say(say(language, "evening-partner-bot"))
            return
        if what == "result":
            score = read_result(values[:-1])
            if score is None:
                await responder(interaction).say(say(language, "evening-bad-score"))
                return
            round_number, table = rest
            reason = one_line(values[-1], LONGEST_TEXT)
            acts[what] = lambda: evenings.correct(
                at, person, round_number, table, score, reason, cause=cause
            )
        outcome = await acts[what]()
        note = self._replies.told(outcome, language, say(language, "evening-done"))
        hall = await evenings.hall(at) or hall
        if what == "delay-table":
            await self._show_table(interaction, hall, rest[1], language, note)
        elif what in ("add", "withdraw", "replace", "swap", "exclude-sure", "warn-text"):
            page = pages.person_page(hall, rest[0], language, note=note)
            await responder(interaction).show(page)
        elif hall.state.status.final:
            await responder(interaction).show(framed([note]))
        else:
            await responder(interaction).show(pages.directing(hall, (), language, note))

    async def _show_table(
        self, interaction: Interaction, hall: Hall, table: int, language: str, note: str = ""
    ) -> None:
        found = next((one for one in hall.tables if one.number == table), None)
        if found is None:
            await responder(interaction).show(pages.directing(hall, (), language))
            return
        await responder(interaction).show(pages.table_page(hall, found, language, note))

    async def _ask_result(
        self, interaction: Interaction, hall: Hall, at: tuple[int, ...], language: str
    ) -> None:
        round_number, table = at
        fields = {
            f"{what}-{side}": (say(language, f"evening-correct-{what}", side=side), 5)
            for what in ("points", *(("won",) if hall.state.plan.deals is None else ()))
            for side in (1, 2)
        }
        fields["reason"] = (say(language, "evening-correct-reason"), LONGEST_TEXT)
        form = PageId(ROOM, "result", f"{hall.state.id}.{round_number}.{table}")
        title = say(language, "evening-correct-title", table=table)
        await responder(interaction).form(new.TextForm(form, title, fields))


def read_result(values: tuple[str, ...]) -> Score | None:
    """The result of typed points, and of what each side won in a match; ``None`` for anything
    else. More wins decide, then more points.
    """
    typed = [value.strip().replace("−", "-") for value in values]
    if not all(_NUMBER.fullmatch(one) for one in typed):
        return None
    first, second, *won = map(int, typed)
    lead = won[0] - won[1] if won else 0
    decides = lead or first - second
    return Score((first, second), (lead, -lead), None if not decides else int(decides < 0))
