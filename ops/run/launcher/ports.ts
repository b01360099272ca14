import { isFree } from '../../local/kit/free-port.ts';
import { waitUntil } from './processes.ts';

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
