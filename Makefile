# `make help` lists the targets. The work of setting up is in tools/setup.sh.
PYTHON ?= python3
export PYTHON
# Tests start hundreds of Python processes: they share what one of them has compiled.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
COMPILED := .venv-compiled
YARDSTICK := .venv-yardstick
BASE ?= main
# Folders too: they change when a file is removed.
SOURCES := $(shell find src/fimbul \( -name __pycache__ -o -path src/fimbul/server/web \) -prune \
    -o \( -type d -o -type f \) -print)
COMPILED_SOURCES := $(shell find src/fimbul/rules src/fimbul/bots -name __pycache__ -prune \
    -o \( -type d -o -type f \) -print)
COMPILED_TESTS ?= tests/rules tests/bots tests/arena
# Tests sometimes wait for servers and pages, so two more processes than cores keep the cores busy.
TESTERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 2)
PYTEST = -m pytest --numprocesses=$(TESTERS) --dist=worksteal
# For `make strength`: the number of processes, and the bots; with norn it would take days.
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
BOTS ?= random thrall karl jarl
# For `make statistics`: the number of games of each level.
MINUTES ?= 60
STATISTICS_GAMES ?= 500
# For `make referee`: the number of games.
GAMES ?= 100000
NPM := tools/setup.sh npm
PIP_WHEEL = $(VENV)/bin/python -m pip wheel --quiet --no-deps --no-build-isolation
WEB := src/fimbul/server/web/index.html
# The contract between server and page is generated from the server; the page is built from both.
CONTRACT_SOURCES := $(shell find src/fimbul -name '*.py' -o -name '*.ftl')
WEB_SOURCES := $(shell find web -mindepth 1 \( -name node_modules -o -path web/src/generated \) -prune \
    -o \( -type d -o -type f \) -print)
GENERATED := web/src/generated/.ready
PACKAGES := web/node_modules/.ready

.DEFAULT_GOAL := help
.PHONY: help play web test test-web test-plain test-compiled test-busy check docs format bench bench-compare \
        bench-memory compiled wheel pure-wheel compiled-wheel sdist check-tag strength statistics puzzles screenshots films icons golden leaks timing fairness crash load \
        hostile referee simulate-faults lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(WEB) ## start the server and open the page in a browser
	@environment=$(VENV); \
	if ! tools/setup.sh has-compiler; then \
	    echo "There is no C compiler: the rules run plain, and bots that search look less far."; \
	elif $(MAKE) --no-print-directory compiled && tools/setup.sh refresh $(COMPILED); then \
	    environment=$(COMPILED); \
	else \
	    echo "The rules could not be compiled: they run plain, and bots that search look less far."; \
	fi; \
	exec $$environment/bin/fimbul serve --open

web: $(WEB) ## build the page that the server hands to browsers

test: test-web test-plain ## run all tests, on the plain rules and on the compiled ones
	@if tools/setup.sh compiler; then \
	    $(MAKE) --no-print-directory test-compiled; \
	else \
	    echo "The tests of the compiled rules were LEFT OUT: see above."; \
	    test "$${CI:-}" != true; \
	fi

test-web: $(GENERATED) ## run the tests of the page's parts
	$(NPM) test

test-plain: $(WEB) ## run all tests on the plain rules, those of the page in a browser too
	@tools/setup.sh postgresql || { \
	    echo "The tests on PostgreSQL are LEFT OUT: see above."; \
	    test "$${CI:-}" != true; \
	}
	@tools/setup.sh chromium || { \
	    echo "The tests in a browser are LEFT OUT: see above."; \
	    test "$${CI:-}" != true; \
	}
	@tools/setup.sh nginx || { \
	    echo "The test behind nginx is LEFT OUT: see above."; \
	    test "$${CI:-}" != true; \
	}
	@tools/setup.sh systemd || { \
	    echo "The test of the systemd unit is LEFT OUT: see above."; \
	    test "$${CI:-}" != true; \
	}
	$(VENV)/bin/python $(PYTEST) --expect-rules=plain

test-busy: $(WEB) ## run the plain tests three times beside six busy processes; two hours on two cores
	tools/test_busy.sh

