#!/bin/sh
# Another version, while customers go on: usage below, and why in ops/upgrading.md. Needs Docker Compose and nothing else.
# shellcheck disable=SC2086 # lists of containers are words
set -eu
usage() {
  cat >&2 <<'END'
Usage: ops/docker/upgrade.sh <version> [--build | --digests <file>] [--web <version>]
       ops/docker/upgrade.sh --back

  <version>         the tag of the images of api and worker; they must be on this machine, unless one of the next two says where they come from
  --build           builds them from this tree
  --digests <file>  takes them from WILLOW_IMAGES by the digests in this file (lines: api sha256:…), and nothing else under that tag
  --web <version>   the proxy, too, which is away for some three seconds
  --back            the version before, as .env remembers it

The settings are those of .env, beside docker-compose.yml; COMPOSE_FILE and COMPOSE_PROJECT_NAME count, too.
WILLOW_HEALTHY_WITHIN (300 seconds): how long a new container is waited for before everything is put back.
END
  exit 2
}
say() { echo "$(date +%T) $*"; }
refuse() {
  echo "$*" >&2
  exit 1
}

version=
back=
build=
digests=
web=
while [ $# -gt 0 ]; do
  case $1 in
    --back) back=yes ;;
    --build) build=yes ;;
    --web)
      [ $# -ge 2 ] || usage
      web=$2
      shift
      ;;
    --digests)
      [ $# -ge 2 ] || usage
      [ -f "$2" ] || refuse "$2: there is no such file"
      digests=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
      shift
      ;;
    -*) usage ;;
    *) [ -z "$version" ] && version=$1 || usage ;;
  esac
  shift
done
[ -n "$back" ] && [ -n "$version$build$digests$web" ] && usage
[ -z "$back$version" ] && usage
[ -n "$build" ] && [ -n "$digests" ] && usage

cd "$(dirname "$0")/../.."
[ -f .env ] || refuse ".env is missing beside docker-compose.yml: without it nobody knows which version runs, and which one to go back to"

setting() { sed -n "s/^$1=//p" .env | tail -n 1; }
# Takes pairs; all of them at once, or none.
remember() {
  cp -p .env .env.next
  while [ $# -gt 0 ]; do
    { grep -v "^$1=" .env.next || true; [ -z "$2" ] || echo "$1=$2"; } >.env.more
    cat .env.more >.env.next
    shift 2
  done
  rm .env.more
  mv .env.next .env
}

default=$(sed -n 's/.*WILLOW_VERSION:-\([^}]*\)}.*/\1/p' docker-compose.yml | head -n 1)
from=$(setting WILLOW_VERSION)
from=${from:-$default}
web_from=$(setting WILLOW_WEB_VERSION)
web_from=${web_from:-$default}
if [ -n "$back" ]; then
  version=$(setting WILLOW_VERSION_BEFORE)
  [ -n "$version" ] || refuse "There is no version to go back to: .env has no WILLOW_VERSION_BEFORE, which an upgrade leaves there"
  web=$(setting WILLOW_WEB_VERSION_BEFORE)
fi
web=${web:-$web_from}
images=$(setting WILLOW_IMAGES)
images=${images:-willow}
[ "$version $web" != "$from $web_from" ] || refuse "$version is what runs"

# Variables of the shell count more than .env: from here on, containers that are made are of the new version.
export WILLOW_VERSION="$version" WILLOW_WEB_VERSION="$web"
parts='api worker'
[ "$web" = "$web_from" ] || parts="$parts web"
tag_of() { if [ "$1" = web ]; then echo "$web"; else echo "$version"; fi; }

if [ -n "$build" ]; then
  say "building $parts"
  docker compose build --quiet $parts
fi
for part in $parts; do
  image=$images/$part:$(tag_of "$part")
  if [ -n "$digests" ]; then
    digest=$(sed -n "s/^$part  *\(sha256:[0-9a-f]\{64\}\)$/\1/p" "$digests")
    [ -n "$digest" ] || refuse "$digests has no line \"$part sha256:…\""
    say "taking $images/$part@$digest"
    # The engine refuses what does not have this digest.
    docker pull --quiet "$images/$part@$digest" >/dev/null
    docker tag "$images/$part@$digest" "$image"
  fi
  docker image inspect "$image" >/dev/null 2>&1 || refuse "$image is not on this machine: give --build or --digests, or pull it"
done

healthy_within=${WILLOW_HEALTHY_WITHIN:-300}
state_of() { docker inspect --format '{{.State.Health.Status}} {{.RestartCount}}' "$1" 2>/dev/null || echo gone; }
# Nothing that started three times is going to be well.
await_healthy() {
  until=$(($(date +%s) + healthy_within))
  for container in "$@"; do
    while :; do
      case $(state_of "$container") in
        healthy*) break ;;
        gone | *' '[3-9] | *' '[1-9][0-9]*) return 1 ;;
      esac
      [ "$(date +%s)" -lt "$until" ] || return 1
      sleep 1
    done
  done
}

