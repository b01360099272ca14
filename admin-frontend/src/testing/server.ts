import { jest } from '@jest/globals';

type Answer = { readonly status?: number; readonly json?: unknown; readonly text?: string };
type Handler = Answer | ((call: ServerCall) => Answer | Promise<Answer>);
export type ServerCall = {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly init: RequestInit;
};

/** Stands in for the API: answers by `METHOD /path` and keeps every call it got. Ids in a path are written as they are. */
export class FakeServer {
  readonly calls: ServerCall[] = [];
  private readonly handlers = new Map<string, Handler>();

  /** Answers these calls from now on. */
  on(handlers: Readonly<Record<string, Handler>>): this {
    for (const [call, handler] of Object.entries(handlers)) this.handlers.set(call, handler);
    return this;
  }

  /** The calls of one kind, oldest first. */
  got(call: string): readonly ServerCall[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === call);
  }

  /** Puts the server in place of the network. */
  listen(): this {
    globalThis.fetch = jest.fn(async (input: unknown, init: RequestInit = {}) => this.answer(String(input), init));
    return this;
  }

  private async answer(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, 'http://localhost');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? 'GET', path: url.pathname, query: Object.fromEntries(url.searchParams), body, init };
    this.calls.push(call);
    const handler = this.handlers.get(`${call.method} ${call.path}`) ?? { status: 404, json: { message: 'Not found' } };
    return responseOf(typeof handler === 'function' ? await handler(call) : handler);
  }
}

function responseOf({ status = 200, json, text }: Answer): Response {
  const type = text === undefined ? 'application/json' : 'text/plain; charset=utf-8';
  return new Response(text ?? JSON.stringify(json), { status, headers: { 'Content-Type': type } });
}
