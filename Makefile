# Two commands matter: `make play` and `make test`. Each sets up all that it needs.
# Works with GNU make 3.81 and newer, and python3 of 3.11 and newer; nothing else is assumed.

PYTHON ?= python3
BOOTSTRAP = $(PYTHON) tools/bootstrap.py
MINUTES = 10
GAME = thousand_km
TIER = .venv/bin/python -m tools.tiers

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play docs quick test test-rest test-all setup check compile bench report soak golden wheels

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: ## set up and play: serves the games to this machine's browser and to phones at home
	@$(PYTHON) tools/play.py --lan

docs: setup ## build/site: the documents as a searchable site, which `make play` serves at /docs
	.venv/bin/python -m tools.docs_site

quick: setup ## 90 seconds: rules and units on the sources, for use while editing
	@$(TIER) quick

test: setup ## 8 minutes (12 from a fresh clone): what proves the product, on the compiled rules
	@$(BOOTSTRAP) test
	@$(TIER) test

test-rest: setup ## 17 minutes: the depth that `make test-all` has beyond `make test`
	@$(BOOTSTRAP) test
	@$(TIER) rest

test-all: test test-rest ## 25 minutes: everything

setup: ## .venv for editing: the sources themselves, interpreted, with all tools
	@$(BOOTSTRAP) setup

check: setup ## format, lint, types, rule ledger, generated files, dependencies, words, links
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/python tools/rule_ledger.py
	.venv/bin/python -m tools.client_types
	.venv/bin/python -m tools.dependencies
	.venv/bin/python -m tools.word_list
	.venv/bin/python -m tools.links
	@$(BOOTSTRAP) client-check

compile: ## .venv-compiled for playing: the package built and installed
	@$(BOOTSTRAP) compile

wheels: ## dist/: the source package, the compiled wheel for this platform, and one for all others
	@$(BOOTSTRAP) wheels

bench: setup compile ## measure speed, size and load, compared with others; writes bench/*.md
	@$(BOOTSTRAP) bench
	.venv-compiled/bin/python bench/run.py
	.venv-compiled/bin/python bench/server.py

report: ## GAME=knatsch: its lengths, wins, scores and options on a page with plots
	@$(BOOTSTRAP) report
	.venv-compiled/bin/tafelrunde report $(GAME)

soak: setup compile ## MINUTES=10 of random games, interpreted against compiled
	.venv/bin/python -m tests.kit.soak --minutes $(MINUTES)
	TAFELRUNDE_KILLS=200 TAFELRUNDE_FRAMES=100000 .venv/bin/python -m pytest \
		tests/server/test_durability.py tests/server/test_security.py -k "killed or garbage"
	TAFELRUNDE_KILLS=100 .venv/bin/python -m pytest --store postgresql \
		tests/server/test_durability.py -k killed
	TAFELRUNDE_FAULTS=10 .venv/bin/python -m pytest \
		tests/server/test_node_faults.py tests/server/soak_nodes.py
	TAFELRUNDE_CHOICES=1000 .venv/bin/python -m pytest tests/server/test_attacks.py
	.venv/bin/python -m pytest tests/lab/soak_ray.py

golden: setup ## regenerate all generated files; review the difference before committing it
	.venv/bin/python tools/rule_ledger.py --write
	.venv/bin/python -m tools.client_types --write
	.venv/bin/python -m tools.dependencies --write
	.venv/bin/python -m tools.knatsch_answers
	.venv/bin/python -m tests.kit.golden
