"""Migrations, one numbered file a step."""
