# The project's commands. Each sets up what it needs inside this folder, once: `make play` and `make test` are enough.

PORT ?= 8000
PYTHON ?=

VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(RUN) -m pip --disable-pip-version-check
INSTALL := $(PIP) install --quiet --require-hashes --requirement
# A Node.js from PyPI, where one was needed, is in the environment.
WEB := cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH"
PYTEST := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(RUN) -m pytest --numprocesses=auto --maxprocesses=4 --dist=worksteal

ENGINE := $(shell find tabla_core -type f -not -name '*.pyc')
# messages.ts is made from a Fluent file in the course of the build.
PAGE := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' \
  -not -path 'web/public/wheels/*' -not -name licences.json -not -name messages.ts)

.PHONY: play test train test-fast test-browser soak bench bench-nets bench-decisions bench-start audit lint format wheel page site lock clean node browser pictures \
  other-browsers
.DELETE_ON_ERROR:
# Two installations into one environment must not meet.
.NOTPARALLEL:

play: page
	@$(RUN) scripts/serve.py --port $(PORT)

test: test-fast test-browser

test-fast: lint page
	$(PYTEST)

test-browser: page $(VENV)/.dev browser
	$(PYTEST) e2e

soak: page $(VENV)/.dev browser other-browsers
	TABLA_SOAK=1 $(PYTEST) --timeout=7200
	TABLA_SOAK=1 $(PYTEST) --timeout=7200 e2e

# Trains the net of one game for hours; goes on from the last checkpoint. See training/README.md.
train: $(VENV)/.dev
	$(RUN) -m training.train $(GAME) $(ARGS)

bench: .venv-bench/.done page $(VENV)/.dev browser
	.venv-bench/bin/python scripts/bench.py
	@$(MAKE) --no-print-directory --keep-going bench-nets bench-decisions bench-start

bench-nets: wheel $(VENV)/.dev web/node_modules/.done browser
	$(RUN) -m scripts.bench_nets

bench-decisions: wheel $(VENV)/.dev web/node_modules/.done browser
	$(RUN) -m scripts.bench_decisions

bench-start: page $(VENV)/.dev browser
	$(RUN) -m scripts.bench_start

# Asks the advisory services of npm and PyPI about what is shipped and what builds and tests it.
audit: .venv-audit/.done web/package-lock.json | node
	$(WEB) npm audit --omit=dev
	for group in page build dev; do \
	  .venv-audit/bin/pip-audit --strict --disable-pip --requirement requirements/$$group.txt || exit 1; done

lint: $(VENV)/.dev web/node_modules/.done
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(WEB) npm run --silent check
	$(WEB) node ../scripts/lint_workflows.mjs node_modules ../.github/workflows/*.yml

format: $(VENV)/.dev web/node_modules/.done
	$(RUN) -m ruff check --fix-only .
	$(RUN) -m ruff format .
	$(WEB) npx biome check --write

wheel: web/public/wheels/wheels.json

page: web/dist/index.html

# The folder for any static host; it may lie under any path.
site: page
	rm -rf build/site
	mkdir -p build
	cp -R web/dist build/site

# The icons and screenshots that devices show of the installed page, as it looks now.
pictures: page $(VENV)/.dev browser
	$(RUN) -m scripts.make_pictures

# Pins the newest versions anew.
lock: $(VENV)/.build
	sh scripts/lock.sh

clean:
	rm -rf .venv .venv-audit .venv-bench build dist web/node_modules web/dist web/public/wheels \
	  web/public/licences.json
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What is built.

web/public/wheels/wheels.json: $(ENGINE) pyproject.toml LICENSE README.md scripts/build_wheel.py build/vendored/.done
	$(RUN) scripts/build_wheel.py --vendored build/vendored --page web/public/wheels

# Python's memory with the engine in it, from which the page starts.
build/snapshot/snapshot.json: scripts/make_snapshot.mjs web/public/wheels/wheels.json web/node_modules/.done
	$(WEB) node ../scripts/make_snapshot.mjs node_modules/pyodide public/wheels ../build/snapshot

# Pyodide's WebAssembly, packed: it takes a while, and only with another Pyodide.
build/runtime/wasm.json: scripts/pack_wasm.mjs web/node_modules/.done
	$(WEB) node ../scripts/pack_wasm.mjs node_modules/pyodide ../build/runtime

# What ships with the page, with its licences, for its "About".
web/public/licences.json: scripts/licences.py $(wildcard scripts/licences/*.txt) \
  web/public/wheels/wheels.json web/node_modules/.done
	$(RUN) scripts/licences.py --out $@

web/dist/index.html: $(PAGE) web/public/licences.json build/snapshot/snapshot.json build/runtime/wasm.json \
  web/node_modules/.done
	$(WEB) npm run --silent build

# What is installed.

$(VENV)/.build: requirements/build.txt
	python=$$(PYTHON="$(PYTHON)" sh scripts/find_python.sh) && "$$python" -m venv $(VENV)
	$(INSTALL) $<
	touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.build
	$(INSTALL) $<
	touch $@

# Without OpenSpiel the figures are printed all the same, and one sentence says that it is missing.
.venv-bench/.done: requirements/bench.txt
	python=$$(PYTHON="$(PYTHON)" sh scripts/find_python.sh) && "$$python" -m venv .venv-bench
	@if .venv-bench/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes --requirement $<; \
	then touch $@; else echo "OpenSpiel cannot be installed here, so its figures will be missing."; fi

.venv-audit/.done: requirements/audit.txt
	python=$$(PYTHON="$(PYTHON)" sh scripts/find_python.sh) && "$$python" -m venv .venv-audit
	.venv-audit/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes --requirement $<
	touch $@

# micropip, for Pyodide's Python: it comes from our own origin, as all else does.
build/vendored/.done: requirements/page.txt $(VENV)/.build
	rm -rf $(@D)
	$(PIP) download --quiet --no-deps --require-hashes --only-binary :all: --python-version 3.14 --dest $(@D) --requirement $<
	touch $@

web/node_modules/.done: web/package.json web/package-lock.json | node
	$(WEB) npm ci --no-audit --no-fund --loglevel=error
	touch $@

node: | $(VENV)/.build
	@sh scripts/ensure_node.sh

browser: | $(VENV)/.dev
	@$(RUN) scripts/find_browser.py --install >/dev/null

# Firefox and WebKit, where they can be had; the tests name what is missing.
other-browsers: | $(VENV)/.dev
	@$(RUN) -m scripts.find_other_browsers --install
