# The bot with its computer players compiled. Build and start:
#   docker build -t brouc . && docker run -d --env-file .env -v brouc-data:/data brouc
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /app
COPY requirements.lock requirements-fast.lock ./
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir \
    --require-hashes --only-binary :all: -r requirements.lock
RUN python -m venv /compiler && /compiler/bin/pip install --no-cache-dir \
    --require-hashes --only-binary :all: -r requirements-fast.lock
COPY . .
RUN /venv/bin/python -m players.fast --mypyc /compiler/bin/mypyc

FROM python:3.12-slim
RUN useradd --create-home brouc && mkdir /data && chown brouc /data
COPY --from=build /venv /venv
COPY --from=build /app /app
WORKDIR /app
USER brouc
ENV BROUC_DATABASE=sqlite+aiosqlite:////data/brouc.sqlite
VOLUME /data
STOPSIGNAL SIGTERM
CMD ["/venv/bin/python", "bot.py"]
