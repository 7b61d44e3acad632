"""Dashboard and alerts use existing metrics, labels and label values."""

from __future__ import annotations

import json
import re

import pytest
from prometheus_client import Counter, Histogram, generate_latest
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.parser import text_string_to_metric_families

from base import metrics
from tests.codebase.sources import ROOT

PROCESS = {"process_cpu_seconds_total", "process_resident_memory_bytes"}
OTHERS = {"instance", "job", "le"}
"""Labels added by Prometheus itself."""
METRICS = [one for one in vars(metrics).values() if isinstance(one, MetricWrapperBase)]


def samples(metric: MetricWrapperBase) -> set[str]:
    """Names of a metric in queries."""
    (family,) = metric.describe()
    match metric:
        case Counter():
            return {f"{family.name}_total"}
        case Histogram():
            return {f"{family.name}_{part}" for part in ("bucket", "count", "sum")}
        case _:
            return {family.name}


LABELS = {name: set(metric._labelnames) for metric in METRICS for name in samples(metric)}


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


def test_every_metric_is_on_the_dashboard_and_explained_to_hosts() -> None:
    text = " ".join(questions())
    assert [one for one in METRICS if not any(name in text for name in samples(one))] == []
    page = (ROOT / "docs/operations.md").read_text("utf-8")
    names = [family.name for metric in METRICS for family in metric.describe()]
    assert [name for name in names if f"`{name}" not in page] == []


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


def test_the_export_has_these_families_and_those_of_the_process_alone() -> None:
    """No ``_created`` series either."""
    metrics.LOOP_LAG.observe(0.3)
    body = generate_latest(metrics.REGISTRY).decode()
    families = {one.name: one for one in text_string_to_metric_families(body)}
    names = {family.name for metric in METRICS for family in metric.describe()}
    assert {name for name in families if not name.startswith("process_")} == names
    buckets = {
        one.labels["le"]: one.value
        for one in families["brouc_loop_lag_seconds"].samples
        if one.name.endswith("_bucket")
    }
    assert list(buckets) == [*map(str, metrics.FAST), "+Inf"]
    assert buckets["0.5"] - buckets["0.25"] >= 1
