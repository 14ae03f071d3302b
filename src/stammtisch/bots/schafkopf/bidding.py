from stammtisch.bots.schafkopf.advice import Advice
from stammtisch.schafkopf.actions import PASS
def announce(view, actions):
    return [Advice(PASS,0.0)]
