"""Laboratory of Brus's computer players."""
