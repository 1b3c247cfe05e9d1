"""Results in words: the sheets of the games with sixes and written points, marks and titles."""

from itertools import product

import pytest

from kozel.core.options import Value
from kozel.core.sheets import Mark
from kozel.core.views import Verdict
from kozel.games import make, preset
from kozel.games import sheet as clauses_of
from kozel.texts.texts import Texts

LANGUAGES = ("ru", "en")
SCORING = {
    "khvalyony": ("lusya", "eggs", "revokes", "deals"),
    "kryuk": ("lusya", "eggs", "revokes", "deals", "catch"),
    "nizhny": ("eggs_stack", "revokes", "deals", "catch"),
    "nizhny-28": ("eggs_stack", "revokes", "deals", "catch"),
    "nizhny-24": ("eggs_stack", "revokes", "deals", "catch"),
    "sixes": ("lusya", "eggs", "revokes", "deals"),
}
CASES = [(name, option) for name, options in SCORING.items() for option in options]


def _told(language: str, name: str, options: dict[str, Value]) -> str:
    texts = Texts(language, strict=True)
    game = make(name, options)
    return "\n".join(texts.message(clause) for _, clause in clauses_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "option"), CASES)
def test_each_value_of_a_scoring_option_changes_the_sheet(
    language: str, name: str, option: str
) -> None:
    values = preset(name).choices(option)
    assert len({_told(language, name, {option: value}) for value in values}) == len(values)


def _clauses(name: str, **options: Value) -> set[str]:
    return {
        clause.id.removeprefix("clause-tricks-") for _, clause in clauses_of(make(name, options))
    }


@pytest.mark.rule("C2.8", "C2.14", "C3.6", "C4.7")
def test_what_cannot_happen_is_not_explained() -> None:
    plain: dict[str, Value] = {"praises": (), "redeal": False}
    assert {"lusya-piles", "board-third-demand"} <= _clauses("khvalyony")
    assert not {"lusya-piles", "board-third-demand"} & _clauses("khvalyony", **plain)
    assert "board-third-demand" in _clauses("kryuk", redeal=False)
    assert "board-third-demand" not in _clauses("kryuk", redeal=False, dry="off")
    assert "board-contract" in _clauses("kryuk", dry="contract")
    assert "board-contract" not in _clauses("kryuk")
    assert "written-third-demand" in _clauses("nizhny")
    assert "written-third-demand" not in _clauses("nizhny", redeal=False)
    assert not {"lusya-piles", "board-third-demand", "board-caught"} & _clauses("sixes")


@pytest.mark.rule("C2.10", "C2.12", "C4.4")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [("khvalyony", ("89:31", "90:30")), ("nizhny", ("89:31", "90:30")), ("sixes", ("90:30",))],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_unusual_results_have_an_example(
    language: str, name: str, numbers: tuple[str, ...]
) -> None:
    told = _told(language, name, {})
    assert all(number in told for number in numbers)


@pytest.mark.rule("C3.9", "C2.13")
def test_what_a_breach_costs_is_told_in_the_games_own_unit() -> None:
    assert "2 пары" in _told("ru", "kryuk", {"revokes": "caught"})
    assert "4 очка" in _told("ru", "nizhny", {"revokes": "caught"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_and_title_can_be_told(language: str) -> None:
    texts = Texts(language, strict=True)
    kinds = (
        "eggs", "egg-pair", "lusya", "dry-goat", "caught", "contract-made", "contract-lost",
        "redeal", "third-demand", "para", "chiper", "nothing", "doubled", "penalty",
    )  # fmt: skip
    told = [texts.mark(Mark(kind, value=n)) for kind, n in product(kinds, (0, 1, 2))]
    assert all(told)
    titles = ("title-dry", "title-eggs", "title-tail")
    verdict = Verdict(("won", "lost", "won", "lost"), (1, 3), titles)
    assert len(set(texts.outcome(verdict))) == 5
