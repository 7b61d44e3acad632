"""The packages here are installed, never collected; tests that lie beside them are run."""

from pathlib import Path

HERE = Path(__file__).parent
collect_ignore = [str(file.parent) for file in HERE.glob("*/*/__init__.py")]
