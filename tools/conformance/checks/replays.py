"""A finished deal can be replayed step by step."""

from __future__ import annotations

from typing import Final

from gamekit.api.scenes import Look
from i18n import LANGUAGES
from tools.conformance.errors import LeftOutError
from tools.conformance.report import Check
from tools.conformance.subject import Subject


def run(subject: Subject) -> str:
    """Step through the first deals of every match."""
    replay, rules = subject.game.replay, subject.rules
    if replay is None:
        raise LeftOutError("the game has no replay")
    steps = 0
    for one in subject.walks:
        ends = [
            moment.after
            for moment in one.moments
            if rules.next(moment.before).awaits in ("turn", "booking")
            and rules.next(moment.after).awaits in ("deal", "nothing")
        ]
        for state in ends[:3]:
            view = rules.view(state, None)
            last, stops = replay.last(view), replay.stops(view)
            if len(stops) > 25 or list(stops) != sorted(set(stops)):
                raise subject.fail(one, f"stops are at most 25, in order: {stops}")
            if stops and not 0 <= stops[0] <= stops[-1] <= last:
                raise subject.fail(one, f"stops lie between 0 and {last}: {stops}")
            for step in range(last + 1):
                panel = replay.step(view, step, subject.at("fr"), rules.seats[0])
                if panel.rows:
                    raise subject.fail(one, f"step {step} has buttons of its own")
                if panel.scene is not None and subject.game.scenes is not None:
                    subject.game.scenes.words(panel.scene, subject.names, Look("fr"))
                steps += 1
            for language in LANGUAGES:
                if not 1 <= len(replay.summary(view, subject.at(language))) <= 100:
                    raise subject.fail(one, "a deal's summary has 1 to 100 characters")
    return f"{steps} steps"


CHECK: Final = Check("steps", "a finished deal can be gone through step by step", run)
