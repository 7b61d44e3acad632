"""Le Brouc's pictures: a view goes in, bytes and an alt text come out."""
