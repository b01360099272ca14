import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a proxy of ours keeps a connection that nobody uses (`keepalive` in ops/docker/Caddyfile). */
export const LEAVE_MS = 4_000;
const MAX_ANSWER_MS = 5_000;
export const MAX_LEAVE_MS = LEAVE_MS + MAX_ANSWER_MS;

/**
 * Before a server behind a proxy closes: it answers everybody as before, and each answer ends its connection. When the time is over the proxy
 * has no connection left here, so that none is reset with a request on it, and what it cannot connect to it asks another server for. Streams,
 * which never end by themselves, are ended then and not before: who comes again would find the same server. Resolves when nobody is connected
 * any more: only then may what answers need be closed.
 */
export async function leave(server: Server, endStreams: () => void, ms = LEAVE_MS): Promise<void> {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  await sleep(ms);
  // As a server of connections: one of HTTP would also cut those off that have just come and not asked yet.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  endStreams();
  const cutOff = setTimeout(() => server.closeAllConnections(), MAX_ANSWER_MS);
  await closed;
  clearTimeout(cutOff);
}
