"""Highlights of a match from its results."""

from __future__ import annotations

from games.brus.engine.hand import TO_WIN, Ending
from games.brus.engine.seats import TEAMS
from games.brus.engine.view import View


def feats(view: View) -> tuple[tuple[str, str], ...]:
    """Key of a label and what stands behind it; of the teams North-South's first."""
    results = view.results

    def each(counts: list[int]) -> str:
        return " – ".join(map(str, counts))

    out = [("hands", str(len(results)))]
    out.append(("dares", each([sum(one.dares[team] for one in results) for team in TEAMS])))
    jannen = [one for one in results if sorted(one.tricks) == [0, TO_WIN]]
    out.append(("jannen", each([sum(one.by is team for one in jannen) for team in TEAMS])))
    runs = [one for one in results if one.ending is Ending.RUN]
    out.append(("runs", each([sum(one.by is team.other for one in runs) for team in TEAMS])))
    return tuple(out)
