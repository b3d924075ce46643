"""Tables: what happens at them, from their making to the end of the game.

entries   everything that can happen at a table, as the database keeps it
table     what a table is after some entries
handlers  requests become entries, or are refused; `making` and `undo` are parts of it
frames    what a viewer is told about a table
hub       the tables in memory: who is connected, clocks, bots, other processes
loaded    one of those tables
journal   writing entries safely; `loading` reads them
index     a table in a few columns, for the lobby and the history
thinking  bots in processes of their own
"""
