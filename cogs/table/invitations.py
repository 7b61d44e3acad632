"""/invite: offer a seat to one person, or call everybody who subscribed to calls.

During quiet hours the invitation is posted in the channel without a notification.

In the lobby a seat is kept for the guest. In a running match the guest takes a computer player's
seat from the next deal on, or an absent person's if the others agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.i18n.sentences import say
from cogs.i18n.translator import command, matching
from cogs.messages.components import Button, Interaction
from cogs.messages.custom_ids import MalformedError, PageId, TableId, number
from cogs.messages.display_names import with_names
from cogs.messages.posts import Post, unframed
from cogs.messages.responder import in_time, responder
from cogs.replies import own_table, table_meant
from cogs.services import Feature, Services
from cogs.view.lobby import seat_label
from gamekit.api.face import Say
from tables.decisions.decide import consented
from tables.decisions.outcomes import Accepted, Repeated
from tables.journal.entries import Kind
from tables.journal.state import Status, TableState
from tables.runtime.limits import Action

ROOM: Final = "invite"


@dataclass(frozen=True, slots=True)
class InvitationButton:
    """Contents of an invitation's buttons."""

    table: int
    seat: str
    guest: int
    inviter: int = 0
    """The person whose invitations are refused; 0 on buttons that do not need it."""


def read(page: PageId, values: tuple[str, ...]) -> InvitationButton:
    """Parse an invitation's button; ``ValueError`` for another component."""
    table, seat, guest, *inviter = page.arg.split(".")
    refuses = page.what in ("never", "nobody")
    known = refuses or page.what in ("accept", "decline", "agree")
    if not known or values or len(inviter) != refuses:
        raise MalformedError(page.what)
    return InvitationButton(number(table), seat, number(guest), *map(number, inviter))


