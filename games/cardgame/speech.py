"""Lines of a view as text: for messages, pictures and alternative texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gamekit.api.face import At, Say
from gamekit.api.players import Hint
from gamekit.api.review import MOST_LABEL, Mistake
from gamekit.cards.cards import Card, Rank, Suit
from games.cardgame.deal import Line, Value, Who, Word
from i18n.cards import card_label, card_name, card_said, rank_letters, suit_name

BETWEEN = "–"
"""Between the letters of partners."""


@dataclass(frozen=True)
class Speech:
    """A language, the people at the table, and the medium."""

    say: Say
    language: str
    names: Mapping[str, str]
    """Seat → name; without one the seat's."""
    message: bool = True
    """Whether for a message, else for a picture and its alternative text."""
    four_colours: bool = False
    reader: str = ""
    """Seat of the reader, who is addressed."""

    @staticmethod
    def of(say: Say, at: At) -> Speech:
        """Language and people of a panel."""
        return Speech(say, at.language, at.names, four_colours=at.four_colours, reader=at.reader)

    def __call__(self, key: str, **values: str | int) -> str:
        """Sentence of a key."""
        return self.say(self.language, key, **values)

    def who(self, seat: object) -> str:
        """Person at a seat."""
        return self.names.get(str(seat)) or self(f"seat-{seat}")

    def by(self, seat: object) -> str:
        """Person before a card or a call: « you » for the reader."""
        return self("played-by-you") if seat and str(seat) == self.reader else self.who(seat)

    def acts(self, key: str, seat: object, **values: str | int) -> str:
        """Sentence of an action of a ``person``; for the reader ``KEY-own``, if there is one."""
        if str(seat) == self.reader and self.say.has(self.language, f"{key}-own"):
            return self(f"{key}-own", **values)
        return self(key, person=self.who(seat), **values)

    def people(self, seats: Iterable[str]) -> str:
        """Persons at some seats."""
        return " & ".join(map(self.who, seats))

    def partners(self, seats: Iterable[object]) -> str:
        """Both partners, « Anna et Paul », or a player without one."""
        one, *other = map(self.who, seats)
        return self("team-people", one=one, two=other[0]) if other else one

    def team(self, team: object) -> str:
        """Name of a team: « Nord-Sud »."""
        return self(f"team-{team}")

    def letter(self, seat: object) -> str:
        """Short name of a seat."""
        key = f"seat-letter-{seat}"
        return self(key) if self.say.has(self.language, key) else self(f"seat-{seat}")[:1]

    def named(self, card: Card) -> str:
        """Card in words: « as de cœur »."""
        return card_name(self.language, card)

    def side(self, seats: Iterable[str]) -> str:
        """Short name of a side: ``N–S``; in messages of a side of one its person."""
        whose = tuple(seats)
        if self.message and len(whose) == 1:
            return self.who(whose[0])
        return BETWEEN.join(map(self.letter, whose))

    def sums(self, sides: Sequence[Sequence[str]], numbers: Iterable[int]) -> str:
        """Number of each side: ``N–S 3, W–E 5``."""
        pairs = zip(sides, numbers, strict=True)
        return ", ".join(
            self("side-points", side=self.side(side), points=number) for side, number in pairs
        )

    def scores(
        self, scores: Iterable[tuple[object, int]], name: Callable[[Any], str]
    ) -> dict[str, str | int]:
        """Name and number of each side: ``ns_name``, ``ns``, ``ew_name``, ``ew``."""
        found: dict[str, str | int] = {}
        for side, score in scores:
            key = str(side).lower()
            found |= {f"{key}_name": name(side), key: score}
        return found

    def card(self, card: Card | None) -> str:
        """Card in signs, for a picture and its alternative text in words."""
        if card is None:
            return self("card-back")
        return card_said(self.language, card) if self.message else card_name(self.language, card)

    def cards(self, cards: Iterable[Card | None]) -> str:
        """Cards in signs, or in words."""
        return (" " if self.message else ", ").join(map(self.card, cards))

    def brief(self, card: Card | None) -> str:
        """Card with its letter and its suit in words, for a picture's long alternative text."""
        if card is None or card.rank is Rank.JOKER:
            return self.card(card)
        return f"{rank_letters(self.language)[card.rank]} {self(f'suit-{card.suit.value}')}"

    def plays(self, plays: Iterable[tuple[object, Card | None]]) -> str:
        """Cards of a trick, each after its player if it has one."""
        return " · ".join(
            f"{self.by(seat)} {self.card(card)}" if seat else self.card(card)
            for seat, card in plays
        )

    def suit(self, suit: Suit) -> str:
        """Name of a suit, in messages with its sign."""
        if self.message:
            return suit_name(self.language, suit, four=self.four_colours)
        return self(f"suit-{suit.value}")

    def hint(self, hint: Hint | None, what: str, made: str) -> tuple[str, ...]:
        """Line below a mistake, ``made``: the hint at the better action, ``what``, if any."""
        if hint is None:
            return ()
        told = self(hint.key, **{"what": what, "made": made, **hint.values})
        return (self("analysis-hint", hint=told),)

    def mistake(self, step: int, trick: int, seat: object, made: str, card: Card | None) -> Mistake:
        """Mistake in a menu; ``step``: of the replay, ``made``: the action in words."""
        label = self("analysis-look", trick=trick, who=self.who(seat), made=made)
        return Mistake(step, label[:MOST_LABEL], card_label(self.language, card) if card else "")

    def line(self, line: Line) -> str:
        """Sentence of a line; with the reader among its people ``KEY-own``, if there is one."""
        mine = any(isinstance(one, Who) and one.seat == self.reader for _, one in line.values)
        own = f"{line.key}-own"
        key = own if mine and self.say.has(self.language, own) else line.key
        return self(key, **{name: self._value(value) for name, value in line.values})

    def lines(self, lines: Iterable[Line]) -> tuple[str, ...]:
        """Sentences of some lines."""
        return tuple(map(self.line, lines))

    def _value(self, value: Value) -> str | int:
        match value:
            case Who(tuple() as side):
                return self.side(side)
            case Who(seat):
                return self.who(seat)
            case Word(key):
                return self(key)
            case Suit():
                return self.suit(value)
            case Card():
                return self.card(value)
            case tuple():
                return self.cards(value)
        return value
