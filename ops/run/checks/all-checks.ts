import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firstClosedTo, passingClosedDirectories } from '../launcher/postgres/closed-directories.ts';
import { postgresBinaries } from '../launcher/postgres/binaries.ts';
import { runCommand } from './command.ts';
import { afterRetry } from './retry.ts';
import type { Check, Lane, Outcome } from './run-checks.ts';
import { ONE_FAILED, ONE_PASSED, forget, notBelow, readFailures, readJestResult, readLastLine, sum } from './tally.ts';

const WORKSPACES = ['contracts', 'backend', 'frontend', 'admin-frontend', 'ops', 'ops/bench'];

type Manifest = { readonly scripts?: Readonly<Record<string, string>> };

const hasScript = (root: string, workspace: string, script: string): boolean =>
  script in ((JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest).scripts ?? {});

/** A workspace's folder and its npm script that runs Jest. */
type Suite = { readonly workspace: string; readonly name: string };

/** Written by `jest.mjs`. */
const resultOf = ({ workspace, name }: Suite): string => `${workspace}/.tmp/${name.replace(':', '-')}.json`;

const nx = (target: string): readonly string[] => ['nx', 'run-many', '-t', target, '--nxBail=false'];

const plain = (root: string, title: string, command: readonly string[]): Check => ({
  title,
  run: async () => {
    const { status, output } = await runCommand(command, root);
    return { ...(status === 0 ? ONE_PASSED : ONE_FAILED), output };
  },
});

/** PostgreSQL gives root up: see `passingClosedDirectories`. */
const withPostgres = async (command: readonly string[]): Promise<readonly string[]> => {
  if (process.getuid?.() !== 0) return command;
  const closed = firstClosedTo([(await postgresBinaries()).postgres]);
  return closed ? [...passingClosedDirectories(closed, []), ...command] : command;
};

/** The test files that failed in one workspace, once more. */
const failedOnesAgain = async (root: string, { workspace, name }: Suite): Promise<Outcome> => {
  const file = join(root, resultOf({ workspace, name }));
  forget([file]);
  const command = await withPostgres(['npm', 'run', '--silent', name, '--', '--onlyFailures']);
  const { status, output } = await runCommand(command, join(root, workspace));
  return { ...notBelow(status, readJestResult(file)), output, failures: readFailures(file) };
};

const jest = (root: string, title: string, command: readonly string[], suites: readonly Suite[]): Check => ({
  title,
  run: async (): Promise<Outcome> => {
    const results = new Map(suites.map((suite) => [suite, join(root, resultOf(suite))]));
    const files = [...results.values()];
    forget(files);
    const { status, output } = await runCommand(await withPostgres(command), root);
    const outcome = { ...notBelow(status, sum(files.map(readJestResult))), output, failures: files.flatMap(readFailures) };
    const broken = suites.filter((suite) => readJestResult(results.get(suite) ?? '').failed > 0);
    if (process.env['RETRY_FAILED_TESTS'] !== '1' || broken.length === 0) return outcome;
    const again: Outcome[] = [];
    for (const suite of broken) again.push(await failedOnesAgain(root, suite));
    return afterRetry(outcome, again);
  },
});

const architecture = (root: string): Check => ({
  title: 'Architecture (import rules and their probes)',
  run: async () => {
    const { status, output } = await runCommand(['node', 'ops/arch-probes/check.mjs'], root);
    return { ...notBelow(status, readLastLine(output)), output };
  },
});

/** By name: npm takes a folder's path for every workspace below it too. */
const script = (workspace: string, name: string): readonly string[] => ['npm', 'run', '--silent', name, '-w', workspace];

const isOnPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((directory) => existsSync(join(directory, program)));

export const REDIS_MISSING = 'redis-server is not installed here, so the Redis half of the queue suite did not run.';

/** Without Redis the queue suite skips its Redis half; where Redis is required, that must fail. */
const promisedRedis = (): readonly Check[] =>
  process.env['REQUIRE_REDIS'] === '1' && redisIsMissing()
    ? [{ title: 'Redis', run: () => Promise.resolve({ ...ONE_FAILED, output: REDIS_MISSING }) }]
    : [];

export const redisIsMissing = (): boolean => !isOnPath('redis-server');

/** Cheapest first. Suites that wait more than they compute run beside each other. */
export const allChecks = (root: string): readonly (readonly Lane[])[] => {
  const suites = (name: string): readonly Suite[] =>
    WORKSPACES.filter((workspace) => hasScript(root, workspace, name)).map((workspace) => ({ workspace, name }));
  // Not through nx: nothing may be built beside a product that runs.
  const alone = (title: string, workspace: 'backend' | 'ops', name: string): Check =>
    jest(root, title, script(`@willow/${workspace}`, name), [{ workspace, name }]);
  const quick = [
    plain(root, 'Format', ['oxfmt', '--check']),
    plain(root, 'Build', nx('build')),
    plain(root, 'Lint', nx('lint')),
    plain(root, 'Types', nx('typecheck')),
    architecture(root),
    ...promisedRedis(),
    jest(root, 'Unit tests', nx('test'), suites('test')),
    jest(root, 'Property tests', nx('test:property'), suites('test:property')),
  ];
  return [
    [quick],
    [
      [alone('Integration tests', 'backend', 'test:int')],
      [alone('Browser journeys', 'ops', 'journeys')],
      [
        alone('Launcher, compose file and images', 'ops', 'test:int'),
        alone('Crash journey', 'ops', 'journeys:crash'),
        // The behaviour suite proves the adapter; these are the journeys whose facts are, together, all that people can make happen.
        alone('Browser journeys on EventStoreDB', 'ops', 'journeys:eventstore'),
      ],
    ],
  ];
};
