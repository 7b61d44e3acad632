"""Metrics, tracing, command lines and worker pools: what every package may use."""
