import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;
const MIGRATIONS = join(ROOT, 'backend/src/platform/database/migrations');

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** What the next release begins with: its version everywhere, and the migrations that upgrades from it may count on. */
export function releaseProblems(tag: string): readonly string[] {
  const { version } = read('package.json') as { version: string };
  const { releases } = read('ops/releases.json') as { releases: readonly { version: string; lastMigration: string }[] };
  const last = releases.at(-1);
  const [newest = ''] = readdirSync(MIGRATIONS)
    .filter((name) => /^\d+-.*\.ts$/.test(name))
    .toSorted()
    .toReversed();
  const stamp = newest.split('-')[0]!;
  const isTold = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').split('\n').includes(`## ${version}`);
  return [
    ...(tag === `v${version}` ? [] : [`The tag is ${tag}, and package.json says ${version}: a release of it is tagged v${version}`]),
    ...(isTold ? [] : [`CHANGELOG.md has no heading "## ${version}": say what the release changes`]),
    ...(last?.version === version ? [] : [`ops/releases.json ends with ${last?.version}: add a line for ${version}`]),
    ...(last?.lastMigration.endsWith(stamp)
      ? []
      : [`ops/releases.json says that ${last?.lastMigration} is the last migration, and there is ${newest}`]),
  ];
}
