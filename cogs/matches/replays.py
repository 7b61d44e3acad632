"""/replay: a finished deal card by card with four open hands, as a film, as a record, analysed.

Every page is in its components: table, match, deal and step. Each use asks anew whether the person
may see it.
"""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from brouc.actions import Deal
from brouc.journal import encode
from brouc.seats import SEATS, Seat
from cogs.i18n.sentences import say
from cogs.i18n.translator import words
from cogs.i18n.words import occupant_name, seat_name
from cogs.matches.analysis import Judge, facts_of, fairly_told, told
from cogs.matches.archive import Archive, Past, PastDeal
from cogs.matches.positions import Spot, read
from cogs.messages.components import row
from cogs.messages.custom_ids import Press
from cogs.messages.gate import gate
from cogs.messages.pages import Interaction, Knock, RoomButton, RoomMenu, Rooms, show
from cogs.messages.people import People
from cogs.messages.posts import Post, gallery, shortened
from cogs.table.opening import Opening
from cogs.view.scenes import Reader
from games.brouc.pictures import alt_over, analysis, animation, last_step, replay_step
from games.brouc.players.review.retrace import NO_COCHES
from i18n.cards import card_label, suit_name
from render.style.picture import Picture
from tables.entries import SameDeal
from tables.state import TableState

if TYPE_CHECKING:
    from cogs.table.router import Desk

ROOM: Final = "replay"
_WINDOW: Final = 25
"""Deals that a menu offers."""
_TEXT: Final = 3_600
_WOOD: Final = discord.Colour(0x8A582F)


