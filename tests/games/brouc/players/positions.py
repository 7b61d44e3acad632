"""Positions of the protocol, written as another program would."""

from __future__ import annotations

from brouc.ruleset import ruleset
from brouc.seats import Team
from brouc.view import View
from games.brouc.players.protocol import write_action


def position_of(seen: View) -> dict[str, object]:
    """A seat's view as a position of the protocol."""
    deal = seen.deal
    if deal is None or seen.seat is None:
        raise ValueError("a position is what a seat knows of a deal")
    tricks = [won.trick for won in deal.tricks]
    if deal.trick.cards:
        tricks.append(deal.trick)
    options = {k: v for k, v in seen.rules.options().items() if k != "target"}
    if seen.rules.target != ruleset(seen.rules.preset.value).target:
        options["target"] = str(seen.rules.target)
    return {
        "rules": seen.rules.preset.value,
        "options": " ".join(f"{name}={value}" for name, value in options.items()),
        "seat": seen.seat.value,
        "dealer": deal.dealer.value,
        "up": deal.indicator_was.text,
        "hand": [card.text for card in deal.hand],
        "tricks": [
            {"leader": trick.leader.value, "cards": [card.text for card in trick.cards]}
            for trick in tricks
        ],
        "said": [
            {
                "trick": spoken.trick,
                "after": spoken.cards,
                "seat": spoken.said.seat.value,
                "what": write_action(spoken.said, deal.trump),
            }
            for spoken in deal.spoken
        ],
        "slate": {team.value: deal.slate[team] for team in Team},
        "carried": {team.value: deal.carried[team] for team in Team},
        "coches": {team.value: seen.coches[team] for team in Team},
    }
