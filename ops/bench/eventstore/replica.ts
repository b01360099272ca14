import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../local/kit/free-port.ts';
import type { Environment } from '../../run/launcher/environment.ts';
import { loginUrl, withAllLogins } from '../../run/launcher/postgres/logins.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { say } from '../kit/progress.ts';
import { BACKEND, migrateProduct, productEnv } from '../product/product-env.ts';
import { startApi } from '../product/product-process.ts';
import { wizardAnswers } from '../product/sample-facts.ts';
import type { ProductRole } from '../roles/product.role.ts';
import { eventStoreServer } from './event-store-server.ts';
import type { EventStorePart } from './part.ts';
import { replicatedPostgres } from './replicated-postgres.ts';

const LANES = 16;
const ANSWERED_WITHIN_MS = 15_000;

/**
 * The history is in EventStoreDB, sessions and keys in a PostgreSQL with a synchronous replica. Customers save for the first time, which makes
 * the key of their will; the PostgreSQL burns when half of them have their answer; the replica is promoted.
 */
export const replica: EventStorePart = (server, { customers }) =>
  withProcessGroup(async (group) => {
    const { url: EVENTSTORE_URL } = await eventStoreServer(group);
    const postgres = await group.add(replicatedPostgres(join(server.dataDir, 'replicated')));
    const dataDir = join(server.dataDir, 'replicated/first');
    const env: Environment = { ...(await productEnv(postgres.url, dataDir)), EVENTSTORE_URL };
    await migrateProduct(env);
    const people = await group.role<ProductRole>('roles/product.role.ts', env);
    const tokens = await people.call('signIn', customers);
    await people.stop();
    const api = await group.add(startApi(env));
    const acknowledged = await saveUntilLost(apiOf(env), tokens, postgres.burn);
    await api.stop();

    const host = await postgres.promote();
    const afterwards = { ...env, DATABASE_URL: loginUrl(dataDir, 'app', host), PORT: String(await freePort()) };
    await group.add(startApi(afterwards));
    const lost = await lostOf(apiOf(afterwards), tokens, acknowledged);
    const withoutKey = factsWithoutKey(afterwards);
    const unsaved = tokens.length - 1;
    assert.equal(await save(apiOf(afterwards), tokens[unsaved], unsaved), 200, 'Nobody can save on the replica');
    return {
      medians: { replicaAcknowledged: acknowledged.length },
      ratios: { replicaLostSaves: lost, replicaFactsWithoutKey: withoutKey },
    };
  });

const apiOf = ({ PORT }: Environment): string => `http://127.0.0.1:${PORT}/api/will`;

const cookieOf = (token: string | undefined) => ({ cookie: `willow-session=${token ?? ''}` });

const save = async (api: string, token: string | undefined, round: number): Promise<number> => {
  const headers = { 'content-type': 'application/json', ...cookieOf(token) };
  const body = JSON.stringify({ step: 6, answers: wizardAnswers(round) });
  const answer = await fetch(api, { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
  await answer.text();
  return answer.status;
};

/** The numbers of those who were told that it is saved. Nobody goes on after the first who is not. */
async function saveUntilLost(api: string, tokens: readonly string[], burn: () => Promise<void>): Promise<readonly number[]> {
  const acknowledged: number[] = [];
  let next = 0;
  const fires: Promise<void>[] = [];
  let isOver = false;
  const lane = async (): Promise<void> => {
    while (!isOver && next < tokens.length) {
      const index = next++;
      const status = await save(api, tokens[index], index).catch(() => null);
      if (status === 200 || status === 201) acknowledged.push(index);
      else if (fires.length > 0) isOver = true;
      else throw new Error(`A save was answered ${status} before anything burnt`);
      if (acknowledged.length >= tokens.length / 2 && fires.length === 0) fires.push(burn());
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await Promise.all(fires);
  assert(isOver, 'Everybody had saved before the server was gone');
  say(`${acknowledged.length} of ${next} saves were acknowledged when PostgreSQL was gone`);
  return acknowledged;
}

/** Read as a customer does: by the session of then, opened with the key of then. */
async function lostOf(api: string, tokens: readonly string[], acknowledged: readonly number[]): Promise<number> {
  let lost = 0;
  for (const index of acknowledged) {
    const answer = await fetch(api, { headers: cookieOf(tokens[index]), signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
    const body = await answer.text();
    if (answer.status === 200 && body.includes(`"marketValue":${wizardAnswers(index).property?.marketValue}`)) continue;
    lost += 1;
    say(`save ${index} is lost: ${answer.status} ${body.slice(0, 200)}`);
  }
  return lost;
}

/** By the product's own doctor. */
function factsWithoutKey(env: Environment): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(BACKEND, 'cli.main.js'), 'doctor', 'keys'], {
    env: { ...process.env, ...withAllLogins(env) },
    encoding: 'utf8',
  });
  say(`${stdout}${stderr}`.trim());
  const missing = /^(\d+) sealed facts/m.exec(stdout)?.[1];
  assert(status === 0 || missing, 'The doctor did not say how many facts have no key');
  return Number(missing ?? 0);
}
