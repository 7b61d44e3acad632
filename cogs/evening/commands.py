"""/evening: announcing, joining and directing evenings."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs import access
from cogs.evening import direct, new, pages
from cogs.evening import draft as drafts
from cogs.evening.announcing import Announcing
from cogs.evening.directing import Directing
from cogs.evening.draft import Draft
from cogs.evening.files import evening_files
from cogs.evening.messages import EveningMessages
from cogs.evening.season import season_lines, series
from cogs.evening.why import why_lines
from cogs.evening.words import ROOM, when_line
from cogs.i18n.sentences import person_name, say
from cogs.i18n.translator import command
from cogs.messages.components import Interaction, bots
from cogs.messages.custom_ids import MalformedError, PageId, number
from cogs.messages.plain import relative
from cogs.messages.posts import framed
from cogs.messages.responder import responder
from cogs.services import Feature, Services
from tables.decisions.outcomes import Accepted, Reason, Refused, Repeated
from tables.journal.state import Status
from tables.tournaments.hall import Hall, without
from tables.tournaments.state import Attendance, TournamentState

_TABS: Final = ("next", "running", "past", "new", "direct")
OWN: Final = ("come", "later", "not", "here", "with", "place", "help", "cut", "files")
DIRECTING: Final = (
    *("pause", "go-on", "delay", "next-round", "redraw", "say", "rename"),
    *("off", "off-sure", "off-series"),
)
OF_PERSON: Final = ("add", "withdraw", "warn", "exclude", "exclude-sure")
OF_TABLE: Final = ("why", "yes", "no", "delay-table", "correct")
MENUS: Final = ("partner", "table", "person", "replace", "swap")
FORMS: Final = {
    **dict.fromkeys(("cut-number", "say-text", "rename-text", "warn-text"), (1,)),
    "result": (3, 5),
}
"""Forms of an evening and their possible numbers of fields."""


@dataclass(frozen=True, slots=True)
class Use:
    """One use of a component, parsed."""

    evening: int = 0
    rest: tuple[int, ...] = ()
    """Round, number in the hall or person, by the component."""
    values: tuple[str, ...] = ()
    draft: Draft | None = None


class EveningCommands(Feature, commands.Cog):
    """/evening and everything that is pressed about evenings."""

    def __init__(self, services: Services, messages: EveningMessages) -> None:
        super().__init__(services)
        self._evenings = services.tables.tournaments
        self._messages = messages
        self._announcing = Announcing(services)
        self._directing = Directing(services)
        services.router.open(ROOM, self.enter, self.read)

    @command("evening")
    @app_commands.allowed_contexts(guilds=True, dms=False)
    async def evening(self, interaction: discord.Interaction[Any]) -> None:
        """Show the evening that runs, else the next one, else the last."""
        states = await self._visible(interaction)
        order = ("running", "next", "past")
        tab = next(
            (one for one in order if any(s.status in pages.TABS[one] for s in states)), "next"
        )
        await self._tab(interaction, tab, states=states)

    # -- reading -----------------------------------------------------------------------------------

    def read(self, page: PageId, values: tuple[str, ...]) -> Use:
        """Parse one use of a component; ``MalformedError``, ``KeyError`` or ``ValueError`` for one
        that no message of the bot has.
        """
        what, arg = page.what, page.arg
        if what in ("field", "announce", "post") or what.startswith("set-"):
            return self._read_draft(what, arg, values)
        if what in _TABS and not values:
            return Use(number(arg) if arg else 0)
        if what == "which" and arg in pages.TABS:
            (value,) = values
            return Use(number(value))
        numbers = tuple(map(number, arg.split(".")))
        wanted = {"why": 2, "yes": 2, "no": 2, "delay-table": 3, "correct": 3, "result": 3}
        wanted |= dict.fromkeys((*OF_PERSON, "warn-text", "replace", "swap"), 2)
        menu = what in MENUS
        known = menu or what in (*wanted, *OWN, *DIRECTING, *FORMS)
        fields = (1,) if menu else FORMS.get(what, (0,))
        if not known or len(numbers) != wanted.get(what, 1) or len(values) not in fields:
            raise MalformedError(what)
        if menu:
            return Use(numbers[0], (*numbers[1:], number(values[0])))
        return Use(numbers[0], numbers[1:], values)

    def _read_draft(self, what: str, arg: str, values: tuple[str, ...]) -> Use:
        draft, field = Draft.parse(arg, self._games), what.removeprefix("set-")
        if what == "field":
            (field,) = values
        elif what in ("announce", "post"):
            if len(values) != 2 * (what == "post"):
                raise MalformedError(what)
            return Use(values=values, draft=draft)
        elif field != "more" and len(values) != 1:
            raise MalformedError(what)
        if field not in drafts.FIELDS:
            raise MalformedError(what)
        return Use(values=values, draft=draft)

    # -- one use -----------------------------------------------------------------------------------

    async def enter(self, interaction: Interaction, page: PageId, use: Use) -> None:
        """Turn to a tab, or act in an evening."""
        what = page.what
        if use.draft is not None:
            language = await self._people.language_for(interaction)
            if await self._directs(interaction, language):
                await self._announcing.prepare(interaction, what, use.draft, use.values, language)
        elif what in _TABS:
            await self._tab(interaction, what, use.evening)
        elif what == "which":
            await self._tab(interaction, page.arg, use.evening)
        else:
            await self._in_evening(interaction, what, use)

    async def _in_evening(self, interaction: Interaction, what: str, use: Use) -> None:
        language = await self._people.language_for(interaction)
        hall = await self._hall(use.evening)
        refused = access.refused_evening(hall.state if hall else None, interaction)
        if hall is None or refused is not None:
            await responder(interaction).say(say(language, refused or "no-evening"))
            return
        own = (*OWN, "why", "yes", "no", "partner", "cut-number")
        if what in own:
            await self._own(interaction, what, hall, use, language)
        elif await self._directs(interaction, language):
            await self._directing.direct(interaction, what, hall, use.rest, use.values, language)

    async def _hall(self, number: int) -> Hall | None:
        """An evening; one that is over names nobody who has left its server."""
        hall = await self._evenings.hall(number)
        if hall is None or not hall.state.status.final:
            return hall
        persons = [one.person for one in hall.state.members]
        return without(hall, await self._members.departed(hall.state.opened.guild, persons))

    async def _directs(self, interaction: Interaction, language: str) -> bool:
        """Whether the person may hold evenings here; ``False``: the refusal has been sent."""
        guild, refused = interaction.guild_id, say(language, "only-server")
        if guild is not None:
            settings = await self._store.guilds.settings(guild)
            if access.may_direct(interaction, settings):
                return True
            role = settings.evening_role
            asked = "none" if role is None else f"<@&{role}>"
            refused = say(language, "evening-not-director", role=asked)
        await responder(interaction).say(refused)
        return False

    async def _visible(self, interaction: Interaction) -> tuple[TournamentState, ...]:
        """The server's evenings whose channel the person sees."""
        if interaction.guild_id is None:
            return ()
        found = await self._evenings.of_guild(interaction.guild_id)
        return tuple(one for one in found if access.refused_evening(one, interaction) is None)

    async def _tab(
        self,
        interaction: Interaction,
        tab: str,
        evening: int = 0,
        states: Sequence[TournamentState] | None = None,
    ) -> None:
        """Show a tab, with one of its evenings; ``states``: those that the person sees."""
        language = await self._people.language_for(interaction)
        guild = interaction.guild_id
        if guild is None:
            await responder(interaction).say(say(language, "only-server"))
            return
        if tab in ("new", "direct") and not await self._directs(interaction, language):
            return
        settings = await self._store.guilds.settings(guild)
        directs = access.may_direct(interaction, settings)
        if tab == "new":
            await self._announcing.new(interaction, settings, language)
            return
        seen = await self._visible(interaction) if states is None else states
        states = [one for one in seen if one.status in pages.TABS[tab]]
        states.sort(key=lambda one: one.starts, reverse=tab == "past")
        chosen = next((one for one in states if one.id == evening), states[0] if states else None)
        hall = None if chosen is None else await self._hall(chosen.id)
        if tab == "direct" and hall is not None:
            await responder(interaction).show(direct.directing(hall, states, language))
            return
        around, threads = await self._messages.around(hall), await self._messages.threads(hall)
        game = None if hall is None else self._games[hall.state.opened.game]
        season = await self._season(states, chosen, language) if tab == "past" else ()
        page = pages.listing(
            tab,
            game,
            states,
            hall,
            interaction.user.id,
            language,
            self._now(),
            around,
            threads,
            directs=directs,
            season=season,
        )
        await responder(interaction).show(page)

    async def _season(
        self, states: Sequence[TournamentState], chosen: TournamentState | None, language: str
    ) -> tuple[str, ...]:
        """The season of a past evening, which begins with an empty line."""
        if chosen is None:
            return ()
        halls = [await self._hall(one.id) for one in series(states, chosen)]
        lines = season_lines([one for one in halls if one is not None], language)
        return ("", *lines)

    # -- taking part -------------------------------------------------------------------------------

    async def _own(
        self, interaction: Interaction, what: str, hall: Hall, use: Use, language: str
    ) -> None:
        """Act for any person of the evening."""
        state, person, cause = hall.state, interaction.user.id, str(interaction.id)
        member = state.member(person)
        answer = responder(interaction)
        match what:
            case "come" | "later":
                ask = self._evenings.come if what == "come" else self._evenings.late
                outcome = await ask(state.id, person, cause=cause)
                await self._told(interaction, outcome, language)
            case "here":
                listed = member is not None and member.attendance.listed
                ask = self._evenings.here if listed else self._evenings.come
                await self._told(interaction, await ask(state.id, person, cause=cause), language)
            case "not":
                outcome = await self._evenings.not_today(state.id, person, cause=cause)
                key = "evening-you-not" if state.status is Status.LOBBY else "evening-you-left"
                await answer.say(self._replies.told(outcome, language, say(language, key)))
            case "with":
                await answer.show(pages.with_whom(state, language))
            case "partner":
                await self._ask_partner(interaction, state, use.rest[0], language)
            case "yes" | "no":
                asker = use.rest[0]
                outcome = await self._evenings.answer(
                    state.id, person, asker, what == "yes", cause=cause
                )
                done = say(language, f"evening-partner-{what}", person=person_name(language, asker))
                await answer.say(self._replies.told(outcome, language, done))
            case "cut":
                if state.cutter != person or state.cut is not None:
                    await answer.say(say(language, "evening-not-to-cut"))
                    return
                fields = {"number": (say(language, "evening-cut-number"), 3)}
                form = PageId(ROOM, "cut-number", str(state.id))
                await answer.form(new.TextForm(form, say(language, "evening-cut"), fields))
            case "cut-number":
                await self._cut(interaction, state, use.values[0], language)
            case "why":
                await answer.say("\n".join(why_lines(hall, use.rest[0], person, language)))
            case "files":
                await self._files(interaction, hall, language)
            case "help":
                await answer.say(say(language, "evening-help"))
            case _:
                await self._place(interaction, hall, language)

    async def _told(self, interaction: Interaction, outcome: Any, language: str) -> None:
        """Answer a sign-up by its consequence for the person."""
        state: TournamentState | None = getattr(outcome, "state", None)
        member = None if state is None else state.member(interaction.user.id)
        # A confirmation gets the same answer.
        again = isinstance(outcome, Refused) and outcome.reason in (Reason.COMING, Reason.HERE)
        done = again or isinstance(outcome, (Accepted, Repeated))
        if not done or state is None or member is None:
            await responder(interaction).say(self._replies.told(outcome, language, ""))
            return
        if member in state.waiting:
            facts = {"most": state.opened.limit or 0, "place": state.waiting.index(member) + 1}
            text = say(language, "evening-you-wait", **facts)
        elif member.attendance is Attendance.LATE:
            text = say(language, "evening-you-later")
        elif state.status is Status.PLAYING:
            text = say(language, "evening-you-come-next")
        elif member.attendance is Attendance.HERE:
            text = say(language, "evening-you-here", relative=relative(state.starts))
        else:
            text = say(language, "evening-you-come", when=when_line(language, state.starts))
        await responder(interaction).say(text)

    async def _ask_partner(
        self, interaction: Interaction, state: TournamentState, partner: int, language: str
    ) -> None:
        if partner in bots(interaction):
            await responder(interaction).say(say(language, "evening-partner-bot"))
            return
        person, cause = interaction.user.id, str(interaction.id)
        terms = await self._limiter.terms(interaction)
        outcome = await self._evenings.with_partner(
            state.id, person, partner, cause=cause, terms=terms
        )
        done = say(language, "evening-partner-asked", person=person_name(language, partner))
        text = self._replies.told(outcome, language, done)
        await responder(interaction).show(framed([text]))

    async def _cut(
        self, interaction: Interaction, state: TournamentState, text: str, language: str
    ) -> None:
        typed = text.strip()
        if not (typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= 999):
            await responder(interaction).say(say(language, "evening-bad-cut"))
            return
        cause = str(interaction.id)
        outcome = await self._evenings.cut(state.id, interaction.user.id, int(typed), cause=cause)
        done = say(language, "evening-cut-done", number=int(typed))
        await responder(interaction).say(self._replies.told(outcome, language, done))

    async def _place(self, interaction: Interaction, hall: Hall, language: str) -> None:
        game, threads = self._games[hall.state.opened.game], await self._messages.threads(hall)
        person, now = interaction.user.id, self._now()
        puzzles = game.puzzles is not None
        page = pages.place(hall, person, language, now, threads, game, puzzles=puzzles)
        await responder(interaction).show(page)

    async def _files(self, interaction: Interaction, hall: Hall, language: str) -> None:
        """The standings as a table and the record."""
        state = hall.state
        await responder(interaction).wait()
        files = await evening_files(self._evenings, hall, self._members.name)
        await responder(interaction).say(
            say(language, "evening-files-about"),
            [
                discord.File(io.BytesIO(content), filename=f"evening-{state.id}.{ending}")
                for ending, content in files.items()
            ],
        )
