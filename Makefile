# Two commands do everything: `make play` (another game: `make play GAME=name`, from a folder: `FROM=folder`) and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Only locked packages, byte by byte, and only wheels, which run no code when installed.
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all:

# Python upgraded under an environment does not see its packages, so it is made again.
ifneq ($(wildcard $(VENV)/.created),)
ifneq ($(shell $(BIN)/python -c 'from importlib.util import find_spec as f; print(bool(f("pip")))' 2>/dev/null),True)
$(info $(VENV) is of another Python: it is made again.)
$(shell rm -f $(VENV)/.created $(VENV)/.installed-* $(VENV)/audit/.installed)
endif
endif

.PHONY: play run test suite patient check fast audit lock clean bench

play: $(VENV)/.installed-run
	@$(BIN)/python -m $(if $(FROM),games.folder "$(FROM)" )play $(GAME)

# With a C compiler the players' core is compiled in the background; the next start uses it.
run: $(VENV)/.installed-run
	@$(BIN)/python -m games.compile_in_background $(VENV)/compiler requirements/fast.lock &
	@$(BIN)/python bot.py

# What is read and what is run, side by side: types are checked by one process.
test: $(VENV)/.installed-dev
	@$(MAKE) --no-print-directory --jobs=2 check suite

suite: $(VENV)/.installed-dev
	$(BIN)/python -m pytest -n auto --dist worksteal

# The tests that have a long form, in it (CONTRIBUTING.md says which). Before a release.
patient: $(VENV)/.installed-dev
	$(BIN)/python -m pytest -n auto --dist worksteal --patient -o faulthandler_timeout=7200

check: $(VENV)/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	MYPYPATH=$$(echo tests/third_party_games/*/ | tr ' ' :) $(BIN)/mypy $(addprefix -p ,$(notdir $(patsubst %/,%,$(wildcard tests/third_party_games/*/))))
	$(BIN)/lint-imports

# Compiles what games name for it, such as a search (needs a C compiler); without it the same sources are interpreted.
fast: $(VENV)/.installed-dev
	$(BIN)/python -m games.compile

# Asks PyPI's own database whether anything that is locked has a known vulnerability. Where that cannot be
# asked, as behind most mirrors, it fails and says so: nothing is taken for sound that nobody looked at.
audit: $(VENV)/audit/.installed
	for lock in requirements/*.lock; do $(VENV)/audit/bin/pip-audit --strict --disable-pip --require-hashes -r $$lock || exit 1; done

$(VENV)/audit/.installed: $(VENV)/.created requirements/audit.lock
	$(BIN)/python -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --only-binary :all: -r requirements/audit.lock
	@touch $@

# Compared with an earlier commit: `git worktree add ../old HEAD~1 && make bench OLD=../old`.
bench: $(VENV)/.installed-dev
	for one in tables restart store; do $(BIN)/python -m tools.bench.$$one --checkouts $(OLD) . || exit 1; done

$(VENV)/.created:
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed; this is %d.%d" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.installed-run: $(VENV)/.created requirements/run.lock
	$(PIP) -r requirements/run.lock
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.created requirements/dev.lock
	$(PIP) -r requirements/dev.lock
	@touch $@

# Writes the locks after pyproject.toml (docs/dependencies.md); UPGRADE=--upgrade takes the newest
# versions, or one: UPGRADE="--upgrade-package NAME". Needs uv (https://docs.astral.sh/uv/) on the PATH.
UPGRADE ?=
LOCK = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --only-binary :all: \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links $(UPGRADE)
lock:
	$(LOCK) pyproject.toml --extra postgresql -o requirements/run.lock
	$(LOCK) pyproject.toml --extra dev --extra postgresql -o requirements/dev.lock
	$(LOCK) --group fast -o requirements/fast.lock
	$(LOCK) --group audit -o requirements/audit.lock

clean:
	rm -rf $(VENV) build
