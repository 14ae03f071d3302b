"""The server: tables in memory, sockets, REST; the only part that knows the web."""
