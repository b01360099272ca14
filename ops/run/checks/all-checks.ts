import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firstClosedTo, passingClosedDirectories } from '../launcher/postgres/closed-directories.ts';
import { postgresBinaries } from '../launcher/postgres/binaries.ts';
import { runCommand } from './command.ts';
import { afterRetry } from './retry.ts';
import type { Check, Lane, Outcome } from './run-checks.ts';
import { NONE, ONE_FAILED, ONE_PASSED, forget, notBelow, readFailures, readJestResult, readLastLine, sum } from './tally.ts';

const WORKSPACES = ['contracts', 'backend', 'frontend', 'admin-frontend', 'ops', 'ops/bench'] as const;
export type Workspace = (typeof WORKSPACES)[number];

/**
 * `quick` is `npm test`; `all` is `npm run test:all`; `slow` is what the first leaves out of the second: files with `.slow.` in their name, and
 * most of the random wills.
 */
export type Scope = 'quick' | 'all' | 'slow';

/** How many random wills a promise is tried on; twenty-five times as many for what a will says. The library has its own number for `all`. */
const QUICK_WILLS = '16';

export type Plan = {
  readonly root: string;
  readonly scope: Scope;
  /** That are really there. */
  readonly processors: number;
  /** What tests of these workspaces alone prove; everything when left out. */
  readonly changed?: ReadonlySet<Workspace>;
  /** By `performance.now()`: what has not ended by then is left out. */
  readonly deadline?: number;
};

type Manifest = { readonly scripts?: Readonly<Record<string, string>> };

const hasScript = (root: string, workspace: string, script: string): boolean =>
  script in ((JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest).scripts ?? {});

/** A workspace's folder and its npm script that runs Jest. */
type Suite = { readonly workspace: Workspace; readonly name: string };

/** Written by `jest.mjs`. */
const resultOf = ({ workspace, name }: Suite): string => `${workspace}/.tmp/${name.replace(':', '-')}.json`;

/** Tasks beside each other only where each has a processor of its own: most of them use all that they find. */
const nx = ({ processors }: Plan, target: string): readonly string[] => {
  const parallel = Math.max(1, Math.floor(processors / 2));
  return ['nx', 'run-many', '-t', target, '--nxBail=false', `--parallel=${parallel}`];
};

const plain = ({ root }: Plan, title: string, command: readonly string[]): Check => ({
  title,
  run: async () => {
    const { status, output } = await runCommand(command, { cwd: root });
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
const failedOnesAgain = async (root: string, { workspace, name }: Suite, env: Environment): Promise<Outcome> => {
  const file = join(root, resultOf({ workspace, name }));
  forget([file]);
  const command = await withPostgres(['npm', 'run', '--silent', name, '--', '--onlyFailures']);
  const { status, output } = await runCommand(command, { cwd: join(root, workspace), env });
  return { ...notBelow(status, readJestResult(file)), output, failures: readFailures(file) };
};

type Environment = Readonly<Record<string, string>>;

const leftOut = (why: string): Outcome => ({ ...NONE, output: '', leftOut: why });
const NO_TIME = 'no time was left for it';

const jest = (plan: Plan, title: string, command: readonly string[], suites: readonly Suite[]): Check => ({
  title,
  run: async (): Promise<Outcome> => {
    const { root, scope, changed, deadline } = plan;
    if (changed && !suites.some(({ workspace }) => changed.has(workspace))) return leftOut('nothing that it proves has changed');
    const limitMs = deadline === undefined ? undefined : deadline - performance.now();
    if (limitMs !== undefined && limitMs <= 0) return leftOut(NO_TIME);
    const env = { TEST_SCOPE: scope, ...(scope === 'quick' ? { WILL_RUNS: QUICK_WILLS } : {}) };
    const results = new Map(suites.map((suite) => [suite, join(root, resultOf(suite))]));
    const files = [...results.values()];
    forget(files);
    const { status, output, stopped } = await runCommand(await withPostgres(command), { cwd: root, env, ...(limitMs ? { limitMs } : {}) });
    if (stopped && deadline !== undefined) return leftOut(NO_TIME);
    const outcome = { ...notBelow(status, sum(files.map(readJestResult))), output, failures: files.flatMap(readFailures) };
    const broken = suites.filter((suite) => readJestResult(results.get(suite) ?? '').failed > 0);
    if (process.env['RETRY_FAILED_TESTS'] !== '1' || broken.length === 0) return outcome;
    const again: Outcome[] = [];
    for (const suite of broken) again.push(await failedOnesAgain(root, suite, env));
    return afterRetry(outcome, again);
  },
});

const architecture = ({ root }: Plan): Check => ({
  title: 'Architecture (import rules and their probes)',
  run: async () => {
    const { status, output } = await runCommand(['node', 'ops/arch-probes/check.mjs'], { cwd: root });
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

const MANY_PROCESSORS = 4;

/** Cheapest first. Suites that need no build beside them run beside each other where there are processors for it. */
export const allChecks = (plan: Plan): readonly (readonly Lane[])[] => {
  const suites = (name: string): readonly Suite[] =>
    WORKSPACES.filter((workspace) => hasScript(plan.root, workspace, name)).map((workspace) => ({ workspace, name }));
  // Not through nx: nothing may be built beside a product that runs.
  const alone = (title: string, workspace: 'backend' | 'ops', name: string): Check =>
    jest(plan, title, script(`@willow/${workspace}`, name), [{ workspace, name }]);
  const needsTheProduct = (title: string, name: string): Check =>
    jest(plan, title, script('@willow/ops', name), [{ workspace: 'ops', name }]);
  const everythingQuick = [
    plain(plan, 'Format', ['oxfmt', '--check']),
    plain(plan, 'Build', nx(plan, 'build')),
    plain(plan, 'Lint', nx(plan, 'lint')),
    plain(plan, 'Types', nx(plan, 'typecheck')),
    architecture(plan),
    ...promisedRedis(),
    jest(plan, 'Unit tests', nx(plan, 'test'), suites('test')),
  ];
  const properties = jest(plan, 'Property tests', nx(plan, 'test:property'), suites('test:property'));
  const integration = [alone('Integration tests', 'backend', 'test:int')];
  const journeys = [needsTheProduct('Browser journeys', 'journeys')];
  const others = [
    alone('Launcher, compose file and images', 'ops', 'test:int'),
    // The behaviour suite proves the adapter; these are the journeys whose facts are, together, all that people can make happen.
    needsTheProduct('Browser journeys on EventStoreDB', 'journeys:eventstore'),
    ...(plan.scope === 'quick' ? [] : [needsTheProduct('Crash journey', 'journeys:crash')]),
  ];
  const first = plan.scope === 'slow' ? [properties] : [...everythingQuick, properties];
  const lanes = plan.processors < MANY_PROCESSORS ? [[...integration, ...journeys, ...others]] : [integration, journeys, others];
  return [[first], lanes];
};
