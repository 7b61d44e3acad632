"""The open protocol: the same play as at a table, and no bad line stops it."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brouc.actions import Play
from brouc.cards import Card
from brouc.ruleset import OPTIONS, Preset, RuleSet, ruleset
from brouc.seats import SEATS, Seat, Team
from brouc.view import View, view
from games.brouc.computers import COMPUTERS
from games.brouc.players.protocol import FIELDS, answers, read_position, write_action
from tests.fuzzing import changed, fuzz, texts
from tests.games.brouc.players.helpers import dealt, random_walk
from tests.games.test_computers import Steps


def position_of(seen: View) -> dict[str, object]:
    """A seat's view as a position of the protocol."""
    deal = seen.deal
    if deal is None or seen.seat is None:
        raise ValueError("a position is what a seat knows of a deal")
    tricks = [won.trick for won in deal.tricks]
    if deal.trick.cards:
        tricks.append(deal.trick)
    return {
        "rules": seen.rules.preset.value,
        "options": " ".join(
            f"{name}={value}" for name, value in OPTIONS.written(seen.rules).items()
        ),
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


README_POSITION: dict[str, Any] = {
    "rules": "brouc",
    "options": "",
    "seat": "E",
    "dealer": "S",
    "up": "7d",
    "hand": ["Ac", "Tc", "8s", "9s", "Jd", "8h", "Ah", "Kd"],
    "tricks": [],
    "said": [],
    "slate": {"NS": 23, "EW": 12},
    "carried": {"NS": 0, "EW": 0},
    "coches": {"NS": 0, "EW": 2},
}


def positions(rules: RuleSet, seed: int, deals: int) -> list[View]:
    rng = Random(seed)
    return [
        view(state, seat)
        for _ in range(deals)
        for state in random_walk(rng, dealt(rng, rules))
        for seat in SEATS
    ]


@pytest.mark.parametrize(
    "rules", [*(ruleset(p.value) for p in Preset), ruleset("brouc", {"marking": "manual"})]
)
def test_a_position_is_the_view(rules: RuleSet) -> None:
    for seen in positions(rules, 31, deals=2):
        again = read_position(json.dumps(position_of(seen)))
        assert position_of(again) | {"hand": 0} == position_of(seen) | {"hand": 0}
        assert again.seat is seen.seat
        assert again.rules == seen.rules
        assert set(again.legal) == set(seen.legal)
        assert COMPUTERS.choose(again, "club", 1) == COMPUTERS.choose(seen, "club", 1)


def test_master_plays_the_same_through_the_door() -> None:
    for seen in positions(RuleSet(), 32, deals=1)[::9]:
        again = read_position(json.dumps(position_of(seen)))
        moves = [COMPUTERS.choose(one, "master", 1, Steps(200)) for one in (again, seen)]
        assert moves[0] == moves[1]


def reply(position: object) -> dict[str, str]:
    line = position if isinstance(position, str) else json.dumps(position)
    (answer,) = answers([line], lambda seen: COMPUTERS.choose(seen, "club", 0))
    found: dict[str, str] = json.loads(answer)
    return found


def test_the_answer_is_a_card_or_on_anothers_turn_a_pass_and_a_won_game_is_called() -> None:
    card = Card.parse(reply(README_POSITION)["action"])
    assert card.text in README_POSITION["hand"]
    assert reply(README_POSITION | {"seat": "W"}) == {"action": "pass"}
    assert reply(README_POSITION | {"slate": {"NS": 0, "EW": 31}}) == {"action": "dehors"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seat": "X"}, "not a seat"),
        ({"hand": ["Ac"]}, "make eight"),
        ({"hand": ["Ac"] * 8}, "twice"),
        ({"up": "Ac"}, "dealer's"),
        ({"slate": {"NS": "1", "EW": 2}}, "slate"),
        ({"coches": {"NS": 5, "EW": 0}}, "over"),
        ({"rules": "chess"}, "unknown rules"),
        ({"options": "marking=never"}, "marking"),
        ({"tricks": [{"leader": "N", "cards": ["As"]}]}, "leads"),
        ({"tricks": [{"leader": "E", "cards": ["Ac", "Kc"]}]}, "twice"),
        ({"said": [{"trick": 1, "after": 0, "seat": "W", "what": "20h"}]}, "declare"),
        ({"said": [{"trick": 1, "after": 0, "seat": "E", "what": "20h"}]}, "no deal"),
        ({"said": [{"trick": 9, "after": 0, "seat": "E", "what": "dehors"}]}, "moment"),
        ({"said": [{"trick": 1, "after": 0, "seat": "E", "what": "hello"}]}, "nobody says"),
        ({"extra": 1}, "unknown field"),
    ],
)
def test_bad_positions_are_answered_with_their_fault(change: dict[str, Any], says: str) -> None:
    assert says in reply(README_POSITION | change)["error"]


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts("N", "Ah", "dehors", most=2),
    lambda inner: (
        st.lists(inner, max_size=9)
        | st.dictionaries(texts(*FIELDS, "leader", "cards", "NS", "EW", most=1), inner, max_size=4)
    ),
    max_leaves=12,
)


def test_whatever_stands_in_a_position_is_answered_in_one_line(patient: bool) -> None:
    """Any JSON for any of its fields, and any text."""
    fields = st.dictionaries(st.sampled_from(FIELDS), ANYTHING, min_size=1, max_size=3)
    lines = fields.map(lambda new: json.dumps(README_POSITION | new)) | ANYTHING.map(json.dumps)
    rubbish = st.sampled_from(("", '{"seat":', "[" * 5000, "\x00"))

    @fuzz(patient, light=80)
    @given(rubbish | lines | changed(lines).map(lambda line: line.replace("\n", " ")))
    def check(line: str) -> None:
        found = list(answers([line], lambda seen: seen.legal[0] if seen.legal else None))
        assert len(found) == bool(line.strip())
        for one in found:
            assert len(json.loads(one)) == 1
            assert len(one.splitlines()) == 1
            assert len(one) < 400

    check()


def output(command: str, lines: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *command.split()],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    return done.stdout


def test_the_program_serves() -> None:
    lines = [json.dumps(README_POSITION), "rubbish", json.dumps(README_POSITION)]
    said = output("games serve --level expert --seed 3", "\n".join(lines) + "\n")
    first, second, third = map(json.loads, said.splitlines())
    assert first == third
    assert second == {"error": "not JSON"}
    seen = read_position(lines[0])
    action = COMPUTERS.choose(seen, "expert", 3)
    assert isinstance(action, Play)
    assert first == {"action": write_action(action, action.card.suit)}
    assert action.seat is Seat.EAST


def test_players_match_each_other_on_the_command_line() -> None:
    said = output("tools.lab match amateur random --matches 4 --seed 2 --json")
    report = json.loads(said)
    assert (report["matches"], report["won"]) == (4, 4)
    assert report["coches ahead a match"] > 2
