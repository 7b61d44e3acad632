# The bot with its computer players compiled. deploy/ has what starts it; docs/hosting.md explains.
# One exact version; a digest pins its bytes: --build-arg PYTHON=python@sha256:…
ARG PYTHON=python:3.12.11-slim-bookworm
FROM ${PYTHON} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /app
COPY requirements/run.lock requirements/fast.lock ./
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir \
    --require-hashes --only-binary :all: -r requirements/run.lock
RUN python -m venv /compiler && /compiler/bin/pip install --no-cache-dir \
    --require-hashes --only-binary :all: -r requirements/fast.lock
COPY . .
RUN /venv/bin/python -m games.compile --mypyc /compiler/bin/mypyc && /venv/bin/python -m compileall -q .

FROM ${PYTHON}
# The bot may write into two folders and nowhere else; a .env that says `data/` means the first.
RUN useradd --system --uid 10001 --no-create-home brouc \
    && mkdir /data /backups && chown brouc /data /backups && chmod 700 /data /backups
COPY --from=build /venv /venv
COPY --from=build /app /app
WORKDIR /app
RUN ln -s /data data
USER 10001
ENV BROUC_DATABASE=sqlite+aiosqlite:////data/brouc.sqlite BROUC_HEALTH=9464
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["/venv/bin/python", "-m", "host.health"]
CMD ["/venv/bin/python", "bot.py"]
