"""Schwarze Sau: rules, house rules and views."""
