# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check fast clean

play: $(VENV)/.installed-play
	@$(BIN)/python -m sandbox

test: check
	$(BIN)/python -m pytest

check: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

$(VENV)/.created:
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed; this is %d.%d" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.installed-play: $(VENV)/.created requirements-play.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-play.lock
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.created requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

clean:
	rm -rf $(VENV) build
