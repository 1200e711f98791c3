# Two commands matter: `make play` and `make test`. Each sets up all that it needs.
# Works with GNU make 3.81 and newer, and python3 of 3.11 and newer; nothing else is assumed.

PYTHON ?= python3
BOOTSTRAP = $(PYTHON) tools/bootstrap.py
MINUTES = 10
GAME = thousand_km
PYTEST = python -m pytest -n 2
BROWSER = .venv/bin/$(PYTEST) --rules interpreted tests/browser

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-rest test-all setup check compile bench report soak golden

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

play: ## set up and play: serves the games to this machine's browser and to phones at home
	@$(PYTHON) tools/play.py --lan

test: setup compile ## the tests that prove the product
	@$(BOOTSTRAP) postgresql
	.venv/bin/$(PYTEST) --rules interpreted -p no:playwright --ignore tests/browser
	.venv/bin/$(PYTEST) --store postgresql -p no:playwright tests/server
	.venv-compiled/bin/$(PYTEST) --rules built tests/contract tests/games
	@$(BOOTSTRAP) browser
	$(BROWSER) -m "not full"

test-rest: setup compile ## what `make test-all` proves beyond `make test`
	@$(BOOTSTRAP) browser
	$(BROWSER) -m full

test-all: test test-rest ## everything

setup: ## .venv for editing: the sources themselves, interpreted, with all tools
	@$(BOOTSTRAP) setup

check: setup ## format, lint, types, rule ledger, generated files, dependencies
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/python tools/rule_ledger.py
	.venv/bin/python -m tools.client_types
	.venv/bin/python -m tools.dependencies
	@$(BOOTSTRAP) client-check

compile: ## .venv-compiled for playing: the package built and installed
	@$(BOOTSTRAP) compile

bench: setup compile ## measure speed, size and load, beside others; writes bench/*.md
	@$(BOOTSTRAP) bench
	@$(BOOTSTRAP) postgresql
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

golden: setup ## write all generated files anew; review the difference before committing it
	.venv/bin/python tools/rule_ledger.py --write
	.venv/bin/python -m tools.client_types --write
	.venv/bin/python -m tools.dependencies --write
	.venv/bin/python -m tools.knatsch_answers
	.venv/bin/python -m tests.kit.golden
