"""Server settings and diagnosis."""
