// Runs Jest in ESM mode for the workspace it is called from: one kind of tests, or what the arguments say. Jest's own result goes to .tmp/ so
// that `npm test` can add the counts up.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// One for each processor that is really there, which `npm test` has measured. Two at least: one alone would run in Jest's own thread.
const workers = `--maxWorkers=${Math.max(2, Number(process.env.TEST_WORKERS ?? availableParallelism()))}`;

const INT_LIMIT_MS = 300_000;
const KINDS = {
  unit: ['--testMatch', '**/*.test.{ts,tsx}', '!**/*.{int,property}.test.ts', workers],
  property: ['--testMatch', '**/*.property.test.ts', workers],
  int: ['--testMatch', '**/*.int.test.ts', workers],
};

const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(`Run tests through npm scripts (npm test): they use the pinned Node 24, this is ${process.versions.node}.`);
  process.exit(2);
}
const jest = createRequire(join(process.cwd(), 'package.json')).resolve('jest/bin/jest');
mkdirSync('.tmp', { recursive: true });
const output = `.tmp/${(process.env.npm_lifecycle_event ?? 'by-hand').replace(/\W/g, '-')}.json`;
const given = process.argv.slice(2);
const kind = KINDS[given[0]] ?? [];
// Jest takes what follows a list of patterns for one more, unless an option stands between.
const slow = process.env.TEST_SCOPE === 'slow' && given[0] !== 'property' ? ['--testPathPatterns', '[.]slow[.]', '--passWithNoTests'] : [];
const args = [...kind, ...slow, '--json', '--outputFile', output, ...(kind.length > 0 ? given.slice(1) : given)];
// Workers inherit these.
const loader = ['--import', fileURLToPath(new URL('../testing/jest/load-typescript.ts', import.meta.url)), '--enable-source-maps'];
const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', ...loader];
const env = { ...process.env, ...(given[0] === 'int' && { TEST_LIMIT_MS: String(INT_LIMIT_MS) }) };
const { status } = spawnSync(process.execPath, [...node, jest, ...args], { env, stdio: ['inherit', 'ignore', 'inherit'] });
process.exit(status ?? 1);
