import { Agent, request } from 'undici';

export type Answer = {
  readonly status: number;
  readonly text: string;
  /** From when the request was due until its answer was there. */
  readonly ms: number;
  /** From when it was sent. */
  readonly answeredMs: number;
  readonly retryAfterSeconds: number | null;
};

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Body = { readonly json: object } | { readonly form: URLSearchParams };
export type Asking = {
  /** When it was to be sent: a late one has been waited for. */
  readonly dueAt?: number;
  /** What a provider of payments knows its caller by. */
  readonly bearer?: string;
  /** The same change with the same key is done once. */
  readonly key?: string;
};

/** A connection for each request under way, as so many browsers would have. */
export const newConnections = (): Agent => new Agent({ pipelining: 1, keepAliveTimeout: 10_000 });

/** A browser without a screen: an address on the internet, and cookies of its own. */
export class Visitor {
  readonly #origin: string;
  readonly #dispatcher: Agent;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, dispatcher: Agent, address: string) {
    this.#origin = origin;
    this.#dispatcher = dispatcher;
    this.#address = address;
  }

  async ask(method: Method, path: string, body?: Body, { dueAt = performance.now(), bearer, key }: Asking = {}): Promise<Answer> {
    const sentAt = performance.now();
    const answer = await request(`${this.#origin}${path}`, {
      method,
      dispatcher: this.#dispatcher,
      headers: {
        'x-forwarded-for': this.#address,
        ...this.#cookie(),
        ...typeOf(body),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: 'json' in body ? JSON.stringify(body.json) : String(body.form) }),
    });
    const text = await answer.body.text();
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(line);
    const now = performance.now();
    const wait = Number(answer.headers['retry-after'] ?? Number.NaN);
    return {
      status: answer.statusCode,
      text,
      ms: now - dueAt,
      answeredMs: now - sentAt,
      retryAfterSeconds: Number.isNaN(wait) ? null : wait,
    };
  }

  #cookie(): Record<string, string> {
    if (this.#cookies.size === 0) return {};
    return { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    this.#cookies.set(name, value.join('='));
  }
}

const typeOf = (body: Body | undefined): Record<string, string> =>
  body ? { 'content-type': 'json' in body ? 'application/json' : 'application/x-www-form-urlencoded' } : {};

/** Each customer comes from a network of their own, so that no limit of one network says how many customers there may be. */
export const addressOf = (customer: number): string => `10.${(customer >> 16) & 255}.${(customer >> 8) & 255}.${customer & 255}`;
