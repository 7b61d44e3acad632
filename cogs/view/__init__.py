"""What messages show, as posts."""
