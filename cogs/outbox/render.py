"""Composition of a table's messages: the game's panel in the table's frame."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from cogs.i18n.sentences import seat_name
from cogs.messages.plain import escaped, link
from cogs.messages.posts import NOTHING, Post, Shown, Sketch
from cogs.messages.user_prefs import UserPrefs
from cogs.outbox.due import board_key, recap_before
from cogs.outbox.key import LOBBY, THREAD, Kind, MessageKey
from cogs.outbox.pace import LIFE_S
from cogs.outbox.subject import RoundTables
from cogs.view import board as boards
from cogs.view import daily as dailies
from cogs.view import deals, frame
from cogs.view import hand as hands
from cogs.view.drawers import Rank
from cogs.view.frame import ChannelContext, private_at, public_at
from cogs.view.lobby import lobby
from cogs.view.lobby import scene as lobby_scene
from cogs.view.pictures import Compose, Pictures, Seated, own_look, public_look
from db import Preferences, Store
from db.results import match_id
from gamekit.api.counts import Moment
from gamekit.api.face import At, Seen
from gamekit.api.game import Game, Games
from gamekit.api.panel import Panel
from tables.decisions.lobby import held_by
from tables.journal.entries import Kind as Occupied
from tables.journal.state import Presence, Status, TableState
from tables.runtime import announcements
from tables.runtime.service import Tables
from tables.views import Board, HandPanel, SeatCard


class Renderer:
    """Reads the views of :class:`Tables` and composes messages from them."""

    def __init__(
        self,
        tables: Tables,
        store: Store,
        people: UserPrefs,
        pictures: Pictures,
        games: Games,
        questions: Questions | None = None,
        evenings: RoundTables | None = None,
    ) -> None:
        """``evenings``: those whose rounds tables play; by default none does."""
        self._tables = tables
        self._store = store
        self._people = people
        self._pictures = pictures
        self._games = games
        self._evenings = evenings
        self.questions = questions or Questions()

    async def post(
        self,
        table: int,
        key: MessageKey,
        *,
        guild: int | None = None,
        paused: bool = False,
        ending: bool = False,
        shown: Shown = NOTHING,
        then: TableState | None = None,
        rank: Rank | None = None,
    ) -> Post | None:
        """The message of a key, ready to be sent; ``None`` if it is not (or no longer) wanted.

        ``guild``: the server where a private reply is read. ``paused``: a hand is not updated while
        others play, so it shows nothing that they change. ``ending``: the final content of a
        private hand that can no longer be edited. ``shown``: the message's content; if the
        post is equal, nothing is drawn or sent, and where only words or buttons differ, the picture
        stays.
        ``then``: a past state of the table, for a board that shows it. ``rank``: of its picture.
        """
        state = await self._tables.state(table)
        if ending:
            return await self._resting(state, table, key.person)
        if state is None or (state.daily is not None and key.kind is not Kind.PRIVATE):
            return None
        compose: Compose = partial(self._composed, table, key, then)
        awaited = LOBBY if state.status is Status.LOBBY else board_key(state)
        if key.kind in (Kind.HAND, Kind.PRIVATE):
            awaited, sure = key, self.questions.open(state, key)
            compose = partial(self._hand, table, key.person, sure, guild, paused)
        if key.policy.personal:
            compose = partial(self._in_words, compose, state, key.person)
        if rank is None:
            rank = Rank.TABLE if key == awaited else Rank.RECAP
        still = partial(self._still, state)
        return await self._pictures.finished(self.game(state), compose, shown, rank, still=still)

    async def _composed(self, table: int, key: MessageKey, then: TableState | None) -> Post | None:
        """A message other than a hand, its picture a sketch."""
        person = key.person
        state = then if then is not None else await self._tables.state(table)
        if state is None:
            return None
        game, board = self.game(state), self._tables.board_at(state)
        match key.kind:
            case Kind.LOBBY:
                return await self._lobby(game, state, board)
            case Kind.NUDGE:
                preferences = await self._people.preferences(person)
                wanted = preferences.nudges and not self._people.at_rest(preferences)
                wanted = wanted and person in board.turn_persons
                return boards.nudge(board, person) if wanted else None
            case Kind.TURN:
                return await self._turn(game, state, board, person)
            case Kind.BEHIND:
                ended = state.of_match(key.match) or state
                return boards.behind(self._tables.board_at(ended), key.deal)
            case Kind.NOTICE | Kind.GOES_ON:
                return await self._announced(state, key)
            case Kind.RECALL:
                playing = state.status is Status.PLAYING
                if not playing or await self._has_messages(state, person):
                    return None
                return hands.recall(table, person, state.options.language)
        of_match = state.of_match(key.match)
        if of_match is None:
            return None
        # The pause after the game's last match within a fixed number of deals.
        pausing = board if board_key(state) is None and key == recap_before(state) else None
        if of_match is not state:
            state, board = of_match, self._tables.board_at(of_match)
        if key.kind is Kind.FINAL:
            return await self._final(game, state, board)
        ended = _view_after(state, key.deal)
        if key.kind is Kind.CALL:
            return self._call(game, board, ended)
        if key.kind is Kind.MOMENT:
            return await self._moment(game, state, board, key.deal, ended)
        return await self._board(game, state, board, key, ended, pausing)

    async def _turn(self, game: Game, state: TableState, board: Board, person: int) -> Post | None:
        """The notification of a person's turn."""
        if person not in board.turn_persons:
            return None
        if not await self._people.called_in_messages(person):
            return boards.nudge(board, person)
        preferences = await self._people.preferences(person)
        language = self._people.language_by(preferences, person, state.options.language)
        return boards.reminder(game, board, language, _address(state))

    async def _announced(self, state: TableState, key: MessageKey) -> Post | None:
        """The operator's announcement at a live table."""
        language = state.options.language
        if state.status.final:
            return None
        if key.kind is Kind.NOTICE:
            notice = await announcements.found(self._store, key.match)
            return None if notice is None else boards.notice(notice.text, language)
        waits = state.place is None or self._tables.maintenance.announced is not None
        return None if waits else boards.goes_on(language)

    def game(self, state: TableState) -> Game:
        """The game played at a table."""
        return self._games[state.opened.game]

    def thread_name(self, state: TableState) -> str:
        """The name of a table's thread."""
        said = self.game(state).face.say
        return said(state.options.language, "table-name", table=str(state.id))

    async def _lobby(self, game: Game, state: TableState, board: Board) -> Post | None:
        if self._evenings is not None and state.of_tournament:
            return await self._evenings.notice(state, board.next_at)
        context, final = await self._around(state), None
        if state.status is Status.OVER:
            # Only its words are shown: the picture needs no data.
            final = _ended(game, state, board, public_at(game, board), Seen())
        card, picture = self._tables.lobby_at(state), None
        if not state.status.final:
            seated = await self._pictures.seated(card.seats, state.opened.guild)
            shown = lobby_scene(game, card, seated.names)
            picture = self._pictures.sketch(game, shown, public_look(board), seated)
        computers = await self.allows_computers(state)
        return lobby(game, card, context, final, picture, computers=computers)

    def _call(self, game: Game, board: Board, ended: Any) -> Post | None:
        panel = game.face.call(ended, public_at(game, board)) if ended is not None else None
        return boards.call(panel) if panel is not None else None

    async def _moment(
        self, game: Game, state: TableState, board: Board, deal: int, ended: Any
    ) -> Post | None:
        made = moment_of(game, state, deal)
        if made is None:
            return None
        panel = game.face.recap(ended, public_at(game, board))
        return boards.moment(game, board, *made, await self._public(game, state, board, panel))

    async def _board(
        self,
        game: Game,
        state: TableState,
        board: Board,
        key: MessageKey,
        ended: Any,
        pausing: Board | None,
    ) -> Post | None:
        """``pausing``: the present table, where the pause after this match's last deal goes on."""
        at = public_at(game, board)
        if ended is not None:
            proofs = tuple(proof for proof in board.proofs if proof.deal <= key.deal)
            deal = len(state.series) + key.deal
            then = replace(
                pausing or board,
                number=board.number,
                view=ended,
                proofs=proofs,
                deal=deal,
                points=board.points and board.points.after(deal),
            )
            panel = game.face.recap(ended, at)
            picture = await self._public(game, state, board, panel)
            return boards.recap(game, then, panel, picture, newest=key == board_key(state))
        if key != board_key(state):
            return None
        if board.next.awaits == "deal":
            return boards.cutting(game, board)
        panel = game.face.board(board.view, at)
        if state.status is not Status.PLAYING:
            panel = frame.ended(panel)
        picture = await self._public(game, state, board, panel)
        return boards.board(game, board, panel, picture, await self._around(state))

    async def _final(self, game: Game, state: TableState, board: Board) -> Post | None:
        if board.status is not Status.OVER:
            return None
        panel = await self._ending(game, state, board, public_at(game, board))
        return boards.final(game, board, panel, await self._public(game, state, board, panel))

    async def _ending(self, game: Game, state: TableState, board: Board, at: At) -> Panel:
        """The panel of the finished match."""
        seen = Seen(
            ends=tuple(state.game.view(end.match, None) for end in state.ends),
            seconds=(state.ended - state.started) // 1000,
            ratings=await self._ratings(state, board) if state.rated else {},
        )
        return _ended(game, state, board, at, seen)

    async def _ratings(self, state: TableState, board: Board) -> dict[str, tuple[int, int]]:
        """Ratings before and after the match of everyone who stayed to the end."""
        wanted = match_id(state.id, board.number)
        found: dict[str, tuple[int, int]] = {}
        for card in board.seats:
            person = card.occupant.person
            if person is None or person < 0:
                continue
            curve = await self._store.histories.rating_curve(
                person, state.game.name, state.options.preset, 20
            )
            for change in curve:
                if change.match == wanted:
                    found[card.seat] = (change.before.mean, change.after.mean)
        return found

    async def _public(
        self, game: Game, state: TableState, board: Board, panel: Panel
    ) -> Sketch | None:
        if panel.scene is None:
            return None
        seated = await self._pictures.seated(board.seats, state.opened.guild)
        return self._pictures.sketch(game, panel.scene, public_look(board), seated)

    async def _still(self, state: TableState) -> bool:
        """Whether the table is unchanged; other changes refresh its messages anyway."""
        return await self._tables.state(state.id) is state

    async def _in_words(self, compose: Compose, state: TableState, person: int) -> Post | None:
        """A message to one person, in words for a reader in text mode."""
        post, language = await compose(), state.options.language
        return None if post is None else await self._people.put(post, person, language)

    async def _hand(
        self, table: int, person: int, sure: str | None, guild: int | None, paused: bool
    ) -> Post | None:
        """The person's private message, its picture a sketch."""
        state = await self._tables.state(table)
        if state is None:
            return None
        game = self.game(state)
        preferences = await self._people.preferences(person)
        language = self._people.language_by(preferences, person, state.options.language)
        if state.status is Status.EXPIRED:
            return dailies.closed(language) if state.daily else hands.closed(language)
        panel = self._tables.hand_at(state, person)
        if panel is None or state.status is Status.LOBBY:
            seat = state.seat_of(person)
            if seat is not None:
                occupants = (one.occupant.kind for one in state.seats.values())
                waits = state.number and Occupied.RESERVED in occupants
                channel = state.opened.channel if waits else None
                number = self._tables.board_at(state).shown_number
                return hands.seated(game, number, language, seat, channel)
            if state.number and held_by(state, person) is not None:
                return hands.kept(game, table, language, state.match_seq)
            return hands.gone(table, language)
        look = own_look(preferences, language)
        seats = panel.board.seats
        seated = await self._pictures.seated(seats, seen_in(state, guild))
        at = private_at(
            game,
            panel,
            language,
            sure,
            names=_by_name(game, seats, seated.names, language) if guild is None else None,
            four_colours=look.colours == "four",
            looks_on=state.daily is None
            and (hands.looks_on(panel) or state.status is Status.ABANDONED),
            rests=paused and state.daily is None,
        )
        board = panel.board
        if state.daily is not None and state.status is Status.OVER:
            return await self._daily(game, state, panel, at, preferences, seated)
        if state.status is Status.OVER:
            shown = await self._ending(game, state, board, at)
            if self._evenings is not None:
                own = await self._evenings.own(state, person, language)
                shown = replace(shown, lines=(*shown.lines, *own))
        elif board.next.awaits == "deal":
            ended = state.game.view(state.deals[-1].match, None) if state.deals else None
            shown = game.face.hand(panel.view, at) if ended is None else game.face.recap(ended, at)
        else:
            shown = game.face.hand(panel.view, at)
        if state.ranked_until is not None:
            shown = replace(
                shown, small=(*shown.small, dailies.counts(state.ranked_until, language))
            )
        if state.status is Status.ABANDONED:
            stopped = frame.stopped_line(game, language, state.resigned, at.names)
            shown = replace(frame.ended(shown), status=stopped)
        picture, words = await self._drawn(game, shown, preferences, language, seated)
        moment = await self._to_share(state, panel)
        where = _address(state)
        return hands.hand(game, panel, shown, at, picture, words=words, where=where, moment=moment)

    async def _to_share(self, state: TableState, panel: HandPanel) -> tuple[Moment, int] | None:
        """The person's own moment of the last deal, and the deal, until it is posted."""
        deal = len(state.ends)
        if panel.board.next.awaits not in ("deal", "nothing"):
            return None
        made = moment_of(self.game(state), state, deal)
        if made is None or panel.seat not in made[1]:
            return None
        key = MessageKey(Kind.MOMENT, state.number, deal)
        posted = await self._store.messages.get(state.id, str(key))
        return (made[0], deal) if posted is None else None

    async def _daily(
        self,
        game: Game,
        state: TableState,
        panel: HandPanel,
        at: At,
        preferences: Preferences,
        seated: Seated,
    ) -> Post:
        """The finished deal of the day and its result."""
        there = replace(public_at(game, panel.board), language=at.language, names=at.names)
        recap = game.face.recap(state.game.view(state.match, None), there)
        picture, words = await self._drawn(game, recap, preferences, at.language, seated)
        result = await dailies.result(self._store, game, state, panel.seat)
        return dailies.finished(game, state, recap, result, at, picture, words)

    async def _drawn(
        self, game: Game, panel: Panel, preferences: Preferences, language: str, seated: Seated
    ) -> tuple[Sketch | None, str]:
        """A private panel's picture, or its words for a reader without pictures."""
        if panel.scene is None:
            return None, ""
        look = own_look(preferences, language)
        if preferences.text_mode:
            return None, await self._pictures.words(game, panel.scene, look, seated)
        return self._pictures.sketch(game, panel.scene, look, seated), ""

    async def _resting(self, state: TableState | None, table: int, person: int) -> Post:
        fallback = state.options.language if state is not None else "en"
        language = await self._people.language(person, fallback)
        daily = state is not None and state.daily is not None
        return hands.resting(table, language, daily=daily)

    async def _has_messages(self, state: TableState, person: int) -> bool:
        """Whether the person needs no private hand: the cards come by direct messages, or to
        nobody.
        """
        seat = state.seat_of(person)
        if seat is None or state.seats[seat].presence is Presence.LEFT:
            return True
        return await self._people.receives(person)

    async def _around(self, state: TableState) -> ChannelContext:
        """The table's surroundings in Discord."""
        unreachable = [
            person
            for person in (() if state.status.final else state.persons())
            if not await self._people.reachable(person)
            and await self._people.wants_messages(person)
        ]
        thread = await self._store.messages.get(state.id, str(THREAD))
        moved = thread is not None and state.place not in (None, thread.channel_id)
        return ChannelContext(state.place, moved, frozenset(unreachable))

    async def allows_computers(self, state: TableState) -> bool:
        """Whether the table's server allows computer players."""
        guild = state.opened.guild
        return guild is None or (await self._store.guilds.settings(guild)).computers


