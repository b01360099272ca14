import * as contracts from '@willow/contracts';
import { type Endpoint, pathOf, type ResponseOf } from '@willow/contracts/endpoint';
import { z } from '@willow/contracts/zod';

export type Reply = {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  /** Of a text; plain when it is not said. */
  readonly type?: string;
  readonly version?: string;
  readonly total?: string;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
};
export type Received = {
  readonly call: string;
  readonly search: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly init: RequestInit;
};
type Handler = (received: Received) => Reply | Response | Promise<Reply | Response>;
type Params = Readonly<Record<string, string>>;

/** Stands in for the API: its successes must have the shape that the contract promises, and it remembers what it was asked. */
export class FakeServer {
  /** By the key of what changes something. A screen goes on asking after its test is over: that is no call of the test which runs by then. */
  static readonly #askedFirst = new Map<string, FakeServer>();

  readonly received: Received[] = [];
  readonly #handlers = new Map<string, Handler>();

  /** Answers a call with success. A function is asked anew every time, with the body that was sent. */
  on<E extends Endpoint>(endpoint: E, answer: ResponseOf<E> | ((body: never) => ResponseOf<E>), params?: Params): this {
    const give = typeof answer === 'function' ? (answer as (body: unknown) => ResponseOf<E>) : () => answer;
    return this.raw(endpoint, ({ body }) => ({ status: endpoint.status, json: give(body) }), params);
  }

  fail(endpoint: Endpoint, status: number, message?: string, params?: Params): this {
    return this.raw(endpoint, () => ({ status, ...(message !== undefined && { json: { message } }) }), params);
  }

  raw(endpoint: Endpoint, handler: Handler, params?: Params): this {
    this.#handlers.set(callOf(endpoint, params), handler);
    return this;
  }

  answer(handlers: Readonly<Record<string, Reply | Handler>>): this {
    for (const [call, handler] of Object.entries(handlers))
      this.#handlers.set(call, typeof handler === 'function' ? handler : () => handler);
    return this;
  }

  calls(asked: Endpoint | string, params?: Params): readonly Received[] {
    const wanted = typeof asked === 'string' ? asked : callOf(asked, params);
    return this.received.filter(({ call }) => call === wanted);
  }

  listen(): this {
    globalThis.fetch = this.fetch;
    return this;
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const key = new Headers(init.headers).get('idempotency-key');
    const first = key === null ? this : (FakeServer.#askedFirst.get(key) ?? this);
    if (first !== this) return first.fetch(input, init);
    if (key !== null) FakeServer.#askedFirst.set(key, this);
    const { pathname, search, searchParams } = new URL(input instanceof Request ? input.url : input.toString(), 'http://localhost');
    const call = `${init.method ?? 'GET'} ${pathname}`;
    const received = {
      call,
      search,
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      init,
    };
    this.received.push(received);
    const handler = this.#handlers.get(call);
    const reply = handler ? await handler(received) : { status: 404, json: { message: `Nothing here answers ${call}` } };
    if (reply instanceof Response) return reply;
    keepsContract(call, reply);
    return responseOf(reply);
  };
}

const callOf = (endpoint: Endpoint, params?: Params): string => `${endpoint.method} ${pathOf(endpoint, params)}`;

const endpoints = Object.values<unknown>({ ...contracts }).filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'response' in value,
);

function keepsContract(call: string, { status = 200, json, text }: Reply): void {
  if (status >= 300) return;
  const promised = endpoints.filter(({ method, path }) => new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`).test(call));
  const [endpoint] = promised.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);
  if (endpoint) z.parse(endpoint.response, text ?? json);
}

function responseOf({ status = 200, json, text, type = 'text/plain', version, total, after, before }: Reply): Response {
  return new Response(text ?? (json === undefined ? null : JSON.stringify(json)), {
    status,
    headers: {
      'Content-Type': text === undefined ? 'application/json' : `${type}; charset=utf-8`,
      ...(version !== undefined && { ETag: version }),
      ...(total !== undefined && { 'X-Total-Count': total }),
      ...(after !== undefined && { 'X-After': after }),
      ...(before !== undefined && { 'X-Before': before }),
    },
  });
}
