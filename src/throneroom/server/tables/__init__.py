"""Tables: what happens at them, from their making to the end of the game.

- entries: everything that can happen at a table, as the database keeps it
- table: what a table is after some entries
- handlers: requests become entries, or are refused; making, undo: parts of that
- frames: what a viewer may see of a table
- hub: the tables in memory, with connections, clocks, bots and other processes
- loaded: one of those tables; background, changes: parts of the hub
- journal: writing entries safely; loading: reading them; fanout: hearing of other processes
- index: a table in a few columns, for the lobby and the history
- thinking: what bots answer; trials: which plan is best for a kingdom
"""
