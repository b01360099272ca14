import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { hasCode } from '../../run/launcher/error-code.ts';

const listens = (port: number, host?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen({ port, ...(host ? { host } : {}), exclusive: true }, () => {
        server.close(() => resolve());
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

/** Below the ports that systems give to outgoing connections: one of those may take a port between its choice and its use. */
const [FIRST_PORT, LAST_PORT] = [15_000, 32_000];

/** The wanted port when it is free, else any. */
export const freePort = async (wanted?: number): Promise<number> => {
  let port = wanted ?? randomInt(FIRST_PORT, LAST_PORT);
  while (!(await isFree(port))) port = randomInt(FIRST_PORT, LAST_PORT);
  return port;
};
