"""What belongs to one server: settings and diagnosis."""
