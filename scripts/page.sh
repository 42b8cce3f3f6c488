#!/bin/sh
# Builds and checks the browser page, quietly; everything said meanwhile stands in build/page.log.
#   page.sh tools    installs what the page is built with, exactly as web/package-lock.json says
#   page.sh build    builds the page into src/netocean/server/page/
#   page.sh check    checks its types and components
#   page.sh test     runs its own tests
set -u
cd "$(dirname "$0")/.." || exit 1
root=$PWD
log=build/page.log
mkdir -p build

sh scripts/need.sh nodejs "$root/.venv" || exit 1
PATH="$root/.venv/bin:$PATH"

quiet() {
    (cd web && "$@") >"$log" 2>&1 && return 0
    echo "This step failed: $*" >&2
    tail -n 25 "$log" >&2
    echo "The whole log is in $log." >&2
    exit 1
}

case "${1:-build}" in
tools)
    echo "Installing what the page is built with ..."
    quiet npm ci --no-progress --loglevel=error
    touch web/node_modules/.ready
    ;;
build)
    echo "Building the page ..."
    quiet npm run --silent build
    touch src/netocean/server/page/index.html
    ;;
check) cd web && npm run --silent check ;;
test) cd web && npm run --silent test ;;
*)
    echo "page.sh knows tools, build, check and test" >&2
    exit 2
    ;;
esac
