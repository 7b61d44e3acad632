"""Presses on a table's rules page: choose rules, and save them for the server under a name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ui

from cogs.i18n.sentences import say
from cogs.messages.custom_ids import MalformedError, TableId
from cogs.messages.responder import responder
from cogs.replies import Press
from cogs.router import Handler, Values, choice, nothing
from cogs.server.settings import manages
from cogs.services import Feature, Services
from cogs.view.house_rules import (
    KEPT,
    LONGEST,
    clean_name,
    plain,
    rules_page,
    shown_name,
    with_rule,
)
from db import GuildSettings, HouseRules
from tables.decisions.outcomes import Accepted, Repeated
from tables.journal.options import Options
from tables.journal.state import Status, TableState


@dataclass(frozen=True, slots=True)
class Rule:
    """The choice for one rule; the game validates it."""

    name: str
    value: str


class TooManyError(Exception):
    """The server has as many saved rule sets as fit into a menu."""


class RulesHandlers(Feature):
    """Choose a table's rules before it begins."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        services.router.answer(
            {
                "rules": Handler(_field, self._page),
                "rule": Handler(_rule, self._choose),
                "plain": Handler(nothing, self._plain),
                "keep": Handler(nothing, self._keep),
                "named": Handler(choice, self._named),
            }
        )

    async def _page(self, press: Press[str]) -> None:
        refused = not_arranging(press.state, press.person)
        if refused is not None:
            await self._replies.end(press, say(press.language, refused))
        else:
            await self._show(press, press.state, press.found)

    async def _choose(self, press: Press[Rule]) -> None:
        game, name, value = press.state.game, press.found.name, press.found.value
        await self._change(press, lambda now: with_rule(game, now, name, value), name)

    async def _plain(self, press: Press[None]) -> None:
        await self._change(press, plain, "")

    async def _change(
        self, press: Press[Any], change: Callable[[Options], Options], field: str
    ) -> None:
        outcome = await self._tables.change_options(
            press.table, press.person, change, cause=press.cause, seq=press.seq
        )
        if isinstance(outcome, (Accepted, Repeated)):
            await self._show(press, outcome.state, field)
        else:
            await self._replies.panel(press, outcome)

    async def _show(self, press: Press[Any], state: TableState, field: str) -> None:
        game, saving, seq = self._renderer.game(state), manages(press.interaction), state.lobby_seq
        options, language = state.options, press.language
        page = rules_page(game, state.id, seq, options, language, field, saving=saving)
        await responder(press.interaction).show(page)

    async def _keep(self, press: Press[None]) -> None:
        refused = not_arranging(press.state, press.person)
        if refused is None and not manages(press.interaction):
            refused = "not-manager"
        if refused is not None:
            await press.say(refused)
            return
        form = TableId(press.table, press.seq, "named")
        await responder(press.interaction).form(NameForm(form, press.language))

    async def _named(self, press: Press[str]) -> None:
        """Save the table's rules under a name, replacing those of the same name."""
        interaction, options, language = press.interaction, press.state.options, press.language
        guild, game = interaction.guild_id, press.state.opened.game
        kept = HouseRules(0, clean_name(press.found), game, options.preset, options.rules)
        if guild is None or not manages(interaction):
            answer = say(language, "not-manager")
        elif not kept.name:
            answer = say(language, "rules-nameless")
        else:
            answer = await self._kept(guild, kept, press.person, language)
        await responder(interaction).say(answer)

    async def _kept(self, guild: int, kept: HouseRules, by: int, language: str) -> str:
        try:
            await self._store.guilds.change_settings(
                guild, lambda now: with_kept(now, kept), by=by, at=self._now()
            )
        except TooManyError:
            return say(language, "rules-too-many", most=KEPT)
        return say(language, "rules-kept", name=shown_name(kept))


class NameForm(ui.Modal):
    """Form asking for a name. Its submission arrives as a press of its custom id."""

    def __init__(self, custom_id: TableId, language: str) -> None:
        title = say(language, "rules-keep-title")
        super().__init__(title=title, timeout=_FORM_S, custom_id=str(custom_id))
        name: ui.TextInput[Any] = ui.TextInput(custom_id="name", min_length=1, max_length=LONGEST)
        self.add_item(ui.Label(text=say(language, "rules-keep-name"), component=name))


_FORM_S: Final = 600.0
"""Seconds before discord.py forgets a form; it is answered afterwards too."""


def with_kept(settings: GuildSettings, kept: HouseRules) -> GuildSettings:
    """Add saved rules to the settings; :class:`TooManyError`.

    Rules of the same game and name are replaced, also as the server's usual ones.
    """
    same = [one for one in settings.house_rules if _called(one) == _called(kept)]
    others = [one for one in settings.house_rules if one not in same]
    if len(others) >= KEPT:
        raise TooManyError
    number = same[0].number if same else max((one.number for one in others), default=0) + 1
    kept = replace(kept, number=number)
    usual = tuple(kept if one.number == number else one for one in settings.usual_rules)
    rules = tuple(sorted((*others, kept), key=lambda one: one.number))
    return replace(settings, house_rules=rules, usual_rules=usual)


def _called(rules: HouseRules) -> tuple[str, str]:
    return rules.game, rules.name.casefold()


def not_arranging(state: TableState, person: int) -> str | None:
    """Return the sentence key that refuses to show the options; ``None`` for the owner."""
    if state.status is not Status.LOBBY:
        return "not-lobby"
    return "not-owner" if state.opened.owner != person else None


def _field(arg: str, values: Values) -> str:
    """Parse the button that opens the page, or the menu that selects a rule."""
    if arg:
        raise MalformedError(arg)
    return choice(arg, values) if values else ""


def _rule(arg: str, values: Values) -> Rule:
    return Rule(arg, choice(arg, values))
