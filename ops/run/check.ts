import { fileURLToPath } from 'node:url';
import { REDIS_MISSING, allChecks, redisIsMissing } from './checks/all-checks.ts';
import { endCommands } from './checks/command.ts';
import { watchProcessors } from './checks/processors.ts';
import { runChecks } from './checks/run-checks.ts';

const interrupted = (): void => {
  endCommands();
  process.exit(1);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupted);
process.on('disconnect', interrupted);

// Pictures of the journeys are for people who look at them.
process.env['JOURNEYS_PICTURES'] ??= 'no';

const processors = watchProcessors();
const { passed, failed } = await runChecks(allChecks(fileURLToPath(new URL('../..', import.meta.url))), console.log, () =>
  performance.now(),
);
if (redisIsMissing()) console.log(REDIS_MISSING);
const spent = processors();
if (spent) console.log(spent);
console.log(`Tests: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
