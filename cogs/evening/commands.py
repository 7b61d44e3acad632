"""/evening: announcing, joining and directing evenings."""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs import access
from cogs.evening import direct, new, pages
from cogs.evening import draft as drafts
from cogs.evening.draft import Draft
from cogs.evening.files import evening_files
from cogs.evening.messages import EveningMessages
from cogs.evening.moments import read_start, written
from cogs.evening.season import season_lines, series
from cogs.evening.why import why_lines
from cogs.evening.words import ROOM, when_line
from cogs.i18n.sentences import person_name, say
from cogs.i18n.translator import command
from cogs.limits import terms_of
from cogs.messages import zones
from cogs.messages.components import Interaction, bots
from cogs.messages.custom_ids import MalformedError, PageId, number
from cogs.messages.plain import date_and_time, escaped, one_line, relative
from cogs.messages.posts import framed
from cogs.messages.responder import responder
from cogs.server.diagnosis import missing
from cogs.server.settings import opening_refused
from cogs.services import Feature, Services
from db import GuildSettings
from games.tournament.plan import Score
from i18n.writing import lasting
from tables.decisions.outcomes import Accepted, Reason, Refused, Repeated
from tables.journal.state import DAY_MS, Status
from tables.tournaments.decide import LONGEST_NAME
from tables.tournaments.entries import Announced
from tables.tournaments.hall import Hall
from tables.tournaments.state import Attendance, TournamentState

