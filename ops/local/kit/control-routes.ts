import { parseFault, type Faults } from './faults.ts';
import type { LocalRequest, LocalResponse } from './http-server.ts';
import { isRecord, json, readJson } from './responses.ts';

/**
 * Steers a running stand-in from another process: `GET /_local/health`, `POST /_local/fault`, `DELETE /_local/fault`.
 * Only JSON is taken, which a page of another origin cannot send without being asked first, and it is never allowed to.
 */
export function controlRoutes(faults: Faults): (request: LocalRequest) => LocalResponse | undefined {
  return (request) => {
    const { method, path } = request;
    if (path === '/_local/health' && method === 'GET') return json({ status: 'ok' });
    if (path !== '/_local/fault') return undefined;
    if (method === 'DELETE') {
      faults.set(null);
      return json({ faults: 0 });
    }
    const fault = parseFault(readControl(request));
    if (method !== 'POST' || !fault) return json({ error: 'Send one fault: {kind, times?, delayMs?, method?, path?}.' }, 400);
    faults.set(fault);
    return json({ faults: 1 });
  };
}

export function readControl(request: LocalRequest): Readonly<Record<string, unknown>> | undefined {
  if (!(request.headers['content-type'] ?? '').startsWith('application/json')) return undefined;
  const value = readJson(request);
  return isRecord(value) ? value : undefined;
}
