"""Text records of matches: lines, tags, the adjudicator's command line."""
