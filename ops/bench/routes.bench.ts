import type { Endpoint } from '@willow/contracts';
import * as contracts from '@willow/contracts';
import { request } from 'undici';
import { freePort } from '../local/kit/free-port.ts';
import { numberOf } from './kit/arguments.ts';
import type { Bench, Measured } from './kit/bench.ts';
import type { Server } from './kit/database.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { say } from './kit/progress.ts';
import { median, rounded } from './kit/statistics.ts';
import { openDesk } from './console/desk.ts';
import { migrateProduct, productEnv } from './product/product-env.ts';
import { startApi, startWorker } from './product/product-process.ts';
import { largeAnswers } from './product/sample-facts.ts';
import type { ProductRole } from './roles/product.role.ts';

/** Between two looks at what the loop has used. */
const TOGETHER = 5;
const GOAL_MS = 20;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'audience' in value;
/** Those that only read, without the one whose answer never ends; and the saves that come most often and are the largest. */
const READS = (Object.values(contracts) as readonly unknown[])
  .filter(isEndpoint)
  .filter(({ method, stream }) => method === 'GET' && !stream);

type Asked = { readonly name: string; readonly path: string; readonly cookie: string; readonly body?: () => object };

const measure = (server: Server, rounds: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('routes'), server.dataDir);
    await migrateProduct(env);
    const people = await group.role<ProductRole>('roles/product.role.ts', env);
    const { token, customerId, orderId } = await people.call('largestAccount');
    await people.stop();
    await group.add(startWorker({ ...env, METRICS_PORT: String(Number(env['METRICS_PORT']) + 1) }));
    const loopPort = String(await freePort());
    const hook = new URL('product/loop-time.mjs', import.meta.url).href;
    await group.add(startApi({ ...env, LOOP_TIME_PORT: loopPort, NODE_OPTIONS: `--import=${hook}`, RATE_LIMIT_IP_FACTOR: '1000' }));
    const desk = await openDesk(env);
    const { cookie: operator } = desk;
    const customer = `willow-session=${token}`;
    const pathOf = ({ path }: Endpoint): string =>
      path
        .replace(':orderId', orderId)
        .replace(/(?<=customers\/):id/, customerId)
        .replace(':id', orderId)
        .replace(':entry', '1')
        .replace(':other', '0');
    const reads = READS.map((endpoint): Asked => {
      const path = pathOf(endpoint);
      return { name: `GET ${endpoint.path}`, path, cookie: path.startsWith('/api/admin') ? operator : customer };
    });
    let round = 0;
    const saves: readonly Asked[] = [
      { name: 'POST /api/will', path: '/api/will', cookie: customer, body: () => ({ step: 6, answers: largeAnswers((round += 1)) }) },
      { name: 'POST /api/admin/customers/search', path: '/api/admin/customers/search', cookie: operator, body: () => ({ search: 'jane' }) },
    ];
    const ask = async ({ path, cookie, body }: Asked): Promise<number> => {
      const sent = body
        ? { method: 'POST' as const, body: JSON.stringify(body()), headers: { cookie, 'content-type': 'application/json' } }
        : { headers: { cookie } };
      const answer = await request(`http://127.0.0.1:${env['PORT']}${path}`, sent);
      await answer.body.dump({ limit: Infinity });
      return answer.statusCode;
    };
    const busyMs = async (): Promise<number> => Number(await (await request(`http://127.0.0.1:${loopPort}`)).body.text());
    const between = async (work: () => Promise<unknown>): Promise<number> => {
      const before = await busyMs();
      await work();
      return (await busyMs()) - before;
    };
    const costs: Record<string, number> = {};
    const others: Record<string, number> = {};
    for (const asked of [...reads, ...saves]) {
      // The first answer is what a process that has been up for a while does not pay again.
      const status = await ask(asked);
      if (status >= 300) {
        others[asked.name] = status;
        continue;
      }
      const times: number[] = [];
      while (times.length < rounds) {
        let last = status;
        const ms = await between(async () => {
          for (let each = 0; last < 300 && each < TOGETHER; each += 1) last = await ask(asked);
        });
        // Some may be asked for a few times an hour only: what is refused is cheap.
        if (last >= 300) break;
        times.push(ms / TOGETHER);
      }
      if (times.length === 0) others[asked.name] = 429;
      else costs[asked.name] = rounded(median(times));
    }
    await desk.close();
    const [slowest = '', worstMs = 0] = Object.entries(costs).toSorted(([, a], [, b]) => b - a)[0] ?? [];
    say(`The slowest: ${slowest}`);
    const notMeasured = Object.entries(others).map(([name, status]) => `${name} (${status})`);
    return {
      medians: costs,
      ratios: { slowestRouteMs: worstMs },
      notes: { slowest, 'not measured, as it answered': notMeasured.join(', ') },
    };
  });

export const bench: Bench = {
  about: 'how long each route that reads, and the largest saves, keep the api’s only loop busy, for an account as large as the rules allow',
  figures: [{ key: 'slowestRouteMs', about: 'the slowest of all routes, ms of the loop for one answer', goal: { atMost: GOAL_MS } }],
  numbers: { rounds: { about: `medians of so many times ${TOGETHER} answers`, standard: 9, quick: 1 } },
  parts: [],
  run: (server, options) => measure(server, numberOf(options, 'rounds')),
};