test-compiled: $(COMPILED)/.ready ## run the tests of rules and bots on the compiled ones
	$(COMPILED)/bin/python $(PYTEST) --expect-rules=compiled $(COMPILED_TESTS)

docs: $(VENV)/.ready $(PACKAGES) ## build the documentation site into build/site; a broken link fails
	$(VENV)/bin/python -m tools.docs build/site

check: $(VENV)/.ready $(GENERATED) ## lint, format, types, imports between packages, the docs
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/python -m pytest -q tests/test_import_arrows.py
	$(NPM) run check
	$(MAKE) --no-print-directory docs

format: $(VENV)/.ready ## format the code and fix what ruff can
	$(VENV)/bin/ruff check --fix-only
	$(VENV)/bin/ruff format

bench: $(COMPILED)/.ready ## measure the engine, plain and compiled, next to a yardstick
	@tools/setup.sh yardstick $(YARDSTICK) || echo "There will be no yardstick: see above."
	$(COMPILED)/bin/python -m bench.table --yardstick $(YARDSTICK)/bin/python
	$(COMPILED)/bin/python -m bench.environments

bench-compare: $(VENV)/.ready ## compare the speed of this tree with the revision BASE (PLAIN=1: uncompiled)
	@tools/setup.sh compiler
	$(VENV)/bin/python -m bench.compare $(BASE) $(if $(PLAIN),--plain)

bench-memory: $(COMPILED)/.ready ## simulate a million games and watch the memory; some minutes
	$(COMPILED)/bin/python -m bench.memory

compiled: $(COMPILED)/.ready ## build the compiled package into .venv-compiled

wheel: pure-wheel ## build wheels with the page into dist: a pure one, and a compiled one if possible
	@if tools/setup.sh compiler; then \
	    $(MAKE) --no-print-directory compiled-wheel; \
	else \
	    echo "The compiled wheel is LEFT OUT: see above."; \
	fi

pure-wheel: $(WEB) ## build the wheel that runs everywhere into dist
	rm -rf build/lib* build/bdist*
	FIMBUL_COMPILE=0 $(PIP_WHEEL) --wheel-dir dist .

