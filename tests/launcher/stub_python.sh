#!/bin/sh
# Pretends to be the Python that the launcher calls. Variables say how it fails:
#   STUB_PROBE   the exit status of the question for version and venv
#   STUB_FAIL    the step that fails: venv, pip or build
#   STUB_SAYS    what the failing step prints
#   STUB_GATE    the step that stops at a gate: venv, pip or run
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
'-I -m pip install '*)
    called pip
    at_gate pip
    failing pip
    ;;
'-I -m kozel.cli'*)
    at_gate run
    shift 3
    printf 'ran in %s with' "${0%/bin/python}"
    printf ' [%s]' "$@"
    echo
    ;;
'-m pytest'*)
    shift 2
    printf 'tested %s in %s with' "$PYTHONPATH" "$(pwd)"
    printf ' [%s]' "$@"
    echo
    ;;
*)
    echo "unexpected: $*" >&2
    exit 99
    ;;
esac
