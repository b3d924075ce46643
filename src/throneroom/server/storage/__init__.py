"""The database: its tables, opening it, and bringing it up to date."""
