"""Presses on a table's rules page: choose rules, and save them for the server under a name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ui

from cogs.i18n.sentences import say
from cogs.messages.components import Interaction
from cogs.messages.custom_ids import MalformedError, TableId
from cogs.messages.posts import Post
from cogs.messages.responder import responder
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.render import Renderer
from cogs.table.replies import Replies
from cogs.table.router import Press, Presses, Values, choice, nothing
from cogs.view.house_rules import (
    KEPT,
    LONGEST,
    clean_name,
    plain,
    rules_page,
    shown_name,
    with_rule,
)
from db import GuildSettings, HouseRules, Store
from tables.decisions.outcomes import Accepted, Outcome, Repeated
from tables.journal.options import Options
from tables.journal.state import Status, TableState
from tables.runtime.service import Tables


@dataclass(frozen=True, slots=True)
class Rule:
    """The choice for one rule; the game validates it."""

    name: str
    value: str


class TooManyError(Exception):
    """The server has as many saved rule sets as fit into a menu."""


class RulesHandlers:
    """Choose a table's rules before it begins."""

    def __init__(
        self,
        tables: Tables,
        people: UserPrefs,
        store: Store,
        renderer: Renderer,
        replies: Replies,
        now: Callable[[], int],
    ) -> None:
        """``now``: UTC ms."""
        self._tables = tables
        self._people = people
        self._store = store
        self._renderer = renderer
        self._replies = replies
        self._now = now

    @property
    def presses(self) -> Presses:
        """Return the handlers by custom id."""
        return {
            "rules": Press(_field, self._page),
            "rule": Press(_rule, self._choose),
            "plain": Press(nothing, self._plain),
            "keep": Press(nothing, self._keep),
            "named": Press(choice, self._named),
        }

    async def _page(
        self, interaction: Interaction, state: TableState, press: TableId, field: str
    ) -> None:
        language = await self._people.seen(interaction)
        refused = not_arranging(state, interaction.user.id)
        if refused is not None:
            await self._replies.end(interaction, say(language, refused))
            return
        await responder(interaction).show(self._shown(interaction, state, language, field))

    async def _choose(
        self, interaction: Interaction, state: TableState, press: TableId, rule: Rule
    ) -> None:
        outcome = await self._change(
            interaction, press, lambda now: with_rule(state.game, now, rule.name, rule.value)
        )
        await self._answer(interaction, outcome, rule.name)

    async def _plain(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        await self._answer(interaction, await self._change(interaction, press, plain), "")

    async def _change(
        self, interaction: Interaction, press: TableId, change: Callable[[Options], Options]
    ) -> Outcome:
        return await self._tables.change_options(
            press.table, interaction.user.id, change, cause=str(interaction.id), seq=press.seq
        )

    async def _answer(self, interaction: Interaction, outcome: Outcome, field: str) -> None:
        if not isinstance(outcome, (Accepted, Repeated)):
            await self._replies.panel(interaction, outcome)
            return
        language = await self._people.seen(interaction)
        await responder(interaction).show(self._shown(interaction, outcome.state, language, field))

    def _shown(
        self, interaction: Interaction, state: TableState, language: str, field: str
    ) -> Post:
        game = self._renderer.game(state)
        options, saving = state.options, manages(interaction)
        seq = state.lobby_seq
        return rules_page(game, state.id, seq, options, language, field, saving=saving)

    async def _keep(
        self, interaction: Interaction, state: TableState, press: TableId, found: None
    ) -> None:
        language = await self._people.seen(interaction)
        refused = not_arranging(state, interaction.user.id)
        if refused is None and not manages(interaction):
            refused = "not-manager"
        if refused is not None:
            await self._replies.tell(interaction, say(language, refused))
            return
        await responder(interaction).form(NameForm(press, language))

    async def _named(
        self, interaction: Interaction, state: TableState, press: TableId, text: str
    ) -> None:
        """Save the table's rules under a name, replacing those of the same name."""
        language = await self._people.seen(interaction)
        guild, options = interaction.guild_id, state.options
        kept = HouseRules(0, clean_name(text), state.opened.game, options.preset, options.rules)
        if guild is None or not manages(interaction):
            answer = say(language, "not-manager")
        elif not kept.name:
            answer = say(language, "rules-nameless")
        else:
            answer = await self._kept(guild, kept, interaction.user.id, language)
        await self._replies.tell(interaction, answer)

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

    def __init__(self, press: TableId, language: str) -> None:
        means = replace(press, what="named", arg="")
        title = say(language, "rules-keep-title")
        super().__init__(title=title, timeout=_FORM_S, custom_id=str(means))
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


def manages(interaction: Interaction) -> bool:
    """Whether the person manages the server of the interaction."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


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
