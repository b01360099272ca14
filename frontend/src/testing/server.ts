import { type Endpoint, pathOf, type ResponseOf } from '@willow/contracts/endpoint';
import { z } from '@willow/contracts/zod';

export type Received = { readonly call: string; readonly search: string; readonly body: unknown };
type Handler = (body: unknown) => Response | Promise<Response>;

const json = (status: number, body: unknown): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** Stands in for the API: what it answers must have the shape the contract promises, and it remembers what it was asked. */
export class FakeServer {
  readonly received: Received[] = [];
  readonly #handlers = new Map<string, Handler>();

  /** Answers a call with success. A function is asked anew every time, with the body that was sent. */
  on<E extends Endpoint>(
    endpoint: E,
    answer: ResponseOf<E> | ((body: never) => ResponseOf<E>),
    params?: Readonly<Record<string, string>>,
  ): this {
    const give = typeof answer === 'function' ? (answer as (body: unknown) => ResponseOf<E>) : () => answer;
    this.#handlers.set(`${endpoint.method} ${pathOf(endpoint, params)}`, (body) => {
      const response = give(body);
      z.parse(endpoint.response, response);
      return json(endpoint.status, response);
    });
    return this;
  }

  /** Answers a call with a failure; a message, or nothing. */
  fail(endpoint: Endpoint, status: number, message?: string, params?: Readonly<Record<string, string>>): this {
    this.#handlers.set(`${endpoint.method} ${pathOf(endpoint, params)}`, () =>
      json(status, message === undefined ? undefined : { message }),
    );
    return this;
  }

  /** Answers a call in a way of its own. */
  raw(endpoint: Endpoint, handler: Handler): this {
    this.#handlers.set(`${endpoint.method} ${pathOf(endpoint)}`, handler);
    return this;
  }

  /** Calls of one endpoint, in order. */
  calls(endpoint: Endpoint, params?: Readonly<Record<string, string>>): readonly Received[] {
    return this.received.filter(({ call }) => call === `${endpoint.method} ${pathOf(endpoint, params)}`);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input.toString(), 'http://localhost');
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    this.received.push({ call, search: url.search, body });
    const handler = this.#handlers.get(call);
    if (!handler) return json(404, { message: `Nothing here answers ${call}` });
    return handler(body);
  };
}
