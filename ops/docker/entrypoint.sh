#!/bin/sh
# Secrets come as files, so that neither the image nor the container's description holds them; the program reads its environment.
set -eu
for file in /run/secrets/*; do
  [ -f "$file" ] || continue
  # Not in the export itself, which would hide that the file cannot be read.
  value=$(cat "$file")
  export "$(basename "$file" | tr 'a-z' 'A-Z')=$value"
done
exec "$@"
