"""Every reason that the rules can give against an action, with a situation that produces it."""

import ast
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from stammtisch.game import ActionRefused, Refusal
from stammtisch.schafkopf import SCHAFKOPF
from stammtisch.schafkopf.phases import Round
from tests.unit.situations import after, dealt, few, opened, playing, refused
from tests.unit.table_variants import hochzeit, muss, schieber
from tests.unit.test_auction import DEAL
from tests.unit.test_kontra import sauspiel

NAMING = after(opened(dealt("EO SO EU GU SA S9 G9 HA")), "0 bid sauspiel", "1 pass", "2 pass", "3 pass")
PASSED = after(opened(DEAL), "0 pass", "1 pass", "2 pass", "3 pass")
STAGE = after(opened(DEAL, auction="two_stage"), "0 willing", "1 willing", "2 pass", "3 pass")
ALONE = after(opened(DEAL, auction="two_stage"), "0 willing", "1 pass", "2 pass", "3 pass")
VORTRITT = after(opened(DEAL, auction="vortritt"), "0 willing", "1 willing", "2 pass", "3 pass")
ENDGAME = playing("sauspiel E", 0, few("E7 GK HK", "EZ GA HA", "EA EK S7", "S8 S9 H7"))
ON_LEAD = playing("sauspiel E", 0, few("E7 GK HK", "EZ GA HA", "EA EK S7", "S8 S9 H7", dealer=1))
DOUBLED = after(sauspiel(), "1 double")
BETTEL = playing("bettel", 0, few("HZ E7", "HA H7", "S7 S8", "G7 G8"), bettel_stichzwang=True)
RAMSCH = playing("ramsch", None, few("HZ E7", "HA H7", "S7 S8", "G7 G8"), ramsch_stichzwang=True)
REFUSED = after(hochzeit(), "0 bid hochzeit", "1 decline", "2 decline", "3 decline")
EXCHANGE = after(hochzeit(), "0 bid hochzeit", "1 accept", "1 pass", "2 pass", "3 pass")


def opened_by_somebody() -> Round:
    """Let the one in front of the player with a single trump want to play."""
    return after(hochzeit(auction="two_stage", dealer=2), "3 willing")


SITUATIONS: dict[tuple[str, str], tuple[Round, str]] = {
    ("NOT_YOUR_TURN", "5.2"): (opened(DEAL), "1 pass"),
    ("NOT_YOUR_TURN", "13.6"): (opened(DEAL, klopfen="all"), "1 knock"),
    ("HERZ_SOLO_HAS_ITS_NAME", "13.1"): (
        after(opened(DEAL, herz_solo_first=True), "0 bid solo", "1 pass", "2 pass", "3 pass"),
        "0 name H",
    ),
    ("NOT_YOUR_TURN", "5.6"): (NAMING, "1 name G"),
    ("NOT_YOUR_TURN", "6.1"): (sauspiel(), "1 GA"),
    ("WRONG_PHASE", "15.1"): (sauspiel(), "0 pass"),
    ("ROUND_OVER", "15.1"): (PASSED, "0 pass"),
    ("CONTRACT_NOT_OFFERED", "5.1"): (opened(DEAL, preset="verein", auction="single"), "0 bid geier"),
    ("NO_CALLABLE_SUIT", "7.1"): (opened(dealt()), "0 bid sauspiel"),
    ("BID_TOO_LOW", "5.2"): (after(opened(DEAL), "0 bid wenz"), "1 bid geier"),
    ("FIRST_MUST_NAME", "5.3"): (ALONE, "0 pass"),
    ("LATER_MUST_NAME", "5.3"): (after(STAGE, "0 pass"), "1 pass"),
    ("MORE_THAN_SAUSPIEL", "5.3"): (after(STAGE, "0 bid solo"), "1 bid sauspiel"),
    ("FIRST_MUST_NAME", "5.4"): (VORTRITT, "1 pass"),
    ("BID_MUST_HOLD", "5.4"): (after(VORTRITT, "1 bid wenz"), "0 bid geier"),
    ("BID_MUST_EXCEED", "5.4"): (after(VORTRITT, "1 bid wenz", "0 bid wenz"), "1 bid wenz"),
    ("HERZ_NEVER_CALLED", "7.1"): (NAMING, "0 name H"),
    ("SUIT_HAS_OWN_ACE", "7.1"): (NAMING, "0 name S"),
    ("SUIT_NOT_HELD", "7.1"): (NAMING, "0 name E"),
    ("CARD_NOT_IN_DECK", "1.3"): (playing("wenz", 0, few("EA", "EZ", "EK", "E9"), deck="short"), "0 E7"),
    ("CARD_NOT_IN_HAND", "6.6"): (sauspiel(), "0 EA"),
    ("FOLLOW_SUIT", "6.2"): (after(ENDGAME, "GK"), "1 HA"),
    ("FOLLOW_TRUMP", "6.2"): (after(ENDGAME, "HK"), "1 GA"),
    ("CALLED_ACE_MUST_BE_PLAYED", "7.3-R1"): (after(ENDGAME, "E7 EZ"), "2 EK"),
    ("CALLED_SUIT_ONLY_BY_ACE", "7.3-R2"): (ON_LEAD, "2 EK"),
    ("CALLED_ACE_MUST_WAIT", "7.3-R3"): (after(ENDGAME, "GK GA"), "2 EA"),
    ("KONTRA_NOT_OFFERED", "8.5"): (sauspiel(kontra_levels=0), "1 double"),
    ("KONTRA_WINDOW_CLOSED", "8.1"): (after(sauspiel(), "G9 GA"), "1 double"),
    ("KONTRA_ONLY_OPPONENTS", "8.2"): (sauspiel(), "2 double"),
    ("RE_ONLY_DECLARER", "8.3"): (DOUBLED, "2 double"),
    ("DOUBLED_ALREADY", "8.2"): (DOUBLED, "3 double"),
    ("NO_FURTHER_DOUBLING", "8.4"): (after(DOUBLED, "0 double"), "1 double"),
    ("ANSWER_PENDING", "8.3"): (DOUBLED, "0 G9"),
    ("NOTHING_TO_DECLINE", "8.3"): (sauspiel(), "1 decline"),
    ("MUST_TAKE_TRICK", "13.2"): (after(BETTEL, "HZ"), "1 H7"),
    ("MUST_TAKE_TRICK", "13.7"): (after(RAMSCH, "HZ"), "1 H7"),
    ("NOT_A_SIE", "13.3"): (opened(dealt("EO GO HO SO EU GU HU HA"), ladder=["sie"]), "0 bid sie"),
    ("NOT_ONE_TRUMP", "13.4"): (after(hochzeit(), "0 pass"), "1 bid hochzeit"),
    ("HOCHZEIT_TOO_LATE", "13.4"): (opened_by_somebody(), "0 bid hochzeit"),
    ("HOCHZEIT_ONCE", "13.4"): (REFUSED, "0 bid hochzeit"),
    ("MORE_THAN_HOCHZEIT", "13.4"): (after(hochzeit(), "0 bid hochzeit", "1 accept"), "1 bid sauspiel"),
    ("NOTHING_TO_GIVE_BACK", "13.4"): (after(hochzeit(), "0 bid hochzeit", "1 decline"), "2 accept"),
    ("NOT_YOUR_TURN", "13.4"): (after(hochzeit(), "0 bid hochzeit"), "2 accept"),
    ("GIVE_BACK_ANOTHER", "13.4"): (EXCHANGE, "1 back HU"),
    ("GIVE_BACK_NO_TRUMP", "13.4"): (EXCHANGE, "1 back H7"),
    ("NO_KONTRA_IN_RAMSCH", "13.7"): (RAMSCH, "1 double"),
    ("RENONCE_OWN_CARD", "13.9"): (muss(), "0 name E"),
    ("NOT_YOUR_TURN", "13.12"): (schieber(), "1 take"),
}

