import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

export const HOST = 'localhost';

export type Answer = { readonly status: number; readonly text: string };
/** `ended` is true when it ended as a stream ends, and false when it was cut off. */
export type Stream = { readonly heard: () => string; readonly ended: Promise<boolean> };

/** Uses the site over TLS, trusting the proxy's own authority, with cookies of its own. */
export class Caller {
  readonly #ca: string;
  readonly #cookies = new Map<string, string>();

  constructor(ca: string) {
    this.#ca = ca;
  }

  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const sent = body && JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const asked = this.#request(method, path, sent ? { 'content-type': 'application/json' } : {});
      asked.on('response', (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          this.#cookies.set(name, value);
        }
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', reject);
      });
      asked.on('error', reject).end(sent);
    });
  }

  /** What the server tells by and by. */
  async follow(path: string): Promise<Stream> {
    const asked = this.#request('GET', path).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`GET ${path} answered ${answer.statusCode}`);
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    return {
      heard: () => text,
      ended: finished(answer).then(
        () => true,
        () => false,
      ),
    };
  }

  #request(method: string, path: string, headers: Readonly<Record<string, string>> = {}): ClientRequest {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const accept = path.startsWith('/api') ? 'application/json' : 'text/html';
    const asked = request({ host: HOST, path, method, ca: this.#ca, timeout: 60_000, headers: { cookie, accept, ...headers } });
    return asked.on('timeout', () => asked.destroy(new Error('no answer')));
  }

  /** Throws when it is refused. */
  async done<T = unknown>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const { status, text } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : {}) as T;
  }

  /** As on another device, or after every session was ended. */
  forget(): void {
    this.#cookies.clear();
  }
}

/** Throws when it has not come within two minutes. */
export const patiently = async <T>(what: string, work: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const found = await work().catch(() => undefined);
    if (found !== undefined) return found;
    await sleep(1000);
  }
  throw new Error(`${what}: not within two minutes`);
};
