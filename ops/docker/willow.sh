#!/bin/sh
# The operations command line: docker compose run --rm cli willow <command>. What `docker compose exec` starts has no secrets yet, so it reads them.
exec with-secrets entrypoint.sh node --max-old-space-size=384 --max-semi-space-size=8 /app/backend/dist/cli.main.js "$@"
