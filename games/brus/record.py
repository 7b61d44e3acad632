"""Record of a match of Brus, and its report as text and as JSON (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Final

from gamekit.cards.cards import Card
from gamekit.records.document import Record, as_object
from gamekit.records.files import TrickRecords
from gamekit.records.format import Position
from games.brus.cards import OTHER, SEATS, TEAM, after, sorted_hand
from games.brus.rules import (
    OPTIONS,
    PACKETS,
    RULES,
    STOCK,
    TRICKS,
    BrusDeal,
    Dare,
    Ending,
    HandResult,
    Play,
    RuleSet,
    Settled,
    Turn,
)
from games.cardgame.deal import Laid, Match
from games.cardgame.records import CardFormat, CardReferee


class BrusFormat(CardFormat[RuleSet]):
    """Three cards a seat and a stock; cards may be dared or led face down."""

    title = "Brus"
    rule_tags: ClassVar = {"Games": "10.10"}
    codec = RULES.codec
    calls = ("take", "run")
    has_up = False
    stock = STOCK
    tricks = TRICKS
    length = "10.2"
    dealing = "10.2"
    playing = "10.2"
    counting = "10.2"
    endings: ClassVar = {
        Ending.WON.value: "10.7",
        Ending.RUN.value: "10.6",
        Ending.STANTO.value: "10.9",
    }
    derived: ClassVar = {
        "end": (re.compile(r"end ((run )?(NS|EW) wipes [0-9]{1,3}|stanto)"), ""),
        "strokes": (re.compile(r"strokes NS [0-9]{1,3} EW [0-9]{1,3}"), "10.4"),
        "game": (re.compile(r"game (NS|EW) (brille|keule)"), "10.8"),
    }

    def position(self, state: Match) -> Position | None:
        """Position in the hand, with the next seat to play also while an answer is due."""
        at = super().position(state)
        return at and replace(at, turn=after(at.leader, at.lying))

    def result_lines(self, state: Match) -> tuple[str, ...]:
        """Ending, standing strokes and, if it is won, the game."""
        result = self.results(state)[-1]
        end = f"{result.by} wipes {result.wiped}"
        match result.ending:
            case Ending.STANTO:
                end = "stanto"
            case Ending.RUN:
                end = f"run {end}"
        strokes = " ".join(f"{team} {value}" for team, value in result.strokes.items())
        lines = (f"end {end}", f"strokes {strokes}")
        if not result.game_over:
            return lines
        return (*lines, f"game {result.by} {'keule' if result.keule else 'brille'}")

    def word(self, action: Any, up: Card | None) -> str | None:
        """``Kh``, dared ``Kh!``; led face down ``(7h)``, answered ``{E take}``, dared ``!``."""
        match action:
            case Play(dared=True):
                return f"{action.card}!"
            case Turn():
                return f"({action.card})"
            case Dare():
                return "!"
            case _:
                return super().word(action, up)

    def action(self, word: str, leader: str, turn: str, up: Card | None) -> tuple[str, Any]:
        """Parse a card, an answer or a dare."""
        if word == "!":
            return leader, Dare(leader)
        if word.startswith("(") and word.endswith(")"):
            return turn, Turn(turn, Card.parse(word[1:-1]))
        if word.endswith("!"):
            return turn, Play(turn, Card.parse(word[:-1]), dared=True)
        return super().action(word, leader, turn, up)

    # -- reports ---------------------------------------------------------------------------------

    def heading(self, record: Record[RuleSet]) -> str:
        games = record.rules.games
        return f"Brus, to {games} game{'s' if games > 1 else ''}"

    def sorted(self, hand: tuple[Card, ...], up: Card | None) -> tuple[Card, ...]:
        return sorted_hand(hand)

    def trick_lines(self, deal: Match) -> Iterator[str]:
        """Table of tricks with turned cards and dares."""
        hand: BrusDeal = deal.deal
        if deal.actions:
            yield "  trick " + "".join(f"{name:^7}" for name in self.seats.values()) + "  for"
        for number, trick in enumerate(hand.tricks, 1):
            yield from self._trick_lines(number, trick.laid, trick.winner, hand)
        if hand.lying:
            yield from self._trick_lines(hand.trick_number, hand.uncovered, None, hand)

    def due(self, deal: Match) -> str:
        """The team that answers, or the seat that plays."""
        asked = deal.deal.asked
        if asked is None:
            return super().due(deal)
        return f": {self.named(OTHER[TEAM[asked.seat]])} runs or takes up"

    def ending_lines(self, deal: Match, result: HandResult) -> Iterator[str]:
        """Ending, strokes and game."""
        yield f"  {self._ending(result)}"
        stanti = f" Stanti: {result.stanti}." if result.stanti else ""
        yield f"  Strokes: {self.listed(result.strokes)}.{stanti}"
        if result.game_over and result.by is not None:
            loser, what = self.named(OTHER[result.by]), "Keule" if result.keule else "Brille"
            yield f"  {self.named(result.by)} wins the game; {loser} draws a {what}."

    def deal_json(self, deal: Match, result: HandResult | None, state: Match) -> dict[str, Any]:
        """Hand of the JSON."""
        hand: BrusDeal = deal.deal
        game = None
        if result is not None and result.game_over:
            game = "keule" if result.keule else "brille"
        return {
            "number": deal.number,
            "dealer": deal.dealer,
            "tricks": as_object(hand.tricks_won),
            "end": result.ending.value if result else None,
            "by": result.by if result else None,
            "dares": as_object(hand.dares),
            "wiped": result.wiped if result else 0,
            "stanti": result.stanti if result else hand.began.stanti,
            "strokes": as_object(result.strokes if result else hand.left),
            "game": game,
        }

    def _trick_lines(
        self, number: int, laid: tuple[Laid, ...], winner: str | None, hand: BrusDeal
    ) -> Iterator[str]:
        """Trick in columns of seats: ``›`` before the leader's card, ``!`` after a dared one, ``*``
        after the winner's, brackets around one led face down."""
        kehren = hand.kehren_in(number)
        cells = dict.fromkeys(SEATS, " ")
        for one in laid:
            assert one.card is not None, "the record shows all cards"
            leads = one is laid[0]
            name = f"({one.card.name})" if leads and kehren is not None else one.card.name
            marks = ("!" if one.call else "") + ("*" if one.seat == winner else "")
            cells[one.seat] = f"{'›' if leads else ' '}{name}{marks}"
        line = f"  {number:^5} {''.join(cell.ljust(7) for cell in cells.values())}"
        yield f"{line}  {TEAM[winner]}" if winner is not None else line.rstrip()
        if kehren is not None and kehren.answered_by is not None:
            did = f"{self.named(kehren.answered_by)} {'takes up' if kehren.takes else 'runs'}"
            yield f"        {self.named(kehren.seat)} turns the card; {did}."
        for settled in hand.settled:
            if settled.trick == number:
                yield f"        {self._dare(settled)}"

    def _dare(self, settled: Settled) -> str:
        what = f"{self.named(settled.seat)} dared {settled.card.name}"
        if settled.team is None:
            return f"{what}; the partner's card won: nobody wipes."
        how = "and won" if settled.won else "and was beaten"
        return f"{what} {how}: {self.named(settled.team)} wipes {settled.wiped}."

    def _ending(self, result: HandResult) -> str:
        by = result.by
        if by is None:
            return "Four tricks each: a Stanto."
        team = self.named(by)
        if result.ending is Ending.RUN:
            return f"{self.named(OTHER[by])} runs: {team} wins the hand and wipes {result.wiped}."
        score = f"{result.tricks[by]}-{result.tricks[OTHER[by]]}"
        return f"{team} wins the hand {score} and wipes {result.wiped}."


FORMAT: Final = BrusFormat(CardReferee(RULES, OPTIONS, PACKETS, unit="hand"))
"""Instance of the referee."""
RECORDS: Final = TrickRecords(RULES, FORMAT)
"""Instance in the game."""
