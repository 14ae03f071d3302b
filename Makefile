# make run      set up and serve the game         make test     every test but no timing
# make check    linters, types, layers, sizes     make fix      let ruff put right what it can
# make bench    time it                           make browser  only the tests in a real browser
# make wheel    build dist/ (sdist and wheel)     make lock     renew the lock files
# make wire     renew the page's types            make clean    remove all that was built or set up
# make kernel   the search kernel: compilers compared, sanitizers, fuzzing, memory (some minutes)
# make kernel-deep  its comparisons with the rules and with minimax in full (half an hour; can be stopped, goes on)
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory --no-builtin-rules

VENV := .venv
BIN := $(VENV)/bin
WEB := web
PAGE := src/stammtisch/server/static/index.html
ARGS ?=

# --- Python -----------------------------------------------------------------------------------------------
# uv if it is there, otherwise venv and pip; both install exactly what the lock files say, by hash.
# uv is told to put pip into the environment, so that it can be kept up to date where uv has gone.
UV := $(shell command -v uv || true)
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$python; break; fi; done)

ifneq ($(UV),)
create_venv = $(UV) venv --quiet --seed --allow-existing --python '$(or $(PYTHON),>=3.11)' $(VENV)
pip_install = $(UV) pip install --quiet --python $(BIN)/python
else
create_venv = $(if $(PYTHON),,echo 'Stammtisch needs Python 3.11 or newer, and none was found.' >&2; exit 1;) \
	$(PYTHON) -m venv $(VENV) || { echo 'Python cannot make a virtual environment; on Debian: apt install python3-venv' >&2; exit 1; }
pip_install = $(BIN)/python -m pip install --quiet --disable-pip-version-check
endif

$(VENV)/.created:
	@$(create_venv)
	touch $@

$(VENV)/.locked: $(VENV)/.created requirements.lock requirements-build.lock
	$(pip_install) --require-hashes -r requirements.lock -r requirements-build.lock
	touch $@

# The project itself, editable: the sources are used where they lie, and the kernel is compiled when it has changed.
$(VENV)/.installed: $(VENV)/.locked pyproject.toml CMakeLists.txt $(wildcard backend/*.py kernel/*.cpp kernel/*.hpp)
	$(pip_install) --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/.dev: $(VENV)/.installed requirements-dev.lock
	$(pip_install) --require-hashes -r requirements-dev.lock
	touch $@

# --- The web page -----------------------------------------------------------------------------------------
WEB_SOURCES = $(shell find $(WEB) src/stammtisch/locales docs/rulebook -type f \
	-not -path '*/node_modules/*' 2>/dev/null)

# The machine's own Node.js if it is new enough, otherwise one from PyPI inside the virtual environment.
with_node = if ! $(BIN)/python backend/node_version.py; then \
	test -x $(BIN)/npm || $(pip_install) --require-hashes -r requirements-node.lock; \
	export PATH="$(CURDIR)/$(BIN):$$PATH"; fi; cd $(WEB)

$(WEB)/node_modules/.installed: $(WEB)/package.json $(WEB)/package-lock.json | $(VENV)/.locked
	@$(with_node); npm ci --no-audit --no-fund --loglevel=error
	touch $@

# The packages are no prerequisite: a page that came built (in an sdist) must not ask for npm.
$(PAGE): $(WEB_SOURCES) | $(VENV)/.locked
	$(MAKE) $(WEB)/node_modules/.installed
	@$(with_node); npm run build
	touch $@

# --- What people call -------------------------------------------------------------------------------------
PYTHON_TREES := $(wildcard src tests tools backend benchmarks)

.PHONY: help setup run test test-web test-python check check-style check-types check-layers check-own check-wire \
	check-web wire fix bench browser chromium kernel kernel-deep wheel lock clean

help:
	@sed -n '/^# make/s/^# //p' Makefile

setup: $(VENV)/.dev $(WEB)/node_modules/.installed

run: $(VENV)/.installed $(PAGE)
	$(BIN)/stammtisch serve --open-browser $(ARGS)

# The page's tests first: pytest's count is the last line.
test: test-web test-python

test-web: $(VENV)/.locked $(WEB)/node_modules/.installed
	@$(with_node); npm test

test-python: $(VENV)/.dev $(PAGE)
	$(BIN)/pytest $(ARGS)

check: check-style check-types check-layers check-own check-wire check-web

check-style: $(VENV)/.dev
	$(BIN)/ruff check $(PYTHON_TREES)
	$(BIN)/ruff format --check $(PYTHON_TREES)

check-types: $(VENV)/.dev
	$(BIN)/mypy $(PYTHON_TREES)

check-layers: $(VENV)/.dev
	$(BIN)/lint-imports --no-logo

# What no tool from elsewhere knows: sizes, libraries in the rules, messages in four languages.
check-own: $(VENV)/.dev
	status=0; for tool in tools/check_*.py; do $(BIN)/python $$tool || status=1; done; exit $$status

# The page's types are made from the server's; `make wire` makes them anew, `npm run check` sees whether they are.
check-wire: $(VENV)/.dev
	$(BIN)/python tools/write_openapi.py --check

wire: $(VENV)/.dev $(WEB)/node_modules/.installed
	$(BIN)/python tools/write_openapi.py
	@$(with_node); npm run --silent types

check-web: $(VENV)/.locked $(WEB)/node_modules/.installed
	@$(with_node); npm run check && npm run --if-present lint

fix: $(VENV)/.dev
	$(BIN)/ruff check --fix $(PYTHON_TREES)
	$(BIN)/ruff format $(PYTHON_TREES)

bench: $(VENV)/.dev
	for script in benchmarks/[a-z]*.py; do $(BIN)/python $$script $(ARGS) || exit 1; done

browser: $(VENV)/.dev $(PAGE) chromium
	$(BIN)/pytest -m browser $(ARGS)

chromium:
	@if command -v chromium google-chrome >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; \
	else \
		echo 'The browser tests need Chromium; on Debian: sudo apt install chromium' >&2; exit 1; fi

kernel: $(VENV)/.dev
	$(BIN)/python tools/compare_compilers.py
	$(BIN)/python tools/measure_memory.py
	$(BIN)/python tools/sanitize_kernel.py 30

kernel-deep: $(VENV)/.dev
	$(BIN)/python -m tests.kernel.deep $(ARGS)

wheel: $(VENV)/.dev $(PAGE)
	rm -rf dist
	$(BIN)/uv build --quiet --out-dir dist

lock: $(VENV)/.dev
	$(compile) --upgrade --group dev pyproject.toml --output-file requirements-dev.lock
	$(compile) --constraint requirements-dev.lock pyproject.toml --output-file requirements.lock
	$(compile) --constraint requirements-dev.lock --group build --output-file requirements-build.lock
	$(compile) --upgrade --group node --output-file requirements-node.lock

compile = $(or $(UV),$(BIN)/uv) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

clean:
	rm -rf $(VENV) $(WEB)/node_modules src/stammtisch/server/static build dist \
		.mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis test-results
