"""The course and the booklet of rules."""
