"""Report of a deal as text and as JSON (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from brouc.actions import Announce, Declare, Dehors, Mark, Said
from brouc.cards import Card, points_of
from brouc.deal import DealState, Spoken
from brouc.result import DealResult, Ending, MatchState
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, TEAMS, PerTeam, Seat, Team
from brouc.slate import TeamPoints, booked, marriage_value, table_value
from brouc.tricks import Marriage
from gamekit.cards.seats import Each
from gamekit.records.document import as_object

SEAT_NAMES: Final = {seat: seat.name.capitalize() for seat in SEATS}
TEAM_NAMES: Final = {Team.NS: "North-South", Team.EW: "East-West"}


def deal_json(deal: DealState, result: DealResult | None, state: MatchState) -> dict[str, Any]:
    """Deal of the JSON."""
    dealt = deal.dealt
    points = result.points if result else deal.points()
    return {
        "number": dealt.number,
        "dealer": dealt.dealer.value,
        "trump": dealt.trump.value,
        "end": result.ending.value if result else None,
        "by": result.by.value if result and result.by else None,
        "marked": result.coches if result else 0,
        "against": result.against.value if result and result.against else None,
        "points": {team.value: _points_json(value) for team, value in points.items()},
        "slate": as_object(result.slate if result else dealt.slate),
        "carried": as_object(result.carried if result else dealt.carried),
        "game_over": bool(result and result.game_over),
        "coches": as_object(result.total if result else state.coches),
    }


def _points_json(points: TeamPoints) -> dict[str, int]:
    return {
        "cards": points.cards,
        "declared": points.declared,
        "carried": points.carried,
        "table": points.table,
    }


def trick_lines(deal: DealState) -> Iterator[str]:
    """Table of tricks with calls and marriages."""
    if not deal.past:
        yield "  No card has been led."
        return
    yield "  trick " + "".join(f"{name:^7}" for name in SEAT_NAMES.values()) + "  for"
    for number in range(1, 9):
        for entry in deal.spoken:
            if entry.trick == number and entry.cards < 4:
                yield _spoken_line(entry, deal)
        if number <= len(deal.tricks):
            yield _won_line(deal, number)
        elif number == len(deal.tricks) + 1 and deal.trick.cards:
            yield _trick_line(number, deal.trick.leader, dict(deal.trick.plays()), None)
    for entry in deal.spoken:
        if entry.cards == 4:
            yield _spoken_line(entry, deal)


def _won_line(deal: DealState, number: int) -> str:
    won, dealt = deal.tricks[number - 1], deal.dealt
    line = _trick_line(number, won.leader, dict(won.trick.plays()), won.winner)
    line += f"  {won.winner.team}  {points_of(won.cards):2}"
    marked = {mark.marriage.suit: mark.marriage for mark in deal.marks() if mark.trick == number}
    for marriage in won.marriages:
        mark = marked.get(marriage.suit)
        name = _marriage(mark or marriage)
        worth = f"{table_value(mark, dealt.trump, dealt.rules)}" if mark else "not marked"
        line += f", {name} {worth}"
    return line


def _trick_line(number: int, leader: Seat, cards: dict[Seat, Card], winner: Seat | None) -> str:
    """Trick in columns of seats: ``›`` before the leader's card, ``*`` after the winner's."""
    cells = []
    for seat in SEATS:
        card = cards[seat].name if seat in cards else ""
        before = "›" if seat is leader else " "
        after = "*" if seat is winner else " "
        cells.append(f"  {before}{card:<2}{after} ")
    line = f"  {number:^5} {''.join(cells)}"
    return line if winner else line.rstrip()


def _spoken_line(entry: Spoken, deal: DealState) -> str:
    when = f" (card {entry.cards + 1} to come)" if 0 < entry.cards < 4 else ""
    return f"        {SEAT_NAMES[entry.said.seat]}: {_words(entry.said, deal)}{when}"


def _words(said: Said, deal: DealState) -> str:
    match said:
        case Dehors():
            return "« Dehors ! »"
        case Announce():
            return f"« {_ANNOUNCED[said.announcement.value]} ! »"
        case Declare():
            value = marriage_value(Marriage(said.suit, said.extended), deal.dealt.trump)
            return f"declares {value} in {said.suit.sign}"
        case Mark():
            return f"marks {said.card.name}"


_ANNOUNCED: Final = {
    "cape-et-dehors": "Je demande la cape et dehors",
    "cape-dehors-pas-dedouble": "Je demande la cape, dehors et pas dédoublé",
    "partie-et-vole": "Partie et vole",
}


def ending_lines(deal: DealState, result: DealResult) -> Iterator[str]:
    """Ending, count, slate and game."""
    yield f"  {_ending(result, deal.dealt.rules)}"
    yield f"  {'':<16}{Team.NS.value:>6}{Team.EW.value:>6}"
    for name, values in (
        ("cards", result.points.map(lambda points: points.cards)),
        ("declared", result.points.map(lambda points: points.declared)),
        ("carried", result.points.map(lambda points: points.carried)),
        ("table marriages", result.points.map(lambda points: points.table)),
    ):
        if name == "cards" or any(values):
            yield _row(name, values)
    if result.ending is Ending.COUNTED:
        points, rules = result.points, deal.dealt.rules
        yield _row("booked", Each.of(TEAMS, lambda t: booked(points[t], points[t.other], rules)))
    yield _row("slate", result.slate)
    if any(result.carried):
        yield _row("at the bottom", result.carried)
    yield _row("parties against" if deal.dealt.rules.ancient else "coches", result.total)
    if result.game_over:
        yield f"  {TEAM_NAMES[result.by] if result.by else 'Nobody'} wins the game."


def _row(name: str, values: PerTeam[Any]) -> str:
    ns, ew = values
    return f"  {name:<16}{ns:>6}{ew:>6}"


def _ending(result: DealResult, rules: RuleSet) -> str:
    caller = SEAT_NAMES[result.caller] if result.caller else ""
    team = TEAM_NAMES[result.by] if result.by else ""
    unit_name = "partie" if rules.ancient else "coche"
    price = f"{result.coches} {unit_name}{'s' if result.coches != 1 else ''}"
    against = TEAM_NAMES[result.against] if result.against else ""
    said = {
        Ending.COUNTED: "Eight tricks, counted." if not team else f"Counted: {team} is out.",
        Ending.DEHORS: f"{caller} calls dehors, and is right.",
        Ending.WRONG_DEHORS: f"{caller} calls dehors, and is wrong.",
        Ending.CAPE: f"{team} has made the cape." if not rules.ancient else f"{team}: la vole.",
        Ending.DEMAND_MADE: f"{caller} announced all eight tricks, and {team} made them.",
        Ending.DEMAND_FAILED: f"{caller} announced all eight tricks, and one is lost.",
    }[result.ending]
    return f"{said} {price} against {against}." if against else said


def _marriage(marriage: Marriage) -> str:
    return f"{'K-Q-J' if marriage.extended else 'K-Q'} of {marriage.suit.sign}"
