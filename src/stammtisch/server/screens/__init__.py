"""How tables and games look on the wire, written down as types for the page and for the tests."""
