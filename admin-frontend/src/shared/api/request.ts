import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type Endpoint, pathOf } from '@willow/contracts/endpoint';
import { type Failure, failureOf } from './failure.ts';

/** One call of the HTTP contract, with its values filled in. */
export type Call = {
  readonly endpoint: Endpoint;
  readonly params?: Readonly<Record<string, string>>;
  /** Values that are undefined are left out of the address. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
};

/** Sends a call with the session cookie and reads JSON or text. It never retries. */
export const request: BaseQueryFn<Call, unknown, Failure> = async (call, { signal }) => {
  try {
    const response = await fetch(addressOf(call), optionsOf(call, signal));
    const body = await response.text();
    if (!response.ok) return { error: failureOf(response, body) };
    return { data: isJson(response) ? JSON.parse(body) : body };
  } catch (error) {
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error) } };
  }
};

function addressOf({ endpoint, params = {}, query = {} }: Call): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(pairs).toString();
  return pathOf(endpoint, params) + (search && `?${search}`);
}

function optionsOf({ endpoint, body }: Call, signal: AbortSignal): RequestInit {
  const options: RequestInit = { method: endpoint.method, credentials: 'include', signal };
  if (body === undefined) return options;
  return { ...options, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

const isJson = (response: Response): boolean => response.headers.get('Content-Type')?.includes('json') ?? false;
