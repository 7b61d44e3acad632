"""The stakes of a seat's deal in its match, from what the seat knows."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from brouc.actions import Announcement
from brouc.ruleset import FailedCape, RuleSet
from brouc.slate import OUT, SlatePoints, price_of_game, unit
from games.brouc.players.core.stakes import MatchStakes, Outlook
from games.brouc.players.known import Known

VALUES: Final = "values.json"


@cache
def outlook(target: int) -> Outlook:
    """The chances of matches to so many coches."""
    path = Path(__file__).resolve().parent / VALUES
    rows: list[list[int]] = json.loads(path.read_text(encoding="utf-8"))["ways"]
    return Outlook([way for row in rows for way in row], target)


def price(known: Known, loser: int) -> int:
    """Cost in coches of the game for a team that is called out (rules 5.4)."""
    return price_of_game(SlatePoints(known.slate[loser]), known.rules)


def announcement_price(rules: RuleSet, announcement: Announcement, game: int) -> int:
    """Value of an announcement in coches (rules 6.4, 6.5, 9.5)."""
    match announcement:
        case Announcement.CAPE_ET_DEHORS:
            return 3
        case Announcement.PAS_DEDOUBLE:
            return 4
        case Announcement.PARTIE_ET_VOLE:
            return game + 3


def cape_price(rules: RuleSet) -> int:
    """Value of all eight tricks in coches (rules 6.1, 9.5)."""
    return 3 if rules.ancient else 2


def match_stakes(known: Known) -> MatchStakes:
    """How the ends of this deal are to be judged, for the match."""
    rules = known.rules
    step = unit(rules)
    stakes = MatchStakes(outlook(rules.target), known.slate, known.coches, known.dealer, step)
    stakes.carried = list(known.carried)
    for team in range(2):
        stakes.need[team] = OUT - step * known.slate[team] - known.carried[team]
        stakes.called[team] = stakes.against(team ^ 1, price(known, team ^ 1), True)
        stakes.cape[team] = stakes.against(team ^ 1, cape_price(rules), False)
    if known.announcement is not None:
        announce(stakes, known, known.announced, known.announcement)
    return stakes


def announce(stakes: MatchStakes, known: Known, team: int, announcement: Announcement) -> None:
    """Set the stakes for a cape that a team has announced, or might."""
    worth = announcement_price(known.rules, announcement, price(known, team ^ 1))
    stakes.announced = team
    stakes.made = stakes.against(team ^ 1, worth, True)
    wiped = known.rules.failed_cape is FailedCape.GAME_OVER
    stakes.failed = stakes.against(team, worth, wiped)
