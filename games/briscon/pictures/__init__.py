"""The pictures of Briscon."""
