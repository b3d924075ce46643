# Everything a fresh machine needs is set up by the first target that is called.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
SOURCES := pyproject.toml hatch_build.py mypyc_build.py $(shell find src web \
	\( -name node_modules -o -name __pycache__ -o -path src/throneroom/server/site \) -prune -o -type f -print)

.PHONY: play test slow check bench strength honesty load pictures films fuzz generate docs pins sbom audit clean

# The server, for the browser; `.venv/bin/throneroom play` plays in the terminal.
play: $(VENV)/installed
	@$(BIN)/throneroom serve --open $(ARGS)

test: $(VENV)/installed
	@$(BIN)/python tests/run.py

# What takes minutes: all figures of other simulators, 20,000 games of bots, a Ray cluster, and two
# wheels built in different places, which must be the same.
slow: $(VENV)/installed $(VENV)/extras
	@$(BIN)/python tests/slow.py $(ARGS)

check: $(VENV)/tools
	@$(BIN)/python tests/run.py --only-checks

bench: $(VENV)/installed
	@$(BIN)/python -m bench $(if $(BASE),--base $(BASE))

# How strong the plans that are found and the player that looks ahead are; see bench/strength.py.
strength: $(VENV)/installed
	@$(BIN)/python -m bench.strength $(ARGS)

# How honest analyses are: chances against results, verdicts against brute force.
honesty: $(VENV)/installed
	@$(BIN)/python -m bench.analysis $(ARGS)

# 500 tables over real sockets, on SQLite and PostgreSQL, and once more while the server also thinks.
load: $(VENV)/installed
	@$(BIN)/python bench/load.py --database both --check $(ARGS)
	@$(BIN)/python bench/load.py --database sqlite --games 0 --answers 0 --thinking --check $(ARGS)

# Screenshots of every page and of nine situations at the table, in docs/pictures/web.
pictures: $(VENV)/installed
	@$(BIN)/python web/pictures.py

# A bot's turn, a buy, an attack and the end, each as a row of pictures there.
films: $(VENV)/installed
	@$(BIN)/python web/filmstrips.py $(ARGS)

fuzz: $(VENV)/installed
	@$(BIN)/python tests/fuzz.py $(ARGS)

# Files that are kept here and follow from others: docs/rulings.md, what the browser knows of the
# Python side, the log that its tests compare with, and the words that learners know.
generate: $(VENV)/tools
	@$(BIN)/python tests/rulings.py
	@PYTHONPATH=src $(BIN)/python web/generate.py
	@PYTHONPATH=src $(BIN)/python tests/web/logs.py
	@PYTHONPATH=src $(BIN)/python tests/rl/grow.py

# The reference in every language and the documents, as web pages.
docs: $(VENV)/docs
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(BIN)/python docs/site/build.py

# Exact versions and hashes of all packages from PyPI, in pins; ARGS=--upgrade takes newer versions.
pins: $(VENV)/supply
	@$(BIN)/python supply/pins.py $(ARGS)

# Bills of materials in dist/sbom, and docs/licences.md.
sbom: $(VENV)/supply
	@$(BIN)/python supply/bill.py

# Known vulnerabilities of all packages; fails, too, where they cannot be looked up.
audit: $(VENV)/supply
	@$(BIN)/python supply/audit.py

clean:
	rm -rf $(VENV) build dist bench/build

$(VENV)/tools: pins/dev.txt
	@echo "Setting up $(VENV) (once, a minute or so) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP_INSTALL) --require-hashes --requirement pins/dev.txt
	@touch $@

# What few targets need.
$(VENV)/docs $(VENV)/extras $(VENV)/supply: $(VENV)/%: pins/%.txt $(VENV)/tools
	@$(PIP_INSTALL) --require-hashes --requirement pins/$*.txt
	@touch $@

# The compiled form, as a user installs it; the uncompiled one is src/ itself. Without a C compiler
# the installed form is the uncompiled one, too. hatch_build.py keeps the compiled engine and the
# browser client in build/ and builds again only the one whose sources have changed.
$(VENV)/installed: $(VENV)/tools $(SOURCES)
	@echo "Installing Throneroom (a minute where the engine must be compiled) ..."
	@$(PIP_INSTALL) --no-build-isolation --no-deps --force-reinstall .
	@touch $@
