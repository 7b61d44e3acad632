"""The panel on which an evening is prepared, and the form that announces it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import ui

from cogs.evening import draft as drafts
from cogs.evening.draft import Draft, plan_of
from cogs.evening.moments import LONGEST, written
from cogs.evening.words import ROOM
from cogs.i18n.sentences import say
from cogs.messages import zones
from cogs.messages.components import Button, Menu, labelled
from cogs.messages.custom_ids import PageId
from cogs.messages.posts import Post, framed
from cogs.view.house_rules import by_value
from db import GuildSettings
from gamekit.api.game import Game, Games
from games.tournament.plan import minutes
from tables.tournaments.decide import LONGEST_NAME

FORM_S: Final = 600.0
"""Seconds before discord.py forgets a form; it is answered afterwards too."""
TYPICAL: Final = 16
"""Number of people for which the length is said."""


def panel(
    draft: Draft, field: str, settings: GuildSettings, games: Games, language: str, start: int
) -> Post:
    """Panel with all choices in words, and the menu of one of them.

    ``start``: proposed start (UTC ms), from which the likely end is computed.
    """
    game = games[draft.game]
    offered = [one for one in drafts.FIELDS if _offered(one, draft, settings, games)]
    field = field if field in offered else offered[0]
    lines = [say(language, "evening-new-title")]
    lines += (
        say(
            language,
            "evening-new-line",
            name=say(language, f"evening-new-{one}"),
            value=", ".join(
                _labels(one, drafts.chosen(one, draft), settings, game, games, language)
            )
            or say(language, "evening-new-more-none"),
        )
        for one in offered
    )
    lines += ["", preview(draft, game, language, start)]
    fields = [(one, say(language, f"evening-new-{one}")) for one in offered]
    values = drafts.choices(field, draft, settings, games)
    labels = _labels(field, values, settings, game, games, language)
    options = labelled(zip(values, labels, strict=True), drafts.chosen(field, draft))
    if field == "form":
        for option in options:
            option.description = say(language, f"evening-kind-{option.value}-about")
    many = field == "more"
    return framed(
        ["\n".join(lines)],
        [
            Menu(
                PageId(ROOM, "field", str(draft)),
                say(language, "evening-new-fields"),
                labelled(fields, [field]),
            )
        ],
        [
            Menu(
                PageId(ROOM, f"set-{field}", str(draft)),
                say(language, f"evening-new-{field}"),
                options,
                low=0 if many else 1,
                high=len(options) if many else 1,
            )
        ],
        [
            Button(
                PageId(ROOM, "announce", str(draft)),
                say(language, "evening-new-post"),
                style=discord.ButtonStyle.success,
            )
        ],
    )


def preview(draft: Draft, game: Game, language: str, start: int) -> str:
    """``16 people: 4 rounds of 4 deals, until about 21:35``."""
    plan = plan_of(draft, game)
    end = (start + minutes(plan) * 60_000) // 1000
    return say(
        language,
        "evening-preview",
        typical=TYPICAL,
        rounds=plan.rounds,
        deals=plan.deals or 0,
        end=f"<t:{end}:t>",
    )


def _offered(field: str, draft: Draft, settings: GuildSettings, games: Games) -> bool:
    return field == "more" or len(drafts.choices(field, draft, settings, games)) > 1


def _labels(
    field: str,
    values: tuple[str, ...],
    settings: GuildSettings,
    game: Game,
    games: Games,
    language: str,
) -> Iterator[str]:
    for value in values:
        match field:
            case "form":
                yield say(language, f"evening-kind-{value}")
            case "game":
                yield games[value].face.say(language, "game-name")
            case "rules":
                kept = by_value(game.rules, settings.house_rules, value)
                own = game.face.say
                yield kept.name if kept is not None else own(language, f"preset-{value}")
            case "length" if "x" in value:
                rounds, deals = map(int, value.split("x"))
                yield say(language, "evening-length", rounds=rounds, deals=deals)
            case "length":
                yield say(language, f"evening-new-length-{value}")
            case "clock":
                yield say(language, f"clock-{value}")
            case "limit" if value == "0":
                yield say(language, "evening-new-limit-none")
            case "limit":
                yield value
            case _:
                yield say(language, f"evening-new-more-{value}")


class AnnounceForm(ui.Modal):
    """Form asking for name and start. Its submission arrives as a press of its custom id."""

    def __init__(self, draft: Draft, game: Game, language: str, zone: str, start: int) -> None:
        """``start``: the proposed one (UTC ms); ``zone``: in which it is written."""
        super().__init__(
            title=say(language, "evening-form-title"),
            timeout=FORM_S,
            custom_id=str(PageId(ROOM, "post", str(draft))),
        )
        example = written(language, start, zone)
        name: ui.TextInput[Any] = ui.TextInput(
            custom_id="name",
            default=say(language, "evening-name", game=game.face.say(language, "game-name")),
            max_length=LONGEST_NAME,
        )
        begins: ui.TextInput[Any] = ui.TextInput(
            custom_id="start", default=example, max_length=LONGEST
        )
        about = say(
            language, "evening-form-start-about", zone=zones.place(language, zone), example=example
        )
        self.add_item(ui.Label(text=say(language, "evening-form-name"), component=name))
        self.add_item(
            ui.Label(text=say(language, "evening-form-start"), description=about, component=begins)
        )


class TextForm(ui.Modal):
    """Form of an evening's director with one text or several."""

    def __init__(self, custom_id: PageId, title: str, fields: dict[str, tuple[str, int]]) -> None:
        """``fields``: label and longest text by name."""
        super().__init__(title=title[:45], timeout=FORM_S, custom_id=str(custom_id))
        for name, (label, most) in fields.items():
            field: ui.TextInput[Any] = ui.TextInput(custom_id=name, min_length=1, max_length=most)
            self.add_item(ui.Label(text=label[:45], component=field))
