"""Delay until a board shows an accepted card, read from its picture's alternative text."""

from __future__ import annotations

from tools.fake_discord.extra_checks import walk
from tools.fake_discord.party import Click, Party
from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.state import Change
from tools.fake_discord.world import Message

_NAMES = ["ace", "king", "queen", "jack", "ten", "nine", "eight", "seven"]
_RANKS = dict(zip("AKQJT987", _NAMES, strict=True))
_SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
TRICK = 4
"""Cards of a trick in Le Brouc."""


def in_words(arg: str) -> str:
    """Name of a card in alternative texts.

    >>> in_words("play~N~Kd")
    'king of diamonds'
    """
    return f"{_RANKS[arg[-2]]} of {_SUITS[arg[-1]]}"


class Staleness:
    """The delays of one table's board."""

    def __init__(self, fake_discord: FakeDiscord, party: Party) -> None:
        self._fake_discord, self._party = fake_discord, party
        self._cards: list[tuple[str, float]] = []
        """Cards of this deal: name, and time of acceptance."""
        self._shown = 0
        self.deals = 1
        """Deals with at least one played card."""
        self.seconds: list[float] = []
        """Delay of the board in seconds, card by card."""
        party.watcher = self._heard

    @property
    def cards(self) -> int:
        """Cards played in this deal."""
        return len(self._cards)

    def accepted(self, click: Click) -> None:
        """Note a played card."""
        card = in_words(click.press.arg)
        if any(card == one for one, _ in self._cards):  # The next deal has begun.
            self._cards, self._shown = [], 0
            self.deals += 1
        self._cards.append((card, click.at + click.answer.seconds))
        if (board := self._party.board) is not None:
            self._look(board)

    def _heard(self, message: Message, change: Change) -> None:
        if change is not Change.DELETED:
            self._look(message)

    def _look(self, message: Message) -> None:
        now = self._fake_discord.discord.clock()
        items = (item for part in walk(message.components) for item in part.get("items") or ())
        shown = self._position(" ".join(item.get("description") or "" for item in items))
        for _, at in self._cards[self._shown : shown]:
            self.seconds.append(max(0.0, now - at))
        self._shown = max(self._shown, shown)

    def _position(self, alt: str) -> int:
        """Cards of the deal that the board shows."""
        if not alt:
            return self._shown
        _, _, trick = alt.partition("On the table:")
        for number in range(len(self._cards), 0, -1):
            if self._cards[number - 1][0] in trick:
                return number
        # Between two tricks the table is empty.
        return len(self._cards) // TRICK * TRICK
