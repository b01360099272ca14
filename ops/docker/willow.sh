#!/bin/sh
# The operations command line: docker compose run --rm migrate willow <command>
exec node /app/backend/dist/cli.main.js "$@"
