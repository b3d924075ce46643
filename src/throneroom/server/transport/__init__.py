"""HTTP and WebSockets.

- app: the ASGI application
- middleware: what every HTTP request passes
- hosts: the names under which the server may be asked for
- cookies: what browsers keep
- dependencies: who sends a request, from where and in which language
- routes: the HTTP part by subject, and the entrance to the game channel
- channel: one connection to a table, and the dispatch of its requests
- services: the parts of a running server, started and stopped together
- limits: how often, how many; connections: the same for HTTP, and how long; sockets: the same for
  frames that the channel never sees
- openapi: the description of all messages
- site: the files of the browser client
"""
