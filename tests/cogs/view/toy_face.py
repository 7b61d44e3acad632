"""A face for the toy game of the tables' tests: two seats, no partners, no pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gamekit.api.face import At, Command, Help, Page, Seen
from gamekit.api.game import Game
from gamekit.api.panel import Act, Button, Choice, Menu, Panel
from tests.tables.toy import TOY, ToyMind

WORDS = {
    "game-name": "Higher Card",
    "table-name": "Higher {table}",
    "lobby-sides": "Each for themselves.",
    "rules-line": "Toy rules",
    "seat-left": "Left",
    "seat-right": "Right",
    "side-left": "{one}",
    "side-right": "{one}",
    "button-won": "Deals won",
    "preset-toy": "Toy",
}


class Words:
    """The same in every language."""

    def __call__(self, language: str, key: str, **values: str | int) -> str:
        return WORDS[key].format(**values)

    def has(self, language: str, key: str) -> bool:
        return key in WORDS


class ToyFace:
    """Shows the cards as numbers."""

    say = Words()
    pages = (Page("won"),)
    commands: tuple[Command, ...] = ()

    def board(self, view: Any, at: At) -> Panel:
        return Panel("Cards", lines=(" ".join(at.names[seat] for seat in TOY.seats),))

    def recap(self, view: Any, at: At) -> Panel:
        return Panel("Shown", small=("after it",))

    def call(self, view: Any, at: At) -> Panel | None:
        return None

    def final(self, view: Any, at: At, seen: Seen) -> Panel:
        return Panel("Over", lines=(f"{len(seen.ends)} deals",))

    def hand(self, view: Any, at: At) -> Panel:
        seat = view[0]
        show = f"show {seat}"
        button = Button(Act(show, sure=at.sure == show), enabled=view[3].seat == seat)
        menu = Menu("more", "More", (Choice(f"yield {seat}", "Give up"),))
        return Panel(f"You: {seat}", rows=((button,), menu))

    def page(self, name: str, view: Any, at: At) -> Panel:
        return Panel(str(view[2]))

    def panel(self, name: str, view: Any, at: At) -> Panel:
        raise KeyError(name)

    def label(self, action: str, language: str, view: Any = None) -> str:
        return action

    def typed(self, command: str, text: str, view: Any, language: str) -> tuple[str, ...]:
        return (text,)

    def proposals(
        self, command: str, text: str, view: Any, language: str, help: Help = "rules"
    ) -> tuple[Choice, ...]:
        return ()


TOY_GAME = Game(TOY, ToyFace(), players=ToyMind())
PEOPLE_ONLY = replace(TOY_GAME, players=None)
