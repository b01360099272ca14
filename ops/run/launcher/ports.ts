import { createServer } from 'node:net';
import { hasCode } from './error-code.ts';
import { waitUntil } from './processes.ts';

const listens = (port: number, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen({ port, ...(host ? { host } : {}), exclusive: true }, () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
      });
  });

export const isFree = async (port: number): Promise<boolean> => {
  for (const host of ['127.0.0.1', undefined]) {
    try {
      await listens(port, host);
    } catch (error) {
      if (hasCode(error, 'EADDRINUSE')) return false;
      throw error;
    }
  }
  return true;
};

export const freePort = async (wanted?: number): Promise<number> => (wanted && (await isFree(wanted)) ? wanted : listens(0, '127.0.0.1'));

type NeededPort = { readonly port: number; readonly what: string; readonly variable: string };

/** What a program of an earlier run may take to stop once its launcher is gone, and a little more. */
const LEFTOVERS_STOP_WITHIN_MS = 12_000;

/** Waits for programs that are still stopping; throws with the way out when a port stays taken. */
export const requirePorts = async (needed: readonly NeededPort[], timeoutMs = LEFTOVERS_STOP_WITHIN_MS): Promise<void> => {
  const free = await Promise.all(needed.map(({ port }) => waitUntil(() => isFree(port), timeoutMs, 200)));
  const taken = needed.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const lines = taken.map(
    ({ port, what, variable }) =>
      `Port ${port} (${what}) is taken. Stop what uses it, or choose another: ${variable}=${port + 1} npm start`,
  );
  throw new Error(lines.join('\n'));
};
