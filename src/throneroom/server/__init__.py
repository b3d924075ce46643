"""Throneroom over the network: tables for people and bots, in a browser or for programs.

    serving, admin  starting a server; what its operator does with the database
    transport       HTTP and WebSockets: routes, the game channel, limits
    history         finished games: finding them, and every position again
    tables          what happens at a table, from its making to the end of the game
    people          guests, accounts, names, ratings
    protocol        the messages of the game channel
    storage         the database
    settings, errors, logs, metrics

A package imports only from those below it.
"""
