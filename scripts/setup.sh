#!/bin/sh
# Makes the virtual environment. setup.sh play: what playing needs. setup.sh dev: the tools as well.
set -u
cd "$(dirname "$0")/.." || exit 1
venv=.venv
log=build/setup.log
mkdir -p build

run() {
    "$@" >>"$log" 2>&1 && return 0
    echo "This step failed: $*" >&2
    tail -n 15 "$log" >&2
    echo "The whole log is in $log. Without a network, nothing can be installed; otherwise try again." >&2
    exit 1
}

python=$(sh scripts/need.sh python) || exit 1
: >"$log"
if ! "$venv/bin/python" -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Making the virtual environment $venv ..."
    rm -rf "$venv"
    run "$python" -m venv "$venv"
fi
export PIP_DISABLE_PIP_VERSION_CHECK=1
pip="$venv/bin/python -m pip install -q -c constraints.txt"
if [ "${1:-play}" = dev ]; then
    echo "Installing Net Ocean and its tools ..."
    run $pip pip
    run $pip --group dev
    run $pip --no-build-isolation -e .
    touch "$venv/.ready-dev"
else
    echo "Installing Net Ocean ..."
    run $pip hatchling editables
    run $pip --no-build-isolation -e .
fi
touch "$venv/.ready-play"
