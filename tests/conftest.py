"""What all tests share: the long batteries run only when asked for."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long batteries, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="needs --long"))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """In a worker pytest-cov begins to count twice, as if it were the master and then as the
    worker. Nobody asks for the first count; stopped, it takes no more time."""
    plugin = session.config.pluginmanager.getplugin("_cov")
    counting = getattr(plugin, "cov_controller", None)
    if counting is not None and hasattr(session.config, "workerinput"):
        counting.cov.stop()
