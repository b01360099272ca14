import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentOf, startProduct } from '../journeys/testing/product.ts';
import type { Addresses } from '../journeys/testing/product.ts';
import { numberOf } from './kit/arguments.ts';
import type { Bench, Measured } from './kit/bench.ts';
import { queryOne } from './kit/database.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { say } from './kit/progress.ts';
import { percentile } from './kit/statistics.ts';
import { heldRate, nextRate } from './load/climb.ts';
import type { Tried } from './load/climb.ts';
import { Customers } from './load/customers.ts';
import type { Stretch } from './load/customers.ts';
import type { World } from './load/customer.ts';
import { limiterOf, productMs, watchUsage } from './load/usage.ts';
import { openWorld, SETTINGS } from './load/world.ts';

/** On a machine that others keep busy the product waits so many times as long, and so do we. */
const PATIENCE = Number(process.env['TIMEOUT_FACTOR'] ?? 1);
/** A rate holds while all of this is so. */
const SAVE_P99_MS = 250 * PATIENCE;
const DRAFT_P95_S = 20 * PATIENCE;
const DONE_WITHIN_MS = 20_000 * PATIENCE;

const FIRST_PER_SECOND = 0.25;
const OVERLOAD = 5;
const RECOVERS_WITHIN_MS = 10_000;

type Run = { readonly world: World; readonly customers: Customers; readonly stretches: Stretch[] };

const p = (values: readonly number[], share: number): number => (values.length > 0 ? percentile(values, share) : Number.NaN);

const savesOf = ({ recorder }: World, { from, to }: Stretch): readonly number[] => recorder.between('saveMs', from, to);
const draftsOf = ({ recorder }: World, { from, to }: Stretch): readonly number[] => recorder.between('payToDraftS', from, to);

async function stretch({ customers, stretches }: Run, perSecond: number, seconds: number): Promise<Stretch> {
  const done = await customers.come(perSecond, seconds);
  stretches.push(done);
  return done;
}

async function tryRate(run: Run, perSecond: number, seconds: number): Promise<Tried> {
  const { recorder } = run.world;
  const failed = recorder.failed;
  const came = await stretch(run, perSecond, seconds);
  const done = await run.customers.leave(DONE_WITHIN_MS);
  const [save, draft] = [p(savesOf(run.world, came), 0.99), p(draftsOf(run.world, came), 0.95)];
  const held = done && save <= SAVE_P99_MS && draft <= DRAFT_P95_S && recorder.failed === failed;
  say(
    `${Math.round(perSecond * 3600)} customers an hour: saves p99 ${Math.round(save)} ms, draft p95 ${draft.toFixed(1)} s, ${done ? 'all done' : 'not all done'}; ${limiterOf(came.cores, came.others)}`,
  );
  if (!done) await run.customers.leave(3 * DONE_WITHIN_MS);
  return { perSecond, held };
}

/** Up to the highest rate that holds; no further than time allows. */
async function climb(run: Run, seconds: number, withinMs: number): Promise<readonly Tried[]> {
  const until = performance.now() + withinMs;
  const tried: Tried[] = [];
  for (let rate = nextRate(tried, FIRST_PER_SECOND); rate !== null; rate = nextRate(tried, FIRST_PER_SECOND)) {
    if (tried.length > 0 && performance.now() > until) break;
    tried.push(await tryRate(run, rate, seconds));
  }
  return tried;
}

/** At half of what holds: how long people wait, and what one will takes, from signing up to the mail. */
async function atHalf(run: Run, launcher: number, perSecond: number, seconds: number) {
  const used = watchUsage(launcher);
  const came = await stretch(run, perSecond, seconds);
  await run.customers.leave(DONE_WITHIN_MS);
  const { ms } = used();
  const each = (value: number): number => value / 1000 / came.count;
  return {
    saveP50Ms: p(savesOf(run.world, came), 0.5),
    saveP99Ms: p(savesOf(run.world, came), 0.99),
    payToDraftP95S: p(draftsOf(run.world, came), 0.95),
    costPerWillCpuS: each(productMs(ms)),
    apiCpuSPerWill: each(ms.api),
    workerCpuSPerWill: each(ms.worker),
    printingCpuSPerWill: each(ms.printing),
    databaseCpuSPerWill: each(ms.database),
    limiter: limiterOf(came.cores, came.others),
  };
}

/** Five times as many, then half of what holds again, ten seconds later. */
async function overload(run: Run, perSecond: number, seconds: number) {
  const { recorder } = run.world;
  const came = await stretch(run, OVERLOAD * perSecond, seconds);
  const shed = recorder.between('turnedAwayMs', came.from, came.to);
  await sleep(RECOVERS_WITHIN_MS);
  const after = await stretch(run, perSecond / 2, seconds);
  await run.customers.leave(DONE_WITHIN_MS);
  return { came, shed, after: savesOf(run.world, after) };
}

/** The busiest ones tell what can be printed. */
const draftsPerMinute = ({ world: { recorder }, stretches }: Run): number =>
  Math.max(...stretches.map(({ from, to }) => (recorder.between('draft', from, to).length * 60_000) / (to - from)));

