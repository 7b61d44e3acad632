"""Drawing of the pack."""
