"""Throneroom over the network: tables for people and bots, in a browser or for programs.

- serving, admin: starting a server; what operators do with its database
- transport: HTTP and WebSockets
- history: finished games
- tables: what happens at a table, from its making to the end of the game
- people: guests, accounts, names, ratings
- protocol: the messages of the game channel
- storage: the database
- settings, errors, logs, metrics: for all of them

A package imports only from those below it.
"""
