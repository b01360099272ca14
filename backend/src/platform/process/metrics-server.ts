import { createServer, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import type { Readiness } from './readiness.ts';

export type Serving = {
  readonly collect?: (registry: Registry) => void;
  /** For a process that serves nothing else. */
  readonly readiness?: () => Promise<Readiness>;
};

/** Prometheus gives up after ten seconds. */
const WAIT_MS = 5_000;

export async function serveMetrics(port: number, host: string, { collect, readiness }: Serving = {}): Promise<Server> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'willow_' });
  collect?.(registry);
  const server = createServer((request, response) => {
    if (!isOurs(request.headers.host, host)) return void response.writeHead(421).end();
    if (readiness && request.url?.startsWith('/health/')) return void answerHealth(request.url, readiness, response);
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void textOf(registry).then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}

/** What cannot be told in time is left out: while a part is down, the other figures are wanted most. Never fails. */
export async function textOf(registry: Registry): Promise<string> {
  const told = registry
    .getMetricsAsArray()
    .map(({ name }) => withTimeout(registry.getSingleMetricAsString(name), WAIT_MS, () => null).catch(() => null));
  return `${(await Promise.all(told)).filter((text) => text !== null).join('\n\n')}\n`;
}

async function answerHealth(url: string, readiness: () => Promise<Readiness>, response: ServerResponse): Promise<void> {
  const send = (status: number, body: object): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url === '/health/live') return send(200, { status: 'ok' });
  if (url !== '/health/ready') return send(404, {});
  try {
    const found = await readiness();
    return send(found.status === 'ok' ? 200 : 503, found);
  } catch {
    return send(503, { status: 'unavailable', down: ['process'] });
  }
}

/**
 * A web page can have a name of its own point to this machine and would then read the figures as its own. It cannot own an address, a name
 * without a dot, such as a container has, or the name that was configured.
 */
function isOurs(host: string | undefined, configured: string): boolean {
  const name = (host ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return name !== '' && (name === configured || isIP(name) > 0 || !name.includes('.'));
}
