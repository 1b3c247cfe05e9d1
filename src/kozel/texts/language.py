"""Which language a person reads."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

LANGUAGES = ("en", "ru")
"""The languages every text exists in; the first is for everybody else."""

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(code: str) -> str:
    """The language for a code such as ``ru``, ``ru_RU.UTF-8`` or ``en-GB``."""
    wanted = re.split(r"[-_.@]", code, maxsplit=1)[0].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def usual_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for: the first of LC_ALL, LC_MESSAGES and LANG
    that is set."""
    environment = os.environ if environment is None else environment
    codes = (environment.get(name, "") for name in _VARIABLES)
    return language_of(next(filter(None, codes), ""))