/** From now on: what each will that was sent leaves behind. */
async function watchKept(product: Addresses, { recorder }: World) {
  const { DATABASE_URL = '' } = environmentOf(product);
  const now = async () => ({
    at: performance.now(),
    database: Number((await queryOne<{ bytes: string }>(DATABASE_URL, 'SELECT pg_database_size(current_database()) AS bytes')).bytes),
    documents: sizeOf(join(product.dataDir, 'documents')),
  });
  const before = await now();
  return async () => {
    const after = await now();
    const wills = recorder.between('sent', before.at).length;
    const each = (what: 'database' | 'documents'): number => (after[what] - before[what]) / 1024 / wills;
    return { databaseKbPerWill: each('database'), documentsKbPerWill: each('documents') };
  };
}

const sizeOf = (folder: string): number =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0), 0);

const measure = (minutes: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const product = await group.add(startProduct('bench-load', { ...SETTINGS, TIMEOUT_FACTOR: String(PATIENCE) }));
    const world = await openWorld(product);
    const run: Run = { world, customers: new Customers(world, product.pid), stretches: [] };
    const seconds = minutes * 2.5;
    await run.customers.come(1, seconds / 2);
    await run.customers.leave(3 * DONE_WITHIN_MS);
    if (world.recorder.failed > 0) throw new Error(`What customers do fails: ${world.recorder.failures.join('; ')}`);
    say('warmed up');

    const kept = await watchKept(product, world);
    const tried = await climb(run, seconds, minutes * 25_000);
    const held = heldRate(tried);
    // Where none holds, the rest is measured by the lowest, and told apart by a figure of 0.
    const rate = held || Math.min(...tried.map(({ perSecond }) => perSecond));
    const { limiter: halfLimiter, ...half } = await atHalf(run, product.pid, rate / 2, seconds * 3);
    const storage = await kept();
    const { came, shed, after } = await overload(run, rate, seconds);
    const busiest = run.stretches.toSorted((a, b) => b.perSecond - a.perSecond).find(({ perSecond }) => perSecond <= rate)!;
    await world.connections.close().catch(() => undefined);
    for (const failure of world.recorder.failures) say(failure);
    return {
      medians: {
        ...half,
        ...storage,
        overloadArrivals: came.count,
        overloadTurnedAway: shed.length,
        overloadSaveP99Ms: p(savesOf(world, came), 0.99),
        afterOverloadSaveP99Ms: p(after, 0.99),
      },
      ratios: {
        customersPerHour: held * 3600,
        saveP99Ms: half.saveP99Ms,
        payToDraftP95S: half.payToDraftP95S,
        draftsPerMinute: draftsPerMinute(run),
        costPerWillCpuS: half.costPerWillCpuS,
        ...(shed.length > 0 && { shedP99Ms: p(shed, 0.99) }),
        shedWithoutRetryAfter: world.recorder.withoutRetryAfter,
        afterOverloadOverHalf: p(after, 0.99) / half.saveP99Ms,
        failures: world.recorder.failures.length,
      },
      notes: {
        customersPerHour: `limited by ${limiterOf(busiest.cores, busiest.others)}`,
        saveP99Ms: `at half of that; limited by ${halfLimiter}`,
        payToDraftP95S: `at half of that; limited by ${halfLimiter}`,
        draftsPerMinute: `limited by ${limiterOf(came.cores, came.others)}`,
        costPerWillCpuS: `api ${half.apiCpuSPerWill.toFixed(2)}, worker ${half.workerCpuSPerWill.toFixed(2)}, printing ${half.printingCpuSPerWill.toFixed(2)}, database ${half.databaseCpuSPerWill.toFixed(2)}`,
        failures: world.recorder.failures.join('; ') || 'none',
      },
    };
  });

export const bench: Bench = {
  about:
    'whole customers, from signing up to the mail with the will, at a rate of their own: how many an hour, and what five times as many do',
  figures: [
    { key: 'customersPerHour', about: 'whole customers an hour while saves and drafts come in time', goal: { atLeast: 1_000 } },
    { key: 'saveP99Ms', about: 'a saved answer at half of that, p99 ms', goal: { atMost: 100 } },
    { key: 'payToDraftP95S', about: 'from paying to the draft at half of that, p95 s', goal: { atMost: 10 } },
    { key: 'draftsPerMinute', about: 'drafts a minute in the busiest stretch', goal: { atLeast: 20 } },
    { key: 'costPerWillCpuS', about: 'processor time of one will, from signing up to the mail, s', goal: { atMost: 3 } },
    { key: 'shedP99Ms', about: 'refusals at five times as many, 429 and 503, p99 ms', goal: { atMost: 50 } },
    { key: 'shedWithoutRetryAfter', about: 'of those, how many do not say when to come again', goal: { atMost: 0 } },
    { key: 'afterOverloadOverHalf', about: 'a saved answer ten seconds after the overload ÷ before it, p99', goal: { atMost: 2 } },
    { key: 'failures', about: 'kinds of anything that went wrong for a customer', goal: { atMost: 0 } },
  ],
  numbers: { minutes: { about: 'how long it takes in all, about', standard: 6, quick: 2 } },
  parts: [],
  run: (_server, options) => measure(numberOf(options, 'minutes')),
};
