"""Le Brouc's computer players and the analysis of deals."""
