"""The house's figures as Prometheus reads them, written by prometheus-client."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from itertools import accumulate
from typing import TYPE_CHECKING

from base.figures import Count, Figure, Level, Times
from base.metrics import FIGURES

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry
    from prometheus_client.metrics_core import Metric


def installed() -> bool:
    """Whether prometheus-client is there."""
    return find_spec("prometheus_client") is not None


def text() -> tuple[bytes, str]:
    """Every figure, with those of the process where the system tells them; the content type."""
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    return generate_latest(_registry()), CONTENT_TYPE_LATEST


@cache
def _registry() -> CollectorRegistry:
    from prometheus_client import CollectorRegistry, ProcessCollector

    found = CollectorRegistry()
    found.register(_House())
    ProcessCollector(registry=found)
    return found


class _House:
    """What prometheus-client asks (its ``Collector``, found by its method)."""

    def collect(self) -> Iterable[Metric]:
        """All figures as they are now."""
        return (_written(figure) for figure in FIGURES)


def _written(figure: Figure) -> Metric:
    from prometheus_client.metrics_core import (
        CounterMetricFamily,
        GaugeMetricFamily,
        HistogramMetricFamily,
    )

    match figure:
        case Count():
            counter = CounterMetricFamily(figure.name, figure.about, labels=figure.labels)
            for labels, value in _values(figure, figure.values):
                counter.add_metric(labels, value)
            return counter
        case Level():
            gauge = GaugeMetricFamily(figure.name, figure.about, labels=figure.labels)
            for labels, value in figure.values.items():
                gauge.add_metric(labels, value)
            return gauge
        case Times():
            histogram = HistogramMetricFamily(figure.name, figure.about, labels=figure.labels)
            for labels, spread in figure.values.items():
                bounds = (*(str(bound) for bound in figure.bounds), "+Inf")
                buckets = list(zip(bounds, accumulate(spread.counts), strict=True))
                histogram.add_metric(labels, buckets, spread.total)
            return histogram
    raise AssertionError(figure)


def _values(
    figure: Figure, values: Mapping[tuple[str, ...], float]
) -> Iterator[tuple[tuple[str, ...], float]]:
    """What was counted; where nothing was and there are no labels, that is a 0 worth telling."""
    yield from values.items()
    if not figure.labels and not values:
        yield (), 0.0
