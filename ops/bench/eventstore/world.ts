import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../local/kit/free-port.ts';
import type { Environment } from '../../run/launcher/environment.ts';
import { withAllLogins } from '../../run/launcher/postgres/logins.ts';
import { query, type Server } from '../kit/database.ts';
import { say } from '../kit/progress.ts';
import { migrateProduct, productEnv } from '../product/product-env.ts';

const STREAMS = 1_000;

export type World = {
  /** Of the command. */
  readonly env: Environment;
  readonly databaseUrl: string;
  /** Of the stand-in, a process of its own. */
  readonly url: string;
};

/** A product's database with so many facts of 200 bytes, and an empty stand-in. */
export async function withWorld<T>(server: Server, name: string, facts: number, work: (world: World) => Promise<T>): Promise<T> {
  const env = withAllLogins(await productEnv(await server.newDatabase(name), server.dataDir));
  await migrateProduct(env);
  const { DATABASE_URL: databaseUrl } = env;
  assert(databaseUrl);
  say(`writes ${facts} facts`);
  for (let revision = 0; revision < facts / STREAMS; revision += 1) await query(databaseUrl, appendToEach(revision));
  const port = await freePort();
  const standIn = spawn(process.execPath, [fileURLToPath(new URL('../../testing/eventstore/main.ts', import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'test', EVENTSTORE_STANDIN_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(standIn.stdout, 'data');
    return await work({ env, databaseUrl, url: `esdb://127.0.0.1:${port}?tls=false` });
  } finally {
    standIn.kill();
  }
}

/** One fact to each of the streams. */
const appendToEach = (revision: number): string => `
  SELECT count(*) FROM (
    SELECT array_agg('copied-' || n ORDER BY n) AS streams, array_agg(${revision - 1}::bigint) AS expected, array_agg(1) AS counts,
           array_agg(gen_random_uuid()) AS ids, array_agg('Copied'::text) AS types,
           array_agg('{"n":' || n || ',"text":"${'x'.repeat(180)}"}' ORDER BY n) AS data,
           array_agg('{"actor":"system:bench"}'::text) AS metadata, array_agg(NULL::bytea) AS sealed, array_agg(300) AS sizes
      FROM generate_series(1, ${STREAMS}) n) given,
    LATERAL es.append_many(streams, expected, counts, ids, types, data, metadata, sealed, sizes)`;
