import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Environment } from '../run/launcher/environment.ts';
import { withAllLogins } from '../run/launcher/postgres/logins.ts';
import { numberOf } from './kit/arguments.ts';
import type { Bench, Measured } from './kit/bench.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { queryOne } from './kit/database.ts';
import type { Server } from './kit/database.ts';
import { say } from './kit/progress.ts';
import { startApi, startWorker } from './product/product-process.ts';
import { BACKEND, migrateProduct, productEnv } from './product/product-env.ts';
import type { OperatorRole } from './roles/operator.role.ts';
import type { ProductRole } from './roles/product.role.ts';

const PROJECTION = 'order-list';
const FACTS_PER_ORDER = 10;
const COMMANDS_PER_SECOND = 50;
const BEFORE_AND_AFTER_MS = 5_000;
const SETTLES_WITHIN_MS = 300_000;

type Rebuilt = { readonly seconds: number; readonly facts: number; readonly swapMs: number };

/** By the command line, in a process of its own, as an operator does it. */
async function rebuild(env: Environment): Promise<Rebuilt> {
  const begin = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [join(BACKEND, 'cli.main.js'), 'projections', 'rebuild', PROJECTION], {
    env: { ...withAllLogins(env) },
  });
  const [, facts, swapMs] = /: (\d+) facts .*swapped in ([\d.]+) ms/.exec(stdout) ?? [];
  if (facts === undefined) throw new Error(`Unexpected output of the rebuild: ${stdout}`);
  return { seconds: (performance.now() - begin) / 1000, facts: Number(facts), swapMs: Number(swapMs) };
}

const hashOfRows = async (url: string): Promise<string> => {
  const { hash } = await queryOne<{ hash: string }>(url, `SELECT md5(string_agg(o::text, '' ORDER BY id)) AS hash FROM rm.order_list o`);
  return hash;
};

async function settled(server: Server, url: string): Promise<void> {
  const until = performance.now() + SETTLES_WITHIN_MS;
  for (;;) {
    const { behind } = await queryOne<{ behind: boolean | null }>(
      server.adminUrl(url),
      `SELECT (SELECT max(position) FROM es.event WHERE stream LIKE 'order-%') > (SELECT replace(position, 'start', '0')::bigint
         FROM subscription.checkpoint WHERE subscription = 'projection/${PROJECTION}' AND build = 'live') AS behind`,
    );
    if (behind === false) return;
    if (performance.now() > until) throw new Error('The projection does not catch up');
    await sleep(100);
  }
}

const measure = (server: Server, facts: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const url = await server.newDatabase('rebuild');
    const env = await productEnv(url, server.dataDir);
    await migrateProduct(env);
    const writer = await group.role<ProductRole>('roles/product.role.ts', env);
    const orderIds = await writer.call('seedOrders', facts / FACTS_PER_ORDER, FACTS_PER_ORDER);
    await writer.stop();
    say(`${facts} facts of ${facts / FACTS_PER_ORDER} orders are there`);
    await group.add(startWorker({ ...env, METRICS_PORT: String(Number(env['METRICS_PORT']) + 1) }));
    await settled(server, url);
    await group.add(startApi(env));
    const operator = await group.role<OperatorRole>('roles/operator.role.ts');
    const desk = { url: `http://127.0.0.1:${env['PORT']}`, email: env['ADMIN_EMAIL']!, password: env['ADMIN_PASSWORD']!, orderIds };
    await operator.call('begin', desk, COMMANDS_PER_SECOND);
    await sleep(BEFORE_AND_AFTER_MS);
    const before = await operator.call('take');
    say(`before: ${before.requests} commands, p99 ${before.p99.toFixed(1)} ms`);
    const busy = await rebuild(env);
    const during = await operator.call('take');
    say(
      `rebuilt ${busy.facts} facts in ${busy.seconds.toFixed(1)} s, swapped in ${busy.swapMs} ms; ${during.requests} commands, p99 ${during.p99.toFixed(1)} ms`,
    );
    await sleep(BEFORE_AND_AFTER_MS);
    const after = await operator.call('end');
    await settled(server, url);
    const live = await hashOfRows(url);
    const idle = await rebuild(env);
    const failures = [before, during, after].flatMap((part) => part.failures);
    const [firstFailure] = failures;
    return {
      medians: {
        rebuildFacts: busy.facts,
        rebuildFactsPerSecond: busy.facts / busy.seconds,
        rebuildQuietFactsPerSecond: idle.facts / idle.seconds,
        swapMs: busy.swapMs,
        commands: before.requests + during.requests + after.requests,
        commandP50BeforeMs: before.p50,
        commandP99BeforeMs: before.p99,
        commandP50DuringMs: during.p50,
        commandP99DuringMs: during.p99,
      },
      ratios: { failedRequests: failures.length, hashesDiffer: (await hashOfRows(url)) === live ? 0 : 1 },
      notes: firstFailure === undefined ? {} : { 'first failure': firstFailure },
    };
  });

export const bench: Bench = {
  about: 'a read model is rebuilt while operators work',
  figures: [
    { key: 'failedRequests', about: `of ${COMMANDS_PER_SECOND} commands a second, each answered from the read model`, goal: { atMost: 0 } },
    { key: 'hashesDiffer', about: 'rows kept live after the rebuild against rows built from the first fact', goal: { atMost: 0 } },
  ],
  numbers: { facts: { about: 'facts to rebuild from', standard: 1_000_000, quick: 5_000 } },
  parts: [],
  run: (server, options) => measure(server, numberOf(options, 'facts')),
};
