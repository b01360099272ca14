import { setTimeout as sleep } from 'node:timers/promises';
import { numberOf } from './kit/arguments.ts';
import type { Bench, Measured } from './kit/bench.ts';
import type { Server } from './kit/database.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { say } from './kit/progress.ts';
import { percentile } from './kit/statistics.ts';
import type { Environment } from '../run/launcher/environment.ts';
import { SETTINGS } from './load/world.ts';
import { migrateProduct, productEnv } from './product/product-env.ts';
import { startApi } from './product/product-process.ts';
import type { AttackRole } from './roles/attack.role.ts';
import type { Crowd, CrowdRole } from './roles/crowd.role.ts';
import type { ProductRole } from './roles/product.role.ts';

const KNOWN = 20;
const SAVES_PER_SECOND = 10;
const CALLERS = 100;
const OVERLOAD = 5;
const RECOVERS_WITHIN_MS = 10_000;

const p = (values: readonly number[], share: number): number => (values.length > 0 ? percentile(values, share) : Number.NaN);
const told = (statuses: Readonly<Record<string, number>>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** Newcomers at a rate, customers who are there already saving meanwhile. */
async function together(
  crowd: Promise<Crowd>,
  living: Promise<{ readonly statuses: Record<string, number>; readonly latencies: number[] }>,
) {
  const [newcomers, saves] = await Promise.all([crowd, living]);
  say(`newcomers ${told(newcomers.statuses)}, ${newcomers.gone} did not get through; saves and reads ${told(saves.statuses)}`);
  return { newcomers, saves };
}

const failuresOf = (...all: readonly Readonly<Record<string, number>>[]): number =>
  all.flatMap(Object.entries).reduce((sum, [status, count]) => sum + (Number(status) >= 500 && status !== '503' ? count : 0), 0);

const measure = (server: Server, seconds: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const env: Environment = { ...(await productEnv(await server.newDatabase('overload'), server.dataDir)), ...SETTINGS };
    await migrateProduct(env);
    const people = await group.role<ProductRole>('roles/product.role.ts', env);
    const tokens = await people.call('signIn', KNOWN);
    await people.stop();
    await group.add(startApi(env));
    const url = `http://127.0.0.1:${env['PORT']}`;
    const [crowd, known] = [await group.role<CrowdRole>('roles/crowd.role.ts'), await group.role<AttackRole>('roles/attack.role.ts')];
    const stretch = (perSecond: number) =>
      together(crowd.call('come', url, perSecond, seconds), known.call('liveThrough', { url, tokens }, SAVES_PER_SECOND, seconds));

    await crowd.call('canDo', url, CALLERS, 2_000);
    const capacity = await crowd.call('canDo', url, CALLERS, seconds * 1_000);
    say(`${Math.round(capacity)} sign-ups a second`);
    const before = await stretch(capacity / 4);
    const during = await stretch(capacity * OVERLOAD);
    await sleep(RECOVERS_WITHIN_MS);
    const after = await stretch(capacity / 4);
    const statuses = [before, during, after].flatMap(({ newcomers, saves }) => [newcomers.statuses, saves.statuses]);
    return {
      medians: {
        signUpsPerSecond: capacity,
        overloadArrivals: during.newcomers.refusedMs.length + during.newcomers.takenMs.length + during.newcomers.gone,
        overloadTurnedAway: during.newcomers.refusedMs.length,
        overloadTakenP50Ms: p(during.newcomers.takenMs, 0.5),
        knownBeforeP50Ms: p(before.saves.latencies, 0.5),
        knownDuringP50Ms: p(during.saves.latencies, 0.5),
        knownDuringP99Ms: p(during.saves.latencies, 0.99),
        knownAfterP50Ms: p(after.saves.latencies, 0.5),
        shedP99Ms: p(during.newcomers.refusedMs, 0.99),
      },
      ratios: {
        shedP50Ms: p(during.newcomers.refusedMs, 0.5),
        shedWithoutRetryAfter: during.newcomers.withoutRetryAfter,
        knownAnsweredShare: (during.saves.statuses['200'] ?? 0) / (SAVES_PER_SECOND * seconds),
        turnedAwayAfter: after.newcomers.refusedMs.length,
        afterOverBefore: p(after.newcomers.takenMs, 0.5) / p(before.newcomers.takenMs, 0.5),
        failures: failuresOf(...statuses),
      },
      notes: {
        shedP50Ms: `newcomers ${told(during.newcomers.statuses)}, ${during.newcomers.gone} did not get through`,
        knownAnsweredShare: told(during.saves.statuses),
      },
    };
  });

export const bench: Bench = {
  about: 'the api alone, and five times as many newcomers as it can sign up, while customers who are there go on',
  figures: [
    { key: 'shedP50Ms', about: 'who is turned away is told so, p50 ms', goal: { atMost: 50 } },
    { key: 'shedWithoutRetryAfter', about: 'of those, how many are not told when to come again', goal: { atMost: 0 } },
    { key: 'knownAnsweredShare', about: 'saves and reads of customers that are answered meanwhile', goal: { atLeast: 0.99 } },
    { key: 'turnedAwayAfter', about: 'newcomers turned away ten seconds later', goal: { atMost: 0 } },
    { key: 'afterOverBefore', about: 'a sign-up ten seconds later ÷ before it, p50', goal: { atMost: 2 } },
    { key: 'failures', about: 'answers of 500 and above but 503, to anybody', goal: { atMost: 0 } },
  ],
  numbers: { seconds: { about: 'seconds of each stretch', standard: 10, quick: 4 } },
  parts: [],
  run: (server, options) => measure(server, numberOf(options, 'seconds')),
};
