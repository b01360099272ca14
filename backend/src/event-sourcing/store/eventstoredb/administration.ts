import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../event-store.ts';
import { accessLists } from './access-lists.ts';
import { parseConnectionUrl } from './connection-url.ts';
import type { Login } from './connection-url.ts';
import type { RawEvent } from './event-codec.ts';
import { Gateway } from './eventstoredb-gateway.ts';
import { Failure, toReadError } from './failures.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import { retry } from './retrying.ts';

const CALL_MS = 5_000;
const WITHIN_MS = 15_000;

export type Logins = { readonly app: Login; readonly auditor: Login };

/** With an administrator's URL: the logins of app and auditors, and what they may do. Safe to repeat; writes only what differs. Throws AccessDenied, StoreUnavailable. */
export async function setUpAccess(adminUrl: string, { app, auditor }: Logins): Promise<void> {
  const lists = accessLists({ app: app.username, auditor: auditor.username });
  await asking(adminUrl, async (ask) => {
    for (const login of [app, auditor]) await ask((server) => createOrKeep(server, login));
    await ask(writing('$settings', 'update-default-acl', lists.settings));
    await ask(writing('$$$all', '$metadata', lists.everything));
  });
}

/** A name that nobody has, and a revision that no stream comes to: the server looks at the right first, and then refuses to do it. */
const NOBODYS = 'willow-rights';
const NEVER = Number.MAX_SAFE_INTEGER;

/** What the login may do that nobody but administrators should; `append` is asked of auditors. Nothing is changed by asking. Throws AccessDenied, StoreUnavailable. */
export async function excessRights(url: string, { append }: { readonly append: 'wanted' | 'unwanted' }): Promise<readonly string[]> {
  return asking(url, async (ask) => {
    const groups = await ask((server) => orNone(server.ownGroups(), 'not-found'));
    const probes: readonly (readonly [string, (server: Gateway) => Promise<unknown>])[] = [
      ['may write metadata of streams', appending(`$$${NOBODYS}`)],
      ['may delete streams', (server) => server.tombstone(NOBODYS, NEVER)],
      ["may change the server's settings", appending('$settings')],
      ...(append === 'unwanted' ? [['may append', appending(NOBODYS)] as const] : []),
    ];
    const found = (groups ?? []).map((group) => `is in the group ${group}`);
    for (const [words, probe] of probes) if (await ask((server) => isAllowed(probe(server)))) found.push(words);
    return found;
  });
}

type Ask = <T>(work: (server: Gateway) => Promise<T>) => Promise<T>;

/** Tries again while the server is away or looks for its leader. */
async function asking<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const connection = parseConnectionUrl(url);
  const client = new ReconnectingClient(() => new Gateway(connection, { requiresLeader: true }));
  try {
    return await work((call) =>
      retry((leftMs) => client.call(call, Math.min(leftMs, CALL_MS)), { timeoutMs: WITHIN_MS, signal: client.closing }),
    );
  } catch (error) {
    throw toReadError(error);
  } finally {
    await client.close();
  }
}

async function createOrKeep(server: Gateway, login: Login): Promise<void> {
  const created = await orNone(
    server.createUser(login).then(() => true),
    'conflict',
  );
  if (!created) await server.resetPassword(login);
}

/** One event with the whole of it, unless the last one says the same. */
function writing(stream: string, type: string, data: JsonObject): (server: Gateway) => Promise<void> {
  const event = { id: randomUUID(), type, data, metadata: {} };
  return async (server) => {
    const last = await orNone(lastOf(server, stream), 'not-found');
    if (last?.type === type && isDeepStrictEqual(last.data, data)) return;
    await server.append(stream, last?.revision ?? -1, [event]);
  };
}

async function lastOf(server: Gateway, stream: string): Promise<RawEvent | null> {
  const listening = { signal: new AbortController().signal, idleTimeoutMs: CALL_MS };
  for await (const event of server.readStream(stream, 'end', { backwards: true, maxCount: 1 }, listening)) return event;
  return null;
}

const appending = (stream: string) => (server: Gateway) =>
  server.append(stream, NEVER, [{ id: randomUUID(), type: 'asked', data: {}, metadata: {} }]);

async function isAllowed(probe: Promise<unknown>): Promise<boolean> {
  const failure = await probe.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure === null || (failure instanceof Failure && ['conflict', 'deleted'].includes(failure.kind))) return true;
  if (failure instanceof Failure && failure.kind === 'denied') return false;
  throw failure;
}

async function orNone<T>(work: Promise<T>, none: Failure['kind']): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Failure && error.kind === none) return null;
    throw error;
  });
}
