#!/bin/sh
# Secrets come as files, so that neither the image nor the container's description holds them; the program reads its environment.
set -eu
for file in /run/secrets/*; do
  [ -f "$file" ] || continue
  name=$(basename "$file" | tr 'a-z' 'A-Z')
  export "$name=$(cat "$file")"
done
exec "$@"
