# Net Ocean. `make help` lists what there is.
GAME ?= colosseum
OPT ?= 3
WORKERS ?= auto
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PINS := pyproject.toml constraints.txt
COMPILED_TESTS := $(wildcard $(addprefix tests/,engine abilities games golden players rules property))
say = @printf '\n== %s\n' "$(1)"

.DEFAULT_GOAL := help
.PHONY: help play setup test test-interpreted test-compiled lint format fast wheel wheel-check rules clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /\1\t/' | while IFS="$$(printf '\t')" read -r name what; do printf '  make %-18s %s\n' "$$name" "$$what"; done

play: $(VENV)/.ready-play  ## play against the computer in this terminal (GAME=colosseum)
	@exec $(BIN)/netocean play $(GAME)

setup: $(VENV)/.ready-dev  ## the virtual environment with all tools
	@:

$(VENV)/.ready-play: $(PINS) | scripts/setup.sh
	@sh scripts/setup.sh play

$(VENV)/.ready-dev: $(PINS) | scripts/setup.sh
	@sh scripts/setup.sh dev

test: export NEED_INSTALL = yes
test:  ## everything: lint, types, layers, tests on both forms, wheels
	@$(MAKE) --no-print-directory setup
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory fast
	@$(MAKE) --no-print-directory wheel-check
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-interpreted

test-interpreted: $(VENV)/.ready-dev  ## all tests on the interpreted form
	$(call say,All tests on the interpreted form)
	@NETOCEAN_FORM=interpreted $(PY) -m pytest -n $(WORKERS)

test-compiled: fast  ## the tests of the rules on the compiled form
	$(call say,The tests of the rules on the compiled form)
ifeq ($(COMPILED_TESTS),)
	@echo "There are no tests of the rules yet."
else
	@NETOCEAN_FORM=compiled $(PY) -m pytest -n $(WORKERS) $(COMPILED_TESTS)
endif

lint: $(VENV)/.ready-dev  ## style, types, layers, spelling
	$(call say,Style)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	$(call say,Types)
	@$(BIN)/mypy
	@$(BIN)/mypy --config-file tests/mypy.ini
	$(call say,Layers)
	@$(BIN)/lint-imports --no-cache
	$(call say,Spelling)
	@$(BIN)/codespell && echo "No misspelled words."

format: $(VENV)/.ready-dev  ## put the code into the house format
	@$(BIN)/ruff check --fix --exit-zero -q .
	@$(BIN)/ruff format .

fast: $(VENV)/.ready-dev  ## compile the rules into build/compiled/ (OPT=3)
	@sh scripts/need.sh compiler $(PY)
	@$(PY) scripts/compile.py --opt-level $(OPT)

wheel: fast  ## a pure and a compiled wheel in dist/
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
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