# Read models that this version fills in another way, beside the live ones; the worker that knows them is there to go on with them.
rebuild() { docker compose run --rm -T --no-deps cli willow projections rebuild --changed; }

take_away() {
  [ -z "$new" ] || docker rm --force $new >/dev/null
  new=
}

# The new ones start beside the old; these leave when those are well. Otherwise the new ones are taken away, and nothing has happened.
new=
trap 'take_away; exit 130' INT TERM HUP
in_turn() {
  service=$1
  # One that has ended would be started again, and not another one be made.
  docker compose rm --force "$service" >/dev/null 2>&1
  old=$(docker compose ps --quiet "$service" | tr '\n' ' ')
  count=$(echo "$old" | wc -w)
  [ "$count" -gt 0 ] || count=1
  say "$service: $(tag_of "$service") starts${old:+ beside what runs}"
  doubled=$count
  [ -z "$old" ] || doubled=$((count * 2))
  said=$(docker compose up --detach --no-deps --no-build --no-recreate --scale "$service=$doubled" "$service" 2>&1) && started=yes || started=
  new=
  for container in $(docker compose ps --all --quiet "$service"); do
    case " $old" in *" $container "*) ;; *) new="$new $container" ;; esac
  done
  if [ -z "$started" ] || [ -z "$new" ] || ! await_healthy $new; then
    [ -n "$started" ] || echo "$said" >&2
    say "$service: $(tag_of "$service") is not healthy, and is taken away again. It said:"
    for container in $new; do docker logs --tail 20 "$container" 2>&1; done
    take_away
    return 1
  fi
  if [ "$service" = worker ] && ! rebuild; then
    say "worker: a read model cannot be rebuilt"
    take_away
    return 1
  fi
  new=
  [ -n "$old" ] || return 0
  say "$service: healthy; the other leaves"
  docker stop $old >/dev/null
  docker rm $old >/dev/null
}

# Only one can have the ports of this machine.
in_place() {
  say "web: $web_from leaves, $web comes"
  docker compose up --detach --no-deps --no-build web >/dev/null 2>&1 || return 1
  await_healthy "$(docker compose ps --quiet web)"
}

changed=
step() {
  changed="$1 $changed"
  if [ "$1" = web ]; then in_place; else in_turn "$1"; fi
}

put_back() {
  say "Going back to $from"
  target=$version
  version=$from
  web=$web_from
  WILLOW_VERSION=$version
  WILLOW_WEB_VERSION=$web
  [ "$1" != worker ] || rebuild || say "worker: a read model waits for its rebuild; docker compose run --rm cli willow doctor"
  # In the other order. What failed in turn has left nothing behind.
  for part in $changed; do
    if [ "$part" = web ]; then
      in_place || say "web: it does not come back; docker compose logs web says why"
    elif [ "$part" != "$1" ]; then
      in_turn "$part" || say "$part: still of $target; docker compose ps shows what runs"
    fi
  done
  refuse "$target was not taken, because of its $1. $from goes on."
}

# Readers before writers: a worker knows what an older api writes. On the way back it is the other way round.
order="worker api"
if [ -n "$back" ]; then
  order="api worker"
else
  say "migrate: adding what $version needs, while $from goes on"
  docker compose run --rm -T --no-deps migrate || refuse "The migrations of $version failed, and $from runs as before"
fi
[ "$web" = "$web_from" ] || order="$order web"
for part in $order; do step "$part" || put_back "$part"; done

before=$from
web_before=
[ "$web" = "$web_from" ] || web_before=$web_from
if [ -n "$back" ]; then
  before=
  web_before=
fi
remember WILLOW_VERSION "$version" WILLOW_WEB_VERSION "$web" WILLOW_VERSION_BEFORE "$before" WILLOW_WEB_VERSION_BEFORE "$web_before"
if [ -n "$back" ]; then say "Back to $version."; else say "$version runs. To go back: ops/docker/upgrade.sh --back"; fi
