import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '../demo/cast/random.ts';
import type { Random } from '../demo/cast/random.ts';
import { logSize } from '../journeys/testing/facts.ts';
import { eventually } from '../journeys/testing/eventually.ts';
import { runCommand } from '../run/checks/command.ts';
import { sleep } from '../run/launcher/processes.ts';
import { compare, nothingToCompare } from './compare.ts';
import type { Break, Fault } from './faults/fault.ts';
import { Ledger } from './ledger.ts';
import { Crowd } from './people/crowd.ts';
import { report } from './report.ts';
import type { Report } from './report.ts';
import { openStage } from './stage.ts';
import type { Stage } from './stage.ts';

export type Options = {
  readonly faults: readonly Fault[];
  readonly seed: number;
  /** How often each fault strikes. */
  readonly count: number;
  readonly savers: number;
  readonly broken: ReadonlySet<Break>;
  readonly say: (line: string) => void;
  /** Aborts on a request to stop: what was started is ended. */
  readonly signal: AbortSignal;
};

const WILLOW = fileURLToPath(new URL('../run/willow.mjs', import.meta.url));
const MOST_BUYERS = 100;
const QUIET_MS = [300, 1500] as const;

const isReady = ({ product }: Stage): Promise<void> =>
  eventually(
    'the product is ready again',
    async () => (await fetch(`${product.url}/health/ready`, { signal: AbortSignal.timeout(2000) })).ok,
  );

/** The history is whole: no gap, and every hash and signature holds. */
async function whatIsWrongWithTheLog({ product }: Stage): Promise<readonly string[]> {
  // Not by `spawnSync`: the network before the database is in this process.
  const verify = [process.execPath, WILLOW, 'audit', 'verify'];
  const { status, output } = await runCommand(verify, { cwd: product.dataDir, env: { DATA_DIR: product.dataDir } });
  const { facts, head } = await logSize(product);
  return [
    ...(status === 0 ? [] : [`audit verify ended with ${status}: ${output}`.trim()]),
    ...(facts === head ? [] : [`the log has ${facts} facts, and its last position is ${head}`]),
  ];
}

const inRandomOrder = <T>(all: readonly T[], random: Random): readonly T[] =>
  all
    .map((each) => ({ each, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ each }) => each);

/** Breaks one product in these ways, in a random order, while people use it, and finds out what became of everything that they did. */
export async function runChaos(options: Options): Promise<Report> {
  const { faults, signal } = options;
  const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('Stopped.'))));
  // It may come before anybody waits for it.
  stopped.catch(() => undefined);
  const stage = await openStage(faults[0]?.kind ?? 'plain');
  try {
    return await Promise.race([breakOn(stage, options), stopped]);
  } finally {
    await stage.end();
  }
}

async function breakOn(stage: Stage, { faults, seed, count, savers, broken, say }: Options): Promise<Report> {
  const random = randomFrom(seed);
  const strikes = inRandomOrder(
    faults.flatMap((fault) => Array.from({ length: count }, () => fault)),
    random,
  );
  const buyers = Math.min(2 * strikes.length, MOST_BUYERS);
  const ledger = new Ledger(join(stage.folder, 'ledger.ndjson'));
  const gone = new AbortController();
  const crowd = new Crowd(stage.place, { ledger, forgetsIds: broken.has('retry-ids'), gone: gone.signal }, { savers, buyers });
  await crowd.arrives();
  say(`${savers} customers save, one is asked, others buy`);
  const begin = performance.now();
  crowd.begins();
  const readyAgainMs: number[] = [];
  const strike = async (fault: Fault): Promise<void> => {
    // Whose work was in the outbox would wait in vain.
    if (!broken.has('outbox')) crowd.buys();
    await sleep(random.between(...QUIET_MS));
    await fault.strike({ stage, crowd, random, broken });
    const struckAt = performance.now();
    await isReady(stage);
    readyAgainMs.push(performance.now() - struckAt);
    say(`${readyAgainMs.length} of ${strikes.length}: ${fault.name}, ready again after ${Math.round(readyAgainMs.at(-1)!)} ms`);
  };
  const lostFor = await oneAfterTheOther(strikes, strike);
  if (lostFor) gone.abort();
  else await sleep(QUIET_MS[1]);
  say('nobody begins anything any more; what is in doubt is settled');
  await crowd.ends();
  const compared = lostFor ? nothingToCompare(`it did not come back: ${lostFor}`) : await compare(stage.product, ledger, crowd);
  const log = lostFor ? [] : await whatIsWrongWithTheLog(stage);
  return report({
    faults: faults.map(({ name }) => name),
    seed,
    count,
    savers,
    broken: [...broken],
    seconds: (performance.now() - begin) / 1000,
    ledger: ledger.counts,
    compared,
    orders: crowd.bought.length,
    readyAgainMs,
    wrong: [...compared.wrong, ...log, ...crowd.failures],
  });
}

/** Null, or why it ended before it was through. */
async function oneAfterTheOther(strikes: readonly Fault[], strike: (fault: Fault) => Promise<void>): Promise<string | null> {
  try {
    for (const fault of strikes) await strike(fault);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
