import { Pool } from 'undici';
import { cyclic } from '../kit/cyclic.ts';
import { serve } from '../kit/role.ts';
import { percentile } from '../kit/statistics.ts';

// Operators at work: orders are moved and noted at a steady rate, and each answer shows the order as the read model has it after that.
type Desk = { readonly url: string; readonly email: string; readonly password: string; readonly orderIds: readonly string[] };

const latencies: number[] = [];
const failures: string[] = [];
let working: Promise<unknown> = Promise.resolve();
const stop = new AbortController();

async function signIn(pool: Pool, { email, password }: Desk): Promise<string> {
  const { statusCode, headers, body } = await pool.request({
    method: 'POST',
    path: '/api/admin/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`The operator's sign-in was answered ${statusCode}: ${text}`);
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.replace(/;.*/, ''))
    .join('; ');
}

async function update(pool: Pool, cookie: string, orderId: string, turn: number): Promise<void> {
  const at = performance.now();
  try {
    const changes = { status: turn % 2 === 0 ? 'in_review' : 'new', notes: `Rang the customer (${turn}).` };
    const { statusCode, body } = await pool.request({
      method: 'PATCH',
      path: `/api/admin/orders/${orderId}`,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(changes),
    });
    const answer = (await body.json()) as { readonly status?: string; readonly notes?: string };
    const isRight = statusCode === 200 && answer.status === changes.status && answer.notes === changes.notes;
    if (!isRight) failures.push(`${statusCode} ${JSON.stringify(answer)}`);
  } catch (error) {
    failures.push(String(error));
  }
  latencies.push(performance.now() - at);
}

async function work(pool: Pool, cookie: string, orderIds: readonly string[], perSecond: number): Promise<void> {
  const begin = performance.now();
  const under: Promise<void>[] = [];
  for (let turn = 0; !stop.signal.aborted; turn += 1) {
    const wait = begin + (turn * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    under.push(update(pool, cookie, cyclic(orderIds, turn), turn));
  }
  await Promise.all(under);
  await pool.close();
}

const methods = {
  begin: async (desk: Desk, perSecond: number) => {
    const pool = new Pool(desk.url, { connections: 32 });
    working = work(pool, await signIn(pool, desk), desk.orderIds, perSecond);
  },

  take: () => {
    const taken = { requests: latencies.length, p50: middle(0.5), p99: middle(0.99), failures: failures.splice(0) };
    latencies.length = 0;
    return taken;
  },

  end: async () => {
    stop.abort();
    await working;
    return methods.take();
  },
};

const middle = (share: number): number => (latencies.length > 0 ? percentile(latencies, share) : 0);

export type OperatorRole = typeof methods;
serve(methods);