class ReplayCommands(commands.Cog):
    """/replay and the pages it opens."""

    def __init__(
        self,
        desk: Desk,
        people: People,
        archive: Archive,
        rooms: Rooms,
        judge: Judge,
        opening: Opening,
    ) -> None:
        self._people = people
        self._archive = archive
        self._judge = judge
        self._opening = opening
        rooms.open(ROOM, self.enter, read)
        desk.more["replay"] = self._pressed

    @app_commands.command(name=words("cmd-replay"), description=words("cmd-replay-description"))
    @app_commands.rename(
        table=words("cmd-replay-table"),
        match=words("cmd-replay-match"),
        deal=words("cmd-replay-deal"),
    )
    @app_commands.describe(
        table=words("cmd-replay-table-description"),
        match=words("cmd-replay-match-description"),
        deal=words("cmd-replay-deal-description"),
    )
    async def replay(
        self,
        interaction: discord.Interaction[Any],
        table: app_commands.Range[int, 1, 1 << 40] | None = None,
        match: app_commands.Range[int, 1, 1 << 19] | None = None,
        deal: app_commands.Range[int, 1, 999] | None = None,
    ) -> None:
        """A deal of a table, or of the match that the person finished last."""
        language = await self._people.seen(interaction)
        await gate(interaction).wait()
        number = match or 0
        if table is None:
            newest = await self._archive.newest(interaction.user.id)
            if newest is None:
                await gate(interaction).tell(say(language, "replay-none"))
                return
            table, number = newest
        past = await self._archive.past(table, number)
        refused = why_not(past, interaction)
        if past is None or refused is not None:
            await gate(interaction).tell(say(language, refused or "no-table"))
            return
        chosen = min(deal or 1, len(past.deals))
        await self._page(interaction, past, Spot(past.table, past.number, chosen))

    async def _pressed(
        self, interaction: Interaction, state: TableState, press: Press, match: int
    ) -> None:
        """The button on a match's last card."""
        language = await self._people.seen(interaction)
        await gate(interaction).wait(beside=True)
        past = await self._archive.past(state.id, match)
        refused = why_not(past, interaction)
        if past is None or refused is not None:
            await gate(interaction).tell(say(language, refused or "no-table"))
            return
        await self._page(interaction, past, Spot(past.table, past.number))

    async def enter(self, interaction: Interaction, knock: Knock, spot: Spot) -> None:
        """Turn to another step or deal, or give what a button promises."""
        language = await self._people.seen(interaction)
        if knock.what == "again":
            await self._again(interaction, spot, language)
            return
        beside = knock.what in ("film", "record", "analysis", "open")
        await gate(interaction).wait(beside=beside, public=knock.what == "share")
        past = await self._archive.past(spot.table, spot.match)
        refused = why_not(past, interaction)
        if past is None or refused is not None:
            await gate(interaction).tell(say(language, refused or "no-table"))
            return
        spot = replace(spot, deal=min(max(1, spot.deal), len(past.deals)))
        deal = past.deals[spot.deal - 1]
        match knock.what:
            case "film":
                await self._film(interaction, past, deal)
            case "record":
                await self._record(interaction, past, language)
            case "analysis":
                await self._analysis(interaction, past, spot, deal, language)
            case "share":
                await self._page(interaction, past, spot, public=True)
            case _:
                await self._page(interaction, past, spot)

    async def _again(self, interaction: Interaction, spot: Spot, language: str) -> None:
        """A table whose first deal is this one; other people may sit elsewhere. Not rated."""
        past = await self._archive.past(spot.table, spot.match)
        refused = why_not(past, interaction)
        if past is None or refused is not None or not 0 < spot.deal <= len(past.deals):
            text = say(language, refused or "replay-no-deal")
            await gate(interaction).tell(text)
            return
        dealt = past.deals[spot.deal - 1].state.dealt
        action = encode(Deal(dealt.dealer, dealt.pack))
        same = SameDeal(spot.table, spot.match, spot.deal, action)
        rules = past.rules.preset.value, past.rules.options()
        await self._opening.open(interaction, same, rules=rules)

    async def _page(
        self, interaction: Interaction, past: Past, spot: Spot, *, public: bool = False
    ) -> None:
        reader = await self._reader(interaction, public=public)
        deal = past.deals[spot.deal - 1]
        end = last_step(deal.view)
        spot = replace(spot, step=min(max(0, spot.step), end))
        names = await self._archive.names(past, interaction.guild_id)
        bottom = _bottom(past, interaction.user.id)
        if reader.text_mode:
            picture, shown = None, alt_over.replay(deal.view, spot.step, names, reader.look)
        else:
            picture = await asyncio.to_thread(
                replay_step, deal.view, spot.step, names, reader.look, bottom
            )
            shown = ""
        post = step_page(past, spot, end, reader.language, picture, shown, public=public)
        if public:
            await gate(interaction).publish(post)
        else:
            await show(interaction, post)

    async def _film(self, interaction: Interaction, past: Past, deal: PastDeal) -> None:
        """The deal as an animated picture; for who wants no pictures its words."""
        reader = await self._reader(interaction)
        names = await self._archive.names(past, interaction.guild_id)
        if reader.text_mode:
            text = alt_over.animation(deal.view, names, reader.look)
            await show(interaction, Post(_words(shortened(text, _TEXT))))
            return
        layout = ui.LayoutView(timeout=None)
        bottom = _bottom(past, interaction.user.id)
        film = await asyncio.to_thread(animation, deal.view, names, reader.look, bottom)
        layout.add_item(gallery(film))
        await show(interaction, Post(layout, (film,)))

    async def _record(self, interaction: Interaction, past: Past, language: str) -> None:
        place = place_of(past, interaction)
        text = await self._archive.record(past, place, interaction.guild_id)
        await gate(interaction).tell(say(language, "replay-record-note"), [record_file(past, text)])

    async def _analysis(
        self, interaction: Interaction, past: Past, spot: Spot, deal: PastDeal, language: str
    ) -> None:
        key = (spot.table, spot.match, spot.deal)
        coches = past.deals[spot.deal - 2].view.coches if spot.deal > 1 else NO_COCHES
        number = str(spot.deal)

        async def waiting(percent: int) -> None:
            text = say(language, "analysis-progress", deal=number, percent=percent)
            await show(interaction, Post(_words(text)))

        try:
            found = await self._judge.analysis(key, deal.state, coches, waiting)
        except TimeoutError:
            await show(interaction, Post(_words(say(language, "analysis-too-long"))))
            return
        names = {seat: occupant_name(language, seat, past.seats[seat]) for seat in SEATS}
        fair = [
            say(language, "analysis-fair-title", deal=number),
            *fairly_told(found, names, language),
        ]
        seen = [
            say(language, "analysis-title", deal=number),
            *told(found.open, deal.state, names, language),
        ]
        box: ui.Container[Any] = ui.Container(accent_colour=_WOOD)
        box.add_item(ui.TextDisplay(shortened("\n".join(fair), _TEXT // 2)))
        pictures: tuple[Picture, ...] = ()
        reader = await self._reader(interaction)
        if not reader.text_mode:
            called = await self._archive.names(past, interaction.guild_id)
            drawn = await asyncio.to_thread(
                analysis, deal.view, called, facts_of(found), reader.look
            )
            box.add_item(gallery(drawn))
            pictures = (drawn,)
        box.add_item(ui.TextDisplay(shortened("\n".join(seen), _TEXT // 2)))
        layout = ui.LayoutView(timeout=None)
        layout.add_item(box)
        await show(interaction, Post(layout, pictures))

    async def _reader(self, interaction: Interaction, *, public: bool = False) -> Reader:
        language = await self._people.seen(interaction)
        reader = Reader.of(await self._people.preferences(interaction.user.id), language)
        if not public:
            return reader
        language = self._people.of_guild(interaction)
        return Reader(language, replace(reader.look, pack=None, language=language), False)


def _words(text: str) -> ui.LayoutView:
    """A page of words alone."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(text))
    return layout


def why_not(past: Past | None, interaction: Interaction) -> str | None:
    """The key of the sentence that refuses a replay; ``None`` if it may be seen."""
    if past is None:
        return "no-table"
    if not past.open_to(interaction.user.id, interaction.guild_id):
        return "replay-not-yours" if past.over else "replay-running"
    if not past.deals:
        return "replay-no-deal"
    return None


def place_of(past: Past, interaction: Interaction) -> str:
    """Where the match was played, as far as this server is the place."""
    guild = interaction.guild
    return guild.name if guild is not None and guild.id == past.guild else ""


def record_file(past: Past, text: str) -> discord.File:
    """The record as an attachment."""
    name = f"brouc-{past.table}-{past.number}.brouc"
    return discord.File(io.BytesIO(text.encode()), filename=name)


def _bottom(past: Past, person: int) -> Seat:
    """Whose side of the table is below: the reader's, if he sat there."""
    return next((seat for seat, one in past.seats.items() if one.person == person), Seat.SOUTH)


def step_page(
    past: Past,
    spot: Spot,
    end: int,
    language: str,
    picture: Picture | None,
    shown: str,
    *,
    public: bool = False,
) -> Post:
    """One step; ``end``: the last one, ``shown``: the words in place of the picture."""
    view = past.deals[spot.deal - 1].view
    assert view.deal is not None, "a deal that is over"
    layout = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=_WOOD)
    box.add_item(
        ui.TextDisplay(
            say(
                language,
                "replay-title",
                table=str(past.table),
                match=str(past.number),
                deal=str(spot.deal),
                deals=str(len(past.deals)),
                trump=suit_name(language, view.deal.trump),
                dealer=occupant_name(language, view.deal.dealer, past.seats[view.deal.dealer]),
                step=str(spot.step),
                end=str(end),
            )
        )
    )
    box.add_item(ui.TextDisplay(shown) if picture is None else gallery(picture))
    before = _last_trick(past, spot, language)
    if before is not None:
        box.add_item(ui.TextDisplay(before))
    layout.add_item(box)
    pictures = (picture,) if picture is not None else ()
    if public:
        return Post(layout, pictures)
    here = spot.step
    moves = (
        ("first", 0, here == 0),
        ("back", max(0, here - 1), here == 0),
        ("next", min(end, here + 1), here == end),
        ("last", end, here == end),
    )
    layout.add_item(
        row(
            *(
                RoomButton(
                    Knock(ROOM, what, str(replace(spot, step=step))),
                    say(language, f"replay-{what}"),
                    disabled=disabled,
                )
                for what, step, disabled in moves
            ),
            RoomButton(Knock(ROOM, "again", str(spot)), say(language, "replay-again")),
        )
    )
    layout.add_item(row(_trick_menu(spot, end, language)))
    if len(past.deals) > 1:
        layout.add_item(row(_deal_menu(past, spot, language)))
    layout.add_item(
        row(
            *(
                RoomButton(Knock(ROOM, what, str(spot)), say(language, f"replay-{what}"))
                for what in ("film", "analysis", "record")
            ),
            RoomButton(
                Knock("verify", "show", f"{spot.table}.{spot.match}.{spot.deal}"),
                say(language, "replay-verify"),
            ),
            RoomButton(Knock(ROOM, "share", str(spot)), say(language, "standings-share")),
        )
    )
    return Post(layout, pictures)


def _last_trick(past: Past, spot: Spot, language: str) -> str | None:
    """The trick before the one on the table."""
    deal = past.deals[spot.deal - 1].view.deal
    assert deal is not None, "a deal that is over"
    done = (spot.step - 1) // 4 if spot.step else 0
    if not done:
        return None
    won = deal.tricks[done - 1]
    cards = " ".join(card_label(language, card) for _, card in won.trick.plays())
    return say(
        language,
        "replay-last-trick",
        trick=done,
        leader=seat_name(language, won.trick.leader),
        cards=cards,
        winner=seat_name(language, won.winner),
    )


def _trick_menu(spot: Spot, end: int, language: str) -> RoomMenu:
    steps = range(0, end or 1, 4)
    options = [
        discord.SelectOption(
            label=say(language, "replay-trick", trick=step // 4 + 1),
            value=str(replace(spot, step=step)),
            default=step == spot.step,
        )
        for step in steps
    ]
    return RoomMenu(Knock(ROOM, "trick"), say(language, "replay-jump"), options)


def _deal_menu(past: Past, spot: Spot, language: str) -> RoomMenu:
    low = max(0, min(spot.deal - 1 - _WINDOW // 2, len(past.deals) - _WINDOW))
    options = []
    for place, deal in list(enumerate(past.deals, 1))[low : low + _WINDOW]:
        assert deal.view.deal is not None, "a deal that is over"
        result = deal.view.results[-1]
        options.append(
            discord.SelectOption(
                label=say(language, "replay-deal", deal=str(place)),
                description=say(
                    language,
                    "replay-deal-what",
                    ending=say(language, f"replay-ending-{result.ending.value}"),
                    coches=int(result.coches),
                ),
                value=str(Spot(spot.table, spot.match, place)),
                default=place == spot.deal,
            )
        )
    return RoomMenu(Knock(ROOM, "deal"), say(language, "replay-deals"), options)