UNREADABLE: dict[tuple[str, str], dict[str, object]] = {
    ("UNKNOWN_ACTION", "15.1"): {"kind": "cry"},
    ("UNKNOWN_CARD", "1.3"): {"kind": "play", "card": "E1"},
    ("UNKNOWN_SUIT", "2.1"): {"kind": "name", "suit": "X"},
    ("UNKNOWN_CONTRACT", "4.1"): {"kind": "bid", "contract": "kaiser"},
    ("NOT_TWO_CARDS", "13.12"): {"kind": "pass_on", "cards": ["EO"]},
}


def modules(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from modules(entry)
        elif entry.name.endswith(".py"):
            yield entry


def texts(node: ast.expr) -> set[str]:
    """Return the text of a literal, or those of both branches of a conditional one."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    assert isinstance(node, ast.Constant), ast.dump(node)
    assert isinstance(node.value, str)
    return {node.value}


def reasons_in_the_rules() -> set[tuple[str, str]]:
    """Return every reason with its paragraph as the modules of the rules write them."""
    found = set()
    for module in modules(resources.files("stammtisch.schafkopf")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                reason, paragraph = node.args[:2]
                found |= {(name, number) for name in texts(reason) for number in texts(paragraph)}
    return found


def test_the_table_holds_every_reason_of_the_rules_and_no_other() -> None:
    assert reasons_in_the_rules() == set(SITUATIONS) | set(UNREADABLE)


@pytest.mark.parametrize(("named", "situation"), SITUATIONS.items(), ids=map("-".join, SITUATIONS))
def test_the_situation_produces_its_reason(named: tuple[str, str], situation: tuple[Round, str]) -> None:
    reason = refused(*situation)
    assert reason is not None
    assert (reason.reason, reason.paragraph) == named


@pytest.mark.parametrize(("named", "record"), UNREADABLE.items(), ids=map("-".join, UNREADABLE))
def test_what_cannot_be_read_is_refused(named: tuple[str, str], record: dict[str, object]) -> None:
    with pytest.raises(ActionRefused) as caught:
        SCHAFKOPF.read_action(record)
    refusal: Refusal = caught.value.refusal
    assert (refusal.reason, refusal.paragraph) == named
