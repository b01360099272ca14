import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../run/launcher/environment.ts';
import { HEAP_FLAGS } from '../run/launcher/node-part.ts';
import { withAllLogins } from '../run/launcher/postgres/logins.ts';
import { numberOf } from './kit/arguments.ts';
import type { Bench, Measured } from './kit/bench.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { queryOne, type Server } from './kit/database.ts';
import { say } from './kit/progress.ts';
import { appUrlOf, BACKEND, migrateProduct, productEnv } from './product/product-env.ts';
import type { ProductRole } from './roles/product.role.ts';

const FACTS_EACH = 10;
const MINUTE = 1_000;

type Ran = { readonly seconds: number; readonly highestMb: number; readonly said: string };

/** As an operator runs it: a process of its own, with the flags of `npm run willow`. */
async function willow(env: Environment, ...args: string[]): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, [...HEAP_FLAGS, join(BACKEND, 'cli.main.js'), ...args], {
    env: { ...withAllLogins(env) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let highestMb = 0;
  const watch = setInterval(() => {
    highestMb = Math.max(highestMb, memoryMb(child.pid));
  }, 250);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const said = await text(child.stdout);
  const [code] = await exited.finally(() => clearInterval(watch));
  if (code !== 0) throw new Error(`willow ${args[0]} ended with ${code}: ${said}`);
  return { seconds: (performance.now() - began) / 1_000, highestMb, said };
}

function memoryMb(pid = 0): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

const measure = (server: Server, facts: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const url = await server.newDatabase('backed-up');
    const folder = join(server.dataDir, 'kept');
    mkdirSync(folder);
    const plain = await productEnv(url, server.dataDir);
    await migrateProduct(plain);
    const { said } = await willow(plain, 'backup', 'keygen', '--out', join(folder, 'backup.key'));
    const env = { ...plain, BACKUP_URL: pathToFileURL(join(folder, 'backups')).href, BACKUP_RECIPIENT: /age1\w+/.exec(said)?.[0] ?? '' };
    const writer = await group.role<ProductRole>('roles/product.role.ts', env);
    await writer.call('seedOrders', facts / 2 / FACTS_EACH, FACTS_EACH);
    await writer.call('seedDetails', facts / 2 / FACTS_EACH, FACTS_EACH);
    say(`${facts} facts are there`);
    const whole = await willow(env, 'backup');
    say(whole.said.trim());
    await writer.call('appendNew', 16, MINUTE);
    const since = await willow(env, 'backup', '--since');
    await writer.stop();
    say(since.said.trim());
    const other = await server.newDatabase('restored');
    const restored = await willow(
      { ...env, DATABASE_URL: appUrlOf(other, server.dataDir) },
      'restore',
      '--by=Bench',
      '--reason=a bench',
      `--identity=${join(folder, 'backup.key')}`,
    );
    say(restored.said.trim());
    const HASH = `SELECT encode(hash, 'hex') AS hash FROM es.event ORDER BY position DESC LIMIT 1`;
    const [before, after] = [await queryOne<{ hash: string }>(url, HASH), await queryOne<{ hash: string }>(other, HASH)];
    return {
      medians: {
        backupSeconds: whole.seconds,
        backupHighestMb: whole.highestMb,
        sinceSeconds: since.seconds,
        restoreHighestMb: restored.highestMb,
      },
      ratios: { restoreSeconds: restored.seconds, hashesDiffer: before.hash === after.hash ? 0 : 1 },
    };
  });

export const bench: Bench = {
  about: 'a backup of everything, one of what came since, and both brought back into an empty database',
  figures: [
    { key: 'restoreSeconds', about: 'until api and worker may start: read models built, log and keys verified', goal: { atMost: 600 } },
    { key: 'hashesDiffer', about: 'the end of the chain that is back against the one that was', goal: { atMost: 0 } },
  ],
  numbers: { facts: { about: 'facts in the log', standard: 100_000, quick: 2_000 } },
  parts: [],
  run: (server, options) => measure(server, numberOf(options, 'facts')),
};
