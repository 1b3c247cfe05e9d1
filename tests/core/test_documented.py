"""docs/notation.md says what the code does: its examples and its test vectors."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from kozel.core import chain, fair
from kozel.core.acts import parse_act, write_act
from kozel.core.notation import parse, write
from kozel.core.sharecode import _checksum

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
VECTORS = json.loads(PAGE.split("```json")[1].split("```")[0])
SEED = bytes(range(32))
FIELDS = (b"\xa1" * 16, b"", b"\xc3" * 16, b"")


def test_the_moves_shown_can_be_read() -> None:
    table = PAGE.split("## Moves")[1].split("    move    =")[0]
    shown = [text for text in re.findall(r"`([^`]+)`", table) if "…" not in text]
    shown.remove("tile@end")
    assert len(shown) >= 20
    for text in shown:
        assert write(parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "takeover 2 club",
        "return 2",
        "undo 0 17",
        "resign 1",
        "timeout 1",
        "agree",
        "adjourn",
        "commit 3 <hash>",
        "seed 3 <hex>",
        "seal 3 0 <hash>",
        "open 3 <hex> - <hex> -",
        "reveal 3 <hex>",
    ],
)
def test_the_acts_shown_can_be_read(text: str) -> None:
    assert f"`{text}`" in PAGE
    act = text.replace("<hash>", "ab" * 32).replace("<hex>", "cd" * 16)
    assert write_act(parse_act(act)) == act


@pytest.mark.rule("P6")
def test_the_vectors_of_fair_deals() -> None:
    assert fair.digest(SEED) == VECTORS["seed_hash"]
    assert fair.digest(FIELDS[0]) == VECTORS["contribution_hash"]
    for vector in VECTORS["shuffles"]:
        deal, label = vector["deal"], vector["label"]
        order = vector["order"].split()
        assert fair.stream(SEED, FIELDS, deal, label).take(32).hex() == vector["stream"]
        block = hashlib.sha256(bytes.fromhex(vector["key"]) + bytes(8)).hexdigest()
        assert block == vector["stream"]
        assert list(fair.shuffled(fair.stream(SEED, FIELDS, deal, label), order)) == order
    lots = VECTORS["lots"]
    drawn = [
        fair.stream(SEED, FIELDS, deal, lots["label"]).index(lots["choices"])
        for deal in range(1, 9)
    ]
    assert drawn == lots["of_deals_1_to_8"]


def test_the_vector_of_the_chain() -> None:
    vector = VECTORS["chain"]
    assert chain.digest(vector["salt"], vector["do"]) == vector["digest"]
    told = (vector["n"], vector["ms"], vector["by"], vector["id"])
    assert chain.link(vector["previous"], *told, vector["digest"]) == vector["hash"]


def test_the_checksum_of_share_codes() -> None:
    digits = "0123456789abcdefghjkmnpqrstvwxyz"
    assert f"`{digits}`" in PAGE
    body = "classic.2.to~above_king"
    number = int(hashlib.sha256(body.encode()).hexdigest()[:8], 16)
    expected = "".join(digits[number // 32**n % 32] for n in range(3))
    assert _checksum(body) == expected
