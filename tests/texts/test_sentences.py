from __future__ import annotations

import pytest

from kozel.core.events import Event, Moved, Said, Scored, Shown, Staged
from kozel.core.messages import IllegalMove, Message, OptionError, SeatingError
from kozel.core.moves import WATCHER, Choose, Part, Play, Say
from kozel.core.sheets import Account, ScoreLine
from kozel.core.views import Verdict
from kozel.texts.arguments import Company
from kozel.texts.texts import Texts

NAMES = {0: "Маша", 1: "Ann", 2: "Олег", 3: "Ben"}
PAIRS = ((0, 2), (1, 3))


def texts(language: str, reader: int = WATCHER) -> Texts:
    return Texts(language, company=Company(NAMES, reader, PAIRS), strict=True)


CARD = Moved(("QC",), "hand:0", "trick", 0)


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        ("ru", WATCHER, "Маша ходит: Д♣."),
        ("ru", 0, "Вы ходите: Д♣."),
        ("en", WATCHER, "Маша plays Q♣."),
        ("en", 0, "You play Q♣."),
    ],
)
def test_a_card_is_played(language: str, reader: int, told: str) -> None:
    assert texts(language, reader).event(CARD) == told


def test_an_event_can_be_told_to_another_reader() -> None:
    assert texts("en", 1).event(CARD, viewer=0) == "You play Q♣."


def test_hidden_cards_stay_hidden_from_whoever_may_not_see_them() -> None:
    dealt = Moved(("QC", "AS"), "deck", "hand:0", faces=(0,))
    assert texts("en", 0).event(dealt) == "Dealt to you: Q♣ A♠."
    assert texts("en", 1).event(dealt) == "Dealt to Маша: 2."
    assert texts("ru").event(dealt) == "Сдано (Маша): 2."


@pytest.mark.parametrize(
    ("event", "russian", "english"),
    [
        (
            Moved(("4-5",), "hand:0", "layout", 0, ("left",)),
            "Маша ставит 4-5 слева.",
            "Маша puts 4-5 on the left.",
        ),
        (
            Moved(("6-6",), "hand:0", "layout", 0, ("up!",)),
            "Маша ставит 6-6 сверху, закрытый.",
            "Маша puts 6-6 on the upper arm, closed.",
        ),
        (
            Moved(("1-1",), "hand:0", "layout", 0, ("",)),
            "Маша ставит 1-1.",
            "Маша puts 1-1.",
        ),
        (
            Moved((None,), "boneyard", "hand:2", 2),
            "Олег берёт с базара 1 кость.",
            "Олег draws a tile.",
        ),
        (
            Shown(("QC", "7H"), "hand:2", 2),
            "На руках (Олег): Д♣ 7♥.",
            "Left in hand, Олег: Q♣ 7♥.",
        ),
        (Said(0, "phrase", {"phrase": "thanks"}), "Маша: Спасибо!", "Маша: Thanks!"),
        (Staged("match-over"), "Партия окончена.", "The match is over."),
    ],
)  # fmt: skip
def test_what_happens_in_many_games(event: Event, russian: str, english: str) -> None:
    assert texts("ru").event(event) == russian
    assert texts("en").event(event) == english


def test_a_way_no_text_knows_is_told_all_the_same() -> None:
    moved = Moved(("QC",), "talon", "trick")
    assert texts("en").event(moved) == "The talon → The trick: Q♣."


def test_a_line_of_the_score_sheet_is_told() -> None:
    line = ScoreLine(3, (Account(written=2), Account()), (Account(written=2), Account(written=4)))
    assert texts("ru").event(Scored(line)) == "Счёт: Ann и Ben +4."
    remembered = ScoreLine(1, (Account(), Account()), (Account(remembered=9), Account()))
    assert Texts("en").event(Scored(remembered)) == "Score: side 1 +9 (remembered)."
    nothing = ScoreLine(4, (Account(), Account()), (Account(), Account()))
    assert texts("en").event(Scored(nothing)) == "The score stays as it was."


