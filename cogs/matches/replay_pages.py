"""Pages of /replay: one deal of a past match, at one step or as it ended.

The ids of a page's components hold its position: table, match, deal and step.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import discord

from cogs.i18n.sentences import own, say
from cogs.matches.archive import PastMatch
from cogs.matches.match_lookup import at_of
from cogs.messages.components import Button, Menu, Part, labelled
from cogs.messages.custom_ids import MalformedError, PageId, number
from cogs.messages.posts import Post, framed, unframed
from cogs.view.scenes import Reader, Shown
from gamekit.api.panel import Panel
from gamekit.api.review import steps_of

_MENUS: Final = ("trick", "deal", "open")
_BUTTONS: Final = (
    *("first", "back", "next", "last", "again", "here"),
    *("film", "analysis", "record", "share"),
)


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """A step of a replay, as its components name it."""

    table: int
    match: int
    deal: int = 1
    step: int = 0

    def __str__(self) -> str:
        return f"{self.table}.{self.match}.{self.deal}.{self.step}"

    @classmethod
    def parse(cls, text: str) -> ReplayPosition:
        """Parse a position; ``ValueError`` for another text."""
        table, match, deal, step = map(number, text.split("."))
        return cls(table, match, deal, step)


def read(page_id: PageId, values: tuple[str, ...]) -> ReplayPosition:
    """Parse a component of a replay; ``ValueError`` for another."""
    if page_id.what in _MENUS and not page_id.arg:
        (text,) = values
        return ReplayPosition.parse(text)
    if page_id.what not in _BUTTONS or values:
        raise MalformedError(page_id.what)
    return ReplayPosition.parse(page_id.arg)


ROOM: Final = "replay"
WOOD: Final = discord.Colour(0x8A582F)
_WINDOW: Final = 25
"""Number of deals in a menu."""


def last_of(past: PastMatch, deal: int) -> int:
    """Return the deal's last step; 0 in a game that has no steps."""
    replay = past.game.replay
    return replay.last(past.deals[deal - 1].view) if replay is not None else 0


def panel_of(past: PastMatch, at: ReplayPosition, language: str, bottom: str | None) -> Panel:
    """Return the game's panel of the step; without steps, of the deal's end."""
    view, where = past.deals[at.deal - 1].view, at_of(past, language)
    if past.game.replay is None:
        return past.game.face.recap(view, where)
    return past.game.replay.step(view, at.step, where, bottom)


def step_page(
    past: PastMatch,
    at: ReplayPosition,
    reader: Reader,
    panel: Panel,
    scene: Shown,
    *,
    public: bool = False,
) -> Post:
    """One step; ``panel``: see :func:`panel_of`; ``scene``: its picture, or the words for it."""
    language = reader.language
    heading = say(
        language,
        "replay-title",
        table=str(past.table),
        match=str(past.number),
        deal=str(at.deal),
        deals=len(past.deals),
    )
    head, told = "\n".join(filter(None, (heading, panel.title))), "\n".join(panel.lines)
    below = () if public else _rows(past, at, language)
    parts = (head, scene.part, told)
    return framed(parts, *below, colour=WOOD, four_colours=reader.four_colours)


def words_page(text: str, reader: Reader | None = None) -> Post:
    """A page without pictures; ``reader``: the person who sees it, if there are cards in it."""
    return unframed(text, four_colours=reader is not None and reader.four_colours)


def _rows(past: PastMatch, at: ReplayPosition, language: str) -> list[tuple[Part, ...]]:
    rows: list[tuple[Part, ...]] = [(*_moves(past, at, language),)]
    if (stops := _stop_menu(past, at, language)) is not None:
        rows.append((stops,))
    if len(past.deals) > 1:
        rows.append((_deal_menu(past, at, language),))
    rows.append(_ways(past, at, language))
    return rows


def _moves(past: PastMatch, at: ReplayPosition, language: str) -> list[Part]:
    """Buttons to other steps, and to a table with the same deal, or from this step on."""
    here, end = at.step, last_of(past, at.deal)
    moves = (
        ("first", 0, here == 0),
        ("back", max(0, here - 1), here == 0),
        ("next", min(end, here + 1), here == end),
        ("last", end, here == end),
    )
    found: list[Part] = [
        Button(
            PageId(ROOM, what, str(replace(at, step=step))),
            say(language, f"replay-{what}"),
            disabled=disabled,
        )
        for what, step, disabled in (moves if past.game.replay is not None else ())
    ]
    what = "here" if 0 < here < end and reached(past, at) else "again"
    found.append(Button(PageId(ROOM, what, str(at)), say(language, f"replay-{what}")))
    return found


def reached(past: PastMatch, at: ReplayPosition) -> int:
    """Return the number of the match's actions before a step; 0 if the match cannot go on there.

    It cannot under rules that have changed since.
    """
    rules, deals = past.game.rules, past.deals
    end = deals[at.deal].start if at.deal < len(deals) else len(past.actions)
    start = deals[at.deal - 1].start
    steps = steps_of(rules, past.actions[start:end], last_of(past, at.deal))
    if past.version != rules.rules_version or not 0 < at.step <= len(steps):
        return 0
    return start + steps[at.step - 1]


def _ways(past: PastMatch, at: ReplayPosition, language: str) -> tuple[Part, ...]:
    """Buttons for the deal's other pages, as far as the game has them."""
    game, view = past.game, past.deals[at.deal - 1].view
    there = {
        "film": game.replay is not None
        and game.replay.film(view, at_of(past, language), None) is not None,
        "analysis": game.review is not None,
        "record": game.records is not None,
    }
    return (
        *(
            Button(PageId(ROOM, what, str(at)), say(language, f"replay-{what}"))
            for what, has in there.items()
            if has
        ),
        Button(
            PageId("verify", "show", f"{at.table}.{at.match}.{at.deal}"),
            say(language, "replay-verify"),
        ),
        Button(PageId(ROOM, "share", str(at)), say(language, "standings-share")),
    )


def _stop_menu(past: PastMatch, at: ReplayPosition, language: str) -> Menu | None:
    replay, words = past.game.replay, past.game.face.say
    stops = replay.stops(past.deals[at.deal - 1].view) if replay is not None else ()
    if not stops:
        return None
    labels = (
        (str(replace(at, step=step)), words(language, "replay-stop", number=number))
        for number, step in enumerate(stops, 1)
    )
    placeholder = own(past.game, language, "replay-jump")
    return Menu(PageId(ROOM, "trick"), placeholder, labelled(labels, [str(at)]))


def _deal_menu(past: PastMatch, at: ReplayPosition, language: str) -> Menu:
    low = max(0, min(at.deal - 1 - _WINDOW // 2, len(past.deals) - _WINDOW))
    replay, where = past.game.replay, at_of(past, language)
    options = [
        discord.SelectOption(
            label=say(language, "replay-deal", deal=str(number)),
            description=replay.summary(deal.view, where) if replay is not None else None,
            value=str(ReplayPosition(at.table, at.match, number)),
            default=number == at.deal,
        )
        for number, deal in list(enumerate(past.deals, 1))[low : low + _WINDOW]
    ]
    return Menu(PageId(ROOM, "deal"), say(language, "replay-deals"), options)
