"""The HTTP part: people, tables, finished games, operations."""
