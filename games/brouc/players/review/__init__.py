"""What a finished deal could have been."""
