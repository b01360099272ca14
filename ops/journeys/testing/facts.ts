import pg from 'pg';
import { WITHIN_MS } from './eventually.ts';
import { environmentOf, type Addresses } from './product.ts';

type Kept = Pick<Addresses, 'dataDir'>;

/** Long, because a busy machine takes its time. */
const pools = new Map<string, pg.Pool>();

/** Kept open between the questions of somebody who waits; lets the tests end, and outlives the database. */
const poolOf = (product: Kept): pg.Pool => {
  const connectionString = environmentOf(product)['DATABASE_URL'] ?? '';
  const known = pools.get(connectionString);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
    allowExitOnIdle: true,
  });
  pool.on('error', () => undefined);
  pools.set(connectionString, pool);
  return pool;
};

const query = async <Row extends pg.QueryResultRow>(product: Kept, sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
  (await poolOf(product).query<Row>(sql, [...values])).rows;

export const factsOf = async (product: Kept, stream: string): Promise<readonly string[]> => {
  const { EVENTSTORE_URL } = environmentOf(product);
  // Its client is large, and most journeys never ask it.
  if (EVENTSTORE_URL) return (await import('./event-store.ts')).factsIn(EVENTSTORE_URL, stream);
  const rows = await query<{ type: string }>(product, 'SELECT type FROM es.event WHERE stream = $1 ORDER BY revision', [stream]);
  return rows.map(({ type }) => type);
};

export const countOf = async (product: Kept, stream: string, fact: string): Promise<number> =>
  (await factsOf(product, stream)).filter((type) => type === fact).length;

export const ordersOf = async (product: Kept, customerId: string): Promise<readonly string[]> => {
  const sql = `SELECT stream FROM es.event WHERE type = 'OrderPlaced' AND data->>'customerId' = $1`;
  return (await query<{ stream: string }>(product, sql, [customerId])).map(({ stream }) => stream.replace('order-', ''));
};

/** Both stay the same as long as no fact is lost. */
export const logSize = async (product: Kept): Promise<{ readonly facts: number; readonly head: number }> => {
  const [size] = await query<{ facts: number; head: number }>(product, 'SELECT count(*)::int facts, max(position)::int head FROM es.event');
  return size ?? { facts: 0, head: 0 };
};

/** Also of a worker that has died. */
export const jobsAtWork = async (product: Kept, kind: string): Promise<number> =>
  (await query(product, `SELECT FROM bullmq.job WHERE queue = $1 AND state = 'active'`, [kind])).length;

/** Whether the mail with the will has begun and has no outcome yet. Its key is the fact that asked for it. */
export const isWillOnItsWay = async (product: Kept, orderId: string): Promise<boolean> => {
  const sql = `SELECT FROM mail.sending s JOIN es.event e ON e.id::text = s.key
               WHERE e.stream = $1 AND e.type = 'DraftApproved' AND s.state = 'claimed'`;
  return (await query(product, sql, [`order-${orderId}`])).length > 0;
};
