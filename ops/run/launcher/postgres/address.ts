import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../../local/kit/free-port.ts';
import { hasRoomForSocket, socketHost, socketPath, socketSetting } from '../../../local/kit/postgres-socket.ts';

export type Address = {
  /** As in a connection URL, with the port. */
  readonly host: string;
  /** What the server must be told. */
  readonly settings: Readonly<Record<string, string>>;
};

export const SOCKET_PORT = 5432;

/** False in some directories that are shared with another system. */
const canListen = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(path, () => server.close(() => resolve(true)));
  });

/** A lock of a server that was killed names a process that may be another one by now, which PostgreSQL would take for that server. */
const removeLeftovers = (socket: string): void => [socket, `${socket}.lock`].forEach((path) => rmSync(path, { force: true }));

const onSocket = async (directory: string): Promise<Address | undefined> => {
  if (!hasRoomForSocket(directory, SOCKET_PORT)) return undefined;
  const path = socketPath(directory, SOCKET_PORT);
  removeLeftovers(path);
  if (!(await canListen(path))) return undefined;
  const settings = { listen_addresses: '', unix_socket_directories: socketSetting(directory), unix_socket_permissions: '0700' };
  return { host: socketHost(directory, SOCKET_PORT), settings: { ...settings, port: String(SOCKET_PORT) } };
};

/** The port of the last run when free, so that an address in a database tool keeps working. */
const rememberedPort = async (path: string): Promise<number> => {
  const last = existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : 0;
  const port = await freePort(last || undefined);
  writeFileSync(path, String(port));
  return port;
};

const onLoopback = (port: number): Address => ({
  host: `127.0.0.1:${port}`,
  settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
});

/**
 * Of a server that does not run: a socket in its own directory, where only its account may go. A port of this machine where the path is too
 * long for a socket, or the place holds none.
 */
export const addressOf = async (directory: string, dataDir: string): Promise<Address> =>
  (await onSocket(directory)) ?? onLoopback(await rememberedPort(join(dataDir, 'postgres.port')));
