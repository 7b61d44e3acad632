"""Record of a match of Briscon, and its report as text and as JSON (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar, Final

from gamekit.cards.cards import Card
from gamekit.records.document import Record, as_object
from gamekit.records.files import TrickRecords
from games.briscon.cards import SEATS, sorted_hand
from games.briscon.melds import meld_of
from games.briscon.rules import (
    OPTIONS,
    PACKETS,
    RULES,
    TRICKS,
    DealResult,
    Ending,
    Meld,
    Out,
    Rob,
    RuleSet,
    Written,
)
from games.cardgame.actions import Play
from games.cardgame.deal import Laid, Match
from games.cardgame.records import CardFormat, CardReferee


class BrisconFormat(CardFormat[RuleSet]):
    """Five cards a player, one turned up, and a stock."""

    title = "Briscon"
    rule_tags: ClassVar = {"Games": "11.7", "Options": "11.2"}
    codec = RULES.codec
    calls = ("rob", "meld", "out")
    stock = 21
    tricks = TRICKS
    length = "11.2"
    dealing = "11.1"
    playing = "11.2"
    counting = "11.2"
    endings: ClassVar = {
        Ending.COUNTED.value: "11.6",
        Ending.OUT.value: "11.6",
        Ending.WRONG_OUT.value: "11.6",
        Ending.ALL_TRICKS.value: "11.5",
    }
    derived: ClassVar = {
        "end": (re.compile(r"end (counted|(out|wrong-out|all-tricks) [NS])"), ""),
        "score": (re.compile(r"score N [0-9]{1,6} S [0-9]{1,6}"), "11.5"),
        "game": (re.compile(r"game [NS]"), "11.6"),
    }

    def result_lines(self, state: Match) -> tuple[str, ...]:
        """Ending, score before it is wiped and, if it is won, the game."""
        result = self.results(state)[-1]
        end = f"end {result.ending.value}"
        match result.ending:
            case Ending.OUT | Ending.WRONG_OUT:
                end = f"{end} {result.said_by}"
            case Ending.ALL_TRICKS:
                end = f"{end} {result.by}"
        score = " ".join(f"{seat} {value}" for seat, value in result.score.items())
        lines = (end, f"score {score}")
        return lines if result.by is None else (*lines, f"game {result.by}")

    def unfinished(self, lying: int) -> str:
        """Rest of a sentence on a trick that another trick follows."""
        return "is not complete"

    def late(self, word: str) -> str | None:
        """« Aus » may follow the sixteenth trick."""
        return None if word.endswith(" out}") else super().late(word)

    # -- reports ---------------------------------------------------------------------------------

    def heading(self, record: Record[RuleSet]) -> str:
        games, strict = record.rules.games, ", strict" if record.rules.strict else ""
        return f"Briscon, to {games} game{'s' if games > 1 else ''}{strict}"

    def sorted(self, hand: tuple[Card, ...], up: Card | None) -> tuple[Card, ...]:
        return sorted_hand(hand, up.suit if up else None)

    def trick_lines(self, deal: Match) -> Iterator[str]:
        """Table of tricks with calls, then what was written."""
        if deal.actions:
            yield "  trick  North  South  for"
        state = deal.deal
        tricks = [(trick.laid, trick.winner) for trick in state.tricks]
        tricks += [(state.lying, "")] if state.lying else []
        led = {trick[0][0].card: (number, *trick) for number, trick in enumerate(tricks, 1)}
        for action in deal.actions:
            name = self.named(action.seat)
            match action:
                case Rob():
                    yield f"         {name} robs {state.indicator.name}"
                case Meld(cards=cards):
                    meld = meld_of(cards)
                    assert meld is not None, "it is legal"
                    yield f"         {name} melds {' '.join(card.name for card in meld.cards)}"
                case Out():
                    yield f"         {name}: « Aus »"
                case Play(card=card) if card in led:
                    yield self._trick_line(*led[card])
        for seat in SEATS:
            own = [f"{one.points} {_reason(one)}" for one in state.written if one.seat == seat]
            if own:
                yield f"  {self.named(seat)} writes {', '.join(own)}"

    def ending_lines(self, deal: Match, result: DealResult) -> Iterator[str]:
        """Ending, points of cards, score and game."""
        cards, score = self.listed(result.cards), self.listed(result.score)
        yield f"  {self._ending(result)} Cards: {cards}. Score: {score}."
        if result.by is not None:
            yield f"  {self.named(result.by)} wins the game."

    def deal_json(self, deal: Match, result: DealResult | None, state: Match) -> dict[str, Any]:
        """Deal of the JSON."""
        played, by = deal.deal, result.by if result else None
        return {
            "number": deal.number,
            "dealer": deal.dealer,
            "trump": played.trump.value,
            "end": result.ending.value if result else None,
            "by": by,
            "written": {seat: played.points(seat) for seat in SEATS},
            "cards": as_object(played.card_points()),
            "score": as_object(result.score if result else played.score),
            "game": by,
        }

    def _trick_line(self, number: int, laid: tuple[Laid, ...], winner: str) -> str:
        """Trick in columns: ``›`` before the led card, ``*`` after the winner's."""
        cells = dict.fromkeys(SEATS, " ")
        for one in laid:
            assert one.card is not None, "cards lie open"
            before, after = "›" if one is laid[0] else " ", "*" if one.seat == winner else ""
            cells[one.seat] = f"{before}{one.card.name}{after}"
        text = f"  {number:^5}  {''.join(cell.ljust(7) for cell in cells.values())}"
        return f"{text}{winner}" if winner else text.rstrip()

    def _ending(self, result: DealResult) -> str:
        match result.ending:
            case Ending.COUNTED:
                return "Sixteen tricks, counted."
            case Ending.ALL_TRICKS:
                return "All sixteen tricks."
        assert result.said_by is not None, "the deal ended by « aus »"
        what = "right" if result.ending is Ending.OUT else "wrong"
        return f"{self.named(result.said_by)} says aus, and is {what}."


def _reason(written: Written) -> str:
    meld = written.meld
    return written.reason.words if meld is None else " ".join(card.name for card in meld.cards)


FORMAT: Final = BrisconFormat(CardReferee(RULES, OPTIONS, PACKETS))
"""Instance of the referee."""
RECORDS: Final = TrickRecords(RULES, FORMAT)
"""Instance in the game."""
