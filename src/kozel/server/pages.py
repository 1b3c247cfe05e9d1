"""The page: built files served from memory, packed beforehand, with caching that fits each."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kozel.server.refusals import NotThere

BUILT = Path(os.environ.get("KOZEL_PAGE") or Path(__file__).parent / "page")
"""Where the built page is: a checkout has it outside, and the launcher tells where."""

_INDEX = "index.html"
_PACKED = {".br": "br", ".gz": "gzip"}
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
_TEXT = ("text/", "application/json", "application/manifest", "image/svg")
_WORTH_PACKING = 1_000


class File(msgspec.Struct, frozen=True):
    """One file: its bytes by encoding ("" as they are), its type, its tag."""

    bodies: Mapping[str, bytes]
    media: str
    tag: str


class Pages:
    """All files of the page, or none when it was not built."""

    def __init__(self, folder: Path = BUILT) -> None:
        found = sorted(folder.rglob("*")) if folder.is_dir() else []
        self._files = {
            path.relative_to(folder).as_posix(): _read(path)
            for path in found
            if path.is_file() and path.suffix not in _PACKED
        }

    @property
    def built(self) -> bool:
        """Whether there is a page to show."""
        return _INDEX in self._files

    def answer(self, request: Request) -> Response:
        """The file of this address; `NotThere` where there is none."""
        name = request.url.path.lstrip("/") or _INDEX
        found = self._files.get(name)
        if found is None:
            raise NotThere("server-no-such-path", given=request.url.path[:100])
        return _sent(found, request, _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN)


def _read(path: Path) -> File:
    data = path.read_bytes()
    media = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    media = media or "application/octet-stream"
    bodies = {"": data}
    if media.startswith(_TEXT):
        for suffix, encoding in _PACKED.items():
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                bodies[encoding] = packed.read_bytes()
        if "gzip" not in bodies and len(data) >= _WORTH_PACKING:
            bodies["gzip"] = gzip.compress(data, 9, mtime=0)
        media += "; charset=utf-8" if "svg" not in media else ""
    return File(bodies, media, hashlib.sha256(data).hexdigest()[:20])


def _sent(file: File, request: Request, caching: str) -> Response:
    taken = _encodings(request.headers.get("accept-encoding", ""))
    encoding = next((e for e in ("br", "gzip") if e in taken and e in file.bodies), "")
    tag = f'"{file.tag}{encoding and "-"}{encoding}"'
    headers = {"cache-control": caching, "etag": tag, "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], headers=headers, media_type=file.media)


def _encodings(header: str) -> set[str]:
    """The encodings that a browser takes."""
    parts = (part.partition(";") for part in header.lower().split(","))
    return {name.strip() for name, _, quality in parts if quality.replace(" ", "") != "q=0"}
