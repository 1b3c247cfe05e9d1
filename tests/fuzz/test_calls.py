"""Thousands of calls that are wrong, by hand and by the interface's own document."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as trying
from schemathesis.checks import CheckFunction
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kozel.server.api import ROUTES
from kozel.server.api.requests import ROUTES as OF_REQUESTS
from kozel.server.routes import Route
from kozel.texts.catalogue import catalogue
from tests.fuzz.making import ODD, PIECES, Maker
from tests.server.edge.house import House, Visitor, settings

PERSON = {"kind": "person"}
EXAMPLES: dict[str, Any] = {
    "configure": {"preset": "classic", "options": {"deals": 5}, "seats": 4, "teams": True},
    "changeMe": {"name": "Маша", "language": "ru", "settings": {"theme": "dark"}},
    "play": {"code": "", "bots": "club", "practice": False},
    "openRequest": {"code": "classic.1.k7x", "teams": True, "open": True, "seats": [PERSON] * 4},
    "joinRequest": {"seat": 1, "key": "", "code": ""},
}
PATHS = ("x", "classic.1.k7x", "%00", "%ff", "..", "é", "%2f", "a" * 300)


def test_calls(tmp_path: Path, amount: int) -> None:
    with House(settings(tmp_path)) as house:
        maker, random = Maker(3, "x"), Random(5)
        masha = house.visitor("Маша")
        known = catalogue("ru").ids & catalogue("en").ids
        seen = set()
        for _ in range(amount // 2):
            route = random.choice(ROUTES)
            status, why = called(masha, route, maker)
            assert status < 500
            seen.add(status)
            if why is not None:
                assert why in known
        assert {200, 400, 404, 422} <= seen


def test_refused_calls_change_nothing(tmp_path: Path, amount: int) -> None:
    with House(settings(tmp_path)) as house:
        maker, random = Maker(4, "x"), Random(6)
        masha = house.visitor("Маша")
        writing = [route for route in OF_REQUESTS if not route.reads]
        before = (masha.get("me"), masha.get("requests"))
        for _ in range(amount // 5):
            status, _ = called(masha, random.choice(writing), maker)
            if status != 200:
                assert (masha.get("me"), masha.get("requests")) == before
                continue
            before = (masha.get("me"), masha.get("requests"))
            for request in before[0]["requests"]:
                masha.post(f"requests/{request}/leave")
            before = (masha.get("me"), masha.get("requests"))


def called(visitor: Visitor, route: Route, maker: Maker) -> tuple[int, str | None]:
    """Status and text id of what a spoilt call came to."""
    random = maker.random
    path = route.path
    while "{" in path:
        head, _, rest = path.partition("{")
        path = head + random.choice(PATHS) + rest.partition("}")[2]
    query = {
        name: str(random.choice((*ODD, *PIECES)))
        for name in random.sample(("key", "seats", "teams", "drafts", "text", "x"), k=2)
    }
    body = maker.body(EXAMPLES.get(route.operation, {}))
    kind = random.choice(("application/json",) * 8 + ("text/plain", "", "application/xml"))
    answer = visitor.client.request(
        route.method,
        visitor.house.base + path,
        params=query,
        content=None if route.reads else body,
        headers={} if route.reads else {"content-type": kind},
    )
    if answer.status_code == 200:
        return 200, None
    return answer.status_code, answer.json()["why"]["id"]


CHECKS: list[CheckFunction] = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_what_the_document_promises(tmp_path: Path, amount: int) -> None:
    with House(settings(tmp_path)) as house:
        masha = house.visitor("Маша")
        document = from_dict(masha.get("openapi.json"))
        operations = [document[route.path][route.method] for route in ROUTES]
        for operation in operations:

            @trying(
                max_examples=amount // 200,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def promised(case: schemathesis.Case[Any]) -> None:
                answer = case.call(base_url=house.base, headers={"cookie": masha.cookie})
                case.validate_response(answer, checks=CHECKS)

            promised()
