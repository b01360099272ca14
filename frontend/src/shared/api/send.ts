import { type Endpoint, pathOf } from '@willow/contracts/endpoint';
import { ApiError, failureOf, unreachable } from './api-error.ts';

/** What a call needs from the world around it. */
export type Network = { readonly fetch: typeof fetch; readonly wait: (ms: number) => Promise<void> };

export const browserNetwork: Network = {
  fetch: (input, init) => window.fetch(input, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

export type Call = {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Longest wait before the one repetition of a read that met a server still catching up. */
const LONGEST_WAIT_MS = 5000;

/** Sends a call of the contract and gives the JSON of its success; throws an ApiError otherwise. */
export async function send(call: Call, network: Network = browserNetwork): Promise<unknown> {
  const first = await attempt(call, network);
  const response = isCatchingUp(call, first) ? await again(call, first, network) : first;
  if (!response.ok) throw new ApiError(await failureOf(response));
  return response.json();
}

async function attempt({ endpoint, params, query, body }: Call, network: Network): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  try {
    return await network.fetch(pathOf(endpoint, params) + search, {
      method: endpoint.method,
      credentials: 'include',
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch (error) {
    throw new ApiError(unreachable(error));
  }
}

/** A read that must see an earlier write is answered 503 with Retry-After while the tables catch up: asked once more, then believed. */
const isCatchingUp = ({ endpoint }: Call, response: Response): boolean =>
  endpoint.method === 'GET' && response.status === 503 && response.headers.has('Retry-After');

async function again(call: Call, first: Response, network: Network): Promise<Response> {
  const seconds = Number(first.headers.get('Retry-After'));
  await network.wait(Math.min((Number.isFinite(seconds) ? seconds : 1) * 1000, LONGEST_WAIT_MS));
  return attempt(call, network);
}
