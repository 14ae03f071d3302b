"""Measuring: bots against bots on the same cards."""
