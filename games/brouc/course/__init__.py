"""Le Brouc's lessons and booklet."""
