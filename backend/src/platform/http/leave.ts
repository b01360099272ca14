import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a proxy of ours keeps a connection that nobody uses (`keepalive` in ops/docker/Caddyfile). */
export const LEAVE_MS = 4_000;

/**
 * Before a server behind a proxy closes: it answers everybody as before, and each answer ends its connection. When the time is over the proxy
 * has no connection left here, so that closing resets none with a request on it, and what it cannot connect to it asks another server for.
 */
export async function leave(server: Server, ms = LEAVE_MS): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  await sleep(ms);
}
