"""Outgoing requests against what Discord takes, by its own description of its interface."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from simcord import HttpLogEntry

from standin import shapes


def complaints(requests: Iterable[HttpLogEntry]) -> Iterator[str]:
    """What Discord would not take, one line each."""
    for request in requests:
        if isinstance(request.json, (dict, list)):
            body = json.loads(json.dumps(request.json))
            yield from shapes.complaints(request.method, request.path, body)
