# `make` lists the targets. Nothing is installed outside this folder.
#
#   PYTHON=…            the interpreter to use, 3.11 or newer (python3)
#   TITLE=…             the game for `make terminal` (joraku); `kachidoki titles` lists them
#   PORT=…              where `make play` serves (8000)
#   CHROMIUM=…          the browser for the tests, if it is not found by itself
#   GAMES=…             how many rated games `make ladder` plays of each title (2000)
#   RATED=…             which bots it rates
#   MINUTES=… SEED=…    how long `make soak` lasts (30), and which trouble there is (1)
#   KACHIDOKI_PURE=1    install plain Python instead of compiled code (see setup.py)

PYTHON ?= python3
TITLE ?= joraku
PORT ?= 8000
MINUTES ?= 30
SEED ?= 1
GAMES ?= 2000
RATED ?= random,quick,greedy,ismcts:50,ismcts:200
SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup installed play terminal test test-all test-pure test-environments test-ray test-web test-python soak golden \
	fixtures fonts lint lint-python lint-web format web-types web-dev chromium pictures ladder bench bench-server \
	bench-frames sdist release lock clean FORCE

CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
MAKEFLAGS += --jobs=$(CORES)
# Bytecode is kept, whatever the machine says: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
PIP := bin/python -m pip --disable-pip-version-check -qq
PY_VERSION := $(shell "$(PYTHON)" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
SOURCES := setup.py pyproject.toml $(sort $(shell find src -type f \
	! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path 'src/kachidoki/server/site/*' 2>/dev/null))
WEB_SOURCES := $(sort $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/src/generated/*' \
	2>/dev/null) $(shell find src -name '*.ftl'))

# Stamps: an environment is made anew when a lock or the version of Python changes; the package is
# built anew when a source changes, appears or vanishes, or a choice of compiling does.
VENV := .venv/.made-$(PY_VERSION)
DEPS := .venv/.deps-$(PY_VERSION)
DEV := .venv/.dev-$(PY_VERSION)
BROWSER := .venv/.browser
INPUTS := .venv/.inputs
COMPILED := .venv/.compiled
PACKAGE := .venv/.package
NODE_MODULES := web/node_modules/.installed
TYPES := web/src/generated/.made
SITE := src/kachidoki/server/site/index.html
PEER := benchmarks/server/peer/node_modules/.installed
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npm --prefix web
PYTEST := .venv/bin/python -m pytest --numprocesses=$(CORES)
BENCH_DEPS := .venv-bench/.deps-$(PY_VERSION)
BENCH_PACKAGE := .venv-bench/.package
SPIEL_DEPS := .venv-environments/.deps-$(PY_VERSION)
SPIEL_PACKAGE := .venv-environments/.package
RAY_DEPS := .venv-ray/.deps-$(PY_VERSION)
RAY_PACKAGE := .venv-ray/.package

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-17s %s\n", $$1, $$2}' Makefile

setup: $(DEV) installed  ## install the compiled package and all tools into .venv

installed: $(PACKAGE)
	@if find .venv/lib -path '*/site-packages/kachidoki/*.so' | grep -q .; \
	then echo 'Kachidoki is installed in .venv, compiled.'; \
	elif [ "$$KACHIDOKI_PURE" = 1 ]; \
	then echo 'NOTICE: Kachidoki is installed in .venv as plain Python, as KACHIDOKI_PURE=1 asks.'; \
	else echo 'NOTICE: Kachidoki is installed in .venv as plain Python: it plays the same, but bots think' \
		'far slower.'; \
		echo '        To compile it, install a C compiler and the headers of Python' \
		'(Debian, Ubuntu: apt install gcc python3-dev;'; \
		echo '        Fedora: dnf install gcc python3-devel; macOS: xcode-select --install),' \
		'then: rm $(PACKAGE); make setup'; \
	fi

play: installed  ## start the server and open the table in the browser; PORT=…
	@.venv/bin/kachidoki serve --port "$(PORT)" --open

terminal: installed  ## play in the terminal; TITLE=… chooses the game
	@.venv/bin/kachidoki play "$(TITLE)"

test: lint test-web test-python  ## check the style and types, then test the installed package

test-all: lint test-web setup chromium  ## the same, and the long tests: whole games in the browser, long runs
	$(PYTEST)

test-pure: $(DEV) $(SITE) chromium  ## the tests on the interpreted sources
	PYTHONPATH=src $(PYTEST) -m 'not long'

test-environments: setup $(SPIEL_PACKAGE)  ## the environments for agents, OpenSpiel's (a large package) included
	.venv-environments/bin/python -m pytest tests/lab/environments

test-ray: setup $(RAY_PACKAGE)  ## games on a Ray (a large package) of two workers
	.venv-ray/bin/python -m pytest tests/lab/test_cluster.py

test-web: $(TYPES)
	$(NPM) run --silent test

test-python: setup chromium
	$(PYTEST) -m 'not long'

soak: setup  ## play on two servers through kills, cuts and slow disks, for MINUTES=… (30); SEED=…
	.venv/bin/python -m tests.server.soak $(MINUTES) $(SEED)

golden: $(DEV)  ## write the golden playthroughs anew, as the sources now play them
	PYTHONPATH=src .venv/bin/python -m kachidoki.testing.golden --write tests/golden

lint: lint-python lint-web  ## check the style and types

lint-python: $(DEV)
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy

lint-web: $(TYPES)
	$(NPM) run --silent check

format: $(DEV) $(NODE_MODULES)  ## bring Python and the front end into their form
	.venv/bin/ruff check --fix
	.venv/bin/ruff format
	$(NPM) run --silent format

fixtures: $(DEV)  ## write what the browser's tests read anew, as the sources now play
	PYTHONPATH=src .venv/bin/python web/scripts/fixtures.py

fonts: $(DEV) $(NODE_MODULES)  ## make the font of the Japanese characters anew, with those that are shown now
	.venv/bin/python web/scripts/fonts.py

web-types: $(TYPES)  ## make the browser's types from the server's structs

web-dev: $(TYPES)  ## the front end with hot reload, beside a running `make play`
	$(NPM) run dev

chromium: $(BROWSER)  ## find a Chromium for the browser tests, or install Debian's

pictures: setup chromium  ## take pictures of all that people see, into pictures/, to be looked at
	.venv/bin/python -P tests/browser/pictures.py

ladder: setup  ## rate bots in all titles, GAMES=… (2000) each; the reports go to docs/ladder/
	for title in joraku tokaido rising-sun gunsen; do \
		.venv/bin/kachidoki ladder $$title --bots $(RATED) --games $(GAMES) --training-deals 1 \
			--out docs/ladder/$$title || exit 1; \
	done

bench: setup $(BENCH_PACKAGE)  ## measure our speed beside our peers'
	.venv-bench/bin/python -m benchmarks.run

bench-server: setup $(PEER)  ## measure the server beside boardgame.io's, and while it is attacked
	.venv/bin/python -m benchmarks.server.run
	.venv/bin/python -m benchmarks.server.attack

bench-frames: setup chromium  ## measure how smoothly the browser draws scenes
	.venv/bin/python -m benchmarks.frames

sdist: $(SITE) .venv-release/.deps-$(PY_VERSION)  ## pack the sources and the built front end into dist/
	.venv-release/bin/python -m build --sdist

release: $(SITE) .venv-release/.deps-$(PY_VERSION)  ## check a version, build and check its sdist and wheel
	.venv-release/bin/python tools/release.py

lock: .venv-lock/.uv  ## pin the dependencies anew; UPGRADE=1 takes newer versions
	@.venv-lock/bin/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb")); \
		print(*project["build-system"]["requires"], sep="\n")' > .venv-lock/build-system.in
	echo uv > .venv-lock/uv.in
	$(call pin,uv,.venv-lock/uv.in)
	$(call pin,dev,pyproject.toml --extra all --group dev .venv-lock/build-system.in)
	$(call pin,play,pyproject.toml --extra server --extra terminal --group build .venv-lock/build-system.in \
		--constraint locks/dev.txt)
	$(call pin,release,--group pyproject.toml:release --constraint locks/dev.txt)
	$(call pin,bench,pyproject.toml --extra plots --extra environments --group bench --constraint locks/dev.txt)
	$(call pin,environments,pyproject.toml --extra environments --group environments --constraint locks/dev.txt)
	$(call pin,ray,pyproject.toml --extra lab --extra ray --group ray --constraint locks/dev.txt)

clean:  ## remove all that make has made
	rm -rf .venv .venv-bench .venv-environments .venv-lock .venv-ray .venv-release build dist src/*.egg-info
	rm -rf web/node_modules web/src/generated src/kachidoki/server/site benchmarks/server/peer/node_modules
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# uv installs in a fraction of pip's time; where it cannot, pip does.
$(VENV): $(wildcard locks/*.txt)
	$(call new-venv,.venv,1)
	@.venv/$(PIP) install --require-hashes -r locks/uv.txt || echo 'There is no uv here; pip installs, slower.'
	@touch $@

$(DEPS): $(VENV)
	@echo '[2/6] Installing what playing needs…'
	$(call install,.venv,play)
	@touch $@

$(DEV): $(DEPS)
	@echo 'Installing what testing needs…'
	$(call install,.venv,dev)
	@touch $@

$(BROWSER): $(DEV)
	@.venv/bin/python tests/browser/chromium.py
	@touch $@

$(INPUTS): FORCE | $(DEPS)
	@printf '%s\n' 'PURE=$(KACHIDOKI_PURE)' "CC=$$(command -v $(firstword $(CC)))" $(SOURCES) > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# Node comes with a wheel, so that nothing has to be on the machine. Not `npm ci`: it refuses a lock that has
# the optional parts of one platform only.
$(NODE_MODULES): web/package-lock.json $(DEPS)
	@echo '[3/6] Installing what the front end is built with…'
	@$(NPM) install --no-save --loglevel=error
	@touch $@

$(TYPES): $(NODE_MODULES) web/scripts/types.js $(wildcard src/kachidoki/server/protocol/*.py \
		src/kachidoki/titles/*/view.py src/kachidoki/titles/*/browser.py)
	@rm -rf $(@D)
	@PYTHONPATH=src .venv/bin/python -m kachidoki.server.protocol.schema $(@D)
	@$(NPM) run --silent types
	@touch $@

$(SITE): $(NODE_MODULES) $(TYPES) $(WEB_SOURCES)
	@echo '[5/6] Building the front end…'
	@$(NPM) run --silent build -- --logLevel warn

$(PEER): benchmarks/server/peer/package-lock.json $(DEPS)
	@PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npm --prefix $(<D) ci --no-audit --no-fund --loglevel=error
	@touch $@

# What an earlier build left could bring deleted modules back, so all but C and objects goes first. The stamp
# bears the time of the start: an edit made during the build is built the next time.
$(COMPILED): $(DEPS) $(INPUTS) $(SOURCES)
	@echo '[4/6] Compiling Kachidoki…'
	@rm -rf build/lib* build/bdist* src/*.egg-info
	@touch $@.new
	@.venv/bin/python setup.py --quiet build_ext
	@mv $@.new $@

$(PACKAGE): $(COMPILED) $(SITE)
	@echo '[6/6] Installing Kachidoki…'
	@rm -rf .venv/wheel
	@touch $@.new
	@.venv/$(PIP) wheel --no-deps --no-build-isolation --wheel-dir .venv/wheel .
	@.venv/$(PIP) install --no-deps --force-reinstall .venv/wheel/*.whl
	@rm -rf build/lib* build/bdist* src/*.egg-info
	@mv $@.new $@

$(BENCH_DEPS): locks/bench.txt | $(VENV)
	$(call new-venv,.venv-bench)
	$(call install,.venv-bench,bench)
	@touch $@

$(BENCH_PACKAGE): $(BENCH_DEPS) $(PACKAGE)
	@.venv-bench/$(PIP) install --no-deps --force-reinstall .venv/wheel/*.whl
	@touch $@

$(SPIEL_DEPS): locks/environments.txt | $(VENV)
	$(call new-venv,.venv-environments)
	$(call install,.venv-environments,environments)
	@touch $@

$(SPIEL_PACKAGE): $(SPIEL_DEPS) $(PACKAGE)
	@.venv-environments/$(PIP) install --no-deps --force-reinstall .venv/wheel/*.whl
	@touch $@

$(RAY_DEPS): locks/ray.txt | $(VENV)
	$(call new-venv,.venv-ray)
	$(call install,.venv-ray,ray)
	@touch $@

$(RAY_PACKAGE): $(RAY_DEPS) $(PACKAGE)
	@.venv-ray/$(PIP) install --no-deps --force-reinstall .venv/wheel/*.whl
	@touch $@

.venv-release/.deps-$(PY_VERSION): locks/release.txt | $(VENV)
	$(call new-venv,.venv-release)
	$(call install,.venv-release,release)
	@touch $@

.venv-lock/.uv:
	$(call new-venv,.venv-lock)
	@.venv-lock/$(PIP) install uv
	@touch $@

define new-venv
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo 'Kachidoki needs Python 3.11 or newer; "$(PYTHON)" is $(or $(PY_VERSION),not there).' >&2; \
		echo 'Name another: make PYTHON=/path/to/python3.12 …' >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo '"$(PYTHON)" cannot make virtual environments.' \
		'Debian, Ubuntu: apt install python$(PY_VERSION)-venv' >&2; exit 1; }
	@echo '$(if $(2),[$(2)/6] )Making $(1) with Python $(PY_VERSION)…'
	@rm -rf $(1)
	@"$(PYTHON)" -m venv $(1)
endef

define install
	@.venv/bin/uv pip install --quiet --python $(1)/bin/python --require-hashes -r locks/$(2).txt 2>$(1)/uv.log || \
		$(1)/$(PIP) install --require-hashes -r locks/$(2).txt
endef

# Not uv.lock: it names a registry's address for every file. These files name versions and hashes only.
define pin
	.venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) \
		$(2) --output-file locks/$(1).txt
endef
