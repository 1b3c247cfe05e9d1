"""A missing text fails here: of whatever is declared, and of every id the source names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import combinations, product

import pytest

from kozel import games
from kozel.cards.deck import RANKS, SUITS
from kozel.core.game import Game
from kozel.core.messages import KozelError, Message
from kozel.core.options import PHRASES, Declared, Range, Value, declarations
from kozel.core.presets import Preset
from kozel.core.seating import Seating
from kozel.texts.catalogue import catalogue
from kozel.texts.texts import Texts
from tests.batteries.tables import needed, values_of
from tests.texts.fluent_files import LANGUAGES
from tests.texts.literals import literal_ids, patterns, strings

READY = games.presets()
ALL = games.presets(drafts=True)


def options_of(presets: tuple[Preset, ...]) -> list[tuple[Preset, str]]:
    return [(preset, name) for preset in presets for name in preset.offered]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_source_has_a_text(language: str) -> None:
    texts = catalogue(language).ids
    missing = {}
    for text, place in literal_ids().items():
        plain = text.removesuffix("-*")
        longer = text.endswith("-*") and any(known.startswith(f"{plain}-") for known in texts)
        if plain not in texts and not longer:
            missing[plain] = place
    assert missing == {}


def test_the_source_is_read_for_ids() -> None:
    found = literal_ids()
    assert {"talk-off", "ask-wait", "seats-number", "said-phrase-*"} <= found.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", READY, ids=lambda preset: preset.id)
def test_every_game_has_a_name_and_a_sentence(language: str, preset: Preset) -> None:
    texts = Texts(language, strict=True)
    assert texts.game(preset.id)
    assert texts.about(preset.id).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offered_option_has_a_label(language: str) -> None:
    texts = catalogue(language)
    assert {name for _, name in options_of(ALL) if f"option-{name}" not in texts} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offered_option_is_explained(language: str) -> None:
    texts = catalogue(language)
    assert {name for _, name in options_of(READY) if f"option-{name}-help" not in texts} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_named_value_has_a_label(language: str) -> None:
    texts = catalogue(language)
    assert {
        f"option-{name}-{value}"
        for preset, name in options_of(ALL)
        for value in preset.choices(name)
        if isinstance(value, str) and f"option-{name}-{value}" not in texts
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_constraint_is_explained(language: str) -> None:
    texts = Texts(language, strict=True)
    for preset in ALL:
        for constraint in preset.constraints:
            assert texts.message(constraint.message())
        for option, reason in preset.excluded.items():
            assert texts.message(Message(reason.id, {"option": option}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_text_and_a_chapter(language: str) -> None:
    texts = catalogue(language)
    clauses = [clause for family in games.families() for clause in family.clauses]
    wanted = {f"clause-{clause.id}" for clause in clauses}
    wanted |= {f"chapter-{clause.chapter}" for clause in clauses}
    assert wanted - texts.ids == set()


def declared_ids() -> set[str]:
    """The ids that follow from what is declared."""
    clauses = [clause for family in games.families() for clause in family.clauses]
    ids = {f"clause-{clause.id}" for clause in clauses}
    ids |= {f"chapter-{clause.chapter}" for clause in clauses}
    for preset in ALL:
        ids |= {f"game-{preset.id}", f"game-{preset.id}-about"}
        ids |= {constraint.message().id for constraint in preset.constraints}
        ids |= {reason.id for reason in preset.excluded.values()}
        for name, declared in declarations(preset.options).items():
            ids |= {f"option-{name}", f"option-{name}-help"}
            ids |= {f"option-{name}-{value}" for value in all_values(declared)}
    return ids


def all_values(declared: Declared) -> Iterable[Value]:
    if isinstance(declared, Range):
        return range(declared.low, declared.high + 1)
    return declared.listed()


DECLARED = ("clause-", "chapter-", "game-", "refused-", "option-")
OF_THE_PAGE = "page-"
"""Named in TypeScript only; the page's own tests hold these against the catalogues."""


def test_no_text_is_left_over() -> None:
    """Whatever stands in the files is declared, or named somewhere in the source."""
    declared = declared_ids()
    left = {
        text
        for text in catalogue("en").ids - declared - strings()
        if not text.startswith(OF_THE_PAGE)
        and (text.startswith(DECLARED) or not made_in_source(text))
    }
    assert left == set()


def made_in_source(text: str) -> bool:
    matches = (pattern.fullmatch(text) for pattern in patterns())
    return any(match and all(map(words_of_the_source, match.groups())) for match in matches)


def words_of_the_source(rest: str) -> bool:
    """Whether the source knows what a made id goes on with: a word, or words in a row."""
    if rest in words() or rest.isdecimal():
        return True
    cuts = (cut for cut in range(1, len(rest)) if rest[cut] == "-")
    return any(rest[:cut] in words() and words_of_the_source(rest[cut + 1 :]) for cut in cuts)


@cache
def words() -> frozenset[str]:
    return frozenset({text.rstrip(":").lstrip("-") for text in strings()} | {*SUITS, *RANKS})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said(language: str) -> None:
    assert all(Texts(language, strict=True).phrase(phrase) for phrase in PHRASES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", READY, ids=lambda preset: preset.id)
def test_the_sheet_of_every_game_reads_without_gaps(language: str, preset: Preset) -> None:
    texts = Texts(language, strict=True)
    lines = texts.sheet_lines(games.make(preset.id))
    assert lines[0] == f"# {texts.text('sheet-title', title=texts.game(preset.id))}"
    assert [line for line in lines if set(line) & set("{}$[]")] == []
    assert len(lines) > 10


@pytest.mark.parametrize(
    ("preset", "option"), options_of(READY), ids=lambda each: getattr(each, "id", each)
)
def test_every_value_of_an_option_changes_the_sheet(preset: Preset, option: str) -> None:
    """In both languages, each value against every other (P3): at the first setting of the other
    options and of the seats where the two mean something different."""
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        same = set(combinations(values_of(preset, option), 2))
        for seats, others in product(preset.seatings, settings(preset, option)):
            sheets = sheets_of(preset, option, seats, others, texts)
            same -= {
                (one, other)
                for one, other in same
                if one in sheets and other in sheets and sheets[one] != sheets[other]
            }
            if not same:
                break
        assert same == set(), language


def sheets_of(
    preset: Preset,
    option: str,
    seats: tuple[int, bool],
    others: dict[str, Value],
    texts: Texts,
) -> dict[Value, str]:
    """The sheet under each listed value that goes with the other options."""
    found = {}
    for value in values_of(preset, option):
        with suppress(KozelError):
            game = made(preset, {**others, option: value}, seats)
            found[value] = "\n".join(texts.sheet_lines(game))
    return found


def settings(preset: Preset, option: str) -> list[dict[str, Value]]:
    """The defaults, then each with one other option changed, then what a value calls for."""
    one_changed = [
        {other: value}
        for other in preset.offered
        for value in values_of(preset, other)
        if other != option
    ]
    return [{}, *one_changed, *called_for(preset, option)]


def called_for(preset: Preset, option: str) -> Iterator[dict[str, Value]]:
    """What else has to differ from the defaults with a value that is refused beside them."""
    seats, teams = preset.seatings[0]
    for value in values_of(preset, option):
        with suppress(LookupError):
            yield needed(preset, Seating.of(seats, teams=teams), {option: value})


def made(preset: Preset, values: dict[str, Value], seats: tuple[int, bool]) -> Game:
    return games.make(preset.id, values, Seating.of(seats[0], teams=seats[1]))
