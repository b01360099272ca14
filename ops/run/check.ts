import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { factorFor, measureMachine, workersFor } from '../testing/machine/measure-machine.ts';
import { type Scope, REDIS_MISSING, allChecks, redisIsMissing } from './checks/all-checks.ts';
import { changedWorkspaces } from './checks/changed-workspaces.ts';
import { endCommands } from './checks/command.ts';
import { secondsOfChildren } from './checks/processor-time.ts';
import { watchProcessors } from './checks/processors.ts';
import { runChecks } from './checks/run-checks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_OUT = 'Left out: the slow tests, files with .slow. in their names, and most random wills. Everything: npm run test:all';

const interrupted = (): void => {
  endCommands();
  process.exit(1);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupted);
process.on('disconnect', interrupted);

const { values } = parseArgs({
  options: { scope: { type: 'string', default: 'quick' }, since: { type: 'string' }, minutes: { type: 'string' } },
});
const isScope = (name: string): name is Scope => ['quick', 'all', 'slow'].includes(name);
if (!isScope(values.scope) || !(Number(values.minutes ?? 1) > 0)) {
  console.error('Run npm test, npm run test:all, or npm run test:slow [-- --since=<commit> --minutes=<number>].');
  process.exit(2);
}
const { scope } = values;
const changed = values.since === undefined ? undefined : changedWorkspaces(ROOT, values.since);

const machine = await measureMachine();
const workers = workersFor(machine);
const patience = factorFor(machine);
Object.assign(process.env, {
  // Pictures of the journeys are for people who look at them.
  JOURNEYS_PICTURES: process.env['JOURNEYS_PICTURES'] ?? 'no',
  TEST_WORKERS: String(workers),
  TEST_PATIENCE: patience.toFixed(2),
  // Of compiler and linter, which would take what the machine shows.
  GOMAXPROCS: String(workers),
  RAYON_NUM_THREADS: String(workers),
});
console.log(
  `${machine.processors.toFixed(1)} processors, ${machine.loopSeconds.toFixed(2)} s for a loop: ${workers} at once, limits of time ${patience.toFixed(1)} times those of a quick machine`,
);

const began = performance.now();
const processors = watchProcessors();
let told = secondsOfChildren() ?? 0;
const loopsSince = (seconds: number): number => ((secondsOfChildren() ?? 0) - seconds) / machine.loopSeconds;
const spent = (): string => {
  const loops = loopsSince(told);
  told = secondsOfChildren() ?? 0;
  return secondsOfChildren() === undefined ? '' : `, ${loops.toFixed(0)} loops`;
};
const deadline = values.minutes === undefined ? {} : { deadline: began + Number(values.minutes) * 60_000 };
const plan = { root: ROOT, scope, processors: machine.processors, ...(changed ? { changed } : {}), ...deadline };
const { passed, failed } = await runChecks(allChecks(plan), { print: console.log, now: () => performance.now(), spent });
if (redisIsMissing()) console.log(REDIS_MISSING);
for (const line of [processors(), `Processor time: ${loopsSince(0).toFixed(0)} loops`]) if (line) console.log(line);
if (scope === 'quick') console.log(LEFT_OUT);
console.log(passed + failed === 0 ? 'No slow test was run: why stands above.' : `Tests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
