"""Colours, fonts, words and bytes of all pictures."""
