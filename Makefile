# `make play` opens the web table and compiles meanwhile; `make test` is what a change must pass.
# Needs python3 (3.11 or newer, another one with PYTHON=...); uses a C compiler if there is one. What is set up where: tools/install.py.

PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(PYTHON) -m tools.install
# Options of `passgo serve`
PLAY ?= --open
PYTEST := $(BIN)/pytest -n 2 --dist worksteal

# Without files of bytecode every process of the tests would read all of them anew, which takes three times as long.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The second is how pip 25.3 and newer constrain what a build itself needs; older ones take the first for both.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt

.PHONY: python setup play dev check test web long rules docs bench clean

play: python
	@$(INSTALL) play $(PLAY)

setup: python
	@$(INSTALL) build
	@$(BIN)/passgo info 2>/dev/null || $(BIN)/python -I tools/build_outcome.py

dev: setup
	@$(INSTALL) tools

check: dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy --strict src tests examples
	PYTHONPATH="$(CURDIR)/src" $(BIN)/lint-imports --no-logo

# What is compiled is tested as source too, with columns that refuse negative numbers as compiled ones do. Everything else is the same code in both;
# the referee watches games of the installed build alone, as minutes of games need it. Its tests wait for servers and terminals, so there is one process
# more than cores.
SOURCE := $(addprefix tests/,engine perft golden scenarios bots conformance invariants learning)

test: python
	@$(MAKE) --no-print-directory -j 2 check web
	@echo "The source, interpreted, with strict columns:"
	PASSGO_STRICT_COLUMNS=1 PYTHONPATH="$(CURDIR)/src" $(PYTEST) -m "not long and not once" $(SOURCE)
	@echo "The installed build:"
	@$(BIN)/python -I tools/build_outcome.py --strict
	$(PYTEST) -n 3 --ignore=tests/browser
	@echo "The web table in browsers:"
	$(PYTEST) tests/browser

# The web table's built files are committed, so Node is needed by those only who change it.
web:
	@if command -v npm >/dev/null; then \
	  cd web && npm install --no-save --no-fund --no-audit --loglevel=error && npm run check && npm test && npm run build && \
	  git diff --exit-code --stat -- ../src/passgo/server/static && echo "The web table is built from its source."; \
	else echo "There is no npm here: the web table was not rebuilt, only its source hash is compared."; fi

long: dev
	$(PYTEST) -m long -rP -o faulthandler_timeout=0

rules: dev
	$(BIN)/python tools/rule_tests.py
	$(BIN)/python tools/rule_tests.py examples/harbour/
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python tools/rule_places.py
	for edition in $(notdir $(patsubst %/,%,$(dir $(wildcard src/passgo/editions/*/rules.toml)))); do \
	  PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m passgo rules $$edition --markdown > docs/rules/$$edition.md || exit 1; \
	done

docs: dev
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@echo "The documents are in build/site; begin with build/site/index.html."

bench: setup
	@$(BIN)/passgo bench

clean:
	rm -rf .venv build dist web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage htmlcov
	find . -name __pycache__ -prune -exec rm -rf {} +

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "passgo needs Python 3.11 or newer; name one with: make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; } || \
	  { echo "Installing python3-venv, which this Python lacks."; apt-get -qq update; DEBIAN_FRONTEND=noninteractive apt-get -qq -y install python3-venv >/dev/null; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo "Python cannot make virtual environments here: install the package python3-venv, then try again."; exit 1; }
