"""Matches as text: a head of tags, then the journal's actions, one a line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gamekit.api.record import Played, Proof
from nattkort.rules import RULES

TAGS: Final = ("preset", "version", "date", "place")


class NattkortRecords:
    """Written by the bot, read by anybody."""

    suffix = "nattkort"

    def write(self, played: Played) -> str:
        """The record."""
        lines = [f"preset {played.preset}", f"version {played.version}"]
        lines += [f"date {played.date}"] if played.date else []
        lines += [f"place {played.place}"] if played.place else []
        lines += [f"option {name} {value}" for name, value in sorted(played.options.items())]
        lines += [f"player {seat} {name}" for seat, name in sorted(played.players.items())]
        for proof in played.proofs:
            lines.append(f"proof {proof.deal} {proof.cut} {proof.commitment} {proof.secret}")
        return "\n".join([*lines, *(f"> {action}" for action in played.actions), ""])

    def read(self, text: str) -> Played:
        """The match; ``ValueError`` with the line."""
        tags = dict.fromkeys(TAGS, "")
        options: dict[str, str] = {}
        players: dict[str, str] = {}
        proofs: list[Proof] = []
        actions: list[str] = []
        for number, line in enumerate(text.splitlines(), 1):
            try:
                match line.split(" ", 2):
                    case [">", *_]:
                        actions.append(RULES.encode(RULES.decode(line[2:])))
                    case ["option", name, value]:
                        options[name] = value
                    case ["player", seat, name]:
                        players[seat] = name
                    case ["proof", deal, rest]:
                        cut, commitment, secret = rest.split(" ")
                        proofs.append(Proof(int(deal), commitment, int(cut), secret))
                    case [tag, *_] if tag in tags:
                        tags[tag] = line[len(tag) + 1 :]
                    case _:
                        raise ValueError(f"not understood: {line[:40]!r}")
            except ValueError as error:
                raise ValueError(f"line {number}: {error}") from None
        if not tags["version"].isdecimal():
            raise ValueError("line 1: the version of the rules is missing")
        return Played(
            preset=tags["preset"],
            options=options,
            version=int(tags["version"]),
            actions=tuple(actions),
            date=tags["date"],
            place=tags["place"],
            players=players,
            proofs=tuple(proofs),
        )

    def command(self, arguments: Sequence[str]) -> int:
        """Play files through; 1 for the first that breaks a rule."""
        for name in arguments:
            try:
                played = self.read(Path(name).read_text("utf-8"))
                state = RULES.start(played.preset, played.options, played.version)
                for text in played.actions:
                    action = RULES.decode(text)
                    if why := RULES.violation(state, action):
                        raise ValueError(f"{text}: {why.code}")
                    state = RULES.accept(state, action)
            except (OSError, ValueError) as error:
                print(f"{name}: {error}", file=sys.stderr)
                return 1
            print(f"{name}: {state.points[0]} – {state.points[1]}")
        return 0


RECORDS: Final = NattkortRecords()
