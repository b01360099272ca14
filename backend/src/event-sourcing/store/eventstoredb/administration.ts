import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '../event-store.ts';
import { accessLists } from './access-lists.ts';
import { asking, CALL_MS, orNone } from './asking.ts';
import type { Ask } from './asking.ts';
import type { Login } from './connection-url.ts';
import type { RawEvent } from './event-codec.ts';
import type { Gateway } from './eventstoredb-gateway.ts';
import { Failure } from './failures.ts';

export type Logins = { readonly app: Login; readonly auditor: Login };
export type LoginDone = 'made' | 'kept' | 'given another password';
export type ListDone = 'written' | 'kept';
/** What was done: to the logins, to the access lists of streams, and to the list of who may read everything. */
export type AccessDone = {
  readonly app: LoginDone;
  readonly auditor: LoginDone;
  readonly streams: ListDone;
  readonly everything: ListDone;
};

/** With an administrator's URL: the logins of app and auditors, and what they may do. Safe to repeat; writes only what differs. Throws AccessDenied, StoreUnavailable. */
export async function setUpAccess(adminUrl: string, { app, auditor }: Logins): Promise<AccessDone> {
  const lists = accessLists({ app: app.username, auditor: auditor.username });
  return asking(adminUrl, async (ask) => ({
    app: await ask((server) => createOrKeep(server, app)),
    auditor: await ask((server) => createOrKeep(server, auditor)),
    streams: await ask(writing('$settings', 'update-default-acl', lists.settings)),
    everything: await ask(writing('$$$all', '$metadata', lists.everything)),
  }));
}

/** A name that nobody has, and a revision that no stream comes to: the server looks at the right first, and then refuses to do it. */
const NOBODYS = 'willow-rights';
const NEVER = Number.MAX_SAFE_INTEGER;

/** What the login may do that nobody but administrators should; `append` is asked of auditors. Nothing is changed by asking. Throws AccessDenied, StoreUnavailable. */
export async function excessRights(
  url: string,
  { append, signal }: { readonly append: 'wanted' | 'unwanted'; readonly signal?: AbortSignal },
): Promise<readonly string[]> {
  const work = async (ask: Ask): Promise<readonly string[]> => {
    const groups = await ask((server) => orNone(server.groupsOf(), 'not-found'));
    const probes: readonly (readonly [string, (server: Gateway) => Promise<unknown>])[] = [
      ['may write metadata of streams', appending(`$$${NOBODYS}`)],
      ['may delete streams', (server) => server.tombstone(NOBODYS, NEVER)],
      ["may change the server's settings", appending('$settings')],
      ...(append === 'unwanted' ? [['may append', appending(NOBODYS)] as const] : []),
    ];
    const found = (groups ?? []).map((group) => `is in the group ${group}`);
    for (const [words, probe] of probes) if (await ask((server) => isAllowed(probe(server)))) found.push(words);
    return found;
  };
  return asking(url, work, { signal });
}

async function createOrKeep(server: Gateway, login: Login): Promise<LoginDone> {
  const known = await orNone(server.groupsOf(login.username), 'not-found');
  const fits = await orNone(
    server.createUser(login).then(() => true),
    'conflict',
  );
  if (fits) return known ? 'kept' : 'made';
  await server.resetPassword(login);
  return 'given another password';
}

/** One event with the whole of it, unless the last one says the same. */
export function writing(stream: string, type: string, data: JsonObject): (server: Gateway) => Promise<ListDone> {
  const event = { id: randomUUID(), type, data: JSON.stringify(data), metadata: '{}' };
  return async (server) => {
    const last = await orNone(lastOf(server, stream), 'not-found');
    if (last?.type === type && isDeepStrictEqual(last.data, data)) return 'kept';
    await server.append(stream, last?.revision ?? -1, [event]);
    return 'written';
  };
}

export async function lastOf(server: Gateway, stream: string): Promise<RawEvent | null> {
  const listening = { signal: new AbortController().signal, idleTimeoutMs: CALL_MS };
  for await (const [event] of server.readStream(stream, 'end', { backwards: true, maxCount: 1 }, listening)) return event ?? null;
  return null;
}

const appending = (stream: string) => (server: Gateway) =>
  server.append(stream, NEVER, [{ id: randomUUID(), type: 'asked', data: '{}', metadata: '{}' }]);

async function isAllowed(probe: Promise<unknown>): Promise<boolean> {
  const failure = await probe.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure === null || (failure instanceof Failure && ['conflict', 'deleted'].includes(failure.kind))) return true;
  if (failure instanceof Failure && failure.kind === 'denied') return false;
  throw failure;
}
