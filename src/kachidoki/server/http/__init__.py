"""Everything that is asked over HTTP: the lobby, replays, rules, the pages, the server's health."""
