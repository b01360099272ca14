import { parseConnectionUrl } from './connection-url.ts';
import { Gateway } from './eventstoredb-gateway.ts';
import { Failure, toReadError } from './failures.ts';
import { ReconnectingClient } from './reconnecting-client.ts';
import { retry } from './retrying.ts';

export const CALL_MS = 5_000;
const WITHIN_MS = 15_000;

export type Ask = <T>(work: (server: Gateway) => Promise<T>) => Promise<T>;
/** `ofNode`: of the node that the URL names, whether it leads or not. */
type AskingOptions = { readonly ofNode?: boolean; readonly signal?: AbortSignal | undefined };

/** Tries again while the server is away or looks for its leader. Throws AccessDenied, StoreUnavailable. */
export async function asking<T>(url: string, work: (ask: Ask) => Promise<T>, { ofNode = false, signal }: AskingOptions = {}): Promise<T> {
  const connection = parseConnectionUrl(url);
  const client = new ReconnectingClient(() => new Gateway(connection, { requiresLeader: !ofNode }));
  const stop = (): void => void client.close();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await work((call) =>
      retry((leftMs) => client.call(call, Math.min(leftMs, CALL_MS)), { timeoutMs: WITHIN_MS, signal: client.closing }),
    );
  } catch (error) {
    throw toReadError(error);
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.close();
  }
}

export async function orNone<T>(work: Promise<T>, none: Failure['kind']): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Failure && error.kind === none) return null;
    throw error;
  });
}