def seen_in(state: TableState, guild: int | None) -> int | None:
    """The server whose names a private reply uses.

    ``guild``: where the reply is read; direct messages about a table use its server.
    """
    return guild if guild is not None else state.opened.guild


def _by_name(
    game: Game, seats: Iterable[SeatCard], names: Mapping[str, str], language: str
) -> dict[str, str]:
    """Occupants' names by seat for direct messages, which show others' mentions as bare numbers."""
    found = {}
    for card in seats:
        name = escaped(names[card.seat])
        if card.occupant.kind is Occupied.COMPUTER:
            name = f"🤖 {name}"
        found[card.seat] = name or seat_name(language, card.seat, game.face.say)
    return found


def _ended(game: Game, state: TableState, board: Board, at: At, seen: Seen) -> Panel:
    """The game's panel of a match that its rules ended; a fixed number of deals has its own."""
    if board.points is not None:
        return deals.ended(game, board.points, at, seen)
    if state.length is not None:  # The game no longer declares the results of its deals.
        return game.face.recap(board.view, at)
    return game.face.final(board.view, at, seen)


def _view_after(state: TableState, deal: int) -> Any:
    """The spectator's view at the end of a deal; ``None`` while it runs."""
    if not 0 < deal <= len(state.ends):
        return None
    return state.game.view(state.ends[deal - 1].match, None)


