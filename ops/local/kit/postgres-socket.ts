import { join } from 'node:path';

/** What the address of a Unix socket may take on macOS; Linux has four more. */
const MAX_PATH_BYTES = 103;

/** The port only names the file. */
export const socketPath = (directory: string, port: number): string => join(directory, `.s.PGSQL.${port}`);

export const hasRoomForSocket = (directory: string, port: number): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(socketPath(directory, port)) <= MAX_PATH_BYTES;

/** In the place of the host of a connection URL, as libpq and node-postgres read it. */
export const socketHost = (directory: string, port: number): string => `${encodeURIComponent(directory)}:${port}`;

/** `unix_socket_directories` is a list. */
export const socketSetting = (directory: string): string => `"${directory.replaceAll('"', '""')}"`;
