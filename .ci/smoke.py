"""Starts an installed Kozel as a server and plays at it as a page does: ``smoke.py COMMAND...``.

The command is what stands before ``serve``. Only the standard library, for it runs anywhere.
"""

import http.cookiejar
import json
import re
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.request

PATIENCE_S = 300
"""The launcher may have to build the page first."""


def smoke(command: list[str], data: str) -> None:
    """Serve, look, play, stop. An exception tells what is wrong."""
    serving = [*command, "serve", "--port", "0", "--data", data]
    with subprocess.Popen(serving, stdout=subprocess.PIPE, encoding="utf-8") as server:
        alarm = threading.Timer(PATIENCE_S, server.kill)
        alarm.start()
        try:
            visit(told_link(server))
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate()
            alarm.cancel()
    if server.returncode:
        raise SystemExit(f"the server ended with {server.returncode}")


def told_link(server: subprocess.Popen[str]) -> str:
    """Where the server says that it is."""
    for line in server.stdout or ():
        print(line, end="")
        if link := re.search(r"http://127\.0\.0\.1:\d+", line):
            return link[0]
    raise SystemExit("the server did not start")


def visit(link: str) -> None:
    """The page with everything it names, and a match with bots."""
    cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
    # No proxy stands between us and this machine.
    browser = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies)

    def fetch(path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"{link}/{path}", data, {"content-type": "application/json", "origin": link}
        )
        with browser.open(request, timeout=20) as answer:
            return bytes(answer.read())

    page = fetch("").decode()
    files = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page)
    if not files:
        raise SystemExit("the page is not built")
    size = sum(len(fetch(name)) for name in files)
    fetch("api/me")
    table = json.loads(fetch("api/play", {}))["table"]
    log = fetch(f"api/tables/{table}/log").decode()
    header = json.loads(log.splitlines()[0])
    print(f"a page of {size} bytes, and {header['preset']} at table {table}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        smoke(sys.argv[1:], f"{folder}/data")
