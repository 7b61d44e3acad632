"""Record of a match of Le Brouc (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Final

from brouc.actions import Action, Announce, Announcement, Book, Deal, Declare, Dehors, Mark, Play
from brouc.cards import Card, Suit, sorted_hand
from brouc.deal import DealState
from brouc.match import ENGINE, MatchState
from brouc.report import deal_json, ending_lines, trick_lines
from brouc.result import DealResult, Ending
from brouc.ruleset import RuleSet
from brouc.seats import PerTeam, Seat
from brouc.slate import Coches, SlatePoints, marriage_value
from brouc.tricks import Marriage
from gamekit.records.document import Dealt, Record
from gamekit.records.format import Adjudicated, Format
from gamekit.records.lines import Line, RecordError, located

_VALUE: Final = re.compile(r"(20|30|40|60)([hdcs])")
_TEAMS: Final = r"NS -?[0-9]{1,6} EW -?[0-9]{1,6}"
_END: Final = re.compile(r"end [a-z]+(-[a-z]+)?( (N|W|S|E|NS|EW) coches [0-9]{1,4})?")

Judged = Adjudicated[RuleSet, MatchState, Action]


class BroucFormat(Format[RuleSet, MatchState, Action]):
    """Eight cards a seat, the dealer's last one turned up."""

    title = "Brouc"
    rule_tags: ClassVar = {"Rules": None, "Options": None, "Target": None}
    in_order = True
    tricks = 8
    blames_unfinished = True
    length = "1.4"
    dealing = "1.4"
    playing = "2.1"
    counting = "4.1"
    endings: ClassVar = {
        Ending.COUNTED.value: "4.1",
        Ending.DEHORS.value: "5.4",
        Ending.WRONG_DEHORS.value: "5.5",
        Ending.CAPE.value: "6.1",
        Ending.DEMAND_MADE.value: "6.4",
        Ending.DEMAND_FAILED.value: "6.6",
    }
    derived: ClassVar = {
        "end": (_END, ""),
        "slate": (re.compile(f"slate {_TEAMS}"), "4.1"),
        "coches": (re.compile(f"coches {_TEAMS}"), "4.2"),
    }

    def result_lines(self, state: MatchState) -> tuple[str, ...]:
        """Ending, slate before it is wiped, and the match's coches."""
        result = state.results[-1]
        slate, coches = _per_team(result.slate), _per_team(result.total)
        return end_line(result), f"slate {slate}", f"coches {coches}"

    def dealt(self, dealer: Seat, pack: tuple[Card, ...]) -> Dealt:
        """Hands and indicator."""
        return replace(super().dealt(dealer, pack), up=pack[-1])

    def pack(self, dealer: Seat, dealt: Dealt) -> tuple[Card, ...]:
        """Pack that deals these hands, the indicator last in the dealer's (rules 1.5)."""
        up, own = dealt.up, dealt.hands[dealer.value]
        assert up is not None, "a deal turns a card up"
        last = (*(card for card in own if card is not up), up)
        return super().pack(dealer, Dealt({**dealt.hands, dealer.value: last}))

    def late(self, word: str) -> str | None:
        """Calls may follow the eighth trick."""
        return None if word.startswith("{") else f"{word} is a fifth card in the trick"

    def turned_up(self, line: Line, seen: set[Card], own: tuple[Card, ...], dealer: str) -> Card:
        """Parse the indicator, one of the dealer's eight."""
        at, text = line
        words = text.split()[1:]
        if len(words) != 1:
            raise RecordError(at, f"one card is due, not {text[:40]!r}", "1.5")
        up = located(at, Card.parse, words[0], rule="1.1")
        if up not in own:
            raise RecordError(at, f"{up} is none of dealer {dealer}'s eight cards", "1.5")
        return up

    def word(self, action: Action, up: Card | None) -> str | None:
        """Text of a card or a call: ``{W 20h}`` (in trumps ``{W 40h}``), ``{S dehors}``, …"""
        match action:
            case Play():
                return str(action.card)
            case Declare():
                assert up is not None, "a deal turns a card up"
                value = marriage_value(Marriage(action.suit, action.extended), up.suit)
                said = f"{value}{action.suit}"
            case Mark():
                said = f"mark {action.card}"
            case Dehors():
                said = "dehors"
            case Announce():
                said = action.announcement.value
            case Deal() | Book():
                return None
        return f"{{{action.seat} {said}}}"

    def action(self, word: str, leader: str, turn: str, up: Card | None) -> tuple[str, Action]:
        """Parse a card or a call."""
        if word.startswith("{"):
            assert up is not None, "a deal turns a card up"
            said = self._said(word[1:-1], up.suit)
            return said.seat.value, said
        try:
            card = Card.parse(word)
        except ValueError as error:
            raise ValueError(f"{error} (rules 1.1)") from None
        return turn, Play(Seat(turn), card)

    def _said(self, text: str, trump: Suit) -> Declare | Mark | Dehors | Announce:
        words = text.split(" ")
        if len(words) < 2:
            raise ValueError(f"a seat and what it said are due, not {text[:40]!r}")
        seat, said = Seat(self.seat_of(words[0])), words[1:]
        if said == ["dehors"]:
            return Dehors(seat)
        if len(said) == 2 and said[0] == "mark":
            return Mark(seat, Card.parse(said[1]))
        if len(said) == 1:
            for announcement in Announcement:
                if said[0] == announcement.value:
                    return Announce(seat, announcement)
            if found := _VALUE.fullmatch(said[0]):
                return _declared(seat, int(found[1]), Suit(found[2]), trump)
        raise ValueError(f"nobody says {' '.join(said)[:40]!r}")

    # -- reports (:mod:`brouc.report`) -----------------------------------------------------------

    def heading(self, record: Record[RuleSet]) -> str:
        rules, options = record.rules, record.tags.value("Options")
        name = "L'Homme de Brou (1802)" if rules.ancient else "Le Brouc"
        what = "parties" if rules.ancient else "coches"
        return f"{name}, to {rules.target} {what}{', ' if options else ''}{options}"

    def sorted(self, hand: tuple[Card, ...], up: Card | None) -> tuple[Card, ...]:
        return sorted_hand(hand, up.suit if up else None)

    def trick_lines(self, deal: DealState) -> Iterator[str]:
        return trick_lines(deal)

    def ending_lines(self, deal: DealState, result: DealResult) -> Iterator[str]:
        return ending_lines(deal, result)

    def standing(self, state: MatchState) -> str:
        coches = ", ".join(f"{n} against {self.named(team)}" for team, n in state.coches.items())
        return f"{'Parties' if state.rules.ancient else 'Coches'}: {coches}"

    def deal_json(
        self, deal: DealState, result: DealResult | None, state: MatchState
    ) -> dict[str, Any]:
        return deal_json(deal, result, state)


def _declared(seat: Seat, value: int, suit: Suit, trump: Suit) -> Declare:
    for extended in (False, True):
        if marriage_value(Marriage(suit, extended), trump) == value:
            return Declare(seat, suit, extended)
    kind = "trumps" if suit is trump else "a plain suit"
    raise ValueError(f"{value} is not said in {kind} (rules 3.1)")


def end_line(result: DealResult) -> str:
    """Line of the ending, the seat (for a cape the team) that caused it, and its price.

    ``end counted``; ``end dehors S coches 2``; ``end cape NS coches 2``. With
    dehors=automatic a count may win: ``end counted NS coches 1``.
    """
    words = ["end", result.ending.value]
    if result.caller is not None:
        words.append(result.caller.value)
    elif result.by is not None:
        words.append(result.by.value)
    if result.against is not None:
        words.append(f"coches {result.coches}")
    return " ".join(words)


def _per_team(values: PerTeam[SlatePoints] | PerTeam[Coches]) -> str:
    return " ".join(f"{team} {value}" for team, value in values.items())


FORMAT: Final = BroucFormat(ENGINE)
"""Instance of the referee and of the game."""
