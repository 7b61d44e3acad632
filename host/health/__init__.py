"""Monitoring of the bot: liveness, metrics, logs, error reports.

Each part needs a setting and costs nothing without it: a port with ``/healthz``, ``/readyz`` and
``/metrics``, notification of systemd, logs as JSON, error reports. ``python -m host.health`` checks
a running bot.
"""