def moment_of(game: Game, state: TableState, deal: int) -> tuple[Moment, tuple[str, ...]] | None:
    """The greatest moment of a finished deal and its seats; ``None`` where nothing counts."""
    over = 0 < deal <= len(state.ends) and state.status is not Status.LOBBY
    if not (over and state.counts):
        return None
    for moment in game.counts.moments:
        by = {seat for seat, name, _ in state.ends[deal - 1].counts if name == moment.of}
        # Later occupants of the seat did not make it.
        own = {one.seat for one in state.seat_stats if not one.replaced and moment.of in one.counts}
        if by & own:
            return moment, tuple(seat for seat in state.game.seats if seat in by & own)
    return None


def _address(state: TableState) -> str | None:
    """Link to the board that works in direct messages too."""
    guild, place = state.opened.guild, state.place
    if guild is None or place is None:
        return None
    return link(guild, place)


@dataclass(frozen=True, slots=True)
class _Asked:
    action: str = field(repr=False)
    since: int
    timer: Any
    """Its timeout, to be cancelled; ``None``: there is none."""


class Questions:
    """Open confirmation questions on buttons, remembered for some seconds.

    A question belongs to one message of one person. Refreshes of the message meanwhile keep it;
    afterwards the message returns to normal. Nothing is stored: a restart drops all questions.
    """

    def __init__(
        self,
        life: float = LIFE_S,
        later: Callable[[float, Callable[[], None]], Any] | None = None,
    ) -> None:
        """``life``: seconds, may be infinite. ``later``: by default the event loop's timers."""
        self._life = life
        self._later = later
        self._asked: dict[tuple[int, MessageKey], _Asked] = {}

    def ask(
        self, state: TableState, key: MessageKey, action: Any, fallen: Callable[[], None]
    ) -> None:
        """Ask about an action in this message, in place of any other question.

        ``fallen``: called when the question ends; the message is then refreshed.
        """
        self.forget(state.id, key)
        where = (state.id, key)
        later, timer = self._later or asyncio.get_running_loop().call_later, None
        if not math.isinf(self._life):
            timer = later(self._life, partial(self._fall, where, fallen))
        self._asked[where] = _Asked(state.game.encode(action), depends_on(state, action), timer)

    def forget(self, table: int, *keys: MessageKey) -> None:
        """Drop these messages' questions."""
        for key in keys:
            asked = self._asked.pop((table, key), None)
            if asked is not None and asked.timer is not None:
                asked.timer.cancel()

    def open(self, state: TableState, key: MessageKey) -> str | None:
        """The encoded action that a message asks about, if it is still legal."""
        asked = self._asked.get((state.id, key))
        if asked is None:
            return None
        action = state.game.decode(asked.action)
        same = asked.since == depends_on(state, action)
        return asked.action if same and not state.game.violation(state.match, action) else None

    def _fall(self, where: tuple[int, MessageKey], fallen: Callable[[], None]) -> None:
        if self._asked.pop(where, None) is not None:
            fallen()


def depends_on(state: TableState, action: Any) -> int:
    """The entry that an action depends on: for a move its turn's, for a call its deal's."""
    return state.turn_seq if state.game.is_move(action) else state.deal_seq