FAR_MS: Final = 90 * DAY_MS
"""Longest time from the announcement to the start."""
ZONE: Final = "Europe/Zurich"
"""Zone of starts where neither the server nor the person has one: the games come from there."""
TEXT: Final = 200
"""Characters of a director's text."""
_NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
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
        await self._tab(interaction, tab)

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
            await self._prepare(interaction, what, use.draft, use.values)
        elif what in _TABS:
            await self._tab(interaction, what, use.evening)
        elif what == "which":
            await self._tab(interaction, page.arg, use.evening)
        else:
            await self._in_evening(interaction, what, use)

    async def _in_evening(self, interaction: Interaction, what: str, use: Use) -> None:
        language = await self._people.language_for(interaction)
        hall = await self._evenings.hall(use.evening)
        refused = access.refused_evening(hall.state if hall else None, interaction)
        if hall is None or refused is not None:
            await responder(interaction).say(say(language, refused or "no-evening"))
            return
        own = (*OWN, "why", "yes", "no", "partner", "cut-number")
        if what in own:
            await self._own(interaction, what, hall, use, language)
        elif await self._directs(interaction, language):
            await self._direct(interaction, what, hall, use, language)

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

    async def _tab(self, interaction: Interaction, tab: str, evening: int = 0) -> None:
        """Show a tab, with one of its evenings."""
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
            await self._new(interaction, settings, language)
            return
        states = [one for one in await self._visible(interaction) if one.status in pages.TABS[tab]]
        states.sort(key=lambda one: one.starts, reverse=tab == "past")
        chosen = next((one for one in states if one.id == evening), states[0] if states else None)
        hall = None if chosen is None else await self._evenings.hall(chosen.id)
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
        halls = [await self._evenings.hall(one.id) for one in series(states, chosen)]
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

    # -- announcing --------------------------------------------------------------------------------

    async def _new(self, interaction: Interaction, settings: GuildSettings, language: str) -> None:
        draft = Draft.usual(settings, self._games)
        if draft is None:
            await responder(interaction).say(say(language, "evening-no-game"))
            return
        await self._draft(interaction, draft, drafts.FIELDS[0], settings, language)

    async def _draft(
        self,
        interaction: Interaction,
        draft: Draft,
        field: str,
        settings: GuildSettings,
        language: str,
    ) -> None:
        zone = await self._zone(interaction, settings)
        start = proposed(zone, self._now())
        page = new.panel(draft, field, settings, self._games, language, start)
        await responder(interaction).show(page)

    async def _zone(self, interaction: Interaction, settings: GuildSettings) -> str:
        """The server's time zone, else the person's own or likely one."""
        if settings.daily_zone is not None:
            return settings.daily_zone
        preferences = await self._people.preferences(interaction.user.id)
        own = preferences.zone or zones.guessed(preferences, str(interaction.locale))
        return own or ZONE

    async def _prepare(
        self, interaction: Interaction, what: str, draft: Draft, values: tuple[str, ...]
    ) -> None:
        """Change the draft, ask for name and start, or announce."""
        language = await self._people.language_for(interaction)
        if not await self._directs(interaction, language):
            return
        assert interaction.guild_id is not None, "checked"
        settings = await self._store.guilds.settings(interaction.guild_id)
        if draft.rules not in drafts.choices("rules", draft, settings, self._games):
            # Deleted since.
            await responder(interaction).say(say(language, "bad-options"))
            return
        match what:
            case "field":
                await self._draft(interaction, draft, values[0], settings, language)
            case "announce":
                zone = await self._zone(interaction, settings)
                game, start = self._games[draft.game], proposed(zone, self._now())
                form = new.AnnounceForm(draft, game, language, zone, start)
                await responder(interaction).form(form)
            case "post":
                name, typed = values
                await self._announce(interaction, draft, name, typed, settings, language)
            case _:
                field = what.removeprefix("set-")
                changed = drafts.changed(draft, field, values, settings, self._games)
                await self._draft(interaction, changed, field, settings, language)

    async def _announce(
        self,
        interaction: Interaction,
        draft: Draft,
        name: str,
        typed: str,
        settings: GuildSettings,
        language: str,
    ) -> None:
        """Announce an evening, or explain in private why not."""
        answer, now, game = responder(interaction), self._now(), self._games[draft.game]
        zone, channel, guild = (
            await self._zone(interaction, settings),
            interaction.channel_id,
            interaction.guild_id,
        )
        assert channel is not None, "everything used is in a channel"
        assert guild is not None, "checked"
        parent = getattr(interaction.channel, "parent_id", None) or channel
        at = read_start(typed, language, zone, now)
        example = written(language, proposed(zone, now), zone)
        refused = opening_refused(interaction, settings, language)
        lacking = missing(interaction.app_permissions)
        options = drafts.options_of(
            draft, settings, game, settings.language or await self._people.of_guild(interaction)
        )
        if lacking:
            names = ", ".join(say(language, f"permission-{name}") for name in lacking)
            await answer.say(say(language, "missing-permissions", names=names))
        elif refused is not None:
            await answer.say(refused)
        elif at is None:
            text = escaped(typed, 40)
            await answer.say(say(language, "evening-bad-start", text=text, example=example))
        elif at > now + FAR_MS:
            await answer.say(say(language, "evening-far-start"))
        elif options is None:
            await answer.say(say(language, "bad-options"))
        else:
            announced = Announced(
                interaction.user.id,
                game.name,
                guild,
                parent,
                one_line(name, LONGEST_NAME + 1),
                at,
                drafts.plan_of(draft, game),
                options,
                (),
                limit=draft.limit or None,
                check_in="check" in draft.more,
                zone=zone,
                weekly="weekly" in draft.more,
            )
            outcome = await self._evenings.announce(
                announced, cause=str(interaction.id), terms=terms_of(interaction, settings)
            )
            if isinstance(outcome, Refused):
                await answer.say(self._refused(outcome, at, language))
            elif isinstance(outcome, (Accepted, Repeated)):
                where = f"<#{parent}>"
                lines = [
                    say(language, "evening-announced", where=where),
                    when_line(language, at),
                    new.preview(draft, game, language, at),
                ]
                await answer.show(framed(["\n".join(lines)]))

    def _refused(self, outcome: Refused[Any], at: int, language: str) -> str:
        """The sentence for a refused announcement."""
        match outcome.reason:
            case Reason.START_PAST:
                when = date_and_time(at)
                return say(language, outcome.code, when=when, relative=relative(at))
            case Reason.BAD_NAME:
                return say(language, outcome.code, most=LONGEST_NAME)
            case Reason.PLAN_TOO_LONG:
                time = lasting(language, 60 * int(outcome.facts.get("minutes", 0)))
                return say(language, outcome.code, time=time)
            case _:
                return self._replies.refusal(outcome, language)

    # -- directing ---------------------------------------------------------------------------------

    async def _direct(
        self, interaction: Interaction, what: str, hall: Hall, use: Use, language: str
    ) -> None:
        """Act for a person who may hold evenings."""
        state, answer = hall.state, responder(interaction)
        match what:
            case "say" | "rename" | "warn":
                labels = {"say": "evening-say-text", "rename": "evening-form-name"}
                label = say(language, labels.get(what, "evening-warn-text"))
                most = LONGEST_NAME if what == "rename" else TEXT
                at = ".".join(map(str, (state.id, *use.rest)))
                title = say(language, f"evening-{what}-title")
                form = PageId(ROOM, f"{what}-text", at)
                await answer.form(new.TextForm(form, title, {"text": (label, most)}))
            case "correct":
                await self._ask_result(interaction, hall, use.rest, language)
            case "off":
                await answer.show(direct.off_page(state, language))
            case "table":
                await self._show_table(interaction, hall, use.rest[0], language)
            case "person" | "exclude":
                page = direct.person_page(hall, use.rest[0], language, sure=what == "exclude")
                await answer.show(page)
            case _:
                await self._do(interaction, what, hall, use, language)

    async def _do(
        self, interaction: Interaction, what: str, hall: Hall, use: Use, language: str
    ) -> None:
        """Act, and show the page again with a line about it."""
        evenings, at, person = self._evenings, hall.state.id, interaction.user.id
        cause, rest, values = str(interaction.id), use.rest, use.values
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
                at, person, rest[0], one_line(values[0], TEXT), cause=cause
            ),
            "say-text": lambda: evenings.say(at, person, one_line(values[0], TEXT), cause=cause),
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
            reason = one_line(values[-1], TEXT)
            acts[what] = lambda: evenings.correct(
                at, person, round_number, table, score, reason, cause=cause
            )
        outcome = await acts[what]()
        note = self._directed(outcome, language)
        hall = await evenings.hall(at) or hall
        if what == "delay-table":
            await self._show_table(interaction, hall, rest[1], language, note)
        elif what in ("add", "withdraw", "replace", "swap", "exclude-sure", "warn-text"):
            page = direct.person_page(hall, rest[0], language, note=note)
            await responder(interaction).show(page)
        elif hall.state.status.final:
            await responder(interaction).show(framed([note]))
        else:
            await responder(interaction).show(direct.directing(hall, (), language, note))

    def _directed(self, outcome: Any, language: str) -> str:
        if isinstance(outcome, Refused) and outcome.reason is Reason.BAD_NAME:
            return say(language, outcome.code, most=LONGEST_NAME)
        return self._replies.told(outcome, language, say(language, "evening-done"))

    async def _show_table(
        self, interaction: Interaction, hall: Hall, table: int, language: str, note: str = ""
    ) -> None:
        found = next((one for one in hall.tables if one.number == table), None)
        if found is None:
            await responder(interaction).show(direct.directing(hall, (), language))
            return
        await responder(interaction).show(direct.table_page(hall, found, language, note))

    async def _ask_result(
        self, interaction: Interaction, hall: Hall, at: tuple[int, ...], language: str
    ) -> None:
        round_number, table = at
        fields = {
            f"{what}-{side}": (say(language, f"evening-correct-{what}", side=side), 5)
            for what in ("points", *(("won",) if hall.state.plan.deals is None else ()))
            for side in (1, 2)
        }
        fields["reason"] = (say(language, "evening-correct-reason"), TEXT)
        form = PageId(ROOM, "result", f"{hall.state.id}.{round_number}.{table}")
        title = say(language, "evening-correct-title", table=table)
        await responder(interaction).form(new.TextForm(form, title, fields))


def proposed(zone: str, now: int) -> int:
    """The start that is proposed: the next Thursday at eight in the evening (UTC ms)."""
    found = read_start("Thu 20:00", "en", zone, now)
    assert found is not None, "it is a start"
    return found


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