class InvitationCommands(Feature, commands.Cog):
    """/invite."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        services.router.open(ROOM, self.enter, read)

    @command("invite", guest="cmd-invite-guest", seat="cmd-invite-seat")
    async def invite(
        self,
        interaction: discord.Interaction[Any],
        guest: discord.User | None = None,
        seat: str | None = None,
    ) -> None:
        """Invite somebody; without a name, announce the free seat to the server's players."""
        language = await self._people.language_for(interaction)
        state = await table_meant(self._tables, interaction, language, owned=True)
        if state is None:
            return
        if guest is None:
            await self._call(interaction, state, language)
        elif guest.bot:
            await responder(interaction).say(say(language, "invite-bot"))
        else:
            await self._invite(interaction, state, guest.id, seat, language)

    @invite.autocomplete("seat")
    @in_time
    async def _proposals(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        state = await own_table(self._tables, interaction, owned=True)
        if state is None:
            return []
        language = await self._people.language_for(interaction)
        return matching(self._seats(state, language), current)

    def _seats(self, state: TableState, language: str) -> dict[str, str]:
        """Return the table's seats with their names in the game."""
        own = self._own(state)
        return {seat: own(language, f"seat-{seat}") for seat in state.seats}

    def _own(self, state: TableState) -> Say:
        return self._games[state.opened.game].face.say

    async def _invite(
        self,
        interaction: Interaction,
        state: TableState,
        guest: int,
        seat: str | None,
        language: str,
    ) -> None:
        if seat is not None:
            wanted = _meant(seat, self._seats(state, language))
            if wanted is None:
                await responder(interaction).say(say(language, "no-such-seat"))
                return
            seat = wanted
        seat = seat or free_seat(state, interaction.user.id)
        if seat is None:
            await responder(interaction).say(say(language, "invite-full"))
            return
        outcome = await self._tables.invite(
            state.id,
            interaction.user.id,
            seat,
            guest,
            cause=str(interaction.id),
            terms=await self._limiter.terms(interaction),
        )
        if not isinstance(outcome, (Accepted, Repeated)):
            await responder(interaction).say(self._replies.told(outcome, language, ""))
            return
        await responder(interaction).wait()
        state = outcome.state
        inviter = interaction.user.id
        key = await self._deliver(interaction, state, seat, guest)
        named = self._seats(state, language)[seat]
        sent = say(language, key, guest=f"<@{guest}>", seat=named)
        await responder(interaction).say(sent)
        if needs_consent(state, seat, guest):
            place = state.place or state.opened.channel
            post = consent_post(state, seat, guest, inviter, self._own(state))
            await self._outbox.post(place, post, nonce=f"consent.{interaction.id}"[:25])

    async def _deliver(
        self, interaction: Interaction, state: TableState, seat: str, guest: int
    ) -> str:
        """Send the invitation as a direct message, else to the table's channel.

        Returns the key of the sentence that reports it.
        """
        inviter, nonce = interaction.user.id, f"invite.{state.id}.{state.seq}"[:25]
        language = await self._people.language(guest, state.options.language)
        rests = self._people.at_rest(await self._people.preferences(guest))
        if not rests and await self._people.reachable(guest):
            post = invitation_post(
                state, seat, guest, inviter, language, self._own(state), public=False
            )
            await with_names(post, interaction.client.names.of, state.opened.guild, guest)
            if await self._outbox.post_direct(guest, post, language, nonce=nonce):
                return "invite-sent"
        post = invitation_post(state, seat, guest, inviter, language, self._own(state), public=True)
        if rests:
            post = replace(post, mentions=())
        await self._outbox.post(state.opened.channel, post, nonce=nonce)
        return "invite-quiet" if rests else "invite-posted"

    async def _call(self, interaction: Interaction, state: TableState, language: str) -> None:
        """Announce a free seat in the table's channel, to the server's role if it has one."""
        seat = free_seat(state, interaction.user.id)
        if seat is None:
            await responder(interaction).say(say(language, "invite-full"))
            return
        if not await self._limiter.passed(interaction, Action.CALL, state.id):
            return
        guild, channel = state.opened.guild, state.opened.channel
        role = (await self._store.guilds.settings(guild)).ping_role if guild is not None else None
        named = {"table": str(state.id), "where": f"<#{state.place or channel}>"}
        spoken = state.options.language
        text = (
            say(spoken, "call-all", **named)
            if role is None
            else say(spoken, "call-text", role=f"<@&{role}>", **named)
        )
        post = replace(self._call_post(state, text, seat), role=role)
        if interaction.channel_id == channel:
            await responder(interaction).publish(post)
        else:  # The table's own thread has no other readers.
            await self._outbox.post(channel, post, nonce=f"call.{interaction.id}"[:25])
            said = say(language, "call-posted", where=f"<#{channel}>")
            await responder(interaction).say(said)

    def _call_post(self, state: TableState, text: str, seat: str) -> Post:
        """Build the announcement; in an open lobby anybody may sit down by its button."""
        if state.status is not Status.LOBBY or state.options.private:
            return unframed(text)
        label = seat_label(self._games[state.opened.game], state.options.language, seat)
        press = TableId(state.id, state.lobby_seq, "sit", seat)
        return unframed(text, [Button(press, label, style=discord.ButtonStyle.primary)])

    async def enter(self, interaction: Interaction, page: PageId, asked: InvitationButton) -> None:
        """Handle "accept", "decline", "never" and "I agree"."""
        language = await self._people.language_for(interaction)
        table, seat, guest = asked.table, asked.seat, asked.guest
        person, cause = interaction.user.id, str(interaction.id)
        tables = self._tables
        state = await tables.state(table)
        if state is not None and seat not in state.seats:
            raise MalformedError(page.what)
        if page.what == "agree":
            outcome = await tables.agree(table, person, seat, guest, cause=cause)
            done = say(language, "invite-agreed")
            await responder(interaction).say(self._replies.told(outcome, language, done))
            return
        if person != guest:
            await responder(interaction).say(say(language, "invite-not-yours"))
            return
        if page.what in ("never", "nobody"):
            await self._refuse(interaction, page.what, asked.inviter, language)
            await tables.decline(table, person, cause=cause)
            return
        if page.what == "accept":
            outcome = await tables.accept(table, person, cause=cause)
        else:
            outcome = await tables.decline(table, person, cause=cause)
        if not isinstance(outcome, (Accepted, Repeated)):
            await responder(interaction).say(self._replies.told(outcome, language, ""))
            return
        place = outcome.state.place or outcome.state.opened.channel
        key = "invite-accepted" if page.what == "accept" else "invite-declined"
        if key == "invite-accepted" and outcome.state.status is Status.PLAYING:
            key = "invite-next-deal"
        text = say(language, key, guest=f"<@{guest}>", table=str(table), where=f"<#{place}>")
        await responder(interaction).show(unframed(text))

    async def _refuse(
        self, interaction: Interaction, what: str, inviter: int, language: str
    ) -> None:
        """Refuse further invitations from one person or from everybody."""
        person = interaction.user.id
        if what == "never":
            await self._store.limits.refuse_inviter(person, inviter)
        else:
            await self._store.people.change_preferences(
                person, lambda chosen: replace(chosen, invitations=False)
            )
        text = say(language, f"invite-{what}-done", inviter=f"<@{inviter}>")
        await responder(interaction).show(unframed(text))


def _meant(text: str, seats: Mapping[str, str]) -> str | None:
    """Return the chosen seat, or the seat with the typed name."""
    named = {name.casefold(): seat for seat, name in seats.items()}
    return text if text in seats else named.get(text.strip().casefold())


def free_seat(state: TableState, inviter: int) -> str | None:
    """Return the seat to offer: an empty one, else a computer player's, else an absent person's.

    Of several, the one opposite the inviter, where a partner sits.
    """
    names, own = list(state.seats), state.seat_of(inviter)
    if own is not None:
        opposite = names[(names.index(own) + len(names) // 2) % len(names)]
        names.sort(key=lambda name: name != opposite)
    seats = [(name, state.seats[name]) for name in names]
    for kind in (Kind.EMPTY, Kind.COMPUTER):
        for name, seat in seats:
            if seat.occupant.kind is kind:
                return name
    if state.status is Status.LOBBY:
        return None
    return next((name for name, seat in seats if seat.here is None), None)


def needs_consent(state: TableState, seat: str, guest: int) -> bool:
    """Whether others have to agree before the guest may join."""
    if state.status is not Status.PLAYING:
        return False
    offers = [one for one in state.invitations if (one.seat, one.person) == (seat, guest)]
    return any(not consented(state, offer) for offer in offers)


def invitation_post(
    state: TableState,
    seat: str,
    guest: int,
    inviter: int,
    language: str,
    own: Say,
    *,
    public: bool,
) -> Post:
    """Build the invitation with its buttons; in public it mentions the guest.

    ``own``: the words of the table's game.

    Only a direct message, which nobody else sees, offers to refuse all further invitations.
    """
    where = state.place or state.opened.channel
    text = say(
        language,
        "invite-text",
        game=own(language, "game-name"),
        guest=f"<@{guest}>",
        inviter=f"<@{inviter}>",
        seat=own(language, f"seat-{seat}"),
        where=f"<#{where}>",
    )
    arg = f"{state.id}.{seat}.{guest}"
    accept, green = PageId(ROOM, "accept", arg), discord.ButtonStyle.success
    answers = [
        Button(accept, say(language, "invite-accept"), style=green),
        Button(PageId(ROOM, "decline", arg), say(language, "invite-decline")),
    ]
    if public:
        return unframed(text, answers, mentions=(guest,))
    for_good = f"{arg}.{inviter}"
    refusals = [
        Button(PageId(ROOM, "never", for_good), say(language, "invite-never")),
        Button(PageId(ROOM, "nobody", for_good), say(language, "invite-nobody")),
    ]
    return unframed(text, answers, refusals)


def consent_post(state: TableState, seat: str, guest: int, inviter: int, own: Say) -> Post:
    """Build the request for the others' consent to give away an absent person's seat."""
    language = state.options.language
    text = say(
        language,
        "invite-consent",
        guest=f"<@{guest}>",
        inviter=f"<@{inviter}>",
        seat=own(language, f"seat-{seat}"),
    )
    agree = PageId(ROOM, "agree", f"{state.id}.{seat}.{guest}")
    return unframed(text, [Button(agree, say(language, "invite-agree"))])