def test_people_without_names_are_seats() -> None:
    assert Texts("ru").name(1) == "место 2"
    assert Texts("en").name(1) == "seat 2"
    assert Texts("ru", company=Company(reader=1)).name(1) == "вы"


def test_a_side_is_its_people() -> None:
    assert texts("ru").side(0) == "Маша и Олег"
    assert texts("en", 3).side(1) == "Ann and you"
    assert Texts("en").side(1) == "side 2"


def test_zones_have_names() -> None:
    assert texts("ru", 0).zone("hand:0") == "У вас на руках"
    assert texts("ru", 0).zone("hand:2") == "На руках: Олег"
    assert texts("en").zone("boneyard") == "The boneyard"


def test_a_refusal_ends_with_its_rule() -> None:
    refused = IllegalMove("talk-off", "C0.7").message
    assert texts("en").message(refused) == (
        "No talking during the deal. The phrases are for the time between deals. (C0.7)"
    )
    assert texts("ru").message(Message("ask-wait")) == (
        "Сейчас делать нечего: подождите остальных."
    )


def test_a_wrong_value_names_the_option_in_words_and_as_it_is_typed() -> None:
    refused = OptionError(
        "option-value-unknown", "C0.7", option="talk", given="loud", values=("off", "phrases")
    )
    assert texts("en").message(refused.message) == (
        "“Talk during a deal” (talk) cannot be “loud”. Possible: off, phrases. (C0.7)"
    )


def test_an_option_nobody_knows_is_named_as_it_was_typed() -> None:
    refused = OptionError("option-unknown-near", option="tlak", near="talk", preset="nothing")
    assert texts("ru").message(refused.message) == (
        "В игре «nothing» нет настройки «tlak». Может быть, «talk»?"
    )


def test_seatings_are_told_in_words() -> None:
    refused = SeatingError(
        "seats-not-here", preset="nothing", number=5, teams=0, seatings=("4t", "2", "3")
    )
    assert texts("ru").message(refused.message) == (
        "В игру «nothing» не играют каждый за себя, когда за столом 5 игроков. "
        "Можно: 4 игрока в двух командах, 2 игрока, 3 игрока."
    )
    assert texts("en").message(refused.message) == (
        "nothing is not played by 5 players each for themselves. "
        "It is played by: 4 players in two teams, 2 players, 3 players."
    )


def test_values_of_options_are_told_in_words() -> None:
    english = texts("en")
    assert english.option("deals") == "Number of deals"
    assert english.option_value("deals", 0) == "no fixed number"
    assert english.option_value("deals", 10) == "10"
    assert english.option_value("talk", "off") == "silence"
    assert english.option_value("anything", True) == "yes"
    assert english.option_value("anything", ()) == "none"
    assert texts("ru").option_value("talk", ("off", "phrases")) == "молчать, готовые фразы"


def test_moves_have_labels() -> None:
    russian = texts("ru")
    assert russian.move(Play((Part("QC"),))) == "Д♣"
    assert russian.move(Play((Part("4-5", "left"), Part("6-6", "right", "closed")))) == (
        "4-5 слева, 6-6 справа, закрытый"
    )
    assert russian.move(Say("again")) == "Ещё партию?"
    assert russian.move(Choose("go")) == "Дальше"


def test_the_outcome_is_told_to_winners_and_to_others() -> None:
    verdict = Verdict(("won", "lost", "won", "lost"), (1, 3))
    assert texts("ru").outcome(verdict) == ("Выиграли Маша и Олег.", "Козлы: Ann и Ben.")
    assert texts("en", 0).outcome(verdict) == (
        "You won: you and Олег.",
        "The goats: Ann and Ben.",
    )
    assert texts("en", 1).outcome(verdict)[0] == "You lost. Won by Маша and Олег."
    alone = Verdict(("lost", "won"), (0,))
    assert texts("en", 1).outcome(alone) == ("You won.", "The goat: Маша.")
    assert texts("ru").outcome(Verdict(("drawn", "drawn"))) == ("Ничья.",)
