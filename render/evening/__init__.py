"""Pictures of an evening: its announcement, the hall of a round, the podium."""
