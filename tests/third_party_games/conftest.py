"""Packages here are installed, never collected; tests next to them are run."""

from pathlib import Path

HERE = Path(__file__).parent
collect_ignore = [str(file.parent) for file in HERE.glob("*/*/__init__.py")]