# On Linux, auditwheel finds the oldest glibc that the wheel runs on, and names the wheel after it.
compiled-wheel: $(WEB) ## build the wheel with compiled rules for this machine into dist
	rm -rf build/lib* build/bdist* build/wheel
	FIMBUL_COMPILE=1 $(PIP_WHEEL) --wheel-dir build/wheel .
	@mkdir -p dist
	@if [ "$$(uname -s)" = Linux ]; then \
	    PATH="$(CURDIR)/$(VENV)/bin:$$PATH" auditwheel repair --wheel-dir dist build/wheel/*.whl; \
	else \
	    mv build/wheel/*.whl dist; \
	fi

sdist: $(WEB) ## build the source package, with the page, into dist
	$(VENV)/bin/python -m build --sdist --no-isolation --outdir dist

check-tag: $(VENV)/.ready ## check that TAG=v0.1.0 is the version that would be released
	@version="$$($(VENV)/bin/python -c 'import fimbul; print(fimbul.__version__)')"; \
	test "$(TAG)" = "v$$version" || { echo "The tag is '$(TAG)', but the version is $$version."; exit 1; }

strength: $(COMPILED)/.ready ## play the ladder up to jarl and write it to docs/strength.md; hours
	@mkdir -p build
	$(COMPILED)/bin/fimbul arena --ladder --markdown --workers $(WORKERS) $(BOTS) > build/ladder.md
	$(COMPILED)/bin/python tools/strength.py docs/strength.md < build/ladder.md

statistics: $(COMPILED)/.ready ## play games of thrall, karl, jarl and skald and renew the statistics of the cards; minutes
	nice -n 19 $(COMPILED)/bin/python tools/card_statistics.py src/fimbul/statistics/bots.json \
	    --games $(STATISTICS_GAMES) thrall karl jarl skald

puzzles: $(COMPILED)/.ready ## search MINUTES=60 for more puzzles, and choose among all that were found
	nice -n 19 $(COMPILED)/bin/python -m tools.puzzles search build/puzzles --minutes $(MINUTES)
	nice -n 19 $(COMPILED)/bin/python -m tools.puzzles choose build/puzzles \
	    src/fimbul/puzzles/puzzles.json

screenshots: $(WEB) ## take the pictures in docs/images, and a sheet of all screens in build/screenshots
	@tools/setup.sh chromium
	$(VENV)/bin/python -m tests.web.screenshots docs/images
	$(VENV)/bin/python -m tests.web.animation docs/images/battle.webp
	$(VENV)/bin/python -m tests.web.screenshots --sheet build/screenshots

films: $(WEB) ## film a newcomer's first minutes and an expert's age, frame by frame, into build/films
	@tools/setup.sh chromium
	$(VENV)/bin/python -m tests.web.films build/films

icons: $(WEB) ## draw the icons and the preview of a link, in web/public, from icon.svg and the page
	@tools/setup.sh chromium
	$(VENV)/bin/python -m tests.web.icons web/public

leaks: $(VENV)/.ready ## play 200 games over the network and look for leaks; takes a while
	FIMBUL_LEAK_GAMES=200 $(VENV)/bin/python $(PYTEST) tests/server/test_leaks.py

timing: $(VENV)/.ready ## check that the timing of bots reveals nothing; 10 minutes
	$(VENV)/bin/python -m bench.timing --games 6

fairness: $(VENV)/.ready ## time others while one address has 40 tables of norns; 3 minutes
	$(VENV)/bin/python -m bench.fairness

simulate-faults: $(VENV)/.ready ## simulate faults from seeds until stopped; SEED=7 replays one
	$(VENV)/bin/python -m tests.simulation $(if $(SEED),--seed $(SEED))

crash: $(VENV)/.ready ## kill the server 200 times on each database while people play; 20 minutes
	$(VENV)/bin/python -m tests.server.crash --kills 200

load: $(COMPILED)/.ready ## play at hundreds of tables at once, then at too many; 15 minutes
	@# AGAINST=REVISION compares with the server of that revision, in turns, at 300 tables.
ifdef AGAINST
	$(COMPILED)/bin/python -m bench.load --tables 300 --repeat 3 --against $(AGAINST)
else
	$(COMPILED)/bin/python -m bench.load --tables 300 600
	$(COMPILED)/bin/python -m bench.load --tables 300 600 --database postgresql --processes 1 2
	$(COMPILED)/bin/python -m bench.ramp
endif

referee: $(VENV)/.ready ## judge GAMES=100000 games by the written rules, in WORKERS processes
	@python=$(VENV)/bin/python; \
	if tools/setup.sh compiler; then \
	    $(MAKE) --no-print-directory compiled && python=$(COMPILED)/bin/python || exit 1; \
	fi; \
	$$python -m tests.referee --games $(GAMES) --workers $(WORKERS)

hostile: $(VENV)/.ready ## measure a server under attack by hostile and unread sockets; 2 minutes
	$(VENV)/bin/python -m bench.hostile

golden: $(VENV)/.ready ## regenerate the golden games; read the difference before committing it
	$(VENV)/bin/python -m tests.regenerate_golden
	$(VENV)/bin/python -m tests.regenerate_saga

lock: ## renew the locks of the Python packages
	tools/setup.sh lock

clean: ## remove everything that make creates
	rm -rf $(VENV) $(COMPILED) $(YARDSTICK) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf web/node_modules web/src/generated src/fimbul/server/web
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/.ready: pyproject.toml requirements.lock
	@tools/setup.sh plain $(VENV)
	@touch $@

$(PACKAGES): $(VENV)/.ready web/package.json web/package-lock.json web/.npmrc
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(GENERATED): $(PACKAGES) $(CONTRACT_SOURCES)
	@$(VENV)/bin/python -m fimbul.server.contract web/src/generated
	@$(NPM) run --silent types
	@touch $@

$(WEB): $(GENERATED) $(WEB_SOURCES)
	@$(NPM) run --silent build -- --logLevel warn

$(COMPILED)/.built: pyproject.toml requirements.lock setup.py $(COMPILED_SOURCES)
	@tools/setup.sh compiler
	@tools/setup.sh compiled $(COMPILED)
	@touch $@

# Modules that are not compiled need only be copied.
$(COMPILED)/.ready: $(COMPILED)/.built $(SOURCES)
	@tools/setup.sh refresh $(COMPILED)
	@touch $@
