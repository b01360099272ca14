import type { EventEmitter } from 'node:events';

/** An `error` event without a listener would end the process. The next use of the connection reports the failure. */
export function ignoreErrors<T extends EventEmitter>(connection: T): T {
  return connection.on('error', () => undefined);
}
