"""Dashboard and alerts use existing metrics, labels and label values."""

from __future__ import annotations

import json
import re

import pytest
from prometheus_client.parser import text_string_to_metric_families

from base.figures import Count, Figure, Times
from base.metrics import FIGURES, LOOP_LAG
from host.health import exporter
from tests.codebase.sources import ROOT

PROCESS = {"process_cpu_seconds_total", "process_resident_memory_bytes"}
OTHERS = {"instance", "job", "le"}
"""Labels added by Prometheus itself."""


def samples(figure: Figure) -> set[str]:
    """What a figure is called when it is asked for."""
    match figure:
        case Count():
            return {f"{figure.name}_total"}
        case Times():
            return {f"{figure.name}_{part}" for part in ("bucket", "count", "sum")}
        case _:
            return {figure.name}


LABELS = {name: set(figure.labels) for figure in FIGURES for name in samples(figure)}


def questions() -> list[str]:
    """All queries of dashboard and alerts."""
    board = json.loads((ROOT / "deploy/grafana.json").read_text("utf-8"))
    asked = [one["expr"] for panel in board["panels"] for one in panel.get("targets", ())]
    asked += [board["templating"]["list"][1]["query"]["query"]]
    alerts = (ROOT / "deploy/alerts.yaml").read_text("utf-8")
    return asked + re.findall(r"^ +expr: (.+)$", alerts, re.M)


@pytest.mark.parametrize("question", questions())
def test_what_is_asked_for_exists(question: str) -> None:
    used = set(re.findall(r"\b(?:brouc|process)_\w+", question))
    assert used <= LABELS.keys() | PROCESS, used
    known = set.union(set(), *(LABELS.get(name, set()) for name in used)) | OTHERS
    chosen = set(re.findall(r'(\w+)(?:=~|!~|!=|=)"', question))
    grouped = {
        label.strip() for one in re.findall(r"by \(([^)]*)\)", question) for label in one.split(",")
    }
    assert chosen | grouped <= known, (chosen | grouped) - known
    assert question.count("(") == question.count(")")


def test_every_alarm_is_explained_and_no_other() -> None:
    alerts = re.findall(r"- alert: (\w+)", (ROOT / "deploy/alerts.yaml").read_text("utf-8"))
    page = (ROOT / "docs/operations.md").read_text("utf-8")
    rows = re.findall(r"^\| `(Brouc\w+)` \| (.{20,}) \| (.{20,}) \|$", page, re.M)
    assert [name for name, _, _ in rows] == alerts


def test_every_figure_is_on_the_dashboard() -> None:
    text = " ".join(questions())
    assert [one.name for one in FIGURES if not any(name in text for name in samples(one))] == []


def test_every_figure_is_explained_to_hosts() -> None:
    page = (ROOT / "docs/operations.md").read_text("utf-8")
    missing = [one.name for one in FIGURES if f"`{one.name}" not in page]
    assert missing == []


def test_panels_lie_beside_each_other_and_not_on_each_other() -> None:
    board = json.loads((ROOT / "deploy/grafana.json").read_text("utf-8"))
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        at = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(at["x"], at["x"] + at["w"])
            for y in range(at["y"], at["y"] + at["h"])
        }
        assert not cells & taken, panel["title"]
        assert at["x"] + at["w"] <= 24
        taken |= cells


def test_what_is_written_is_read_by_prometheus_own_reader() -> None:
    LOOP_LAG.see(0.3)
    body, kind = exporter.text()
    assert kind.startswith("text/plain")
    families = {one.name: one for one in text_string_to_metric_families(body.decode())}
    assert {figure.name for figure in FIGURES} <= families.keys()
    assert families[LOOP_LAG.name].documentation == LOOP_LAG.about
    spread = LOOP_LAG.values[()]
    buckets = {
        one.labels["le"]: one.value
        for one in families[LOOP_LAG.name].samples
        if one.name.endswith("_bucket")
    }
    assert buckets["+Inf"] == sum(spread.counts)
    assert buckets["0.5"] - buckets["0.25"] == spread.counts[LOOP_LAG.bounds.index(0.5)] >= 1
