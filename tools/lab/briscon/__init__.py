"""Laboratory of Briscon's computer players."""
