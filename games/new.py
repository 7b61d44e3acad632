"""``python -m games.new NAME``: write a playing game of one file, ``NAME/NAME.py``."""

from __future__ import annotations

import argparse
import importlib.util
import re
import sys
from collections.abc import Sequence
from keyword import iskeyword
from pathlib import Path
from typing import Final

from base.cli import run
from games.registry import names

_NAME: Final = re.compile(r"[a-z][a-z0-9]{1,19}")

TEMPLATE: Final = '''"""@Title@, a card game: change what you like and start again."""

from games.cardgame.build import card_game
from games.cardgame.deal import Deal, Line, Match, line
from games.cardgame.game import goal
from games.cardgame.tricks import TrickGame
from gamekit.cards.cards import PACKS


class @Title@(TrickGame):
    """Rules. A trick game deals out the pack, lets everybody follow suit, and gives tricks."""

    name = "@name@"  # Stays for ever: matches are stored under it.
    seats = ("N", "W", "S", "E")  # Two to four, in the order of play.
    partners = (("N", "S"), ("E", "W"))  # () if everybody plays alone.
    pack = PACKS[36]  # Also 20, 24, 32, 40, 48 and 52 cards.
    options = (goal(15, 30),)  # Points to win; the first is the default.
    # Every sentence that the house does not say. Other languages fall back to this one.
    language = "en"
    words = {
        "en": """
game-name = @Title@
game-about = A new game: every trick is a point
rules-line = To { $option_goal } points
help-text = Follow suit if you can. The highest card of the suit led takes the trick.
    Every trick is a point for its side, and all nine are worth six more.
all-tricks = All nine tricks!
"""
    }

    def begin(self, match: Match) -> Deal:
        """State after dealing: ``match.cards`` is the pack in dealing order."""
        return super().begin(match)  # With trump: dataclasses.replace(…, trump=…)

    def strength(self, deal: Deal, card) -> int:
        """Height of a card; here A 10 K Q J 9 8 7 6, as ``self.ranks`` says."""
        return super().strength(deal, card)

    def score(self, match: Match) -> tuple[int, ...]:
        """Points of each side for a finished deal."""
        tricks = [match.deal.won(side) for side in self.sides]
        return tuple(count + (6 if count == 9 else 0) for count in tricks)

    def ending(self, match: Match) -> tuple[Line, ...]:
        """Sentences about the finished deal, from the words above."""
        return (line("all-tricks"),) if 0 in match.points[-1] else ()


GAME = card_game(@Title@())
'''


def main(arguments: Sequence[str]) -> int:
    """Write the file; return the exit status."""
    what = "Write a playing game of one file, NAME/NAME.py."
    parser = argparse.ArgumentParser(prog="python -m games.new", description=what)
    word = "a word of 2 to 20 small letters and digits"
    parser.add_argument("name", metavar="NAME", help=word)
    name = parser.parse_args(arguments).name
    if not _NAME.fullmatch(name):
        parser.error(f"NAME is {word}, not {name!r}")
    file = Path(name) / f"{name}.py"
    if file.exists():
        print(f"{file} exists already", file=sys.stderr)
        return 2
    if _taken(name):
        what = f"{name} is a game, module or word of Python already: choose another"
        print(what, file=sys.stderr)
        return 2
    file.parent.mkdir(exist_ok=True)
    file.write_text(TEMPLATE.replace("@Title@", name.capitalize()).replace("@name@", name), "utf-8")
    print(f"Wrote {file}. Play it: make play FROM={name}")
    return 0


def _taken(name: str) -> bool:
    """Whether an import of the name would find something else, or a game has it."""
    found = importlib.util.find_spec(name)
    return name in names() or iskeyword(name) or (found is not None and found.origin is not None)


if __name__ == "__main__":
    sys.exit(run(lambda: main(sys.argv[1:])))
