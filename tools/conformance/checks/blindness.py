"""Faces and computer players use nothing but the given view.

A view restored after its way through a worker is another object with the same content: a face that
keeps more or reads something else shows something else then.
"""

from __future__ import annotations

import pickle
from itertools import islice
from typing import Final

from gamekit.api.panel import Panel
from gamekit.api.players import never
from tools.conformance import shown
from tools.conformance.hooks import hidden_of
from tools.conformance.report import Check
from tools.conformance.subject import Subject


def run(subject: Subject) -> str:
    """Show and play positions, then the same ones with restored views and other hidden pieces."""
    game, rules = subject.game, subject.rules
    looked = 0
    for one, state in subject.sample:
        for seat in rules.seats:
            view = rules.view(state, seat)
            restored = pickle.loads(pickle.dumps(view))
            if rules.next(state).awaits in ("turn", "booking"):
                at = subject.at("fr", offers=shown.OFFERS)
                first: Panel = game.face.hand(view, at)
                if first != game.face.hand(restored, at) or first != game.face.hand(view, at):
                    raise subject.fail(one, f"the hand of {seat} is not the same twice")
                looked += 1
            if game.players is None or rules.next(state).seat != seat:
                continue
            if rules.next(state).awaits != "turn":
                continue
            views = [restored]
            if (knowing := hidden_of(rules)) is not None:
                others = islice(knowing.hidden(state, seat), 1)
                views += [rules.view(other, seat) for other in others]
            level = game.players.levels[0]
            chosen = game.players.choose(view, level, 5, never)
            for other in views:
                if game.players.choose(other, level, 5, never) != chosen:
                    what = f"the {level} of {seat} plays otherwise when only what is hidden differs"
                    raise subject.fail(one, what)
    return f"{looked} hands shown again from restored views"


CHECK: Final = Check("blindness", "faces and computer players know only the view", run)
