#!/bin/sh
# Secrets come as files, so that neither the image nor the container's description holds them; the program reads its environment.
set -eu
for file in /run/secrets/*; do
  [ -f "$file" ] || continue
  name=$(basename "$file" | tr 'a-z' 'A-Z')
  # Not in the export itself, which would hide that the file cannot be read.
  value=$(cat "$file") || { echo "$name: $file cannot be read. Let the user that the container runs as read it." >&2; exit 1; }
  export "$name=$value"
done
exec "$@"
