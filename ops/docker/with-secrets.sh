#!/bin/sh
# Becomes the command that follows, if every secret that docker-compose.yml promises this container ($SECRETS), and every other that it was
# given, is there, can be read and says something. Stores run it too, in the sh of their own images: none may start without the password that it was meant to have.
set -eu
user=$(id -u)
made='secrets init makes it, or says what belongs there (ops/docker/README.md).'
refused=
refuse() {
  echo "$1: ops/docker/secrets/$1 $2" >&2
  refused=yes
}
for name in $({ printf '%s\n' ${SECRETS-}; ls /run/secrets 2>/dev/null || true; } | sort -u); do
  file=/run/secrets/$name
  if [ ! -f "$file" ]; then
    refuse "$name" "is missing, or is no file: $made"
  elif ! value=$(cat "$file" 2>/dev/null); then
    refuse "$name" "cannot be read by user $user, as whom this container runs. Let it: chown $user ops/docker/secrets/$name; chmod 400 ops/docker/secrets/$name"
  else
    case $value in
      *[![:space:]]*) ;;
      *) refuse "$name" "is empty: $made" ;;
    esac
  fi
done
[ -z "$refused" ] || exit 1
exec "$@"
