# Net Ocean. `make help` lists what there is.
GAME ?= colosseum
HOST ?= 0.0.0.0
PORT ?= 8000
OPT ?= 3
WORKERS ?= auto
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PINS := pyproject.toml constraints.txt
COMPILED_TESTS := $(wildcard $(addprefix tests/,engine abilities games golden players rules fftcg property))
PAGE := src/netocean/server/page/index.html
PAGE_TOOLS := web/node_modules/.ready
PAGE_SOURCES = $(wildcard web/*.html web/*.json web/*.ts web/*.js src/netocean/texts/*/shell.ftl) \
	$(shell find web/src web/public web/scripts 2>/dev/null)
# Hundreds of processes begin here: each reads what the ones before it have compiled, also where that is switched off.
export PYTHONDONTWRITEBYTECODE :=
# Stages that need one core each run side by side where make can keep what they say apart.
SIDE_BY_SIDE := $(if $(filter output-sync,$(.FEATURES)),-j $(JOBS) --output-sync=target)
say = @printf '\n== %s\n' "$(1)"

.DEFAULT_GOAL := help
.PHONY: help play play-terminal page setup test test-interpreted test-compiled test-page page-types page-tests test-browser lint \
	style types types-of-tests layers spelling format fast wheel wheel-check rules clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /\1\t/' | while IFS="$$(printf '\t')" read -r name what; do printf '  make %-18s %s\n' "$$name" "$$what"; done

play: $(PAGE)  ## play in the browser; others in your network can join (HOST, PORT)
	@exec $(BIN)/netocean serve --host $(HOST) --port $(PORT)

play-terminal: $(VENV)/.ready-play  ## play against the computer in this terminal (GAME=colosseum)
	@exec $(BIN)/netocean play $(GAME)

page: $(PAGE)  ## build the browser page into src/netocean/server/page/
	@:

$(PAGE): $(PAGE_SOURCES) $(PAGE_TOOLS) | scripts/page.sh
	@sh scripts/page.sh build

$(PAGE_TOOLS): web/package.json web/package-lock.json | $(VENV)/.ready-play scripts/page.sh
	@sh scripts/page.sh tools

setup: $(VENV)/.ready-dev  ## the virtual environment with all tools
	@:

$(VENV)/.ready-play: $(PINS) | scripts/setup.sh
	@sh scripts/setup.sh play

$(VENV)/.ready-dev: $(PINS) | scripts/setup.sh
	@sh scripts/setup.sh dev

test: export NEED_INSTALL = yes
test:  ## everything: lint, types, layers, tests on both forms and in the browser, wheels
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) fast lint test-page wheel-check
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-interpreted

test-interpreted: $(VENV)/.ready-dev  ## all tests on the interpreted form, except those in the browser
	$(call say,All tests on the interpreted form)
	@NETOCEAN_FORM=interpreted $(PY) -m pytest -n $(WORKERS) --ignore tests/browser

test-compiled: fast  ## the tests of the rules on the compiled form
	$(call say,The tests of the rules on the compiled form)
ifeq ($(COMPILED_TESTS),)
	@echo "There are no tests of the rules yet."
else
	@NETOCEAN_FORM=compiled $(PY) -m pytest -n $(WORKERS) $(COMPILED_TESTS)
endif

test-page: page-types page-tests  ## the types of the page, and its own tests

page-types: $(PAGE_TOOLS)
	$(call say,Types of the page)
	@sh scripts/page.sh check

page-tests: $(PAGE_TOOLS)
	$(call say,The tests of the page itself)
	@sh scripts/page.sh test

test-browser: $(VENV)/.ready-dev $(PAGE)  ## the page in Chromium, against a real server
	@sh scripts/need.sh browser
	$(call say,The page in Chromium)
	@$(PY) -m pytest -n $(WORKERS) --dist worksteal tests/browser

lint: style types types-of-tests layers spelling  ## style, types, layers, spelling

style: $(VENV)/.ready-dev
	$(call say,Style)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/.ready-dev
	$(call say,Types)
	@$(BIN)/mypy

types-of-tests: $(VENV)/.ready-dev
	$(call say,Types of the tests)
	@$(BIN)/mypy --config-file tests/mypy.ini

layers: $(VENV)/.ready-dev
	$(call say,Layers)
	@$(BIN)/lint-imports --no-cache

spelling: $(VENV)/.ready-dev
	$(call say,Spelling)
	@$(BIN)/codespell && echo "No misspelled words."

format: $(VENV)/.ready-dev  ## put the code into the house format
	@$(BIN)/ruff check --fix --exit-zero -q .
	@$(BIN)/ruff format .

fast: $(VENV)/.ready-dev  ## compile the rules into build/compiled/ (OPT=3)
	@sh scripts/need.sh compiler $(PY)
	@$(PY) scripts/compile.py --opt-level $(OPT)

wheel: fast $(PAGE)  ## a pure and a compiled wheel in dist/
	$(call say,Building the wheels)
	@rm -rf dist
	@$(PY) -m hatchling build -t wheel -d dist
	@NETOCEAN_WHEEL=compiled $(PY) -m hatchling build -t wheel -d dist

wheel-check: wheel  ## install both wheels into empty environments and play there
	$(call say,Trying the wheels)
	@$(PY) scripts/check_wheels.py

rules: $(VENV)/.ready-dev  ## write the tables of rules and the tests that prove them
	@$(PY) scripts/rule_table.py

clean:  ## remove what was built (not the virtual environment)
	@rm -rf build dist src/netocean/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
