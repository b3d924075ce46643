"""HTTP and WebSockets.

app           the ASGI application
middleware    what every HTTP request passes
dependencies  who sends a request, from where and in which language
routes        the HTTP part by subject, and the entrance to the game channel
channel       one connection to a table
services      the parts of a running server, started together
limits        how much and how often; `sockets` limits what WebSockets do by themselves
openapi       the description of all messages
site          the browser client's files
"""
