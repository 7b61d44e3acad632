"""Backups, copies, restoring."""
