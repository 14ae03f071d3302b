"""Tests of the table: who sits where, and what happens when."""
