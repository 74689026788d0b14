# `make help` lists the targets. The work of setting up is in tools/setup.sh.
PYTHON ?= python3
export PYTHON

VENV := .venv
COMPILED := .venv-compiled
# Folders too: they change when a file is removed.
SOURCES := $(shell find src/fimbul -name __pycache__ -prune -o \( -type d -o -type f \) -print)
COMPILED_TESTS ?= tests/rules

.DEFAULT_GOAL := help
.PHONY: help play test test-plain test-compiled check format bench bench-compiled compiled golden \
        leaks crash load lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.ready ## start the server and open the table in a browser
	@$(VENV)/bin/fimbul serve --open

test: test-plain ## run all tests, on the plain rules and on the compiled ones
	@if tools/setup.sh compiler; then \
	    $(MAKE) --no-print-directory test-compiled; \
	else \
	    echo "The tests of the compiled rules were LEFT OUT: see above."; \
	    test "$${CI:-}" != true; \
	fi

test-plain: $(VENV)/.ready ## run all tests on the plain rules
	@tools/setup.sh postgresql || { \
	    echo "The tests on PostgreSQL are LEFT OUT: see above."; \
	    test "$${CI:-}" != true; \
	}
	$(VENV)/bin/python -m pytest -n auto --expect-rules=plain

test-compiled: $(COMPILED)/.ready ## run the rules' tests on the compiled rules
	$(COMPILED)/bin/python -m pytest -n auto --expect-rules=compiled $(COMPILED_TESTS)

check: $(VENV)/.ready ## lint, format, types and the arrows between the rooms
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/python -m pytest -q tests/test_import_arrows.py

format: $(VENV)/.ready ## put the code into the house format and mend what ruff can
	$(VENV)/bin/ruff check --fix-only
	$(VENV)/bin/ruff format

bench: $(VENV)/.ready ## measure the engine, plain
	$(VENV)/bin/python -m bench

bench-compiled: $(COMPILED)/.ready ## measure the engine, compiled
	$(COMPILED)/bin/python -m bench

compiled: $(COMPILED)/.ready ## build the compiled package into .venv-compiled

leaks: $(VENV)/.ready ## play 200 games over the wire and look for what leaks; takes a while
	FIMBUL_LEAK_GAMES=200 $(VENV)/bin/python -m pytest -n auto tests/server/test_leaks.py

crash: $(VENV)/.ready ## kill the server 200 times on each database while people play; 20 minutes
	$(VENV)/bin/python -m tests.server.crash --kills 200

load: $(COMPILED)/.ready ## play at hundreds of tables at once and measure; 10 minutes
	$(COMPILED)/bin/python -m bench.load --tables 300 600
	$(COMPILED)/bin/python -m bench.load --tables 300 600 --database postgresql --processes 1 2

golden: $(VENV)/.ready ## play the golden games anew; read the difference before committing it
	$(VENV)/bin/python -m tests.regenerate_golden

lock: ## renew requirements.lock from pyproject.toml
	tools/setup.sh lock

clean: ## remove everything that make has made
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/.ready: pyproject.toml requirements.lock
	@tools/setup.sh plain $(VENV)
	@touch $@

$(COMPILED)/.ready: pyproject.toml requirements.lock setup.py $(SOURCES)
	@tools/setup.sh compiler
	@tools/setup.sh compiled $(COMPILED)
	@touch $@
