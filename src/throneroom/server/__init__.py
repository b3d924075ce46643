"""The server: tables that people play at, in a browser or with programs of their own."""
