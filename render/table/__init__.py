"""Tables: seats, wood and slate."""
