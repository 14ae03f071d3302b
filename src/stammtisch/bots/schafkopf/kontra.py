"""Kontra."""
from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.schafkopf.actions import DECLINE
def answer(known, doubling):
    return [Advice(DECLINE,0.0)] if DECLINE in doubling else None
