#!/bin/sh
# The operations command line: docker compose run --rm migrate willow <command>
exec node --max-old-space-size=384 --max-semi-space-size=8 /app/backend/dist/cli.main.js "$@"
