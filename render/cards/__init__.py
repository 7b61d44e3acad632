"""The pack as drawn."""
