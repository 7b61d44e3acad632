"""What the house tells of itself: figures that are counted, and which click led to what.

The lowest room, of the standard library alone: every room above may count. Nothing here is sent
anywhere; :mod:`health` shows it to a host who asks. No figure names a person, a table or a card.
"""
