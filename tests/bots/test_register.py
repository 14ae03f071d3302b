"""The register of bots, and the bots of chance."""

import pytest

from stammtisch.bots import BOTS, DEFAULT_BOTS, new_bot
from stammtisch.bots.random_legal import RandomLegal
from stammtisch.bots.schafkopf import RulesOfThumb
from stammtisch.games import GAMES
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.actions import PlayCard
from tests.properties.rounds import opened, walk


def test_every_game_has_bots_and_a_usual_one() -> None:
    assert set(GAMES) <= set(BOTS) == set(DEFAULT_BOTS)
    assert all(DEFAULT_BOTS[game] in BOTS[game] for game in BOTS)
    assert isinstance(new_bot("schafkopf"), RulesOfThumb)


def test_a_bot_can_be_made_without_a_seed() -> None:
    view = SCHAFKOPF.view(opened(0, 1), opened(0, 1).deal.vorhand)
    for make in BOTS["schafkopf"].values():
        assert make().decide(view).action in view.actions


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("skat", None, "no bots for 'skat': they play schafkopf, schwarzesau"),
        ("schafkopf", "genius", "unknown bot 'genius': a bot is one of rules_of_thumb, random_cards, random"),
    ],
)
def test_what_is_unknown_is_quoted(game: str, name: str | None, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        new_bot(game, name)


def choices(bot: RandomLegal) -> list[object]:
    found: list[object] = []
    for round_, _ in walk(0, 5):
        found += [bot.decide(SCHAFKOPF.view(round_, seat)).action for seat in SCHAFKOPF.waiting_for(round_)]
    return found


def test_the_same_seed_makes_the_same_choices() -> None:
    assert choices(RandomLegal(3)) == choices(RandomLegal(3))
    assert choices(RandomLegal(3)) != choices(RandomLegal(4))


def test_chance_takes_everything_that_is_allowed() -> None:
    view = SCHAFKOPF.view(opened(0, 1), opened(0, 1).deal.vorhand)
    bot = RandomLegal(1)
    assert {bot.decide(view).action for _ in range(300)} == set(view.actions)


def test_blind_cards_announce_as_the_rules_of_thumb_do() -> None:
    bot, blind = RulesOfThumb(), new_bot("schafkopf", "random_cards", 2)
    other_card = 0
    for seed in range(30):
        for round_, _ in walk(0, seed):
            for seat in SCHAFKOPF.waiting_for(round_):
                view = SCHAFKOPF.view(round_, seat)
                wise, action = bot.decide(view).action, blind.decide(view).action
                assert action == wise or (isinstance(action, PlayCard) and isinstance(wise, PlayCard))
                other_card += action != wise
    assert other_card > 20
