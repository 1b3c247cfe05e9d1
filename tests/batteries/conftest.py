"""The summary line of the hidden-card battery: how often there was another world to compare."""

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    positions: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        for name, value in getattr(report, "user_properties", ()):
            if name == "worlds":
                preset, all_of_them, others = value
                positions[preset] += all_of_them
                found[preset] += others
    for preset, number in sorted(positions.items()):
        share = 100 * found[preset] / max(1, number)
        terminalreporter.write_line(
            f"other worlds in {preset}: {found[preset]} of {number} positions ({share:.0f} %)"
        )
