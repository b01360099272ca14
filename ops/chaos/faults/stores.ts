import pg from 'pg';
import { environmentOf } from '../../journeys/testing/product.ts';
import { databasePids, killHard, pidOf } from '../../journeys/testing/processes.ts';
import { sendSignal, sleep } from '../../run/launcher/processes.ts';
import type { Fault } from './fault.ts';
import { tell } from './stand-ins.ts';

const JOBS_WAIT_MS = 2500;
/** More than are tried meanwhile. */
const MANY = 1000;
const FROZEN_MS = [2000, 12_000] as const;

async function forget(url: string, tables: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const table of tables) await client.query(`DELETE FROM ${table}`);
  } finally {
    await client.end();
  }
}

export const queueFlushed: Fault = {
  name: 'queue-flushed',
  about: 'the queue forgets every job and every schedule, while some wait, and the worker dies with them',
  kind: 'plain',
  strike: async ({ stage, broken }) => {
    // What cannot be mailed waits, and whoever had begun it is gone.
    const mailFault = `${stage.product.mailboxUrl}/_local/fault`;
    await tell(mailFault, 'POST', { kind: '500', times: MANY, path: '/v3/mail/send' });
    await sleep(JOBS_WAIT_MS);
    await killHard(pidOf(stage.product, 'worker'));
    // The outbox: what was asked for, written down before it is queued.
    const outbox = broken.has('outbox') ? ['queue.wanted_job'] : [];
    await forget(environmentOf(stage.product)['DATABASE_URL'] ?? '', ['bullmq.job', 'bullmq.scheduler', ...outbox]);
    await tell(mailFault, 'DELETE');
  },
};

export const storeFrozen: Fault = {
  name: 'store-frozen',
  about: 'PostgreSQL stands still for some seconds: it takes connections and answers nothing',
  kind: 'plain',
  strike: async ({ stage, random }) => {
    const pids = databasePids(stage.product);
    for (const pid of pids) sendSignal(pid, 'SIGSTOP');
    await sleep(random.between(...FROZEN_MS));
    for (const pid of pids) sendSignal(pid, 'SIGCONT');
  },
};
