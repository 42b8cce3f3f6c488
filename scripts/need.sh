#!/bin/sh
# Says whether this machine has what a make target needs, and in plain words what to install where it has not.
#   need.sh python              prints the Python to use (3.11 or newer, able to make virtual environments)
#   need.sh compiler PYTHON     checks for a C compiler and the headers of that Python
# With NEED_INSTALL=yes, root on a Debian-like machine gets the missing packages installed.

say() { printf '%s\n' "$*" >&2; }

install() {
    [ "${NEED_INSTALL:-no}" = yes ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    say "Installing $* ..."
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y "$@"; } >/dev/null 2>&1
}

find_python() {
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return 0
        fi
    done
    return 1
}

python() {
    if ! found=$(find_python); then
        install python3 && found=$(find_python) || {
            say "Net Ocean needs Python 3.11 or newer, and there is none here."
            say "  Debian 12+, Ubuntu 24.04+:  apt-get install python3 python3-venv"
            say "  Fedora:                     dnf install python3"
            say "  macOS with Homebrew:        brew install python@3.12"
            say "A Python in another place can be named:  make PYTHON=/path/to/python3 ..."
            return 1
        }
    fi
    if ! "$found" -c 'import venv, ensurepip' 2>/dev/null; then
        install python3-venv && "$found" -c 'import venv, ensurepip' 2>/dev/null || {
            say "This Python cannot make virtual environments: a part of it is not installed."
            say "  Debian, Ubuntu:  apt-get install python3-venv"
            return 1
        }
    fi
    echo "$found"
}

has_compiler() {
    command -v "${CC:-cc}" >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1
}

has_headers() {
    "$1" -c 'import os, sysconfig as s, sys; sys.exit(not os.path.exists(os.path.join(s.get_path("include"), "Python.h")))'
}

compiler() {
    has_compiler && has_headers "$1" && return 0
    install gcc libc6-dev python3-dev && has_compiler && has_headers "$1" && return 0
    has_compiler || say "A C compiler is needed to compile the rules, and there is none here."
    has_headers "$1" || say "The C headers of this Python (Python.h) are needed to compile the rules."
    say "  Debian, Ubuntu:  apt-get install gcc libc6-dev python3-dev"
    say "  Fedora:          dnf install gcc python3-devel"
    say "  macOS:           xcode-select --install"
    say "To play, no compiler is needed:  make play"
    return 1
}

"$@"
