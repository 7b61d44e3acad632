"""What a host's instruments see of the bot: is it alive, how is it doing, what went wrong.

Everything here is asked for by a setting and costs nothing without: a port with ``/healthz``,
``/readyz`` and ``/metrics``, a word to systemd, logs as JSON, error reports. ``python -m
host.health``
asks a running bot.
"""
